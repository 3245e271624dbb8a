"""Moves between abilities: events (EAR-41 to EAR-44), conversions, leaves."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.box import Sheet, box
from hedgerow.games.earth.cells import ISLAND
from hedgerow.games.earth.effects import Gain, Goods, Recall
from hedgerow.games.earth.events import Converted, EventPlayed, LeafDiscarded
from hedgerow.games.earth.frames import Activation, Owing, Receiving, Roaming
from hedgerow.games.earth.moves import Convert, Leaf, Move, PlayEvent
from hedgerow.games.earth.rules.goods import charge, payable
from hedgerow.games.earth.rules.verbs import resolve
from hedgerow.games.earth.rules.walking import rousable
from hedgerow.games.earth.state import LEAVES, Board, State
from hedgerow.games.earth.supply import seen_leaving, without

FreeMove: TypeAlias = PlayEvent | Convert | Leaf
FREE_MOVES: Final = (PlayEvent, Convert, Leaf)

SPROUTS_A_CONVERSION: Final = 3
SOIL_A_CONVERSION: Final = 2


def free_moves(board: Board) -> list[Move]:
    """Affordable events, and a conversion."""
    cards = box()
    moves: list[Move] = [
        PlayEvent(card)
        for card in board.hand
        if card in cards.events and event_payable(board, cards[card])
    ]
    if board.sprouts >= SPROUTS_A_CONVERSION:
        moves.append(Convert())
    if could_discard_leaf(board):
        moves.append(Leaf())
    return moves


def event_payable(board: Board, sheet: Sheet) -> bool:
    """EAR-42, EAR-44: whether an event's price can be paid and it has something to work on."""
    for effect in sheet.effects:
        if isinstance(effect, Gain) and not payable(board, effect.pay):
            return False
        if isinstance(effect, Recall) and not board.compost:
            return False
    return True


def could_move_freely(board: Board) -> bool:
    """Whether there may be such a move, judging by public information."""
    return bool(board.hand) or board.sprouts >= SPROUTS_A_CONVERSION or could_discard_leaf(board)


def could_discard_leaf(board: Board) -> bool:
    """EAR-84: whether a leaf can be discarded for an animal that has something to do."""
    if not board.animals or not board.leaves or not board.planted:
        return False
    if any(isinstance(frame, Roaming) for frame in board.stack):
        return False  # an animal is acting: not inside its ability
    used = LEAVES - board.leaves + 1
    return any(rousable(board, animal, used) for animal in range(len(board.animals)))


def discard_leaf(state: State, seat: Seat, log: Log) -> None:
    """EAR-84: the leaf leaves the game, and the animals may act."""
    board = state.boards[seat]
    board.leaves -= 1
    board.discarded += 1
    if log.on:
        log.tell(LeafDiscarded(seat))
    board.stack.append(Roaming(LEAVES - board.leaves, tuple(range(len(board.animals)))))


def play(state: State, seat: Seat, move: FreeMove, log: Log) -> None:
    _set_apart(state.boards[seat])
    match move:
        case PlayEvent(card):
            play_event(state, seat, card, log)
        case Convert():
            convert(state, seat, log)
        case Leaf():
            discard_leaf(state, seat, log)
        case _:
            assert_never(move)


def _set_apart(board: Board) -> None:
    """What this move asks for is not asked for the ability that is being used: nothing is."""
    if any(isinstance(frame, Activation) and frame.using for frame in board.stack):
        board.stack.append(Activation(()))


def play_event(state: State, seat: Seat, card: int, log: Log) -> None:
    """EAR-42: pay its price, take its goods, lay it on one's event stack."""
    board = state.boards[seat]
    cards = box()
    board.hand = without(board.hand, card)
    seen_leaving(board, card)
    board.events += (card,)
    if log.on:
        log.tell(EventPlayed(seat, card))
    for key in (board.climate, board.island):
        for standing in cards.boards[key].on_event:  # EAR-52, and EAR-112: it is not the event's
            board.stack.append(Receiving(standing.gain))
    for effect in reversed(cards[card].effects):
        if isinstance(effect, Gain):
            board.stack.append(Receiving(effect.gain, event=True))
            charge(state, seat, effect.pay, log)
        elif effect is not None:
            resolve(state, seat, effect, ISLAND, log)


def convert(state: State, seat: Seat, log: Log) -> None:
    """EAR-26: three sprouts of one's choice for two soil."""
    if log.on:
        log.tell(Converted(seat))
    stack = state.boards[seat].stack
    stack.append(Receiving(Goods(soil=SOIL_A_CONVERSION)))
    stack.append(Owing("sprout", SPROUTS_A_CONVERSION))
