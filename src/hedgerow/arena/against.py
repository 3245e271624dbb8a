"""One bot against another that sits in all other seats, for bots that have no name in the arena."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hedgerow.arena.match import Player, play_match, seed_of, shares
from hedgerow.arena.statistics import mean_interval
from hedgerow.bots import Bot, Budget, budget_for, make_bot
from hedgerow.core.game import AnyGame


def against(
    game: AnyGame,
    bot: Bot[Any, Any],
    other: str,
    *,
    seats: int,
    deals: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    tell: Callable[[int, int], object] = lambda done, all: None,
) -> tuple[float, tuple[float, float]]:
    """The bot's share of the wins and its 95 % interval.

    It plays every deal once in each seat against `other`, with the budget that `other` has at a
    table; the deals are what the interval counts.
    """
    given = options or {}
    budget = budget_for(game.id, other)
    found = []
    for number in range(deals):
        deal = f"{seed_of(seed, number):016x}"
        won = 0.0
        for seat in range(seats):
            players = [
                Player("learned", bot, Budget())
                if place == seat
                else Player(other, make_bot(game.id, other, seed_of(seed, number, place)), budget)
                for place in range(seats)
            ]
            won += shares(play_match(game, players, given, deal, number + 1).outcome)[seat]
        found.append(won / seats)
        tell(number + 1, deals)
    return sum(found) / len(found), mean_interval(found)
