"""Finds the rule that forbids a move which was not offered."""

from __future__ import annotations

from hedgerow.core.text import Seat
from hedgerow.games.tournoi.frames import Replacement
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Replace, Stay
from hedgerow.games.tournoi.state import NONE, State


def refuse(state: State, seat: Seat, move: Move) -> str:
    """The number of the rule that forbids a move which was not offered."""
    if type(move) is Replace or type(move) is Stay:
        return "TOU-38"
    if type(state.stack[-1]) is Replacement:
        return "TOU-12"  # a battle is being fought
    battles = state.kit.battles
    if type(move) is Lay:
        return "TOU-15" if 1 <= move.battle <= battles else "TOU-5"
    if state.hands[seat]:
        return "TOU-17"
    if state.passed[seat] or type(move) is Pass:
        return "TOU-21"
    if not 1 <= move.battle <= battles:
        return "TOU-5"
    face = state.kit.face_of.get(move.power, NONE)
    if face in state.powers[seat]:
        return "TOU-19"
    if face != NONE and face in state.covers[seat]:
        return "TOU-20"
    return "TOU-47" if face in state.played[seat] else "TOU-18"
