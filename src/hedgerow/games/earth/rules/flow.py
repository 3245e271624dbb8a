"""The flow of a game: questions, answers and automatic steps.

Each frame has one `Handler`, in the module of its phase.
"""

from __future__ import annotations

from typing import Final

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.moves import Act, Move, seen_by_others
from hedgerow.games.earth.rules import (
    activation,
    claims,
    deeds,
    gaia,
    gaining,
    planting,
    playing,
    roaming,
    setup,
    turns,
)
from hedgerow.games.earth.rules.handler import Handlers
from hedgerow.games.earth.state import State

HANDLERS: Final[Handlers] = {
    **setup.HANDLERS,
    **turns.HANDLERS,
    **planting.HANDLERS,
    **gaining.HANDLERS,
    **activation.HANDLERS,
    **roaming.HANDLERS,
    **deeds.HANDLERS,
    **claims.HANDLERS,
    **gaia.HANDLERS,
}
_STEPS: Final = {frame: handler.step for frame, handler in HANDLERS.items()}


def decide(state: State, seat: Seat) -> Decision[Move]:
    """What a seat with pending work is asked."""
    frame = state.boards[seat].stack[-1]
    handler = HANDLERS[type(frame)]
    if handler.decide is not None:
        return handler.decide(state, seat, frame)
    moves = handler.moves(state, seat, frame)
    return Decision(seat, handler.prompt(state, seat, frame), ListMoves(tuple(moves)))


def advance(state: State, seat: Seat, log: Log) -> None:
    """Proceed until the seat has to answer or has nothing left to do."""
    board = state.boards[seat]
    stack = board.stack
    while stack:
        frame = stack[-1]
        if not _STEPS[type(frame)](state, seat, frame, log):
            return
        board.asked = None


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    """Make a move; legality is not checked."""
    board = state.boards[seat]
    board.last = seen_by_others(move)
    board.asked = None
    if isinstance(move, playing.FREE_MOVES):
        playing.play(state, seat, move, log)
    else:
        frame = board.stack[-1]
        HANDLERS[type(frame)].answer(state, seat, frame, move, log)
    if isinstance(move, Act) or state.options.animals:
        # An action concerns all seats, and an animal may give something to all others.
        for step in range(state.seats):
            other = (seat + step) % state.seats
            advance(state, other, log)
            claims.notice(state, other)
    else:
        advance(state, seat, log)
        claims.notice(state, seat)
    if board.stack:
        return  # as after most moves
    while state.stage != "over" and not any(board.stack for board in state.boards):
        _go_on(state, log)


def _go_on(state: State, log: Log) -> None:
    """Nobody has anything left to do: the next part of the game begins."""
    match state.stage:
        case "choosing":
            setup.settle_in(state, log)
        case "starting":
            setup.begin(state, log)
        case "turn":
            if state.gaia is not None:
                gaia.after_own_turn(state, log)
            turns.end_turn(state)
        case "gaia":
            gaia.end_turn(state, log)
            turns.end_turn(state)
        case "yielding":
            if not claims.settle(state, log):
                gaia.let_choose(state)
        case "claims" | "sharing":
            if claims.settle(state, log):
                pass  # until nothing is due
            elif state.gaia is not None:
                gaia.go_on(state, log)
            else:
                turns.next_turn(state, log)
        case "over":
            return
    for seat in state.clockwise():
        advance(state, seat, log)
        claims.notice(state, seat)
