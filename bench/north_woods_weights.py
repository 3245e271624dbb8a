"""Fits the weights of `prospects.WEIGHTS`: what each feature of a position counts towards a win.

`greedy` plays itself, with a random move now and then; a logistic regression explains who won.

python bench/north_woods_weights.py --games 5000 --seed 0
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from hedgerow.bots.north_woods_policy import Policy
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import rules
from hedgerow.games.north_woods.frames import Opening, Start
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.prospects import features

RIDGE = 3.0
STEPS = 60
STRAY = (0, 8, 16)
"""One game in three strays at one choice in eight, one in sixteen, one never."""


def play(number: int, seed: int) -> list[tuple[list[float], bool]]:
    """The positions at the start of each turn, for whoever has just moved, and whether it won."""
    rng = Rng(7 * (number + seed) + 1)
    state = rules.setup(NorthWoodsOptions(), 2, rng.fork())
    policies = Policy(), Policy()
    stray = STRAY[number % len(STRAY)]
    rows: list[tuple[int, list[float]]] = []
    while asked := rules.decisions(state):
        seat, moves = asked[0].seat, asked[0].moves
        move = policies[seat].choose(state, seat, state.deck)
        if stray and isinstance(state.stack[-1], Start | Opening) and not rng.below(stray):
            move = moves.pick(rng)
        rules.apply(state, seat, move, null_log)
        if state.stack and state.stack[-1] == Start(0) and state.turn != seat:
            rows.append((seat, features(state, seat, 1 - seat)))
    outcome = rules.outcome(state)
    assert outcome is not None
    if len(outcome.winners) != 1:
        return []
    return [(row, seat == outcome.winners[0]) for seat, row in rows]


def fit(inputs: Any, won: Any) -> Any:
    """Newton's method for a logistic regression with a ridge."""
    weights = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-inputs @ weights))
        spread = chance * (1 - chance)
        curve = inputs.T @ (inputs * spread[:, None]) + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, inputs.T @ (won - chance) - RIDGE * weights)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    rows = [row for number in range(given.games) for row in play(number, given.seed)]
    inputs = np.array([row for row, _ in rows], float)
    won = np.array([win for _, win in rows], float)
    held_out = len(rows) * 4 // 5
    weights = fit(inputs[:held_out], won[:held_out])
    right = ((inputs[held_out:] @ weights > 0) == won[held_out:]).mean()
    print(f"{len(rows)} positions; foretells the winner of {100 * right:.1f} % of those held out")
    print(", ".join(f"{weight:.3f}" for weight in fit(inputs, won)))


if __name__ == "__main__":
    main()
