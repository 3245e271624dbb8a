"""Bots for Le Tournoi.

Its levels differ by what they see in their cards, by when they play their power cards, and by
whether they think of what rivals lay. Of the first release, `greedy` plays against the average
deck, `mixed` against thinking rivals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.levels import EXPERT, MASTER, NOVICE, PLAYER, Levels
from hedgerow.bots.protocol import Chooser
from hedgerow.bots.reviewing import Judging
from hedgerow.bots.tournoi.bots import GreedyBot, MixedBot
from hedgerow.bots.tournoi.searching import SEARCH
from hedgerow.bots.tournoi.thinking import Overlooked, TournoiThinker, sure_win
from hedgerow.games.tournoi.frames import Replacement
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.moves import Lay, Move, Power

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "greedy": GreedyBot,
    "mixed": MixedBot,
}

_ALL: Final = frozenset(Overlooked)

LEVELS: Final = Levels[View, Move](
    thinker=TournoiThinker,
    considerations=_ALL,
    levels=(
        NOVICE.but(overlooks=_ALL, softness=0.05, slack=0.13),
        PLAYER.but(overlooks=_ALL - {Overlooked.POINTS}, softness=0.005, slack=0.02),
        EXPERT.but(overlooks=frozenset({Overlooked.RIVALS, Overlooked.FORESEEN})),
        MASTER,
    ),
    sure_win=sure_win,
)

TURNED: Final = Judging(worlds=24, trust=0.0)
"""With a battle turned up little is hidden: worlds tell how high the moves are and how far apart.

Over 259 such decisions of bots the value of the View itself erred by 0.026 with two seats and 0.089
with four (mean squares), that of eight worlds after the move by 0.015 and 0.056."""


def _unlike(view: View) -> Judging | None:
    return TURNED if isinstance(view.pending, Replacement) else None


REVIEW: Final = Judging(
    ms=100,
    worlds=4,
    ahead=4,
    trust=0.85,
    scale=2.5,
    anchored=True,
    unlike=_unlike,
    anyhow=(Lay, Power),
)

__all__ = ["FIRST", "LEVELS", "REVIEW", "SEARCH"]
