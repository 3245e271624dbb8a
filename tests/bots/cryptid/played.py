"""Games between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hedgerow.bots import Budget, make_bot
from hedgerow.core.decision import Decision
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Move
from hedgerow.table import Table

BUDGET: Final = Budget(40)


def asked(
    names: list[str], seed: str, **options: object
) -> Iterator[tuple[View, Decision[Move], Move]]:
    """Every decision of a game between bots, with the move that was chosen."""
    table = Table(GAME, len(names), options, seed=seed)
    bots = [make_bot("cryptid", name, seat) for seat, name in enumerate(names)]
    while table.to_act:
        seat = table.to_act[0]
        view, decision = table.view(seat), table.decisions_for(seat)[0]
        move = bots[seat].choose(view, decision, BUDGET).move
        yield view, decision, move
        table.play(seat, move)
    assert table.outcome is not None
