"""Action numbers and observations."""

from __future__ import annotations

import pytest

from games.north_woods.woods import woods
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.moves import Lay, Name
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.testing.tables import play


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_action_number_is_a_move_and_back(seats: int) -> None:
    codec = GAME.codec(seats, NorthWoodsOptions())
    step = 7 if seats > 2 else 1
    for action in range(0, codec.actions, step):
        move = codec.decode(action)
        assert codec.encode(move) == action
        assert GAME.parse(str(move)) == move
    assert codec.decode(0) == Lay("plants", None)
    with pytest.raises(ValueError):
        codec.decode(codec.actions)
    assert codec.decode(codec.encode(Name(8))) == Name(8)


def test_an_observation_shows_tables_from_the_viewers_side() -> None:
    table = woods("moose > plants", "eggs", hands=["mink", ""], piles=["beaver"])
    codec = GAME.codec(2, NorthWoodsOptions())
    mine, theirs = codec.observe(table.view(0)), codec.observe(table.view(1))
    assert mine["ranks"][0].tolist() == [1, 0, 0, 0, 0, 1, 0, 0]
    assert theirs["ranks"][1].tolist() == mine["ranks"][0].tolist()
    assert mine["hand"].sum() > 0
    assert theirs["hand"].sum() == 0
    assert mine["foods"][0][1] > 0
    play(table, "lift 2")
    assert codec.observe(table.view(0))["placing"][1] == 1


def test_rounds_and_rearrangements_are_parts_of_their_limits() -> None:
    codec = GAME.codec(2, NorthWoodsOptions())
    table = woods("moose > plants", round=10, edits=6)
    seen = codec.observe(table.view(0))
    assert (seen["round"][0], seen["edits"][0]) == (0.25, 0.25)
    table._state.rounds = table._state.rearrangements = 0
    table._state.round, table._state.edits = 120, 72
    seen = codec.observe(table.view(0))
    assert (seen["round"][0], seen["edits"][0]) == (0.75, 0.75)
