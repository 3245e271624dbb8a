"""Bots for Habitats: `greedy` looks one tile ahead, `planner` simulates a few turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hedgerow.bots.habitats.bots import GreedyBot, PlannerBot
from hedgerow.bots.protocol import Bot
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import Move

BOTS: Final[dict[str, Callable[[int], Bot[View, Move]]]] = {
    "greedy": GreedyBot,
    "planner": PlannerBot,
}
