"""From one question to the next: the top of the stack asks, an answer and its steps follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.frames import Frame
from hedgerow.games.north_woods.moves import Move
from hedgerow.games.north_woods.rules import actions, dying, event_frames, opening, start, territory
from hedgerow.games.north_woods.rules.handler import Handler
from hedgerow.games.north_woods.state import State

MAX_DECISIONS: Final = 100_000
"""Far beyond 100 rounds of six seats: a turn is bounded by its edits and by the cards there are.

Without limits (NWO-29, NWO-79) a game goes on until a Habitat or an empty deck. Seats that choose
at random come to that after some thousands of decisions, but nothing forces them: environments and
simulations break a game off here.
"""
HANDLERS: Final[dict[type[Frame], Handler[Any]]] = {
    **opening.HANDLERS,
    **start.HANDLERS,
    **territory.HANDLERS,
    **actions.HANDLERS,
    **event_frames.HANDLERS,
    **dying.HANDLERS,
}
"""One for each frame."""


def decisions(state: State) -> tuple[Decision[Move], ...]:
    if not state.stack:
        return ()
    frame = state.stack[-1]
    handler = HANDLERS[type(frame)]
    prompt = handler.prompt(state, frame)
    return tuple(
        [
            Decision(seat, prompt, ListMoves(handler.moves(state, seat, frame)))
            for seat in handler.asked(state, frame)
        ]
    )


def moves_of(state: State, frame: Frame) -> Sequence[Move]:
    """What the seat that is asked may do; not for the opening, where several are."""
    return HANDLERS[type(frame)].moves(state, state.asked, frame)


def held(frame: Frame) -> tuple[str, ...]:
    """The cards that lie nowhere else while a frame is pending."""
    return HANDLERS[type(frame)].holds(frame)


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    frame = state.stack[-1]
    HANDLERS[type(frame)].answer(state, seat, frame, move, log)
    while state.stack:
        frame = state.stack[-1]
        if not HANDLERS[type(frame)].step(state, frame, log):
            return
