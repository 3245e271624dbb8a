"""Turning points that any game with points has: a lead that lasts, a big turn, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from hedgerow.core.companion import Stage, TurningPoint
from hedgerow.core.text import Message, Seat, SeatName

_LEADS: Final = 3
"""The most changes of the lead that are told, those that lasted longest first."""
_BIG: Final = 3
"""The most big turns that are told, the biggest first."""
_TIMES: Final = 2.0
"""A turn is big from this many times the usual gain on."""


class Told(NamedTuple):
    """What makes a turn worth looking at."""

    seat: Seat
    kind: str
    title: Message
    lines: tuple[Message, ...] = ()


Tell: TypeAlias = Callable[[Stage, Stage], Told | None]
"""What a game tells about a turn, from the stage before and the one after it; None for nothing."""


def turning_points(stages: Sequence[Stage], tell: Tell) -> tuple[TurningPoint, ...]:
    """What the game tells about its turns, with the changes of the lead and the big turns."""
    leads, big = dict(_leads(stages)), dict(_big_turns(stages))
    points = []
    for at in range(1, len(stages)):
        stage = stages[at]
        found = tell(stages[at - 1], stage)
        general = [one for one in (leads.get(at), big.get(at)) if one is not None]
        if found is None and not general:
            continue
        first = found or general[0]
        more = general if found else general[1:]
        lines = (*first.lines, *(line for one in more for line in one.lines))
        points.append(
            TurningPoint(stage.ply, stage.number, first.seat, first.kind, first.title, lines)
        )
    return tuple(points)


def leader(values: Sequence[float]) -> Seat | None:
    """The seat that is ahead of all others; None if the lead is shared."""
    most = max(values)
    ahead = [seat for seat, value in enumerate(values) if value == most]
    return ahead[0] if len(ahead) == 1 else None


def _leads(stages: Sequence[Stage]) -> Iterator[tuple[int, Told]]:
    """The turns in which somebody took the lead, if it lasted a round at least."""
    seats = len(stages[0].values)
    if seats < 2:
        return
    taken: list[tuple[int, Seat]] = []
    for at, stage in enumerate(stages):
        ahead = leader(stage.values)
        if ahead is not None and (not taken or taken[-1][1] != ahead):
            taken.append((at, ahead))
    ends = [*(at for at, _ in taken[1:]), len(stages)]
    spans = [(end - at, at, seat) for (at, seat), end in zip(taken, ends, strict=True)]
    # The first to have any points has not turned anything.
    lasting = sorted((span for span in spans[1:] if span[0] > seats), reverse=True)[:_LEADS]
    for _, at, seat in lasting:
        values = stages[at].values
        rival = max((each for each in range(seats) if each != seat), key=lambda each: values[each])
        args = {"who": SeatName(seat), "rival": SeatName(rival)}
        scored = {"points": round(values[seat]), "behind": round(values[rival])}
        line = Message("web-replay-point-ahead", {**args, **scored})
        last = at == taken[-1][0]
        title = "web-replay-point-lead-kept" if last else "web-replay-point-lead"
        yield at, Told(seat, "lead", Message(title, {"who": SeatName(seat)}), (line,))


def _big_turns(stages: Sequence[Stage]) -> Iterator[tuple[int, Told]]:
    gains: list[tuple[float, int, Seat]] = []
    for at in range(1, len(stages)):
        before, after = stages[at - 1].values, stages[at].values
        if stages[at].number == 0:
            continue
        seat = max(range(len(after)), key=lambda each: after[each] - before[each])
        gains.append((after[seat] - before[seat], at, seat))
    won = [gain for gain, _, _ in gains if gain > 0]
    if not won:
        return
    usual = sum(won) / len(won)
    big = [each for each in gains if each[0] >= max(_TIMES * usual, 2)]
    for gain, at, seat in sorted(big, reverse=True)[:_BIG]:
        line = Message(
            "web-replay-point-gain",
            {"who": SeatName(seat), "gain": round(gain), "usual": max(1, round(usual))},
        )
        title = Message("web-replay-point-big", {"who": SeatName(seat)})
        yield at, Told(seat, "gain", title, (line,))
