"""Positions scored instead of games played: contestants for games whose scoring is the work."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Final

from hedgerow.arena.playouts import Counted, Playout
from hedgerow.core.rng import Rng
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.scoring import score, total
from hedgerow.games.habitats.tiles import entrances, tiles

_PARKS: Final = 200
_TILES: Final = 21
"""A finished park of two seats, the largest there is, besides its entrance."""


def park_scorings(seed: int) -> dict[str, Playout]:
    """Habitats: finished parks scored, fast and with reasons, and tiles weighed at all cells."""
    parks = [finished_park(rng) for rng in (Rng(seed * _PARKS + n) for n in range(_PARKS))]
    return {
        "habitats parks scored": _scoring(total, parks),
        "habitats parks explained": _scoring(score, parks),
        "habitats tiles weighed": _weighing(parks, Rng(seed)),
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


def _scoring(work: Callable[[Park], object], parks: list[Park]) -> Playout:
    """One park at a call, counted as one."""
    turn = cycle(parks)
    one = Counted(1, 1)

    def play() -> Counted:
        work(next(turn))
        return one

    return play


def _weighing(parks: list[Park], rng: Rng) -> Playout:
    """What three tiles, as many as a market offers, would add to a park at every cell."""
    turn = cycle([(park, rng.sample(tiles(), 3)) for park in parks])

    def play() -> Counted:
        park, offered = next(turn)
        gains = Gains(park)
        weighed = sum(len(gains.all(tile)) for tile in offered)
        return Counted(weighed, weighed)

    return play
