"""Tables with brought decks and own cards: their records hold all that a replay needs."""

from __future__ import annotations

from typing import Any

import pytest

from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.cardfile import read_cards
from hedgerow.games.tournoi.decks import random_deck
from hedgerow.games.tournoi.sharing import deck_code, set_code
from hedgerow.table import Table, replay
from hedgerow.testing.rules import rule


def own_set(count: int) -> str:
    rows = [f"Card {n},{n % 7},{n % 11} m,{n % 5} kg,{-n}" for n in range(count)]
    return set_code(read_cards("\n".join(["name,A,B,C,D", *rows]).encode(), "x.csv").cards)


DECKS = f"{deck_code(random_deck(Rng(1)))} {deck_code(random_deck(Rng(2)))}"


def played(options: dict[str, Any], seats: int) -> Table[Any, Any, Any, Any]:
    table = Table(GAME, seats, options, seed=f"own {seats}")
    rng = Rng(seats)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves.pick(rng))
    return table


@rule("TOU-75", "TOU-80", "TOU-82")
@pytest.mark.parametrize(
    "options",
    [
        {"cards": "decks", "decks": DECKS},
        {"cards": "dealt", "set": own_set(68)},
        {"cards": "common", "set": own_set(40)},
    ],
    ids=["decks", "dealt", "common"],
)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_record_replays(options: dict[str, Any], seats: int) -> None:
    table = played(options, seats)
    record = Record.load(table.record.dump(), "game.json")
    again = replay(GAME, record)
    assert again.outcome == table.outcome is not None
    for seat in (*range(seats), None):
        assert again.view(seat) == table.view(seat)
