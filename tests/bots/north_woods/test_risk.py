"""What a table stands to lose to Territory."""

from __future__ import annotations

from games.north_woods.woods import (
    woods,
)
from hedgerow.bots.north_woods.risk import risk
from hedgerow.games.north_woods.ids import kinds


def test_risk_counts_known_aggressors_for_sure_and_others_by_chance() -> None:
    table = woods("white_tailed_deer > plants", hands=["", ""])._state.tables[0]
    cougar = bytes((kinds()["cougar"],))
    moose = bytes((kinds()["moose"],))
    assert risk(table, b"", 0, cougar) == 2.0
    assert risk(table, b"", 0, moose) == 1.5  # it scares the deer off and eats the plants
    assert risk(table, cougar + bytes((kinds()["eggs"],)), 1, b"") == 1.0
    assert risk(table, b"", 0, bytes((kinds()["eggs"],))) == 0.0
