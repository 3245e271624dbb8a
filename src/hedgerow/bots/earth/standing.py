"""A seat's chance to win from what it and the others are expected to score."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from hedgerow.bots.earth.outlook import Outlook, Weights, rivals_of, turns_left
from hedgerow.bots.earth.worth import gaia_points, outlook, worth
from hedgerow.bots.tree import chances
from hedgerow.core.text import Seat
from hedgerow.games.earth.state import State

SPREAD: Final = (7.0, 1.3, 0.08)
"""The lead, in points, that makes a seat e times as likely to win: at the end of the game, for each
turn left, and for its square; measured in 66 games of equal seats."""
USUAL: Final = 220.0
"""The usual final points of a seat."""
TO_COME: Final = (2.4, 0.35)
"""The points that a seat makes besides its `worth`, by turns left and by their square."""
GAIA_TO_COME: Final = 9.0
"""The points that Gaia makes in a turn of hers."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat and its rivals are expected to end."""

    own: float
    """The seat's final points if nothing but the move decided on changes; its team's in teams."""
    mine: float
    """The seat's own part of them."""
    rivals: tuple[float, ...]
    scale: float
    """The lead that makes a seat e times as likely to win."""

    def chance(self, more: float) -> float:
        """The chance to win with so many points more than expected."""
        return chances((self.own + more, *self.rivals), self.scale)[0]


def standing(state: State, look: Outlook) -> Standing:
    """The standing at the start of a decision, from what the seat may know."""
    turns = turns_left(state, look.seat)
    if state.stage == "choosing":
        sides = 1 if state.options.teams else max(1, state.seats - 1)
        return Standing(USUAL, USUAL, (USUAL,) * sides, _spread(turns))
    to_come = TO_COME[0] * turns + TO_COME[1] * turns**2
    scale = _spread(turns)
    mine = worth(state, look) + to_come
    if state.gaia is not None:
        hers = gaia_points(state) + GAIA_TO_COME * turns / 2
        return Standing(mine, mine, (hers,), scale)
    others = [to_come + _seen(state, seat, look.weights) for seat in rivals_of(state, look.seat)]
    if not state.options.teams:
        return Standing(mine, mine, tuple(others), scale)
    partner = to_come + _seen(state, (look.seat + 2) % state.seats, look.weights)
    return Standing(mine + partner, mine, (sum(others),), scale * sqrt(2))


def _spread(turns: float) -> float:
    return SPREAD[0] + SPREAD[1] * turns + SPREAD[2] * turns**2


def _seen(state: State, seat: Seat, weights: Weights) -> float:
    """The value of another seat's position; its hand counts as sampled cards."""
    return worth(state, outlook(state, seat, weights))


def doubt(scale: float, chance: float, error: float) -> float:
    """The standard error of a chance whose points have this error."""
    return error / scale * chance * (1 - chance)
