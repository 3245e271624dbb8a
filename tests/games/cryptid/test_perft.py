"""Positions counted from fixed cards: any change of the rules disturbs the counts."""

from __future__ import annotations

import pytest

from hedgerow.games.cryptid import GAME
from hedgerow.table import Table
from hedgerow.testing.golden import perft


@pytest.mark.parametrize(
    ("seats", "card", "counts"),
    [
        (2, 1, (65, 3864, 186_358)),
        (3, 1, (60, 3808, 221_252)),
        (4, 1, (65, 3161, 186_358)),
        (5, 20, (54, 3048, 194_276)),
    ],
)
def test_positions_from_the_start(seats: int, card: int, counts: tuple[int, ...]) -> None:
    table = Table(GAME, seats, {"puzzle": "card", "card": card}, seed="perft")
    assert tuple(perft(GAME, table._state, depth) for depth in (1, 2, 3)) == counts


@pytest.mark.parametrize(
    ("seats", "card", "counts"),
    [
        (2, 1, (243, 33_763)),
        (3, 1, (255, 31_871)),
        (4, 1, (345, 68_366)),
        (5, 20, (451, 94_601)),
    ],
)
def test_positions_after_the_opening(seats: int, card: int, counts: tuple[int, ...]) -> None:
    table = Table(GAME, seats, {"puzzle": "card", "card": card}, seed="perft")
    for _ in range(2 * table.view(None).researchers):
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves[0])
    assert tuple(perft(GAME, table._state, depth) for depth in (1, 2)) == counts
