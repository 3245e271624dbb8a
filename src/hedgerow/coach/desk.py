"""Runs the tools of any game's desk, for the command line and for the server."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from hedgerow.coach.records import replayed
from hedgerow.core import decoding
from hedgerow.core.companion import SEED, AnyTool
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat
from hedgerow.locale import Catalogue, Language

T = TypeVar("T")
Track: TypeAlias = Callable[[Sequence[Any]], Iterator[Any]]


class Clerk:
    """What a tool may ask of its runner."""

    def __init__(self, game: AnyGame, language: Language, track: Track = iter) -> None:
        self._game, self._track = game, track
        self.language = language

    def say(self, message: Message, /) -> str:
        return Catalogue(self.language).say(message)

    def track(self, work: Sequence[T], /) -> Iterator[T]:
        return self._track(work)

    def view(self, record: Record, place: str, ply: int | None, seat: Seat | None) -> Any:
        return replayed(self._game, record, place, ply).view(seat)


def tool_named(game: AnyGame, name: str) -> AnyTool:
    """The desk tool of that name; raises BadInput with the known names."""
    desk = game.companion().desk
    if name not in desk:
        known = ", ".join(desk) or "-"
        raise BadInput("error-desk-tool", game=game.id, tool=name[:40], known=known)
    return desk[name]


def read(tool: AnyTool, given: Any) -> Any:
    """The request decoded from these builtins; raises BadInput if they are invalid."""
    try:
        return decoding.convert(given, tool.request)
    except msgspec.ValidationError as error:
        raise BadInput("error-request", detail=str(error)[:300]) from None


def seeded(request: Any) -> Any:
    """The request with a random seed filled in if it has none, so that the tool itself is pure."""
    if getattr(request, SEED, 0) is None:
        return msgspec.structs.replace(request, **{SEED: secrets.randbits(63)})
    return request
