"""Parks for tests: drawn, or random and legal."""

from __future__ import annotations

from textwrap import dedent

from games.habitats.reference import Tiles
from hedgerow.core.rng import Rng
from hedgerow.games.habitats.cells import STEPS, Cell, place_of
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.parkfile import read_park
from hedgerow.games.habitats.tiles import (
    KINDS,
    LANDS,
    Demand,
    Name,
    Tile,
    entrances,
    tiles,
)


def drawn(drawing: str) -> Park:
    """A park drawn as in a park file."""
    return read_park(dedent(drawing).encode(), "drawing")


def plain(park: Park) -> Tiles:
    """A park as the reference takes it."""
    return {place_of(cell): (laid.tile, laid.turn) for cell, laid in park.cells.items()}


def strange_animal(rng: Rng) -> Tile:
    """An animal that no box has; it may demand landscapes and flowers at once."""
    wanted = [0, 0, 0, 0, 0]
    for _ in range(1 + rng.below(4)):
        wanted[rng.below(5)] += 1
    named = "strange" + "".join(map(str, wanted))
    return Tile(
        id=named,
        kind="animal",
        name=Name(named, named),
        land=rng.choice(LANDS),
        demand=Demand(*wanted),
        vp=rng.below(6),
    )


def any_tile(rng: Rng) -> Tile:
    """A tile of the box, or at times a strange one; scarce kinds come more often than in it."""
    if rng.below(10) == 0:
        return strange_animal(rng)
    if rng.below(2):
        return rng.choice(tiles())
    kind = rng.choice(KINDS[:-1])
    return rng.choice([tile for tile in tiles() if tile.kind == kind])


def random_park(rng: Rng) -> Park:
    """Up to 24 tiles, loose or close together, with short or endless roads."""
    park = Park(rng.choice(entrances()).tile, endless=rng.below(4) == 0)
    tries = 1 + rng.below(3)
    for _ in range(rng.below(25)):
        tile = any_tile(rng)
        if free := spots(park, tile):
            drawn_spots = [rng.choice(free) for _ in range(tries)]
            cell, turn = max(drawn_spots, key=lambda spot: company(park, spot[0]))
            park.put(cell, tile.turned[turn])
    return park


def company(park: Park, cell: Cell) -> int:
    return sum(cell + step in park.cells for step in STEPS)
