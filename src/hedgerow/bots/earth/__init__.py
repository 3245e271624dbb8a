"""Bots for Earth.

Its levels differ by what they value (abilities, far goals, soil, leaves, rivals) and by how far
they simulate. Of the first release, `greedy` takes what looks best now, `gardener` simulates its
turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.earth.bots import GardenerBot, GreedyBot
from hedgerow.bots.earth.reviewing import REVIEW
from hedgerow.bots.earth.searching import SEARCH
from hedgerow.bots.earth.thinking import EarthThinker, Overlooked
from hedgerow.bots.levels import EXPERT, MASTER, NOVICE, PLAYER, Levels
from hedgerow.bots.protocol import Chooser
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.moves import Move

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "greedy": GreedyBot,
    "gardener": GardenerBot,
}

_ALL: Final = frozenset(Overlooked)

LEVELS: Final = Levels[View, Move](
    thinker=EarthThinker,
    considerations=_ALL,
    levels=(
        NOVICE.but(overlooks=_ALL, softness=0.1, slack=0.25),
        PLAYER.but(overlooks=_ALL - {Overlooked.ABILITIES, Overlooked.GOALS}, horizon=0),
        EXPERT.but(overlooks=frozenset({Overlooked.SOIL}), horizon=0, softness=0.01, slack=0.03),
        MASTER,
    ),
)

__all__ = ["FIRST", "LEVELS", "REVIEW", "SEARCH"]
