"""Component files: TOML read once into frozen Structs, which owners of a box may replace.

A folder with the same layout, given with `--data DIR` or placed in the user's data folder,
overrides single files: DIR/cryptid/cards.toml replaces the built-in cards.
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
from hedgerow.core.lessons import Lesson

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

VARIABLE = "HEDGEROW_DATA"
"""The environment variable behind `--data`, so that worker processes inherit it."""

_BUILT_IN = Path(__file__).parent


def user_folder() -> Path:
    """The folder of the user's own component files."""
    return user_data_path("hedgerow", appauthor=False, roaming=True) / "data"


def use_folder(folder: Path) -> None:
    """Prefer the files of this folder, in this process and in those it starts."""
    if not folder.is_dir():
        raise BadInput("error-data-folder", place=str(folder))
    os.environ[VARIABLE] = str(folder.resolve())
    forget()


def forget() -> None:
    """Drop cached data, because other files are in use now."""
    with _lock:
        _decoded.clear()
        for clear in _clear:
            clear()


def find(game: str, name: str) -> Path:
    """The file in use: from the given folder, else the user's folder, else the built-in one."""
    given = os.environ.get(VARIABLE)
    for folder in ([Path(given)] if given else []) + [user_folder()]:
        if (folder / game / name).is_file():
            return folder / game / name
    return _BUILT_IN / game / "data" / name


def replaced(game: str) -> str:
    """A digest of a game's replaced files, or "" if all are built in."""
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
"""Held while data is read or derived, so that all threads get the same objects."""


def read(game: str, name: str, type: type[T]) -> T:
    """Decode a component file, once; an error names the file and the field."""
    key = game, name, type
    with _lock:
        if key not in _decoded:
            path = find(game, name)
            try:
                _decoded[key] = decoding.from_toml(path.read_bytes(), type)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadInput("error-data", place=str(path), detail=str(error)) from None
        return cast(T, _decoded[key])


def lesson(game: str) -> Lesson:
    """The lesson beside a game's companion; no owner of a box replaces it."""
    path = _BUILT_IN / game / "companion" / "lessons.toml"
    try:
        return decoding.from_toml(path.read_bytes(), Lesson)
    except msgspec.DecodeError as error:
        raise BadInput("error-data", place=str(path), detail=str(error)) from None


_clear: list[Callable[[], None]] = []


def derived(function: F) -> F:
    """Cache a function of component files until other files are used.

    Do not call such a function while a module is imported: another thread may hold the lock and
    wait for the module.
    """
    made: dict[tuple[Any, ...], Any] = {}

    @cache  # implemented in C, and checked before the lock
    @wraps(function)
    def remembering(*args: Any) -> Any:
        with _lock:
            if args not in made:
                made[args] = function(*args)
            return made[args]

    _clear.extend((made.clear, remembering.cache_clear))
    return cast(F, remembering)


def bad(game: str, name: str, detail: str) -> BadInput:
    """The error for a file that decodes but makes no sense."""
    return BadInput("error-data", place=str(find(game, name)), detail=detail)
