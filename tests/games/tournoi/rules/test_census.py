"""What the census notices: each planted error is one that a wrong rule could make."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hedgerow.core import Rng
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.state import State
from hedgerow.testing.rules import rule


def start(seats: int = 2, **options: object) -> State:
    return GAME.setup(GAME.read_options({"bonus": "triple", **options}), seats, Rng(3))


def draw_what_lies_in_the_deck(state: State) -> None:
    state.hands[0] = (*state.hands[0][1:], state.piles[0][0])


def protect_what_is_held(state: State) -> None:
    state.zones[1] = (state.hands[1][0],)


def discard_what_is_held(state: State) -> None:
    state.discards = (state.hands[0][0],)


def put_aside_what_is_held(state: State) -> None:
    state.aside = (state.hands[0][0],)


def lay_what_is_held(state: State) -> None:
    state.laid[0] = ((state.hands[0][0],), (), (), ())


def lose_a_power_card(state: State) -> None:
    state.powers[0] = state.powers[0][1:]


def cover_with_a_sixth(state: State) -> None:
    state.covers[1] = (-1, state.powers_aside[0] if state.powers_aside else 0, -1, -1)


def play_a_sixth(state: State) -> None:
    state.played[0] = (0,)


def take_more_tokens_than_there_are(state: State) -> None:
    state.stand_ins[0] = len(state.kit.tokens) - len(state.tokens) + 1


@rule("TOU-18", "TOU-55")
@pytest.mark.parametrize(
    ("plant", "said"),
    [
        (draw_what_lies_in_the_deck, "a card is in two places"),
        (protect_what_is_held, "a card is in two places"),
        (discard_what_is_held, "a card is in two places"),
        (put_aside_what_is_held, "a card is in two places"),
        (lay_what_is_held, "a card is in two places"),
        (lose_a_power_card, "TOU-18"),
        (cover_with_a_sixth, "TOU-18"),
        (play_a_sixth, "TOU-18"),
        (take_more_tokens_than_there_are, "TOU-55"),
    ],
)
def test_a_planted_error_is_noticed(plant: Callable[[State], None], said: str) -> None:
    state = start()
    GAME.census(state)
    plant(state)
    with pytest.raises(AssertionError, match=said):
        GAME.census(state)


@rule("TOU-55")
def test_all_the_spare_tokens_may_be_taken() -> None:
    state = start()
    state.stand_ins[0] = len(state.kit.tokens) - len(state.tokens)
    GAME.census(state)


def test_a_lost_card_or_power_card_changes_the_census() -> None:
    state = start()
    before = GAME.census(state)
    state.piles[0] = state.piles[0][1:]
    assert GAME.census(state) != before
    state = start()
    state.powers[0], state.powers[1] = state.powers[1], state.powers[0]
    assert GAME.census(state) == before, "who holds them is not counted"
    state.powers_aside = state.powers_aside[1:]
    assert GAME.census(state) != before


def test_a_power_card_counts_wherever_it_is() -> None:
    state = start()
    before = GAME.census(state)
    face, *rest = state.powers[0]
    state.powers[0], state.covers[0] = tuple(rest), (-1, face, -1, -1)
    assert GAME.census(state) == before
    state.covers[0], state.played[0] = (-1,) * 4, (face,)
    assert GAME.census(state) == before
