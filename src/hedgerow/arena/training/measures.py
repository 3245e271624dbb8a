"""What a model's chances are worth on games that it has not seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from hedgerow.arena.training.fitting import Weights, chances, data_of, expected_points, log_loss
from hedgerow.arena.training.samples import Sample
from hedgerow.bots.values import Figures

BINS: Final = 10


class Bin(Struct, frozen=True):
    """The positions whose chance lies between two tenths."""

    count: int
    told: float
    """The mean chance."""
    won: float
    """The mean share of the win."""


def measure(weights: Weights, games: Sequence[Sequence[Sample]]) -> tuple[Figures, list[Bin]]:
    data = data_of([sample for game in games for sample in game])
    seats = data.there.shape[1]
    told = chances(weights, data)[:, :seats][data.there]
    won = data.shares[data.there]
    bins = reliability(told, won)
    expected = expected_points(weights, data)
    off = None if expected is None else np.abs(expected - data.points)[data.there].mean()
    figures = Figures(
        games=len(games),
        positions=len(data.rows),
        log_loss=round(log_loss(weights, data), 4),
        guessing=round(float(np.log(data.there.sum(1)).mean()), 4),
        auc=round(area(told, won), 4),
        ece=round(error(bins), 4),
        points_error=None if off is None else round(float(off), 2),
    )
    return figures, bins


def reliability(told: NDArray[Any], won: NDArray[Any]) -> list[Bin]:
    """The chances by tenths, with how often they came true; empty tenths are left out."""
    tenth = np.minimum((told * BINS).astype(int), BINS - 1)
    found = []
    for at in range(BINS):
        here = tenth == at
        if here.any():
            found.append(Bin(int(here.sum()), float(told[here].mean()), float(won[here].mean())))
    return found


def error(bins: Sequence[Bin]) -> float:
    """The expected calibration error.

    >>> error([Bin(30, 0.1, 0.1), Bin(10, 0.5, 0.9)])
    0.1
    """
    total = sum(each.count for each in bins)
    return sum(each.count * abs(each.told - each.won) for each in bins) / total


def area(told: NDArray[Any], won: NDArray[Any]) -> float:
    """The area under the curve, over those who won alone or not at all; ties count half."""
    clear = (won == 0) | (won == 1)
    told, won = told[clear], won[clear]
    _, where, counts = np.unique(told, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[where]
    winners, losers = int((won == 1).sum()), int((won == 0).sum())
    if not winners or not losers:
        return 0.5
    return float((ranks[won == 1].sum() - winners * (winners + 1) / 2) / (winners * losers))
