"""What each verb of the cards needs, does and says: one `Verb` for each Struct of `effects`.

`can` looks only at what everybody sees, so that being asked tells nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import BESIDE, COLUMN, EVERYWHERE, ROW, Cell, Mask, mask_of
from hedgerow.games.earth.effects import (
    FREE,
    Action,
    Copy,
    Discount,
    Effect,
    Forbid,
    Gain,
    GainAround,
    GainOnEach,
    Goods,
    OnEvent,
    PayInstead,
    Piece,
    Price,
    Recall,
    Replace,
    Sort,
    Wild,
)
from hedgerow.games.earth.events import Looked, LookedCards, PiecePut
from hedgerow.games.earth.frames import Copying, Keeping, Owing, Place, Placing, Receiving
from hedgerow.games.earth.library import library
from hedgerow.games.earth.state import OPEN, Board, State
from hedgerow.games.earth.supply import discard_compost, pay_soil

E = TypeVar("E", bound=Effect)

Asking: TypeAlias = Literal["quiet", "open", "asked"]
"""Quiet: use it, which costs nothing and leaves no choice? Open: its first choice is where it may
be skipped. Asked: use it?"""


@dataclass(frozen=True)
class Verb(Generic[E]):
    can: Callable[[State, Seat, E, Place], bool]
    may: Callable[[State, Seat, E, Place], bool]
    """Whether it might be of use after an event or a conversion (EAR-141)."""
    asking: Callable[[E], Asking]
    resolve: Callable[[State, Seat, E, Place, Log], None]


# Prices and goods


def payable(board: Board, price: Price) -> bool:
    """EAR-32: the whole price or nothing."""
    if price is FREE:
        return True
    return (
        board.soil >= price.soil
        and len(board.hand) >= price.compost_hand
        and len(board.compost) >= price.compost_discard
        and (not price.sprout or board.sprouts >= price.sprout)
        and (not price.growth or board.growth >= price.growth)
    )


def charge(state: State, seat: Seat, price: Price, log: Log) -> None:
    """Take what needs no choice at once, and ask for the rest (EAR-32)."""
    if price is FREE:
        return
    if price.soil:
        pay_soil(state, seat, price.soil, log)
    if price.compost_discard:
        discard_compost(state, seat, price.compost_discard, log)
    stack = state.boards[seat].stack
    if price.growth:
        stack.append(Owing("growth", price.growth))
    if price.sprout:
        stack.append(Owing("sprout", price.sprout))
    if price.compost_hand:
        stack.append(Owing("hand", price.compost_hand))


def room(board: Board, piece: Piece, cells: Mask = EVERYWHERE) -> Iterator[Cell]:
    """The flora with a free space for such a piece."""
    earth = library().earth
    for cell, (card, sprouts, growth) in board.planted.items():
        if cells >> cell & 1:
            sheet = earth[card]
            assert sheet is not None
            if sprouts < sheet.sprouts if piece == "sprout" else growth < sheet.growth:
                yield cell


def has_room(board: Board, piece: Piece, cells: Mask = EVERYWHERE) -> bool:
    return next(room(board, piece, cells), None) is not None


def has_spaces(board: Board, piece: Piece, cells: Mask) -> bool:
    """Whether such a piece could stand there at all, if not now."""
    cards = library()
    return any(
        cells >> cell & 1 and (cards[card].sprouts if piece == "sprout" else cards[card].growth)
        for cell, (card, _, _) in board.planted.items()
    )


def worth(board: Board, goods: Goods) -> bool:
    """Whether any of these goods can be taken now."""
    return bool(
        goods.soil
        or goods.draw
        or goods.compost_deck
        or (goods.compost_hand and board.hand)
        or (goods.sprout and has_room(board, "sprout"))
        or (goods.growth and has_room(board, "growth"))
    )


def times(goods: Goods, factor: int) -> Goods:
    if factor == 1:
        return goods
    return Goods(
        soil=goods.soil * factor,
        sprout=goods.sprout * factor,
        growth=goods.growth * factor,
        draw=goods.draw * factor,
        compost_hand=goods.compost_hand * factor,
        compost_deck=goods.compost_deck * factor,
    )


def fitting(board: Board, sort: Sort) -> int:
    """How many cards planted this turn are such cards (EAR-38)."""
    cards = library()
    return sum(cards[card].fits(sort) for card in board.planted_now)


# gain


def _can_gain(state: State, seat: Seat, effect: Gain, place: Place) -> bool:
    if effect.if_active and seat != state.active:
        return False  # EAR-37
    board = state.boards[seat]
    if effect.per_planted is not None and not fitting(board, effect.per_planted):
        return False
    if effect.pay is not FREE and effect.pay != FREE:
        return payable(board, effect.pay)
    return worth(board, effect.gain)


def _may_gain(state: State, seat: Seat, effect: Gain, place: Place) -> bool:
    if effect.if_active and seat != state.active:
        return False
    return effect.per_planted is None or bool(fitting(state.boards[seat], effect.per_planted))


def _asking_gain(effect: Gain) -> Asking:
    if effect.pay != FREE:
        return "asked"
    goods = effect.gain
    chosen = goods.sprout or goods.growth or goods.compost_hand
    by_itself = goods.soil or goods.draw or goods.compost_deck
    if not chosen:
        return "quiet"
    return "asked" if by_itself else "open"


def _gain(state: State, seat: Seat, effect: Gain, place: Place, log: Log) -> None:
    board = state.boards[seat]
    goods = effect.gain
    if effect.per_planted is not None:
        goods = times(goods, fitting(board, effect.per_planted))
    board.stack.append(Receiving(goods, fresh=_asking_gain(effect) == "open"))
    charge(state, seat, effect.pay, log)


# gain_on_each


def _cells_of_type(board: Board, effect: GainOnEach, place: Place) -> Mask:
    zone = (ROW if effect.zone == "row" else COLUMN)[place]
    cards = library()
    return mask_of(
        cell
        for cell, (card, _, _) in board.planted.items()
        if zone >> cell & 1 and effect.type in cards[card].types
    )


def _can_gain_on_each(state: State, seat: Seat, effect: GainOnEach, place: Place) -> bool:
    board = state.boards[seat]
    return has_room(board, effect.piece, _cells_of_type(board, effect, place))


def _may_gain_on_each(state: State, seat: Seat, effect: GainOnEach, place: Place) -> bool:
    board = state.boards[seat]
    return has_spaces(board, effect.piece, _cells_of_type(board, effect, place))


def _gain_on_each(state: State, seat: Seat, effect: GainOnEach, place: Place, log: Log) -> None:
    """EAR-39: up to one on each with room, the card itself included."""
    board = state.boards[seat]
    cells = _cells_of_type(board, effect, place)
    frame = Placing(effect.piece, cells.bit_count(), cells, fresh=True, each=effect.count)
    board.stack.append(frame)


def put(state: State, seat: Seat, piece: Piece, cell: Cell, count: int, log: Log) -> None:
    """Pieces on a flora, as many as there is space for (EAR-24)."""
    board = state.boards[seat]
    card, sprouts, growth = board.planted[cell]
    sheet = library()[card]
    if piece == "sprout":
        count = min(count, sheet.sprouts - sprouts)
        board.planted[cell] = (card, sprouts + count, growth)
    else:
        count = min(count, sheet.growth - growth)
        board.planted[cell] = (card, sprouts, growth + count)
    if log.on:
        log.tell(PiecePut(seat, piece, cell, count))


# gain_around


def _can_gain_around(state: State, seat: Seat, effect: GainAround, place: Place) -> bool:
    return has_room(state.boards[seat], effect.piece, BESIDE[place])


def _may_gain_around(state: State, seat: Seat, effect: GainAround, place: Place) -> bool:
    return has_spaces(state.boards[seat], effect.piece, BESIDE[place])


def _gain_around(state: State, seat: Seat, effect: GainAround, place: Place, log: Log) -> None:
    frame = Placing(effect.piece, effect.count, BESIDE[place], fresh=True)
    state.boards[seat].stack.append(frame)


# recall


def _recall(state: State, seat: Seat, effect: Recall, place: Place, log: Log) -> None:
    """EAR-44: its owner knows these cards from now on. There is one at least."""
    board = state.boards[seat]
    rest = max(0, len(board.compost) - effect.look)
    board.offer = board.compost[rest:]
    board.shown += tuple(
        card for card, mark in zip(board.offer, board.marks[rest:], strict=True) if mark == OPEN
    )
    board.compost, board.marks = board.compost[:rest], board.marks[:rest]
    if log.on:
        log.whisper(Looked(seat, len(board.offer)), LookedCards(seat, board.offer), seat)
    board.stack.append(Keeping(compost=True))


# copy


def _to_copy(board: Board, colour: Action) -> Iterator[tuple[Cell, int, Effect]]:
    """EAR-40: the abilities of that colour in one's tableau, but none that copies itself."""
    cards = library()
    for cell, (card, _, _) in board.planted.items():
        sheet = cards[card]
        for number in sheet.on[colour]:
            effect = sheet.effects[number]
            if effect is not None and not isinstance(effect, Copy):
                yield cell, number, effect


def copyable(state: State, seat: Seat, colour: Action, place: Place) -> list[tuple[Cell, int]]:
    """EAR-40: those of them that would work at this place."""
    return [
        (cell, number)
        for cell, number, effect in _to_copy(state.boards[seat], colour)
        if can(state, seat, effect, place)
    ]


def _can_copy(state: State, seat: Seat, effect: Copy, place: Place) -> bool:
    return bool(copyable(state, seat, effect.colour, place))


def _may_copy(state: State, seat: Seat, effect: Copy, place: Place) -> bool:
    found = _to_copy(state.boards[seat], effect.colour)
    return any(may(state, seat, other, place) for _, _, other in found)


def _copy(state: State, seat: Seat, effect: Copy, place: Place, log: Log) -> None:
    state.boards[seat].stack.append(Copying(place, effect.colour))


# Abilities that stand: nothing sets them off


def _never(state: State, seat: Seat, effect: Effect, place: Place) -> bool:
    return False


def _nothing(state: State, seat: Seat, effect: Effect, place: Place, log: Log) -> None:
    """Its effect is asked for where it matters: see `planting`, `turns` and `playing`."""


_STANDING: Final[Verb[Any]] = Verb(_never, _never, lambda effect: "quiet", _nothing)


VERBS: Final[dict[type, Verb[Any]]] = {
    Gain: Verb(_can_gain, _may_gain, _asking_gain, _gain),
    GainOnEach: Verb(_can_gain_on_each, _may_gain_on_each, lambda effect: "open", _gain_on_each),
    GainAround: Verb(_can_gain_around, _may_gain_around, lambda effect: "open", _gain_around),
    Recall: Verb(
        lambda state, seat, effect, place: bool(state.boards[seat].compost),
        lambda state, seat, effect, place: True,
        lambda effect: "asked",
        _recall,
    ),
    Copy: Verb(_can_copy, _may_copy, lambda effect: "open", _copy),
    PayInstead: _STANDING,
    Discount: _STANDING,
    Replace: _STANDING,
    Forbid: _STANDING,
    Wild: _STANDING,
    OnEvent: _STANDING,
}


def can(state: State, seat: Seat, effect: Effect, place: Place) -> bool:
    """Whether an ability would do anything here and now."""
    verb: Verb[Effect] = VERBS[type(effect)]
    return verb.can(state, seat, effect, place)


def may(state: State, seat: Seat, effect: Effect, place: Place) -> bool:
    """EAR-141: whether it might do something after an event or a conversion."""
    verb: Verb[Effect] = VERBS[type(effect)]
    return verb.may(state, seat, effect, place)


def asking(effect: Effect) -> Asking:
    verb: Verb[Effect] = VERBS[type(effect)]
    return verb.asking(effect)


def resolve(state: State, seat: Seat, effect: Effect, place: Place, log: Log) -> None:
    """Start an ability: what needs choices becomes pending work."""
    verb: Verb[Effect] = VERBS[type(effect)]
    verb.resolve(state, seat, effect, place, log)


__all__ = [
    "VERBS",
    "Verb",
    "asking",
    "can",
    "charge",
    "copyable",
    "has_room",
    "may",
    "payable",
    "put",
    "resolve",
    "room",
    "times",
    "worth",
]
