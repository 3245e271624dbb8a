"""Finds the rule that forbids a move which was not offered."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Seat
from hedgerow.games.cryptid.frames import Opening, OwedCube, OwedDisc, Turn
from hedgerow.games.cryptid.hexes import HEXES
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.rules.turns import rivals_of
from hedgerow.games.cryptid.state import State


def refuse(state: State, seat: Seat, move: Move) -> str:
    """The number of the rule that forbids a move which was not offered."""
    frame, turn = state.stack[-1], state.turn
    match move:
        case Vote():
            return "CRY-35"
        case AskHint():
            return "CRY-34"
        case _ if seat != state.seat_of(turn):
            return "CRY-20"  # it may only vote or propose the hint
        case PlaceCube(hex):
            if not isinstance(frame, Opening | OwedCube):
                return "CRY-25"
            if not 0 <= hex < HEXES:
                return "CRY-2"
            return "CRY-19" if state.closed >> hex & 1 else "CRY-17"
        case PlaceDisc(hex):
            if not isinstance(frame, OwedDisc):
                return "CRY-29"
            if not 0 <= hex < HEXES:
                return "CRY-2"
            if state.closed >> hex & 1:
                return "CRY-19"
            return "CRY-29" if state.discs[turn] >> hex & 1 else "CRY-17"
        case Ask(hex, of):
            if not isinstance(frame, Turn):
                return _comes_first(frame)
            if not 0 <= hex < HEXES:
                return "CRY-2"
            if of not in rivals_of(turn, state.researchers, state.seats):
                return "CRY-50" if state.seats == 2 and of in range(4) else "CRY-20"
            return "CRY-19" if state.closed >> hex & 1 else "CRY-22"
        case Search(hex):
            if not isinstance(frame, Turn):
                return _comes_first(frame)
            if not 0 <= hex < HEXES:
                return "CRY-2"
            return "CRY-19" if state.closed >> hex & 1 else "CRY-27"
    assert_never(move)


def _comes_first(frame: Opening | OwedCube | OwedDisc) -> str:
    """The rule that requires something else before a question or a search."""
    match frame:
        case Opening():
            return "CRY-15"
        case OwedCube():
            return "CRY-25"
        case OwedDisc():
            return "CRY-29"
