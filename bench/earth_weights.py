"""Tunes the weights of `gardener` (`earth_outlook.TUNED`) further by self-play.

Every deal is played twice with swapped seats, by two sets of weights that differ from the current
ones by the same factors in opposite directions. The set that gains more points gives the direction
of improvement for every weight (simultaneous perturbation, Spall 1992). The mean of the second half
of all steps is printed. With --match, the current weights play those of `greedy` instead, to check
a change. The weights against Gaia have their own script, earth_alone.py.

python bench/earth_weights.py --steps 60 --seed 0
python bench/earth_weights.py --match 40 --seed 0
"""

from __future__ import annotations

import argparse
from math import exp, log
from statistics import mean, stdev

import msgspec

from hedgerow.bots.earth.outlook import FEATURES, PLAIN, TUNED, Weights
from hedgerow.bots.earth.policy import choose
from hedgerow.bots.earth.worth import outlook
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.earth import rules
from hedgerow.games.earth.options import EarthOptions

SPREAD = 0.25
"""The distance of the two sets from the current one, as a logarithm."""
DEALS = 10
"""Deals between two steps, each played twice."""
RATE = 0.004
MOST = 80
"""The cap on the difference in points."""
OTHERS = tuple(name for name in Weights.__struct_fields__ if name != "of")


def numbers(weights: Weights) -> list[float]:
    return [*weights.of, *(getattr(weights, name) for name in OTHERS)]


def weights_of(logs: list[float]) -> Weights:
    found = [exp(number) for number in logs]
    more = dict(zip(OTHERS, found[len(FEATURES) :], strict=True))
    return Weights(of=tuple(found[: len(FEATURES)]), **more)


def play(deal: int, both: tuple[Weights, Weights]) -> int:
    """The final lead of the first set of weights."""
    state = rules.setup(EarthOptions(), 2, Rng(deal))
    while asked := rules.decisions(state):
        seat = asked[0].seat
        look = outlook(state, seat, both[seat])
        rules.apply(state, seat, choose(state, look)[0].move, null_log)
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome.scores[0].total - outcome.scores[1].total


def step(logs: list[float], rng: Rng) -> list[float]:
    up = [0.0] * len(logs)
    for _ in range(DEALS):
        signs = [1 - 2 * rng.below(2) for _ in logs]
        high = weights_of(
            [number + SPREAD * sign for number, sign in zip(logs, signs, strict=True)]
        )
        low = weights_of([number - SPREAD * sign for number, sign in zip(logs, signs, strict=True)])
        deal = rng.next()
        lead = (play(deal, (high, low)) - play(deal, (low, high))) / 2
        lead = max(-MOST, min(MOST, lead))
        up = [step + lead * sign / DEALS for step, sign in zip(up, signs, strict=True)]
    return [number + RATE * way for number, way in zip(logs, up, strict=True)]


def match(deals: int, rng: Rng) -> None:
    leads = []
    for _ in range(deals):
        deal = rng.next()
        leads += [play(deal, (TUNED, PLAIN)), -play(deal, (PLAIN, TUNED))]
    won = sum(lead > 0 for lead in leads) + sum(lead == 0 for lead in leads) / 2
    error = stdev(leads) / len(leads) ** 0.5
    print(f"won {won:g} of {len(leads)}, {mean(leads):+.1f} points a game, error {error:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=10, help="print so often")
    parser.add_argument("--match", type=int, default=0, help="deals against the plain weights")
    given = parser.parse_args()
    rng = Rng(given.seed)
    if given.match:
        match(given.match, rng)
        return
    logs = [log(max(0.02, number)) for number in numbers(TUNED)]
    seen: list[list[float]] = []
    for number in range(1, given.steps + 1):
        logs = step(logs, rng)
        seen.append(logs)
        if number % given.every == 0 or number == given.steps:
            late = seen[len(seen) // 2 :]
            middle = [mean(each) for each in zip(*late, strict=True)]
            found = msgspec.to_builtins(weights_of(middle))
            print(number, {k: _short(v) for k, v in found.items()}, flush=True)


def _short(value: object) -> object:
    if isinstance(value, float):
        return round(value, 3)
    assert isinstance(value, tuple | list)
    return tuple(round(number, 3) for number in value)


if __name__ == "__main__":
    main()
