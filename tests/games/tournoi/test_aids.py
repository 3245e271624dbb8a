"""Le Tournoi's aids: odds for one's own cards, from what one may know and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from hedgerow.core.event import Log
from hedgerow.core.own import Own
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.games.owned import game_with
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.companion.aids import battle_aids
from hedgerow.games.tournoi.hidden import View, determinize
from hedgerow.games.tournoi.moves import Lay
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.state import State

BATTLES = 4


def start(seats: int, seed: int = 5) -> State:
    return GAME.setup(TournoiOptions(), seats, Rng(seed))


def view(state: State, seat: int | None = 0) -> View:
    return GAME.view(state, seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_card_of_the_hand_has_odds_on_every_free_battle(seats: int) -> None:
    state = start(seats)
    hand = view(state).hand
    odds = battle_aids(view(state)).odds
    assert {(one.card, one.battle) for one in odds} == {
        (card, battle) for card in hand for battle in range(1, BATTLES + 1)
    }
    assert all(0 <= one.percent <= 100 and one.percent % 5 == 0 for one in odds)

    GAME.apply(state, 0, Lay(hand[1], 3), Log(on=False))
    left = battle_aids(view(state)).odds
    assert {one.card for one in left} == {*hand} - {hand[1]}
    assert {one.battle for one in left} == {1, 2, 4}


def test_the_larger_value_never_has_the_worse_odds() -> None:
    """On one battle, against the same tables."""
    for seed in range(6):
        seen = view(start(3, seed))
        kit = seen.kit
        for battle in range(1, BATTLES + 1):
            ranked = sorted(
                (kit.card_named(one.card).values[battle - 1], one.percent)
                for one in battle_aids(seen).odds
                if one.battle == battle
            )
            shares = [percent for _, percent in ranked]
            assert shares == sorted(shares)


def test_a_spectator_and_a_seat_that_has_laid_everything_get_none() -> None:
    state = start(2)
    assert battle_aids(view(state, None)).odds == ()
    for battle, card in enumerate(view(state).hand, start=1):
        GAME.apply(state, 0, Lay(card, battle), Log(on=False))
    assert battle_aids(view(state)).odds == ()


def test_the_odds_are_the_same_in_every_world_that_the_seat_may_be_in() -> None:
    """So they cannot tell what a rival holds."""
    seen = view(start(3))
    told = battle_aids(seen)
    for seed in range(5):
        assert battle_aids(view(determinize(seen, Rng(seed)))) == told


def test_the_power_cards_of_an_owners_box_come_with_the_aids() -> None:
    """A page knows those of the box by itself; an own set is another at every table."""
    own: Own = {"powers.toml": {"P01": {"effect": "points"}}}
    game = game_with(game_named("tournoi"), own)
    state = game.setup(game.read_options({}, 2), 2, Rng(1))
    aids = game.companion().aids
    assert aids is not None
    for seat in (None, 0):
        told: Any = aids(game.view(state, seat))
        assert [(sheet.id, sheet.kind, sheet.name.en) for sheet in told.powers] == [
            ("P01", "action", "Lucky star")
        ]
        assert battle_aids(game.view(state, seat)).powers == ()
