"""Plays compiled games beside the plain engine and compares them at every decision.

Every seat count with every option set of the game, so many games of each; a difference ends it
with status 1. `--option key=value` plays with other options instead.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, NamedTuple

from hedgerow.compiled import compiled
from hedgerow.games import game_named


class Task(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, object]
    first: int
    games: int


def compare(task: Task) -> tuple[Task, int, int, float]:
    """The decisions and observations compared, in seconds of the processor; raises what differs."""
    from hedgerow.compiled import make
    from hedgerow.compiled.differential import Difference, Differential

    start = time.process_time()
    comparison = Differential(make(task.game, task.seats, **task.options))
    decisions = observations = 0
    for seed in range(task.first, task.first + task.games):
        try:
            found = comparison.play(seed)
        except Difference as difference:
            raise Difference(
                f"{task.game}, {task.seats} seats, {dict(task.options)}, seed {seed}: {difference}"
            ) from None
        decisions += found.decisions
        observations += found.observations
    return task, decisions, observations, time.process_time() - start


def main(given: argparse.Namespace) -> int:
    todo = []
    for name in given.game:
        game = game_named(name)
        if given.option:
            options = dict(option.split("=", 1) for option in given.option)
            setups = [(seats, options) for seats in game.seats]
        else:
            setups = [(seats, dict(options)) for seats, options in game.setups()]
        todo += [
            Task(name, seats, options, given.first, given.games)
            for seats, options in setups
            if not given.seats or seats in given.seats
        ]
    totals: dict[str, list[int]] = {}
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(compare, task) for task in todo]):
            task, decisions, observations, seconds = future.result()
            total = totals.setdefault(task.game, [0, 0, 0])
            for at, count in enumerate((task.games, decisions, observations)):
                total[at] += count
            shown = " ".join(f"{key}={value}" for key, value in task.options.items())
            print(
                f"{task.game} {task.seats} seats {shown[:60]:<60}"
                f"{task.games:>8,}{decisions:>12,}{observations:>12,}{seconds:>8.0f} s",
                flush=True,
            )
    for name, counts in totals.items():
        print("{}: {:,} games, {:,} decisions, {:,} observations: equal".format(name, *counts))
    return 0


def _arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=compiled())
    parser.add_argument("--seats", type=int, nargs="*", default=(), help="only these seat counts")
    parser.add_argument("--games", type=int, default=2000, help="of each seat count and option set")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--option", action="append", help="key=value, instead of the option sets")
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(_arguments()))
