"""Times our environments beside PettingZoo's and RLCard's, in steps per second of processor time.

python bench/envs.py [--seconds 0.3] [--rounds 10] [--games 64] [--batched 1024]
    [--compiled 256] [--alone] [GAME ...]

A step is one decision of a random policy that uses the mask, with the observation of the seat that
decides. Contestants take turns in short rounds, and ratios are taken round by round. "Theirs" is
the median of PettingZoo's connect_four, texas_holdem and hanabi and of RLCard's limit hold'em.
`--alone` leaves theirs out, for a machine that lacks them.
"""

from __future__ import annotations

import argparse
import os
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np

from hedgerow.arena.playouts import Counted, Playout, Sample, Spread, interleave, pettingzoo
from hedgerow.bots.dice import Dice
from hedgerow.core.game import AnyGame
from hedgerow.envs import Games, aec, gym, vector
from hedgerow.games import GAMES

SEATS = 4
PETTINGZOO = {
    "connect_four": "connect_four.connect_four",
    "texas_holdem": "rlcard_envs.texas_holdem",
    "hanabi": "hanabi.hanabi",
}
BATCHED = ("cryptid", "tournoi")
"""The games that `hedgerow.batch` plays."""
STEPS = 20
"""The steps of all games of a vector environment that are timed together."""


def compiled() -> tuple[str, ...]:
    """The games that `hedgerow.compiled` plays."""
    from hedgerow import compiled  # needs Numba

    return compiled.compiled()


def theirs() -> dict[str, Playout]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    contestants: dict[str, Playout] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of libraries about each other
        for name, module in PETTINGZOO.items():
            env = import_module(f"pettingzoo.classic.{module}").env()
            contestants[f"PettingZoo {name}"] = pettingzoo(env, 1)
        contestants["RLCard limit-holdem"] = rlcard("limit-holdem", 1)
    return contestants


def rlcard(name: str, seed: int) -> Playout:
    """RLCard's own loop: its state has the observation and the legal actions."""
    import rlcard

    env, dice = rlcard.make(name, config={"seed": seed}), Dice(seed)

    def play() -> Counted:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[dice.below(len(legal))])
            decisions += 1
        return Counted(decisions, decisions)

    return play


def options_of(game: AnyGame) -> dict[str, Any]:
    return dict(game.companion().timing.options)


def one_at_a_time(game: AnyGame) -> Playout:
    return pettingzoo(aec(game.id, SEATS, **options_of(game)), 1)


def many(games: Games, seed: int) -> Playout:
    """A vector environment, in which the policy chooses for all games at once."""
    rng, count = np.random.default_rng(seed), games.num_envs
    first = np.arange(count) * games.rules.actions
    _, infos = games.reset(seed=seed)
    masks = infos["action_mask"]

    def play() -> Counted:
        nonlocal masks
        for _ in range(STEPS):
            legal = masks.view(np.bool_)
            counts = np.count_nonzero(legal, axis=1)
            places = np.cumsum(counts) - counts + (rng.random(count) * counts).astype(np.int64)
            actions = np.flatnonzero(legal)[places] - first
            _, _, _, _, infos = games.step(actions)
            masks = infos["action_mask"]
        return Counted(STEPS * count, STEPS * count)

    return play


def report(rounds: list[dict[str, Sample]], rivals: list[str], games: list[AnyGame]) -> None:
    print(f"{'steps per CPU second':<34}{'median':>10}{'lowest':>10}{'highest':>10}")
    for name in rounds[0]:
        rate = Spread.of([row[name].decisions_per_s for row in rounds])
        print(f"{name:<34}{rate.median:>10,.0f}{rate.low:>10,.0f}{rate.high:>10,.0f}")
    print(f"\n{'ratios, round by round':<34}{'median':>10}{'lowest':>10}{'highest':>10}")
    for game in games:
        ours = f"{game.id} aec"

        def beside(row: dict[str, Sample], name: str = ours) -> float:
            return row[name].decisions_per_s / median(
                row[rival].decisions_per_s for rival in rivals
            )

        if rivals:
            show(f"{ours} ÷ theirs", beside, rounds)
        for engine in ("vector", "batched", "compiled"):
            name = f"{game.id} {engine}"
            if name not in rounds[0]:
                continue

            def gained(row: dict[str, Sample], name: str = name, one: str = ours) -> float:
                return row[name].decisions_per_s / row[one].decisions_per_s

            show(f"{name} ÷ aec", gained, rounds)


def show(
    what: str, ratio: Callable[[dict[str, Sample]], float], rounds: list[dict[str, Sample]]
) -> None:
    spread = Spread.of([ratio(row) for row in rounds])
    print(f"{what:<34}{spread.median:>10.2f}{spread.low:>10.2f}{spread.high:>10.2f}")


def elsewhere(games: list[AnyGame], count: int, processes: int) -> None:
    """Steps per second by the clock, of which other work on the machine takes its part."""
    print(f"\n{'steps per second by the clock':<34}{'here':>10}{f'{processes} processes':>14}")
    for game in games:
        rates = []
        for workers in (0, processes):
            made = vector(game.id, count, SEATS, processes=workers, **options_of(game))
            play = many(made, 1)
            play()
            start = time.perf_counter()
            steps = sum(play().steps for _ in range(5))
            rates.append(steps / (time.perf_counter() - start))
            made.close()
        print(f"{game.id:<34}{rates[0]:>10,.0f}{rates[1]:>14,.0f}")


def one_seat(games: list[AnyGame]) -> None:
    """Steps of one seat among random bots, whose moves are part of the time."""
    print(f"\n{'one seat among random bots':<34}{'steps per CPU second':>20}")
    for game in games:
        env, dice = gym(game.id, SEATS, bots="random", **options_of(game)), Dice(1)
        _, info = env.reset(seed=1)
        start, steps = time.process_time(), 0
        while time.process_time() - start < 1:
            legal = info["action_mask"].view(np.bool_).nonzero()[0]
            _, _, terminated, truncated, info = env.step(int(legal[dice.below(len(legal))]))
            if terminated or truncated:
                _, info = env.reset()
            steps += 1
        print(f"{game.id:<34}{steps / (time.process_time() - start):>20,.0f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=64, help="of a vector environment")
    parser.add_argument("--batched", type=int, default=1024, help="games of one with JAX; 0: none")
    parser.add_argument(
        "--compiled", type=int, default=256, help="games of one with Numba; 0: none"
    )
    parser.add_argument("--alone", action="store_true", help="without other libraries")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    chosen = [game for game in GAMES if not given.game or game.id in given.game]
    rivals = {} if given.alone else theirs()
    contestants = dict(rivals)
    for game in chosen:
        contestants[f"{game.id} aec"] = one_at_a_time(game)
        made = vector(game.id, given.games, SEATS, copy=False, **options_of(game))
        contestants[f"{game.id} vector"] = many(made, 1)
        if game.id in BATCHED and given.batched:
            games = vector(
                game.id, given.batched, SEATS, copy=False, engine="batched", **options_of(game)
            )
            contestants[f"{game.id} batched"] = many(games, 1)
        if given.compiled and game.id in compiled():
            games = vector(
                game.id, given.compiled, SEATS, copy=False, engine="compiled", **options_of(game)
            )
            contestants[f"{game.id} compiled"] = many(games, 1)
    report(list(interleave(contestants, given.rounds, given.seconds)), list(rivals), chosen)
    one_seat(chosen)
    elsewhere(chosen, given.games, given.processes)
