"""Abilities of a colour, one after the other (EAR-28 to EAR-31, EAR-40, EAR-140, EAR-141)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth.box import Sheet, box
from hedgerow.games.earth.cards import climates, earth_deck, islands, name_of
from hedgerow.games.earth.cells import CLIMATE, ISLAND
from hedgerow.games.earth.effects import FREE, Action, Effect, Gain
from hedgerow.games.earth.events import AbilitySkipped, AbilityUsed
from hedgerow.games.earth.frames import Activate, Activation, Copying, Ordering, Place
from hedgerow.games.earth.moves import All, CopyAt, Move, Order, Skip, Use
from hedgerow.games.earth.rules.goods import Unplaced, lost
from hedgerow.games.earth.rules.handler import (
    ALL,
    SKIP,
    USE,
    Handler,
    Handlers,
    leave,
    prompts,
    stopped,
)
from hedgerow.games.earth.rules.playing import could_move_freely, free_moves
from hedgerow.games.earth.rules.verbs import Asking, asking, can, may, resolve
from hedgerow.games.earth.rules.verbs.cards import copyable
from hedgerow.games.earth.state import Board, State

ASKED: Final[dict[Asking, Message]] = {
    "quiet": Message("earth-prompt-taking"),
    "open": Message("earth-prompt-ability"),
    "asked": Message("earth-prompt-ability"),
}
"""The prompts for the next ability. Those of free abilities without a choice begin with
`earth-prompt-taking`."""

FULL: Final[dict[Unplaced, Message]] = {
    "sprout": Message("earth-prompt-ability-full", {"piece": "sprout"}),
    "growth": Message("earth-prompt-ability-full", {"piece": "growth"}),
    "both": Message("earth-prompt-ability-full", {"piece": "both"}),
}
"""The prompts for an ability whose price would be paid for pieces without a space."""


_ORDERS: Final[tuple[Move, ...]] = (Order(True), Order(False))


def sheet_at(board: Board, place: Place) -> Sheet:
    """The card, island or climate at a place."""
    sheets = box()
    if place == ISLAND:
        return sheets.boards[board.island]
    if place == CLIMATE:
        return sheets.boards[board.climate]
    return sheets[board.planted[place][0]]


def effect_at(board: Board, place: Place, number: int) -> Effect:
    effect = sheet_at(board, place).effects[number]
    assert effect is not None
    return effect


def stopped_at(board: Board, place: Place) -> Message:
    """EAR-141: the card whose ability cannot be used now."""
    if place == ISLAND:
        return stopped(name_of(islands()[board.island]))
    if place == CLIMATE:
        return stopped(name_of(climates()[board.climate]))
    return stopped(name_of(earth_deck()[board.planted[place][0]]))


# Activate, Ordering


def _on_tableau(board: Board, colour: Action) -> list[tuple[Place, int]]:
    """EAR-30: left to right, top to bottom."""
    sheets = box()
    return [
        (cell, number)
        for cell, (card, _, _) in board.planted.items()
        for number in sheets[card].on[colour]
    ]


def _beside(board: Board, colour: Action) -> list[tuple[Place, int]]:
    """EAR-30: the island, then the climate."""
    return [
        (place, number)
        for place in (ISLAND, CLIMATE)
        for number in sheet_at(board, place).on[colour]
    ]


def _queue(board: Board, colour: Action, first: bool) -> Activation:
    """The abilities of a colour, with island and climate first or last."""
    tableau, beside = tuple(_on_tableau(board, colour)), tuple(_beside(board, colour))
    return Activation(beside + tableau if first else tableau + beside)


def _activate(state: State, seat: Seat, frame: Activate, log: Log) -> bool:
    board = state.boards[seat]
    both = _beside(board, frame.colour) and _on_tableau(board, frame.colour)
    board.stack[-1] = Ordering(frame.colour) if both else _queue(board, frame.colour, True)
    return True


def _orders(state: State, seat: Seat, frame: Ordering) -> list[Move]:
    return [*_ORDERS, *free_moves(state.boards[seat])]


def _order(state: State, seat: Seat, frame: Ordering, move: Move, log: Log) -> None:
    assert isinstance(move, Order)
    board = state.boards[seat]
    board.stack[-1] = _queue(board, frame.colour, move.first)


# Activation


def _go_through(state: State, seat: Seat, frame: Activation, log: Log) -> bool:
    """EAR-31: each ability in turn; one that can do nothing is skipped."""
    board = state.boards[seat]
    if not frame.queue:
        board.stack.pop()
        return True
    how = front_asking(state, seat, frame)
    if how == "asked" or (how == "quiet" and not frame.quick):
        return False
    place, number = frame.queue[0]
    effect = effect_at(board, place, number)
    stops = how is None and not frame.quick and could_move_freely(board)
    if stops and may(state, seat, effect, place):
        return False  # EAR-141
    using = frame.queue[0] if how is not None else None
    board.stack[-1] = Activation(frame.queue[1:], frame.quick, using)
    if how is not None:
        if log.on and how == "quiet":
            log.tell(AbilityUsed(seat, place, number))
        resolve(state, seat, effect, place, log)
    return True


def front_asking(state: State, seat: Seat, frame: Activation) -> Asking | None:
    """How to ask about the next ability; None if it cannot be used now."""
    place, number = frame.queue[0]
    effect = effect_at(state.boards[seat], place, number)
    return asking(state, seat, effect, place)


def _decide(state: State, seat: Seat, frame: Activation) -> Decision[Move]:
    """The most frequent question: the next ability is examined once for prompt and moves."""
    how = front_asking(state, seat, frame)
    board = state.boards[seat]
    place, number = frame.queue[0]
    prompt = stopped_at(board, place) if how is None else ASKED[how]
    if how == "asked":
        effect = effect_at(board, place, number)
        if isinstance(effect, Gain) and effect.pay != FREE:
            unplaced = lost(board, effect.gain, effect.pay)
            prompt = FULL[unplaced] if unplaced else prompt
    return Decision(seat, prompt, ListMoves(tuple(_uses(board, frame, how))))


def _uses(board: Board, frame: Activation, how: Asking | None) -> list[Move]:
    """EAR-31: use the ability in front or not; EAR-141: where it cannot be used, what may help.

    A lone seat may decline as well, and so keep goods from Gaia (EAR-118).
    """
    moves: list[Move] = [SKIP] if how is None else [USE, SKIP]
    # EAR-140: an ability with a price is still asked about. Whether the seat has an event to play
    # does not matter here, so that the move reveals nothing about it.
    if how in ("quiet", None) and not frame.quick and len(frame.queue) > 1:
        moves.append(ALL)
    return moves + free_moves(board)


def _use(state: State, seat: Seat, frame: Activation, move: Move, log: Log) -> None:
    board, (place, number) = state.boards[seat], frame.queue[0]
    match move:
        case Use():
            board.stack[-1] = Activation(frame.queue[1:], frame.quick, frame.queue[0])
            if log.on:
                log.tell(AbilityUsed(seat, place, number))
            resolve(state, seat, effect_at(board, place, number), place, log)
        case Skip():
            board.stack[-1] = Activation(frame.queue[1:], frame.quick)
            if log.on and can(state, seat, effect_at(board, place, number), place):
                log.tell(AbilitySkipped(seat, place, number))
        case _:
            assert isinstance(move, All)
            board.stack[-1] = Activation(frame.queue, quick=True)


def _refuse_use(state: State, seat: Seat, frame: Activation, move: Move) -> str | None:
    return "EAR-32" if isinstance(move, Use) else None


# Copying


def _copies(state: State, seat: Seat, frame: Copying) -> list[Move]:
    found = copyable(state, seat, frame.colour, frame.place)
    return [*(CopyAt(*ability) for ability in found), SKIP, *free_moves(state.boards[seat])]


def _copy(state: State, seat: Seat, frame: Copying, move: Move, log: Log) -> None:
    match move:
        case CopyAt():
            # EAR-40: a copy works from the copying card's place.
            use_at(state, seat, move, frame.place, log)
        case _:
            leave(state, seat, frame, move, log)


def use_at(state: State, seat: Seat, move: CopyAt, place: Place, log: Log) -> None:
    """The ability of a card, chosen among several, used at this place."""
    board = state.boards[seat]
    board.stack.pop()
    if log.on:
        log.tell(AbilityUsed(seat, move.cell, move.ability))
    resolve(state, seat, effect_at(board, move.cell, move.ability), place, log)


HANDLERS: Final[Handlers] = {
    Activate: Handler[Activate](step=_activate),
    Ordering: Handler(_orders, prompts("earth-prompt-ordering"), _order),
    Activation: Handler[Activation](
        decide=_decide, answer=_use, step=_go_through, refuse=_refuse_use
    ),
    Copying: Handler(_copies, prompts("earth-prompt-copying"), _copy),
}
