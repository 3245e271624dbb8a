"""Plays batched games beside the reference engine and compares them at every decision.

Every seat count with every option set of the game, so many games in all. The batch runs on JAX's
default device; `JAX_PLATFORMS=cpu` keeps it on the processor. A difference ends it with status 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Collection, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, NamedTuple

from hedgerow.core.rng import Rng
from hedgerow.games import game_named

BATCHED = ("cryptid", "tournoi")


class Task(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, Any]
    games: int
    batch: int
    observe_every: int


def tasks(
    game_id: str, games: int, batch: int, observe_every: int, seat_counts: Collection[int] = ()
) -> list[Task]:
    """The games divided among all seat counts and option sets, in whole batches."""
    setups = [
        (seats, options)
        for seats, options in (*game_named(game_id).setups(), *_own_decks(game_id))
        if not seat_counts or seats in seat_counts
    ]
    each = -(-games // len(setups))
    whole = -(-each // batch) * batch
    return [Task(game_id, seats, options, whole, batch, observe_every) for seats, options in setups]


def _own_decks(game_id: str) -> list[tuple[int, Mapping[str, Any]]]:
    """Le Tournoi with decks that the seats bring (TOU-75): two may own the same card."""
    if game_id != "tournoi":
        return []
    from hedgerow.games.tournoi.decks import random_deck
    from hedgerow.games.tournoi.sharing import deck_code

    rng = Rng(1)
    decks = " ".join(deck_code(random_deck(rng)) for _ in range(2))
    return [(seats, {"cards": "decks", "decks": decks}) for seats in (1, 2, 4)]


def compare(task: Task) -> tuple[Task, int, int, int, float]:
    """Games, decisions and observations compared, in seconds; raises what differs."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    from hedgerow.batch import make
    from hedgerow.batch.differential import Differential

    start = time.perf_counter()
    env = make(task.game, task.seats, **dict(task.options))
    comparison = Differential(env.rules, task.batch)
    games = decisions = observations = 0
    while games < task.games:
        found = comparison.play(games, observe_every=task.observe_every)
        games += found.games
        decisions += found.decisions
        observations += found.observations
    return task, games, decisions, observations, time.perf_counter() - start


def main(given: argparse.Namespace) -> int:
    todo = [
        task
        for game in given.games
        for task in tasks(game, given.count, given.batch, given.observe_every, given.seats)
    ]
    totals: dict[str, list[int]] = {}
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(compare, task) for task in todo]):
            task, *counts, seconds = future.result()
            total = totals.setdefault(task.game, [0, 0, 0])
            for at, count in enumerate(counts):
                total[at] += int(count)
            options = " ".join(f"{key}={str(value)[:12]}" for key, value in task.options.items())
            shown = "".join(f"{count:>12,}" for count in counts)
            print(
                f"{task.game:<9}{task.seats} seats {options:<42}{shown}{seconds:>8.0f} s",
                flush=True,
            )
    for game, counts in totals.items():
        games, decisions, observations = (f"{count:,}" for count in counts)
        print(f"{game}: {games} games, {decisions} decisions, {observations} observations: equal")
    return 0


def _arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=BATCHED)
    parser.add_argument("--seats", type=int, nargs="*", default=(), help="only these seat counts")
    parser.add_argument("--count", type=int, default=100_000, help="games of each, at least")
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--observe-every", type=int, default=1, help="decisions of a game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(_arguments()))
