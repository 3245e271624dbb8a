"""Cryptid's replay: its turns, what each seat knew after them, and the turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from math import log2
from operator import and_
from typing import Final

import msgspec
from msgspec import Struct

from hedgerow.core.companion import Chart, Insight, Stage, Turn, TurningPoint
from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.clues import CLUE_OF
from hedgerow.games.cryptid.companion.aids import ClueNote, Ground, clue_note, ground
from hedgerow.games.cryptid.deduction import Knowledge, public
from hedgerow.games.cryptid.events import Answered, Asked, Drawn, HabitatFound, HintGiven, Searched
from hedgerow.games.cryptid.frames import Opening
from hedgerow.games.cryptid.hexes import EVERYWHERE, Hex, hexes_of
from hedgerow.games.cryptid.hidden import View

_DROPS: Final = 4
"""The most turning points for what a seat learned, biggest first."""
_HALVED: Final = 1.0
"""The information that makes a turning point, in bits: 1 means half of the hexes excluded."""


class ResearcherKnew(Struct, frozen=True):
    """A researcher at one moment of a game."""

    researcher: int
    clue: ClueNote | None
    """None if the viewer did not know it."""
    tokens: int
    """The number of clues that this researcher's tokens still allowed, as everybody could see."""
    thought: int | None
    """The number of those that the viewer still thought possible."""


class Knew(Struct, frozen=True):
    """A seat at one moment: its researchers, and the number of hexes it thought possible."""

    seat: Seat
    hexes: int | None
    """None if the viewer could not know."""
    researchers: tuple[ResearcherKnew, ...]


class CryptidInsight(Struct, frozen=True):
    """What a replay of Cryptid adds to a position."""

    map: Ground
    knowledge: tuple[Knew, ...]
    possible: tuple[Hex, ...]
    """The hexes where this seat thought the habitat could be; empty when all are shown."""
    habitat: Hex | None
    """Known when all are shown, and to everybody at the end."""


# One position


def position(views: Sequence[View], seat: Seat | None) -> CryptidInsight:
    ended = bool(views[0].clues)
    everybody = Knowledge.of(public(_unopened(views[0])), "tokens")
    mine = None if seat is None else Knowledge.of(_unopened(views[seat]))
    knew = []
    for each, view in enumerate(views):
        researchers = []
        for who in range(each, view.researchers, view.seats):
            shown = seat in (None, each) or ended
            code = view.own[(who - each) // view.seats]
            researchers.append(
                ResearcherKnew(
                    researcher=who,
                    clue=clue_note(code) if shown else None,
                    tokens=len(everybody.rows[who]),
                    thought=None if mine is None or seat == each else len(mine.clues(who)),
                )
            )
        if seat == each and mine is not None:
            hexes: int | None = mine.hexes.bit_count()
        else:
            hexes = Knowledge.of(_unopened(view)).hexes.bit_count() if seat is None else None
        knew.append(Knew(each, hexes, tuple(researchers)))
    return CryptidInsight(
        map=ground(views[0].map),
        knowledge=tuple(knew),
        possible=() if mine is None else tuple(hexes_of(mine.hexes)),
        habitat=_habitat(views) if seat is None or ended else None,
    )


def _unopened(view: View) -> View:
    """The view just before the clues were opened, to show what could be deduced."""
    return msgspec.structs.replace(view, clues=())


def _habitat(views: Sequence[View]) -> Hex:
    """The hex where the clues of all seats meet."""
    regions = views[0].map.regions
    codes = (code for view in views for code in view.own)
    return reduce(and_, (regions[CLUE_OF[code]] for code in codes), EVERYWHERE).bit_length() - 1


# The whole game


def turn(view: View) -> Turn:
    if isinstance(view.pending, Opening):
        return Turn((), None, Message("web-cryptid-replay-stop-opening"))
    return Turn((view.round, view.turn), view.seat_of(view.turn))


def hexes_left(views: Sequence[View]) -> tuple[int, ...]:
    """Hexes still possible for each seat, by joint deduction."""
    return tuple(Knowledge.of(_unopened(view)).hexes.bit_count() for view in views)


def turning_points(view: View, stages: Sequence[Stage]) -> tuple[TurningPoint, ...]:
    """Searches that failed or were missed, the hint, the end, and when a seat learned most."""
    learned: list[tuple[float, int, Seat]] = []
    for at in range(1, len(stages)):
        before, after = stages[at - 1].values, stages[at].values
        if stages[at].number == 0:
            continue  # everybody learns from the opening cubes
        seat = max(range(len(after)), key=lambda seat: before[seat] / after[seat])
        bits = log2(before[seat] / after[seat])
        if bits >= _HALVED and before[seat] - after[seat] > 1:
            learned.append((-bits, at, seat))
    told = {at: seat for _, at, seat in sorted(learned)[:_DROPS]}
    missed = dict(_missed(view, stages))
    points = []
    for at, stage in enumerate(stages[1:], start=1):
        point = _point(view, stages[at - 1].values, stage, told.get(at))
        if at in missed and (point is None or point.kind not in ("found", "drawn", "failed")):
            point = _missing(stage, missed[at], point)
        if point is not None:
            points.append(point)
    return tuple(points)


def _missed(view: View, stages: Sequence[Stage]) -> Iterator[tuple[int, tuple[Message, ...]]]:
    """The first turn in which each seat had one hex left and asked nevertheless."""
    ended = next((e for e in stages[-1].events if isinstance(e, HabitatFound | Drawn)), None)
    if ended is None:
        return
    hex, seen = words.hex_message(view, ended.hex), set[Seat]()
    for at in range(1, len(stages)):
        stage, seat = stages[at], stages[at].turn.seat
        if seat is None or stage.number == 0 or seat in seen:
            continue
        if stages[at - 1].values[seat] != 1 or any(isinstance(e, Searched) for e in stage.events):
            continue
        seen.add(seat)
        knew = next(i for i, each in enumerate(stages) if each.values[seat] == 1)
        before = int(stages[max(knew - 1, 0)].values[seat])
        args: dict[str, Arg] = {"hex": hex, "turn": stages[knew].number, "before": before}
        yield at, (Message("web-cryptid-replay-left", args),)


def _missing(stage: Stage, lines: tuple[Message, ...], other: TurningPoint | None) -> TurningPoint:
    """A search that was not made, with what else the turn is told for."""
    assert stage.turn.seat is not None
    title = Message("web-cryptid-replay-title-missed", {"who": SeatName(stage.turn.seat)})
    more = () if other is None else other.lines
    return TurningPoint(stage.ply, stage.number, stage.turn.seat, "missed", title, (*lines, *more))


def _point(
    view: View, before: tuple[float, ...], stage: Stage, learner: Seat | None
) -> TurningPoint | None:
    """The turning point of a turn; None if it is not one."""
    lines: list[Message] = []
    drop: Message | None = None
    if learner is not None:
        drop = Message(
            "web-cryptid-replay-drop",
            {
                "who": SeatName(learner),
                "before": int(before[learner]),
                "after": int(stage.values[learner]),
            },
        )
    ended = next((e for e in stage.events if isinstance(e, HabitatFound | Drawn)), None)
    searched = next((e for e in stage.events if isinstance(e, Searched)), None)
    hint = next((e for e in stage.events if isinstance(e, HintGiven)), None)
    asked = next((e for e in stage.events if isinstance(e, Asked)), None)
    if isinstance(ended, HabitatFound):
        kind = "found"
        title = Message("web-cryptid-replay-title-found", {"who": words.researcher(view, ended.by)})
        lines = [words.hex_message(view, ended.hex)]
    elif ended is not None:
        kind, title = "drawn", Message("web-cryptid-replay-title-drawn")
        lines = [words.hex_message(view, ended.hex)]
    elif searched is not None:
        kind = "failed"
        title = Message(
            "web-cryptid-replay-title-failed", {"who": words.researcher(view, searched.by)}
        )
        stopped = next((e for e in stage.events if isinstance(e, Answered) and not e.answer), None)
        if stopped is not None:
            hex = words.hex_message(view, searched.hex)
            by = words.researcher(view, stopped.by)
            lines = [Message("web-cryptid-replay-stopped", {"who": by, "hex": hex})]
        lines += [drop] if drop else []
    elif hint is not None:
        kind, title = "hint", Message("web-cryptid-replay-title-hint")
        lines = [words.hint(hint.hint), *([drop] if drop else [])]
    elif learner is not None and asked is not None and drop is not None:
        knew = stage.values[learner] == 1
        kind = "knew" if knew else "learned"
        if knew:
            title = Message("web-cryptid-replay-title-knew", {"who": SeatName(learner)})
        else:
            id = (
                "web-cryptid-replay-title-disc" if asked.answer else "web-cryptid-replay-title-cube"
            )
            title = Message(id, {"who": words.researcher(view, asked.of)})
        lines = [words.event(view, asked), drop]
    else:
        return None
    assert stage.turn.seat is not None
    return TurningPoint(stage.ply, stage.number, stage.turn.seat, kind, title, tuple(lines))


CHART: Final[Chart[View]] = Chart(
    title=Message("web-cryptid-replay-chart"),
    values=hexes_left,
    note=Message("web-cryptid-replay-chart-note"),
    logarithmic=True,
)
INSIGHT: Final = Insight(turn, CHART, turning_points, position)
