"""Receiving cards and goods, and paying prices (EAR-14, EAR-24, EAR-32)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth.cells import Cell
from hedgerow.games.earth.effects import Piece
from hedgerow.games.earth.events import (
    Kept,
    KeptCard,
    Looked,
    LookedCards,
    PieceRemoved,
    Recalled,
    RecalledCard,
)
from hedgerow.games.earth.frames import Composting, Keeping, Owing, Placing, Reaping, Receiving
from hedgerow.games.earth.moves import All, Compost, Keep, Move, Put, Remove
from hedgerow.games.earth.rules.goods import has_room, put, room
from hedgerow.games.earth.rules.handler import ALL, SKIP, Handler, Handlers, leave
from hedgerow.games.earth.rules.playing import free_moves
from hedgerow.games.earth.state import Board, State
from hedgerow.games.earth.supply import (
    compost_from_deck,
    compost_from_hand,
    discard,
    draw,
    from_deck,
    gain_soil,
    without,
)

# Reaping


def _reap(state: State, seat: Seat, frame: Reaping, log: Log) -> bool:
    """EAR-14: look at the next cards of the deck."""
    board = state.boards[seat]
    board.stack.pop()
    board.offer = from_deck(state, frame.draw, log)
    board.drawn += len(board.offer)
    if board.offer:
        board.stack.append(Keeping())
        if log.on:
            log.whisper(Looked(seat, len(board.offer)), LookedCards(seat, board.offer), seat)
    return True


# Keeping


def _keep_only(state: State, seat: Seat, frame: Keeping, log: Log) -> bool:
    board = state.boards[seat]
    if len(board.offer) > 1:
        return False
    _keep(state, seat, frame, Keep(board.offer[0]), log)
    return True


def _keep_moves(state: State, seat: Seat, frame: Keeping) -> list[Move]:
    return [Keep(card) for card in state.boards[seat].offer]


def _keep_prompt(state: State, seat: Seat, frame: Keeping) -> Message:
    return Message("earth-prompt-recalling" if frame.compost else "earth-prompt-keeping")


def _keep(state: State, seat: Seat, frame: Keeping, move: Move, log: Log) -> None:
    """One card goes to hand; the rest face up on the discard pile, or back on the compost."""
    assert isinstance(move, Keep)
    card = move.card
    board = state.boards[seat]
    board.stack.pop()
    rest = without(board.offer, card)
    board.hand = tuple(sorted((*board.hand, card)))
    board.offer = ()
    if frame.compost:
        board.compost += rest
        board.marks += (state.reshuffles,) * len(rest)
        if log.on:
            log.whisper(Recalled(seat), RecalledCard(seat, card), seat)
        return
    if state.gaia is not None:
        state.gaia.cards += rest  # EAR-112
    else:
        discard(state, board, rest)
    if log.on:
        log.whisper(Kept(seat, rest), KeptCard(seat, card, rest), seat)


# Receiving


def _receive(state: State, seat: Seat, frame: Receiving, log: Log) -> bool:
    """Take soil and cards; goods with a choice become frames, draws before compost (EAR-36)."""
    board, goods = state.boards[seat], frame.goods
    board.stack.pop()
    if goods.soil:
        gain_soil(state, seat, goods.soil, log, event=frame.event)
    if goods.draw:
        draw(state, seat, goods.draw, log, event=frame.event)
    if goods.compost_deck:
        compost_from_deck(state, seat, goods.compost_deck, log)
    work: list[Placing | Composting] = []
    if goods.growth:
        work.append(Placing("growth", goods.growth, frame.cells, fresh=frame.fresh))
    if goods.sprout:
        work.append(Placing("sprout", goods.sprout, frame.cells, fresh=frame.fresh))
    if goods.compost_hand:
        work.append(Composting(goods.compost_hand, fresh=frame.fresh))
    board.stack += work
    return True


# Placing


def _place_nothing(state: State, seat: Seat, frame: Placing, log: Log) -> bool:
    board = state.boards[seat]
    if frame.left and has_room(board, frame.piece, frame.cells):
        return False
    board.stack.pop()  # EAR-25: what finds no space is lost
    return True


def _place_moves(state: State, seat: Seat, frame: Placing) -> list[Move]:
    board = state.boards[seat]
    moves: list[Move] = [Put(cell) for cell in room(board, frame.piece, frame.cells)]
    if frame.each and len(moves) > 1:
        moves.append(ALL)
    moves.append(SKIP)
    return moves + free_moves(board) if frame.fresh else moves


def _place_prompt(state: State, seat: Seat, frame: Placing) -> Message:
    if frame.each:
        there = sum(1 for _ in room(state.boards[seat], frame.piece, frame.cells))
        return Message(f"earth-prompt-placing-{frame.piece}-each", {"left": there})
    return Message(f"earth-prompt-placing-{frame.piece}", {"left": frame.left})


def _place(state: State, seat: Seat, frame: Placing, move: Move, log: Log) -> None:
    board = state.boards[seat]
    match move:
        case Put(cell):
            # EAR-39: with "on each", every cell is used once.
            cells = frame.cells & ~(1 << cell) if frame.each else frame.cells
            board.stack[-1] = Placing(frame.piece, frame.left - 1, cells, each=frame.each)
            put(state, seat, frame.piece, cell, frame.each or 1, log)
        case All():
            # EAR-39: a piece on each cell that is left.
            board.stack.pop()
            for cell in list(room(board, frame.piece, frame.cells)):
                put(state, seat, frame.piece, cell, frame.each, log)
        case _:
            leave(state, seat, frame, move, log)


def _refuse_place(state: State, seat: Seat, frame: Placing, move: Move) -> str | None:
    match move:
        case All():
            return "EAR-39"
        case Put():
            return "EAR-24"
        case _:
            return None


# Composting


def _compost_rest(state: State, seat: Seat, frame: Composting, log: Log) -> bool:
    board = state.boards[seat]
    if frame.exact and len(board.hand) <= frame.left:
        _compost_hand(state, seat, log)
        return True
    if frame.left and board.hand:
        return False
    board.stack.pop()
    return True


def _compost_hand(state: State, seat: Seat, log: Log) -> None:
    board = state.boards[seat]
    board.stack.pop()
    for card in board.hand:
        compost_from_hand(state, seat, card, log)


def _compost_moves(state: State, seat: Seat, frame: Composting) -> list[Move]:
    board = state.boards[seat]
    moves: list[Move] = [Compost(card) for card in board.hand]
    if frame.exact:
        return moves
    return [*moves, SKIP, *(free_moves(board) if frame.fresh else ())]


def _compost_prompt(state: State, seat: Seat, frame: Composting) -> Message:
    id = "earth-prompt-composting-exactly" if frame.exact else "earth-prompt-composting"
    return Message(id, {"left": frame.left})


def _compost(state: State, seat: Seat, frame: Composting, move: Move, log: Log) -> None:
    match move:
        case Compost(card):
            compost_from_hand(state, seat, card, log)
            state.boards[seat].stack[-1] = Composting(frame.left - 1, frame.exact)
        case _:
            leave(state, seat, frame, move, log)


# Owing


def _pay_only(state: State, seat: Seat, frame: Owing, log: Log) -> bool:
    """Pay automatically if there is only one way."""
    board = state.boards[seat]
    if not frame.left:
        board.stack.pop()
        return True
    if frame.what == "hand":
        if len(board.hand) > frame.left:
            return False
        _compost_hand(state, seat, log)
        return True
    holders = holding(board, frame)
    if len(holders) > 1:
        return False
    _remove(state, seat, frame, holders[0], log)
    return True


def holding(board: Board, frame: Owing) -> list[Cell]:
    """The flora that can give such a piece."""
    at = 1 if frame.what == "sprout" else 2
    return [cell for cell, grown in board.planted.items() if grown[at]]


def _pay_moves(state: State, seat: Seat, frame: Owing) -> list[Move]:
    board = state.boards[seat]
    if frame.what == "hand":
        return [Compost(card) for card in board.hand]
    return [Remove(cell) for cell in holding(board, frame)]


def _pay_prompt(state: State, seat: Seat, frame: Owing) -> Message:
    return Message(f"earth-prompt-owing-{frame.what}", {"left": frame.left})


def _pay(state: State, seat: Seat, frame: Owing, move: Move, log: Log) -> None:
    match move:
        case Compost(card):
            compost_from_hand(state, seat, card, log)
            state.boards[seat].stack[-1] = Owing("hand", frame.left - 1)
        case Remove(cell):
            _remove(state, seat, frame, cell, log)
        case _:
            leave(state, seat, frame, move, log)


def _remove(state: State, seat: Seat, frame: Owing, cell: Cell, log: Log) -> None:
    """EAR-34: remove one piece from a flora; from a complete one, the canopy first."""
    board = state.boards[seat]
    piece: Piece = "sprout" if frame.what == "sprout" else "growth"
    if piece == "sprout":
        board.grow(cell, -1, 0)
    else:
        board.grow(cell, 0, -1)
    if log.on:
        log.tell(PieceRemoved(seat, piece, cell))
    board.stack[-1] = Owing(frame.what, frame.left - 1)


def _refuse_pay(state: State, seat: Seat, frame: Owing, move: Move) -> str | None:
    return "EAR-34" if isinstance(move, Remove) else None


HANDLERS: Final[Handlers] = {
    Reaping: Handler[Reaping](step=_reap),
    Keeping: Handler(_keep_moves, _keep_prompt, _keep, _keep_only),
    Receiving: Handler[Receiving](step=_receive),
    Placing: Handler(_place_moves, _place_prompt, _place, _place_nothing, _refuse_place),
    Composting: Handler(_compost_moves, _compost_prompt, _compost, _compost_rest),
    Owing: Handler(_pay_moves, _pay_prompt, _pay, _pay_only, _refuse_pay),
}
