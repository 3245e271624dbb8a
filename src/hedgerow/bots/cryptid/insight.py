"""An outlook for who knows more than the rivals do: they search where they believe the habitat."""

from __future__ import annotations

from hedgerow.bots.cryptid.strategy import Outlook, likeliest, rivals
from hedgerow.games.cryptid.deduction import Knowledge, Level
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.worlds import Vector, counts


class Insight(Outlook):
    """The own knowledge at any level; the rivals are taken to reason jointly."""

    def __init__(self, view: View, level: Level) -> None:
        super().__init__(view)
        self.mine = deduced(view, level)

    def dangers(self, mine: Knowledge, everybody: Knowledge) -> list[float]:
        """For each rival researcher, the probability that its next search succeeds.

        What a rival thinks likely counts only to find out where it would search. How often it is
        right there follows from the own knowledge.
        """
        total = mine.tally.total
        found = []
        for rival in rivals(self.view):
            believed = everybody.tally.vectors(rival)
            right = 0
            for clue, worlds in mine.tally.vectors(rival).items():
                if clue in believed:
                    right += counts(worlds).get(_guess(believed[clue]), 0)
            found.append(right / total)
        return found


def deduced(view: View, level: Level) -> Knowledge:
    """The knowledge at a level, or all clues together where a puzzle's maker broke its rules."""
    knowledge = Knowledge.of(view, level)
    if level == "generator" and not knowledge.tally.total:
        return Knowledge.of(view, "joint")
    return knowledge


def _guess(worlds: Vector) -> int:
    return likeliest({hex: float(count) for hex, count in counts(worlds).items()})[0]
