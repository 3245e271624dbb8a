"""Fits and checks the weights of `gardener` against Gaia (`earth_outlook.ALONE`).

--fit plays games in which one action in five is random, so that the positions differ. A regression
then explains the final lead by the features of each position, regularized towards the current
weights. The result is a hint, not an answer: a feature may correlate with won games without being
their cause. So each weight was changed separately with --change, and kept if --check won more;
playouts are switched off there, so that a game takes two seconds.

python bench/earth_alone.py --fit 260
python bench/earth_alone.py --check 60 --change soil=1.8 blue=0 yellow=0
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import mean, stdev
from typing import Final

import msgspec
import numpy as np

from hedgerow.bots.earth.outlook import ALONE, FEATURES, Weights
from hedgerow.bots.earth.playouts import lead_over_gaia
from hedgerow.bots.earth.policy import plan
from hedgerow.bots.earth.worth import features, outlook
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.earth import rules
from hedgerow.games.earth.moves import Act
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.accounts import gaia_breakdown
from hedgerow.games.earth.state import State

WHIM: Final = 5
SPREAD: Final = 25.0
"""The standard deviation of a game's result around its prediction, in points."""
STAY: Final = 3.0
"""The prior standard deviation of a weight's effect on a usual position, in points."""
OTHERS: Final = tuple(name for name in Weights.__struct_fields__ if name != "of")


def turns(state: State, weights: Weights, rng: Rng, whim: int) -> Iterator[None]:
    """Play a game to its end, and stop at the start of each turn."""
    turn = None
    while asked := rules.decisions(state):
        now = state.round, state.active
        if state.stage in ("turn", "gaia") and now != turn:
            turn = now
            yield
        acts = [move for move in asked[0].moves if isinstance(move, Act)]
        if whim and acts and not rng.below(whim):
            rules.apply(state, 0, acts[rng.below(len(acts))], null_log)
        else:
            found = plan(state, outlook(state, 0, weights), 0)
            rules.apply(state, 0, found[0].move, null_log)


def fit(games: int, rng: Rng) -> None:
    rows: list[list[float]] = []
    gains: list[float] = []
    for _ in range(games):
        state = rules.setup(EarthOptions(), 1, Rng(rng.next()))
        leads = []
        for _ in turns(state, ALONE, rng, WHIM):
            assert state.gaia is not None
            look = outlook(state, 0, ALONE)
            points, numbers = features(state, look)
            rows.append([1.0, look.turns, float(state.stage == "gaia"), *numbers])
            leads.append(points - gaia_breakdown(state, state.gaia).total)
        end = lead_over_gaia(state)
        gains += [end - lead for lead in leads]
    every = np.array(rows)
    present = np.array([0.0, 0.0, 0.0, *ALONE.of])
    hold = np.array([0.0] * 3 + [1.0] * len(FEATURES)) * (every.std(axis=0) / STAY) ** 2
    missed = np.array(gains) - every @ present
    inner = every.T @ every / SPREAD**2 + np.diag(hold)
    found = present + np.linalg.solve(inner, every.T @ missed / SPREAD**2)
    left = np.array(gains) - every @ found
    print(f"{len(rows)} positions of {games} games, {left.std():.1f} points unexplained")
    for name, before, now, spread in zip(
        FEATURES, ALONE.of, found[3:], every.std(axis=0)[3:], strict=True
    ):
        print(f"{name:12} {before:6.2f} -> {now:6.2f}  in use {spread:.1f}")


def changed(weights: Weights, changes: list[str]) -> Weights:
    """The weights with changes given as name=number."""
    of = dict(zip(FEATURES, weights.of, strict=True))
    more: dict[str, float] = {}
    for change in changes:
        name, _, number = change.partition("=")
        if name not in (*FEATURES, *OTHERS):
            raise SystemExit(f"no weight {name}; there are {', '.join((*FEATURES, *OTHERS))}")
        (of if name in of else more)[name] = float(number)
    return msgspec.structs.replace(weights, of=tuple(of.values()), **more)


def check(games: int, weights: Weights, rng: Rng) -> None:
    leads = []
    for _ in range(games):
        state = rules.setup(EarthOptions(), 1, Rng(rng.next()))
        for _ in turns(state, weights, rng, 0):
            pass
        leads.append(lead_over_gaia(state))
    won, error = sum(lead > 0 for lead in leads), stdev(leads) / games**0.5
    print(f"beat Gaia in {won} of {games}, {mean(leads):+.1f} points a game, error {error:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fit", type=int, default=0, help="games to fit to")
    parser.add_argument("--check", type=int, default=60, help="games to check a change with")
    parser.add_argument("--change", nargs="*", default=[], help="weights, as name=number")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.fit:
        fit(given.fit, Rng(given.seed))
    else:
        check(given.check, changed(ALONE, given.change), Rng(given.seed))


if __name__ == "__main__":
    main()
