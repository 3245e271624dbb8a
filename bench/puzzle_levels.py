"""Compares difficulty with solving: `python bench/puzzle_levels.py [COUNT] [GAME]`.

Prints for each kind which share of the puzzles solvers of four levels find, and Spearman's rank
correlation of failure with difficulty less level over the cells of the table; it fails below 0.6.
Beside it stands the correlation with difficulty alone, from the mean over the levels.
"""

from __future__ import annotations

import sys

from hedgerow.coach.puzzles import LEVELS, solves
from hedgerow.core.puzzles import DIFFICULTIES, Code, make
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES

LEAST = 0.6


def ranked(values: list[float]) -> list[float]:
    """Ranks with ties shared."""
    ordered = sorted(values)
    return [
        (ordered.index(value) + len(ordered) - 1 - ordered[::-1].index(value)) / 2
        for value in values
    ]


def spearman(first: list[float], second: list[float]) -> float:
    a, b = ranked(first), ranked(second)
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    cross = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return cross / spread**0.5 if spread else 0.0


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    only = sys.argv[2] if len(sys.argv) > 2 else None
    low = False
    for game in GAMES:
        if only not in (None, game.id):
            continue
        kinds = game.companion().puzzles
        for name, kind in kinds.items():
            print(f"{game.id} {name}: solved, in per cent")
            print(f"  {'':<8}" + "".join(f"{level:>9}" for level in LEVELS))
            hard: list[float] = []
            failed: list[float] = []
            for at, difficulty in enumerate(DIFFICULTIES):
                puzzles = [make(kinds, Code(name, difficulty, seed)) for seed in range(count)]
                row = []
                for level in range(len(LEVELS)):
                    rng = Rng(level + 1)
                    share = sum(solves(kind, puzzle, level, rng) for puzzle in puzzles) / count
                    row.append(share)
                    # A puzzle is harder for a lower level: what is compared is the distance.
                    hard.append(at - level)
                    failed.append(1 - share)
                cells = "".join(f"{100 * share:9.0f}" for share in row)
                print(f"  {difficulty:<8}{cells}", flush=True)
            found = spearman(hard, failed)
            low |= found < LEAST
            width = len(LEVELS)
            means = [sum(failed[at : at + width]) / width for at in range(0, len(failed), width)]
            alone = spearman([0, 1, 2], means)
            print(f"  Spearman {found:.2f}, of difficulty alone {alone:.2f}", flush=True)
    sys.exit(low)


if __name__ == "__main__":
    main()
