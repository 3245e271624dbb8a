"""The chance to win, from the numbers of a position."""

from __future__ import annotations

from bots.north_woods.positions import ALMOST
from games.north_woods.woods import (
    START,
    woods,
)
from hedgerow.bots.north_woods.value import NAMES as NAMES_OF_NUMBERS
from hedgerow.bots.north_woods.value import WEIGHTS, chance_to_win, features


def test_more_ranks_are_a_better_chance() -> None:
    little = woods("moose > plants", "moose > plants", hands=["", ""], turn=1, frame=START)
    much = woods(ALMOST, "moose > plants", hands=["", ""], turn=1, frame=START)
    assert chance_to_win(much._state, 0) > chance_to_win(little._state, 0)
    assert 0 < chance_to_win(little._state, 0) < 1


def test_every_number_of_a_position_has_its_weight() -> None:
    state = woods("moose > plants", hands=["cougar", "disease"])._state
    assert len(features(state, 0, 1)) == len(NAMES_OF_NUMBERS) == len(WEIGHTS)
