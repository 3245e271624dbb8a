"""Games between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hedgerow.bots import Budget, make_bot
from hedgerow.core.decision import Decision
from hedgerow.core.game import AnyGame
from hedgerow.table import AnyTable, Table


def asked(
    game: AnyGame, names: list[str], seed: str, budget: Budget, **options: object
) -> Iterator[tuple[Any, Decision[Any], Any]]:
    """Every decision of a game between bots: the View, the decision and the chosen move."""
    table: AnyTable = Table(game, len(names), options, seed=seed)
    bots = [make_bot(game.id, name, seat) for seat, name in enumerate(names)]
    while table.to_act:
        seat = table.to_act[0]
        view, decision = table.view(seat), table.decisions_for(seat)[0]
        move = bots[seat].choose(view, decision, budget).move
        yield view, decision, move
        table.play(seat, move)
    assert table.outcome is not None
