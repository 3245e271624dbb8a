"""How `search` plays Habitats: the turn, then what the parks promise."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.habitats.strategy import Race, left_for, worth
from hedgerow.bots.tree import Search, chances
from hedgerow.games.habitats.moves import Move
from hedgerow.games.habitats.state import State

SCALE: Final = 5.0
"""The lead in expected points that makes a seat e times as likely to win."""


def value(state: State) -> list[float]:
    points = [
        worth(park, left_for(state, seat)) + state.goal_points(seat) + Race(state, seat).value(park)
        for seat, park in enumerate(state.parks)
    ]
    return chances(points, SCALE)


SEARCH: Final[Search[State, Move]] = Search(
    world_ms=0.15,
    move_ms=0.04,
    value=value,
    value_ms=0.25,
    plies=2,
    part=lambda state: state.turn,
)
