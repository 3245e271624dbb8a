"""Compares difficulty with solving: `python bench/puzzle_levels.py [COUNT] [GAME] [FIRST]`.

The seeds are those from FIRST on, 0 if it is not given; the ranges of measures were set by the
first 40.

Solvers of four levels try each puzzle a few times. The table holds the share that each level
solves. Spearman's rank correlation is taken over the single puzzles, between their difficulty and
the share of all tries that failed: the levels are the same for every puzzle and are no part of it.
Beside it stands the correlation of failure with the measure of what a person must do. It fails if
difficulty orders a kind by less than 0.6, or if a harder column is solved more often on the whole.
"""

from __future__ import annotations

import sys
from statistics import fmean

from hedgerow.coach.puzzles import LEVELS, solves
from hedgerow.core.puzzles import DIFFICULTIES, Code, make
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES

LEAST = 0.6
TRIES = 3
"""How often each level tries each puzzle: what it overlooks differs."""


def ranked(values: list[float]) -> list[float]:
    """Ranks with ties shared."""
    ordered = sorted(values)
    first = {value: at for at, value in reversed(list(enumerate(ordered)))}
    last = {value: at for at, value in enumerate(ordered)}
    return [(first[value] + last[value]) / 2 for value in values]


def spearman(first: list[float], second: list[float]) -> float:
    a, b = ranked(first), ranked(second)
    mean_a, mean_b = fmean(a), fmean(b)
    cross = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return cross / spread**0.5 if spread else 0.0


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    only = sys.argv[2] if len(sys.argv) > 2 else None
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    low = False
    for game in GAMES:
        if only not in (None, game.id):
            continue
        kinds = game.companion().puzzles
        for name, kind in kinds.items():
            print(f"{game.id} {name}: solved, in per cent")
            print(f"  {'':<8}" + "".join(f"{level:>9}" for level in (*LEVELS, "all")))
            graded: list[float] = []
            measured: list[float] = []
            failed: list[float] = []
            overall: list[float] = []
            for grade, difficulty in enumerate(DIFFICULTIES):
                solved = [0.0] * len(LEVELS)
                for seed in range(first, first + count):
                    puzzle = make(kinds, Code(name, difficulty, seed))
                    shares = []
                    for level in range(len(LEVELS)):
                        rng = Rng(TRIES * seed + level)
                        tries = [solves(kind, puzzle, level, rng) for _ in range(TRIES)]
                        shares.append(fmean(tries))
                        solved[level] += shares[-1] / count
                    graded.append(grade)
                    measured.append(kind.effort(puzzle).measure)
                    failed.append(1 - fmean(shares))
                overall.append(fmean(solved))
                cells = "".join(f"{100 * share:9.0f}" for share in (*solved, overall[-1]))
                print(f"  {difficulty:<8}{cells}", flush=True)
            found, by_measure = spearman(graded, failed), spearman(measured, failed)
            low |= found < LEAST or overall != sorted(overall, reverse=True)
            print(f"  Spearman {found:.2f}, of the measure {by_measure:.2f}", flush=True)
    sys.exit(low)


if __name__ == "__main__":
    main()
