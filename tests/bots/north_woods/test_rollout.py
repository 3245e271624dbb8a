"""Whole turns at a stroke."""

from __future__ import annotations

import pytest

from hedgerow.bots.north_woods.policy import Policy
from hedgerow.bots.north_woods.rollout import quick_turn
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME, rules
from hedgerow.games.north_woods.frames import Opening


@pytest.mark.parametrize("seats", [2, 4])
def test_quick_turns_keep_every_card_and_every_link(seats: int) -> None:
    for seed in range(6):
        state = GAME.setup(GAME.options(), seats, Rng(seed))
        policy = Policy()
        census = GAME.census(state)
        while state.stack and isinstance(state.stack[-1], Opening):
            seat = GAME.decisions(state)[0].seat
            rules.apply(state, seat, policy.choose(state, seat, state.deck), null_log)
        while state.stack:
            quick_turn(state)
            assert GAME.census(state) == census
        assert state.winner >= 0 or state.round == 40
