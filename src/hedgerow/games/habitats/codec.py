"""Flat action numbers and observation arrays for learners: the only file here that needs NumPy.

Actions: a take from each space of the market, row by row; then a place on each cell within reach,
row by row from the south-west, with each of four turns. A cell is within reach if |x| + |y| is at
most the number of a seat's turns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.decision import Decision
from hedgerow.core.writing import Row
from hedgerow.games import datafiles
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.cells import Spot, cell_at
from hedgerow.games.habitats.choices import PlaceMoves, PlainMoves
from hedgerow.games.habitats.hidden import ParkView, View
from hedgerow.games.habitats.moves import Move, Place, Take
from hedgerow.games.habitats.state import layout_for
from hedgerow.games.habitats.tiles import GOAL_IDS, KINDS, LANDS, SIDES, TOWERS, Tile

Floats: TypeAlias = NDArray[np.float32]
Mask8: TypeAlias = NDArray[np.int8]

_TURNS: Final = 4
MOST: Final = 20
"""The upper bound of the numbers on a tile and of its demand for any landscape."""
FEATURES: Final = (
    *(f"land {land}" for land in LANDS),
    *(f"kind {kind}" for kind in KINDS),
    *(f"demand {land}" for land in LANDS),
    "demand flower",
    "vp",
    *(f"tower {tower}" for tower in TOWERS),
    "animal vp",
    "flower vp",
    "BIG",
    "MANY",
    *(f"road {side}" for side in SIDES),
)
"""The features printed on a tile, turned as it lies."""
STANDING: Final = ("there", "x", "y", "met", "scores")
"""The features added for a tile in a park."""
MANY_POINTS: Final = 100
"""The score of a park from which an observation makes no difference."""
MEASURES: Final = 3
"""The number of values of a goal's measure in an observation."""


class HabitatsCodec:
    """The codec of one seat count. Wherever a piece has a row for each seat, the viewer's own comes
    first and the others follow clockwise."""

    def __init__(self, seats: int) -> None:
        layout = layout_for(seats)
        self.seats, self.rows, self.columns = seats, layout.rows, layout.columns
        self.turns = layout.ends[-1] // seats
        self.spaces = spaces = layout.rows * layout.columns
        self._moves: tuple[Move, ...] = (
            *(Take(*divmod(space, self.columns)) for space in range(spaces)),
            *(Place(x, y, turn) for x, y in _cells_within(self.turns) for turn in range(_TURNS)),
        )
        self._number = {move: number for number, move in enumerate(self._moves)}
        self._spots: dict[Spot, int] = {
            (cell_at(move.x, move.y), move.turn): number
            for number, move in enumerate(self._moves)
            if type(move) is Place
        }
        """The numbers of places by their spots, which `PlaceMoves` holds."""
        self._cells = {cell: number for (cell, turn), number in self._spots.items() if not turn}
        """Those of tiles that are not turned, by their cells, which `PlainMoves` holds."""
        self.actions = len(self._moves)
        features = len(FEATURES)
        self.pieces: dict[str, tuple[int, ...]] = {
            "market": (layout.rows, layout.columns, features),
            "figures": (seats, layout.rows, layout.columns),
            "facing": (seats, len(SIDES)),
            "parks": (seats, self.turns + 1, len(STANDING) + features),
            "hand": (features,),
            "seat": (seats,),
            "first": (seats,),
            "turn": (seats,),
            "year": (len(layout.turns),),
            "over": (1,),
            "seen": (len(box().tiles),),
            "goals": (len(layout.turns), len(GOAL_IDS)),
            "scored": (len(layout.turns), len(GOAL_IDS)),
            "measures": (seats, len(GOAL_IDS), MEASURES),
            "points": (seats, len(GOAL_IDS)),
            "park_points": (seats,),
            "endless": (1,),
        }

    @cached_property
    def printed(self) -> dict[tuple[str, int], Row]:
        """The printed features of each tile as rows, shared by the writers of all games."""
        return {
            tile: memoryview(features.tobytes()).cast("f")
            for tile, features in printed_features().items()
        }

    # Actions

    def encode(self, move: Move) -> int:
        return self._number[move]

    def decode(self, action: int) -> Move:
        """The move of an action number; raises ValueError if there is none."""
        if not 0 <= action < self.actions:
            raise ValueError(f"no action {action}: there are {self.actions}")
        return self._moves[action]

    def mask(self, decision: Decision[Any]) -> Mask8:
        mask, moves = bytearray(self.actions), decision.moves
        if type(moves) is PlainMoves:
            cells = self._cells
            for cell in moves.cells:
                mask[cells[cell]] = 1
        elif type(moves) is PlaceMoves:
            spots = self._spots
            for spot in moves.spots:
                mask[spots[spot]] = 1
        else:
            for move in moves:
                mask[self._number[move]] = 1
        return np.frombuffer(mask, np.int8)

    # Observations

    def observe(self, view: View) -> dict[str, Floats]:
        """A View as arrays of numbers from 0 to 1; `seat` is empty for a spectator."""
        arrays = {name: np.zeros(shape, np.float32) for name, shape in self.pieces.items()}
        printed, rows = printed_features(), _rows_kept()
        first, seats = view.seat or 0, self.seats
        if view.seat is not None:
            arrays["seat"][view.seat] = 1
        arrays["first"][(view.first - first) % seats] = 1
        market = arrays["market"].reshape(self.spaces, -1)
        for space, tile in enumerate(view.market):
            if tile is not None:
                market[space] = printed[tile, 0]
        for at in range(seats):
            seat = (first + at) % seats
            figure = view.figures[seat]
            arrays["figures"][at, figure.row, figure.column] = 1
            arrays["facing"][at, SIDES.index(figure.facing)] = 1
            arrays["parks"][at] = rows(view.parks[seat], self.turns)
            arrays["park_points"][at] = min(1, view.parks[seat].vp / MANY_POINTS)
            for goal in view.goals:
                number = GOAL_IDS.index(goal.goal)
                measure = goal.measures[seat][:MEASURES]
                arrays["measures"][at, number, : len(measure)] = np.minimum(
                    1, np.array(measure, np.float32) / (self.turns + 1)
                )
                best = max(max(goal.worth), 1)
                arrays["points"][at, number] = min(1, max(0, goal.points[seat] / best))
        if view.hand is not None:
            arrays["hand"][:] = printed[view.hand, 0]
        if view.to_act is None:
            arrays["over"][0] = 1
        else:
            arrays["turn"][(view.to_act - first) % seats] = 1
            arrays["year"][view.year] = view.left / view.turns[view.year]
        number_of = box().number
        arrays["seen"][[number_of[face.tile] for face in view.tiles[seats:]]] = 1
        for goal in view.goals:
            number = GOAL_IDS.index(goal.goal)
            arrays["goals"][goal.year, number] = 1
            arrays["scored"][goal.year, number] = goal.scored
        arrays["endless"][0] = view.endless
        return arrays


@datafiles.derived
def _rows_kept() -> Callable[[ParkView, int], Floats]:
    """Cached `_rows`, because every seat observes the same parks, move after move."""
    return lru_cache(maxsize=512)(_rows)


def _rows(park: ParkView, turns: int) -> Floats:
    """One row per tile: the entrance, then the others in the order in which they were laid."""
    printed = printed_features()
    rows = np.zeros((turns + 1, len(STANDING) + len(FEATURES)), np.float32)
    for row, tile in zip(rows, park.tiles, strict=False):
        x, y = (tile.x + turns) / (2 * turns), (tile.y + turns) / (2 * turns)
        row[: len(STANDING)] = 1, x, y, tile.met, min(1, max(0, tile.vp / MOST))
        row[len(STANDING) :] = printed[tile.tile, tile.turn]
    return rows


@lru_cache(maxsize=64)
def _cells_within(turns: int) -> tuple[tuple[int, int], ...]:
    """The cells that a tile can reach within `turns` turns."""
    reach = range(-turns, turns + 1)
    return tuple((x, y) for y in reach for x in reach if abs(x) + abs(y) <= turns)


@datafiles.derived
def printed_features() -> dict[tuple[str, int], Floats]:
    """The printed features of each tile and entrance, for each rotation."""
    components = box()
    return {
        (tile.id, turn): _features(tile, turn)
        for tile in (*components.entrances, *components.tiles)
        for turn in range(_TURNS)
    }


def _features(tile: Tile, turn: int) -> Floats:
    demand, roads = tile.demand, tile.turned[turn].roads
    numbers = [
        *(tile.land == land for land in LANDS),
        *(tile.kind == kind for kind in KINDS),
        *(getattr(demand, land) / MOST for land in LANDS),
        demand.flower / MOST,
        tile.vp / MOST,
        *(tile.tower == tower for tower in TOWERS),
        tile.animal_vp / MOST,
        tile.flower_vp / MOST,
        tile.tourist == "BIG",
        tile.tourist == "MANY",
        *(roads >> side & 1 for side in range(len(SIDES))),
    ]
    return np.array(numbers, np.float32)
