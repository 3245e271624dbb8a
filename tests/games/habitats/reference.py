"""A second scorer, written from the rules alone: slow, plain and independent of the first.

A park is a dict from places (x, y) to a tile and its turn. Every question is answered by looking at
all the tiles there are. Only the printed faces (`Tile`) are common to both.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from hedgerow.games.habitats.tiles import Tile

Place: TypeAlias = tuple[int, int]
Tiles: TypeAlias = dict[Place, tuple[Tile, int]]

FOUR = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
CLOCKWISE = "NESW"


def beside(place: Place) -> list[Place]:
    return [(place[0] + x, place[1] + y) for x, y in FOUR.values()]


def road_sides(tile: Tile, turn: int) -> set[str]:
    return {CLOCKWISE[(CLOCKWISE.index(side) + turn) % 4] for side in tile.roads}


# Where a tile may go


def legal(park: Tiles, tile: Tile, place: Place, turn: int, endless: bool) -> bool:
    """HAB-13 to HAB-16, and HAB-18."""
    if turn and not tile.roads:
        return False
    if turn and road_sides(tile, turn) in [road_sides(tile, less) for less in range(turn)]:
        return False  # it lies the same with fewer turns
    if place in park or not any(near in park for near in beside(place)):
        return False
    if place[0] == 0 and place[1] < 0:
        return False
    after = park | {place: (tile, turn)}
    return all(
        road_is_free(after, where, side, endless and where != (0, 0))
        for where, (other, turned) in after.items()
        for side in road_sides(other, turned)
    )


def road_is_free(park: Tiles, place: Place, side: str, endless: bool) -> bool:
    x, y = FOUR[side]
    lengths = range(1, 100 if endless else 2)
    return not any((place[0] + x * n, place[1] + y * n) in park for n in lengths)


# Areas and chains


def grown(park: Tiles, start: Place, alike: set[Place]) -> frozenset[Place]:
    """All the places of `alike` that are connected to the start, side to side."""
    found = {start}
    while True:
        more = {near for place in found for near in beside(place) if near in alike}
        if more <= found:
            return frozenset(found)
        found |= more


def area(park: Tiles, place: Place) -> frozenset[Place]:
    """HAB-23."""
    land = park[place][0].land
    return grown(park, place, {other for other in park if park[other][0].land == land})


def all_areas(park: Tiles) -> set[frozenset[Place]]:
    """HAB-23, HAB-24."""
    return {area(park, place) for place in park if park[place][0].kind != "tower"}


# Scores


def habitat(park: Tiles, place: Place) -> bool:
    """HAB-36 to HAB-39."""
    demand = park[place][0].demand
    near = [other for other in beside(place) if other in park]
    for land in ("grassland", "forest", "dryland", "water"):
        counted: set[Place] = set()
        for other in near:
            if park[other][0].land == land:
                counted |= area(park, other)
        if len(counted - {place}) < getattr(demand, land):
            return False
    flowers = {other for other in park if park[other][0].kind == "flower"}
    chained: set[Place] = set()
    for other in near:
        if other in flowers:
            chained |= grown(park, other, flowers)
    return len(chained) >= demand.flower


def between(one: Place, other: Place) -> Iterator[Place]:
    """The places strictly between two that lie in one straight or diagonal line."""
    across, up = other[0] - one[0], other[1] - one[1]
    steps = max(abs(across), abs(up))
    for n in range(1, steps):
        yield one[0] + across * n // steps, one[1] + up * n // steps


def in_sight(park: Tiles, tower: Place, other: Place) -> bool:
    """HAB-42 to HAB-46."""
    across, up = abs(other[0] - tower[0]), abs(other[1] - tower[1])
    match park[tower][0].tower:
        case "adj4":
            return across + up == 1
        case "adj8":
            return max(across, up) == 1
        case "orth":
            aligned = (across == 0) != (up == 0)
        case _:
            aligned = across == up != 0
    return aligned and not any(
        place in park and park[place][0].kind == "tower" for place in between(tower, other)
    )


def tile_score(park: Tiles, place: Place) -> int:
    """HAB-36, HAB-40, HAB-41, HAB-47 to HAB-49."""
    tile, turn = park[place]
    match tile.kind:
        case "animal":
            return tile.vp if habitat(park, place) else 0
        case "flower":
            return 1
        case "tower":
            seen = [other for other in park if in_sight(park, place, other)]
            animals = [x for x in seen if park[x][0].kind == "animal" and habitat(park, x)]
            flowers = [x for x in seen if park[x][0].kind == "flower"]
            return tile.animal_vp * len(animals) + tile.flower_vp * len(flowers)
        case "tourist" if tile.tourist == "BIG":
            return len(area(park, place)) - 1
        case "tourist":
            alike = {area(park, other) for other in park if park[other][0].land == tile.land}
            return len(alike - {area(park, place)})
        case "road":
            open_sides = set(FOUR) - road_sides(tile, turn)
            there = [(place[0] + FOUR[side][0], place[1] + FOUR[side][1]) for side in open_sides]
            return tile.vp if all(other in park for other in there) else 0
        case _:
            return 0


def scores(park: Tiles) -> dict[Place, int]:
    """HAB-35."""
    return {place: tile_score(park, place) for place in park}


# Goals


def goals(park: Tiles) -> dict[str, tuple[int, ...]]:
    """HAB-26 to HAB-34."""
    areas = all_areas(park)
    lands = [tile.land for tile, _ in park.values() if tile.land]
    flowers = [tile.land for tile, _ in park.values() if tile.kind == "flower"]
    roads = {place for place, (tile, _) in park.items() if tile.kind in ("road", "entrance")}
    return {
        "biggest_area": tuple(sorted((len(one) for one in areas), reverse=True)),
        "many_areas": (len(areas),),
        "long_park": (max(longest(park, 1, 0), longest(park, 0, 1)),),
        "diagonal": (max(longest(park, 1, 1), longest(park, 1, -1)),),
        "landscape_types": (len(set(lands)), min(lands.count(land) for land in set(lands))),
        "flora": (len(set(flowers)), len(flowers)),
        "compact": (largest_rectangle(park),),
        "keep_close": (furthest(park, {(0, 0)}),),
        "accessibility": (furthest(park, roads),),
    }


def longest(park: Tiles, x: int, y: int) -> int:
    best = 0
    for place in park:
        length = 0
        while (place[0] + x * length, place[1] + y * length) in park:
            length += 1
        best = max(best, length)
    return best


def largest_rectangle(park: Tiles) -> int:
    best = 0
    for left, bottom in park:
        for right, top in park:
            width, height = right - left + 1, top - bottom + 1
            if width < 1 or height < 1 or width * height <= best:
                continue
            if all((left + x, bottom + y) in park for x in range(width) for y in range(height)):
                best = width * height
    return best


def furthest(park: Tiles, starts: set[Place]) -> int:
    """The steps after which every tile is reached from one of the starts."""
    reached, steps = set(starts), 0
    while reached != set(park):
        reached |= {near for place in reached for near in beside(place) if near in park}
        steps += 1
    return steps
