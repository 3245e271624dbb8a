"""Chances to win by what was learned from play, for moves that a bot considers.

A bot's own chances tell moves apart; how high they are is often a guess. Where a game has a learned
value (`bots.values`), each plan is made in worlds that the View allows, and the value says what it
is worth there. Level and half of the differences come from that, the other half from the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from hedgerow.bots.values import Features, Value, features_for, value_for
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat


class Estimate(NamedTuple):
    """A chance to win with its standard error."""

    chance: float
    doubt: float


class Judge:
    """What positions of a game are worth to a seat, from its View."""

    def __init__(self, game: AnyGame, value: Value, counted: Features) -> None:
        self._game, self._value, self._counted = game, value, counted

    @classmethod
    def of(cls, game: AnyGame) -> Judge | None:
        """The judge of a game; None where nothing was learned about it."""
        value, counted = value_for(game.id), features_for(game.id)
        return None if value is None or counted is None else cls(game, value, counted)

    def everybody(self, view: Any) -> list[float]:
        """Every seat's chance as this View lets expect."""
        return self._value.chances(self._counted.features(view))

    def chance(self, view: Any, seat: Seat) -> float:
        return self.everybody(view)[seat]

    def after(
        self, view: Any, seat: Seat, plans: Sequence[Sequence[Any]], worlds: int, rng: Rng
    ) -> list[Estimate]:
        """What each plan is worth, tried in the same worlds."""
        rows: list[list[float]] = [[] for _ in plans]
        for _ in range(worlds):
            world = self._game.determinize(view, rng)
            for row, plan in zip(rows, plans, strict=True):
                row.append(self._made(world, seat, plan))
        return [Estimate(fmean(row), _error(row)) for row in rows]

    def _made(self, world: Any, seat: Seat, plan: Sequence[Any]) -> float:
        state = world.clone()
        for move in plan:
            if not any(move in asked.moves for asked in _asked(self._game, state, seat)):
                break  # it was foreseen from what the seat knows, so this is rare
            self._game.apply(state, seat, move, null_log)
        outcome = self._game.outcome(state)
        if outcome is not None:
            winners = outcome.winners
            return 1 / len(winners) if seat in winners else 0.0
        return self.chance(self._game.view(state, seat), seat)


def _asked(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    return [decision for decision in game.decisions(state) if decision.seat == seat]


def _error(row: Sequence[float]) -> float:
    return sqrt(variance(row) / len(row)) if len(row) > 1 else 0.0


def blended(own: Sequence[Estimate], learned: Sequence[Estimate]) -> list[Estimate]:
    """A bot's estimates brought to the learned level; differences count half each."""
    shift = fmean(one.chance for one in learned) - fmean(one.chance for one in own)
    return [
        Estimate(
            min(1.0, max(0.0, (bot.chance + shift + value.chance) / 2)),
            sqrt(bot.doubt**2 + value.doubt**2) / 2,
        )
        for bot, value in zip(own, learned, strict=True)
    ]
