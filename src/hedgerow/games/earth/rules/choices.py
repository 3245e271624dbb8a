"""The moves that answer each frame, and the question that goes with it."""

from __future__ import annotations

from typing import Final, assert_never

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth.frames import (
    Acting,
    Activate,
    Activation,
    Benefits,
    Choosing,
    Claiming,
    Closing,
    Composting,
    Copying,
    Frame,
    Keeping,
    Ordering,
    Owing,
    Paying,
    Picking,
    Placing,
    Planting,
    Reaping,
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
    CopyAt,
    Done,
    Keep,
    Move,
    Order,
    Pay,
    Plant,
    Put,
    Remove,
    ReplaceAt,
    Rouse,
    Site,
    Skip,
    Step,
    Take,
    Use,
)
from hedgerow.games.earth.rules.deeds import stockable, usable
from hedgerow.games.earth.rules.flow import holding, roused
from hedgerow.games.earth.rules.planting import (
    open_cells,
    plantable,
    replaceable,
    takes,
    ways_to_pay,
)
from hedgerow.games.earth.rules.playing import free_moves
from hedgerow.games.earth.rules.setup import options_for
from hedgerow.games.earth.rules.turns import benefits, choosable
from hedgerow.games.earth.rules.walking import may_stop, steps
from hedgerow.games.earth.state import Board, State
from hedgerow.games.earth.verbs import copyable, room

SKIP: Final = Skip()
ALL: Final = All()
_ORDERS: Final[tuple[Move, ...]] = (Order(True), Order(False))


def decide(state: State, seat: Seat) -> Decision[Move]:
    """What a seat with pending work is asked."""
    board = state.boards[seat]
    frame = board.stack[-1]
    return Decision(seat, _prompt(board, frame), ListMoves(tuple(_moves(state, seat, frame))))


def _moves(state: State, seat: Seat, frame: Frame) -> list[Move]:
    board = state.boards[seat]
    match frame:
        case Choosing(what):
            return [Choose(code) for code in options_for(board, what)]
        case Acting():
            return [*(Act(colour) for colour in choosable(board)), *free_moves(board)]
        case Planting():
            return [*plantings(board), SKIP, *free_moves(board)]
        case Replacing(_, colour):
            cards = library()
            return [Plant(card) for card in board.hand if takes(cards, card, colour)]
        case Paying(card, cost):
            return [Pay(instead) for instead in ways_to_pay(board, library()[card], cost)]
        case Siting():
            return [Site(cell) for cell in open_cells(board)]
        case Keeping():
            return [Keep(card) for card in board.offer]
        case Benefits(colour):
            # EAR-118: a lone seat may do without, since Gaia gains with it.
            skip = [SKIP] if state.gaia is not None else []
            taken = [Take(one) for one in benefits(board, colour)]
            return [*taken, *skip, *free_moves(board)]
        case Ordering():
            return list(_ORDERS)
        case Activation():
            return [Use(), SKIP, *free_moves(board)]
        case Copying(place, colour):
            copies = [CopyAt(*one) for one in copyable(state, seat, colour, place)]
            return [*copies, SKIP, *free_moves(board)]
        case Owing("hand"):
            return [Compost(card) for card in board.hand]
        case Owing():
            return [Remove(cell) for cell in holding(board, frame)]
        case Placing(piece, _, cells, fresh, each):
            puts: list[Move] = [Put(cell) for cell in room(board, piece, cells)]
            if each and len(puts) > 1:
                puts.append(ALL)
            return [*puts, SKIP, *(free_moves(board) if fresh else ())]
        case Composting(_, exact, fresh):
            composts: list[Move] = [Compost(card) for card in board.hand]
            if exact:
                return composts
            return [*composts, SKIP, *(free_moves(board) if fresh else ())]
        case Closing():
            return [Done(), *free_moves(board)]
        case Claiming(goals) | Yielding(goals):
            return [Claim(goal) for goal in goals]
        case Roaming():
            return [*(Rouse(animal) for animal in roused(board, frame)), SKIP]
        case Walking():
            ahead: list[Move] = [Step(cell) for cell in steps(board, frame)]
            return [*ahead, SKIP] if may_stop(board, frame) else ahead
        case Visiting() | Rewarding() | Sharing():
            return [Use(), SKIP]
        case Stocking():
            return [*(Remove(cell) for cell in stockable(board, frame)), SKIP]
        case Picking(abilities):
            return [*(CopyAt(*one) for one in usable(state, seat, abilities)), SKIP]
        case Activate() | Reaping() | Receiving():
            raise AssertionError(f"{frame} goes on by itself")
    assert_never(frame)


def plantings(board: Board) -> list[Move]:
    """EAR-18, EAR-51: a card from the hand, or a place to give to one."""
    plants: list[Move] = [Plant(card) for card in plantable(board)]
    return plants + [ReplaceAt(cell) for cell in replaceable(board)]


def _prompt(board: Board, frame: Frame) -> Message:
    match frame:
        case Choosing(what):
            return Message(f"earth-prompt-choose-{what}")
        case Planting(left):
            return Message("earth-prompt-planting", {"left": left})
        case Benefits(colour):
            return Message(f"earth-prompt-benefit-{colour}")
        case Owing(what, left):
            return Message(f"earth-prompt-owing-{what}", {"left": left})
        case Placing(piece, left, cells, _, each):
            if each:
                there = sum(1 for _ in room(board, piece, cells))
                return Message(f"earth-prompt-placing-{piece}-each", {"left": there})
            return Message(f"earth-prompt-placing-{piece}", {"left": left})
        case Composting(left, exact):
            id = "earth-prompt-composting-exactly" if exact else "earth-prompt-composting"
            return Message(id, {"left": left})
        case Paying(_, cost):
            return Message("earth-prompt-paying", {"cost": cost})
        case Keeping(compost):
            return Message("earth-prompt-recalling" if compost else "earth-prompt-keeping")
        case Acting():
            return Message("earth-prompt-acting")
        case Replacing():
            return Message("earth-prompt-replacing")
        case Siting():
            return Message("earth-prompt-siting")
        case Ordering():
            return Message("earth-prompt-ordering")
        case Activation():
            return Message("earth-prompt-ability")
        case Copying():
            return Message("earth-prompt-copying")
        case Closing():
            return Message("earth-prompt-closing")
        case Claiming():
            return Message("earth-prompt-claiming")
        case Yielding():
            return Message("earth-prompt-yielding")
        case Roaming():
            return Message("earth-prompt-roaming")
        case Walking(_, left):
            return Message("earth-prompt-walking", {"left": left})
        case Visiting():
            return Message("earth-prompt-visiting")
        case Rewarding():
            return Message("earth-prompt-rewarding")
        case Stocking(_, _, piece, left):
            return Message(f"earth-prompt-stocking-{piece}", {"left": left})
        case Picking():
            return Message("earth-prompt-picking")
        case Sharing():
            return Message("earth-prompt-sharing")
        case Activate() | Reaping() | Receiving():
            raise AssertionError(f"{frame} goes on by itself")
    assert_never(frame)
