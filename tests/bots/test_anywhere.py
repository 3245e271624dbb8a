"""Levels are asked for hints and reviews where they would never have gone themselves.

`make test` asks them seldom; HEDGEROW_ANYWHERE=30 plays so many games of every number of seats.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from hedgerow.bots import Budget, levels_for, make_bot
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES
from hedgerow.table import AnyTable, Table

PLAYED = int(os.environ.get("HEDGEROW_ANYWHERE", "0"))
ASKED = 3 if PLAYED else 9
"""One decision of so many is weighed, by one level after another."""
LITTLE = Budget(1)


def setups() -> Iterator[Any]:
    for game in GAMES:
        many = list(game.seats) if PLAYED else [game.seats[-1]]
        for seats in many:
            yield pytest.param(game, seats, id=f"{game.id}-{seats}")


@pytest.mark.parametrize(("game", "seats"), list(setups()))
def test_every_level_weighs_whatever_a_person_may_have_played(game: AnyGame, seats: int) -> None:
    names = [level.name for level in levels_for(game.id)]
    ways = [options for many, options in game.setups() if many == seats]
    asked = 0
    for number in range(max(1, PLAYED)):
        rng = Rng(number)
        table: AnyTable = Table(game, seats, ways[number % len(ways)], seed=f"anywhere {number}")
        while table.to_act:
            seat = table.to_act[rng.below(len(table.to_act))]
            decision = table.decisions_for(seat)[0]
            if len(decision.moves) > 1 and not rng.below(ASKED):
                name = names[asked % len(names)]
                asked += 1
                found = make_bot(game.id, name, seat).weigh(table.view(seat), decision, LITTLE)
                where = f"{name}, game {number}, after {len(table.record.moves)} moves"
                assert found, where
                assert all(option.move in decision.moves for option in found), where
            table.play(seat, decision.moves.pick(rng))
    assert asked
