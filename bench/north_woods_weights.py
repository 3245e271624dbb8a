"""Fits the weights that estimate the chance to win a position of North Woods.

bots/north_woods/value.toml has those of all features, standing.toml those of what a level sees.

In the games of value.toml `greedy` plays itself, but sometimes holds good cards back, makes random
moves, and uses or keeps events at random, so that the positions differ. Those of standing.toml are
made of quick turns with the same whims: a hundred times as many in the same time, by better play.
A logistic regression explains who won.

    python bench/north_woods_weights.py --games 6000 --seed 1 --write value
    python bench/north_woods_weights.py --games 12000 --seed 2 --write standing
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from hedgerow.bots.north_woods import LEVELS, standing, value
from hedgerow.bots.north_woods.plans import turn_plans
from hedgerow.bots.north_woods.playing import carry_out, use_events
from hedgerow.bots.north_woods.policy import Policy, best_territory
from hedgerow.bots.north_woods.rollout import draw, quick_play
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import rules
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.frames import Acting, Opening, Start
from hedgerow.games.north_woods.moves import Draw, EndTurn, Move, Take, Use
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.planner import Plan, habitat
from hedgerow.games.north_woods.state import State

RIDGE: Final = 3.0
STEPS: Final = 30
STRAY: Final = (6, 16, 40)
"""A third of the games each make one choice in six, in sixteen and in forty at random."""
WHIMS: Final = (4, 8, 20, 60)
"""The same for games of quick turns, four of them with each opening."""
KEPT: Final = (6, 6, 6, 7, 8, 9)
"""The ranks from which quick turns hold cards back."""
VALUE: Final = Path(value.__file__).with_name("value.toml")


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
    return _judged(state, rows)


def play_quickly(number: int, seed: int) -> list[tuple[list[float], bool]]:
    """The same of a game of quick turns; several with the same opening follow each other."""
    opening, again = divmod(number, len(WHIMS))
    rng = Rng(77 * opening + 1_000_003 * seed + 1)
    state = _opened(opening, seed).clone()
    for _ in range(again + 1):
        rng = rng.fork()
    deck = bytearray(state.deck)
    rng.shuffle(deck)
    state.deck = bytes(deck)
    rows: list[tuple[int, list[float]]] = []
    while state.stack:
        seat = state.turn
        _some_turn(state, WHIMS[again], rng)
        if state.stack:
            rows.append((seat, value.features(state, seat, 1 - seat)))
    return _judged(state, rows)


def _judged(state: State, rows: list[tuple[int, list[float]]]) -> list[tuple[list[float], bool]]:
    """The rows of a game that is over, each with whether its seat won; none of a shared victory."""
    outcome = rules.outcome(state)
    assert outcome is not None
    if len(outcome.winners) != 1:
        return []
    return [(row, seat == outcome.winners[0]) for seat, row in rows]


@lru_cache(maxsize=1)
def _opened(opening: int, seed: int) -> State:
    """The start of a game, after the opening."""
    state = rules.setup(NorthWoodsOptions(), 2, Rng(7 * opening + 1_000_003 * seed + 5))
    policy = Policy()
    while isinstance(state.stack[-1], Opening):
        seat = rules.decisions(state)[0].seat
        rules.apply(state, seat, policy.choose(state, seat, state.deck), null_log)
    return state


def _some_turn(state: State, whim: int, rng: Rng) -> None:
    """A quick turn in which one choice in `whim` is random, and what is held back always is."""
    seat = state.turn
    attack = best_territory(state)
    if attack is not None and rng.below(whim):
        carry_out(state, attack)
    else:
        for _ in range(2):
            if rng.below(whim):
                draw(state, seat)
            else:
                _draw_something(state, rng)
    if rng.below(8):
        use_events(state, seat)
    quick_play(state, seat, rng.choice(KEPT))


def _draw_something(state: State, rng: Rng) -> None:
    moves = [move for move in rules.decisions(state)[0].moves if isinstance(move, Draw | Take)]
    if moves:
        rules.apply(state, state.turn, rng.choice(moves), null_log)


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


def of_all(inputs: Any, won: Any) -> str:
    """The weights of value.toml."""
    return "[weights]\n" + _lines(value.NAMES, inputs, won)


def of_levels(inputs: Any, won: Any) -> str:
    """The weights of standing.toml: a table for each set of things that a level overlooks."""
    parts = []
    for overlooks in dict.fromkeys(level.overlooks for level in LEVELS.levels):
        columns = [at for at, sees in enumerate(standing.seen(overlooks)) if sees]
        name = standing.key(overlooks)
        lines = _lines([value.NAMES[at] for at in columns], inputs[:, columns], won)
        parts.append(f'[weights."{name}"]\n{lines}')
    return "\n\n".join(parts)


def _lines(names: Sequence[str], inputs: Any, won: Any) -> str:
    """Fitted weights; prints how well the last fifth is foretold from the rest."""
    learnt = len(won) * 4 // 5
    right = ((inputs[learnt:] @ fit(inputs[:learnt], won[:learnt]) > 0) == won[learnt:]).mean()
    print(f"{len(names)} features foretell the winner of {100 * right:.1f} % of those held out")
    weights = zip(names, fit(inputs, won), strict=True)
    return "\n".join(f"{name} = {weight:.4f}" for name, weight in weights)


FILES: Final = {"value": (VALUE, of_all), "standing": (standing.FILE, of_levels)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", choices=FILES, help="the file to write; otherwise value's")
    given = parser.parse_args()
    one = play_quickly if given.write == "standing" else play
    rows = [row for number in range(given.games) for row in one(number, given.seed)]
    print(f"{len(rows)} positions")
    file, text_of = FILES[given.write or "value"]
    text = text_of(
        np.array([row for row, _ in rows], float), np.array([win for _, win in rows], float)
    )
    if given.write:
        words = f"--games {given.games} --seed {given.seed} --write {given.write}"
        source = f"python bench/north_woods_weights.py {words}"
        file.write_text(f'source = "{source}"\n\n{text}\n', encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
