"""Finds the rule that forbids a move which was not offered."""

from __future__ import annotations

from typing import Final

from hedgerow.core.text import Seat
from hedgerow.games.earth.box import box
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
from hedgerow.games.earth.rules.flow import HANDLERS
from hedgerow.games.earth.state import State

RULES: Final[dict[type, str]] = {
    Choose: "EAR-9",
    Act: "EAR-12",
    Plant: "EAR-18",
    ReplaceAt: "EAR-51",
    Pay: "EAR-19",
    Site: "EAR-20",
    Keep: "EAR-14",
    Compost: "EAR-33",
    Take: "EAR-16",
    All: "EAR-140",
    Put: "EAR-25",
    Remove: "EAR-32",
    Order: "EAR-30",
    Use: "EAR-31",
    Skip: "EAR-31",
    CopyAt: "EAR-40",
    PlayEvent: "EAR-41",
    Convert: "EAR-26",
    Done: "EAR-43",
    Leaf: "EAR-84",
    Rouse: "EAR-85",
    Step: "EAR-85",
    Claim: "EAR-95",
}
"""The rule for each type of move, unless the frame names a better one."""


def refuse(state: State, seat: Seat, move: Move) -> str:
    board = state.boards[seat]
    frame = board.stack[-1]
    rule = HANDLERS[type(frame)].refuse(state, seat, frame, move)
    if rule is not None:
        return rule
    match move:
        case PlayEvent(card) if card in board.hand:
            return "EAR-42"
        case Act(colour) if seat == state.active and any(
            colour in box()[card].forbids for card, _, _ in board.planted.values()
        ):
            return "EAR-50"
        case _:
            return RULES[type(move)]
