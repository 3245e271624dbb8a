"""Earth's features: finite, alike for every seat, and from the View alone."""

from __future__ import annotations

from math import isfinite

import pytest

from hedgerow.bots.earth.features import NAMES, features
from hedgerow.core.rng import Rng
from hedgerow.games.earth import GAME
from hedgerow.games.earth.hidden import determinize, view
from hedgerow.table import AnyTable, Table

ME, LEAD = NAMES.index("me"), NAMES.index("lead")


@pytest.mark.parametrize(("seats", "animals"), [(1, False), (2, True), (3, False)])
def test_rows_are_finite_and_the_same_for_all_worlds(seats: int, animals: bool) -> None:
    table: AnyTable = Table(GAME, seats, {"animals": animals}, seed="rows")
    rng = Rng(9)
    while table.to_act:
        seat = table.to_act[0]
        if table.ply % 41 == 0:
            seen = table.view(seat)
            rows = features(seen)
            assert len(rows) == seats
            assert all(len(row) == len(NAMES) for row in rows)
            assert all(isfinite(number) and abs(number) < 3 for row in rows for number in row)
            assert [row[ME] for row in rows] == [float(other == seat) for other in range(seats)]
            if seen.stage != "choosing":  # before, a world also samples what others have chosen
                world = determinize(seen, rng)
                assert features(view(world, seat)) == rows
        table.play(seat, table.decisions_for(seat)[0].moves.pick(rng))


def test_names_are_unique() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_leads_are_opposite() -> None:
    table: AnyTable = Table(GAME, 2, {}, seed="leads")
    rng = Rng(4)
    while table.ply < 200:
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves.pick(rng))
    rows = features(table.view(None))
    assert rows[0][LEAD] == pytest.approx(-rows[1][LEAD])
    assert rows[0][LEAD] != 0
