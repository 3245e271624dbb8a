"""The numbers of a View: finite, of equal length, and the same for every world it allows."""

from __future__ import annotations

from math import isfinite

import pytest

from bots.north_woods.positions import ALMOST
from bots.played import asked
from games.north_woods.woods import START, woods
from hedgerow.bots import Budget
from hedgerow.bots.north_woods.features import NAMES, features
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME


@pytest.mark.parametrize("seats", [2, 4])
def test_rows_are_finite_small_and_the_same_for_all_worlds(seats: int) -> None:
    names = ["first.greedy"] * seats
    positions = 0
    for view, _, _ in asked(GAME, names, "features", Budget(5), rounds=4):
        rows = features(view)
        assert len(rows) == seats
        assert all(len(row) == len(NAMES) for row in rows)
        assert all(isfinite(value) and -2 <= value <= 2 for row in rows for value in row)
        if positions % 7 == 0:
            for seed in range(3):
                world = GAME.determinize(view, Rng(seed))
                assert features(GAME.view(world, view.seat)) == rows
        positions += 1
    assert positions > 50


def test_a_row_says_whose_it_is_and_what_the_seat_has() -> None:
    table = woods(ALMOST, "moose > plants", hands=["cougar eggs", "mink"], frame=START)
    own, rival = (dict(zip(NAMES, row, strict=True)) for row in features(table.view(0)))
    assert (own["me"], rival["me"]) == (1, 0)
    assert (own["to_move"], rival["to_move"]) == (1, 0)
    assert own["lying"] > rival["lying"] and own["lead"] > 0 > rival["lead"]
    assert own["held_8"] == 1 and own["unknown"] == 0
    assert rival["unknown"] > 0 and 0 < rival["unknown_8"] < 0.2
    assert own["ready"] == 1, "the cougar completes a Habitat"


def test_the_rows_of_both_viewers_agree_on_what_lies_open() -> None:
    table = woods(ALMOST, "moose > plants", hands=["eggs", "mink"], frame=START)
    first, second = features(table.view(0)), features(table.view(1))
    for name in ("lying", "resources", "species", "round", "alone", "lead", "shown"):
        column = NAMES.index(name)
        assert [row[column] for row in first] == [row[column] for row in second], name
