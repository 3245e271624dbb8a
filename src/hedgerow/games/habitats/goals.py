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
FAR: Final = 1 << 20
"""More steps than a park has cells."""


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
        while run := runs.get(at):
            if run < width:
                width = run
            height += 1
            if width * height > best:
                best = width * height
            at += NORTH
    return (best,)


def keep_close(park: Park) -> Measure:
    """HAB-33: the number of steps from the entrance to the furthest tile."""
    return (max(_distances(park, [ENTRANCE]).values()),)


def accessibility(park: Park) -> Measure:
    """HAB-34: the greatest number of steps from a tile to the nearest road."""
    roads = [cell for cell, laid in park.cells.items() if laid.roads]
    return (max(_distances(park, roads).values(), default=0),)


def _longest(park: Park, step: int) -> int:
    cells, best = park.cells, 0
    for cell in cells:
        if cell - step in cells:
            continue  # not the start of a row
        length, at = 1, cell + step
        while at in cells:
            length += 1
            at += step
        if length > best:
            best = length
    return best


def _distances(park: Park, starts: Iterable[Cell]) -> dict[Cell, int]:
    """The number of steps to each cell from the nearest of these."""
    distances = dict.fromkeys(starts, 0)
    _spread(park, distances, list(distances))
    return distances


def _spread(park: Park, distances: dict[Cell, int], edge: list[Cell]) -> None:
    """Shorten the distances that are longer than by way of these cells."""
    cells = park.cells
    for cell in edge:  # grows during the loop
        further = distances[cell] + 1
        for step in STEPS:
            near = cell + step
            if near in cells and distances.get(near, FAR) > further:
                distances[near] = further
                edge.append(near)


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


class Gauge:
    """The measure of a growing park for a goal, brought up to date with each tile."""

    __slots__ = ("_distances", "_goal", "_park", "measure")

    def __init__(self, goal: GoalId, park: Park) -> None:
        self._goal, self._park = goal, park
        self._distances: dict[Cell, int] = {}
        if goal == "keep_close":
            self._distances = _distances(park, [ENTRANCE])
        elif goal == "accessibility":
            roads = [cell for cell, laid in park.cells.items() if laid.roads]
            self._distances = _distances(park, roads)
        self.measure = measure(goal, park)

    def grow(self, cell: Cell) -> Measure:
        """The measure after a tile was laid on this cell, from the one before."""
        goal, park = self._goal, self._park
        if goal == "long_park":
            self._at_least(_line(park, cell, EAST), _line(park, cell, NORTH))
        elif goal == "diagonal":
            self._at_least(_line(park, cell, NORTH + EAST), _line(park, cell, SOUTH + EAST))
        elif goal == "compact":
            self._at_least(_rectangle(park, cell))
        elif goal == "keep_close" or goal == "accessibility":
            self._walk(cell)
        elif goal != "flora" or park.cells[cell].kind == "flower":
            self.measure = measure(goal, park)
        return self.measure

    def _at_least(self, *values: int) -> None:
        """A line or rectangle that is new has the new tile in it."""
        best = max(values)
        if best > self.measure[0]:
            self.measure = (best,)

    def _walk(self, cell: Cell) -> None:
        distances, park = self._distances, self._park
        if self._goal == "accessibility" and park.cells[cell].roads:
            distances[cell] = 0
        else:
            nearest = min([distances.get(cell + step, FAR) for step in STEPS])
            if nearest == FAR:
                return  # no road yet
            distances[cell] = nearest + 1
        _spread(park, distances, [cell])
        self.measure = (max(distances.values()),)


def _line(park: Park, cell: Cell, step: int) -> int:
    """The number of tiles in a row with this one, in both directions of a step."""
    cells, length = park.cells, 1
    for way in (step, -step):
        at = cell + way
        while at in cells:
            length += 1
            at += way
    return length


def _rectangle(park: Park, cell: Cell) -> int:
    """The number of tiles in the largest full rectangle with this cell in it."""
    above, below = _widths(park, cell, NORTH), _widths(park, cell, SOUTH)
    return max(
        [
            (up + down + 1) * (min(west, other_west) + min(east, other_east) + 1)
            for up, (west, east) in enumerate(above)
            for down, (other_west, other_east) in enumerate(below)
        ]
    )


def _widths(park: Park, cell: Cell, step: int) -> list[tuple[int, int]]:
    """How far full rectangles reach west and east of a cell, by their rows in a direction."""
    cells, widths = park.cells, []
    west = east = FAR
    while cell in cells:
        for reach in range(west):
            if cell - EAST * (reach + 1) not in cells:
                west = reach
                break
        for reach in range(east):
            if cell + EAST * (reach + 1) not in cells:
                east = reach
                break
        widths.append((west, east))
        cell += step
    return widths


def merit(goal: GoalId, measured: Measure) -> Measure:
    """A measure made comparable: the greater, the better."""
    return tuple(-number for number in measured) if goal in FEWEST else measured


def goal_ranks(goal: GoalId, measured: Sequence[Measure]) -> tuple[int, ...]:
    """The rank of each seat, 1 for the best; tied seats all get the lowest of their ranks."""
    merits = [merit(goal, park) for park in measured] if goal in FEWEST else measured
    ordered = sorted(merits)
    return tuple([len(merits) - bisect_left(ordered, own) for own in merits])  # HAB-21


def goal_points(goal: GoalId, measured: Sequence[Measure], worth: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat; `worth` has the points of the first, second, ... rank (HAB-20)."""
    return tuple([worth[rank - 1] for rank in goal_ranks(goal, measured)])
