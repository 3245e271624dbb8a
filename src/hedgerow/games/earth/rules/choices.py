"""The moves that answer each frame, and the question that goes with it."""

from __future__ import annotations

from typing import Final, assert_never

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth import cards, cells
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
    Offered,
    Ordering,
    Owing,
    Paying,
    Picking,
    Place,
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
from hedgerow.games.earth.rules.deeds import (
    reward_asking,
    share_asking,
    visit_asking,
)
from hedgerow.games.earth.rules.flow import front_asking, holding, roused
from hedgerow.games.earth.rules.goods import room
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
from hedgerow.games.earth.rules.verbs import Asking
from hedgerow.games.earth.rules.verbs.animals import stockable
from hedgerow.games.earth.rules.verbs.cards import copyable
from hedgerow.games.earth.rules.verbs.everybody import usable
from hedgerow.games.earth.rules.walking import may_stop, steps
from hedgerow.games.earth.state import Board, State
from hedgerow.games.earth.words.phrases import to_goods

USE: Final = Use()
SKIP: Final = Skip()
ALL: Final = All()
_ORDERS: Final[tuple[Move, ...]] = (Order(True), Order(False))


_ASKED: Final[dict[Asking, Message]] = {
    "quiet": Message("earth-prompt-taking"),
    "open": Message("earth-prompt-ability"),
    "asked": Message("earth-prompt-ability"),
}
"""How one is asked about the ability in front. Prompts of things that cost nothing and leave no
choice begin with `earth-prompt-taking`."""


def decide(state: State, seat: Seat) -> Decision[Move]:
    """What a seat with pending work is asked."""
    board = state.boards[seat]
    frame = board.stack[-1]
    if isinstance(frame, Activation):  # the most frequent question: looked at once
        how = front_asking(state, seat, frame)
        prompt = _stopped(board, frame.queue[0][0]) if how is None else _ASKED[how]
        return Decision(seat, prompt, ListMoves(tuple(_using(board, frame, how))))
    return Decision(seat, _prompt(state, seat, frame), ListMoves(tuple(_moves(state, seat, frame))))


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
            sheets = library()
            return [Plant(card) for card in board.hand if takes(sheets, card, colour)]
        case Paying(card, cost):
            return [Pay(instead) for instead in ways_to_pay(board, library()[card], cost)]
        case Siting():
            return [Site(cell) for cell in open_cells(board)]
        case Keeping():
            return [Keep(card) for card in board.offer]
        case Benefits(colour):
            taken = [Take(one) for one in benefits(board, colour)]
            return [*taken, SKIP, *free_moves(board)]
        case Ordering():
            return [*_ORDERS, *free_moves(board)]
        case Copying(place, colour):
            copies = [CopyAt(*one) for one in copyable(state, seat, colour, place)]
            return [*copies, SKIP, *free_moves(board)]
        case Owing("hand"):
            return [Compost(card) for card in board.hand]
        case Owing():
            return [Remove(cell) for cell in holding(board, frame)]
        case Placing(piece, _, open_ones, fresh, each):
            puts: list[Move] = [Put(cell) for cell in room(board, piece, open_ones)]
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
        case Visiting(_, visited, _, quick):
            more = len(visited) > 1 and not quick and visit_asking(state, seat, frame) == "quiet"
            return [USE, SKIP, ALL] if more else [USE, SKIP]
        case Rewarding() | Offered():
            return [USE, SKIP]
        case Sharing():
            use: list[Move] = [] if share_asking(state, seat) is None else [USE]
            return [*use, SKIP, *free_moves(board)]
        case Stocking():
            return [*(Remove(cell) for cell in stockable(board, frame)), SKIP]
        case Picking(abilities):
            picks = [CopyAt(*one) for one in usable(state, seat, abilities)]
            return [*picks, SKIP, *free_moves(board)]
        case Activate() | Reaping() | Receiving() | Activation():
            raise AssertionError(f"{frame} goes on by itself, or is looked at in `decide`")
    assert_never(frame)


def _using(board: Board, frame: Activation, how: Asking | None) -> list[Move]:
    """EAR-31: use the ability in front or not; EAR-141: where it cannot be used, what may help."""
    moves: list[Move] = [SKIP] if how is None else [USE, SKIP]
    # EAR-140: an ability with a price is asked about all the same. Whether there is an event to
    # play has no say here, so that nobody can tell from the move.
    if how in ("quiet", None) and not frame.quick and len(frame.queue) > 1:
        moves.append(ALL)
    return moves + free_moves(board)


def plantings(board: Board) -> list[Move]:
    """EAR-18, EAR-51: a card from the hand, or a place to give to one."""
    plants: list[Move] = [Plant(card) for card in plantable(board)]
    return plants + [ReplaceAt(cell) for cell in replaceable(board)]


def _stopped(board: Board, place: Place) -> Message:
    """EAR-141: the card whose ability cannot be used now."""
    match place:
        case cells.ISLAND:
            name = cards.name_of(cards.islands()[board.island])
        case cells.CLIMATE:
            name = cards.name_of(cards.climates()[board.climate])
        case _:
            name = cards.name_of(cards.earth_deck()[board.planted[place][0]])
    return Message("earth-prompt-stopped", {"card": name})


def _prompt(state: State, seat: Seat, frame: Frame) -> Message:
    board = state.boards[seat]
    match frame:
        case Choosing(what):
            return Message(f"earth-prompt-choose-{what}")
        case Planting(left):
            return Message("earth-prompt-planting", {"left": left})
        case Benefits(colour):
            return Message(f"earth-prompt-benefit-{colour}")
        case Owing(what, left):
            return Message(f"earth-prompt-owing-{what}", {"left": left})
        case Placing(piece, left, open_ones, _, each):
            if each:
                there = sum(1 for _ in room(board, piece, open_ones))
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
            free = visit_asking(state, seat, frame) == "quiet"
            return Message("earth-prompt-taking-animal" if free else "earth-prompt-visiting")
        case Rewarding():
            free = reward_asking(state, seat, frame) == "quiet"
            return Message("earth-prompt-taking-animal" if free else "earth-prompt-rewarding")
        case Offered(goods):
            return Message("earth-prompt-taking-offered", {"what": to_goods(goods)})
        case Stocking(_, _, piece, left):
            return Message(f"earth-prompt-stocking-{piece}", {"left": left})
        case Picking(abilities):
            if usable(state, seat, abilities):
                return Message("earth-prompt-picking")
            return _stopped(board, abilities[0][0])
        case Sharing():
            how = share_asking(state, seat)
            if how is None:
                shared = cards.animals()[state.collective]
                return Message("earth-prompt-stopped", {"card": cards.name_of(shared)})
            free = how == "quiet"
            return Message("earth-prompt-taking-shared" if free else "earth-prompt-sharing")
        case Activate() | Reaping() | Receiving() | Activation():
            raise AssertionError(f"{frame} goes on by itself, or is looked at in `decide`")
    assert_never(frame)
