"""Positions counted from fixed tables: any change of the rules disturbs the counts."""

from __future__ import annotations

import pytest

from games.habitats.tables import table
from hedgerow.games.habitats import GAME
from hedgerow.testing.golden import perft

# The market shows tiles of every kind, roads among them.
TILES = "zebra road2-forest badger big-water road1-dryland tower-diag-1 road3-dryland bee"
PARKS = [
    "road1-grassland 0,1 turn 1; lion 0,2; okapi 1,2; gorilla 2,2",
    "road2-grassland -1,0 turn 2; camel -1,1; hyena 0,1; cheetah 1,1",
]


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, (15, 135, 1161, 2214)), (3, (15, 135, 1215, 2916)), (5, (15, 135, 1215, 3645))],
)
def test_positions_from_the_start(seats: int, counts: tuple[int, ...]) -> None:
    tiles = "zebra road2-forest okapi big-water road1-grassland tower-diag-1 road3-dryland bee"
    state = table(seats, tiles)._state
    assert tuple(perft(GAME, state, depth) for depth in (2, 4, 6, 7)) == counts


@pytest.mark.parametrize(
    ("seats", "endless", "counts"),
    [
        (2, False, (3, 45, 135, 810, 1782)),
        (2, True, (3, 38, 114, 684, 1500)),
        (3, False, (3, 45, 135, 765, 2295)),
        (5, True, (3, 38, 114, 615, 1845)),
    ],
)
def test_positions_with_roads(seats: int, endless: bool, counts: tuple[int, ...]) -> None:
    state = table(seats, TILES, endless=endless, parks=PARKS)._state
    assert tuple(perft(GAME, state, depth) for depth in range(1, 6)) == counts
