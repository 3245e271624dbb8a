"""Bots for Le Tournoi: `greedy` plays against the average deck, `mixed` against thinking rivals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.protocol import Bot
from hedgerow.bots.tournoi.bots import GreedyBot, MixedBot
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.moves import Move

BOTS: Final[dict[str, Callable[[int], Bot[View, Move]]]] = {
    "greedy": GreedyBot,
    "mixed": MixedBot,
}
