"""Pure functions that score a park tile by tile, with reasons (HAB-35 to HAB-50).

`points` is fast, for search; `score` also explains the score of each tile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hedgerow.games.habitats.cells import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Cell,
    place_of,
    reading_order,
)
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.tiles import LANDS, SIDES, Land, Placed, Side

Place: TypeAlias = tuple[int, int]
"""The x and y of a cell."""

_STRAIGHT: Final = (NORTH, EAST, SOUTH, WEST)
_DIAGONAL: Final = (NORTH + EAST, SOUTH + EAST, SOUTH + WEST, NORTH + WEST)
_AROUND: Final = (*_STRAIGHT, *_DIAGONAL)


# Reasons


class Need(Struct, frozen=True, forbid_unknown_fields=True):
    """One part of an animal's demand, and the areas or flower chains that meet it."""

    what: Land | Literal["flower"]
    wanted: int
    found: int
    places: tuple[tuple[Place, ...], ...]
    """The tiles that count, by area; never the animal's own tile (HAB-38)."""


class Sight(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile that a watchtower sees and scores for."""

    x: int
    y: int
    vp: int


class TileScore(Struct, frozen=True, forbid_unknown_fields=True):
    """The score of a tile, with the evidence for its kind."""

    x: int
    y: int
    vp: int
    met: bool
    """Whether an animal has its habitat or a road its neighbours; true for other kinds."""
    needs: tuple[Need, ...] = ()
    """Animals: what they demand, and what there is."""
    sights: tuple[Sight, ...] = ()
    """Watchtowers: the tiles they score for."""
    areas: tuple[tuple[Place, ...], ...] = ()
    """Tourists: the other tiles of their area (BIG), or the other areas (MANY)."""
    bare: tuple[Side, ...] = ()
    """Roads: the sides without a road that lack a tile."""


class Breakdown(Struct, frozen=True, forbid_unknown_fields=True):
    """A park's score: tiles from the top row down, left to right, which add up to the total."""

    total: int
    tiles: tuple[TileScore, ...]


# Points


def points(park: Park) -> dict[Cell, int]:
    """The score of each tile."""
    return Survey(park).points


def total(park: Park) -> int:
    """The score of a park."""
    return sum(Survey(park).points.values())


class Survey:
    """A park's animals with a habitat, its watchtowers and points, computed once."""

    __slots__ = ("met", "park", "points", "tourists", "towers", "waiting")

    def __init__(self, park: Park) -> None:
        self.park = park
        self.met: set[Cell] = set()
        """The animals that have their habitat."""
        self.towers: list[Cell] = []
        self.tourists: list[Cell] = []
        self.waiting: set[Cell] = set()
        """The animals without their habitat and the roads that lack a neighbour."""
        self.points: dict[Cell, int] = {}
        for cell, laid in park.cells.items():
            self._weigh(cell, laid)
        for cell in self.towers:
            self.points[cell] = seen_from(park, self.met, cell, park.cells[cell])

    def grow(self, cell: Cell) -> list[Cell]:
        """Take in a tile that was just laid; returns the cells whose points may have changed.

        Areas and chains of flowers only grow, so an animal keeps its habitat and a road its
        neighbours.
        """
        park = self.park
        cells, points = park.cells, self.points
        laid = cells[cell]
        changed = [cell]
        area = park.area_of.get(cell)
        grown = (cell,) if area is None else park.areas[area]
        beside = {at + step for at in grown for step in _STRAIGHT}
        for waiting in self.waiting:
            other = cells[waiting]
            # Roads wait for any neighbour, animals for an area or chain of flowers next to them.
            if (waiting in beside and (other.kind == "road" or other.wants >> laid.land & 1)) or (
                other.flowers and laid.kind == "flower"
            ):
                changed.append(waiting)
        for waiting in changed[1:]:
            self._weigh(waiting, cells[waiting])
        for tourist in self.tourists:
            points[tourist] = pleased(park, tourist, cells[tourist])
        self._weigh(cell, laid)
        for tower in self.towers:
            points[tower] = seen_from(park, self.met, tower, cells[tower])
        return [*changed, *self.tourists, *self.towers]

    def _weigh(self, cell: Cell, laid: Placed) -> None:
        """The score of a tile; watchtowers follow when all animals are known."""
        kind, park = laid.kind, self.park
        if kind == "animal":
            if has_habitat(park, cell, laid):
                self.met.add(cell)
                self.waiting.discard(cell)
                self.points[cell] = laid.vp
            else:
                self.waiting.add(cell)
                self.points[cell] = 0  # HAB-36
        elif kind == "tower":
            self.towers.append(cell)
        elif kind == "road":
            self.points[cell] = laid.vp  # HAB-50: the one open side of three roads is never bare
            self.waiting.discard(cell)
            for step in laid.open_steps:
                if cell + step not in park.cells:
                    self.points[cell] = 0  # HAB-49
                    self.waiting.add(cell)
                    break
        elif kind == "tourist":
            self.tourists.append(cell)
            self.points[cell] = pleased(park, cell, laid)
        else:
            self.points[cell] = laid.vp  # HAB-40; the entrance's is 0


def has_habitat(park: Park, cell: Cell, laid: Placed) -> bool:
    """HAB-36: whether the demand of an animal on this cell is met."""
    if laid.flowers and flowers_near(park, cell) < laid.flowers:
        return False
    counts = tiles_near(park, cell, laid.land)
    for land, many in laid.demand:  # noqa: SIM110 - all() would cost a generator
        if counts[land] < many:
            return False
    return True


def tiles_near(park: Park, cell: Cell, own: int) -> list[int]:
    """HAB-37: the number of tiles of each landscape in the areas next to a cell.

    `own` is the landscape of the tile on the cell. HAB-38: that tile does not count in its own
    area, so the number is -1 if it has no neighbour of its landscape.
    """
    area_of, areas = park.area_of, park.areas
    counts = [0, 0, 0, 0, 0]
    counts[own] = -1
    first = area_of.get(cell + NORTH)
    if first is not None:
        counts[first & 3] += len(areas[first])
    second = area_of.get(cell + EAST)
    if second is not None and second != first:
        counts[second & 3] += len(areas[second])
    third = area_of.get(cell + SOUTH)
    if third is not None and third != first and third != second:
        counts[third & 3] += len(areas[third])
    fourth = area_of.get(cell + WEST)
    if fourth is not None and fourth != first and fourth != second and fourth != third:
        counts[fourth & 3] += len(areas[fourth])
    return counts


def flowers_near(park: Park, cell: Cell) -> int:
    """HAB-39: the number of flowers in all chains next to a cell."""
    return sum(map(len, chains_near(park, cell)))


def chains_near(park: Park, cell: Cell) -> list[list[Cell]]:
    """The chains of flower tiles of any landscape that touch a cell."""
    cells = park.cells
    seen: set[Cell] = set()
    chains: list[list[Cell]] = []
    for first in _STRAIGHT:
        start = cell + first
        if start in seen or start not in cells or cells[start].kind != "flower":
            continue
        seen.add(start)
        chain = [start]
        for flower in chain:  # grows during the loop
            for step in _STRAIGHT:
                near = flower + step
                if near not in seen and near in cells and cells[near].kind == "flower":
                    seen.add(near)
                    chain.append(near)
        chains.append(chain)
    return chains


def pleased(park: Park, cell: Cell, laid: Placed) -> int:
    """HAB-47, HAB-48: the score of a tourist tile."""
    if laid.tile.tourist == "BIG":
        return len(park.areas[park.area_of[cell]]) - 1
    land = laid.land
    return sum(area & 3 == land for area in park.areas) - 1


def seen_from(
    park: Park, met: set[Cell], cell: Cell, laid: Placed, *, but: Cell | None = None
) -> int:
    """HAB-41: the score of a watchtower, without what another one on the cell `but` would hide."""
    cells, tile = park.cells, laid.tile
    found = 0
    for seen in view(park, cell, laid, but=but):
        if seen in met:
            found += tile.animal_vp
        elif cells[seen].kind == "flower":
            found += tile.flower_vp
    return found


def view(park: Park, cell: Cell, laid: Placed, *, but: Cell | None = None) -> list[Cell]:
    """The cells in a watchtower's view; another watchtower ends an unlimited view (HAB-46)."""
    cells = park.cells
    kind = laid.tile.tower
    if kind == "adj4" or kind == "adj8":
        steps = _STRAIGHT if kind == "adj4" else _AROUND
        return [cell + step for step in steps if cell + step in cells]
    x, y = place_of(cell)
    north, east, south, west = park.north - y, park.east - x, y - park.south, x - park.west
    if kind == "orth":
        lines = ((NORTH, north), (EAST, east), (SOUTH, south), (WEST, west))
    else:
        lines = (
            (NORTH + EAST, min(north, east)),
            (SOUTH + EAST, min(south, east)),
            (SOUTH + WEST, min(south, west)),
            (NORTH + WEST, min(north, west)),
        )
    found = []
    for step, reach in lines:
        at = cell
        for _ in range(reach):
            at += step
            if at == but:
                break
            if at in cells:
                if cells[at].kind == "tower":
                    break
                found.append(at)
    return found


# Breakdown


def score(park: Park) -> Breakdown:
    """The score of each tile, with its reasons."""
    survey = Survey(park)
    tiles = tuple(
        _account(survey, cell, park.cells[cell]) for cell in sorted(park.cells, key=reading_order)
    )
    return Breakdown(sum(tile.vp for tile in tiles), tiles)


def _account(survey: Survey, cell: Cell, laid: Placed) -> TileScore:
    x, y = place_of(cell)
    vp = survey.points[cell]
    match laid.kind:
        case "animal":
            return TileScore(x, y, vp, cell in survey.met, needs=needs(survey.park, cell, laid))
        case "tower":
            return TileScore(x, y, vp, True, sights=_sights(survey, cell, laid))
        case "tourist":
            return TileScore(x, y, vp, True, areas=_liked(survey.park, cell, laid))
        case "road":
            bare = tuple(
                side
                for side, step in zip(SIDES, _STRAIGHT, strict=True)
                if step in laid.open_steps and cell + step not in survey.park.cells
            )
            return TileScore(x, y, vp, not bare, bare=bare)
        case "flower" | "entrance":
            return TileScore(x, y, vp, True)


def needs(park: Park, cell: Cell, laid: Placed) -> tuple[Need, ...]:
    """The demand of an animal on a cell, with the areas and flowers that meet it."""
    told = []
    near = {park.area_of[cell + step] for step in _STRAIGHT if cell + step in park.area_of}
    for land, many in laid.demand:
        groups = _places([park.areas[area] for area in near if area & 3 == land], without=cell)
        told.append(Need(LANDS[land], many, sum(map(len, groups)), groups))
    if laid.flowers:
        groups = _places(chains_near(park, cell))
        told.append(Need("flower", laid.flowers, sum(map(len, groups)), groups))
    return tuple(told)


def _places(
    groups: Iterable[Iterable[Cell]], *, without: Cell | None = None
) -> tuple[tuple[Place, ...], ...]:
    """Groups of cells as places, in reading order."""
    ordered = [
        sorted((cell for cell in group if cell != without), key=reading_order) for group in groups
    ]
    ordered.sort(key=lambda group: [reading_order(cell) for cell in group])
    return tuple(tuple(map(place_of, group)) for group in ordered)


def _sights(survey: Survey, cell: Cell, laid: Placed) -> tuple[Sight, ...]:
    cells, found = survey.park.cells, []
    for seen in sorted(view(survey.park, cell, laid), key=reading_order):
        if seen in survey.met:
            found.append(Sight(*place_of(seen), laid.tile.animal_vp))
        elif cells[seen].kind == "flower":
            found.append(Sight(*place_of(seen), laid.tile.flower_vp))
    return tuple(found)


def _liked(park: Park, cell: Cell, laid: Placed) -> tuple[tuple[Place, ...], ...]:
    own = park.area_of[cell]
    if laid.tile.tourist == "BIG":
        return _places([park.areas[own]], without=cell)
    return _places(
        group for area, group in park.areas.items() if area & 3 == laid.land and area != own
    )
