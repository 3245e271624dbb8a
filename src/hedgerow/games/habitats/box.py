"""The tiles in use, by number."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from hedgerow.games import datafiles
from hedgerow.games.habitats.tiles import Tile, entrances, tiles

TileNumber: TypeAlias = int
"""The index of a tile in `tiles()`."""


class Box(Struct, frozen=True, eq=False):
    """The components by number, for fast playouts."""

    tiles: tuple[Tile, ...]
    number: dict[str, TileNumber]
    entrances: tuple[Tile, ...]
    """In the order of the box."""

    def __repr__(self) -> str:
        return f"Box({len(self.tiles)})"


@datafiles.derived
def box() -> Box:
    """The components in use: the built-in ones or those that replace them."""
    found = tiles()
    number = {tile.id: number for number, tile in enumerate(found)}
    return Box(found, number, tuple(entrance.tile for entrance in entrances()))
