"""How `search` plays Le Tournoi: the round by what usually wins, then the points."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.dice import Dice
from hedgerow.bots.tournoi.strategy import chances as usual
from hedgerow.bots.tree import Search, chances
from hedgerow.core.decision import Decision
from hedgerow.games.tournoi.moves import Lay, Move
from hedgerow.games.tournoi.scoring import score
from hedgerow.games.tournoi.state import NONE, State

SCALE: Final = 4.0
"""The lead in points that makes a seat e times as likely to win."""
AT_RANDOM: Final = 3
"""One move in this many is random in a playout."""


def playout(state: State, decision: Decision[Move], dice: Dice) -> Move:
    """Lay the card that most surely wins its battle against the average deck."""
    if not dice.below(AT_RANDOM):
        return decision.moves.pick(dice)
    kit, seat = state.kit, decision.seat
    table, copies = usual(kit, seat), kit.copies[kit.pool_of(seat)]
    best, most = None, -1.0
    for move in decision.moves:
        if isinstance(move, Lay):
            chance = table.of(move.battle - 1, copies[move.card], NONE)
            if chance > most:
                best, most = move, chance
    return decision.moves.pick(dice) if best is None else best


def value(state: State) -> list[float]:
    totals = [score(state, side).total for side in range(state.kit.sides)]
    return chances(totals, SCALE)[: state.kit.terms.seats]


SEARCH: Final[Search[State, Move]] = Search(
    world_ms=0.15,
    move_ms=0.03,
    value=value,
    value_ms=0.05,
    playout=playout,
    plies=100,
    part=lambda state: state.round,
)
