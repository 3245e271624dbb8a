"""A park in its block of a row: tiles on cells, and where a further tile may go (HAB-13 to HAB-18).

The counterpart of `hedgerow.games.habitats.park`.
"""

from __future__ import annotations

from hedgerow.compiled.habitats.position import (
    AREA,
    BANNED,
    CELL,
    COUNT,
    EAST,
    GRID,
    NORTH,
    NOTHING,
    PARKS,
    ROTATION,
    SIZE,
    SIZES,
    SOUTH,
    TILE,
    WEST,
)
from hedgerow.compiled.habitats.tables import Tables
from hedgerow.compiled.kernel import Mask, Row, kernel
from hedgerow.games.habitats.tiles import NO_LAND


@kernel
def park_of(tables: Tables, row: Row, seat: int) -> Row:
    """The block of a seat's park."""
    at = PARKS + seat * tables.park_words
    return row[at : at + tables.park_words]


@kernel
def line_on(park: Row, cell: int) -> int:
    """The line of the tile on a cell, or a negative number."""
    return int(park[GRID + cell]) - 1


@kernel
def x_of(tables: Tables, cell: int) -> int:
    return cell % tables.side - tables.margin


@kernel
def y_of(tables: Tables, cell: int) -> int:
    return cell // tables.side - tables.margin


@kernel
def reach(tables: Tables, park: Row, cell: int, side: int) -> int:
    """The number of cells beyond a side of a cell, as far as there are tiles."""
    if side == 0:
        return park[NORTH] - y_of(tables, cell)
    if side == 1:
        return park[EAST] - x_of(tables, cell)
    if side == 2:
        return y_of(tables, cell) - park[SOUTH]
    return x_of(tables, cell) - park[WEST]


# Laying a tile


@kernel
def put(tables: Tables, park: Row, endless: int, tile: int, cell: int, turn: int) -> None:
    """Lay a tile on a cell; legality is not checked."""
    line = park[COUNT]
    park[COUNT] = line + 1
    park[TILE + line], park[CELL + line], park[ROTATION + line] = tile, cell, turn
    park[GRID + cell] = line + 1
    _ban(tables, park, endless, cell, tables.roads[tile, turn])
    x, y = x_of(tables, cell), y_of(tables, cell)
    park[NORTH], park[EAST] = max(park[NORTH], y), max(park[EAST], x)
    park[SOUTH], park[WEST] = min(park[SOUTH], y), min(park[WEST], x)
    _found_area(tables, park, line)


@kernel
def _ban(tables: Tables, park: Row, endless: int, cell: int, roads: int) -> None:
    """HAB-15, HAB-18: nothing may go beyond a side with a road."""
    for side in range(4):
        if not roads >> side & 1:
            continue
        step, many = tables.steps[side], 1
        if endless:
            margin, x, y = tables.margin, x_of(tables, cell), y_of(tables, cell)
            many = (margin - y, margin - x, margin + y, margin + x)[side]
        for far in range(1, many + 1):
            park[GRID + cell + step * far] = BANNED


@kernel
def _found_area(tables: Tables, park: Row, line: int) -> None:
    """HAB-23: an area of the last tile alone, joined to those of its landscape beside it."""
    land = tables.land[park[TILE + line]]
    if land == NO_LAND:
        park[AREA + line] = NOTHING
        return
    park[AREA + line] = line
    park[SIZE + line] = 1
    park[SIZES + 1] += 1
    for step in tables.steps:
        near = line_on(park, park[CELL + line] + step)
        if near >= 0 and tables.land[park[TILE + near]] == land:
            _join(park, park[AREA + line], park[AREA + near])


@kernel
def _join(park: Row, one: int, other: int) -> None:
    """Make one area of two, unless they are the same; it is named after the earlier line."""
    if one == other:
        return
    kept, gone = min(one, other), max(one, other)
    size = park[SIZE + kept] + park[SIZE + gone]
    park[SIZES + park[SIZE + kept]] -= 1
    park[SIZES + park[SIZE + gone]] -= 1
    park[SIZES + size] += 1
    park[SIZE + kept], park[SIZE + gone] = size, 0
    for line in range(park[COUNT]):
        if park[AREA + line] == gone:
            park[AREA + line] = kept


# Where a tile may go


@kernel
def may_lie(tables: Tables, park: Row, endless: int, cell: int, roads: int) -> bool:
    """HAB-15, HAB-18: whether the new tile's own road sides are free on a cell that is."""
    for side in range(4):
        if not roads >> side & 1:
            continue
        step = tables.steps[side]
        if park[GRID + cell + step] > 0:
            return False
        if endless:
            for far in range(2, reach(tables, park, cell, side) + 1):
                if park[GRID + cell + step * far] > 0:
                    return False
    return True


@kernel
def fits(tables: Tables, park: Row, endless: int, tile: int) -> bool:
    """Whether the rules allow the tile anywhere."""
    rotations = tables.rotations[tile]
    for line in range(park[COUNT]):
        for step in tables.steps:
            cell = park[CELL + line] + step
            if park[GRID + cell] != 0:
                continue
            for turn in range(4):
                if rotations >> turn & 1 and may_lie(
                    tables, park, endless, cell, tables.roads[tile, turn]
                ):
                    return True
    return False


@kernel
def mark_spots(tables: Tables, park: Row, endless: int, tile: int, out: Mask) -> None:
    """Mark the action of every cell and rotation that the rules allow."""
    rotations = tables.rotations[tile]
    for line in range(park[COUNT]):
        for step in tables.steps:
            cell = park[CELL + line] + step
            if park[GRID + cell] != 0:
                continue
            for turn in range(4):
                if rotations >> turn & 1 and may_lie(
                    tables, park, endless, cell, tables.roads[tile, turn]
                ):
                    out[tables.numbers[cell] + turn] = 1
