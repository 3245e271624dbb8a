"""The layout of a row: where everything stands in a position of int16.

A row begins with what all seats share, at the constants from FIRST to MARKET. The parks follow, one
block of `park_words` for each seat; within a block, at the constants from COUNT to GRID. The stock
and the discards are at the end, because their lengths depend on the set of tiles.

A tile of a park has a line: the entrance line 0, the others theirs in the order in which they were
laid. A cell is a number in a square grid, row by row from the south-west, with the entrance in the
middle and a margin of one cell that no tile reaches.

A row has all of a state but what a measure that is scored had after its third value, which nothing
reads.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from hedgerow.games.habitats.cells import MOST_TURNS
from hedgerow.games.habitats.codec import MEASURES
from hedgerow.games.habitats.state import MOST_SPACES_IN_LINE

KIND: Final = np.int16
"""The type of the integers."""

MOST_SEATS: Final = 5
YEARS: Final = 3
YEARLY: Final = 2
"""The most goals of a year (HAB-22)."""
SLOTS: Final = YEARS * YEARLY
"""Goal k of year y is in slot y * YEARLY + k."""
MOST_LINES: Final = MOST_TURNS + 1
"""The most tiles of a park."""
NOTHING: Final = -1
"""No tile, goal or area; the same as in the plain engine."""

# What all seats share

FIRST: Final = 0
"""The seat that begins (HAB-6)."""
ENDLESS: Final = 1
"""1 with endless roads (HAB-18)."""
TURN: Final = 2
"""The number of turns that are over, of all seats together."""
HAND: Final = 3
"""The tile that the seat to act has to place, or NOTHING."""
DRAWN: Final = 4
"""The number of tiles drawn from the front of the stock."""
DISCARDED: Final = 5
"""The number of tiles discarded."""
GOALS: Final = 6
"""The goal in each slot by its number in GOAL_IDS, or NOTHING."""
FIGURES: Final = GOALS + SLOTS
"""The space of each seat's figure."""
FACING: Final = FIGURES + MOST_SEATS
"""The side that each figure tables."""
POINTS: Final = FACING + MOST_SEATS
"""The points of each slot for each seat, as they stand until its year is over."""
MEASURED: Final = POINTS + SLOTS * MOST_SEATS
"""The first values of the measure of each slot for each seat, as they stand."""
MARKET: Final = MEASURED + SLOTS * MOST_SEATS * MEASURES
"""The tile of each space, or NOTHING."""
PARKS: Final = MARKET + MOST_SPACES_IN_LINE**2
"""The blocks of the parks."""

# A park, from the beginning of its block

COUNT: Final = 0
"""The number of tiles, the entrance among them."""
SCORE: Final = 1
"""The points of all tiles."""
NORTH: Final = 2
"""How far the tiles reach: the last row and column, the first row and column."""
EAST: Final = 3
SOUTH: Final = 4
WEST: Final = 5
TILE: Final = 6
"""The tile of each line; entrances are numbered after the tiles."""
CELL: Final = TILE + MOST_LINES
ROTATION: Final = CELL + MOST_LINES
AREA: Final = ROTATION + MOST_LINES
"""The first line of each line's area (HAB-23), or NOTHING for a watchtower."""
MET: Final = AREA + MOST_LINES
"""0 for an animal without its habitat and for a road that lacks a neighbour."""
VP: Final = MET + MOST_LINES
"""The points of each line."""
SIZE: Final = VP + MOST_LINES
"""The number of tiles of the area that begins with a line, otherwise 0."""
SIZES: Final = SIZE + MOST_LINES
"""The number of areas of each size."""
GRID: Final = SIZES + MOST_LINES + 1
"""For each cell the line of its tile plus 1, 0 if it is free, BANNED if it must stay empty."""

BANNED: Final = -1
