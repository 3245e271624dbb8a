"""Habitats' action numbers and observations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from games.habitats.tables import table
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.moves import Place, Take
from hedgerow.games.habitats.tiles import GOAL_IDS
from hedgerow.testing.tables import play


def codec(seats: int = 2) -> Any:
    return GAME.codec(seats, GAME.read_options({}))


@pytest.mark.parametrize(("seats", "spaces", "turns"), [(2, 12, 21), (3, 16, 20), (4, 20, 19)])
def test_there_is_a_number_for_every_space_and_cell_in_reach(
    seats: int, spaces: int, turns: int
) -> None:
    made = codec(seats)
    cells = 2 * turns * (turns + 1) + 1
    assert made.actions == spaces + 4 * cells
    every = {made.decode(action) for action in range(made.actions)}
    assert len(every) == made.actions
    assert all(made.encode(made.decode(action)) == action for action in range(0, made.actions, 7))
    assert {Take(0, 0), Place(0, turns), Place(-turns, 0, 3)} <= every


def test_a_number_outside_is_an_error() -> None:
    made = codec()
    for action in (-1, made.actions):
        with pytest.raises(ValueError, match="no action"):
            made.decode(action)


def test_an_observation_turns_with_the_viewer() -> None:
    made = codec()
    at = table(tiles="zebra", parks=["lion 1,0; okapi 2,0", ""])
    play(at, "A take a1")
    own, rival = made.observe(at.view(0)), made.observe(at.view(1))
    assert np.array_equal(own["parks"][0], rival["parks"][1])
    assert np.array_equal(own["figures"][1], rival["figures"][0])
    assert own["seat"].tolist() == [1, 0] and rival["seat"].tolist() == [0, 1]
    assert own["turn"].tolist() == [1, 0] and rival["turn"].tolist() == [0, 1]
    assert np.array_equal(own["hand"], rival["hand"]) and own["hand"].sum() > 0
    assert own["parks"][0, :, 0].sum() == 3 and own["parks"][1, :, 0].sum() == 1


def test_an_observation_knows_goals_and_what_has_been_seen() -> None:
    made = codec()
    seen = made.observe(table().view(0))
    assert seen["seen"].sum() == 10  # the market
    shown = {(year, GOAL_IDS[goal]) for year, goal in zip(*np.nonzero(seen["goals"]), strict=True)}
    assert shown == {(0, "long_park"), (1, "many_areas"), (2, "keep_close")}
    assert not seen["scored"].any() and seen["year"].tolist() == [1, 0, 0]


def test_a_turned_road_is_observed_as_it_lies() -> None:
    made = codec()
    one, other = (
        made.observe(table(parks=[f"road1-water 0,1 turn {turn}", ""]).view(0))["parks"][0, 1]
        for turn in (0, 1)
    )
    assert one[-4:].tolist() == [1, 0, 0, 0] and other[-4:].tolist() == [0, 1, 0, 0]


def test_masks_are_the_moves() -> None:
    made = codec()
    rng = Rng(4)
    state = GAME.setup(GAME.read_options({}), 2, rng)
    for _ in range(40):
        (decision,) = GAME.decisions(state)
        mask = made.mask(decision)
        assert {made.decode(int(action)) for action in np.flatnonzero(mask)} == set(decision.moves)
        GAME.apply(state, decision.seat, decision.moves.pick(rng), null_log)
