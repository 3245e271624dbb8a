"""Bots for Habitats.

Its levels differ by what they think of beside the tile at hand: the goals, room for animals,
the next turns, the rivals. Of the first release, `greedy` looks one tile ahead and `planner`
simulates a few turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.habitats.bots import GreedyBot, PlannerBot
from hedgerow.bots.habitats.searching import SEARCH
from hedgerow.bots.habitats.thinking import HabitatsThinker, Overlooked, sure_win
from hedgerow.bots.levels import EXPERT, MASTER, NOVICE, PLAYER, Levels
from hedgerow.bots.protocol import Chooser
from hedgerow.bots.reviewing import Judging
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import Move

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "greedy": GreedyBot,
    "planner": PlannerBot,
}

_ALL: Final = frozenset(Overlooked)

LEVELS: Final = Levels[View, Move](
    thinker=HabitatsThinker,
    considerations=_ALL,
    levels=(
        NOVICE.but(overlooks=_ALL, softness=0.03, slack=0.1),
        PLAYER.but(overlooks=_ALL - {Overlooked.GOALS}, softness=0.014, slack=0.046),
        EXPERT.but(
            overlooks=frozenset({Overlooked.RIVALS}), horizon=1, softness=0.013, slack=0.045
        ),
        MASTER,
    ),
    sure_win=sure_win,
)

REVIEW: Final = Judging(ms=120, worlds=6, ahead=1, scale=0.8)

__all__ = ["FIRST", "LEVELS", "REVIEW", "SEARCH"]
