"""Search in sampled worlds: tries every candidate in the same worlds, within the budget.

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
    """The number of trials of `each_ms` milliseconds that the budget allows, within bounds.

    >>> affordable(Budget(100), 8), affordable(Budget(100), 8, most=10)
    (12, 10)
    """
    return max(fewest, min(most, int(budget.ms / each_ms)))


def trials(
    candidates: Sequence[C], worlds: Iterable[W], value: Callable[[W, C], float]
) -> list[list[float]]:
    """The value of each candidate in each world: one row per candidate.

    All candidates are tried with the same world and the same random numbers, so that rows differ by
    the candidates rather than by the deal. Worlds are sampled lazily and shared: `value` must clone
    a world before changing it, and seed its randomness from the world.
    """
    rows: list[list[float]] = [[] for _ in candidates]
    for world in worlds:
        for row, candidate in zip(rows, candidates, strict=True):
            row.append(value(world, candidate))
    return rows
