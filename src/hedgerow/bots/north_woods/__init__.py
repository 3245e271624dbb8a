"""Bots for North Woods.

Its levels differ by what they see of a position and by how thoroughly they try their options. Of
the first release, `greedy` plans its own turn, `hunter` also looks at the others'.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.levels import EXPERT, MASTER, NOVICE, PLAYER, Levels
from hedgerow.bots.north_woods.bots import GreedyBot, HunterBot
from hedgerow.bots.north_woods.reviewing import REVIEW
from hedgerow.bots.north_woods.searching import SEARCH
from hedgerow.bots.north_woods.standing import Overlooked
from hedgerow.bots.north_woods.thinking import NorthWoodsThinker, sure_win
from hedgerow.bots.protocol import Chooser
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.moves import Move

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "greedy": GreedyBot,
    "hunter": HunterBot,
}

_ALL: Final = frozenset(Overlooked)

LEVELS: Final = Levels[View, Move](
    thinker=NorthWoodsThinker,
    considerations=_ALL,
    levels=(
        NOVICE.but(overlooks=_ALL, softness=0.08),
        PLAYER.but(
            overlooks=frozenset({Overlooked.RIVALS, Overlooked.DANGER}), softness=0.06, slack=0.11
        ),
        EXPERT.but(overlooks=frozenset({Overlooked.DANGER}), softness=0.015, slack=0.03),
        MASTER,
    ),
    sure_win=sure_win,
)

__all__ = ["FIRST", "LEVELS", "REVIEW", "SEARCH"]
