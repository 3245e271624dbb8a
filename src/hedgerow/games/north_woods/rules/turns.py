"""Ending a turn and starting the next."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.events import Stalled
from hedgerow.games.north_woods.frames import Start
from hedgerow.games.north_woods.rules.ending import stalled
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.supply import refill, renew


def next_turn(state: State, log: Log) -> None:
    """NWO-40: clockwise; NWO-78 and NWO-79 end a stalled game."""
    seat = (state.turn + 1) % state.seats
    if seat == 0:
        state.round += 1
    why = stalled(state)
    if why is None:
        begin_turn(state, seat, log)
        return
    state.stack.clear()
    if log.on:
        log.tell(Stalled(why))


def begin_turn(state: State, seat: Seat, log: Log) -> None:
    state.turn = seat
    state.edits = 0
    state.rescuing = False
    state.spring &= ~(1 << seat)  # NWO-95
    refill(state, log)
    renew(state, log)
    state.dry = 0 if state.can_draw else state.dry + 1
    state.stack[:] = [Start(0)]
