"""Positions as numbers for learned chances: whole rows, from nothing that a View hides."""

from __future__ import annotations

from math import isfinite

import pytest

from bots.played import asked
from games.habitats.tables import table
from hedgerow.bots import Budget
from hedgerow.bots.habitats.features import NAMES, features
from hedgerow.core.rng import Rng
from hedgerow.games.habitats import GAME


def column(name: str, rows: list[list[float]]) -> list[float]:
    return [row[NAMES.index(name)] for row in rows]


@pytest.mark.parametrize("seats", [2, 5])
def test_rows_are_whole_and_the_same_in_all_worlds_of_a_view(seats: int) -> None:
    for ply, (view, _, _) in enumerate(asked(GAME, ["random"] * seats, "rows", Budget(1))):
        if ply % 9:
            continue
        rows = features(view)
        assert [len(row) for row in rows] == [len(NAMES)] * seats
        assert all(isfinite(number) and -3 <= number <= 3 for row in rows for number in row)
        for seed in (1, 2):
            world = GAME.determinize(view, Rng(seed))
            assert features(GAME.view(world, view.seat)) == rows


def test_a_finished_game_has_rows_too() -> None:
    at = table(parks=["flower-water-1 1,0", "lion 1,0"], turn=42)
    rows = features(at.view(0))
    assert column("turns left", rows) == [0, 0]
    assert column("points", rows) == [1 / 30, 0]


def test_seats_see_the_same_numbers_but_for_who_they_are() -> None:
    at = table(parks=["flower-water-1 1,0", "lion 1,0"], turn=2)
    own, other = features(at.view(0)), features(at.view(1))
    assert column("me", own) == [1, 0] and column("me", other) == [0, 1]
    assert [row[1:] for row in own] == [row[1:] for row in other]


def test_who_leads_and_who_has_better_tiles_in_reach() -> None:
    land = "big-grassland 1,0; flower-grassland-4 2,0; many-grassland 2,1"
    at = table(tiles="manatee gorilla ant bat cheetah", parks=[land, "lion 1,0"], turn=38)
    rows = features(at.view(0))
    ahead, behind = column("lead in points", rows)
    assert ahead > 0 > behind and ahead == -behind
    assert column("rank in expected points", rows) == [0, 1]
    assert column("best tile in reach", rows)[0] == 1, "the cheetah: five points with the tourist"
