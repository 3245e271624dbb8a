"""The moves of Habitats and their notation.

>>> str(Take(0, 2)), parse("take c1")
('take c1', Take(row=0, column=2))
>>> str(Place(-1, 3)), parse("place 2,0 turn 3")
('place -1,3', Place(x=2, y=0, turn=3))
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias, final

from msgspec import Struct

COLUMN_LETTERS: Final = "abcdefghij"
_SPACE: Final = re.compile(r"([a-j])([1-9]|10)")
_CELL: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


@final
class Take(Struct, frozen=True, tag="take", tag_field="do", gc=False):
    """Take the tile of a market space (HAB-8); rows and columns from 0, row 0 on top."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"take {space_name(self.row, self.column)}"


@final
class Place(Struct, frozen=True, tag="place", tag_field="do", gc=False):
    """Add the tile to one's park (HAB-13), after `turn` quarter turns clockwise (HAB-16).

    The entrance is at 0,0; x grows to the east, y to the north.
    """

    x: int
    y: int
    turn: int = 0

    def __str__(self) -> str:
        turned = f" turn {self.turn}" if self.turn else ""
        return f"place {self.x},{self.y}{turned}"


Move: TypeAlias = Take | Place


def space_name(row: int, column: int) -> str:
    """A market space as column letter and row number: "c1"."""
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def parse(text: str) -> Move:
    """Parse a move; raises ValueError if it is invalid."""
    match text.split():
        case ["take", space] if found := _SPACE.fullmatch(space):
            return Take(int(found[2]) - 1, COLUMN_LETTERS.index(found[1]))
        case ["place", cell] if found := _CELL.fullmatch(cell):
            return Place(int(found[1]), int(found[2]))
        case ["place", cell, "turn", ("1" | "2" | "3") as turn] if found := _CELL.fullmatch(cell):
            return Place(int(found[1]), int(found[2]), int(turn))
        case _:
            raise ValueError(text)
