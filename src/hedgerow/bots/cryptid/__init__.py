"""Bots for Cryptid.

Its levels differ by what they know (tokens one by one, all clues together, what a puzzle's maker
guarantees) and by whether they think of their rivals. Of the first release, `careful` reads each
researcher's tokens separately, `sharp` all together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.cryptid.bots import CarefulBot, SharpBot
from hedgerow.bots.cryptid.searching import SEARCH
from hedgerow.bots.cryptid.thinking import CryptidThinker, Overlooked, sure_win
from hedgerow.bots.levels import EXPERT, MASTER, NOVICE, PLAYER, Levels
from hedgerow.bots.protocol import Chooser
from hedgerow.bots.reviewing import Judging
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import AskHint, Move, Vote

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "careful": CarefulBot,
    "sharp": SharpBot,
}

_ALL: Final = frozenset(Overlooked)

LEVELS: Final = Levels[View, Move](
    thinker=CryptidThinker,
    considerations=_ALL,
    levels=(
        NOVICE.but(overlooks=_ALL, memory=2),
        PLAYER.but(overlooks=_ALL - {Overlooked.SECRETS}, memory=4),
        EXPERT.but(overlooks=frozenset({Overlooked.GENERATOR, Overlooked.RIVALS})),
        MASTER,
    ),
    sure_win=sure_win,
)


def _told(before: View, after: View) -> bool:
    """Only an open hint does; a proposal and the votes on it say nothing of the clues (CRY-34)."""
    return before.hint != after.hint


REVIEW: Final = Judging(worlds=6, scale=0.65, beside=(AskHint, Vote), told=_told)

__all__ = ["FIRST", "LEVELS", "REVIEW", "SEARCH"]
