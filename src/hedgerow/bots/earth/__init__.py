"""Bots for Earth: `greedy` takes what looks best now, `gardener` simulates its turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.earth.bots import GardenerBot, GreedyBot
from hedgerow.bots.earth.searching import SEARCH
from hedgerow.bots.protocol import Chooser
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.moves import Move

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "greedy": GreedyBot,
    "gardener": GardenerBot,
}

__all__ = ["FIRST", "SEARCH"]
