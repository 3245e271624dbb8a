"""An outlook for who knows more than the rivals do: they search where they believe the habitat."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.cryptid.belief import believed
from hedgerow.bots.cryptid.strategy import Outlook, likeliest, race, rivals
from hedgerow.games.cryptid.deduction import Knowledge, Level
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.worlds import counts

LEFT: Final = 0.35
"""The part of the doubt about the habitat that is left after the rivals' next turns."""
THEIRS_LEFT: Final = 0.85
"""The same for a rival until its own next turn, which comes sooner."""
STEADY: Final = 0.5
"""How often a rival searches where it believes the habitat now."""


class Insight(Outlook):
    """The own knowledge at any level; the rivals are taken to reason jointly."""

    def __init__(self, view: View, level: Level) -> None:
        super().__init__(view)
        self.mine = believed(view, deduced(view, level))

    def standing(self, mine: Knowledge, everybody: Knowledge) -> float:
        """The chance to win with the rivals next, whose turns tell something before its own."""
        doubt = 1 - likeliest(mine.posterior())[1]
        return race(1 - LEFT * doubt, self.dangers(mine, everybody))

    def dangers(self, mine: Knowledge, everybody: Knowledge) -> list[float]:
        """For each rival researcher, the probability that its next search succeeds.

        A rival searches where it believes the habitat, but tokens may change its mind before. How
        often it is right follows from the own knowledge.
        """
        total = mine.tally.total
        found = []
        for rival in rivals(self.view):
            vectors = everybody.tally.vectors(rival)
            right = 0.0
            for clue, worlds in mine.tally.vectors(rival).items():
                shares = counts(vectors.get(clue, 0))
                if shares:
                    guess, whole = max(shares, key=shares.__getitem__), sum(shares.values())
                    for hex, weight in counts(worlds).items():
                        share = shares.get(hex, 0) / whole
                        right += weight * (STEADY * (hex == guess) + (1 - STEADY) * share)
            found.append(1 - THEIRS_LEFT * (1 - right / total))
        return found


def deduced(view: View, level: Level) -> Knowledge:
    """The knowledge at a level, or all clues together where a puzzle's maker broke its rules."""
    knowledge = Knowledge.of(view, level)
    if level == "generator" and not knowledge.tally.total:
        return Knowledge.of(view, "joint")
    return knowledge
