"""Finds the rule that forbids a move which was not offered."""

from __future__ import annotations

from typing import Final

from hedgerow.core.text import Seat
from hedgerow.games.north_woods.moves import Declare, Lay, Move, PutAside, Territory
from hedgerow.games.north_woods.rules.flow import HANDLERS
from hedgerow.games.north_woods.state import State

_TIMES: Final[dict[type[Move], str]] = {
    Lay: "NWO-35",
    PutAside: "NWO-35",
    Territory: "NWO-53",
    Declare: "NWO-76",
}
"""The rules that say when a move can be made."""


def refuse(state: State, seat: Seat, move: Move) -> str:
    """The number of the rule that forbids a move which was not offered."""
    frame = state.stack[-1]
    handler = HANDLERS[type(frame)]
    return handler.refuse(state, seat, frame, move) or _TIMES.get(type(move), handler.rule)
