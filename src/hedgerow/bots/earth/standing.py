"""A seat's chance to win from what it and the others are expected to score."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from hedgerow.bots.earth.leaves import best_of
from hedgerow.bots.earth.outlook import FULL, Outlook, Weights, rivals_of, turns_left
from hedgerow.bots.earth.policy import after
from hedgerow.bots.earth.worth import gaia_points, outlook, worth
from hedgerow.bots.tree import chances
from hedgerow.core.text import Seat
from hedgerow.games.earth.moves import Move
from hedgerow.games.earth.rules.accounts import holdings
from hedgerow.games.earth.scoring.score import COMPLETION, score
from hedgerow.games.earth.state import NOBODY, State

SPREAD: Final = (7.0, 1.3, 0.08)
"""The lead, in points, that makes a seat e times as likely to win: at the end of the game, for each
turn left, and for its square; measured in 66 games of equal seats."""
USUAL: Final = 220.0
"""The usual final points of a seat."""
TO_COME: Final = (2.4, 0.35)
"""The points that a seat makes besides its `worth`, by turns left and by their square."""
GAIA_TO_COME: Final = 9.0
"""The points that Gaia makes in a turn of hers."""
A_ROUND: Final = (60.0, 6.0)
A_ROUND_ALONE: Final = (22.0, 20.0)
"""The points a seat makes in the next round, and the rounds after which the mean is half of that:
fitted to the final points of 20 games of experts, and of 6 against Gaia."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat and its rivals are expected to end."""

    own: float
    """The value of the seat's position, its team's in teams; comparable with the rivals' only."""
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
        return Standing(USUAL, (USUAL,) * sides, _spread(turns))
    to_come = TO_COME[0] * turns + TO_COME[1] * turns**2
    scale = _spread(turns)
    mine = worth(state, look) + to_come
    if state.gaia is not None:
        hers = gaia_points(state) + GAIA_TO_COME * turns / 2
        return Standing(mine, (hers,), scale)
    others = [to_come + _seen(state, seat, look.weights) for seat in rivals_of(state, look.seat)]
    if not state.options.teams:
        return Standing(mine, tuple(others), scale)
    partner = to_come + _seen(state, (look.seat + 2) % state.seats, look.weights)
    return Standing(mine + partner, (sum(others),), scale * sqrt(2))


def final_points(state: State, look: Outlook, move: Move) -> float:
    """The seat's expected final points after a move.

    Its part of the turn is played to the end and scored as the rules do, without the weights by
    which moves are compared. What it will claim at once and the usual gain of the rounds left
    are added.
    """
    if state.stage == "choosing":
        return USUAL
    world = after(state, look, move)
    found = score(holdings(world), world.options.mode, world.shared, world.collective or None)
    scored = found[look.seat].total + _unclaimed(world, look)
    gain, half = A_ROUND if state.gaia is None else A_ROUND_ALONE
    rounds = turns_left(world, look.seat) / max(2, state.seats)
    return scored + gain * rounds / (1 + rounds / half)


def _unclaimed(state: State, look: Outlook) -> float:
    """What the seat may claim, with as many leaves as it has (EAR-45, EAR-95)."""
    board = state.boards[look.seat]
    open_claims = [
        (float(reward), 1.0)
        for number, _, reward in look.goals
        if board.met >> number & 1 and look.seat not in state.claims[number]
    ]
    if state.completed == NOBODY and len(board.planted) == FULL:
        open_claims.append((float(COMPLETION), 1.0))
    return best_of(open_claims, board.leaves)


def _spread(turns: float) -> float:
    return SPREAD[0] + SPREAD[1] * turns + SPREAD[2] * turns**2


def _seen(state: State, seat: Seat, weights: Weights) -> float:
    """The value of another seat's position; its hand counts as sampled cards."""
    return worth(state, outlook(state, seat, weights))


def doubt(scale: float, chance: float, error: float) -> float:
    """The standard error of a chance whose points have this error."""
    return error / scale * chance * (1 - chance)
