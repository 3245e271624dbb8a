"""Bots for North Woods: `greedy` plans its own turn, `hunter` also looks at the others'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.north_woods.bots import GreedyBot, HunterBot
from hedgerow.bots.north_woods.searching import SEARCH
from hedgerow.bots.protocol import Chooser
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.moves import Move

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "greedy": GreedyBot,
    "hunter": HunterBot,
}

__all__ = ["FIRST", "SEARCH"]
