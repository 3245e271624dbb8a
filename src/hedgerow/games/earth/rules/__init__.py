"""The rules of Earth: set-up, decisions, apply, outcome. Comments cite RULES.md."""

from __future__ import annotations

from typing import Final

from hedgerow.core.decision import Decision
from hedgerow.games.earth.moves import Move
from hedgerow.games.earth.rules.accounts import census, outcome
from hedgerow.games.earth.rules.flow import apply, decide
from hedgerow.games.earth.rules.refusals import refuse
from hedgerow.games.earth.rules.setup import setup
from hedgerow.games.earth.state import State

MAX_DECISIONS: Final = 60_000

__all__ = ["MAX_DECISIONS", "apply", "census", "decisions", "outcome", "refuse", "setup"]


def decisions(state: State) -> tuple[Decision[Move], ...]:
    asked: list[Decision[Move]] = []
    for seat, board in enumerate(state.boards):
        if board.stack:
            if board.asked is None:
                board.asked = decide(state, seat)
            asked.append(board.asked)
    return tuple(asked)
