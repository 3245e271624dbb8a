"""How animals enter a tableau and move on it (EAR-86 to EAR-93).

The plain rules are in `games.earth.rules.walking`.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.cells import BESIDE, IN_COLUMN, IN_ROW, bounds
from hedgerow.compiled.earth.goods import fitting
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Row, inner


@inner
def movement(t: Table, row: Row, b: int, animal: int) -> int:
    return t[row[b + at.ANIMAL + 1 + animal], of.MOVE]


@inner
def standing(row: Row, b: int, animal: int) -> int:
    """The cell of a single animal, or -1 if it is beside the tableau."""
    figures = b + at.FIGURE + at.FIGURE_WORDS * animal
    return row[figures + row[figures]] if row[figures] else at.NONE


@inner
def steps_of(t: Table, move: int, used: int) -> int:
    """The most steps; EAR-91: one for each leaf used, if the card says so."""
    verb = t[move, of.VERB]
    if verb == of.UP_TO:
        return used if t[move, of.BY_LEAVES] else t[move, of.STEPS]
    return t[move, of.STEPS] if verb == of.EXACTLY else 1


@inner
def start_of(t: Table, row: Row, b: int, animal: int) -> int:
    """Where the walk of an animal starts; a herd's next animal comes from beside the tableau."""
    if t[movement(t, row, b, animal), of.HERD]:
        return at.NONE
    return standing(row, b, animal)


@inner
def rousable(t: Table, row: Row, b: int, animal: int, used: int) -> bool:
    """EAR-85: whether an animal can be activated, judging by public information."""
    left = steps_of(t, movement(t, row, b, animal), used)
    start = start_of(t, row, b, animal)
    if may_stop(t, row, b, animal, left, start, 0):
        return True
    return steps(t, row, b, animal, left, start, start, 0, start, 0) != 0


@inner
def may_stop(t: Table, row: Row, b: int, animal: int, left: int, start: int, visited: int) -> bool:
    """Whether the animal may stop here after so many cards (EAR-90)."""
    verb = t[movement(t, row, b, animal), of.VERB]
    if verb == of.UP_TO or verb == of.STAY:
        return visited > 0 or start >= 0
    return left <= 0


@inner
def steps(
    t: Table,
    row: Row,
    b: int,
    animal: int,
    left: int,
    start: int,
    here: int,
    walked: int,
    first: int,
    direction: int,
) -> int:
    """The cells where the animal may go next (EAR-87 to EAR-93).

    It stands `here`, has visited the cards of `walked`, and began on the cell `first`; `direction`
    is that of its last step, 0 before the second card.
    """
    if left <= 0:
        return 0
    move = movement(t, row, b, animal)
    verb = t[move, of.VERB]
    cells = fitting(t, row, b, t[move, of.SORT])
    if verb == of.STAY:
        if here >= 0:
            return 0  # EAR-88: it stays where it is
        return cells & ~_figures(row, b, animal) if t[move, of.HERD] else cells
    if verb == of.TO_CARD:
        return 0 if walked else _targets(row, b, cells, here, t[move, of.WHERE])
    if start >= 0:
        walked |= 1 << start  # EAR-89
    if verb == of.UP_TO:
        return cells if here < 0 else cells & BESIDE[here] & ~walked
    return _led(t, move, cells, walked, here, first, direction, left)


@inner
def _figures(row: Row, b: int, animal: int) -> int:
    figures, mask = b + at.FIGURE + at.FIGURE_WORDS * animal, 0
    for number in range(1, row[figures] + 1):
        mask |= 1 << row[figures + number]
    return mask


@inner
def _targets(row: Row, b: int, cells: int, here: int, where: int) -> int:
    """EAR-92: straight to a card other than its own."""
    if here < 0:
        return cells & _corners(row, b) if where == of.OPPOSITE_CORNER else cells
    others = cells & ~(1 << here)
    if where == of.FARTHEST_COLUMN:
        return others & _farthest(row, b, row[b + at.MASK], here, True)
    if where == of.OPPOSITE_CORNER:
        return others & _farthest(row, b, _corners(row, b) & ~(1 << here), here, False)
    return others


@inner
def _farthest(row: Row, b: int, cells: int, here: int, by_column: bool) -> int:
    """Those of the cells that are farthest away, none if that is 0 columns."""
    most, found = 1, 0
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        away = abs(cell % at.FIELD - here % at.FIELD)
        if not by_column:
            away += abs(cell // at.FIELD - here // at.FIELD)
        if cells >> cell & 1 and away >= most:
            if away > most:
                most, found = away, 0
            found |= 1 << cell
    return found


@inner
def _corners(row: Row, b: int) -> int:
    """The planted corners of the current tableau."""
    top, bottom, left, right = bounds(row, b)
    corners = 1 << top * at.FIELD + left | 1 << top * at.FIELD + right
    corners |= 1 << bottom * at.FIELD + left | 1 << bottom * at.FIELD + right
    return corners & row[b + at.MASK]


@inner
def _led(
    t: Table,
    move: int,
    cells: int,
    walked: int,
    here: int,
    first: int,
    direction: int,
    left: int,
) -> int:
    """EAR-93: the steps of a path that is legal and can be completed."""
    found = 0
    for cell in range(at.CELLS):
        if not cells >> cell & 1 or walked >> cell & 1:
            continue
        if here >= 0:
            if not BESIDE[here] >> cell & 1:
                continue
            if t[move, of.STRAIGHT] and direction and cell - here != direction:
                continue
            together = walked | 1 << cell
            if t[move, of.LINE] and together & ~IN_ROW[first] and together & ~IN_COLUMN[first]:
                continue
        start = cell if first < 0 else first
        turned = cell - here if here >= 0 else 0
        after = walked | 1 << cell
        if left == 1 or _led(t, move, cells, after, cell, start, turned, left - 1) != 0:
            found |= 1 << cell
    return found
