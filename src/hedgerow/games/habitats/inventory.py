"""Finds tiles of parks that the box does not have, to warn whoever wrote a park down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import TypeAlias

from msgspec import Struct

from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.cells import place_of, reading_order
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.tiles import Tile

_Face: TypeAlias = Hashable
"""What matters on a tile, regardless of rotation and name."""


class Oddity(Struct, frozen=True):
    """A tile that cannot be right: the box has none like it, or too few for all the parks."""

    park: int
    x: int
    y: int
    name: Message
    count: int
    """The number of tiles like it in the parks, up to and including this one."""
    has: int
    """The number of tiles like it in the box."""


def oddities(parks: Sequence[Park]) -> list[Oddity]:
    """The tiles that the box cannot provide, park by park in reading order."""
    stock, found = _stock(), []
    used: Counter[_Face] = Counter()
    for number, park in enumerate(parks):
        for cell in sorted(park.cells, key=reading_order):
            tile = park.cells[cell].tile
            face = _face(tile)
            used[face] += 1
            if used[face] > stock[face]:
                name = tile.name.message
                found.append(Oddity(number, *place_of(cell), name, used[face], stock[face]))
    return found


@datafiles.derived
def _stock() -> Counter[_Face]:
    components = box()
    return Counter(_face(tile) for tile in (*components.entrances, *components.tiles))


def _face(tile: Tile) -> _Face:
    roads = min(turned.roads for turned in tile.turned)
    worth = tile.vp, tile.animal_vp, tile.flower_vp
    return tile.kind, tile.land, tile.demand, worth, tile.tower, tile.tourist, roads
