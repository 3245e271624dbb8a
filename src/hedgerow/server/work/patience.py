"""How long a bot may think, so that nobody waits more than a moment for its turn."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from hedgerow.core.text import Seat
from hedgerow.server.settings import BotSettings

LEAST_MS: Final = 10
_TELLING_MS: Final = 50
"""Budgets below this tell nothing about the machine: starting takes as long as thinking."""
_FORGET: Final = 0.1
"""How much of a quick answer counts against what is known; a slow one counts at once."""


class Patience:
    """Budgets of milliseconds, from what a level wants and what earlier answers took.

    A budget is a number of trials, measured on one machine. On a slower or busy one they take
    longer: `slowness` is by how much. A turn of many decisions has one limit for all of them.
    """

    def __init__(self, settings: BotSettings) -> None:
        self._settings = settings
        self.slowness = 1.0
        self._spent: WeakKeyDictionary[object, dict[Seat, tuple[int, float]]] = WeakKeyDictionary()
        """For a seat of a room: the moves of others so far, and what it took since the last."""

    def grant(self, room: object, seat: Seat, others: int, wanted_ms: int) -> int:
        """The budget of the next decision, when the others have made so many moves."""
        left = self._settings.turn_ms - self._spent_by(room, seat, others)
        # Half of what is left: there may be more decisions.
        most = left / 2 / self.slowness
        return max(LEAST_MS, int(min(wanted_ms, self._settings.think_ms, most)))

    def took(self, room: object, seat: Seat, others: int, budget_ms: int, took_ms: float) -> None:
        spent = took_ms + self._spent_by(room, seat, others)
        self._spent.setdefault(room, {})[seat] = others, spent
        if budget_ms >= _TELLING_MS:
            seen = took_ms / budget_ms
            if seen < self.slowness:
                seen = (1 - _FORGET) * self.slowness + _FORGET * seen
            self.slowness = max(1.0, seen)

    def _spent_by(self, room: object, seat: Seat, others: int) -> float:
        before, spent = self._spent.get(room, {}).get(seat, (others, 0.0))
        return spent if before == others else 0.0
