"""The components of the game as numbers, for one seat count."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hedgerow.compiled.habitats.position import GRID, MOST_SEATS, NOTHING, PARKS, YEARS
from hedgerow.core.writing import offsets
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.cells import MOST_TURNS
from hedgerow.games.habitats.codec import HabitatsCodec, printed_features
from hedgerow.games.habitats.moves import Place
from hedgerow.games.habitats.state import layout_for
from hedgerow.games.habitats.tiles import KINDS, LANDS, TOWERS

Integers = NDArray[np.int64]

TOURISTS: Final = (None, "BIG", "MANY")
_MOST_CELLS: Final = (2 * (MOST_TURNS + 1) + 1) ** 2
"""The cells of the largest grid."""
_TILES: Final = 128
"""Tiles and entrances are counted in so many, so that kernels serve most sets of one's own too."""


class Tables(NamedTuple):
    """What no move changes; the kernels get it as one record.

    Arrays are as long as the most seats need, or longer, so that kernels serve all seat counts.
    """

    seats: int
    rows: int
    columns: int
    turns: int
    """The turns of each seat."""
    tiles: int
    """The number of tiles in the box, and the number of the first entrance after them."""
    margin: int
    """The greatest x and y in a grid."""
    side: int
    """The number of cells in a row of a grid."""
    park_words: int
    stock: int
    discards: int
    """Where these begin in a row."""
    words: int

    # Years and goals

    ends: Integers
    """The number of turns, of all seats together, that are over at the end of each year."""
    yearly: Integers
    """The turns of each seat in each year."""
    worth: Integers
    """worth[year, rank]: the points for a goal."""

    # Cells

    steps: Integers
    """The offsets from a cell to its neighbours in the north, east, south and west."""
    diagonals: Integers
    """Those in the north-east, south-east, south-west and north-west."""
    cells: Integers
    """The cell of each group of four actions that place a tile."""
    numbers: Integers
    """The first of the four actions of each cell."""

    # What is printed on each tile and, after them, on each entrance

    kind: Integers
    """The index in KINDS."""
    land: Integers
    """The index in LANDS, or NO_LAND."""
    vp: Integers
    demand: Integers
    """demand[tile, land]: the tiles of each landscape that an animal demands."""
    flowers: Integers
    """The flowers that an animal demands."""
    tower: Integers
    """The index in TOWERS, or NOTHING."""
    animal_vp: Integers
    flower_vp: Integers
    tourist: Integers
    """The index in TOURISTS."""
    roads: Integers
    """roads[tile, turn]: a bit for each side with a road."""
    rotations: Integers
    """The distinct rotations (HAB-16), a bit for each turn."""
    features: NDArray[np.float32]
    """features[tile, turn]: as in observations."""

    # Where each piece of an observation begins

    at_market: int
    at_figures: int
    at_facing: int
    at_parks: int
    at_hand: int
    at_seat: int
    at_first: int
    at_turn: int
    at_year: int
    at_over: int
    at_seen: int
    at_goals: int
    at_scored: int
    at_measures: int
    at_points: int
    at_park_points: int
    at_endless: int


def tables_for(codec: HabitatsCodec) -> Tables:
    """The tables for the components in use."""
    seats, turns, layout = codec.seats, codec.turns, layout_for(codec.seats)
    tiles = len(box().tiles)
    margin = turns + 1
    side = 2 * margin + 1
    park_words = GRID + side * side
    stock = PARKS + seats * park_words
    cells = _cells(codec, margin, side)
    numbers = np.full(_MOST_CELLS, NOTHING, np.int64)
    numbers[cells] = codec.spaces + 4 * np.arange(len(cells))
    begins: dict[str, Any] = {f"at_{piece}": at for piece, at in offsets(codec.pieces).items()}
    return Tables(
        seats=seats,
        rows=layout.rows,
        columns=layout.columns,
        turns=turns,
        tiles=tiles,
        margin=margin,
        side=side,
        park_words=park_words,
        stock=stock,
        discards=stock + tiles,
        # HAB-12: at most one tile for each turn is discarded.
        words=stock + tiles + layout.ends[-1],
        ends=np.array(layout.ends),
        yearly=np.array(layout.turns),
        worth=_padded(np.array(layout.points), (YEARS, MOST_SEATS)),
        steps=np.array([side, 1, -side, -1]),
        diagonals=np.array([side + 1, 1 - side, -side - 1, side - 1]),
        cells=_padded(cells, (_MOST_CELLS,)),
        numbers=numbers,
        **_faces(),
        **begins,
    )


def _cells(codec: HabitatsCodec, margin: int, side: int) -> Integers:
    """The cells in the order of the codec's actions."""
    places = [codec.decode(action) for action in range(codec.spaces, codec.actions, 4)]
    return np.array(
        [
            (place.y + margin) * side + place.x + margin
            for place in places
            if isinstance(place, Place)
        ]
    )


def _faces() -> dict[str, Any]:
    tiles = (*box().tiles, *box().entrances)
    printed = printed_features()
    columns: dict[str, list[Any]] = {
        "kind": [KINDS.index(tile.kind) for tile in tiles],
        "land": [tile.turned[0].land for tile in tiles],
        "vp": [tile.vp for tile in tiles],
        "demand": [[getattr(tile.demand, land) for land in LANDS] for tile in tiles],
        "flowers": [tile.demand.flower for tile in tiles],
        "tower": [NOTHING if not tile.tower else TOWERS.index(tile.tower) for tile in tiles],
        "animal_vp": [tile.animal_vp for tile in tiles],
        "flower_vp": [tile.flower_vp for tile in tiles],
        "tourist": [TOURISTS.index(tile.tourist) for tile in tiles],
        "roads": [[placed.roads for placed in tile.turned] for tile in tiles],
        "rotations": [sum(1 << turn for turn in tile.turns) for tile in tiles],
        "features": [[printed[tile.id, turn] for turn in range(4)] for tile in tiles],
    }
    most = -(-len(tiles) // _TILES) * _TILES
    arrays = {name: np.array(column) for name, column in columns.items()}
    return {name: _padded(array, (most, *array.shape[1:])) for name, array in arrays.items()}


def _padded(array: NDArray[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    """The array with zeros behind it."""
    full = np.zeros(shape, array.dtype)
    full[tuple(slice(length) for length in array.shape)] = array
    return full
