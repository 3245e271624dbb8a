"""The cells of a tableau, which grows inside a field of 7 by 7 cells until it spans 4 by 4.

The first card lies in the middle of the field, so that no later one can fall off its edge.
Columns are a to g, rows 1 to 7 from the top.

>>> cell_name(MIDDLE), [cell_name(cell) for cell in sites(1 << MIDDLE)][:3]
('d4', ['c3', 'd3', 'e3'])
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

Cell: TypeAlias = int
Mask: TypeAlias = int
"""A set of cells, one bit each."""

SIDE: Final = 4
"""EAR-21: a tableau spans at most four rows and four columns."""
FIELD: Final = 2 * SIDE - 1
CELLS: Final = FIELD * FIELD
MIDDLE: Final = CELLS // 2
EVERYWHERE: Final[Mask] = (1 << CELLS) - 1

ISLAND: Final = CELLS
CLIMATE: Final = CELLS + 1
"""The places of abilities outside the cells."""

_COLUMNS: Final = "abcdefg"


def cell_name(cell: Cell) -> str:
    return f"{_COLUMNS[cell % FIELD]}{cell // FIELD + 1}"


def parse_cell(text: str) -> Cell:
    """The cell of a name; raises ValueError for anything else."""
    if len(text) != 2 or text[1] not in "1234567" or text[0] not in _COLUMNS:
        raise ValueError(text)
    return (int(text[1]) - 1) * FIELD + _COLUMNS.index(text[0])


def row(cell: Cell) -> int:
    return cell // FIELD


def column(cell: Cell) -> int:
    return cell % FIELD


def _near(cell: Cell) -> Iterator[Cell]:
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            r, c = row(cell) + down, column(cell) + right
            if (down or right) and 0 <= r < FIELD and 0 <= c < FIELD:
                yield r * FIELD + c


def mask_of(cells: Iterable[Cell]) -> Mask:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


@lru_cache(maxsize=4_000)
def cells_of(mask: Mask) -> tuple[Cell, ...]:
    """The cells of a set, left to right and top to bottom."""
    found: list[Cell] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


BESIDE: Final[tuple[Mask, ...]] = tuple(mask_of(_near(cell)) for cell in range(CELLS))
"""The cells that touch a cell by an edge or a corner."""
ROW: Final[tuple[Mask, ...]] = tuple(
    mask_of(other for other in range(CELLS) if row(other) == row(cell)) for cell in range(CELLS)
)
COLUMN: Final[tuple[Mask, ...]] = tuple(
    mask_of(other for other in range(CELLS) if column(other) == column(cell))
    for cell in range(CELLS)
)


@lru_cache(maxsize=4_000)
def sites(planted: Mask) -> tuple[Cell, ...]:
    """The cells where the next card may go (EAR-20, EAR-21)."""
    if not planted:
        return (MIDDLE,)
    cells = cells_of(planted)
    rows = [row(cell) for cell in cells]
    columns = [column(cell) for cell in cells]
    top, bottom, left, right = min(rows), max(rows), min(columns), max(columns)
    free: list[Cell] = []
    for cell in range(CELLS):
        if planted >> cell & 1 or not BESIDE[cell] & planted:
            continue
        r, c = row(cell), column(cell)
        tall = max(bottom, r) - min(top, r) < SIDE
        wide = max(right, c) - min(left, c) < SIDE
        if tall and wide:
            free.append(cell)
    return tuple(free)


@lru_cache(maxsize=4_000)
def corner(planted: Mask) -> Cell:
    """The upper left corner of the smallest frame around the planted cards."""
    cells = cells_of(planted) or (MIDDLE,)
    return min(map(row, cells)) * FIELD + min(map(column, cells))
