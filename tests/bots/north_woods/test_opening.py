"""The opening as a level that counts sees it."""

from __future__ import annotations

from games.north_woods.woods import OPENING, woods
from hedgerow.bots.north_woods.opening import openings
from hedgerow.bots.north_woods.plans import situation
from hedgerow.bots.north_woods.strategy import opening_choice
from hedgerow.bots.north_woods.value import WEIGHTS
from hedgerow.games.north_woods.moves import Move

HAND = "plants insects white_tailed_deer grizzly_bear migration cougar"


def found(hand: str) -> tuple[Move, list[tuple[str, float]]]:
    table = woods(hands=[hand, "eggs eggs eggs fungi fungi fungi"], frame=OPENING)
    legal = list(table.decisions_for(0)[0].moves)
    habit = opening_choice(situation(table._state, 0), legal)
    weighed = openings(table._state, 0, legal, habit, WEIGHTS)
    assert all(move in legal for move, _ in weighed)
    return habit, [(str(move), chance) for move, chance in weighed]


def test_openings_are_legal_and_best_first() -> None:
    habit, weighed = found(HAND)
    chances = [chance for _, chance in weighed]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert str(habit) in {move for move, _ in weighed}


def test_a_bear_is_kept_rather_than_a_mink() -> None:
    """None of them finds food, so three are discarded."""
    chance = dict(found("mink fisher bobcat gray_wolf cougar grizzly_bear")[1])
    assert max(chance, key=lambda move: chance[move]) == "aside mink"
    assert chance.get("aside cougar", 0) < chance["aside mink"]
