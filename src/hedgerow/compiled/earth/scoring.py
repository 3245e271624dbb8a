"""The final score, the ranks and the rewards (EAR-59 to EAR-67, EAR-119, EAR-131).

The plain rules are in `games.earth.scoring.score`, `games.earth.scoring.gaia` and
`games.earth.rules.accounts`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.counting import (
    complete_sets,
    count,
    count_in_zone,
    diagonal_path,
    empty_sides,
    lines_of,
    matching,
    orthogonal_path,
    pieces,
)
from hedgerow.compiled.earth.supply import board
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Floats, Row, inner, kernel
from hedgerow.games.earth.scoring import gaia, score

RANK_POINTS: Final = np.array(score.RANK_POINTS, np.int64)
BEGINNER_POINTS: Final = score.BEGINNER_POINTS
COMPLETION: Final = score.COMPLETION
LEAF_POINTS: Final = gaia.LEAF_POINTS
STACKS: Final = np.array(gaia.STACKS, np.int64)
TIE_BREAKS: Final = 6
"""What ranks seats: the score, soil, cards in hand, growth, sprouts and compost (EAR-67)."""


@inner
def points(t: Table, row: Row, b: int, rule: int, cell: int) -> int:
    """A seat's points for a rule; `cell` is that of its card."""
    kind, worth = t[rule, of.RULE], t[rule, of.POINTS]
    if kind == of.PER_MATCH:
        return worth * (count(t, row, b, rule) // t[rule, of.PER])
    if kind == of.PER_MATCH_IN_ZONE:
        return worth * count_in_zone(t, row, b, rule, cell)
    if kind == of.PER_EMPTY_SIDE:
        return worth * empty_sides(row, b, cell)
    if kind == of.ORTHOGONAL_PATH:
        return worth * orthogonal_path(matching(t, row, b, rule), cell)
    if kind == of.DIAGONAL_PATH:
        return worth * min(diagonal_path(matching(t, row, b, rule)), t[rule, of.CAP])
    if kind == of.BEST_SEAT:
        # EAR-72: oneself included.
        most = 0
        for seat in range(row[at.SEATS]):
            most = max(most, count(t, row, board(seat), rule))
        return worth * most
    if kind == of.COUNT_TABLE:
        # EAR-75: the first entry is for one card, the last for that many or more.
        found = min(count(t, row, b, rule), t[rule, of.ENTRIES])
        return t[rule, of.ENTRY + found - 1] if found else 0
    if kind == of.PER_LINE:
        return worth * lines_of(t, row, b, rule)
    if kind == of.PER_RESOURCE:
        got = worth * (pieces(row, b, t[rule, of.RESOURCE]) // t[rule, of.PER])
        return min(got, t[rule, of.CAP])
    return worth * complete_sets(t, row, b, rule)


@inner
def total(t: Table, row: Row, seat: int) -> int:
    """The final score of a seat."""
    b = board(seat)
    found = t[row[b + at.ISLAND_CARD], of.VP] + t[row[b + at.CLIMATE_CARD], of.VP]
    found += _tableau(t, row, b) + row[b + at.COMPOST]  # EAR-61
    for number in range(1, row[b + at.EVENTS] + 1):
        found += t[row[b + at.EVENTS + number], of.VP]  # EAR-60
    if row[b + at.ECOSYSTEM]:
        found += points(t, row, b, row[b + at.ECOSYSTEM], 0)  # EAR-65
    for number in range(1, row[at.SHARED] + 1):
        found += points(t, row, b, row[at.SHARED + number], 0)
    found += _fauna(row, seat)
    if row[at.COMPLETED] == seat:
        found += COMPLETION
    for animal in range(row[b + at.ANIMAL]):
        card = row[b + at.ANIMAL + 1 + animal]
        stored = row[b + at.STOCK + animal]
        found += _stock_points(t[card, of.OWN_POINTS], t[card, of.OWN_PER], stored)
    collective, stored = row[at.COLLECTIVE], row[b + at.ISLAND_STOCK]
    if collective:  # EAR-98
        worth, per = t[collective, of.SHARED_POINTS], t[collective, of.SHARED_PER]
        found += _stock_points(worth, per, stored)
    return found


@inner
def _tableau(t: Table, row: Row, b: int) -> int:
    """Printed values, pieces and terrain scoring."""
    found = row[b + at.SPROUTS]  # EAR-62
    for plot in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + plot]
        card, growth = row[b + at.CARD + cell], row[b + at.TRUNKS + cell]
        found += t[card, of.VP]
        if growth:
            # EAR-63: the canopy's value on a complete flora, otherwise one point per trunk.
            found += t[card, of.CANOPY_VP] if growth >= t[card, of.GROWTH] else growth
        for number in range(of.ABILITIES):
            if t[card, of.SCORE + number]:  # EAR-64
                found += points(t, row, b, t[card, of.SCORE + number], cell)
    return found


@inner
def _fauna(row: Row, who: int) -> int:
    """The points of the fauna cards that a seat, or Gaia, has claimed (EAR-48)."""
    found = 0
    for goal in range(at.GOALS):
        ranked = at.CLAIM + at.CLAIM_WORDS * goal
        for rank in range(row[ranked]):
            if row[ranked + 1 + rank] == who:
                beginner = row[at.MODE] == at.BEGINNER and who < row[at.SEATS]
                found += BEGINNER_POINTS if beginner else RANK_POINTS[rank]
    return found


@inner
def _stock_points(worth: int, per: int, stored: int) -> int:
    """Points for the whole groups of pieces in a stock."""
    return worth * (stored // per) if per else 0


@inner
def gaia_total(t: Table, row: Row) -> int:
    """Gaia's score; the printed values of her cards count without their sign (EAR-119)."""
    found = row[at.GAIA_COMPOST] + row[at.GAIA_SPROUTS] + _fauna(row, at.GAIA)
    for number in range(1, row[at.GAIA_CARDS] + 1):
        found += abs(t[row[at.GAIA_CARDS + number], of.VP])
    found += _gaia_growth(row[at.GAIA_GROWTH])
    if row[at.COMPLETED] == at.GAIA:
        found += COMPLETION
    found += LEAF_POINTS * row[board(0) + at.DISCARDED]
    for animal in range(row[at.GAIA_ANIMALS]):
        card, stored = row[at.GAIA_ANIMALS + 1 + animal], row[at.GAIA_STOCK + animal]
        found += _stock_points(t[card, of.OWN_POINTS], t[card, of.OWN_PER], stored)
    return found


@inner
def _gaia_growth(growth: int) -> int:
    """Complete stacks score their value; pieces on the last stack one point each."""
    scored, stack = 0, 0
    while growth >= STACKS[stack, 0]:
        scored += STACKS[stack, 1]
        growth -= STACKS[stack, 0]
        stack = (stack + 1) % len(STACKS)
    return scored + growth


# Rewards


@kernel
def rewards(t: Table, row: Row, out: Floats) -> None:
    """The zero-sum rewards at the end, as `core.outcome.Outcome` tells them."""
    seats = row[at.SEATS]
    if seats == 1:
        out[0] = 1 if total(t, row, 0) > gaia_total(t, row) else -1
        return
    # Before the rewards are known, they hold the scores, which no rule needs twice.
    for seat in range(seats):
        out[seat] = total(t, row, seat)
    winners = 0
    for seat in range(seats):
        winners += _wins(row, seat, out)
    won = (seats / winners - 1) / (seats - 1)
    bits = 0
    for seat in range(seats):
        bits |= _wins(row, seat, out) << seat
    for seat in range(seats):
        out[seat] = won if bits >> seat & 1 else -1 / (seats - 1)


@inner
def _wins(row: Row, seat: int, scores: Floats) -> int:
    """1 if no other seat, or pair of partners, is stronger."""
    for other in range(row[at.SEATS]):
        if _stronger(row, other, seat, scores):
            return 0
    return 1


@inner
def _stronger(row: Row, one: int, other: int, scores: Floats) -> bool:
    """Whether one seat ranks before another: by points, then by tie-breaks (EAR-67)."""
    for number in range(TIE_BREAKS):
        own, theirs = _strength(row, one, number, scores), _strength(row, other, number, scores)
        if own != theirs:
            return own > theirs
    return False


@inner
def _strength(row: Row, seat: int, number: int, scores: Floats) -> int:
    """A number that ranks a seat; EAR-131: the sum of both partners."""
    found = _own_strength(row, seat, number, scores)
    if row[at.TEAMS]:
        found += _own_strength(row, (seat + 2) % 4, number, scores)
    return found


@inner
def _own_strength(row: Row, seat: int, number: int, scores: Floats) -> int:
    b = board(seat)
    if number == 0:
        return int(scores[seat])
    if number == 1:
        return row[b + at.SOIL]
    if number == 2:
        return row[b + at.HELD]
    if number == 3:
        return row[b + at.GROWN]
    return row[b + at.SPROUTS] if number == 4 else row[b + at.COMPOST]
