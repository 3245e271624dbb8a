"""Fits standing.toml: which position at the end of a turn wins how often.

`master` plays itself with a small budget; now and then it draws, opens, ends its actions or uses
events at random, so that positions differ. Logistic regressions explain who won, one for each set
of features that a level sees. A level that overlooks nothing uses value.toml.

python -m hedgerow.bots.north_woods.fitting --games 3000 --seed 1 --write
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from hedgerow.bots.north_woods import LEVELS
from hedgerow.bots.north_woods.standing import FILE, key, seen
from hedgerow.bots.north_woods.value import NAMES, features
from hedgerow.bots.protocol import Budget
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.frames import Acting, Opening, Start
from hedgerow.games.north_woods.moves import EndTurn, Move, Use
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.state import State

RIDGE: Final = 3.0
STEPS: Final = 25
STRAY: Final = (5, 12, 30)
"""A third of the games each make one choice in five, in twelve and in thirty at random."""
BUDGET: Final = Budget(6)

Row = tuple[list[float], float]


def play(number: int, seed: int) -> Iterator[Row]:
    """The features after each turn for the seat that has just moved, and whether it won."""
    rng = Rng(7 * number + 1_000_003 * seed + 5)
    state = GAME.setup(NorthWoodsOptions(), 2, rng.fork())
    bots = [LEVELS.bots()["master"](rng.below(1 << 30)) for _ in range(2)]
    stray = STRAY[number % len(STRAY)]
    rows: list[tuple[int, list[float]]] = []
    while asked := GAME.decisions(state):
        seat, moves = asked[0].seat, list(asked[0].moves)
        move = _astray(state, moves, stray, rng)
        if move is None:
            move = bots[seat].choose(GAME.view(state, seat), asked[0], BUDGET).move
        GAME.apply(state, seat, move, null_log)
        if state.stack and state.stack[-1] == Start(0) and state.turn != seat:
            rows.append((seat, features(state, seat, 1 - seat)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, row in rows:
        yield row, (seat in outcome.winners) / len(outcome.winners)


def _astray(state: State, moves: Sequence[Move], stray: int, rng: Rng) -> Move | None:
    frame = state.stack[-1]
    if len(moves) == 1:
        return moves[0]
    if isinstance(frame, Start | Opening) and not rng.below(stray):
        return rng.choice(moves)
    if isinstance(frame, Acting) and not rng.below(4 * stray):
        events: list[Move] = [move for move in moves if isinstance(move, Use)]
        return rng.choice([*events, EndTurn()])
    return None


def fit(inputs: Any, won: Any) -> Any:
    """Newton's method for a logistic regression with a ridge."""
    import numpy as np

    weights = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-inputs @ weights))
        curve = inputs.T @ (inputs * (chance * (1 - chance))[:, None])
        slope = inputs.T @ (won - chance) - RIDGE * weights
        weights += np.linalg.solve(curve + RIDGE * np.eye(len(weights)), slope)
    return weights


def report(inputs: Any, won: Any) -> str:
    """The text of standing.toml; prints how well the last fifth is foretold from the rest."""
    import numpy as np

    parts = []
    learnt = len(won) * 4 // 5
    for overlooks in dict.fromkeys(level.overlooks for level in LEVELS.levels if level.overlooks):
        columns = [at for at, sees in enumerate(seen(overlooks)) if sees]
        some = inputs[:, columns]
        logit = some[learnt:] @ fit(some[:learnt], won[:learnt])
        loss = np.logaddexp(0, np.where(won[learnt:] > 0.5, -logit, logit)).mean()
        right = ((logit > 0) == (won[learnt:] > 0.5)).mean()
        _say(f"{key(overlooks)}: log loss {loss:.4f}, {100 * right:.1f} % right")
        found = zip([NAMES[at] for at in columns], fit(some, won), strict=True)
        lines = [f"{name} = {weight:.4f}" for name, weight in found]
        parts.append("\n".join([f'[weights."{key(overlooks)}"]', *lines]))
    return "\n\n".join(parts)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


def main() -> None:
    import numpy as np

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"put them into {FILE.name}")
    given = parser.parse_args()
    rows = [row for number in range(given.games) for row in play(number, given.seed)]
    _say(f"{len(rows)} positions")
    text = report(np.array([row for row, _ in rows]), np.array([won for _, won in rows]))
    if given.write:
        source = f"python -m {__spec__.name} --games {given.games} --seed {given.seed} --write"
        FILE.write_text(f'source = "{source}"\n\n{text}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
