"""How `search` plays Le Tournoi: a round at random, then the points."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.tree import Search, chances
from hedgerow.games.tournoi.moves import Move
from hedgerow.games.tournoi.scoring import score
from hedgerow.games.tournoi.state import State

SCALE: Final = 4.0
"""The lead in points that makes a seat e times as likely to win."""


def value(state: State) -> list[float]:
    totals = [score(state, side).total for side in range(state.kit.sides)]
    return chances(totals, SCALE)[: state.kit.terms.seats]


SEARCH: Final[Search[State, Move]] = Search(
    world_ms=0.15,
    move_ms=0.015,
    value=value,
    value_ms=0.05,
    plies=100,
    part=lambda state: state.round,
)
