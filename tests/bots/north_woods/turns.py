"""Whole turns of North Woods bots."""

from __future__ import annotations

from typing import Final

from hedgerow.bots import Budget, make_bot
from hedgerow.table import AnyTable

SHORT: Final = Budget(20)


def turn(table: AnyTable, name: str, budget: Budget = SHORT) -> list[str]:
    """The moves of a bot until the turn passes or the game ends."""
    bot = make_bot("north_woods", name, 1)
    seat, made = table.to_act[0], []
    while seat in table.to_act and table.view(None).turn == seat:
        move = bot.choose(table.view(seat), table.decisions_for(seat)[0], budget).move
        made.append(str(move))
        table.play(seat, move)
    return made
