"""What an animal does after its walk, for its owner or for everybody (EAR-94 to EAR-99)."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import ISLAND
from hedgerow.games.earth.effects import EachVisited
from hedgerow.games.earth.events import Shared
from hedgerow.games.earth.frames import Rewarding, Visiting
from hedgerow.games.earth.rules.verbs import Asking, asking, may, resolve
from hedgerow.games.earth.rules.verbs.animals import effect_of, give_others
from hedgerow.games.earth.rules.verbs.everybody import collective
from hedgerow.games.earth.rules.verbs.verb import Walk
from hedgerow.games.earth.state import State


def visit_asking(state: State, seat: Seat, frame: Visiting) -> Asking | None:
    """How the deed on the next card is asked about; None if it can do nothing there."""
    effect = effect_of(state.boards[seat], frame.animal)
    return asking(state, seat, effect, Walk(frame.animal, frame.cells[:1]))


def visit(state: State, seat: Seat, frame: Visiting, log: Log) -> None:
    """Do the deed on the next card."""
    board = state.boards[seat]
    board.stack[-1] = Visiting(frame.animal, frame.cells[1:], gained=True, quick=frame.quick)
    walk = Walk(frame.animal, frame.cells[:1])
    resolve(state, seat, effect_of(board, frame.animal), walk, log)


def end_visits(state: State, seat: Seat, frame: Visiting) -> None:
    board = state.boards[seat]
    board.stack.pop()
    effect = effect_of(board, frame.animal)
    if frame.gained and isinstance(effect, EachVisited):
        give_others(state, seat, effect.others_gain)


def reward_asking(state: State, seat: Seat, frame: Rewarding) -> Asking | None:
    effect = effect_of(state.boards[seat], frame.animal)
    return asking(state, seat, effect, Walk(frame.animal, frame.visited))


def reward(state: State, seat: Seat, frame: Rewarding, log: Log) -> None:
    board = state.boards[seat]
    board.stack.pop()
    walk = Walk(frame.animal, frame.visited)
    resolve(state, seat, effect_of(board, frame.animal), walk, log)


def share_asking(state: State, seat: Seat) -> Asking | None:
    """How the collective ability is asked about; None if it can do nothing for this seat."""
    return asking(state, seat, collective(state), ISLAND)


def share_may(state: State, seat: Seat) -> bool:
    """EAR-141: whether it might do something after an event or a conversion."""
    return may(state, seat, collective(state), ISLAND)


def share(state: State, seat: Seat, log: Log) -> None:
    """Do what the collective animal offers."""
    state.boards[seat].stack.pop()
    if log.on:
        log.tell(Shared(seat, state.collective))
    resolve(state, seat, collective(state), ISLAND, log)
