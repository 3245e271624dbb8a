"""How animals enter a tableau and move on it (EAR-86 to EAR-93)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import (
    BESIDE,
    COLUMN,
    ROW,
    Cell,
    Mask,
    cells_of,
    column,
    mask_of,
    row,
)
from hedgerow.games.earth.effects import Exactly, Movement, Sort, Stay, ToCard, UpTo
from hedgerow.games.earth.frames import Walking
from hedgerow.games.earth.state import Board


def movement(board: Board, animal: int) -> Movement:
    return cards.animals()[board.animals[animal]].individual.move


def standing(board: Board, animal: int) -> Cell:
    """The cell of a single animal, or -1 if it is beside the tableau."""
    at = board.figures[animal]
    return at[-1] if at else -1


def fitting(board: Board, sort: Sort) -> Mask:
    """The planted cards of a sort."""
    sheets = box()
    mask = 0
    for cell, (card, _, growth) in board.planted.items():
        sheet = sheets[card]
        canopy = 0 < sheet.growth <= growth
        if sheet.fits(sort) and (canopy or not sort.canopy):
            mask |= 1 << cell
    return mask


def steps_of(move: Movement, used: int) -> int:
    """The most steps; EAR-91: one for each leaf used, if the card says so."""
    match move:
        case UpTo(steps, leaves):
            return used if leaves else steps
        case Exactly(steps):
            return steps
        case Stay() | ToCard():
            return 1


def begin(board: Board, animal: int, used: int) -> Walking:
    """The walk of an animal that is being activated."""
    move = movement(board, animal)
    start = -1 if isinstance(move, Stay) and move.herd else standing(board, animal)
    return Walking(animal, steps_of(move, used), start)


def steps(board: Board, frame: Walking) -> Sequence[Cell]:
    """The cells where the animal may go next (EAR-87 to EAR-93)."""
    move = movement(board, frame.animal)
    here = frame.visited[-1] if frame.visited else frame.start
    fits = fitting(board, move.on)
    if frame.left <= 0:
        return []
    match move:
        case Stay(_, herd):
            if here >= 0:
                return []  # EAR-88: it stays where it is
            taken = mask_of(board.figures[frame.animal]) if herd else 0
            return cells_of(fits & ~taken)
        case ToCard(_, where):
            if frame.visited:
                return []
            return cells_of(_targets(board, fits, here, where))
        case UpTo():
            if here < 0:
                return cells_of(fits)
            closed = mask_of(frame.visited)
            if frame.start >= 0:
                closed |= 1 << frame.start  # EAR-89
            return cells_of(fits & BESIDE[here] & ~closed)
        case Exactly():
            return [
                cell
                for cell in range(len(BESIDE))
                if fits >> cell & 1 and _leads(move, fits, frame.start, (*frame.visited, cell))
            ]


def _targets(board: Board, fits: Mask, here: Cell, where: str) -> Mask:
    """EAR-92: straight to a card other than its own."""
    if here < 0:
        return fits & _corners(board) if where == "opposite_corner" else fits
    others = fits & ~(1 << here)
    if where == "farthest_column":
        away = max(abs(column(cell) - column(here)) for cell in board.planted)
        return mask_of(
            cell for cell in cells_of(others) if away and abs(column(cell) - column(here)) == away
        )
    if where == "opposite_corner":
        corners = cells_of(_corners(board) & ~(1 << here))
        if not corners:
            return 0
        away = max(_distance(cell, here) for cell in corners)
        return others & mask_of(cell for cell in corners if _distance(cell, here) == away)
    return others


def _distance(one: Cell, other: Cell) -> int:
    return abs(row(one) - row(other)) + abs(column(one) - column(other))


def _corners(board: Board) -> Mask:
    """The planted corners of the current tableau."""
    rows = [row(cell) for cell in board.planted]
    columns = [column(cell) for cell in board.planted]
    corners = {(r, c) for r in (min(rows), max(rows)) for c in (min(columns), max(columns))}
    return mask_of(cell for cell in board.planted if (row(cell), column(cell)) in corners)


@lru_cache(maxsize=4_000)
def _leads(move: Exactly, fits: Mask, start: Cell, path: tuple[Cell, ...]) -> bool:
    """EAR-93: whether this path is legal and can be completed."""
    walked = path if start < 0 else (start, *path)
    if len(set(walked)) < len(walked):
        return False
    for cell, other in pairwise(walked):
        if not BESIDE[cell] >> other & 1:
            return False
    if move.straight and len({b - a for a, b in pairwise(walked)}) > 1:
        return False
    if move.line:
        mask = mask_of(walked)
        if mask & ~ROW[walked[0]] and mask & ~COLUMN[walked[0]]:
            return False
    if len(path) == move.steps:
        return True
    return any(
        _leads(move, fits, start, (*path, cell)) for cell in cells_of(fits & BESIDE[path[-1]])
    )


def may_stop(board: Board, frame: Walking) -> bool:
    """Whether the animal may stop here (EAR-90)."""
    match movement(board, frame.animal):
        case UpTo():
            return bool(frame.visited) or frame.start >= 0
        case Stay():
            return bool(frame.visited) or frame.start >= 0
        case Exactly() | ToCard():
            return frame.left <= 0


def rousable(board: Board, animal: int, used: int) -> bool:
    """EAR-85: whether an animal can be activated, judging by public information."""
    walk = begin(board, animal, used)
    return bool(steps(board, walk)) or may_stop(board, walk)
