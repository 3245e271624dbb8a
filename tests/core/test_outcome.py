"""Ranks, winners and rewards."""

from __future__ import annotations

import pytest

from hedgerow.core import Message, Outcome, Score
from hedgerow.core.outcome import ranks_of


def outcome(*ranks: int) -> Outcome:
    return Outcome(tuple(Score(0) for _ in ranks), ranks, Message("x"))


def test_ranks_are_shared() -> None:
    assert ranks_of([5, 9, 5, 1]) == (2, 1, 2, 4)


def test_winners() -> None:
    assert outcome(2, 1, 2).winners == (1,)
    assert outcome(1, 1, 3).winners == (0, 1)
    assert outcome(2, 2).winners == ()


@pytest.mark.parametrize("ranks", [(1, 2, 2, 2), (1, 1, 3), (1, 1), (2, 2, 2), (3, 1, 2, 4, 5)])
def test_rewards_add_up_to_nothing(ranks: tuple[int, ...]) -> None:
    result = outcome(*ranks)
    assert sum(map(result.reward, range(len(ranks)))) == pytest.approx(0)


def test_a_sole_winner_gets_one_and_a_draw_nothing() -> None:
    assert outcome(1, 2, 2).reward(0) == 1
    assert outcome(2, 2).reward(0) == 0
    assert outcome(1).reward(0) == 1
    assert outcome(2).reward(0) == -1
