"""Cryptid games between bots, for the tests of pages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from hedgerow.bots import Budget, make_bot
from hedgerow.games.cryptid import GAME
from hedgerow.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any]


def played(
    seats: int, options: Mapping[str, object], seed: str, moves: int | None = None
) -> AnyTable:
    """A table after so many moves of careful bots, or at its end; do not play on with it."""
    return _played(seats, tuple(sorted(options.items())), seed, moves)


@cache
def _played(
    seats: int, options: tuple[tuple[str, object], ...], seed: str, moves: int | None
) -> AnyTable:
    table: AnyTable = Table(GAME, seats, dict(options), seed=seed)
    bots = [make_bot("cryptid", "careful", seat) for seat in range(seats)]
    while table.to_act and (moves is None or table.ply < moves):
        seat = table.to_act[0]
        decision = table.decisions_for(seat)[0]
        table.play(seat, bots[seat].choose(table.view(seat), decision, Budget(50)).move)
    return table
