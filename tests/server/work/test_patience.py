"""Budgets: what a level wants, unless people would wait too long for it."""

from __future__ import annotations

import pytest

from hedgerow.server.settings import BotSettings
from hedgerow.server.work.patience import LEAST_MS, Patience


class Room:
    """Anything that can be referred to weakly."""


@pytest.fixture
def patience() -> Patience:
    return Patience(BotSettings())


def test_a_level_gets_what_it_wants(patience: Patience) -> None:
    assert [patience.grant(Room(), 0, 0, ms) for ms in (60, 400, 1000)] == [60, 400, 1000]


def test_nobody_gets_more_than_the_server_allows() -> None:
    assert Patience(BotSettings(think_ms=20)).grant(Room(), 0, 0, 400) == 20


def test_a_turn_of_many_decisions_ends_in_time(patience: Patience) -> None:
    """However many decisions, and though each takes all of its budget."""
    room, total = Room(), 0.0
    for _ in range(60):
        ms = patience.grant(room, 1, 7, 1000)
        patience.took(room, 1, 7, ms, ms)
        total += ms
    assert total <= 2000 + 60 * LEAST_MS
    assert patience.grant(room, 1, 8, 1000) == 1000, "somebody else has moved: a new turn"
    assert patience.grant(room, 2, 7, 1000) == 1000, "another seat"
    assert patience.grant(Room(), 1, 7, 1000) == 1000, "another table"


def test_quick_decisions_leave_time_for_the_others(patience: Patience) -> None:
    room = Room()
    for _ in range(20):
        patience.took(room, 0, 0, 1000, 1)
    assert patience.grant(room, 0, 0, 1000) >= 980


def test_a_slow_machine_gets_smaller_budgets(patience: Patience) -> None:
    patience.took(Room(), 0, 0, 500, 2000)
    assert patience.slowness == 4
    assert patience.grant(Room(), 0, 0, 1000) == 250, "which will take a second"
    for _ in range(100):
        patience.took(Room(), 0, 0, 250, 250)
    assert patience.grant(Room(), 0, 0, 1000) == pytest.approx(1000, abs=1)


def test_small_budgets_tell_nothing_about_the_machine(patience: Patience) -> None:
    patience.took(Room(), 0, 0, 10, 300)
    assert patience.slowness == 1
