"""The baseline bot, which every other must beat."""

from __future__ import annotations

from typing import Any, TypeVar

from hedgerow.bots.protocol import Budget, Choice, Option
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng

M = TypeVar("M")


class RandomBot:
    """Plays a uniformly random legal move, without building the list."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def weigh(self, view: Any, decision: Decision[M], budget: Budget) -> tuple[Option[M], ...]:
        return (Option.unweighed(decision.moves.pick(self._rng)),)

    def choose(self, view: Any, decision: Decision[M], budget: Budget) -> Choice[M]:
        return Choice(decision.moves.pick(self._rng))
