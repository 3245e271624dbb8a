"""Fits the weights of bots/north_woods/value.toml, which estimate the chance to win a position.

`greedy` plays itself, but sometimes holds good cards back, makes random moves, and uses or keeps
events at random, so that the positions differ. A logistic regression explains who won.

python bench/north_woods_weights.py --games 6000 --seed 1 --write
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import numpy as np

from hedgerow.bots.north_woods import value
from hedgerow.bots.north_woods.plans import turn_plans
from hedgerow.bots.north_woods.policy import Policy
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import rules
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.frames import Acting, Opening, Start
from hedgerow.games.north_woods.moves import EndTurn, Move, Use
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.planner import Plan, habitat
from hedgerow.games.north_woods.state import State

RIDGE: Final = 3.0
STEPS: Final = 30
STRAY: Final = (6, 16, 40)
"""A third of the games each make one choice in six, in sixteen and in forty at random."""
FILE: Final = Path(value.__file__).with_name("value.toml")


def play(number: int, seed: int) -> list[tuple[list[float], bool]]:
    """The position after each turn for the seat that has just moved, and whether it won."""
    rng = Rng(7 * number + 1_000_003 * seed + 5)
    state = rules.setup(NorthWoodsOptions(), 2, rng.fork())

    def some_turn(now: Situation) -> Plan:
        return habitat(now, prove=False) or rng.choice(turn_plans(now))[1]

    policies = Policy(some_turn), Policy(some_turn)
    stray = STRAY[number % len(STRAY)]
    rows: list[tuple[int, list[float]]] = []
    while asked := rules.decisions(state):
        seat, moves = asked[0].seat, list(asked[0].moves)
        rules.apply(state, seat, _choose(state, seat, moves, policies[seat], stray, rng), null_log)
        if state.stack and state.stack[-1] == Start(0) and state.turn != seat:
            rows.append((seat, value.features(state, seat, 1 - seat)))
    outcome = rules.outcome(state)
    assert outcome is not None
    if len(outcome.winners) != 1:
        return []
    return [(row, seat == outcome.winners[0]) for seat, row in rows]


def _choose(
    state: State, seat: int, moves: list[Move], policy: Policy, stray: int, rng: Rng
) -> Move:
    frame = state.stack[-1]
    move = policy.choose(state, seat, bytes(sorted(state.deck + state.hands[1 - seat])))
    if isinstance(frame, Start | Opening) and not rng.below(stray):
        return rng.choice(moves)
    if isinstance(frame, Acting):
        events = [move for move in moves if isinstance(move, Use)]
        if events and not rng.below(2 * stray):
            return rng.choice(events)
        if isinstance(move, Use) and not rng.below(4):
            return EndTurn()
    return move


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
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"put them into {FILE.name}")
    given = parser.parse_args()
    rows = [row for number in range(given.games) for row in play(number, given.seed)]
    inputs = np.array([row for row, _ in rows], float)
    won = np.array([win for _, win in rows], float)
    learnt = len(rows) * 4 // 5
    weights = fit(inputs[:learnt], won[:learnt])
    right = ((inputs[learnt:] @ weights > 0) == won[learnt:]).mean()
    print(f"{len(rows)} positions; foretells the winner of {100 * right:.1f} % of those held out")
    named = zip(value.NAMES, fit(inputs, won), strict=True)
    lines = [f"{name} = {weight:.4f}" for name, weight in named]
    print("\n".join(lines))
    if given.write:
        source = f"python bench/north_woods_weights.py --games {given.games} --seed {given.seed}"
        text = f'source = "{source} --write"\n\n[weights]\n' + "\n".join(lines) + "\n"
        FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
