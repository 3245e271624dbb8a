"""Planting: what a card costs, how it is paid, where it goes (EAR-18 to EAR-22, EAR-49, EAR-51)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth.box import Box, Sheet, box
from hedgerow.games.earth.cells import Cell, sites
from hedgerow.games.earth.effects import Discount, Goods, Price
from hedgerow.games.earth.events import Announced, Planted, Replaced, ReplacementBegan
from hedgerow.games.earth.frames import (
    Activation,
    Paying,
    Planting,
    Receiving,
    Replacing,
    Siting,
)
from hedgerow.games.earth.moves import Move, Pay, Plant, ReplaceAt, Site
from hedgerow.games.earth.rules.goods import charge
from hedgerow.games.earth.rules.handler import SKIP, Handler, Handlers, along, leave, prompts
from hedgerow.games.earth.rules.playing import free_moves
from hedgerow.games.earth.rules.turns import FULL
from hedgerow.games.earth.state import Board, State
from hedgerow.games.earth.supply import compost_openly, pay_soil, seen_leaving, without


def cost(board: Board, sheet: Sheet) -> int:
    """EAR-49: the printed cost less every applicable discount, at least 0."""
    return _reduced(sheet, _discounts(board))


def _discounts(board: Board) -> list[Discount]:
    cards = box()
    found = [*cards.boards[board.island].discounts, *cards.boards[board.climate].discounts]
    for card, _, _ in board.planted.values():
        if card in cards.discounting:
            found += cards[card].discounts
    return found


def _reduced(sheet: Sheet, discounts: list[Discount]) -> int:
    price = sheet.cost
    for discount in discounts:
        if sheet.fits(discount.on):
            price -= discount.soil
    return max(price, 0)


def affordable(board: Board, sheet: Sheet, price: int) -> bool:
    """Whether a card of the hand can be paid for."""
    return board.soil >= price or board.soil + _instead(board, sheet, len(board.hand) - 1) >= price


def _instead(board: Board, sheet: Sheet, hand: int) -> int:
    """EAR-19: how much can be paid with instead of soil, with `hand` other cards in hand."""
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
    """EAR-19: the amounts that may be paid without soil, for a card that has left the hand."""
    most = min(price, _instead(board, sheet, len(board.hand)))
    return range(max(0, price - board.soil), most + 1)


def plantable(board: Board) -> list[int]:
    """EAR-18: the affordable flora and terrains in hand, if there is a free cell."""
    if len(board.planted) >= FULL:
        return []
    cards, discounts = box(), _discounts(board)
    return [
        card
        for card in board.hand
        if card not in cards.events
        and affordable(board, sheet := cards[card], _reduced(sheet, discounts))
    ]


def replaceable(board: Board) -> list[Cell]:
    """EAR-51: terrains that a card in hand may replace."""
    cards = box()
    return [
        cell
        for cell, (card, _, _) in board.planted.items()
        if (replace := cards[card].replace) is not None
        and any(takes(cards, other, replace.colour) for other in board.hand)
    ]


def takes(cards: Box, card: int, colour: str) -> bool:
    """EAR-51: only flora and terrain with an ability of that colour."""
    sheet = cards[card]
    return sheet.kind != "event" and colour in sheet.colours


def has_use_for_cards(board: Board) -> bool:
    """Whether planting may be possible, judging by public information."""
    if not board.hand:
        return False
    if len(board.planted) < FULL:
        return True
    cards = box()
    return any(cards[card].replace is not None for card, _, _ in board.planted.values())


def announce(state: State, seat: Seat, card: int, log: Log) -> None:
    """Take a card from the hand to plant it, and pay for it."""
    board = state.boards[seat]
    board.hand = without(board.hand, card)
    seen_leaving(board, card)
    if log.on:
        log.tell(Announced(seat, card))
    sheet = box()[card]
    price = cost(board, sheet)
    ways = ways_to_pay(board, sheet, price)
    if len(ways) > 1:
        board.stack.append(Paying(card, price))
    else:
        pay(state, seat, card, price, ways[0], log)


def pay(state: State, seat: Seat, card: int, price: int, instead: int, log: Log) -> None:
    """EAR-19: pay `instead` of the price without soil, and the rest in soil."""
    board = state.boards[seat]
    board.stack.append(Siting(card))
    if price > instead:
        pay_soil(state, seat, price - instead, log)
    if not instead:
        return
    using = box()[card].instead
    assert using is not None
    match using.using:
        case "compost_hand":
            charge(state, seat, Price(compost_hand=instead), log)
        case "sprout":
            charge(state, seat, Price(sprout=instead), log)
        case "growth":
            charge(state, seat, Price(growth=instead), log)


def site(state: State, seat: Seat, card: int, cell: Cell, log: Log, after: Goods | None) -> None:
    """Put the card in the tableau; its black abilities follow immediately (EAR-22)."""
    board = state.boards[seat]
    board.planted = dict(sorted({**board.planted, cell: (card, 0, 0)}.items()))
    board.mask |= 1 << cell
    board.planted_now += (card,)
    if log.on:
        log.tell(Planted(seat, card, cell))
    black = box()[card].planted
    if black:
        board.stack.append(Activation(tuple((cell, number) for number in black)))
    if after is not None:
        board.stack.append(Receiving(after))  # EAR-51: the cards are drawn first


def replace(state: State, seat: Seat, frame: Replacing, card: int, log: Log) -> None:
    """EAR-51: the terrain goes to the compost, and the card takes its place for free."""
    board = state.boards[seat]
    board.hand = without(board.hand, card)
    seen_leaving(board, card)
    old, _, _ = board.planted[frame.cell]
    compost_openly(board, old)
    if log.on:
        log.tell(Announced(seat, card))
        log.tell(Replaced(seat, old, frame.cell))
    after = Goods(draw=frame.draw) if frame.draw else None
    site(state, seat, card, frame.cell, log, after)


def open_cells(board: Board) -> tuple[Cell, ...]:
    return sites(board.mask)


# Planting


def _stop_planting(state: State, seat: Seat, frame: Planting, log: Log) -> bool:
    board = state.boards[seat]
    if frame.left and has_use_for_cards(board):
        return False
    board.stack.pop()
    return True


def _plantings(state: State, seat: Seat, frame: Planting) -> list[Move]:
    """EAR-18, EAR-51: a card from the hand, or a terrain to replace."""
    board = state.boards[seat]
    plants: list[Move] = [Plant(card) for card in plantable(board)]
    plants += [ReplaceAt(cell) for cell in replaceable(board)]
    return [*plants, SKIP, *free_moves(board)]


def _plant_prompt(state: State, seat: Seat, frame: Planting) -> Message:
    again = int(bool(state.boards[seat].planted_now))
    return along(
        state, seat, Message("earth-prompt-planting", {"left": frame.left, "again": again})
    )


def _plant(state: State, seat: Seat, frame: Planting, move: Move, log: Log) -> None:
    board = state.boards[seat]
    match move:
        case Plant(card):
            board.stack[-1] = Planting(frame.left - 1)
            announce(state, seat, card, log)
        case ReplaceAt(cell):
            board.stack[-1] = Planting(frame.left - 1)
            terrain = box()[board.planted[cell][0]].replace
            assert terrain is not None
            board.stack.append(Replacing(cell, terrain.colour, terrain.draw))
            if log.on:
                log.tell(ReplacementBegan(seat, cell))
        case _:
            leave(state, seat, frame, move, log)


def _refuse_plant(state: State, seat: Seat, frame: Planting, move: Move) -> str | None:
    board = state.boards[seat]
    if not isinstance(move, Plant) or move.card not in board.hand:
        return None
    if box()[move.card].kind == "event":
        return "EAR-42"
    return "EAR-23" if len(board.planted) >= FULL else "EAR-19"


# Replacing


def _replacements(state: State, seat: Seat, frame: Replacing) -> list[Move]:
    sheets = box()
    hand = state.boards[seat].hand
    return [Plant(card) for card in hand if takes(sheets, card, frame.colour)]


def _replace(state: State, seat: Seat, frame: Replacing, move: Move, log: Log) -> None:
    assert isinstance(move, Plant)
    state.boards[seat].stack.pop()
    replace(state, seat, frame, move.card, log)


def _refuse_replacement(state: State, seat: Seat, frame: Replacing, move: Move) -> str | None:
    return "EAR-51" if isinstance(move, Plant) else None


# Paying


def _payments(state: State, seat: Seat, frame: Paying) -> list[Move]:
    ways = ways_to_pay(state.boards[seat], box()[frame.card], frame.cost)
    return [Pay(instead) for instead in ways]


def _pay_prompt(state: State, seat: Seat, frame: Paying) -> Message:
    return Message("earth-prompt-paying", {"cost": frame.cost})


def _pay(state: State, seat: Seat, frame: Paying, move: Move, log: Log) -> None:
    assert isinstance(move, Pay)
    state.boards[seat].stack.pop()
    pay(state, seat, frame.card, frame.cost, move.instead, log)


# Siting


def _site_only(state: State, seat: Seat, frame: Siting, log: Log) -> bool:
    cells = open_cells(state.boards[seat])
    if len(cells) > 1:
        return False
    _site(state, seat, frame, Site(cells[0]), log)
    return True


def _sites(state: State, seat: Seat, frame: Siting) -> list[Move]:
    return [Site(cell) for cell in open_cells(state.boards[seat])]


def _site(state: State, seat: Seat, frame: Siting, move: Move, log: Log) -> None:
    assert isinstance(move, Site)
    state.boards[seat].stack.pop()
    site(state, seat, frame.card, move.cell, log, None)


def _refuse_site(state: State, seat: Seat, frame: Siting, move: Move) -> str | None:
    if not isinstance(move, Site):
        return None
    return "EAR-23" if move.cell in state.boards[seat].planted else "EAR-21"


HANDLERS: Final[Handlers] = {
    Planting: Handler(_plantings, _plant_prompt, _plant, _stop_planting, _refuse_plant),
    Replacing: Handler(
        _replacements, prompts("earth-prompt-replacing"), _replace, refuse=_refuse_replacement
    ),
    Paying: Handler(_payments, _pay_prompt, _pay),
    Siting: Handler(_sites, prompts("earth-prompt-siting"), _site, _site_only, _refuse_site),
}
