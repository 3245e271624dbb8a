"""How `search` plays Earth: the rest of the turn at random, then the estimated final points."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.earth.outlook import ALONE, TUNED
from hedgerow.bots.earth.worth import gaia_points, outlook, worth
from hedgerow.bots.tree import Search, chances
from hedgerow.games.earth.moves import Move
from hedgerow.games.earth.state import State

SCALE: Final = 10.0
"""The lead in expected points that makes a seat e times as likely to win."""


def value(state: State) -> list[float]:
    if state.gaia is not None:
        return chances([worth(state, outlook(state, 0, ALONE)), gaia_points(state)], SCALE)[:1]
    points = [worth(state, outlook(state, seat, TUNED)) for seat in range(state.seats)]
    return chances(points, SCALE)


SEARCH: Final[Search[State, Move]] = Search(
    world_ms=0.25,
    move_ms=0.05,
    value=value,
    value_ms=0.5,
    plies=60,
    part=lambda state: state.turn,
)
