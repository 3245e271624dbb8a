"""A finished game step by step: what lay on the table, what was said, and who knew what."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.event import Event
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat, parse_seat, seat_letter
from hedgerow.server.pages import aids, insight
from hedgerow.server.pages.insight import Knew, Stop, TurningPoint
from hedgerow.server.pages.notepad import Ground
from hedgerow.table import Table, replay

_KEPT: Final = 256
"""Positions, and charts, that are kept: somebody who drags the slider comes back to them."""


class Line(Struct, frozen=True):
    """One event in words: after which move, and which seat made that move."""

    ply: int
    seat: Seat
    text: Message


class ReplayPosition(Struct, frozen=True):
    """A position of a finished game; `view` is a spectator's where all eyes look."""

    game: str
    seats: int
    moves: int
    at: int
    eyes: str
    """A seat's letter, or "all"."""
    view: Any
    to_act: tuple[Seat, ...]
    events: tuple[Line, ...]
    """The story up to here, as these eyes saw it; all eyes see every part of it."""
    outcome: Outcome | None
    """How it ended, at the last move."""
    map: Ground | None = None
    knowledge: tuple[Knew, ...] = ()
    possible: tuple[int, ...] = ()
    """Where this seat could think the habitat to be; nothing for all eyes."""
    habitat: int | None = None
    """For all eyes, and for everybody in the end."""
    aids: Any = None
    """What a board of its own draws beside the View, made from that View alone."""


class ReplayChart(Struct, frozen=True):
    """The shape of a game: where the slider stops, and what the chart draws there."""

    game: str
    seats: int
    moves: int
    outcome: Outcome | None
    unit: Literal["turn", "move"]
    """What lies between two stops."""
    stops: tuple[Stop, ...]
    counts: tuple[tuple[int, ...], ...]
    """For each stop, hexes still possible for each seat; () for games without a chart."""
    points: tuple[TurningPoint, ...]


def replay_at(game: AnyGame, record: Record, at: int, eyes: str = "all") -> ReplayPosition:
    """The position after so many moves, through a seat's eyes or all of them."""
    seat = _finished(record, eyes)
    if not 0 <= at <= len(record.moves):
        raise BadInput("error-replay-at", at=str(at), last=len(record.moves))
    return _position(_Sealed(game, record), at, seat)


def replay_chart(game: AnyGame, record: Record) -> ReplayChart:
    """The whole game at a glance; takes up to a second, so run it outside an event loop."""
    _finished(record, "all")
    return _chart(_Sealed(game, record))


def _finished(record: Record, eyes: str) -> Seat | None:
    """The seat of these eyes, None for all. Only a finished game may be looked into."""
    if record.outcome is None:
        raise BadInput("error-replay-unfinished")
    if eyes.lower() == "all":
        return None
    letters = ", ".join(seat_letter(seat) for seat in range(record.seats))
    try:
        seat = parse_seat(eyes)
    except ValueError:
        seat = record.seats
    if seat >= record.seats:
        raise BadInput("error-replay-seat", seat=eyes, known=f"all, {letters}")
    return seat


class _Sealed:
    """A record that can be looked up by its digest."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game, self.record = game, record
        self.digest = record.sealed().digest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sealed) and other.digest == self.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@lru_cache(maxsize=_KEPT)
def _position(sealed: _Sealed, at: int, seat: Seat | None) -> ReplayPosition:
    game, record = sealed.game, sealed.record
    table = replay(game, record, to=at)
    view = table.view(seat)
    cryptid = game.id == "cryptid"
    shown = insight.position(table, seat) if cryptid else {"aids": aids(game, view)}
    return ReplayPosition(
        game=game.id,
        seats=record.seats,
        moves=len(record.moves),
        at=at,
        eyes="all" if seat is None else seat_letter(seat),
        view=view,
        to_act=table.to_act,
        events=_story(game, record, table, seat),
        outcome=table.outcome,
        **shown,
    )


def _story(
    game: AnyGame, record: Record, table: Table[Any, Any, Any, Any], seat: Seat | None
) -> tuple[Line, ...]:
    """Every event so far, in words that fit these eyes."""
    view = table.view(seat)
    return tuple(
        Line(ply, played.seat, game.words.event(view, event))
        for ply, played in enumerate(record.moves[: table.ply], start=1)
        for event in _told(table, seat, ply)
    )


def _told(table: Table[Any, Any, Any, Any], seat: Seat | None, ply: int) -> list[Event]:
    """The events of one move; for all eyes, with the secret part where there is one."""

    def own(eyes: Seat | None) -> list[Event]:
        return table.events(eyes, ply - 1, ply)

    if seat is not None:
        return own(seat)
    seen = [own(each) for each in range(table.seats)]
    return [
        next((told[at] for told in seen if told[at] != event), event)
        for at, event in enumerate(own(None))
    ]


@lru_cache(maxsize=_KEPT)
def _chart(sealed: _Sealed) -> ReplayChart:
    game, record = sealed.game, sealed.record
    shape: Callable[[AnyGame, Record], insight.Shape] = (
        insight.shape if game.id == "cryptid" else _plain
    )
    made = shape(game, record)
    return ReplayChart(
        game=game.id,
        seats=record.seats,
        moves=len(record.moves),
        outcome=record.outcome,
        unit="turn" if shape is insight.shape else "move",
        stops=made.stops,
        counts=made.counts,
        points=made.points,
    )


def _plain(game: AnyGame, record: Record) -> insight.Shape:
    """A stop after every move, for games whose turns nobody has described yet."""
    start = Stop(0, 0, None, Message("web-replay-stop-start"))
    stops = (
        Stop(at, at, played.seat, Message("web-replay-stop-move", {"move": at}))
        for at, played in enumerate(record.moves, start=1)
    )
    return insight.Shape((start, *stops), (), ())
