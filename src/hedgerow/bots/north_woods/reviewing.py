"""How decisions of North Woods are judged: where the turn ends that they belong to."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.north_woods.policy import Policy
from hedgerow.bots.north_woods.turns import finish
from hedgerow.bots.reviewing import Judging
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.frames import Opening
from hedgerow.games.north_woods.planner import Plan
from hedgerow.games.north_woods.state import State

HOLD: Final = 7
"""The rank from which cards are held back."""


def end_turn(state: State, seat: Seat) -> None:
    """Play the turn under way to its end; an opening has none."""
    if state.stack and not isinstance(state.stack[-1], Opening):
        finish(state, state.turn, Policy(_no_plan), HOLD)


def _no_plan(now: Situation) -> Plan:
    return Plan((), now)


REVIEW: Final = Judging(worlds=8, finish=end_turn, scale=0.55)
