"""Bots for Earth: `greedy` takes what looks best now, `gardener` simulates its turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.earth.bots import GardenerBot, GreedyBot
from hedgerow.bots.protocol import Bot
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.moves import Move

BOTS: Final[dict[str, Callable[[int], Bot[View, Move]]]] = {
    "greedy": GreedyBot,
    "gardener": GardenerBot,
}
