"""The rest of a turn, and which events do something."""

from __future__ import annotations

import pytest

from games.north_woods.woods import START, woods
from hedgerow.bots.north_woods.plans import situation
from hedgerow.bots.north_woods.policy import Policy
from hedgerow.bots.north_woods.turns import FULL, bare, does_something, finish, weakens
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.cards import EventName
from hedgerow.games.north_woods.frames import Start
from hedgerow.games.north_woods.moves import Aim

THEIRS = "cougar > white_tailed_deer > plants"


@pytest.mark.parametrize(
    ("event", "there", "not_there"),
    [
        ("disease", THEIRS, "eggs"),
        ("pollution", THEIRS, "eggs"),
        ("wildfire", "eggs", ""),
        ("winter", "eggs", ""),
        ("population_boom", THEIRS, "eggs"),
    ],
)
def test_an_attack_does_something_if_there_is_something_to_hit(
    event: EventName, there: str, not_there: str
) -> None:
    assert does_something(woods("eggs", there)._state, event)
    assert not does_something(woods("moose > plants", not_there)._state, event)


def test_a_renewal_needs_a_card_to_take() -> None:
    assert does_something(woods("", piles=["mink"])._state, "renewal")
    assert not does_something(woods("", piles=["disease"])._state, "renewal")


def test_an_abundance_does_nothing_but_what_the_planner_wants() -> None:
    assert not does_something(woods("eggs", "eggs")._state, "abundance")


def test_a_boom_weakens_a_rival_whose_rank_it_takes() -> None:
    """The cougar becomes a 7; a second 8 would still be there."""
    state = woods("", THEIRS)._state
    assert weakens(state, Aim(1, 2))
    assert not weakens(woods(THEIRS, "")._state, Aim(0, 2)), "one's own card"
    two = woods("", f"{THEIRS}, gray_wolf > deer_mouse > insects, black_bear > eggs")._state
    assert not weakens(two, Aim(1, 2))


def test_what_the_seat_can_rescue_is_not_covered() -> None:
    """The seat has plants for the bear."""
    state = woods("plants", "mink > deer_mouse > insects", piles=["grizzly_bear", "mink", "eggs"])
    assert bare(state._state, 0, [0, 1, 2]) != 0
    fed = woods("black_bear > plants", "eggs", piles=["grizzly_bear", "mink", "plants"])
    assert bare(fed._state, 0, [0, 1, 2]) == 0, "it has an 8, and the rival has not"


def test_a_turn_is_finished_from_its_start() -> None:
    state = woods("moose > plants", "eggs", hands=["mink eggs", "raccoon"], frame=START)._state
    before = GAME.census(state)
    finish(state, 0, Policy(), FULL)
    assert (state.turn, state.stack) == (1, [Start(0)])
    assert len(state.hands[0]) <= 3
    assert GAME.census(state) == before
    assert situation(state, 0).table
