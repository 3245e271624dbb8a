"""Component files: TOML read once into frozen Structs, which owners of a box may replace.

A folder with the same layout, given with `--data DIR` or placed in the user's data folder,
overrides single files: DIR/cryptid/cards.toml replaces the built-in cards.

A table of one's own may have further replacements (`Replacing`), which count in the calls made for
it and nowhere else: other tables of the same process, in other threads too, are not touched.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from inspect import signature
from pathlib import Path
from threading import RLock
from typing import Any, Final, TypeVar, cast

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


class Replacing:
    """The text of component files that replace those in use, with all that was derived from them.

    What is derived lives as long as this object, that is, as long as a table uses it.
    """

    def __init__(self, files: Mapping[tuple[str, str], bytes]) -> None:
        self.files = dict(files)
        """By game and file name."""
        self.made: dict[tuple[object, ...], Any] = {}
        global _ever
        _ever = True

    def call(self, function: Callable[..., Any], *args: Any) -> Any:
        """The result of a function of these files, made once; later calls need no lock."""
        key = (function, *args)
        if key not in self.made:
            with _lock:
                if key not in self.made:
                    self.made[key] = function(*args)
        return self.made[key]


_ever = False
"""Whether this process has any: one that has none need not look, which takes as long as the rest
of `derived`."""
_replacing: ContextVar[Replacing | None] = ContextVar("replacing", default=None)


@contextmanager
def using(replacing: Replacing | None) -> Iterator[None]:
    """Use these replacements until the end, in this thread or task and in no other.

    A thread gets them from `asyncio.to_thread`, but neither from an executor nor from `Thread`.
    """
    token = _replacing.set(replacing)
    try:
        yield
    finally:
        _replacing.reset(token)


def inside(replacing: Replacing, function: Callable[..., T]) -> Callable[..., T]:
    """A function that runs with these replacements, whoever calls it."""
    put, back = _replacing.set, _replacing.reset

    @wraps(function)
    def called(*args: Any, **named: Any) -> T:
        token = put(replacing)
        try:
            return function(*args, **named)
        finally:
            back(token)

    return called


_decoded: dict[tuple[object, ...], Any] = {}
_lock = RLock()
"""Held while data is read or derived, so that all threads get the same objects."""


def read(game: str, name: str, type: type[T]) -> T:
    """Decode a component file, once; an error names the file and the field."""
    key, own = (game, name, type), _replacing.get()
    given = None if own is None else own.files.get((game, name))
    known = _decoded if own is None or given is None else own.made
    with _lock:
        if key not in known:
            try:
                raw = find(game, name).read_bytes() if given is None else given
                known[key] = decoding.from_toml(raw, type)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise bad(game, name, str(error)) from None
        return cast(T, known[key])


def lesson(game: str) -> Lesson:
    """The lesson beside a game's companion; no owner of a box replaces it."""
    path = _BUILT_IN / game / "companion" / "lessons.toml"
    try:
        return decoding.from_toml(path.read_bytes(), Lesson)
    except msgspec.DecodeError as error:
        raise BadInput("error-data", place=str(path), detail=str(error)) from None


_clear: list[Callable[[], None]] = []
_NOTHING: Final[Any] = object()


def derived(function: F) -> F:
    """Cache a function of component files until other files are used.

    Do not call such a function while a module is imported: another thread may hold the lock and
    wait for the module.
    """
    return cast(F, (_derived_from if signature(function).parameters else _derived)(function))


def _derived(function: Callable[[], Any]) -> Callable[[], Any]:
    """For a function without parameters, which rules call at every move: a few nanoseconds."""
    replacing, value = _replacing.get, _NOTHING

    @wraps(function)
    def remembering() -> Any:
        if value is not _NOTHING and (not _ever or replacing() is None):
            return value
        return find_out()

    def find_out() -> Any:
        nonlocal value
        if (own := replacing()) is not None:
            return own.call(function)
        with _lock:
            if value is _NOTHING:
                value = function()
            return value

    def clear() -> None:
        nonlocal value
        value = _NOTHING

    _clear.append(clear)
    return remembering


def _derived_from(function: Callable[..., Any]) -> Callable[..., Any]:
    replacing = _replacing.get
    made: dict[tuple[Any, ...], Any] = {}

    @cache  # implemented in C, and checked before the lock
    def built_in(*args: Any) -> Any:
        with _lock:
            if args not in made:
                made[args] = function(*args)
            return made[args]

    @wraps(function)
    def remembering(*args: Any) -> Any:
        own = replacing() if _ever else None
        return built_in(*args) if own is None else own.call(function, *args)

    _clear.extend((made.clear, built_in.cache_clear))
    return remembering


def bad(game: str, name: str, detail: str) -> BadInput:
    """The error for a file that decodes but makes no sense."""
    own = _replacing.get()
    replaced = own is not None and (game, name) in own.files
    return BadInput("error-data", place=name if replaced else str(find(game, name)), detail=detail)
