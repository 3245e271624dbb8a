"""Activating and moving animals (EAR-83 to EAR-93)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth.effects import Stay
from hedgerow.games.earth.events import AnimalMoved, AnimalRoused
from hedgerow.games.earth.frames import Roaming, Walking
from hedgerow.games.earth.moves import Move, Rouse, Skip, Step
from hedgerow.games.earth.rules import walking
from hedgerow.games.earth.rules.handler import SKIP, Handler, Handlers, leave, prompts
from hedgerow.games.earth.rules.verbs import animals
from hedgerow.games.earth.rules.verbs.verb import Walk
from hedgerow.games.earth.state import Board, State

# Roaming


def _rest(state: State, seat: Seat, frame: Roaming, log: Log) -> bool:
    board = state.boards[seat]
    if roused(board, frame):
        return False
    board.stack.pop()
    return True


def roused(board: Board, frame: Roaming) -> list[int]:
    """EAR-85: the animals that can be activated now."""
    if not board.planted:
        return []
    return [animal for animal in frame.animals if walking.rousable(board, animal, frame.used)]


def _rousings(state: State, seat: Seat, frame: Roaming) -> list[Move]:
    return [*(Rouse(animal) for animal in roused(state.boards[seat], frame)), SKIP]


def _rouse(state: State, seat: Seat, frame: Roaming, move: Move, log: Log) -> None:
    board = state.boards[seat]
    match move:
        case Rouse(animal):
            rest = tuple(other for other in frame.animals if other != animal)
            board.stack[-1] = Roaming(frame.used, rest)
            board.stack.append(walking.begin(board, animal, frame.used))
            if log.on:
                log.tell(AnimalRoused(seat, board.animals[animal]))
        case _:
            leave(state, seat, frame, move, log)


# Walking


def _arrive(state: State, seat: Seat, frame: Walking, log: Log) -> bool:
    board = state.boards[seat]
    if walking.steps(board, frame):
        return False
    board.stack.pop()
    visited = frame.visited
    if not visited and isinstance(walking.movement(board, frame.animal), Stay):
        visited = (walking.standing(board, frame.animal),)
    animals.begin(state, seat, Walk(frame.animal, visited, frame.start), log)
    return True


def _steps(state: State, seat: Seat, frame: Walking) -> list[Move]:
    board = state.boards[seat]
    ahead: list[Move] = [Step(cell) for cell in walking.steps(board, frame)]
    return [*ahead, SKIP] if walking.may_stop(board, frame) else ahead


def _step_prompt(state: State, seat: Seat, frame: Walking) -> Message:
    return Message("earth-prompt-walking", {"left": frame.left})


def _step(state: State, seat: Seat, frame: Walking, move: Move, log: Log) -> None:
    """EAR-86, EAR-87: the figure stands on the next card."""
    board, animal = state.boards[seat], frame.animal
    if isinstance(move, Skip):
        board.stack[-1] = Walking(animal, 0, frame.start, frame.visited)
        return
    assert isinstance(move, Step)
    visited = (*frame.visited, move.cell)
    board.stack[-1] = Walking(animal, frame.left - 1, frame.start, visited)
    way = walking.movement(board, animal)
    herd = isinstance(way, Stay) and way.herd
    figures = list(board.figures)
    figures[animal] = (*figures[animal], move.cell) if herd else (move.cell,)
    board.figures = tuple(figures)
    if log.on:
        log.tell(AnimalMoved(seat, board.animals[animal], move.cell))


def _refuse_step(state: State, seat: Seat, frame: Walking, move: Move) -> str | None:
    if not isinstance(move, Step):
        return None
    return "EAR-89" if move.cell in (frame.start, *frame.visited) else "EAR-87"


HANDLERS: Final[Handlers] = {
    Roaming: Handler(_rousings, prompts("earth-prompt-roaming"), _rouse, _rest),
    Walking: Handler(_steps, _step_prompt, _step, _arrive, _refuse_step),
}
