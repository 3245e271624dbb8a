"""A seat's park: tiles on cells, and where a further tile may go (HAB-13 to HAB-18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hedgerow.games.habitats.cells import (
    ENTRANCE,
    REACH,
    STEPS,
    STRIDE,
    Area,
    Cell,
    Spot,
    Turn,
    cell_at,
    place_of,
    ray,
    reading_order,
)
from hedgerow.games.habitats.tiles import NO_LAND, SIDES, Placed, Tile


class Park:
    """The tiles of one seat, with its areas kept up to date."""

    __slots__ = (
        "area_of",
        "areas",
        "banned",
        "cells",
        "east",
        "endless",
        "north",
        "open",
        "south",
        "west",
    )

    def __init__(self, entrance: Tile, *, endless: bool = False) -> None:
        self.endless = endless
        """HAB-18: whether road sides keep their whole line empty."""
        self.cells: dict[Cell, Placed] = {}
        self.open: set[Cell] = set()
        """The cells where a tile without roads may go now."""
        # HAB-14: nothing ever goes below the entrance.
        self.banned: frozenset[Cell] = frozenset(ray(ENTRANCE, SIDES.index("S")))
        """Cells that must stay empty."""
        self.areas: dict[Area, tuple[Cell, ...]] = {}
        """HAB-23: the cells of each area. Numbers depend on the order of tiles, areas do not."""
        self.area_of: dict[Cell, Area] = {}
        """The area of each cell with a landscape; watchtowers have none (HAB-24)."""
        self.north = self.east = self.south = self.west = 0
        """How far the tiles reach to each side: the first and last row and column."""
        self.put(ENTRANCE, entrance.turned[0])  # HAB-25: a tile like any other

    def clone(self) -> Park:
        copy = Park.__new__(Park)
        copy.endless = self.endless
        copy.cells = self.cells.copy()
        copy.open = self.open.copy()
        copy.banned = self.banned
        copy.areas = self.areas.copy()
        copy.area_of = self.area_of.copy()
        copy.north, copy.east, copy.south, copy.west = self.north, self.east, self.south, self.west
        return copy

    @classmethod
    def of(
        cls, entrance: Tile, tiles: Iterable[tuple[Tile, int, int, Turn]], *, endless: bool = False
    ) -> Park:
        """A park with these tiles at x, y and rotation; legality is not checked."""
        park = cls(entrance, endless=endless)
        for tile, x, y, turn in tiles:
            park.put(cell_at(x, y), tile.turned[turn])
        return park

    @property
    def entrance(self) -> Tile:
        return self.cells[ENTRANCE].tile

    def place(self, tile: Tile, x: int, y: int, turn: Turn = 0) -> None:
        """Lay a tile; legality is not checked."""
        self.put(cell_at(x, y), tile.turned[turn])

    def put(self, cell: Cell, laid: Placed) -> None:
        """Lay a tile on a cell; legality is not checked."""
        cells, open = self.cells, self.open
        cells[cell] = laid
        open.discard(cell)
        roads = laid.roads
        if roads:
            closed: list[Cell] = []
            for side in range(4):
                if roads >> side & 1:
                    closed += ray(cell, side) if self.endless else (cell + STEPS[side],)
            self.banned |= frozenset(closed)
            open.difference_update(closed)
        y = (cell + REACH) // STRIDE
        x = cell - y * STRIDE
        if y > self.north:
            self.north = y
        elif y < self.south:
            self.south = y
        if x > self.east:
            self.east = x
        elif x < self.west:
            self.west = x
        banned, land = self.banned, laid.land
        if land == NO_LAND:
            for step in STEPS:
                near = cell + step
                if near not in cells and near not in banned:
                    open.add(near)
            return
        areas, area_of = self.areas, self.area_of
        joined: tuple[Cell, ...] = (cell,)
        for step in STEPS:
            near = cell + step
            if near in cells:
                if cells[near].land == land:
                    joined += areas.pop(area_of[near], ())
            elif near not in banned:
                open.add(near)
        area = cell << 2 | land
        areas[area] = joined
        for at in joined:
            area_of[at] = area

    def tiles(self) -> Iterator[tuple[int, int, Placed]]:
        """The tiles with their places, from the top row down and from left to right."""
        for cell in sorted(self.cells, key=reading_order):
            yield *place_of(cell), self.cells[cell]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Park):
            return NotImplemented
        return self.cells == other.cells and self.endless == other.endless

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        """The content in a canonical order, so that equal parks have equal texts."""
        lying = ", ".join(f"({x}, {y}) {laid!r}" for x, y, laid in self.tiles())
        free = sorted(self.open)
        return f"Park({lying}; open {free}, {len(self.banned)} banned, endless {self.endless})"


def may_place(park: Park, tile: Tile, x: int, y: int, turn: Turn = 0) -> str | None:
    """The number of the rule that forbids a tile there, or None if it may be laid."""
    if turn not in tile.turns:
        return "HAB-16"
    if not (-REACH <= x <= REACH and -REACH <= y <= REACH):
        return "HAB-13"
    cell = cell_at(x, y)
    cells = park.cells
    if cell in cells:
        return "HAB-13"
    if x == 0 and y < 0:
        return "HAB-14"
    if cell in park.banned:
        near = any(
            cell + step in cells and cells[cell + step].roads >> (side + 2) % 4 & 1
            for side, step in enumerate(STEPS)
        )
        return "HAB-15" if near else "HAB-18"
    if cell not in park.open:
        return "HAB-13"
    roads = tile.turned[turn].roads
    if any(roads >> side & 1 and cell + STEPS[side] in cells for side in range(4)):
        return "HAB-15"
    if park.endless and roads and not _lines_free(cells, cell, roads):
        return "HAB-18"
    return None


def _lines_free(cells: dict[Cell, Placed], cell: Cell, roads: int) -> bool:
    """HAB-18: whether the lines beyond the road sides of a tile on this cell are empty."""
    return not any(
        roads >> side & 1 and not cells.keys().isdisjoint(ray(cell, side)) for side in range(4)
    )


def spots(park: Park, tile: Tile) -> list[Spot]:
    """Every cell and rotation that the rules allow, in order of cells."""
    free = sorted(park.open)
    if not tile.roads:
        return [(cell, 0) for cell in free]
    return list(_road_spots(park, tile, free))


def fits(park: Park, tile: Tile) -> bool:
    """Whether the rules allow the tile anywhere."""
    if not tile.roads:
        return bool(park.open)
    return next(_road_spots(park, tile, park.open), None) is not None


def _road_spots(park: Park, tile: Tile, free: Iterable[Cell]) -> Iterator[Spot]:
    cells = park.cells
    laid = [tile.turned[turn] for turn in tile.turns]
    for cell in free:
        for turned in laid:
            # HAB-15: the new tile's own road sides must not touch a tile either.
            for step in turned.road_steps:
                if cell + step in cells:
                    break
            else:
                if not park.endless or _lines_free(cells, cell, turned.roads):
                    yield cell, turned.turn
