"""Search in sampled worlds: every candidate is tried in the same ones, as many as time allows.

Time is counted in trials, never measured, so that a seed, a view and a budget always give the same
choice.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from hedgerow.bots.protocol import Budget

W = TypeVar("W")
C = TypeVar("C")


def affordable(budget: Budget, each_ms: float, *, fewest: int = 0, most: int = sys.maxsize) -> int:
    """How many trials of `each_ms` milliseconds the budget allows, within bounds.

    >>> affordable(Budget(100), 8), affordable(Budget(100), 8, most=10)
    (12, 10)
    """
    return max(fewest, min(most, int(budget.ms / each_ms)))


def trials(
    candidates: Sequence[C], worlds: Iterable[W], value: Callable[[W, C], float]
) -> list[list[float]]:
    """What each candidate is worth in each world: one row for each candidate.

    All candidates meet the same world and the same luck, so that two rows differ by what the
    candidates do rather than by the deal. A world is drawn when it is its turn and then shared:
    `value` clones it before changing it, and takes luck from a seed that belongs to the world.
    """
    rows: list[list[float]] = [[] for _ in candidates]
    for world in worlds:
        for row, candidate in zip(rows, candidates, strict=True):
            row.append(value(world, candidate))
    return rows
