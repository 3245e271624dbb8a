"""Chains laid so that an aggressor finds little."""

from __future__ import annotations

from games.north_woods.woods import (
    woods,
)
from hedgerow.bots.north_woods.defence import safer


def test_nothing_is_moved_where_nothing_is_at_stake() -> None:
    assert safer(woods("turkey_vulture", hands=["", ""], piles=["moose"])._state) is None
