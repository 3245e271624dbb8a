"""Bots for Le Tournoi: `greedy` plays against the average deck, `mixed` against thinking rivals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.protocol import Chooser
from hedgerow.bots.tournoi.bots import GreedyBot, MixedBot
from hedgerow.bots.tournoi.searching import SEARCH
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.moves import Move

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "greedy": GreedyBot,
    "mixed": MixedBot,
}

__all__ = ["FIRST", "SEARCH"]
