"""The verbs of cards."""

from __future__ import annotations

from collections.abc import Iterator

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import BESIDE, COLUMN, ROW, Cell, Mask, mask_of
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
    Price,
    Recall,
    Replace,
    Sort,
    Wild,
)
from hedgerow.games.earth.events import Looked, LookedCards
from hedgerow.games.earth.frames import Copying, Keeping, Place, Placing, Receiving
from hedgerow.games.earth.rules.goods import charge, has_room, has_spaces, payable, times, worth
from hedgerow.games.earth.rules.verbs.verb import VERBS, Asking, Verb, asked, can, may, opened
from hedgerow.games.earth.state import OPEN, Board, State

# gain


def _planted_now(board: Board, sort: Sort) -> int:
    """The number of cards of this sort planted this turn (EAR-38)."""
    cards = box()
    return sum(cards[card].fits(sort) for card in board.planted_now)


def _can_gain(state: State, seat: Seat, effect: Gain, place: Place) -> bool:
    if effect.if_active and seat != state.active:
        return False  # EAR-37
    board = state.boards[seat]
    if effect.per_planted is not None and not _planted_now(board, effect.per_planted):
        return False
    if effect.pay is not FREE and effect.pay != FREE:
        return payable(board, effect.pay)
    return worth(board, effect.gain)


def _may_gain(state: State, seat: Seat, effect: Gain, place: Place) -> bool:
    if effect.if_active and seat != state.active:
        return False
    return effect.per_planted is None or bool(_planted_now(state.boards[seat], effect.per_planted))


def asking_for(goods: Goods, pay: Price = FREE) -> Asking:
    """How to ask about such goods."""
    if pay != FREE:
        return "asked"
    chosen = goods.sprout or goods.growth or goods.compost_hand
    by_itself = goods.soil or goods.draw or goods.compost_deck
    if not chosen:
        return "quiet"
    return "asked" if by_itself else "open"


def _asking_gain(state: State, seat: Seat, effect: Gain, place: Place) -> Asking:
    return asking_for(effect.gain, effect.pay)


def _gain(state: State, seat: Seat, effect: Gain, place: Place, log: Log) -> None:
    board = state.boards[seat]
    goods = effect.gain
    if effect.per_planted is not None:
        goods = times(goods, _planted_now(board, effect.per_planted))
    board.stack.append(Receiving(goods, fresh=asking_for(effect.gain, effect.pay) == "open"))
    charge(state, seat, effect.pay, log)


# gain_on_each


def _cells_of_type(board: Board, effect: GainOnEach, place: Place) -> Mask:
    zone = (ROW if effect.zone == "row" else COLUMN)[place]
    cards = box()
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
    """EAR-44: the owner knows these cards from now on. There is at least one."""
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


def _can_recall(state: State, seat: Seat, effect: Recall, place: Place) -> bool:
    return bool(state.boards[seat].compost)


# copy


def _to_copy(board: Board, colour: Action) -> Iterator[tuple[Cell, int, Effect]]:
    """EAR-40: the abilities of that colour in the tableau, except those that copy."""
    cards = box()
    for cell, (card, _, _) in board.planted.items():
        sheet = cards[card]
        for number in sheet.on[colour]:
            effect = sheet.effects[number]
            if effect is not None and not isinstance(effect, Copy):
                yield cell, number, effect


def copyable(state: State, seat: Seat, colour: Action, place: Place) -> list[tuple[Cell, int]]:
    """EAR-40: the abilities that would work at this place."""
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


# Permanent abilities, which nothing triggers


def _never(state: State, seat: Seat, effect: Effect, place: Place) -> bool:
    return False


def _nothing(state: State, seat: Seat, effect: Effect, place: Place, log: Log) -> None:
    """Do nothing: the effect applies elsewhere, see `planting`, `turns` and `playing`."""


STANDING: Verb[Effect, Place] = Verb(_nothing, _never, may=_never)

VERBS.update(
    {
        Gain: Verb(_gain, _can_gain, _asking_gain, _may_gain),
        GainOnEach: Verb(_gain_on_each, _can_gain_on_each, opened, _may_gain_on_each),
        GainAround: Verb(_gain_around, _can_gain_around, opened, _may_gain_around),
        Recall: Verb(_recall, _can_recall, asked),
        Copy: Verb(_copy, _can_copy, opened, _may_copy),
        PayInstead: STANDING,
        Discount: STANDING,
        Replace: STANDING,
        Forbid: STANDING,
        Wild: STANDING,
        OnEvent: STANDING,
    }
)
