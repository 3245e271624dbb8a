"""Games whose shuffle uses all bits of the seed are replayed like any other."""

from __future__ import annotations

import pytest

from hedgerow.core.game import AnyGame
from hedgerow.core.record import WIDE, Record
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES
from hedgerow.table import AnyTable, Table, verify


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_with_a_wide_seed_is_replayed_to_its_outcome(game: AnyGame) -> None:
    table: AnyTable = Table(game, game.seats[0], seed=f"{WIDE}test")
    rng = Rng(3)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves.pick(rng))
    record = Record.load(table.record.dump(), "record")
    again = verify(game, record)
    assert again.outcome == table.outcome
    assert again.message(0, 0) == table.message(0, 0)
