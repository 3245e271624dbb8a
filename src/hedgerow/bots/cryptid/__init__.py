"""Bots for Cryptid: `careful` reads each researcher's tokens separately, `sharp` all together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.cryptid.bots import CarefulBot, SharpBot
from hedgerow.bots.cryptid.searching import SEARCH
from hedgerow.bots.protocol import Chooser
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Move

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "careful": CarefulBot,
    "sharp": SharpBot,
}

__all__ = ["FIRST", "SEARCH"]
