"""Events at a stroke."""

from __future__ import annotations

from games.north_woods.woods import woods
from hedgerow.bots.north_woods.playing import use_events
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.ids import kinds


def test_a_niche_is_used_for_a_missing_rank() -> None:
    state = woods("white_tailed_deer > plants", hands=["niche", ""])._state
    before = GAME.census(state)
    use_events(state, 0)
    assert kinds()["niche"] not in state.hands[0] and len(state.hands[0]) == 1
    assert GAME.census(state) == before


def test_a_renewal_fetches_what_is_welcome_or_is_kept() -> None:
    mine = "white_tailed_deer > plants"
    state = woods(mine, hands=["renewal", ""], piles=["cougar", "eggs"])._state
    use_events(state, 0)
    assert kinds()["cougar"] in state.hands[0] and kinds()["renewal"] not in state.hands[0]
    kept = woods(mine, hands=["renewal", ""], piles=["eggs"])._state
    use_events(kept, 0)
    assert kinds()["renewal"] in kept.hands[0]


def test_a_winter_is_used_at_once() -> None:
    state = woods("moose > plants", "eggs, insects", hands=["winter", ""])._state
    use_events(state, 0)
    assert sum(card is not None for card in state.tables[1]) == 1
