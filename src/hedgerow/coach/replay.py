"""A finished game step by step: the position, the story, and what each seat knew."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct

from hedgerow.coach.records import eyes_named
from hedgerow.core.companion import Chart, Insight, Stage, Turn, TurningPoint
from hedgerow.core.errors import BadInput
from hedgerow.core.event import Event
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat, SeatName, seat_letter
from hedgerow.games.owned import game_with
from hedgerow.table import AnyTable, replay

_KEPT: Final = 256
"""The number of positions, and of charts, that are cached while somebody drags the slider."""


class ReplayLine(Struct, frozen=True):
    """One event: the number of its move, who made it in which round, what happened, in words."""

    revision: int
    seat: Seat
    round: int
    event: Any
    text: Message


class ReplayStory(Struct, frozen=True):
    """Everything that happened in a finished game, as `eyes` saw it; "all" sees every part."""

    game: str
    eyes: str
    lines: tuple[ReplayLine, ...]


class ReplayPosition(Struct, frozen=True):
    """A position of a finished game; `view` is the spectator's when `eyes` is "all"."""

    game: str
    seats: int
    moves: int
    at: int
    eyes: str
    """A seat's letter, or "all"."""
    view: Any
    to_act: tuple[Seat, ...]
    outcome: Outcome | None
    """The outcome, at the last move only."""
    aids: Any = None
    """What a board draws in addition to the View, computed from that View alone."""
    insight: Any = None
    """What the game's insight adds, from the Views of all seats."""


class Stop(Struct, frozen=True):
    """A stop of the slider: after `at` moves, at the end of a seat's turn."""

    at: int
    turn: int
    """0 before the first turn."""
    seat: Seat | None
    label: Message


class ReplayChart(Struct, frozen=True):
    """The stops of the slider and what the chart shows at each."""

    game: str
    seats: int
    moves: int
    outcome: Outcome | None
    unit: Literal["turn", "move"]
    """What lies between two stops."""
    title: Message | None
    """What the chart shows; None for games without a chart."""
    note: Message | None
    logarithmic: bool
    stops: tuple[Stop, ...]
    values: tuple[tuple[float, ...], ...]
    """For each stop a number for each seat; () where there is no chart."""
    points: tuple[TurningPoint, ...]


def replay_at(game: AnyGame, record: Record, at: int, eyes: str = "all") -> ReplayPosition:
    """The position after `at` moves, as a seat or everybody ("all") saw it."""
    seat = _finished(record, eyes)
    if not 0 <= at <= len(record.moves):
        raise BadInput("error-replay-at", at=str(at), last=len(record.moves))
    return _position(_Sealed(game, record), at, seat)


def replay_chart(game: AnyGame, record: Record) -> ReplayChart:
    """The chart of a whole game; takes up to a second, so run it outside the event loop."""
    _finished(record, "all")
    return _chart(_Sealed(game, record))


def replay_story(game: AnyGame, record: Record, eyes: str = "all") -> ReplayStory:
    """The whole story at once: it is long, and the same at every position."""
    return _story(_Sealed(game, record), _finished(record, eyes))


def _finished(record: Record, eyes: str) -> Seat | None:
    """The seat that `eyes` names, None for all; only a finished game may be replayed."""
    if record.outcome is None:
        raise BadInput("error-replay-unfinished")
    return eyes_named(eyes, record.seats)


class _Sealed:
    """A record hashed by its digest, so that it can be a cache key."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game, self.record = game_with(game, record.own), record
        self.digest = record.sealed().digest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sealed) and other.digest == self.digest

    def __hash__(self) -> int:
        return hash(self.digest)


# One position


@lru_cache(maxsize=_KEPT)
def _position(sealed: _Sealed, at: int, seat: Seat | None) -> ReplayPosition:
    game, record = sealed.game, sealed.record
    table = replay(game, record, to=at)
    view, companion = table.view(seat), game.companion()
    insight = companion.insight
    adds = None if insight is None else insight.position
    return ReplayPosition(
        game=game.id,
        seats=record.seats,
        moves=len(record.moves),
        at=at,
        eyes="all" if seat is None else seat_letter(seat),
        view=view,
        to_act=table.to_act,
        outcome=table.outcome,
        aids=None if companion.aids is None else companion.aids(view),
        insight=None if adds is None else adds(_views(table), seat),
    )


def _views(table: AnyTable) -> list[Any]:
    return [table.view(seat) for seat in range(table.seats)]


# The story


@lru_cache(maxsize=16)
def _story(sealed: _Sealed, seat: Seat | None) -> ReplayStory:
    """Every line is said when it happens: later the same card may lie elsewhere."""
    game, record = sealed.game, sealed.record
    table = replay(game, record, to=0)
    lines: list[ReplayLine] = []
    rounds = [table.round]
    for ply, played in enumerate(record.moves, start=1):
        number = table.round
        table.play(played.seat, played.move)
        rounds.append(table.round)
        events = _told(table, seat, ply)
        view = table.view(seat) if events else None
        lines += (
            ReplayLine(ply, played.seat, number, event, game.words.event(view, event))
            for event in events
        )
    for taken in record.hints or ():
        hinted = Message("table-hinted", {"seat": SeatName(taken.seat)})
        lines.append(ReplayLine(taken.at, taken.seat, rounds[taken.at], None, hinted))
    lines.sort(key=lambda line: line.revision)
    eyes = "all" if seat is None else seat_letter(seat)
    return ReplayStory(game.id, eyes, tuple(lines))


def _told(table: AnyTable, seat: Seat | None, ply: int) -> list[Event]:
    """The events of one move; with their secret part if `seat` is None."""

    def own(eyes: Seat | None) -> list[Event]:
        return table.events(eyes, ply - 1, ply)

    if seat is not None:
        return own(seat)
    seen = [own(each) for each in range(table.seats)]
    return [
        next((told[at] for told in seen if told[at] != event), event)
        for at, event in enumerate(own(None))
    ]


# The whole game


@lru_cache(maxsize=_KEPT)
def _chart(sealed: _Sealed) -> ReplayChart:
    game, record = sealed.game, sealed.record
    insight = game.companion().insight
    chart: Chart[Any] | None = None
    values: tuple[tuple[float, ...], ...] = ()
    points: tuple[TurningPoint, ...] = ()
    if insight is None:
        stops = _every_move(record)
    else:
        table = replay(game, record, to=0)
        first = table.view(None)
        stages = _stages(insight, table, record)
        stops = tuple(_stop(stage) for stage in stages)
        chart = insight.chart
        if chart:
            values = tuple(stage.values for stage in stages)
        points = insight.points(first, stages)
    return ReplayChart(
        game=game.id,
        seats=record.seats,
        moves=len(record.moves),
        outcome=record.outcome,
        unit="move" if insight is None else "turn",
        title=chart.title if chart else None,
        note=chart.note if chart else None,
        logarithmic=chart is not None and chart.logarithmic,
        stops=stops,
        values=values,
        points=points,
    )


def _stages(insight: Insight[Any], table: AnyTable, record: Record) -> list[Stage]:
    """Replay a record from its start and split it into turns."""
    start = Turn((), None, Message("web-replay-stop-start"))
    stages = [Stage(0, 0, start, (), _values(insight, table))]
    turn, number = insight.turn(table.view(None)), 0
    told: list[Event] = []
    for ply, played in enumerate(record.moves, start=1):
        told += [entry.public for entry in table.play(played.seat, played.move)]
        after = insight.turn(table.view(None)) if table.to_act else None
        if turn is not None and after == turn and table.to_act:
            continue
        if turn is not None and (after is not None or not table.to_act):
            number += bool(turn.key)
            at = number if turn.key else 0
            stages.append(Stage(ply, at, turn, tuple(told), _values(insight, table)))
            told = []
        turn = after if after is not None else turn
    return stages


def _values(insight: Insight[Any], table: AnyTable) -> tuple[float, ...]:
    return () if insight.chart is None else insight.chart.values(_views(table))


def _stop(stage: Stage) -> Stop:
    number = Message("web-replay-stop-turn", {"turn": stage.number})
    return Stop(stage.ply, stage.number, stage.turn.seat, stage.turn.label or number)


def _every_move(record: Record) -> tuple[Stop, ...]:
    """A stop after every move, for games whose insight describes no turns."""
    start = Stop(0, 0, None, Message("web-replay-stop-start"))
    stops = (
        Stop(at, at, played.seat, Message("web-replay-stop-move", {"move": at}))
        for at, played in enumerate(record.moves, start=1)
    )
    return (start, *stops)
