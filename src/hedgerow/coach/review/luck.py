"""Luck in words: what was drawn or answered, as the seat under review saw it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from hedgerow.coach.review.report import Chance
from hedgerow.core.companion import Luck
from hedgerow.core.event import Event
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.table import AnyTable, replay


class Stretch(Struct, frozen=True):
    """Moves of one seat, and what luck there changed for the seat under review."""

    seat: Seat
    since: int
    until: int
    change: Chance


def fortune(
    game: AnyGame,
    record: Record,
    seat: Seat,
    stretches: Sequence[Stretch],
    least: Chance,
) -> list[Message]:
    """A sentence for each stretch; a bare one for those that change less than `least`."""
    found: list[Message] = []
    streaks: dict[Seat, int] = {}
    table = replay(game, record, to=0)
    for stretch in stretches:
        _forward(table, record, stretch.since)
        if abs(stretch.change) < least:
            found.append(_plain(stretch))
            continue
        before = table.view(seat)
        _forward(table, record, stretch.until)
        after = table.view(seat)
        events = table.events(seat, stretch.since, stretch.until)
        streak = _streak(streaks, stretch)
        luck = Luck(seat, stretch.seat, before, after, tuple(events), stretch.change > 0, streak)
        tell = game.companion().luck
        text = tell(luck) if tell is not None else None
        found.append(text or _logged(game, after, events, stretch))
    return found


def _streak(streaks: dict[Seat, int], stretch: Stretch) -> int:
    """How often in a row a seat's moves were lucky, or unlucky; negative while unlucky."""
    before, sign = streaks.get(stretch.seat, 0), 1 if stretch.change > 0 else -1
    streaks[stretch.seat] = before + sign if before * sign > 0 else sign
    return abs(streaks[stretch.seat])


def _forward(table: AnyTable, record: Record, to: int) -> None:
    for played in record.moves[table.ply : to]:
        table.play(played.seat, played.move)


def _plain(stretch: Stretch) -> Message:
    return Message("review-luck-turn", {"seat": SeatName(stretch.seat)})


def _logged(game: AnyGame, view: object, events: Sequence[Event], stretch: Stretch) -> Message:
    """The last thing that the log says of these moves."""
    if not events:
        return _plain(stretch)
    return game.words.event(view, events[-1])
