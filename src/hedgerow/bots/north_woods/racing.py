"""Tries candidates in the same sampled worlds, and drops those that fall behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final, Generic, NamedTuple, TypeVar

C = TypeVar("C")
W = TypeVar("W")

BATCH: Final = 6
"""The number of worlds between two looks at who falls behind."""
BEHIND: Final = 2.5
"""By how many standard errors a candidate that is dropped falls behind the best."""
CLOSE: Final = 0.001
"""Standard errors below this end the race: the rest does not matter."""
PROOF: Final = 0.5
"""By how many standard errors another candidate must beat the first, which is the habit."""


class Tried(NamedTuple, Generic[C]):
    """A candidate with its chance to win."""

    candidate: C
    chance: float
    doubt: float
    """The standard error of the chance."""


def race(
    candidates: Sequence[C], worlds: Iterator[W], looks: int, value: Callable[[W, C], float]
) -> list[Tried[C]]:
    """The candidates with their values in sampled worlds, best first.

    At most `looks` values are taken, but at least one for each. The first candidate is the habit:
    another counts for what it surely has more. One that falls behind keeps what it had.
    """
    rows: list[list[float]] = [[] for _ in candidates]
    running = list(range(len(candidates)))
    while True:
        batch = min(BATCH, max(1, looks // len(running)))
        for _ in range(batch):
            world = next(worlds)
            for at in running:
                rows[at].append(value(world, candidates[at]))
        looks -= batch * len(running)
        best = max(running, key=lambda at: sum(rows[at]))
        errors = {at: _gain(rows[at], rows[best]) for at in running if at != best}
        running = [at for at in running if at == best or not _beaten(*errors[at])]
        if len(running) == 1 or looks < len(running):
            break
        if len(rows[best]) > 2 and all(errors[at][1] < CLOSE for at in running if at != best):
            break
    tried = [
        _tried(candidate, row, rows[0]) for candidate, row in zip(candidates, rows, strict=True)
    ]
    return sorted(tried, key=lambda one: -one.chance)


def _gain(row: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean gain over another candidate in the same worlds, and its standard error."""
    gains = [mine - theirs for mine, theirs in zip(row, other, strict=False)]
    count = len(gains)
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains)
    return mean, sqrt(spread / count / max(1, count - 1))


def _beaten(mean: float, error: float) -> bool:
    return mean + BEHIND * error < 0


def _tried(candidate: C, row: Sequence[float], habit: Sequence[float]) -> Tried[C]:
    count = len(row)
    mean = sum(row) / count
    spread = sum((value - mean) ** 2 for value in row)
    if row is not habit:
        # Compared in the worlds that both have seen.
        gain, error = _gain(row, habit)
        mean = sum(habit) / len(habit) + min(gain, max(0.0, gain - PROOF * error))
    return Tried(candidate, min(1.0, max(0.0, mean)), sqrt(spread / count / max(1, count - 1)))
