"""Regret matching on games small enough to solve by hand."""

from __future__ import annotations

import pytest

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.equilibrium import Duel, Learner, Solved
from hedgerow.games.tournoi.plans import Plan, Spread
from hedgerow.games.tournoi.state import NONE


def learner(*copies: int, costs: tuple[float, ...] = ()) -> Learner:
    """A hand that lays one of these cards on the only battle."""
    return Learner(
        [Plan((copy,), (NONE,)) for copy in copies],
        [(Spread((copy,)),) for copy in copies],
        costs or (0.0,) * len(copies),
        [1.0, *(0.0,) * (len(copies) - 1)],
    )


def circle(lane: int, own: Spread, other: Spread) -> float:
    """Each of three cards beats the next one, as rock, scissors and paper."""
    return (0.0, 1.0, -1.0)[(other.copies[0] - own.copies[0]) % 3]


def test_a_circle_is_played_evenly() -> None:
    mine, theirs = learner(0, 1, 2), learner(0, 1, 2)
    leads = Duel(circle, [mine], [theirs], [[]], 0.0).learn(2000)
    assert mine.shares() == pytest.approx([1 / 3] * 3, abs=0.05)
    assert leads == pytest.approx([0.0] * 3, abs=0.1)


def test_a_bound_side_is_beaten() -> None:
    """The other side always lays the first card; the third one beats it."""
    mine, theirs = learner(0, 1, 2), learner(0, 1, 2)
    leads = Duel(circle, [mine], [theirs], [[(1.0, (Spread((0,)),))]], 1.0).learn(100)
    assert leads == pytest.approx([0.0, -1.0, 1.0])
    assert mine.shares()[2] > 0.95


def test_a_plan_that_costs_more_than_it_brings_is_not_played() -> None:
    mine, theirs = learner(0, 2, costs=(0.0, 1.5)), learner(0)
    leads = Duel(circle, [mine], [theirs], [[]], 0.0).learn(50)
    assert leads == pytest.approx([0.0, -0.5])
    assert mine.shares()[0] > 0.95


def test_only_plans_near_the_best_are_mixed() -> None:
    plans = learner(0, 1, 2).plans
    solved = Solved(plans, (0.2, 0.3, 0.5), (1.0, 0.9, 0.0))
    assert solved.mix(0.3) == pytest.approx([0.4, 0.6, 0.0])
    assert {solved.pick(Rng(seed), 0.3) for seed in range(30)} == {0, 1}
    assert Solved(plans, (0.0, 0.0, 1.0), (1.0, 0.9, 0.0)).mix(0.3) == [1.0, 0.0, 0.0]
