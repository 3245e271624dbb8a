"""The nine goals: how a park is measured, and the points of each rank (HAB-20 to HAB-34).

The counterpart of `hedgerow.games.habitats.goals`.
"""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.habitats.park import line_on, park_of
from hedgerow.compiled.habitats.position import (
    CELL,
    COUNT,
    GOALS,
    MEASURED,
    MOST_LINES,
    MOST_SEATS,
    NOTHING,
    POINTS,
    ROTATION,
    SIZES,
    SLOTS,
    TILE,
    TURN,
    YEARLY,
)
from hedgerow.compiled.habitats.scoring import FLOWER
from hedgerow.compiled.habitats.tables import Tables
from hedgerow.compiled.kernel import Row, kernel
from hedgerow.games.habitats.codec import MEASURES
from hedgerow.games.habitats.tiles import GOAL_IDS, NO_LAND

BIGGEST_AREA: Final = GOAL_IDS.index("biggest_area")
MANY_AREAS: Final = GOAL_IDS.index("many_areas")
LONG_PARK: Final = GOAL_IDS.index("long_park")
DIAGONAL: Final = GOAL_IDS.index("diagonal")
LANDSCAPE_TYPES: Final = GOAL_IDS.index("landscape_types")
FLORA: Final = GOAL_IDS.index("flora")
COMPACT: Final = GOAL_IDS.index("compact")
KEEP_CLOSE: Final = GOAL_IDS.index("keep_close")
ACCESSIBILITY: Final = GOAL_IDS.index("accessibility")


@kernel
def measure_again(tables: Tables, row: Row, seat: int) -> None:
    """Measure a seat's park for the goals of this and later years, and give the points anew."""
    for slot in range(SLOTS):
        goal = row[GOALS + slot]
        # HAB-20: what a year has scored stays.
        if goal == NOTHING or row[TURN] >= tables.ends[slot // YEARLY]:
            continue
        at = MEASURED + (slot * MOST_SEATS + seat) * MEASURES
        measured = measure(tables, park_of(tables, row, seat), goal)
        row[at], row[at + 1], row[at + 2] = measured
        _give_points(tables, row, slot, goal)


@kernel
def _give_points(tables: Tables, row: Row, slot: int, goal: int) -> None:
    """HAB-21: tied seats all get the lowest of their ranks."""
    for seat in range(tables.seats):
        rank = 0
        for other in range(tables.seats):
            if other != seat and _is_as_good(tables, row, slot, goal, other, seat):
                rank += 1
        row[POINTS + slot * MOST_SEATS + seat] = tables.worth[slot // YEARLY, rank]


@kernel
def _is_as_good(tables: Tables, row: Row, slot: int, goal: int, seat: int, than: int) -> bool:
    """Whether a seat's measure is at least as good as another's."""
    if goal == BIGGEST_AREA:
        return _has_as_big(park_of(tables, row, seat), park_of(tables, row, than))
    own = MEASURED + (slot * MOST_SEATS + seat) * MEASURES
    other = MEASURED + (slot * MOST_SEATS + than) * MEASURES
    if goal in (KEEP_CLOSE, ACCESSIBILITY):
        return bool(row[own] <= row[other])
    for place in range(MEASURES):
        if row[own + place] != row[other + place]:
            return bool(row[own + place] > row[other + place])
    return True


@kernel
def _has_as_big(park: Row, other: Row) -> bool:
    """HAB-26: whether the areas of a park, the largest first, are at least as big as another's."""
    for size in range(MOST_LINES, 0, -1):
        if park[SIZES + size] != other[SIZES + size]:
            return bool(park[SIZES + size] > other[SIZES + size])
    return True


@kernel
def measure(tables: Tables, park: Row, goal: int) -> tuple[int, int, int]:
    """The first values of the measure of a park for a goal, then zeros."""
    if goal == BIGGEST_AREA:
        return biggest_area(park)
    if goal == MANY_AREAS:
        return many_areas(park), 0, 0
    if goal == LONG_PARK:
        return max(_longest(park, tables.steps[0]), _longest(park, tables.steps[1])), 0, 0
    if goal == DIAGONAL:
        diagonals = tables.diagonals
        return max(_longest(park, diagonals[0]), _longest(park, diagonals[1])), 0, 0
    if goal == LANDSCAPE_TYPES:
        return landscape_types(tables, park)
    if goal == FLORA:
        return flora(tables, park)
    if goal == COMPACT:
        return compact(tables, park), 0, 0
    if goal == KEEP_CLOSE:
        return _furthest(tables, park, 1), 0, 0
    return accessibility(tables, park), 0, 0


@kernel
def biggest_area(park: Row) -> tuple[int, int, int]:
    """HAB-26: the sizes of the three largest areas."""
    first = second = third = 0
    for size in range(MOST_LINES, 0, -1):
        for _ in range(park[SIZES + size]):
            if not first:
                first = size
            elif not second:
                second = size
            elif not third:
                third = size
    return first, second, third


@kernel
def many_areas(park: Row) -> int:
    """HAB-27: the number of areas."""
    found = 0
    for size in range(1, MOST_LINES + 1):
        found += park[SIZES + size]
    return found


@kernel
def _longest(park: Row, step: int) -> int:
    """HAB-28, HAB-29: the number of tiles in the longest row in one direction."""
    best = 0
    for line in range(park[COUNT]):
        cell = park[CELL + line]
        if line_on(park, cell - step) >= 0:
            continue  # not the start of a row
        length = 0
        while line_on(park, cell) >= 0:
            length += 1
            cell += step
        best = max(best, length)
    return best


@kernel
def landscape_types(tables: Tables, park: Row) -> tuple[int, int, int]:
    """HAB-30: the number of landscapes, and of tiles of the scarcest one."""
    owned, scarcest = 0, 0
    for land in range(NO_LAND):
        count = 0
        for line in range(park[COUNT]):
            count += tables.land[park[TILE + line]] == land
        if count:
            owned += 1
            scarcest = min(scarcest, count) if scarcest else count
    return owned, scarcest, 0


@kernel
def flora(tables: Tables, park: Row) -> tuple[int, int, int]:
    """HAB-31: the number of kinds of flowers, and of flowers."""
    lands, flowers = 0, 0
    for line in range(park[COUNT]):
        tile = park[TILE + line]
        if tables.kind[tile] == FLOWER:
            flowers += 1
            lands |= 1 << tables.land[tile]
    kinds = 0
    for land in range(NO_LAND):
        kinds += lands >> land & 1
    return kinds, flowers, 0


@kernel
def compact(tables: Tables, park: Row) -> int:
    """HAB-32: the number of tiles in the largest full rectangle."""
    north, best = tables.steps[0], 0
    for line in range(park[COUNT]):
        # Rectangles with this tile in their south-western corner.
        cell, width, height = park[CELL + line], MOST_LINES, 0
        while line_on(park, cell) >= 0:
            run = 1
            while run < width and line_on(park, cell + run) >= 0:
                run += 1
            width, height = run, height + 1
            best = max(best, width * height)
            cell += north
    return best


@kernel
def accessibility(tables: Tables, park: Row) -> int:
    """HAB-34: the greatest number of steps from a tile to the nearest road."""
    roads = 0
    for line in range(park[COUNT]):
        if tables.roads[park[TILE + line], park[ROTATION + line]]:
            roads |= 1 << line
    return _furthest(tables, park, roads)


@kernel
def _furthest(tables: Tables, park: Row, starts: int) -> int:
    """HAB-33: the most steps to a tile from the nearest of some lines, given as bits."""
    reached = edge = starts
    steps = -1
    while edge:
        steps += 1
        further = 0
        for line in range(park[COUNT]):
            if edge >> line & 1:
                for step in tables.steps:
                    near = line_on(park, park[CELL + line] + step)
                    if near >= 0:
                        further |= 1 << near
        edge = further & ~reached
        reached |= edge
    return steps
