"""What each move does. `apply` trusts its caller."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import Cell
from hedgerow.games.earth.effects import Stay
from hedgerow.games.earth.events import (
    AbilitySkipped,
    AbilityUsed,
    AnimalMoved,
    AnimalRoused,
    ReplacementBegan,
)
from hedgerow.games.earth.frames import (
    Activation,
    Benefits,
    Choosing,
    Claiming,
    Composting,
    Copying,
    Keeping,
    Offered,
    Ordering,
    Owing,
    Paying,
    Picking,
    Placing,
    Planting,
    Receiving,
    Replacing,
    Rewarding,
    Roaming,
    Sharing,
    Siting,
    Stocking,
    Visiting,
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
    seen_by_others,
)
from hedgerow.games.earth.rules import deeds, gaia, walking
from hedgerow.games.earth.rules.claims import choose_claim, notice, settle
from hedgerow.games.earth.rules.flow import advance, effect_at, keep, queue, remove
from hedgerow.games.earth.rules.goods import put, room
from hedgerow.games.earth.rules.planting import announce, pay, replace, site
from hedgerow.games.earth.rules.playing import convert, discard_leaf, play_event
from hedgerow.games.earth.rules.setup import begin, choose, settle_in
from hedgerow.games.earth.rules.turns import WEAK_BENEFITS, act, end_turn, next_turn
from hedgerow.games.earth.rules.verbs import can, resolve
from hedgerow.games.earth.rules.verbs.animals import stock
from hedgerow.games.earth.state import State
from hedgerow.games.earth.supply import compost_from_hand


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    state.boards[seat].last = seen_by_others(move)
    state.boards[seat].asked = None
    _answer(state, seat, move, log)
    if isinstance(move, Act) or state.options.animals:
        # Everybody has a part in an action, and an animal may give something to all others.
        for step in range(state.seats):
            other = (seat + step) % state.seats
            advance(state, other, log)
            notice(state, other)
    else:
        advance(state, seat, log)
        notice(state, seat)
    while state.stage != "over" and not any(board.stack for board in state.boards):
        _go_on(state, log)


def _go_on(state: State, log: Log) -> None:
    """Nobody has anything left to do: the next part of the game begins."""
    match state.stage:
        case "choosing":
            settle_in(state, log)
        case "starting":
            begin(state, log)
        case "turn":
            if state.gaia is not None:
                gaia.after_own_turn(state, log)
            end_turn(state)
        case "gaia":
            gaia.end_turn(state, log)
            end_turn(state)
        case "yielding":
            if not settle(state, log):
                gaia.let_choose(state)
        case "claims" | "sharing":
            if settle(state, log):
                pass  # until nothing is due
            elif state.gaia is not None:
                gaia.go_on(state, log)
            else:
                next_turn(state, log)
        case "over":
            return
    for seat in state.clockwise():
        advance(state, seat, log)
        notice(state, seat)


def _answer(state: State, seat: Seat, move: Move, log: Log) -> None:
    board = state.boards[seat]
    stack = board.stack
    frame = stack[-1]
    match move:
        case Choose(code):
            assert isinstance(frame, Choosing)
            stack.pop()
            choose(state, seat, frame.what, code, log)
        case Act(colour):
            stack.pop()
            act(state, seat, colour, log)
        case Plant(card):
            _plant(state, seat, card, log)
        case ReplaceAt(cell):
            assert isinstance(frame, Planting)
            stack[-1] = Planting(frame.left - 1)
            terrain = library()[board.planted[cell][0]].replace
            assert terrain is not None
            stack.append(Replacing(cell, terrain.colour, terrain.draw))
            if log.on:
                log.tell(ReplacementBegan(seat, cell))
        case Pay(instead):
            assert isinstance(frame, Paying)
            stack.pop()
            pay(state, seat, frame.card, frame.cost, instead, log)
        case Site(cell):
            assert isinstance(frame, Siting)
            stack.pop()
            site(state, seat, frame.card, cell, log, None)
        case Keep(card):
            assert isinstance(frame, Keeping)
            keep(state, seat, frame, card, log)
        case Compost(card):
            compost_from_hand(state, seat, card, log)
            if isinstance(frame, Owing):
                stack[-1] = Owing("hand", frame.left - 1)
            else:
                assert isinstance(frame, Composting)
                stack[-1] = Composting(frame.left - 1, frame.exact)
        case Take(benefit):
            assert isinstance(frame, Benefits)
            stack[-1] = Receiving(WEAK_BENEFITS[frame.colour][benefit])
        case Put(cell):
            assert isinstance(frame, Placing)
            # EAR-39: where it is "on each", every cell has its turn once.
            cells = frame.cells & ~(1 << cell) if frame.each else frame.cells
            stack[-1] = Placing(frame.piece, frame.left - 1, cells, each=frame.each)
            put(state, seat, frame.piece, cell, frame.each or 1, log)
        case Remove(cell):
            if isinstance(frame, Stocking):
                stock(state, seat, frame, cell, log)
            else:
                assert isinstance(frame, Owing)
                remove(state, seat, frame, cell, log)
        case Order(first):
            assert isinstance(frame, Ordering)
            stack[-1] = queue(board, frame.colour, first)
        case Use():
            _use(state, seat, log)
        case All():
            _take_all(state, seat, log)
        case CopyAt(cell, number):
            assert isinstance(frame, Copying | Picking)
            stack.pop()
            if log.on:
                log.tell(AbilityUsed(seat, cell, number))
            # EAR-40: a copy works from the copying card's place.
            place = frame.place if isinstance(frame, Copying) else cell
            resolve(state, seat, effect_at(board, cell, number), place, log)
        case Skip():
            _skip(state, seat, log)
        case PlayEvent(card):
            play_event(state, seat, card, log)
        case Convert():
            convert(state, seat, log)
        case Done():
            stack.pop()
        case Leaf():
            discard_leaf(state, seat, log)
        case Rouse(animal):
            assert isinstance(frame, Roaming)
            rest = tuple(other for other in frame.animals if other != animal)
            stack[-1] = Roaming(frame.used, rest)
            stack.append(walking.begin(board, animal, frame.used))
            if log.on:
                log.tell(AnimalRoused(seat, board.animals[animal]))
        case Step(cell):
            _step(state, seat, cell, log)
        case Claim(goal):
            if isinstance(frame, Yielding):
                stack.pop()
                gaia.claim(state, goal, log)
                return
            assert isinstance(frame, Claiming)
            choose_claim(state, seat, frame, goal)
        case _:
            assert_never(move)


def _plant(state: State, seat: Seat, card: int, log: Log) -> None:
    stack = state.boards[seat].stack
    frame = stack[-1]
    if isinstance(frame, Replacing):
        stack.pop()
        replace(state, seat, frame, card, log)
        return
    assert isinstance(frame, Planting)
    stack[-1] = Planting(frame.left - 1)
    announce(state, seat, card, log)


def _step(state: State, seat: Seat, cell: Cell, log: Log) -> None:
    """EAR-86, EAR-87: the figure stands on the next card."""
    board = state.boards[seat]
    frame = board.stack[-1]
    assert isinstance(frame, Walking)
    animal = frame.animal
    visited = (*frame.visited, cell)
    board.stack[-1] = Walking(animal, frame.left - 1, frame.start, visited)
    move = walking.movement(board, animal)
    herd = isinstance(move, Stay) and move.herd
    figures = list(board.figures)
    figures[animal] = (*figures[animal], cell) if herd else (cell,)
    board.figures = tuple(figures)
    if log.on:
        log.tell(AnimalMoved(seat, board.animals[animal], cell))


def _use(state: State, seat: Seat, log: Log) -> None:
    board = state.boards[seat]
    frame = board.stack[-1]
    match frame:
        case Activation(queued, quick):
            place, number = queued[0]
            board.stack[-1] = Activation(queued[1:], quick)
            if log.on:
                log.tell(AbilityUsed(seat, place, number))
            resolve(state, seat, effect_at(board, place, number), place, log)
        case Visiting():
            deeds.visit(state, seat, frame, log)
        case Rewarding():
            deeds.reward(state, seat, frame, log)
        case Sharing():
            deeds.share(state, seat, log)
        case Offered(goods):
            board.stack[-1] = Receiving(goods)
        case _:
            raise AssertionError(f"nothing to use in {frame}")


def _take_all(state: State, seat: Seat, log: Log) -> None:
    """EAR-39: a piece on each cell that is left; EAR-140: all that costs nothing."""
    board = state.boards[seat]
    frame = board.stack[-1]
    match frame:
        case Placing(piece, _, cells, _, each):
            board.stack.pop()
            for cell in list(room(board, piece, cells)):
                put(state, seat, piece, cell, each, log)
        case Activation(queued):
            board.stack[-1] = Activation(queued, quick=True)
        case Visiting(animal, cells, gained):
            board.stack[-1] = Visiting(animal, cells, gained, quick=True)
        case _:
            raise AssertionError(f"nothing to take of {frame}")


def _skip(state: State, seat: Seat, log: Log) -> None:
    board = state.boards[seat]
    stack = board.stack
    frame = stack[-1]
    match frame:
        case Activation(queued, quick):
            place, number = queued[0]
            stack[-1] = Activation(queued[1:], quick)
            if log.on and can(state, seat, effect_at(board, place, number), place):
                log.tell(AbilitySkipped(seat, place, number))
        case Visiting(animal, cells, gained, quick):
            stack[-1] = Visiting(animal, cells[1:], gained, quick)
        case Walking(animal, _, start, visited):
            stack[-1] = Walking(animal, 0, start, visited)
        case _:
            stack.pop()
