"""The standings of a contest: ratings, and the result of every pairing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from hedgerow.arena.contest import (
    Contest,
    Dealt,
    Pairing,
    Results,
    decided,
    of_pairing,
    one_share,
    pairings,
    share_of,
)
from hedgerow.arena.ratings import rate_with_intervals
from hedgerow.arena.statistics import mean_interval
from hedgerow.bots.ratings import Rating


class Standing(Struct, frozen=True):
    """A bot's rating and its games."""

    bot: str
    ms: int
    rating: Rating
    games: int
    mean_points: float


class PairResult(Struct, frozen=True):
    """The wins of one bot against a table of another, with a 95 % interval over deals."""

    one: str
    others: str
    games: int
    share: float
    ci95: tuple[float, float]
    fair: float
    decided: bool
    shares: tuple[float, ...]
    """The share of each deal, in order."""
    by_seat: tuple[float, ...]
    """The share of the one bot in each seat."""


class Standings(Struct, frozen=True):
    contest: Contest
    games: int
    bots: tuple[Standing, ...]
    """Strongest first."""
    pairs: tuple[PairResult, ...]

    def dump(self) -> bytes:
        """JSON, the same bytes for the same contest."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


def standings_of(contest: Contest, results: Results) -> Standings:
    pairs = pairings(contest)
    # Deals of all pairings alternate, so that no bot is rated before its rivals are.
    deals = sorted(results.values(), key=lambda dealt: (dealt.number, dealt.pairing))
    ratings = rate_with_intervals(contest.bots, pairs, deals, contest.seed)
    bots = [
        _standing(name, ms, ratings[name], pairs, deals)
        for name, ms in zip(contest.bots, contest.budgets, strict=True)
    ]
    bots.sort(key=lambda standing: (-standing.rating.rating, standing.bot))
    return Standings(
        contest,
        sum(len(dealt.games) for dealt in deals),
        tuple(bots),
        tuple(_pair_result(contest, results, at, pair) for at, pair in enumerate(pairs)),
    )


def _standing(
    name: str, ms: int, rating: Rating, pairs: Sequence[Pairing], deals: Sequence[Dealt]
) -> Standing:
    games, points = 0, []
    for dealt in deals:
        one, others = pairs[dealt.pairing]
        for game in dealt.games:
            held = [one if seat == game.seat else others for seat in range(len(game.ranks))]
            games += name in held
            points += [won for won, holder in zip(game.points, held, strict=True) if holder == name]
    return Standing(name, ms, rating, games, round(sum(points) / max(1, len(points)), 3))


def _pair_result(contest: Contest, results: Results, at: int, pair: Pairing) -> PairResult:
    deals = of_pairing(results, at)
    shares = tuple(one_share(dealt) for dealt in deals)
    low, high = mean_interval(shares)
    by_seat = tuple(
        round(sum(share_of(dealt.games[seat]) for dealt in deals) / max(1, len(deals)), 4)
        for seat in range(contest.seats)
    )
    return PairResult(
        *pair,
        games=len(deals) * contest.seats,
        share=round(sum(shares) / max(1, len(shares)), 4),
        ci95=(round(low, 4), round(high, 4)),
        fair=round(1 / contest.seats, 4),
        decided=decided(contest, shares),
        shares=tuple(round(share, 4) for share in shares),
        by_seat=by_seat,
    )
