"""The cells of a park: the entrance is at (0, 0), x grows to the east, y to the north.

A cell is one int, `y * STRIDE + x`, so that a neighbour is one addition away.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Cell: TypeAlias = int
Area: TypeAlias = int
"""The number of an area: `& 3` gives the index of its landscape in `LANDS`."""
Turn: TypeAlias = int
"""Quarter turns clockwise, 0 to 3."""
Spot: TypeAlias = tuple[Cell, Turn]

STRIDE: Final = 64
REACH: Final = 31
"""The limit of x and y; no game reaches it."""
MOST_TURNS: Final = REACH - 2
"""The most turns that a seat may have."""

NORTH, EAST, SOUTH, WEST = STRIDE, 1, -STRIDE, -1
STEPS: Final = (NORTH, EAST, SOUTH, WEST)
"""The offsets from a cell to its neighbours in the north, east, south and west."""
ENTRANCE: Final[Cell] = 0


def cell_at(x: int, y: int) -> Cell:
    """The number of a cell; raises ValueError if it is out of reach."""
    if not (-REACH <= x <= REACH and -REACH <= y <= REACH):
        raise ValueError((x, y))
    return y * STRIDE + x


def place_of(cell: Cell) -> tuple[int, int]:
    """The x and y of a cell.

    >>> place_of(cell_at(-3, 2))
    (-3, 2)
    """
    y = (cell + REACH) // STRIDE
    return cell - y * STRIDE, y


def reading_order(cell: Cell) -> int:
    """A sort key: cells from the top row down, then from left to right."""
    return cell - 2 * STRIDE * ((cell + REACH) // STRIDE)


def ray(cell: Cell, side: int) -> list[Cell]:
    """The cells in a straight line beyond a side, as far as cells exist."""
    x, y = place_of(cell)
    reach = (REACH - y, REACH - x, REACH + y, REACH + x)[side]
    return [cell + STEPS[side] * step for step in range(1, reach + 1)]
