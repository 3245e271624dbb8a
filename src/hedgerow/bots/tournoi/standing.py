"""From points to chances: what a lead in this round means for the game."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from hedgerow.bots.protocol import Option
from hedgerow.bots.tournoi.strategy import Worth
from hedgerow.bots.tree import chances
from hedgerow.core.text import Message
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.moves import Move

SPREAD: Final = 3.1
"""The scale of the logistic curve for one round of two sides, in points; four have twice that."""
HELD: Final = 0.8
"""The lead that a power card brings in later rounds, beyond its point."""
DOUBT: Final = 0.03
"""The standard error of a chance: leads are means over a few dozen hands of a rival."""
ROUND_POINTS: Final = 6.2
"""The points of a side in a round."""


class Standing:
    """The chance to win and the final points of the viewer, by its lead in this round."""

    def __init__(self, view: View, worth: Worth) -> None:
        assert view.seat is not None
        self._rounds = worth.left + 1
        self._side, self._many = view.seat, len(view.sides) > 2
        self._scores = [
            side.score.total + (HELD * side.powers if worth.left else 0.0) for side in view.sides
        ]
        self._own = view.sides[view.seat].score.total

    def chance(self, lead: float) -> float:
        """The chance to win with this lead over the mean of the others in this round."""
        scale = SPREAD * sqrt(self._rounds)
        scores = self._scores[:]
        scores[self._side] += lead
        if self._many:
            return chances(scores, scale)[self._side]
        ahead = scores[self._side] - scores[1 - self._side]
        return 1 / (1 + exp(-ahead / scale))

    def points(self, lead: float) -> float:
        return self._own + self._rounds * ROUND_POINTS + lead / 2

    def option(self, move: Move, lead: float, reasons: tuple[Message, ...]) -> Option[Move]:
        return Option(move, self.chance(lead), self.points(lead), DOUBT, reasons)
