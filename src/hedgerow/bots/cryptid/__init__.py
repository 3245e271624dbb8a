"""Bots for Cryptid: `careful` reads each researcher's tokens separately, `sharp` all together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.cryptid.bots import CarefulBot, SharpBot
from hedgerow.bots.protocol import Bot
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Move

BOTS: Final[dict[str, Callable[[int], Bot[View, Move]]]] = {
    "careful": CarefulBot,
    "sharp": SharpBot,
}
