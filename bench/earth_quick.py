"""Finds the numbers by which quick games of Earth are played among rivals, and measures such games.

--walk changes all numbers at once, a little up for one seat and down for the other, plays the deal
twice with the seats changed, and goes on a step in the direction that led; the numbers it prints
are the average of its second half, and how far they lead those that it began with.

--spread plays choices of experts to the end many times: how much single games differ, and how far
what a move was worth before is from what they say.

    python bench/earth_quick.py --walk 1500
    python bench/earth_quick.py --spread 45
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import mean, pvariance, stdev

import numpy as np
from numpy.typing import NDArray

from hedgerow.bots.earth.ahead import chained
from hedgerow.bots.earth.outlook import Outlook
from hedgerow.bots.earth.policy import Weighed, choose, plan
from hedgerow.bots.earth.quick import AMONG_RIVALS, Ways, play_on
from hedgerow.bots.earth.thinking import SHARP
from hedgerow.bots.earth.together import played
from hedgerow.bots.earth.worth import outlook
from hedgerow.core.event import null_log
from hedgerow.core.record import Shuffle
from hedgerow.core.rng import Rng
from hedgerow.games.earth import GAME, rules
from hedgerow.games.earth.frames import Acting, Planting
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Act
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.accounts import outcome
from hedgerow.games.earth.state import State

DEALS = 60
SCALES = Ways(
    engine=0.15,
    spaces=0.1,
    unseen=0.3,
    dear=0.4,
    idle=0.2,
    card=1.5,
    spare_card=0.5,
    held=0.3,
    held_later=0.4,
    cell=1.5,
    good=1.5,
    least=1.5,
    grown=0.5,
    filled=5.0,
    at_once=0.3,
    soil=1.0,
    given=0.4,
)
"""How far apart two values of each number are that may well differ in strength."""
STEP = 0.03
POINTS = 20.0
"""The lead that makes nearly a whole step."""
GAMES = 50
"""Of each move, to measure the spread."""
ONE_IN = 16
"""The share of choices that are measured."""


def dealt(name: str) -> State:
    """A game after the start cards."""
    state = GAME.setup(EarthOptions(), 2, Shuffle.of(name, ()).rng())
    while state.stage in ("choosing", "starting"):
        seat = rules.decisions(state)[0].seat
        move = choose(state, outlook(state, seat, SHARP))[0].move
        rules.apply(state, seat, move, null_log)
    return state


def lead(start: State, one: Ways, other: Ways) -> float:
    """How far one leads the other, on average over both seats."""
    leads = []
    for ways in ((one, other), (other, one)):
        state = start.clone()
        play_on(state, SHARP, ways)
        found = outcome(state)
        assert found is not None
        first, second = (score.total for score in found.scores)
        leads.append(first - second if ways[0] is one else second - first)
    return mean(leads)


def walk(steps: int, seed: int) -> None:
    rng, luck = Rng(seed), np.random.default_rng(seed)
    starts = [dealt(f"quick/{seed}/{number}") for number in range(DEALS)]

    def anew() -> State:
        start = starts[rng.below(DEALS)]
        return determinize(GAME.view(start, 0), Rng(rng.next()))

    scales, now = np.array(SCALES), np.array(AMONG_RIVALS)
    visited: list[NDArray[np.float64]] = []
    for _ in range(steps):
        way = luck.choice([-1, 1], len(now)) * luck.uniform(0.5, 1.5, len(now)) * scales
        led = lead(anew(), Ways(*(now + way / 2)), Ways(*(now - way / 2)))
        now = now + STEP * np.tanh(led / POINTS) * way
        visited.append(now)
    found = Ways(*map(float, np.mean(visited[steps // 2 :], axis=0)))
    for name, number in found._asdict().items():
        print(f"{name:12} {number:6.2f}")
    leads = [lead(anew(), found, AMONG_RIVALS) for _ in range(150)]
    print(f"leads by {mean(leads):.1f} points a game, error {stdev(leads) / 150**0.5:.1f}")


def choices(number: int, rng: Rng) -> list[tuple[str, View, Outlook, list[Weighed]]]:
    """Some choices of a game of experts, with the moves that would be tried."""
    state, found = dealt(f"spread/{number}"), []
    while asked := rules.decisions(state):
        seat = asked[0].seat
        look, frame = outlook(state, seat, SHARP), state.boards[seat].stack[-1]
        usual = plan(state, look, 0)
        tried = usual[:6]
        if isinstance(frame, Acting):
            acts = [weighed for weighed in usual if isinstance(weighed.move, Act)]
            tried = chained(state, look, acts, 1) if len(acts) > 1 else acts
        if isinstance(frame, Acting | Planting) and len(tried) > 1 and not rng.below(ONE_IN):
            found.append((type(frame).__name__, GAME.view(state, seat), look, tried))
        rules.apply(state, seat, usual[0].move, null_log)
    return found


def spread(count: int, seed: int) -> None:
    rng, number = Rng(seed), 0
    kept: list[tuple[str, View, Outlook, list[Weighed]]] = []
    while len(kept) < count:
        kept += choices(number, rng)
        number += 1
    for kind in ("Acting", "Planting"):
        singles: list[float] = []
        astray: list[float] = []
        for name, view, look, tried in kept[:count]:
            if name == kind:
                apart, off = measured(view, look, tried)
                singles.append(apart)
                astray += off
        if not astray:
            continue
        wrong = pvariance(astray) - mean(singles) / GAMES
        print(
            f"{kind}: {len(singles)} choices, single games differ by {mean(singles) ** 0.5:.1f}, "
            f"what a move is worth is off by {max(0.0, wrong) ** 0.5:.1f}"
        )


def measured(view: View, look: Outlook, tried: Sequence[Weighed]) -> tuple[float, list[float]]:
    """The variance of a game besides what its deal brings, and what each move's worth is off by."""
    worlds = [determinize(view, Rng(number)) for number in range(GAMES)]
    leads = np.array([[played(world, look, move.move) for move in tried] for world in worlds])
    apart = leads - leads.mean(axis=1, keepdims=True)
    told = apart.mean(axis=0)
    worth = np.array([move.worth for move in tried])
    single = ((apart - told) ** 2).sum() / (GAMES - 1) / (len(tried) - 1)
    return float(single), list(told - (worth - worth.mean()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--walk", type=int, default=0, help="steps, of two games each")
    parser.add_argument("--spread", type=int, default=0, help="choices to measure")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.walk:
        walk(given.walk, given.seed)
    if given.spread:
        spread(given.spread, given.seed)


if __name__ == "__main__":
    main()
