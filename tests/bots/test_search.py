"""Trials: the same worlds for every candidate, as many as the budget allows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hedgerow.bots import Budget
from hedgerow.bots.search import affordable, trials
from hedgerow.core.rng import Rng


@pytest.mark.parametrize(
    ("ms", "each_ms", "count"), [(0, 4, 0), (3, 4, 0), (4, 4, 1), (200, 4, 50), (7, 0.7, 10)]
)
def test_a_budget_allows_whole_trials(ms: int, each_ms: float, count: int) -> None:
    assert affordable(Budget(ms), each_ms) == count


@pytest.mark.parametrize(("ms", "count"), [(0, 16), (64, 16), (100, 25), (10_000, 64)])
def test_trials_are_bounded(ms: int, count: int) -> None:
    assert affordable(Budget(ms), 4, fewest=16, most=64) == count


def test_each_candidate_has_a_row_and_each_world_a_place_in_it() -> None:
    rows = trials([1, 2], [10, 20, 30], lambda world, candidate: world * candidate)
    assert rows == [[10, 20, 30], [20, 40, 60]]


def test_without_worlds_the_rows_are_empty() -> None:
    assert trials("ab", [], lambda world, candidate: 0.0) == [[], []]


def test_a_world_is_drawn_once_and_only_when_it_is_its_turn() -> None:
    """Worlds may share one source of luck: what is drawn does not depend on the candidates."""
    done: list[tuple[int, str]] = []

    def drawn(rng: Rng) -> Iterator[int]:
        for number in range(3):
            assert len(done) == 2 * number
            yield rng.below(1000)

    def value(world: int, candidate: str) -> float:
        done.append((world, candidate))
        return 0.0

    trials("ab", drawn(Rng(7)), value)
    rng = Rng(7)
    worlds = [rng.below(1000) for _ in range(3)]
    assert done == [(world, candidate) for world in worlds for candidate in "ab"]


def test_common_luck_cancels_out() -> None:
    """A candidate that adds 1 to any luck is better by exactly 1 in every world."""

    def value(seed: int, better: int) -> float:
        return Rng(seed).below(100) + better

    plain, better = trials([0, 1], range(20), value)
    assert {high - low for high, low in zip(better, plain, strict=True)} == {1}
    assert len(set(plain)) > 10
