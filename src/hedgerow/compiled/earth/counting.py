"""What scoring rules and fauna goals count. The plain rules are in `games.earth.scoring`.

Sets of cells are bits of the field of 7 by 7 cells, as in the position: no count depends on where
the tableau lies in it, except long diagonals, which are those of its frame.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.cells import BESIDE, IN_COLUMN, IN_ROW, bounds, ones
from hedgerow.compiled.earth.goods import fits
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Row, inner

# Which cards match


@inner
def matching(t: Table, row: Row, b: int, rule: int) -> int:
    """The cells whose card matches."""
    mask, match, looks = 0, t[rule, of.MATCH], t[rule, of.LOOKS]
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        card = row[b + at.CARD + cell]
        if fits(t, match, card):
            sprouts, growth = row[b + at.SPROUTED + cell], row[b + at.TRUNKS + cell]
            if not looks or _fits_pieces(t, rule, card, sprouts, growth):
                mask |= 1 << cell
    return mask


@inner
def count(t: Table, row: Row, b: int, rule: int) -> int:
    """The number of matching cards, on the tableau or also among island and climate."""
    found = ones(matching(t, row, b, rule))
    if t[rule, of.EVERYTHING]:
        found += _matches_beside(t, rule, row[b + at.ISLAND_CARD])
        found += _matches_beside(t, rule, row[b + at.CLIMATE_CARD])
    return found


@inner
def _matches_beside(t: Table, rule: int, card: int) -> int:
    if not fits(t, t[rule, of.MATCH], card):
        return 0
    return 1 if not t[rule, of.LOOKS] or _fits_pieces(t, rule, card, 0, 0) else 0


@inner
def _fits_pieces(t: Table, rule: int, card: int, sprouts: int, growth: int) -> bool:
    for_sprouts, for_growth = t[card, of.SPROUTS], t[card, of.GROWTH]
    if sprouts < t[rule, of.BOUNDS] or sprouts > t[rule, of.BOUNDS + 1]:
        return False
    if growth < t[rule, of.BOUNDS + 2] or growth > t[rule, of.BOUNDS + 3]:
        return False
    # EAR-77: a flora without such spaces is not full.
    if t[rule, of.SPROUTS_FULL] and not 0 < for_sprouts <= sprouts:
        return False
    if t[rule, of.GROWTH_FULL] and not 0 < for_growth <= growth:
        return False
    # EAR-78: here a flora without such spaces counts as filled.
    return not t[rule, of.FILLED] or (for_sprouts <= sprouts and for_growth <= growth)


# Around one card


@inner
def orthogonal(cell: int) -> int:
    """The cells that touch a cell by an edge."""
    return BESIDE[cell] & (IN_ROW[cell] | IN_COLUMN[cell])


@inner
def diagonal(cell: int) -> int:
    """The cells that touch a cell by a corner."""
    return BESIDE[cell] & ~IN_ROW[cell] & ~IN_COLUMN[cell]


@inner
def count_in_zone(t: Table, row: Row, b: int, rule: int, cell: int) -> int:
    """The number of matching cards in a zone; the card itself is in its own row and column."""
    zone = t[rule, of.AROUND]
    if zone == of.IN_ROW:
        cells = IN_ROW[cell]
    elif zone == of.IN_COLUMN:
        cells = IN_COLUMN[cell]
    elif zone == of.ORTHOGONALLY:
        cells = orthogonal(cell)
    else:
        cells = diagonal(cell)
    return ones(matching(t, row, b, rule) & cells)


@inner
def empty_sides(row: Row, b: int, cell: int) -> int:
    """EAR-74: the number of the four sides without a card, including those off the grid."""
    return at.SIDE - ones(row[b + at.MASK] & orthogonal(cell))


# Longest paths


@inner
def orthogonal_path(mask: int, cell: int) -> int:
    """EAR-73: the length of the longest simple path of matching cards through a cell."""
    if not mask >> cell & 1:
        return 0
    reachable = _component(mask, cell)
    # Steps change the colour of a chequered board, so neither colour can lead by more than one.
    dark = 0
    for other in range(0, at.CELLS, 2):
        dark += reachable >> other & 1
    light = ones(reachable) - dark
    most = min(2 * min(dark, light) + 1, dark + light)
    return _two_arms(cell, cell, reachable & ~(1 << cell), most)


@inner
def _component(mask: int, cell: int) -> int:
    """The cells that a path can reach."""
    reached, before = 1 << cell, 0
    while reached != before:
        before = reached
        for other in range(at.CELLS):
            if mask >> other & 1 and orthogonal(other) & before:
                reached |= 1 << other
    return reached


@inner
def _two_arms(end: int, other: int, free: int, most: int) -> int:
    """The longest path between two ends that may still grow, one arm after the other."""
    best = 1
    steps = orthogonal(end) & free
    for cell in range(at.CELLS):
        if steps >> cell & 1:
            best = max(best, 1 + _two_arms(cell, other, free & ~(1 << cell), most - 1))
            if best == most:
                return best
    # The first arm ends here: grow the second one out of the middle.
    return max(best, _one_arm(other, free, most, True))


@inner
def _one_arm(end: int, free: int, most: int, by_edges: bool) -> int:
    best = 1
    steps = free & (orthogonal(end) if by_edges else diagonal(end))
    for cell in range(at.CELLS):
        if steps >> cell & 1 and best < most:
            best = max(best, 1 + _one_arm(cell, free & ~(1 << cell), most - 1, by_edges))
    return best


@inner
def diagonal_path(mask: int) -> int:
    """EAR-73: the length of the longest simple diagonal path of matching cards."""
    best = 0
    for cell in range(at.CELLS):
        if mask >> cell & 1:
            best = max(best, _one_arm(cell, mask & ~(1 << cell), at.FULL, False))
    return best


# Lines


@inner
def line(row: Row, b: int, kind: int, number: int) -> int:
    """The cells of a row, a column or a long diagonal of the frame."""
    top, _, left, _ = bounds(row, b)
    cells = 0
    for step in range(at.SIDE):
        if kind == of.ROWS:
            down, right = number, step
        elif kind == of.COLUMNS:
            down, right = step, number
        else:
            down, right = step, step if number == 0 else at.SIDE - 1 - step
        if top + down < at.FIELD and left + right < at.FIELD:
            cells |= 1 << (top + down) * at.FIELD + left + right
    return cells


@inner
def is_full(row: Row, b: int, cells: int) -> bool:
    """Whether a line has four cards; at the edge of the field it has fewer cells."""
    return ones(cells) == at.SIDE and row[b + at.MASK] & cells == cells


@inner
def full_lines(row: Row, b: int, kind: int) -> int:
    """The number of full lines of that kind."""
    found = 0
    for number in range(2 if kind == of.LONG_DIAGONALS else at.SIDE):
        if is_full(row, b, line(row, b, kind, number)):
            found += 1
    return found


@inner
def lines_of(t: Table, row: Row, b: int, rule: int) -> int:
    """EAR-70: the full lines whose four cards share a value, or can have different ones."""
    found = 0
    for number in range(at.SIDE):
        cells = line(row, b, t[rule, of.LINES], number)
        if is_full(row, b, cells):
            if t[rule, of.SAME]:
                found += _alike(t, row, b, rule, cells)
            else:
                found += _apart(t, row, b, rule, cells)
    return found


@inner
def _alike(t: Table, row: Row, b: int, rule: int, cells: int) -> int:
    common = -1
    for cell in range(at.CELLS):
        if cells >> cell & 1:
            common &= values(t, row, b, rule, cell)
    return 1 if common else 0


@inner
def _apart(t: Table, row: Row, b: int, rule: int, cells: int) -> int:
    """Hall's condition: any n of the cards have at least n values between them."""
    for some in range(1, 1 << at.SIDE):
        together, number = 0, 0
        for cell in range(at.CELLS):
            if cells >> cell & 1:
                if some >> number & 1:
                    together |= values(t, row, b, rule, cell)
                number += 1
        if ones(together) < ones(some):
            return 0
    return 1


@inner
def values(t: Table, row: Row, b: int, rule: int, cell: int) -> int:
    """The values that a card can count as; a number is a single bit."""
    attribute, card = t[rule, of.ATTRIBUTE], row[b + at.CARD + cell]
    if attribute == of.BY_TYPE:
        return t[card, of.TYPES]
    if attribute == of.BY_COLOUR:
        # EAR-69: a multi ability stands for red, blue or yellow, not for a colour of its own.
        return t[card, of.FACE_COLOURS] & ~(1 << at.MULTI)
    if attribute == of.BY_HABITAT:
        return t[card, of.HABITATS]
    if attribute == of.BY_SPROUTS:
        return 1 << row[b + at.SPROUTED + cell]
    if attribute == of.BY_GROWTH:
        return 1 << row[b + at.TRUNKS + cell]
    return 1 << t[card, of.VALUE_BIT]


# Sets


@inner
def complete_sets(t: Table, row: Row, b: int, rule: int) -> int:
    """EAR-71: the number of sets that can be filled at once; events come from their stack."""
    most = 2 + row[b + at.PLOT]
    if t[rule, of.WITH_EVENTS]:
        most = row[b + at.EVENTS]
    # Hall's condition again: n places need n cards per set.
    for some in range(1, 1 << t[rule, of.PLACES]):
        together = 0
        for number in range(t[rule, of.PLACES]):
            if some >> number & 1:
                together |= t[rule, of.PLACE + number]
        found = _fills(t, row[b + at.ISLAND_CARD], together)
        found += _fills(t, row[b + at.CLIMATE_CARD], together)
        for number in range(1, row[b + at.PLOT] + 1):
            found += _fills(t, row[b + at.CARD + row[b + at.PLOT + number]], together)
        most = min(most, found // ones(some))
    return most


@inner
def _fills(t: Table, card: int, places: int) -> int:
    return 1 if t[card, of.FILLS] & places else 0


# Pieces


@inner
def pieces(row: Row, b: int, resource: int) -> int:
    """The number of pieces or cards of that sort that a seat has."""
    if resource == of.OF_SOIL:
        return row[b + at.SOIL]
    if resource == of.OF_HAND:
        return row[b + at.HELD]
    if resource == of.OF_COMPOST:
        return row[b + at.COMPOST]
    if resource == of.OF_EVENTS:
        return row[b + at.EVENTS]
    return row[b + at.SPROUTS] if resource == of.OF_SPROUTS else row[b + at.GROWN]


# Goals


@inner
def is_met(t: Table, row: Row, b: int, goal: int) -> bool:
    """Whether a fauna goal is reached at this moment."""
    rule = t[goal, of.RULE]
    if rule == of.COUNT_GOAL:
        return count(t, row, b, goal) >= t[goal, of.NEEDED]
    if rule == of.RESOURCE_GOAL:
        return pieces(row, b, t[goal, of.RESOURCE]) >= t[goal, of.NEEDED]
    if rule == of.LINE_GOAL:
        return full_lines(row, b, t[goal, of.LINES]) >= t[goal, of.NEEDED]
    return complete_sets(t, row, b, goal) >= t[goal, of.NEEDED]
