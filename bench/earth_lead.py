"""Learns the expected lead over Gaia (`hedgerow.bots.earth.lead`) from games, and writes its file.

Quick games (`quick.play_on`) are many and cover the deals; careful games, whose turns are played by
`policy.choose`, are nearer to how a master plays. Start cards and some actions are chosen at
random, so that the positions differ. A ridge regression explains how the lead at the start of each
turn changed until the end; that quick games end worse is a feature of its own. One careful game in
six is held out, and the weights in the file are from all games.

python bench/earth_lead.py --quick 5000 --careful 3000 --out src/hedgerow/bots/earth/lead.npz
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import mean
from typing import Any, Final
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from hedgerow.bots.earth.lead import MOST, TURNS, described
from hedgerow.bots.earth.outlook import plain_outlook
from hedgerow.bots.earth.playouts import lead_over_gaia
from hedgerow.bots.earth.policy import after, choose
from hedgerow.bots.earth.quick import AGAINST_GAIA, quick, quick_weights
from hedgerow.bots.earth.thinking import SOLITARY
from hedgerow.bots.earth.worth import outlook
from hedgerow.core.event import null_log
from hedgerow.core.record import Shuffle
from hedgerow.core.rng import Rng
from hedgerow.games.earth import GAME, rules
from hedgerow.games.earth.frames import Acting
from hedgerow.games.earth.moves import Act
from hedgerow.games.earth.rules.turns import choosable
from hedgerow.games.earth.state import State

WHIMS: Final = (0, 0, 10, 20)
"""In which share of its actions a game is random, in percent."""
RIDGE: Final = 300.0
Row = tuple[float, list[float]]


def dealt(name: str, rng: Rng) -> State:
    """A game after the start cards, which are the best, the second best and so on in turn."""
    options = {"gaia": "medium" if rng.below(4) else "hard", "animals": not rng.below(2)}
    state = GAME.setup(GAME.read_options(options, 1), 1, Shuffle.of(name, ()).rng())
    while state.stage == "choosing":
        found = choose(state, outlook(state, 0, SOLITARY))
        at = min(len(found) - 1, (0, 0, 0, 0, 0, 0, 1, 1, 2, 3)[rng.below(10)])
        rules.apply(state, 0, found[at].move, null_log)
    return state


def played(name: str, *, careful: bool) -> tuple[list[Row], int]:
    """The description of each turn's start, and the final lead."""
    rng = Rng(crc32(name.encode()))
    state, whim = dealt(name, rng), WHIMS[rng.below(4)]
    weights = quick_weights(SOLITARY, AGAINST_GAIA)
    rows: list[Row] = []
    turn, look = -1, plain_outlook(state, 0, weights)
    while stack := state.boards[0].stack:
        if state.turn != turn and state.stage != "starting":
            turn, look = state.turn, plain_outlook(state, 0, weights)
            rows.append(described(state, plain_outlook(state, 0, SOLITARY)))
        acting = isinstance(stack[-1], Acting)
        if acting and rng.below(100) < whim:
            colours = choosable(state.boards[0])
            move: Any = Act(colours[rng.below(len(colours))])
        elif acting or not careful:
            move = quick(state, look, AGAINST_GAIA)
        else:
            move = choose(state, outlook(state, 0, SOLITARY))[0].move
        if acting and careful:
            state = after(state, outlook(state, 0, SOLITARY), move)
        else:
            rules.apply(state, 0, move, null_log)
    return rows, lead_over_gaia(state)


def many(name: str, games: int, *, careful: bool) -> tuple[NDArray[Any], NDArray[Any]]:
    """The numbers of every position, and how the lead changed until the end; a game's row each."""
    numbers, changes, leads = [], [], []
    for game in range(games):
        rows, lead = played(f"{name}/{game}", careful=careful)
        leads.append(lead)
        numbers += [np.array([game, *row], np.float32) for _, row in rows]
        changes += [lead - base for base, _ in rows]
    print(f"{name}: {games} games, {len(changes)} positions, mean lead {mean(leads):+.1f}")
    found = np.array(numbers)
    found[:, 1:] = found[:, 1:].clip(-MOST, MOST)
    return found, np.array(changes)


def regression(numbers: NDArray[Any], changes: NDArray[Any]) -> NDArray[Any]:
    """The weights and a constant."""
    middle, spread = numbers.mean(0), numbers.std(0) + 1e-6
    scaled = np.column_stack([(numbers - middle) / spread, np.ones(len(numbers))])
    matrix = scaled.T @ scaled + RIDGE * np.diag([1.0] * len(spread) + [0.0])
    found = np.linalg.solve(matrix, scaled.T @ changes)
    weights = found[:-1] / spread
    return np.append(weights, found[-1] - weights @ middle)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", type=int, default=5000)
    parser.add_argument("--careful", type=int, default=3000)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    fast, fast_changes = many("quick", given.quick, careful=False)
    slow, slow_changes = many("careful", given.careful, careful=True)
    phases = slice(-7 - 2 * (TURNS + 1), -7)

    def fitted(some: NDArray[Any], changes: NDArray[Any]) -> NDArray[Any]:
        worse = [np.column_stack([fast[:, 1:], fast[:, phases]])]
        worse.append(np.column_stack([some, np.zeros((len(some), 2 * (TURNS + 1)))]))
        found = regression(np.concatenate(worse), np.concatenate([fast_changes, changes]))
        return np.append(found[: some.shape[1]], found[-1])

    held = slow[:, 0] % 6 == 0
    weights = fitted(slow[~held, 1:], slow_changes[~held])
    error = slow[held, 1:] @ weights[:-1] + weights[-1] - slow_changes[held]
    figures = {
        "command": f"bench/earth_lead.py --quick {given.quick} --careful {given.careful}",
        "error": round(float(np.sqrt((error**2).mean())), 2),
        "spread": round(float(slow_changes[held].std()), 2),
    }
    print(figures)
    about = np.frombuffer(msgspec.json.encode(figures), dtype=np.uint8)
    np.savez_compressed(given.out, weights=fitted(slow[:, 1:], slow_changes), about=about)


if __name__ == "__main__":
    main()
