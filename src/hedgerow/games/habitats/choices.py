"""Lazy lists of Habitats moves: a move is built only when it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from hedgerow.core.decision import Picker
from hedgerow.games.habitats.cells import REACH, Cell, Spot, cell_at, place_of
from hedgerow.games.habitats.moves import Place


@cache
def place(spot: Spot) -> Place:
    """The move of a spot; moves are values, so each is built once."""
    cell, turn = spot
    return Place(*place_of(cell), turn)


@cache
def place_plain(cell: Cell) -> Place:
    """The move of a tile without roads, which is not turned."""
    return place((cell, 0))


class PlainMoves(Struct, frozen=True, gc=False):
    """A tile without roads on any of these cells."""

    cells: list[Cell]

    def __len__(self) -> int:
        return len(self.cells)

    def __getitem__(self, index: int) -> Place:
        return place_plain(self.cells[index])

    def __iter__(self) -> Iterator[Place]:
        return map(place_plain, self.cells)

    def __contains__(self, move: object) -> bool:
        if type(move) is not Place or max(abs(move.x), abs(move.y)) > REACH or move.turn:
            return False
        return cell_at(move.x, move.y) in self.cells

    def pick(self, rng: Picker) -> Place:
        cells = self.cells
        return place_plain(cells[rng.below(len(cells))])


class PlaceMoves(Struct, frozen=True, gc=False):
    """A tile on any of these spots."""

    spots: list[Spot]

    def __len__(self) -> int:
        return len(self.spots)

    def __getitem__(self, index: int) -> Place:
        return place(self.spots[index])

    def __iter__(self) -> Iterator[Place]:
        return map(place, self.spots)

    def __contains__(self, move: object) -> bool:
        if type(move) is not Place or max(abs(move.x), abs(move.y)) > REACH:
            return False
        return (cell_at(move.x, move.y), move.turn) in self.spots

    def pick(self, rng: Picker) -> Place:
        spots = self.spots
        return place(spots[rng.below(len(spots))])
