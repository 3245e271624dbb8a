"""Which rule forbids a move that is not among a decision's moves."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Seat
from hedgerow.games.earth.frames import (
    Activation,
    Choosing,
    Owing,
    Placing,
    Planting,
    Replacing,
    Siting,
    Walking,
    Yielding,
)
from hedgerow.games.earth.library import library
from hedgerow.games.earth.moves import (
    Act,
    All,
    Choose,
    Claim,
    Compost,
    Convert,
    CopyAt,
    Done,
    Keep,
    Leaf,
    Move,
    Order,
    Pay,
    Plant,
    PlayEvent,
    Put,
    Remove,
    ReplaceAt,
    Rouse,
    Site,
    Skip,
    Step,
    Take,
    Use,
)
from hedgerow.games.earth.rules.turns import FULL
from hedgerow.games.earth.state import State


def refuse(state: State, seat: Seat, move: Move) -> str:
    board = state.boards[seat]
    frame = board.stack[-1]
    match move:
        case Choose():
            return "EAR-8" if isinstance(frame, Choosing) else "EAR-9"
        case Act(colour):
            barred = any(colour in library()[card].forbids for card, _, _ in board.planted.values())
            return "EAR-50" if barred and seat == state.active else "EAR-12"
        case Plant(card):
            return _refuse_plant(state, seat, card)
        case ReplaceAt():
            return "EAR-51"
        case Pay():
            return "EAR-19"
        case Site(cell):
            if not isinstance(frame, Siting):
                return "EAR-20"
            return "EAR-23" if cell in board.planted else "EAR-21"
        case Keep():
            return "EAR-14"
        case Compost():
            return "EAR-33"
        case Take():
            return "EAR-16"
        case All():
            return "EAR-39" if isinstance(frame, Placing) else "EAR-140"
        case Put():
            return "EAR-24" if isinstance(frame, Placing) else "EAR-25"
        case Remove():
            return "EAR-34" if isinstance(frame, Owing) else "EAR-32"
        case Order():
            return "EAR-30"
        case Use():
            return "EAR-32" if isinstance(frame, Activation) else "EAR-31"
        case Skip():
            return "EAR-31"
        case CopyAt():
            return "EAR-40"
        case PlayEvent(card):
            return "EAR-42" if card in board.hand else "EAR-41"
        case Convert():
            return "EAR-26"
        case Done():
            return "EAR-43"
        case Leaf():
            return "EAR-84"
        case Rouse():
            return "EAR-85"
        case Step(cell):
            if not isinstance(frame, Walking):
                return "EAR-85"
            return "EAR-89" if cell in (frame.start, *frame.visited) else "EAR-87"
        case Claim():
            return "EAR-115" if isinstance(frame, Yielding) else "EAR-95"
    assert_never(move)


def _refuse_plant(state: State, seat: Seat, card: int) -> str:
    board = state.boards[seat]
    frame = board.stack[-1]
    if isinstance(frame, Replacing):
        return "EAR-51"
    if not isinstance(frame, Planting) or card not in board.hand:
        return "EAR-18"
    if library()[card].kind == "event":
        return "EAR-42"
    return "EAR-23" if len(board.planted) >= FULL else "EAR-19"
