"""The 4 by 4 tableau and the rest of a seat's play area; queries, no rules.

Cells are 0 to 15, row by row. Sets of cells are bit masks. A tableau that does not span four rows
or columns yet may be anywhere in the grid: no count depends on its position.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec import Struct

Cell: TypeAlias = int
Mask: TypeAlias = int

SIDE: Final = 4
CELLS: Final = SIDE * SIDE
EMPTY: Final = 0
"""Stands for no card."""


def _mask(*cells: Cell) -> Mask:
    return sum(1 << cell for cell in cells)


def _around(cell: Cell, steps: tuple[tuple[int, int], ...]) -> Mask:
    row, col = divmod(cell, SIDE)
    return _mask(
        *(
            (row + down) * SIDE + col + right
            for down, right in steps
            if 0 <= row + down < SIDE and 0 <= col + right < SIDE
        )
    )


ROWS: Final = tuple(_mask(*range(SIDE * row, SIDE * row + SIDE)) for row in range(SIDE))
COLUMNS: Final = tuple(_mask(*range(col, CELLS, SIDE)) for col in range(SIDE))
LONG_DIAGONALS: Final = (
    _mask(*range(0, CELLS, SIDE + 1)),
    _mask(*range(SIDE - 1, CELLS - 1, SIDE - 1)),
)
ORTHOGONAL: Final = tuple(
    _around(cell, ((-1, 0), (0, -1), (0, 1), (1, 0))) for cell in range(CELLS)
)
DIAGONAL: Final = tuple(
    _around(cell, ((-1, -1), (-1, 1), (1, -1), (1, 1))) for cell in range(CELLS)
)
ADJACENT: Final = tuple(a | b for a, b in zip(ORTHOGONAL, DIAGONAL, strict=True))


class Tableau(Struct):
    """Sixteen cells, each with a card's number or EMPTY, and the pieces on the cards."""

    cards: list[int]
    sprouts: list[int]
    growth: list[int]
    """Trunks and the canopy together."""

    @classmethod
    def bare(cls) -> Tableau:
        return cls([EMPTY] * CELLS, [0] * CELLS, [0] * CELLS)

    @classmethod
    def laid(cls, cards: Iterable[tuple[int, int, int, int, int]]) -> Tableau:
        """A tableau from row, column, number, sprouts and growth of cards; any origin will do."""
        found = list(cards)
        top = min((row for row, *_ in found), default=0)
        left = min((column for _, column, *_ in found), default=0)
        tableau = cls.bare()
        for row, column, number, sprouts, growth in found:
            cell = (row - top) * SIDE + column - left
            tableau.cards[cell] = number
            tableau.sprouts[cell] = sprouts
            tableau.growth[cell] = growth
        return tableau

    def clone(self) -> Tableau:
        return Tableau(self.cards[:], self.sprouts[:], self.growth[:])

    def filled(self) -> Mask:
        """The cells that hold a card."""
        mask = 0
        for cell, card in enumerate(self.cards):
            if card:
                mask |= 1 << cell
        return mask


class PlayArea(Struct):
    """Everything that is counted of a seat. Two-sided cards have number and side: "286A"."""

    tableau: Tableau
    island: str
    climate: str
    soil: int = 0
    hand: int = 0
    """How many cards."""
    compost: int = 0
    """How many cards."""
    events: tuple[int, ...] = ()
    """The numbers of the events played."""
