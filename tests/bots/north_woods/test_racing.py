"""Races between candidates in the same worlds."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from hedgerow.bots.north_woods.racing import race


def test_the_better_candidate_comes_first_with_its_mean() -> None:
    found = race(["low", "high"], count(), 40, lambda world, name: 0.3 if name == "low" else 0.6)
    assert [tried.candidate for tried in found] == ["high", "low"]
    assert [tried.chance for tried in found] == pytest.approx([0.6, 0.3])
    assert found[0].doubt == pytest.approx(0)


def test_a_candidate_that_falls_behind_is_dropped() -> None:
    looks: Counter[str] = Counter()

    def value(world: int, name: str) -> float:
        looks[name] += 1
        luck = (world * 7 % 5) / 50
        return {"bad": 0.1, "good": 0.5, "alike": 0.5}[name] + luck * (1 + (name == "alike"))

    race(["good", "bad", "alike"], count(), 300, value)
    assert looks["bad"] < 10 < looks["alike"]
    assert sum(looks.values()) <= 300


@pytest.mark.parametrize("looks", [1, 5, 17, 100])
def test_no_more_looks_are_taken_than_allowed_but_one_for_each(looks: int) -> None:
    taken = 0

    def value(world: int, name: str) -> float:
        nonlocal taken
        taken += 1
        return (world * 31 % 17 + len(name)) / 20

    found = race(["a", "bb", "c"], count(), looks, value)
    assert len(found) == 3
    assert taken <= max(looks, 3)


def test_the_habit_stays_unless_another_is_surely_better() -> None:
    """The other one is better on average, but by less than it varies."""

    def value(world: int, name: str) -> float:
        return 0.5 if name == "habit" else 0.52 + (0.2 if world % 2 else -0.2)

    found = race(["habit", "other"], count(), 12, value)
    assert [tried.candidate for tried in found] == ["habit", "other"]
    assert found[0].chance == found[1].chance
