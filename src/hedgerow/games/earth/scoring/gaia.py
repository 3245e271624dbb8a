"""The score of Gaia, the opponent of a lone seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from hedgerow.games.earth.cards import animals, earth_deck
from hedgerow.games.earth.scoring.score import COMPLETION, RANK_POINTS, stock_points

STACKS: Final = ((5, 7), (4, 6), (3, 5), (2, 4), (1, 3))
"""Her growth goes on stacks of 5, 4, 3, 2 and 1, then 5 again; the score of a complete one."""
LEAF_POINTS: Final = 5
"""For each leaf that the lone seat discarded."""


class GaiaHoldings(Struct, frozen=True):
    """Everything of Gaia's that scores."""

    cards: tuple[int, ...] = ()
    """Numbers of the Earth cards in her pile."""
    sprouts: int = 0
    compost: int = 0
    growth: int = 0
    ranks: tuple[int, ...] = ()
    completed: bool = False
    leaves: int = 0
    """Leaves that the lone seat discarded."""
    stocks: Mapping[str, int] = {}


class GaiaBreakdown(Struct, frozen=True):
    cards: int
    compost: int
    sprouts: int
    growth: int
    fauna: int
    bonus: int
    leaves: int
    animals: int
    total: int


def gaia_score(gaia: GaiaHoldings) -> GaiaBreakdown:
    """Gaia's score; the printed values of her cards count without their sign."""
    parts = {
        "cards": sum(abs(earth_deck()[no].vp) for no in gaia.cards),
        "compost": gaia.compost,
        "sprouts": gaia.sprouts,
        "growth": gaia_growth_points(gaia.growth),
        "fauna": sum(RANK_POINTS[rank - 1] for rank in gaia.ranks),
        "bonus": COMPLETION if gaia.completed else 0,
        "leaves": LEAF_POINTS * gaia.leaves,
        "animals": sum(
            stock_points(animals()[id].individual.stock, stored)
            for id, stored in gaia.stocks.items()
        ),
    }
    return GaiaBreakdown(**parts, total=sum(parts.values()))


def gaia_growth_points(growth: int) -> int:
    """Complete stacks score their value; pieces on the last stack one point each."""
    scored, left, stack = 0, growth, 0
    while left:
        size, worth = STACKS[stack % len(STACKS)]
        if left < size:
            return scored + left
        scored, left, stack = scored + worth, left - size, stack + 1
    return scored
