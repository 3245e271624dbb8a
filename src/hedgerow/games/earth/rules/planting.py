"""Planting: what a card costs, how it is paid, where it goes (EAR-18 to EAR-22, EAR-49, EAR-51)."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import Cell, sites
from hedgerow.games.earth.effects import Goods, Price
from hedgerow.games.earth.events import Announced, Planted, Replaced
from hedgerow.games.earth.frames import Activation, Paying, Receiving, Replacing, Siting
from hedgerow.games.earth.library import Library, Sheet, library
from hedgerow.games.earth.rules.goods import charge
from hedgerow.games.earth.rules.turns import FULL
from hedgerow.games.earth.state import Board, State
from hedgerow.games.earth.supply import compost_openly, pay_soil, seen_leaving, without


def cost(board: Board, sheet: Sheet) -> int:
    """EAR-49: the printed cost less every discount that fits, never below nothing."""
    cards = library()
    price = sheet.cost
    for discount in cards.boards[board.island].discounts + cards.boards[board.climate].discounts:
        if sheet.fits(discount.on):
            price -= discount.soil
    for card, _, _ in board.planted.values():
        for discount in cards[card].discounts:
            if sheet.fits(discount.on):
                price -= discount.soil
    return max(price, 0)


def affordable(board: Board, sheet: Sheet, price: int) -> bool:
    """Whether a card of the hand can be paid for."""
    return board.soil >= price or board.soil + _instead(board, sheet, len(board.hand) - 1) >= price


def _instead(board: Board, sheet: Sheet, hand: int) -> int:
    """EAR-19: how much there is to pay with instead of soil, with `hand` other cards there."""
    if sheet.instead is None:
        return 0
    match sheet.instead.using:
        case "compost_hand":
            return hand
        case "sprout":
            return board.sprouts
        case "growth":
            return board.growth


def ways_to_pay(board: Board, sheet: Sheet, price: int) -> range:
    """EAR-19: how much of a cost may be paid the other way, for a card that has left the hand."""
    most = min(price, _instead(board, sheet, len(board.hand)))
    return range(max(0, price - board.soil), most + 1)


def plantable(board: Board) -> list[int]:
    """EAR-18: the flora and terrains of the hand that can be paid for, while there is a cell."""
    if len(board.planted) >= FULL:
        return []
    cards = library()
    return [
        card
        for card in board.hand
        if (sheet := cards[card]).kind != "event" and affordable(board, sheet, cost(board, sheet))
    ]


def replaceable(board: Board) -> list[Cell]:
    """EAR-51: terrains that a card of the hand may take the place of."""
    cards = library()
    return [
        cell
        for cell, (card, _, _) in board.planted.items()
        if (replace := cards[card].replace) is not None
        and any(takes(cards, other, replace.colour) for other in board.hand)
    ]


def takes(cards: Library, card: int, colour: str) -> bool:
    """EAR-51: only flora and terrain with an ability of that colour."""
    sheet = cards[card]
    return sheet.kind != "event" and colour in sheet.colours


def has_use_for_cards(board: Board) -> bool:
    """Whether a planting is possible at all, by what everybody sees."""
    if not board.hand:
        return False
    if len(board.planted) < FULL:
        return True
    cards = library()
    return any(cards[card].replace is not None for card, _, _ in board.planted.values())


def announce(state: State, seat: Seat, card: int, log: Log) -> None:
    """A card leaves the hand to be planted, and is paid for."""
    board = state.boards[seat]
    board.hand = without(board.hand, card)
    seen_leaving(board, card)
    if log.on:
        log.tell(Announced(seat, card))
    sheet = library()[card]
    price = cost(board, sheet)
    ways = ways_to_pay(board, sheet, price)
    if len(ways) > 1:
        board.stack.append(Paying(card, price))
    else:
        pay(state, seat, card, price, ways[0], log)


def pay(state: State, seat: Seat, card: int, price: int, instead: int, log: Log) -> None:
    """EAR-19: so much of the price the other way, the rest in soil."""
    board = state.boards[seat]
    board.stack.append(Siting(card))
    if price > instead:
        pay_soil(state, seat, price - instead, log)
    if not instead:
        return
    using = library()[card].instead
    assert using is not None
    match using.using:
        case "compost_hand":
            charge(state, seat, Price(compost_hand=instead), log)
        case "sprout":
            charge(state, seat, Price(sprout=instead), log)
        case "growth":
            charge(state, seat, Price(growth=instead), log)


def site(state: State, seat: Seat, card: int, cell: Cell, log: Log, after: Goods | None) -> None:
    """The card lies in the tableau; its black abilities come at once (EAR-22)."""
    board = state.boards[seat]
    board.planted[cell] = (card, 0, 0)
    board.planted = dict(sorted(board.planted.items()))
    board.mask |= 1 << cell
    board.planted_now += (card,)
    if log.on:
        log.tell(Planted(seat, card, cell))
    black = library()[card].planted
    if black:
        board.stack.append(Activation(tuple((cell, number) for number in black)))
    if after is not None:
        board.stack.append(Receiving(after))  # EAR-51: the cards are drawn first


def replace(state: State, seat: Seat, frame: Replacing, card: int, log: Log) -> None:
    """EAR-51: the terrain goes to the compost, the card takes its place for nothing."""
    board = state.boards[seat]
    board.hand = without(board.hand, card)
    seen_leaving(board, card)
    old, _, _ = board.planted.pop(frame.cell)
    compost_openly(board, old)
    if log.on:
        log.tell(Announced(seat, card))
        log.tell(Replaced(seat, old, frame.cell))
    after = Goods(draw=frame.draw) if frame.draw else None
    site(state, seat, card, frame.cell, log, after)


def open_cells(board: Board) -> tuple[Cell, ...]:
    return sites(board.mask)
