"""What a Cryptid move is worth: hiding a clue, a race, a search."""

from __future__ import annotations

import pytest

from bots.played import asked
from hedgerow.bots import Budget
from hedgerow.bots.cryptid.strategy import (
    Outlook,
    quietest,
    race,
)
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.frames import Turn
from hedgerow.testing.rules import rule


def test_the_quietest_hex_keeps_most_weight() -> None:
    regions = (0b0011, 0b0110, 0b1100)
    weights = {0: 1, 1: 1, 2: 5}
    assert quietest(weights, regions, 0b1111, disc=False) == [0]
    assert quietest(weights, regions, 0b1111, disc=True) == [2]
    assert quietest({0: 1, 2: 1}, regions, 0b1111, disc=False) == [0, 1, 2, 3]
    assert quietest(weights, regions, 0, disc=True) == []


def test_a_race_is_won_by_chances_in_turn() -> None:
    assert race(1.0, [0.0, 0.0]) == 1.0
    assert race(1.0, [1.0, 0.0]) == 0.0
    assert race(0.0, [0.0]) == 0.0
    # Rival 1/2, then oneself 1/2, and so on: 1/4 + 1/16 + ...
    assert race(0.5, [0.5]) == pytest.approx(1 / 3)


@rule("CRY-30")
def test_a_search_is_looked_into_answer_by_answer() -> None:
    for view, _, _ in asked(GAME, ["sharp"] * 3, "search", Budget(40)):
        if isinstance(view.pending, Turn):
            outlook = Outlook(view)
            for hex, share in outlook.mine.posterior().items():
                prospect = outlook.search(hex)
                assert prospect.now == pytest.approx(share)
                assert share <= prospect.win + 1e-9 <= 1 + 2e-9
            for question in outlook.questions[:5]:
                assert 0 <= outlook.ask(question).win <= 1
