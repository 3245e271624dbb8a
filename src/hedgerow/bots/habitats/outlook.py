"""The expected final score of a park, fitted to games.

The weights come from 600 games between bots that looked one tile ahead: how often an animal that
lacked so much got its habitat in the end, and how many points parks with these properties gained.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final, NamedTuple, TypeAlias

from hedgerow.games import datafiles
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.cells import EAST, NORTH, SOUTH, STEPS, WEST, Cell
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.scoring import Survey, flowers_near, tiles_near, view
from hedgerow.games.habitats.state import State
from hedgerow.games.habitats.tiles import NO_LAND, Placed

CAP: Final = 5
"""Areas with more tiles than this count as having so many."""
SIZES: Final = CAP + 1
DRAWS: Final = 3
"""The number of tiles that a seat usually chooses from."""
AROUND: Final = (*STEPS, NORTH + EAST, SOUTH + EAST, SOUTH + WEST, NORTH + WEST)


class Unseen:
    """The tiles that are in no park yet, a bit for each number, and how many they are."""

    __slots__ = ("known", "number", "tiles")

    def __init__(self, tiles: int) -> None:
        self.tiles, self.number = tiles, tiles.bit_count()
        self.known: dict[int, float] = {}
        """What the best of a few tiles is worth, for sets of animals that were asked about."""


def unseen(state: State) -> Unseen:
    """The tiles of the market and the stock."""
    tiles = sum([1 << tile for tile in state.market if tile >= 0])
    tiles += sum([1 << tile for tile in state.stock[state.drawn :]])
    return Unseen(tiles)


class _Animals(NamedTuple):
    """The animals of the box as sets of bits."""

    ready: tuple[int, ...]
    """Those that have their habitat on a cell, by the sizes of the areas around it."""
    close: tuple[int, ...]
    """Those that have it or lack one tile."""
    worth: tuple[int, ...]
    """worth[n]: those of more than `n` points."""


@datafiles.derived
def _animals() -> _Animals:
    tiles = [
        (number, tile.turned[0])
        for number, tile in enumerate(box().tiles)
        if tile.kind == "animal" and not tile.demand.flower
    ]
    ready, close = [0] * SIZES**4, [0] * SIZES**4
    for index in range(SIZES**4):
        counts = [index // SIZES**power % SIZES for power in (3, 2, 1, 0)]
        for number, laid in tiles:
            lacks = sum(max(0, min(many, CAP) - counts[land]) for land, many in laid.demand)
            if lacks <= 1:
                close[index] |= 1 << number
                if not lacks:
                    ready[index] |= 1 << number
    most = max((laid.vp for _, laid in tiles), default=0)
    worth = tuple(sum(1 << number for number, laid in tiles if laid.vp > vp) for vp in range(most))
    return _Animals(tuple(ready), tuple(close), worth)


# The habitat of an animal

HOPE: Final = (1.79, -3.29, -0.85, 0.32, 0.21, 0.05, 0.94, 0.07, -2.71, 0.65, -1.09, -0.69, 0.02)
"""The logistic model of whether an animal gets its habitat; see `hope` for its terms."""


class Lack(NamedTuple):
    """What an animal lacks."""

    tiles: int
    slots: int
    """The kinds of which nothing is adjacent yet."""
    flowers: int
    free: int
    """The open cells beside it."""


def lack(park: Park, cell: Cell, laid: Placed) -> Lack:
    tiles = slots = flowers = 0
    open = park.open
    free = [cell + step for step in STEPS if cell + step in open]
    if laid.demand:
        counts = tiles_near(park, cell, laid.land)
        for land, many in laid.demand:
            there = counts[land]
            if there < many:
                if there <= 0:
                    there = 0
                    slots += 1
                missing = many - there
                if missing > 1 and free:
                    missing = max(1, missing - _joined(park, cell, land, free))
                tiles += missing
    if laid.flowers:
        there = flowers_near(park, cell)
        if there < laid.flowers:
            flowers = laid.flowers - there
            if not there:
                slots += 1
    return Lack(tiles, slots, flowers, len(free))


def _joined(park: Park, cell: Cell, land: int, free: list[Cell]) -> int:
    """The most tiles of a landscape that a tile on a free cell beside this one would join to it."""
    area_of, areas = park.area_of, park.areas
    known = [area_of[near] for near in (cell, *[cell + step for step in STEPS]) if near in area_of]
    most = 0
    for near in free:
        joined = 0
        seen = known
        for step in STEPS:
            area = area_of.get(near + step)
            if area is not None and area & 3 == land and area not in seen:
                joined += len(areas[area])
                seen = [*seen, area]
        if joined > most:
            most = joined
    return most


@cache
def hope(lacks: Lack, left: int) -> float:
    """The probability that an animal without its habitat gets it in `left` turns."""
    tiles, slots, flowers, free = lacks
    if slots > free or tiles + flowers > left:
        return 0.0
    time, insect = log(left), flowers > 0
    terms = (
        1,
        tiles,
        slots,
        min(free, 3),
        time,
        tiles / left,
        tiles * time,
        slots * time,
        flowers,
        flowers * time,
        flowers / left,
        insect,
        insect * slots,
    )
    return 1 / (1 + exp(-sum(weight * term for weight, term in zip(HOPE, terms, strict=True))))


# A park

WEIGHTS: Final = (
    (-6.604, 2.7000, 10.109),  # a tile a turn; more than in those games, as levels look further
    (0.661, 0.0101, 0.249),  # points hoped for
    (0.753, 0.0325, -0.101),  # animals in sight of watchtowers that are hoped for
    (0.271, -0.0175, -0.454),  # free cells that watchtowers see nearby
    (0.256, 0.0940, -0.686),  # watchtowers with a straight view
    (-0.250, 0.0999, 0.404),  # watchtowers with a diagonal view
    (-0.309, 0.1510, 0.443),  # tourists who like big areas
    (0.426, -0.0042, -0.898),  # tourists who like many areas
    (0.480, 0.0031, 0.246),  # roads that lack a neighbour
    (2.209, 0.0503, -3.832),  # animals to come that would live here at once
    (0.554, -0.0104, -0.576),  # animals to come that would lack one tile
)
"""What each term of `terms` is worth: a constant, times the turns left, divided by one more."""
USUAL_ROOM: Final = (1.5, 2.2)
"""The last two terms for who does not think of animals to come."""


@cache
def _weights(left: int) -> tuple[float, ...]:
    return tuple([always + growing * left + late / (left + 1) for always, growing, late in WEIGHTS])


def with_tile(survey: Survey, park: Park, cell: Cell) -> Survey:
    """The survey of a park that has one tile more, on this cell."""
    grown = Survey.__new__(Survey)
    grown.park = park
    grown.met, grown.waiting = survey.met.copy(), survey.waiting.copy()
    grown.towers, grown.tourists = survey.towers.copy(), survey.tourists.copy()
    grown.points = survey.points.copy()
    grown.grow(cell)
    return grown


def outlook(survey: Survey, left: int, unseen: Unseen, rooms: Rooms | None) -> float:
    """The expected final score of a park with `left` turns left."""
    points = float(sum(survey.points.values()))
    if not left:
        return points
    return points + weighed(terms(survey, left, unseen, rooms), left)


def weighed(promised: tuple[float, ...], left: int) -> float:
    """The points that the terms of a park promise."""
    total = 0.0
    for weight, term in zip(_weights(left), promised, strict=True):
        total += weight * term
    return total


def terms(survey: Survey, left: int, unseen: Unseen, rooms: Rooms | None) -> tuple[float, ...]:
    """What a park promises beyond its points, in the order of `WEIGHTS`.

    Without `rooms`, there is room as usual.
    """
    park = survey.park
    cells, open = park.cells, park.open
    hopes: dict[Cell, float] = {}
    hoped = roads = 0.0
    for cell in survey.waiting:
        laid = cells[cell]
        if laid.kind == "animal":
            hopes[cell] = likely = hope(lack(park, cell, laid), left)
            hoped += likely * laid.vp
        else:
            bare = [cell + step for step in laid.open_steps if cell + step not in cells]
            if len(bare) <= left and open.issuperset(bare):
                roads += laid.vp * (1 - len(bare) / (2 * left + 1))
    big = 0
    for cell in survey.tourists:
        big += cells[cell].tile.tourist == "BIG"
    sights, near, orth, diag = _watched(survey, hopes)
    ready, close = USUAL_ROOM if rooms is None else _room(rooms, unseen)
    many = len(survey.tourists) - big
    return 1.0, hoped, sights, near, orth, diag, big, many, roads, ready, close


def _watched(survey: Survey, hopes: dict[Cell, float]) -> tuple[float, int, int, int]:
    """Watchtowers: animals in sight that may count yet, free cells nearby, and the far views."""
    park = survey.park
    cells, open = park.cells, park.open
    sights, near, orth, diag = 0.0, 0, 0, 0
    for cell in survey.towers:
        laid = cells[cell]
        tile = laid.tile
        if hopes:
            for seen in view(park, cell, laid):
                if seen in hopes:
                    sights += tile.animal_vp * hopes[seen]
        match tile.tower:
            case "adj4":
                near += tile.animal_vp * sum([cell + step in open for step in STEPS])
            case "adj8":
                near += tile.animal_vp * sum([cell + step in open for step in AROUND])
            case "orth":
                orth += 1
            case _:
                diag += 1
    return sights, near, orth, diag


# Room for animals to come

Rooms: TypeAlias = dict[Cell, tuple[int, int]]
"""The animals that would live on each open cell, and those that would lack at most one tile."""


def rooms_of(park: Park) -> Rooms:
    return {cell: _animals_at(park, cell) for cell in park.open}


def rooms_with(rooms: Rooms, park: Park, cell: Cell) -> Rooms:
    """The rooms of a park that has one tile more, on this cell: only some have changed."""
    area = park.area_of.get(cell)
    joined = (cell,) if area is None else park.areas[area]
    changed = {at + step for at in joined for step in STEPS}
    return {open: _animals_at(park, open) if open in changed else rooms[open] for open in park.open}


def _animals_at(park: Park, cell: Cell) -> tuple[int, int]:
    index = 0
    for count in tiles_near(park, cell, NO_LAND)[:NO_LAND]:
        index = index * SIZES + (count if count < CAP else CAP)
    animals = _animals()
    return animals.ready[index], animals.close[index]


def _room(rooms: Rooms, unseen: Unseen) -> tuple[float, float]:
    """The points that the best of a few unseen animals would bring now, and after one more tile."""
    now = soon = 0
    for ready, close in rooms.values():
        now |= ready
        soon |= close
    return _best(now, unseen), _best(soon, unseen)


def _best(animals: int, unseen: Unseen) -> float:
    """The expected points of the best of `DRAWS` unseen tiles, if only these animals bring any."""
    animals &= unseen.tiles
    total = unseen.known.get(animals)
    if total is None:
        total = 0.0
        for worth in _animals().worth:
            better = (animals & worth).bit_count()
            total += 1 - (1 - better / unseen.number) ** DRAWS
        unseen.known[animals] = total
    return total
