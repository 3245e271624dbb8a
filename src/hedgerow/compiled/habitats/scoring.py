"""The score of a park, tile by tile (HAB-35 to HAB-50).

The counterpart of `Survey` in `hedgerow.games.habitats.scoring`.
"""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.habitats.park import line_on, reach
from hedgerow.compiled.habitats.position import (
    AREA,
    CELL,
    COUNT,
    MET,
    ROTATION,
    SCORE,
    SIZE,
    TILE,
    VP,
)
from hedgerow.compiled.habitats.tables import TOURISTS, Tables
from hedgerow.compiled.kernel import Row, kernel
from hedgerow.games.habitats.tiles import KINDS, LANDS, TOWERS

ANIMAL: Final = KINDS.index("animal")
FLOWER: Final = KINDS.index("flower")
TOWER: Final = KINDS.index("tower")
TOURIST: Final = KINDS.index("tourist")
ROAD: Final = KINDS.index("road")
ORTH: Final = TOWERS.index("orth")
DIAG: Final = TOWERS.index("diag")
ADJ8: Final = TOWERS.index("adj8")
BIG: Final = TOURISTS.index("BIG")
_LANDS: Final = len(LANDS)


@kernel
def survey(tables: Tables, park: Row) -> None:
    """Write the points of each tile, whether its demand is met, and the park's score."""
    kinds, score = tables.kind, 0
    for line in range(park[COUNT]):
        if kinds[park[TILE + line]] != TOWER:
            _weigh(tables, park, line)
            score += park[VP + line]
    # Watchtowers follow, when all animals are known.
    for line in range(park[COUNT]):
        if kinds[park[TILE + line]] == TOWER:
            park[MET + line] = 1
            park[VP + line] = seen_from(tables, park, line)
            score += park[VP + line]
    park[SCORE] = score


@kernel
def _weigh(tables: Tables, park: Row, line: int) -> None:
    tile = park[TILE + line]
    kind = tables.kind[tile]
    met = True
    if kind == ANIMAL:
        met = has_habitat(tables, park, line)  # HAB-36
    elif kind == ROAD:
        met = _closed(tables, park, line)  # HAB-49
    park[MET + line] = met
    if kind == TOURIST:
        park[VP + line] = pleased(tables, park, line)
    else:
        park[VP + line] = tables.vp[tile] if met else 0  # HAB-40; the entrance's is 0


@kernel
def _closed(tables: Tables, park: Row, line: int) -> bool:
    """HAB-49, HAB-50: whether there is a tile at each side of a road tile without a road."""
    roads = tables.roads[park[TILE + line], park[ROTATION + line]]
    for side in range(4):
        if not roads >> side & 1 and line_on(park, park[CELL + line] + tables.steps[side]) < 0:
            return False
    return True


@kernel
def has_habitat(tables: Tables, park: Row, line: int) -> bool:
    """HAB-36: whether the demand of an animal is met."""
    tile = park[TILE + line]
    flowers = tables.flowers[tile]
    if flowers and flowers_near(tables, park, park[CELL + line]) < flowers:
        return False
    for land in range(_LANDS):
        many = tables.demand[tile, land]
        if many and tiles_near(tables, park, line, land) < many:
            return False
    return True


@kernel
def tiles_near(tables: Tables, park: Row, line: int, land: int) -> int:
    """HAB-37: the number of tiles of a landscape in the areas next to a tile.

    HAB-38: the tile itself does not count in its own area.
    """
    lands = tables.land
    found = -1 if lands[park[TILE + line]] == land else 0
    seen = 0
    for step in tables.steps:
        near = line_on(park, park[CELL + line] + step)
        if near < 0 or lands[park[TILE + near]] != land:
            continue
        area = int(park[AREA + near])
        if not seen >> area & 1:
            seen |= 1 << area
            found += park[SIZE + area]
    return found


@kernel
def flowers_near(tables: Tables, park: Row, cell: int) -> int:
    """HAB-39: the number of flowers in all chains next to a cell."""
    chains = _flowers_beside(tables, park, cell)
    edge = chains
    while edge:
        further = 0
        for line in range(park[COUNT]):
            if edge >> line & 1:
                further |= _flowers_beside(tables, park, park[CELL + line])
        edge = further & ~chains
        chains |= edge
    found = 0
    for line in range(park[COUNT]):
        found += chains >> line & 1
    return found


@kernel
def _flowers_beside(tables: Tables, park: Row, cell: int) -> int:
    """The lines of the flowers next to a cell, a bit for each."""
    found = 0
    for step in tables.steps:
        near = line_on(park, cell + step)
        if near >= 0 and tables.kind[park[TILE + near]] == FLOWER:
            found |= 1 << near
    return found


@kernel
def pleased(tables: Tables, park: Row, line: int) -> int:
    """HAB-47, HAB-48: the score of a tourist tile."""
    tile = park[TILE + line]
    if tables.tourist[tile] == BIG:
        return park[SIZE + park[AREA + line]] - 1
    alike = 0
    for area in range(park[COUNT]):
        if park[SIZE + area] and tables.land[park[TILE + area]] == tables.land[tile]:
            alike += 1
    return alike - 1


# Watchtowers


@kernel
def seen_from(tables: Tables, park: Row, line: int) -> int:
    """HAB-41: the score of a watchtower."""
    tile = park[TILE + line]
    kind, found = tables.tower[tile], 0
    unlimited = kind in (ORTH, DIAG)
    if kind != DIAG:
        for side in range(4):
            far = reach(tables, park, park[CELL + line], side) if unlimited else 1
            found += _along(tables, park, line, tables.steps[side], far)
    if kind in (DIAG, ADJ8):
        for side in range(4):
            far = 1
            if unlimited:
                # North-east, south-east, south-west, north-west.
                up, across = (0, 2, 2, 0)[side], (1, 1, 3, 3)[side]
                cell = park[CELL + line]
                far = min(reach(tables, park, cell, up), reach(tables, park, cell, across))
            found += _along(tables, park, line, tables.diagonals[side], far)
    return found


@kernel
def _along(tables: Tables, park: Row, line: int, step: int, far: int) -> int:
    """What a watchtower scores for in one direction; another one ends the view (HAB-46)."""
    tower, found = park[TILE + line], 0
    cell = park[CELL + line]
    for _ in range(far):
        cell += step
        seen = line_on(park, cell)
        if seen < 0:
            continue
        kind = tables.kind[park[TILE + seen]]
        if kind == TOWER:
            break
        if kind == ANIMAL and park[MET + seen]:
            found += tables.animal_vp[tower]
        elif kind == FLOWER:
            found += tables.flower_vp[tower]
    return found
