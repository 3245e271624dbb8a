"""Cloning as a contestant of the bench: what is counted. No figure is asserted here."""

from __future__ import annotations

from hedgerow.arena.clonings import clonings_of, positions
from hedgerow.games.earth import GAME


def test_a_clone_counts_as_one() -> None:
    for play in clonings_of(GAME, positions(GAME, 2, 1)).values():
        assert [play() for _ in range(3)] == [(1, 1)] * 3


def test_positions_stay_as_they_are() -> None:
    found = positions(GAME, 2, 1)
    assert len(found) > 100
    before = [state.clone() for state, _, _ in found]
    plays = clonings_of(GAME, found)
    for _ in found:
        for play in plays.values():
            play()
    assert [state for state, _, _ in found] == before
