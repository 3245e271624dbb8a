"""Confidence intervals for win rates."""

from __future__ import annotations

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
