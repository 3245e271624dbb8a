"""Tests whether the difficulty rating orders Cryptid puzzles by how long deduction bots take.

    python bench/cryptid_difficulty.py --bot sharp --puzzles 200

Rates new puzzles, lets bots of one kind play each of them in several turn orders of its clues, and
prints Spearman's rho between rating and mean length with a bootstrap interval over puzzles.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track

from hedgerow.bots import Budget, make_bot
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.clues import Mode
from hedgerow.games.cryptid.difficulty import Rating, difficulty
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.table import Table

MODES: tuple[Mode, ...] = ("normal", "advanced")
RESAMPLES = 2000


class Played(NamedTuple):
    rating: Rating
    rounds: float
    """Turns until the habitat was found over the number of seats, averaged over the games."""


def turns_needed(puzzle: Puzzle, bot: str, seed: int) -> int:
    """The number of turns that bots of one kind take to find the habitat."""
    seats = len(puzzle.clues)
    options = {"puzzle": "code", "code": share_code(puzzle)}
    table = Table(GAME, seats, options, seed=str(seed))
    bots = [make_bot(GAME.id, bot, seed * seats + seat) for seat in range(seats)]
    while table.to_act:
        seat = table.to_act[0]
        (decision,) = table.decisions_for(seat)
        choice = bots[seat].choose(table.view(seat), decision, Budget())
        table.play(seat, choice.move)
    end = table.view(None)
    return end.round * seats + end.turn + 1


def orders(puzzle: Puzzle, count: int, rng: Rng) -> list[Puzzle]:
    """The same clues in other turn orders, to vary games: good bots hardly use chance."""
    every = list(permutations(puzzle.clues))
    rng.shuffle(every)
    return [msgspec.structs.replace(puzzle, clues=clues) for clues in every[:count]]


def ranks(values: Sequence[float]) -> list[float]:
    """Ranks from 1, equal values sharing their mean rank."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    at = 0
    while at < len(order):
        end = at
        while end < len(order) and values[order[end]] == values[order[at]]:
            end += 1
        for place in order[at:end]:
            found[place] = (at + end + 1) / 2
        at = end
    return found


def spearman(a: Sequence[float], b: Sequence[float]) -> float:
    """Spearman's rho: the correlation of the ranks."""
    return statistics.correlation(ranks(a), ranks(b))


def interval(played: Sequence[Played], seed: int) -> tuple[float, float]:
    """The middle 95 % of rho over bootstrap samples of puzzles."""
    rng = random.Random(seed)
    rhos = sorted(
        spearman(*zip(*((p.rating.hexes, p.rounds) for p in again), strict=True))
        for again in (rng.choices(played, k=len(played)) for _ in range(RESAMPLES))
    )
    return rhos[int(0.025 * RESAMPLES)], rhos[int(0.975 * RESAMPLES)]


def spread(count: int, seed: int) -> None:
    """Print the distribution of stars and the cost of a rating, without playing."""
    print("mode     seats   1*   2*   3*   4*   5*  ms a rating")
    for mode in MODES:
        for seats in (3, 4, 5):
            rng = Rng(seed)
            puzzles = [generate(mode, seats, rng.fork()) for _ in range(count)]
            start = time.process_time()
            stars = Counter(difficulty(puzzle).stars for puzzle in puzzles)
            cost = (time.process_time() - start) * 1000 / count
            columns = " ".join(f"{stars[n]:4}" for n in range(1, 6))
            print(f"{mode:8} {seats:5} {columns} {cost:12.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=MODES, default="normal")
    parser.add_argument("--seats", type=int, choices=(3, 4, 5), default=4)
    parser.add_argument("--bot", default="sharp")
    parser.add_argument("--puzzles", type=int, default=200)
    parser.add_argument("--orders", type=int, default=8, help="turn orders, one game each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", action="store_true", help="rate puzzles of every kind only")
    given = parser.parse_args()
    if given.spread:
        spread(given.puzzles, given.seed)
        return
    rng = Rng(given.seed)
    played: list[Played] = []
    console = Console(stderr=True)
    for number in track(range(given.puzzles), console=console, disable=not console.is_terminal):
        puzzle = generate(given.mode, given.seats, rng.fork())
        turns = [
            turns_needed(ordered, given.bot, (given.seed * 1000 + number) * 100 + game)
            for game, ordered in enumerate(orders(puzzle, given.orders, rng))
        ]
        played.append(Played(difficulty(puzzle), statistics.mean(turns) / given.seats))
    rho = spearman([p.rating.hexes for p in played], [p.rounds for p in played])
    low, high = interval(played, given.seed)
    print(
        f"{given.mode}, {given.seats} x {given.bot}, {given.puzzles} puzzles,"
        f" {given.orders} games each:"
        f" Spearman's rho {rho:.2f}, 95 % interval {low:.2f} to {high:.2f}"
    )
    for stars in range(1, 6):
        rounds = [p.rounds for p in played if p.rating.stars == stars]
        if rounds:
            mean = statistics.mean(rounds)
            error = statistics.stdev(rounds) / len(rounds) ** 0.5 if len(rounds) > 1 else 0.0
            print(
                f"  {stars} stars: {len(rounds):4} puzzles, {mean:5.2f} rounds (s.e. {error:.2f}),"
                f" {mean * given.seats:5.1f} turns"
            )


if __name__ == "__main__":
    main()
