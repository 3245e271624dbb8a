"""Ratings by openskill (Weng and Lin's Plackett-Luce model), with intervals by bootstrap.

A game is rated as a free-for-all of its seats; bots of one name share the mean of their updates.
Ratings are on Elo's scale: a difference of 100 is won 64 % of the time at a table of two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt
from statistics import fmean
from typing import Any, Final

from hedgerow.arena.contest import Dealt, Pairing
from hedgerow.bots.ratings import Rating
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng

ANCHOR: Final = "player"
ANCHOR_RATING: Final = 1200.0
"""The rating of the anchor, or of all bots on average if it does not play."""
RESAMPLES: Final = 200
_MU, _SIGMA, _BETA = 25.0, 25.0 / 3, 25.0 / 6
_ELO: Final = 400 / log(10) / (sqrt(2) * _BETA)
"""Elo points for one point of openskill's mu."""


def rate(bots: Sequence[str], pairs: Sequence[Pairing], deals: Sequence[Dealt]) -> dict[str, float]:
    """The ratings after these deals, in this order."""
    model = _model()
    known: dict[str, Any] = {name: model.rating(name=name) for name in bots}
    for dealt in deals:
        one, others = pairs[dealt.pairing]
        for game in dealt.games:
            names = [one if seat == game.seat else others for seat in range(len(game.ranks))]
            teams = [[model.rating(known[name].mu, known[name].sigma)] for name in names]
            rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
            for name in (one, others):
                mine = [team[0] for team, held in zip(rated, names, strict=True) if held == name]
                mu = sum(new.mu for new in mine) / len(mine)
                sigma = sum(new.sigma for new in mine) / len(mine)
                known[name] = model.rating(mu, sigma)
    ratings = {name: _ELO * rating.mu for name, rating in known.items()}
    anchor = ratings[ANCHOR] if ANCHOR in ratings else sum(ratings.values()) / len(ratings)
    return {name: ANCHOR_RATING + rating - anchor for name, rating in ratings.items()}


def rate_with_intervals(
    bots: Sequence[str], pairs: Sequence[Pairing], deals: Sequence[Dealt], seed: int
) -> Mapping[str, Rating]:
    """The mean and the spread of ratings from deals drawn again, with replacement.

    A rating depends on the order of the games: in that of a ladder a bot that loses to the next
    level falls towards the level below, which does not play any more. The draws mix the order.
    """
    rng = Rng(seed)
    again = [
        rate(bots, pairs, [deals[rng.below(len(deals))] for _ in deals]) for _ in range(RESAMPLES)
    ]
    found = {}
    for name in bots:
        spread = sorted(ratings[name] for ratings in again)
        low, high = spread[RESAMPLES // 40], spread[-RESAMPLES // 40 - 1]
        found[name] = Rating(round(fmean(spread)), round(low), round(high))
    return found


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadInput("error-arena-openskill") from None
    return PlackettLuce(mu=_MU, sigma=_SIGMA, beta=_BETA, tau=0.0)
