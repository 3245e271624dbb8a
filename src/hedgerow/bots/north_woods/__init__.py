"""Bots for North Woods: `greedy` plans its own turn, `hunter` also looks at the others'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.north_woods.bots import GreedyBot, HunterBot
from hedgerow.bots.protocol import Bot
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.moves import Move

BOTS: Final[dict[str, Callable[[int], Bot[View, Move]]]] = {
    "greedy": GreedyBot,
    "hunter": HunterBot,
}
