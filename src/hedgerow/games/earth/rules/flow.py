"""Pending work that goes on by itself: one step for each type of frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import CLIMATE, ISLAND, Cell
from hedgerow.games.earth.effects import Action, Effect, Piece, Stay
from hedgerow.games.earth.events import (
    AbilityUsed,
    Kept,
    KeptCard,
    Looked,
    LookedCards,
    PieceRemoved,
    Recalled,
    RecalledCard,
)
from hedgerow.games.earth.frames import (
    Activate,
    Activation,
    Closing,
    Composting,
    Keeping,
    Ordering,
    Owing,
    Picking,
    Place,
    Placing,
    Planting,
    Reaping,
    Receiving,
    Rewarding,
    Roaming,
    Sharing,
    Siting,
    Stocking,
    Visiting,
    Walking,
)
from hedgerow.games.earth.library import Sheet, library
from hedgerow.games.earth.rules import deeds
from hedgerow.games.earth.rules.goods import has_room
from hedgerow.games.earth.rules.planting import has_use_for_cards, open_cells, site
from hedgerow.games.earth.rules.playing import could_move_freely
from hedgerow.games.earth.rules.verbs import Asking, asking, may, resolve
from hedgerow.games.earth.rules.verbs.animals import begin, stockable
from hedgerow.games.earth.rules.verbs.everybody import hopeful, usable
from hedgerow.games.earth.rules.verbs.verb import Walk
from hedgerow.games.earth.rules.walking import movement, rousable, standing, steps
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


def advance(state: State, seat: Seat, log: Log) -> None:
    """Go on until the seat has to answer or has nothing left to do."""
    board = state.boards[seat]
    stack = board.stack
    while stack:
        frame = stack[-1]
        step = _STEPS.get(type(frame))
        if step is None or not step(state, seat, frame, log):
            return
        board.asked = None


# Each step says whether it did something; if not, the seat is asked.


def _planting(state: State, seat: Seat, frame: Planting, log: Log) -> bool:
    board = state.boards[seat]
    if frame.left and has_use_for_cards(board):
        return False
    board.stack.pop()
    return True


def _siting(state: State, seat: Seat, frame: Siting, log: Log) -> bool:
    board = state.boards[seat]
    cells = open_cells(board)
    if len(cells) > 1:
        return False
    board.stack.pop()
    site(state, seat, frame.card, cells[0], log, None)
    return True


def _reaping(state: State, seat: Seat, frame: Reaping, log: Log) -> bool:
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


def _keeping(state: State, seat: Seat, frame: Keeping, log: Log) -> bool:
    board = state.boards[seat]
    if len(board.offer) > 1:
        return False
    keep(state, seat, frame, board.offer[0], log)
    return True


def keep(state: State, seat: Seat, frame: Keeping, card: int, log: Log) -> None:
    """One card to hand; the rest face up on the discard pile, or back on the compost."""
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


def _receiving(state: State, seat: Seat, frame: Receiving, log: Log) -> bool:
    """Soil and cards at once; what leaves a choice becomes work, draws before compost (EAR-36)."""
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


def _placing(state: State, seat: Seat, frame: Placing, log: Log) -> bool:
    board = state.boards[seat]
    if frame.left and has_room(board, frame.piece, frame.cells):
        return False
    board.stack.pop()  # EAR-25: what finds no space is lost
    return True


def _composting(state: State, seat: Seat, frame: Composting, log: Log) -> bool:
    board = state.boards[seat]
    if frame.exact and len(board.hand) <= frame.left:
        board.stack.pop()
        for card in board.hand:
            compost_from_hand(state, seat, card, log)
        return True
    if frame.left and board.hand:
        return False
    board.stack.pop()
    return True


def _owing(state: State, seat: Seat, frame: Owing, log: Log) -> bool:
    """Where only one way to pay is left, it is taken."""
    board = state.boards[seat]
    if not frame.left:
        board.stack.pop()
        return True
    if frame.what == "hand":
        if len(board.hand) > frame.left:
            return False
        board.stack.pop()
        for card in board.hand:
            compost_from_hand(state, seat, card, log)
        return True
    holders = holding(board, frame)
    if len(holders) > 1:
        return False
    remove(state, seat, frame, holders[0], log)
    return True


def holding(board: Board, frame: Owing) -> list[Cell]:
    """The flora that can give such a piece."""
    at = 1 if frame.what == "sprout" else 2
    return [cell for cell, grown in board.planted.items() if grown[at]]


def remove(state: State, seat: Seat, frame: Owing, cell: Cell, log: Log) -> None:
    """EAR-34: one piece off a flora; from a complete one the canopy goes first."""
    board = state.boards[seat]
    card, sprouts, growth = board.planted[cell]
    piece: Piece = "sprout" if frame.what == "sprout" else "growth"
    if piece == "sprout":
        board.planted[cell] = (card, sprouts - 1, growth)
    else:
        board.planted[cell] = (card, sprouts, growth - 1)
    if log.on:
        log.tell(PieceRemoved(seat, piece, cell))
    board.stack[-1] = Owing(frame.what, frame.left - 1)


# Activation


def sheet_at(board: Board, place: Place) -> Sheet:
    """The card, island or climate at a place."""
    cards = library()
    if place == ISLAND:
        return cards.boards[board.island]
    if place == CLIMATE:
        return cards.boards[board.climate]
    return cards[board.planted[place][0]]


def effect_at(board: Board, place: Place, number: int) -> Effect:
    effect = sheet_at(board, place).effects[number]
    assert effect is not None
    return effect


def _on_tableau(board: Board, colour: Action) -> list[tuple[Place, int]]:
    """EAR-30: left to right, top to bottom."""
    cards = library()
    return [
        (cell, number)
        for cell, (card, _, _) in board.planted.items()
        for number in cards[card].on[colour]
    ]


def _beside(board: Board, colour: Action) -> list[tuple[Place, int]]:
    """EAR-30: the island, then the climate."""
    return [
        (place, number)
        for place in (ISLAND, CLIMATE)
        for number in sheet_at(board, place).on[colour]
    ]


def queue(board: Board, colour: Action, first: bool) -> Activation:
    """The abilities of a colour in their order."""
    tableau, beside = _on_tableau(board, colour), _beside(board, colour)
    return Activation(tuple(beside + tableau if first else tableau + beside))


def _activate(state: State, seat: Seat, frame: Activate, log: Log) -> bool:
    board = state.boards[seat]
    both = _beside(board, frame.colour) and _on_tableau(board, frame.colour)
    board.stack[-1] = Ordering(frame.colour) if both else queue(board, frame.colour, True)
    return True


def _activation(state: State, seat: Seat, frame: Activation, log: Log) -> bool:
    """EAR-31: each ability in its turn; one that can do nothing is passed over."""
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
    board.stack[-1] = Activation(frame.queue[1:], frame.quick)
    if how is not None:
        if log.on and how == "quiet":
            log.tell(AbilityUsed(seat, place, number))
        resolve(state, seat, effect, place, log)
    return True


def front_asking(state: State, seat: Seat, frame: Activation) -> Asking | None:
    """How the ability in front is asked about; None if it cannot be used now."""
    place, number = frame.queue[0]
    effect = effect_at(state.boards[seat], place, number)
    return asking(state, seat, effect, place)


def _closing(state: State, seat: Seat, frame: Closing, log: Log) -> bool:
    board = state.boards[seat]
    if could_move_freely(board):
        return False
    board.stack.pop()
    return True


# Animals


def _roaming(state: State, seat: Seat, frame: Roaming, log: Log) -> bool:
    board = state.boards[seat]
    if roused(board, frame):
        return False
    board.stack.pop()
    return True


def roused(board: Board, frame: Roaming) -> list[int]:
    """EAR-85: the animals that can be activated now."""
    if not board.planted:
        return []
    return [animal for animal in frame.animals if rousable(board, animal, frame.used)]


def _walking(state: State, seat: Seat, frame: Walking, log: Log) -> bool:
    board = state.boards[seat]
    if steps(board, frame):
        return False
    board.stack.pop()
    visited = frame.visited
    if not visited and isinstance(movement(board, frame.animal), Stay):
        visited = (standing(board, frame.animal),)
    begin(state, seat, Walk(frame.animal, visited, frame.start), log)
    return True


def _visiting(state: State, seat: Seat, frame: Visiting, log: Log) -> bool:
    if not frame.cells:
        deeds.end_visits(state, seat, frame)
        return True
    board = state.boards[seat]
    how = deeds.visit_asking(state, seat, frame)
    if how == "asked" or (how == "quiet" and not frame.quick):
        return False
    if how is None:
        board.stack[-1] = Visiting(frame.animal, frame.cells[1:], frame.gained, frame.quick)
    else:
        deeds.visit(state, seat, frame, log)
    return True


def _rewarding(state: State, seat: Seat, frame: Rewarding, log: Log) -> bool:
    board = state.boards[seat]
    how = deeds.reward_asking(state, seat, frame)
    if how in ("asked", "quiet"):
        return False
    if how is None:
        board.stack.pop()
    else:
        deeds.reward(state, seat, frame, log)
    return True


def _stocking(state: State, seat: Seat, frame: Stocking, log: Log) -> bool:
    board = state.boards[seat]
    if frame.left and stockable(board, frame):
        return False
    board.stack.pop()
    return True


def _picking(state: State, seat: Seat, frame: Picking, log: Log) -> bool:
    board = state.boards[seat]
    if usable(state, seat, frame.abilities):
        return False
    if could_move_freely(board) and hopeful(state, seat, frame.abilities):
        return False  # EAR-141
    board.stack.pop()
    return True


def _sharing(state: State, seat: Seat, frame: Sharing, log: Log) -> bool:
    board = state.boards[seat]
    how = deeds.share_asking(state, seat)
    if how in ("asked", "quiet"):
        return False
    if how is None:
        if could_move_freely(board) and deeds.share_may(state, seat):
            return False  # EAR-141
        board.stack.pop()
    else:
        deeds.share(state, seat, log)
    return True


_STEPS: Final[dict[type, Callable[[State, Seat, Any, Log], bool]]] = {
    Planting: _planting,
    Siting: _siting,
    Reaping: _reaping,
    Keeping: _keeping,
    Receiving: _receiving,
    Placing: _placing,
    Composting: _composting,
    Owing: _owing,
    Activate: _activate,
    Activation: _activation,
    Closing: _closing,
    Roaming: _roaming,
    Walking: _walking,
    Visiting: _visiting,
    Rewarding: _rewarding,
    Stocking: _stocking,
    Picking: _picking,
    Sharing: _sharing,
}
