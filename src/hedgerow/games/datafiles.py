"""Component files: TOML read once into frozen Structs, each of which an owner may replace.

A folder of the same shape, given with `--data DIR` or dropped into the user's data folder, wins
file by file: DIR/cryptid/cards.toml stands in for the built-in cards.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar, cast

import msgspec
from platformdirs import user_data_path

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

VARIABLE = "HEDGEROW_DATA"
"""The environment variable behind `--data`, so that worker processes inherit it."""

_BUILT_IN = Path(__file__).parent


def user_folder() -> Path:
    """Where a person's own component files live."""
    return user_data_path("hedgerow", appauthor=False, roaming=True) / "data"


def use_folder(folder: Path) -> None:
    """Prefer the files of this folder, in this process and those it starts."""
    if not folder.is_dir():
        raise BadInput("error-data-folder", place=str(folder))
    os.environ[VARIABLE] = str(folder.resolve())
    forget()


def forget() -> None:
    """Drop what was read, because other files count now."""
    with _lock:
        _decoded.clear()
        for clear in _clear:
            clear()


def find(game: str, name: str) -> Path:
    """The file that counts: given folder, user's folder, built in."""
    given = os.environ.get(VARIABLE)
    for folder in ([Path(given)] if given else []) + [user_folder()]:
        if (folder / game / name).is_file():
            return folder / game / name
    return _BUILT_IN / game / "data" / name


def replaced(game: str) -> str:
    """A digest of the replaced files of a game, "" when all are built in."""
    digest = hashlib.sha256()
    found = False
    for built_in in sorted((_BUILT_IN / game / "data").glob("*.toml")):
        path = find(game, built_in.name)
        if path != built_in:
            digest.update(built_in.name.encode() + b"\0" + path.read_bytes())
            found = True
    return digest.hexdigest()[:16] if found else ""


_decoded: dict[tuple[str, str, type[Any]], Any] = {}
_lock = RLock()
"""Held while a file is read or something is derived from one: two threads get the same objects."""


def read(game: str, name: str, type: type[T]) -> T:
    """Decode a component file, once; a mistake is named with file and field."""
    key = game, name, type
    with _lock:
        if key not in _decoded:
            path = find(game, name)
            try:
                _decoded[key] = decoding.from_toml(path.read_bytes(), type)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadInput("error-data", place=str(path), detail=str(error)) from None
        return cast(T, _decoded[key])


_clear: list[Callable[[], None]] = []


def derived(function: F) -> F:
    """Remember what a function makes of component files, until other files are used.

    Do not call one while a module is imported: another thread may hold the lock and wait for the
    module.
    """
    made: dict[tuple[Any, ...], Any] = {}

    @cache  # in C, in front of the lock
    @wraps(function)
    def remembering(*args: Any) -> Any:
        with _lock:
            if args not in made:
                made[args] = function(*args)
            return made[args]

    _clear.extend((made.clear, remembering.cache_clear))
    return cast(F, remembering)


def bad(game: str, name: str, detail: str) -> BadInput:
    """An error in a file that decodes but makes no sense."""
    return BadInput("error-data", place=str(find(game, name)), detail=detail)
