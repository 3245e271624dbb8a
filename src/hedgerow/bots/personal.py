"""A person's rating, earned against bots whose ratings are known."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from msgspec import Struct

BEFORE: Final = 1200.0
"""What is expected of somebody who has not played: the level that all ratings are tied to."""
SPREAD: Final = 300.0
"""How far people are from that, as a standard deviation."""
_SCALE: Final = log(10) / 400
_STEPS: Final = 40


class Met(Struct, frozen=True):
    """A bot met in a game: its rating, what was scored against it (1, 0.5 or 0), its weight."""

    rating: float
    score: float
    weight: float


def met(own: int, others: Sequence[tuple[int, float]]) -> list[Met]:
    """The bots of one game, by rank and rating; together they weigh as much as one game."""
    return [
        Met(rating, 0.5 if rank == own else float(own < rank), 1 / len(others))
        for rank, rating in others
    ]


def personal(games: Sequence[Met]) -> int:
    """The most likely rating on the bots' own scale, whatever the order of the games.

    >>> personal([]), personal([Met(1200, 1, 1)] * 10 + [Met(1200, 0, 1)] * 10)
    (1200, 1200)
    >>> 1400 < personal([Met(1200, 1, 1)] * 3) < 1500
    True
    """
    rating = BEFORE
    for _ in range(_STEPS):
        slope = (BEFORE - rating) / SPREAD**2
        bend = 1 / SPREAD**2
        for game in games:
            hoped = 1 / (1 + 10 ** ((game.rating - rating) / 400))
            slope += game.weight * _SCALE * (game.score - hoped)
            bend += game.weight * _SCALE**2 * hoped * (1 - hoped)
        rating += max(-200.0, min(200.0, slope / bend))
    return round(rating)
