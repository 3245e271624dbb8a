"""Bots for Habitats: `greedy` looks one tile ahead, `planner` simulates a few turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.habitats.bots import GreedyBot, PlannerBot
from hedgerow.bots.habitats.searching import SEARCH
from hedgerow.bots.protocol import Chooser
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import Move

FIRST: Final[dict[str, Callable[[int], Chooser[View, Move]]]] = {
    "greedy": GreedyBot,
    "planner": PlannerBot,
}

__all__ = ["FIRST", "SEARCH"]
