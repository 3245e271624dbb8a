"""The flow of a game: the top of the stack asks; its answer and forced steps follow."""

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
"""Far beyond 100 rounds of six seats: a turn is bounded by its edits and by the number of cards.

Without limits (NWO-29, NWO-79) a game goes on until a Habitat or an empty deck. Random seats get
there after a few thousand decisions, but nothing forces them: environments and simulations stop a
game here.
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
    prompt, moves, asked = handler.prompt(state, frame), handler.moves, handler.asked
    if asked is None:
        seat = state.turn
        return (Decision(seat, prompt, ListMoves(moves(state, seat, frame))),)
    return tuple(
        [
            Decision(seat, prompt, ListMoves(moves(state, seat, frame)))
            for seat in asked(state, frame)
        ]
    )


def moves_of(state: State, frame: Frame) -> Sequence[Move]:
    """The moves of the seat that is asked; not for the opening, in which several are."""
    return HANDLERS[type(frame)].moves(state, state.asked, frame)


def held(frame: Frame) -> tuple[str, ...]:
    """The cards that are held only by a pending frame."""
    return HANDLERS[type(frame)].holds(frame)


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    frame = state.stack[-1]
    HANDLERS[type(frame)].answer(state, seat, frame, move, log)
    while state.stack:
        frame = state.stack[-1]
        step = HANDLERS[type(frame)].step
        if step is None or not step(state, frame, log):
            return
