"""Times the feeding solver and the planner of North Woods, in tables per processor second.

python bench/north_woods_feeding.py --count 3000 --seed 1
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial

from hedgerow.core.rng import Rng
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import form
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.feeding import Tableau, all_fed, most_fed
from hedgerow.games.north_woods.planner import best_turn, habitat
from hedgerow.games.north_woods.tableau import Lying, arrange, cards_of, put

HAND = 5
PILE = 3


def random_cards(rng: Rng, cards: int) -> tuple[list[int], list[int]]:
    """`cards` random resources and species, a third of them resources, and the remaining cards."""
    components = box()
    copies = list(range(components.copies))
    rng.shuffle(copies)
    kinds = [components.kind_of[copy] for copy in copies]
    resources = [kind for kind in kinds if kind in components.resources]
    species = [kind for kind in kinds if kind in components.species]
    third = cards // 3
    return resources[:third] + species[: cards - third], kinds[::-1]


def tableau(rng: Rng, cards: int) -> Tableau:
    lying, others = random_cards(rng, cards)
    return Tableau(tuple(map(form, lying)), 1, sum({1 << kind for kind in others[:3]}))


def situation(rng: Rng, cards: int) -> Situation:
    """A random situation, optimally fed, with a hand and dying piles."""
    lying, others = random_cards(rng, cards)
    table: list[Lying | None] = []
    for kind in lying:
        put(table, Lying(form(kind)))
    piles = tuple(bytes(others[HAND + PILE * at :][:PILE]) for at in range(3))
    carrion = sum({1 << pile[-1] for pile in piles})
    known, slots = cards_of(table, carrion)
    arrange(table, slots, most_fed(known))
    return Situation(tuple(table), bytes(sorted(others[:HAND])), piles)


def per_second(work: list[Callable[[], object]]) -> tuple[float, float]:
    """Calls per second, and the slowest in milliseconds."""
    slowest = 0
    start = time.process_time_ns()
    for job in work:
        before = time.process_time_ns()
        job()
        slowest = max(slowest, time.process_time_ns() - before)
    return len(work) / (time.process_time_ns() - start) * 1e9, slowest / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("cards  what                                     per CPU sec  slowest ms  all fed")
    for cards in (6, 9, 12, 18, 24):
        rng = Rng(given.seed)
        tables = [tableau(rng, cards) for _ in range(given.count)]
        share = sum(all_fed(table) is not None for table in tables) / len(tables)
        rows: list[tuple[str, list[Callable[[], object]]]] = [
            ("all can be fed? (matching)", [partial(all_fed, table) for table in tables]),
            ("the most that can be fed (flow)", [partial(most_fed, table) for table in tables]),
        ]
        few = [situation(rng, cards) for _ in range(max(1, given.count // 10))]
        rows += [
            ("a good turn with hand and piles", [partial(best_turn, table) for table in few]),
            (
                "a Habitat this turn, at once",
                [partial(habitat, table, prove=False) for table in few],
            ),
            ("a Habitat this turn, shortest", [partial(habitat, table) for table in few]),
        ]
        for what, work in rows:
            speed, slowest = per_second(work)
            print(f"{cards:5}  {what:40} {speed:11.0f} {slowest:11.2f}  {share:6.0%}", flush=True)


if __name__ == "__main__":
    main()
