"""Bots for Cryptid: `careful` reads the tokens of each researcher alone, `sharp` all together."""

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
