"""How `search` plays North Woods: the rest of the turn by the planner, then the fitted value."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.north_woods.policy import Policy
from hedgerow.bots.north_woods.rollout import finish_turn
from hedgerow.bots.north_woods.value import chance_to_win
from hedgerow.bots.tree import Search
from hedgerow.core.event import null_log
from hedgerow.games.north_woods.frames import Opening
from hedgerow.games.north_woods.moves import Move
from hedgerow.games.north_woods.rules import apply, decisions, outcome
from hedgerow.games.north_woods.state import State

HOLD: Final = 7
"""The rank from which cards are held back."""


def value(state: State) -> list[float]:
    """The chance of the seat whose turn it is, at its end; its rivals share the rest."""
    policy = Policy()
    while state.stack and isinstance(state.stack[-1], Opening):
        asked = decisions(state)[0].seat
        apply(state, asked, policy.choose(state, asked, state.deck), null_log)
    seat = state.turn
    finish_turn(state, seat, policy, HOLD)
    ended = outcome(state)
    if ended is not None:
        winners = ended.winners
        return [1 / len(winners) if each in winners else 0.0 for each in range(state.seats)]
    own = chance_to_win(state, seat)
    rest = (1 - own) / (state.seats - 1)
    return [own if each == seat else rest for each in range(state.seats)]


SEARCH: Final[Search[State, Move]] = Search(
    world_ms=0.1, move_ms=0.05, value=value, value_ms=0.7, plies=0
)
