"""Leaves on fauna cards and for the bonus (EAR-45 to EAR-48, EAR-53, EAR-54, EAR-95).

The plain rules are in `games.earth.rules.claims`. A list of goals is one number, in which each has
3 bits, the first the lowest: one more than the goal, 0 behind the last.
"""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.counting import is_met
from hedgerow.compiled.earth.playing import push_roaming
from hedgerow.compiled.earth.supply import append, board, clockwise, contains
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Mask, Row, inner

_DIGIT: Final = 3
_LOWEST: Final = 7
NO_TURN: Final = 1 << 40


@inner
def turn(row: Row) -> int:
    """A number that grows from turn to turn, Gaia's included; 0 before the first."""
    if row[at.GAIA_PLAYS]:
        return 2 * row[at.ROUND] + (1 if row[at.ACTIVE] == at.GAIA else 0)
    return row[at.ROUND] * row[at.SEATS] + (row[at.ACTIVE] - row[at.FIRST]) % row[at.SEATS]


@inner
def notice(t: Table, row: Row, b: int) -> None:
    """EAR-46: a goal that is reached at any moment stays reached."""
    changed = row[b + at.CHANGED]
    if not changed:
        return
    row[b + at.CHANGED] = 0
    for goal in range(at.GOALS):
        fauna = row[at.FAUNA + goal]
        unmet = not row[b + at.MET] >> goal & 1
        if unmet and t[fauna, of.DEPENDS] & changed and is_met(t, row, b, fauna):
            row[b + at.MET] |= 1 << goal
            row[b + at.REACHED + goal] = turn(row)


@inner
def settle(t: Table, row: Row) -> bool:
    """EAR-45: claim what has been reached; returns False if nothing is due."""
    if not _any_due(row):
        for seat in range(row[at.SEATS]):
            row[board(seat) + at.DUE] = _reached(row, seat)
        _award_bonus(row)
        if not _any_due(row):
            return False
    while True:
        seat, goal = _next_due(row)
        if seat < 0:
            return True
        b = board(seat)
        due = row[b + at.DUE]
        if _length(due) > row[b + at.LEAVES_LEFT]:
            frames.push1(row, b, frames.CLAIMING, _bits(due))  # EAR-95
            return True
        row[b + at.DUE] = _without(due, goal)
        _place_leaf(row, seat, goal)


@inner
def _any_due(row: Row) -> bool:
    for seat in range(row[at.SEATS]):
        if row[board(seat) + at.DUE]:
            return True
    return False


@inner
def _reached(row: Row, seat: int) -> int:
    """The goals that a seat has reached and not claimed, if it has a leaf for any."""
    b, goals = board(seat), 0
    if row[b + at.LEAVES_LEFT]:
        for goal in range(at.GOALS):
            if row[b + at.MET] >> goal & 1 and not contains(row, _claimed(goal), seat):
                goals = _with(goals, goal)
    return goals


@inner
def _claimed(goal: int) -> int:
    """The place of the list of those who claimed a fauna card."""
    return at.CLAIM + at.CLAIM_WORDS * goal


@inner
def _award_bonus(row: Row) -> None:
    """EAR-53, EAR-54: the bonus goes to the first full tableau, and is forfeited without a leaf."""
    if row[at.COMPLETED] != at.NONE:
        return
    for step in range(row[at.SEATS]):
        b = board(clockwise(row, step))
        if row[b + at.PLOT] >= at.FULL:
            if row[b + at.LEAVES_LEFT]:
                row[b + at.DUE] = _with(row[b + at.DUE], at.BONUS)
            else:
                row[at.COMPLETED] = at.FORFEITED
            return


@inner
def _next_due(row: Row) -> tuple[int, int]:
    """EAR-47: by the turn in which they were reached, then clockwise from the active seat."""
    first, found, chosen = NO_TURN, at.NONE, at.NONE
    for step in range(row[at.SEATS]):
        seat = clockwise(row, step)
        b = board(seat)
        goals = _bits(row[b + at.DUE])
        for goal in range(at.GOALS + 1):
            if goals >> goal & 1:
                when = turn(row) if goal == at.BONUS else row[b + at.REACHED + goal]
                if when < first:
                    first, found, chosen = when, seat, goal
    return found, chosen


@inner
def _place_leaf(row: Row, seat: int, goal: int) -> None:
    """EAR-45, EAR-53, EAR-83: a leaf on a fauna card or the bonus, and the animals may act."""
    b = board(seat)
    row[b + at.LEAVES_LEFT] -= 1
    if goal == at.BONUS:
        row[at.COMPLETED] = seat
    else:
        append(row, _claimed(goal), seat)
    if row[b + at.ANIMAL]:
        # The first leaf's animals come first, so that later ones lie deeper.
        height = row[b + at.HEIGHT]
        push_roaming(row, b)
        frames.sink(row, b, height)


@inner
def mask_goals(t: Table, row: Row, b: int, out: Mask) -> None:
    for goal in range(at.GOALS + 1):
        if frames.field(row, b, 0) >> goal & 1:
            out[t[0, of.CLAIM] + goal] = 1


@inner
def answer_claiming(t: Table, row: Row, b: int, action: int) -> None:
    """EAR-95: one leaf is reserved for this goal; leaves are placed when all are chosen."""
    goal = action - t[0, of.CLAIM]
    chosen = _with(frames.field(row, b, 1), goal)
    if _length(chosen) < row[b + at.LEAVES_LEFT]:
        frames.set_field(row, b, 0, frames.field(row, b, 0) & ~(1 << goal))
        frames.set_field(row, b, 1, chosen)
    else:
        frames.pop(row, b)
        row[b + at.DUE] = chosen


# Lists of goals


@inner
def _length(goals: int) -> int:
    count = 0
    while goals:
        goals >>= _DIGIT
        count += 1
    return count


@inner
def _with(goals: int, goal: int) -> int:
    return goals | goal + 1 << _DIGIT * _length(goals)


@inner
def _without(goals: int, goal: int) -> int:
    rest, place = 0, 0
    while goals:
        if (goals & _LOWEST) != goal + 1:
            rest |= (goals & _LOWEST) << place
            place += _DIGIT
        goals >>= _DIGIT
    return rest


@inner
def _bits(goals: int) -> int:
    bits = 0
    while goals:
        bits |= 1 << (goals & _LOWEST) - 1
        goals >>= _DIGIT
    return bits
