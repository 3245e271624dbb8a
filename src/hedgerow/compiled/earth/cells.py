"""The cells of a tableau as arrays, and sets of cells as bits; see `games.earth.cells`."""

from __future__ import annotations

from typing import Final

import numpy as np

from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.kernel import Row, inner
from hedgerow.games.earth import cells as plain

_OUTSIDE: Final = (0, 0)
"""Island and climate have no neighbours, row or column."""
BESIDE: Final = np.array([*plain.BESIDE, *_OUTSIDE], np.int64)
IN_ROW: Final = np.array([*plain.ROW, *_OUTSIDE], np.int64)
IN_COLUMN: Final = np.array([*plain.COLUMN, *_OUTSIDE], np.int64)


@inner
def ones(bits: int) -> int:
    """The number of bits that are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@inner
def open_cells(row: Row, b: int) -> int:
    """The cells where the next card may go (EAR-20, EAR-21)."""
    planted = row[b + at.MASK]
    if not planted:
        return 1 << plain.MIDDLE
    top, bottom, left, right = bounds(row, b)
    free = 0
    for r in range(max(0, bottom - at.SIDE + 1), min(at.FIELD, top + at.SIDE)):
        for c in range(max(0, right - at.SIDE + 1), min(at.FIELD, left + at.SIDE)):
            cell = r * at.FIELD + c
            if not planted >> cell & 1 and BESIDE[cell] & planted:
                free |= 1 << cell
    return free


@inner
def bounds(row: Row, b: int) -> tuple[int, int, int, int]:
    """The first and the last row, the first and the last column that are planted."""
    top, bottom, left, right = at.FIELD, 0, at.FIELD, 0
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        r, c = cell // at.FIELD, cell % at.FIELD
        top, bottom = min(top, r), max(bottom, r)
        left, right = min(left, c), max(right, c)
    return top, bottom, left, right
