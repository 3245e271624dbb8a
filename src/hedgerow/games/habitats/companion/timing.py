"""Benchmarks besides playouts: scoring finished parks, and weighing tiles."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Final

from hedgerow.core.companion import Timing
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.scoring import score, total
from hedgerow.games.habitats.tiles import entrances, tiles

_PARKS: Final = 200
_TILES: Final = 21
"""The number of tiles in a finished park with two seats, the largest, without the entrance."""


def park_work(seed: int) -> dict[str, Callable[[], int]]:
    """Workloads: scoring finished parks, fast and with reasons, and weighing tiles on all cells."""
    parks = [finished_park(rng) for rng in (Rng(seed * _PARKS + n) for n in range(_PARKS))]
    return {
        "parks scored": _scoring(total, parks),
        "parks explained": _scoring(score, parks),
        "tiles weighed": _weighing(parks, Rng(seed)),
    }


def finished_park(rng: Rng) -> Park:
    """A park of random tiles laid where the rules allow."""
    park = Park(rng.choice(entrances()).tile)
    stock = rng.sample(tiles(), len(tiles()))
    while len(park.cells) <= _TILES:
        tile = stock.pop()
        if free := spots(park, tile):
            cell, turn = rng.choice(free)
            park.put(cell, tile.turned[turn])
    return park


def _scoring(work: Callable[[Park], object], parks: list[Park]) -> Callable[[], int]:
    """A workload of one park per call."""
    turn = cycle(parks)

    def play() -> int:
        work(next(turn))
        return 1

    return play


def _weighing(parks: list[Park], rng: Rng) -> Callable[[], int]:
    """A workload: the gains of three tiles, as many as a market offers, on every cell of a park."""
    turn = cycle([(park, rng.sample(tiles(), 3)) for park in parks])

    def play() -> int:
        park, offered = next(turn)
        gains = Gains(park)
        return sum(len(gains.all(tile)) for tile in offered)

    return play


TIMING: Final = Timing(work=park_work, note=Message("habitats-bench"))
