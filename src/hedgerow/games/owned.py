"""A game with an owner's printed components, beside the same game without them.

Rules, words and bots ask `datafiles` for components, not their caller. So a game that has a set of
its own is the same game with every function run inside that set; whoever calls plain functions of
a `Game` need not know. What plays a game without its functions, as bots do, runs in `Game.using`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache, partial
from typing import Any, Final

from msgspec import UnsetType

from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.own import Own, tidied, written
from hedgerow.core.rng import Rng
from hedgerow.games import datafiles
from hedgerow.games.datafiles import Replacing, inside

_KEPT: Final = 16
"""Sets that are kept for who asks next: a bot is asked about the same table again and again."""
_PLAIN: Final = (
    "setup",
    "decisions",
    "apply",
    "view",
    "determinize",
    "outcome",
    "parse",
    "refuse",
    "census",
    "round",
)
"""The functions of a game whose results hold nothing that looks at components later."""


def game_with(game: AnyGame, own: Own | UnsetType) -> AnyGame:
    """The game with these components; itself if there are none. BadInput names what is wrong."""
    given = tidied(own or {})
    if given == game.own:
        return game
    if game.own:
        raise BadInput("error-own-other", game=game.id)
    replacing = _sets()(_Asked(game, given))
    plain: dict[str, Any] = {name: inside(replacing, getattr(game, name)) for name in _PLAIN}
    return replace(
        game,
        **plain,
        words=_put(replacing, game.words),
        codec=_whose_result(replacing, game.codec),
        companion=lambda: _put(replacing, game.companion()),
        writer=game.writer and _whose_result(replacing, game.writer),
        own=given,
        using=partial(datafiles.using, replacing),
    )


class _Asked:
    """A game and a set, hashed by what is in the set, so that they can be a cache key."""

    def __init__(self, game: AnyGame, own: Own) -> None:
        self.game, self.own = game, own
        self._key = game.id, game.version, written(own)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)


@datafiles.derived
def _sets() -> Callable[[_Asked], Replacing]:
    return lru_cache(maxsize=_KEPT)(_replacing)


def _replacing(asked: _Asked) -> Replacing:
    """The component files of a set, once all of it has been checked."""
    game, files = asked.game, asked.game.companion().own
    made: dict[tuple[str, str], bytes] = {}
    for file, rows in asked.own.items():
        if file not in files:
            raise BadInput("error-own-file", game=game.id, file=file)
        page = files[file](rows)
        for row in page.rows:
            if row.mistake:
                raise BadInput("error-own-mistake", entry=row.id, detail=row.mistake)
        made[game.id, file] = page.text.encode()
    replacing = Replacing(made)
    with datafiles.using(replacing):  # what is wrong with the entries together
        for seats in game.seats:
            if seats not in game.info.missing_seats:
                game.setup(game.read_options({}, seats), seats, Rng(0))
    return replacing


def _put(replacing: Replacing, value: Any) -> Any:
    """A dataclass of functions, each run inside a set."""
    changed: dict[str, Any] = {}
    for field in fields(value):
        part = getattr(value, field.name)
        if is_dataclass(part):
            changed[field.name] = _put(replacing, part)
        elif callable(part):
            changed[field.name] = inside(replacing, part)
    return replace(value, **changed)


def _whose_result(replacing: Replacing, make: Callable[..., Any]) -> Callable[..., Any]:
    """A function that makes an object, whose methods look at components too."""
    return lambda *args: _Inside(replacing, inside(replacing, make)(*map(_bare, args)))


def _bare(value: Any) -> Any:
    return value._made if isinstance(value, _Inside) else value


class _Inside:
    """An object whose every method runs inside a set."""

    def __init__(self, replacing: Replacing, made: Any) -> None:
        self._replacing, self._made = replacing, made

    def __getattr__(self, name: str) -> Any:
        found = inside(self._replacing, getattr)(self._made, name)
        return inside(self._replacing, found) if callable(found) else found


__all__ = ["game_with"]
