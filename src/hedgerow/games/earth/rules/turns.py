"""Actions in their strong and weak form, and the end of turns and rounds."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import SIDE
from hedgerow.games.earth.effects import ACTIONS, Action, Goods
from hedgerow.games.earth.events import (
    Acted,
    GameEnded,
    RoundBegan,
)
from hedgerow.games.earth.frames import (
    Acting,
    Activate,
    Benefits,
    Closing,
    Frame,
    Planting,
    Reaping,
    Receiving,
    Sharing,
)
from hedgerow.games.earth.moves import Act, Benefit, Done, Move, Take
from hedgerow.games.earth.rules.goods import has_room
from hedgerow.games.earth.rules.handler import SKIP, Handler, Handlers, along, leave
from hedgerow.games.earth.rules.playing import could_move_freely, free_moves
from hedgerow.games.earth.rules.setup import begin_turn
from hedgerow.games.earth.state import Board, State

FULL: Final = SIDE * SIDE
ROUND_LIMIT: Final = 40
"""EAR-58; it makes games of random bots end."""

STRONG: Final[dict[Action, tuple[Frame, ...]]] = {
    # The top of a stack is its end: what stands last here comes first.
    "green": (Reaping(4), Planting(2)),  # EAR-14
    "red": (Receiving(Goods(soil=5, compost_deck=2)),),  # EAR-15
    "blue": (Receiving(Goods(soil=2, sprout=6)),),  # EAR-16
    "yellow": (Receiving(Goods(draw=4, growth=2)),),  # EAR-17
}
WEAK: Final[dict[Action, tuple[Frame, ...]]] = {
    "green": (Receiving(Goods(draw=1)), Planting(1)),
    "red": (Benefits("red"),),
    "blue": (Benefits("blue"),),
    "yellow": (Benefits("yellow"),),
}
WEAK_BENEFITS: Final[dict[Action, dict[Benefit, Goods]]] = {
    "green": {},
    "red": {"soil": Goods(soil=2), "compost": Goods(compost_deck=2)},
    "blue": {"sprout": Goods(sprout=2), "soil": Goods(soil=2)},
    "yellow": {"draw": Goods(draw=2), "growth": Goods(growth=2)},
}
_ACTION_RULES: Final[dict[Action, str]] = {
    "green": "EAR-14",
    "red": "EAR-15",
    "blue": "EAR-16",
    "yellow": "EAR-17",
}

_ACTING, _CLOSING = (
    tuple(Message(f"earth-prompt-{name}", {"last": last}) for last in (0, 1))
    for name in ("acting", "closing")
)


def choosable(board: Board) -> list[Action]:
    """EAR-12, EAR-50: any action that the seat's terrains do not forbid."""
    cards = box()
    barred = {colour for card, _, _ in board.planted.values() for colour in cards[card].forbids}
    return [action for action in ACTIONS if action not in barred]


def _actions(state: State, seat: Seat, frame: Acting) -> list[Move]:
    board = state.boards[seat]
    return [*(Act(colour) for colour in choosable(board)), *free_moves(board)]


def _act_prompt(state: State, seat: Seat, frame: Acting) -> Message:
    return _ACTING[state.ending]  # EAR-55


def _act(state: State, seat: Seat, frame: Acting, move: Move, log: Log) -> None:
    """EAR-13: all seats take part in an action."""
    assert isinstance(move, Act)
    colour = move.colour
    state.boards[seat].stack.pop()
    state.action = colour
    if log.on:
        log.tell(Acted(seat, colour))
    for other in state.clockwise():
        frames = STRONG[colour] if other == seat else WEAK[colour]
        # EAR-96: another seat may still be taking what an animal gave it; that comes first.
        state.boards[other].stack[:0] = [Closing(), Activate(colour), *frames]


def benefits(board: Board, colour: Action) -> list[Benefit]:
    """The possible benefits; pieces only if there is space for one."""
    offered = WEAK_BENEFITS[colour]
    return [
        benefit
        for benefit in offered
        if not (
            (benefit == "sprout" and not has_room(board, "sprout"))
            or (benefit == "growth" and not has_room(board, "growth"))
        )
    ]


def _takes(state: State, seat: Seat, frame: Benefits) -> list[Move]:
    board = state.boards[seat]
    offered = benefits(board, frame.colour)
    return [*(Take(benefit) for benefit in offered), SKIP, *free_moves(board)]


def _take_prompt(state: State, seat: Seat, frame: Benefits) -> Message:
    return along(state, seat, Message(f"earth-prompt-benefit-{frame.colour}"))


def _take(state: State, seat: Seat, frame: Benefits, move: Move, log: Log) -> None:
    match move:
        case Take(benefit):
            goods = WEAK_BENEFITS[frame.colour][benefit]
            state.boards[seat].stack[-1] = Receiving(goods)
        case _:
            leave(state, seat, frame, move, log)


def _refuse_take(state: State, seat: Seat, frame: Benefits, move: Move) -> str | None:
    """The rule on the action that was chosen, rather than on one of the four."""
    return _ACTION_RULES[frame.colour] if isinstance(move, Take) else None


# The end of a turn


def _close(state: State, seat: Seat, frame: Closing, log: Log) -> bool:
    board = state.boards[seat]
    if could_move_freely(board):
        return False
    board.stack.pop()
    return True


def _last_moves(state: State, seat: Seat, frame: Closing) -> list[Move]:
    return [Done(), *free_moves(state.boards[seat])]


def _last_prompt(state: State, seat: Seat, frame: Closing) -> Message:
    """EAR-43, EAR-55: in the last turn of the last round it is the last chance before scoring.

    Whether a rival fills its tableau in this very turn does not count: seats act together, and a
    question stays as it was asked.
    """
    full = state.ending or len(state.boards[seat].planted) >= FULL
    return _CLOSING[state.gaia is None and full and _ends_round(state)]


HANDLERS: Final[Handlers] = {
    Acting: Handler(_actions, _act_prompt, _act),
    Benefits: Handler(_takes, _take_prompt, _take, refuse=_refuse_take),
    Closing: Handler(_last_moves, _last_prompt, leave, _close),
}


def end_turn(state: State) -> None:
    """EAR-55: with a full tableau the round is the last one; claims come next (EAR-45)."""
    state.stage = "claims"
    state.ending |= any(len(board.planted) >= FULL for board in state.boards)


def _ends_round(state: State) -> bool:
    return (state.active + 1) % state.seats == state.first


def next_turn(state: State, log: Log) -> None:
    """EAR-11, EAR-55, EAR-97: the next seat, the end of a round, or the end of the game.

    What the collective ability has brought is claimed before the next turn (EAR-45).
    """
    last = _ends_round(state)
    if state.stage == "claims" and last and state.collective:
        state.stage = "sharing"
        for board in state.boards:
            board.stack.append(Sharing())
        return
    state.stage = "turn"
    state.active = (state.active + 1) % state.seats
    if not last:
        begin_turn(state)
    elif state.ending or state.round == ROUND_LIMIT:
        state.stage = "over"
        if log.on:
            log.tell(GameEnded("tableau" if state.ending else "limit"))
    else:
        state.round += 1
        if log.on:
            log.tell(RoundBegan(state.round))
        begin_turn(state)
