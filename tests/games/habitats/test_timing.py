"""Scoring as a contestant of the bench: what is counted. No figure is asserted here."""

from __future__ import annotations

from hedgerow.core.rng import Rng
from hedgerow.games.habitats.companion.timing import finished_park, park_work


def test_a_finished_park_has_21_tiles_and_the_entrance() -> None:
    for seed in range(20):
        assert len(finished_park(Rng(seed)).cells) == 22


def test_a_scored_park_counts_as_one_and_a_weighed_tile_as_its_cells() -> None:
    work = park_work(1)
    for name in ("parks scored", "parks explained"):
        assert [work[name]() for _ in range(3)] == [1] * 3
    weighed = [work["tiles weighed"]() for _ in range(20)]
    assert len(set(weighed)) > 1


def test_the_same_seed_weighs_the_same_tiles() -> None:
    one, other = (park_work(7)["tiles weighed"] for _ in range(2))
    assert [one() for _ in range(5)] == [other() for _ in range(5)]
