"""Confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def wilson(wins: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson score interval for a rate; a shared win may count as a fraction.

    >>> low, high = wilson(50, 100)
    >>> round(low, 4), round(high, 4)
    (0.4038, 0.5962)
    """
    if trials == 0:
        return 0.0, 1.0
    rate, scale = wins / trials, 1 + z * z / trials
    centre = (rate + z * z / (2 * trials)) / scale
    reach = z / scale * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    # The interval always contains the rate, even where rounding would exclude 0 or 1.
    return max(0.0, min(rate, centre - reach)), min(1.0, max(rate, centre + reach))


def mean_interval(values: Sequence[float], z: float = Z_95) -> tuple[float, float]:
    """The normal interval for the mean of independent values, each from 0 to 1.

    The variance is that of the values and of one more at each end of the range, so that it is
    never 0, however few and equal they are.

    >>> low, high = mean_interval([0.5, 1.0, 0.5, 0.0])
    >>> round(low, 3), round(high, 3)
    (0.062, 0.938)
    """
    if not values:
        return 0.0, 1.0
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in (*values, 0.0, 1.0)) / (count + 1)
    reach = z * sqrt(spread / count)
    return max(0.0, mean - reach), min(1.0, mean + reach)
