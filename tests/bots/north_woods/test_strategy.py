"""What a seat has and lacks."""

from __future__ import annotations

from games.north_woods.woods import (
    woods,
)
from hedgerow.bots.north_woods.plans import situation
from hedgerow.bots.north_woods.strategy import needs
from hedgerow.games.north_woods.ids import kinds


def test_needs_tell_what_is_there_and_what_is_held() -> None:
    state = woods("moose > plants, cougar", hands=["mink eggs", ""])._state
    need = needs(situation(state, 0))
    assert need.there == 1 << 1 | 1 << 6  # the cougar starves
    assert need.held == 1 << 4 | 1 << 1
    assert need.mouths == 1 << 2 * kinds()["mink"]
