"""Finds the rule that forbids a move which was not offered."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Seat
from hedgerow.games.habitats.moves import Move, Place, Take
from hedgerow.games.habitats.park import may_place
from hedgerow.games.habitats.state import NOTHING, State


def refuse(state: State, seat: Seat, move: Move) -> str:
    """The number of the rule that forbids a move which was not offered."""
    match move:
        case Take(row, column):
            layout = state.layout
            if state.hand != NOTHING:
                return "HAB-7"
            if not (0 <= row < layout.rows and 0 <= column < layout.columns):
                return "HAB-3"
            return "HAB-10" if row * layout.columns + column == state.behind(seat) else "HAB-8"
        case Place(x, y, turn):
            if state.hand == NOTHING:
                return "HAB-7"
            broken = may_place(state.parks[seat], state.box.tiles[state.hand], x, y, turn)
            assert broken is not None, "offered after all"
            return broken
    assert_never(move)
