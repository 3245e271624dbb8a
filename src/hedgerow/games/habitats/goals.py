"""The nine goals: how a park is measured, and the points of each rank (HAB-20 to HAB-34)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from hedgerow.games.habitats.cells import EAST, ENTRANCE, NORTH, SOUTH, STEPS, Cell
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.tiles import NO_LAND, GoalId

Measure: TypeAlias = tuple[int, ...]
"""The measured value, then the goal's own tie-breaks."""

FEWEST: Final[frozenset[GoalId]] = frozenset({"keep_close", "accessibility"})
"""The goals in which a smaller value is better."""


def biggest_area(park: Park) -> Measure:
    """HAB-26: the sizes of all areas, the largest first."""
    return tuple(sorted(map(len, park.areas.values()), reverse=True))


def many_areas(park: Park) -> Measure:
    """HAB-27: the number of areas."""
    return (len(park.areas),)


def long_park(park: Park) -> Measure:
    """HAB-28: the number of tiles in the longest row or column."""
    return (max(_longest(park, EAST), _longest(park, NORTH)),)


def diagonal(park: Park) -> Measure:
    """HAB-29: the number of tiles in the longest diagonal."""
    return (max(_longest(park, NORTH + EAST), _longest(park, SOUTH + EAST)),)


def landscape_types(park: Park) -> Measure:
    """HAB-30: the number of landscapes, and of tiles of the scarcest one."""
    counts = [0, 0, 0, 0, 0]
    for laid in park.cells.values():
        counts[laid.land] += 1
    owned = [count for count in counts[:NO_LAND] if count]
    return len(owned), min(owned, default=0)


def flora(park: Park) -> Measure:
    """HAB-31: the number of kinds of flowers, and of flowers."""
    flowers = [laid.land for laid in park.cells.values() if laid.kind == "flower"]
    return len(set(flowers)), len(flowers)


def compact(park: Park) -> Measure:
    """HAB-32: the number of tiles in the largest full rectangle."""
    cells, best = park.cells, 0
    runs: dict[Cell, int] = {}
    for cell in sorted(cells, reverse=True):  # so that a cell's eastern neighbour comes first
        runs[cell] = runs.get(cell + EAST, 0) + 1
    for cell in cells:
        width, height, at = runs[cell], 0, cell
        while at in runs:
            width = min(width, runs[at])
            height += 1
            best = max(best, width * height)
            at += NORTH
    return (best,)


def keep_close(park: Park) -> Measure:
    """HAB-33: the number of steps from the entrance to the furthest tile."""
    return (_furthest(park, [ENTRANCE]),)


def accessibility(park: Park) -> Measure:
    """HAB-34: the greatest number of steps from a tile to the nearest road."""
    return (_furthest(park, [cell for cell, laid in park.cells.items() if laid.roads]),)


def _longest(park: Park, step: int) -> int:
    cells, best = park.cells, 0
    for cell in cells:
        if cell - step in cells:
            continue  # not the start of a row
        length, at = 1, cell + step
        while at in cells:
            length += 1
            at += step
        best = max(best, length)
    return best


def _furthest(park: Park, starts: Iterable[Cell]) -> int:
    cells = park.cells
    reached = set(starts)
    edge, steps = list(reached), 0
    while True:
        further = []
        for cell in edge:
            for step in STEPS:
                near = cell + step
                if near in cells and near not in reached:
                    reached.add(near)
                    further.append(near)
        if not further:
            return steps
        edge, steps = further, steps + 1


MEASURES: Final[dict[GoalId, Callable[[Park], Measure]]] = {
    "biggest_area": biggest_area,
    "many_areas": many_areas,
    "long_park": long_park,
    "diagonal": diagonal,
    "landscape_types": landscape_types,
    "flora": flora,
    "compact": compact,
    "keep_close": keep_close,
    "accessibility": accessibility,
}


def measure(goal: GoalId, park: Park) -> Measure:
    """The measure of a park for a goal."""
    return MEASURES[goal](park)


def merit(goal: GoalId, measured: Measure) -> Measure:
    """A measure made comparable: the greater, the better."""
    return tuple(-number for number in measured) if goal in FEWEST else measured


def goal_ranks(goal: GoalId, measured: Sequence[Measure]) -> tuple[int, ...]:
    """The rank of each seat, 1 for the best; tied seats all get the lowest of their ranks."""
    merits = [merit(goal, park) for park in measured]
    ordered = sorted(merits)
    return tuple([len(merits) - bisect_left(ordered, own) for own in merits])  # HAB-21


def goal_points(goal: GoalId, measured: Sequence[Measure], worth: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat; `worth` has the points of the first, second, ... rank (HAB-20)."""
    return tuple(worth[rank - 1] for rank in goal_ranks(goal, measured))
