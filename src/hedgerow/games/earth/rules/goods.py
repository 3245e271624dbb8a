"""Prices and goods: what can be paid and taken, and where pieces fit (EAR-24, EAR-32)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import EVERYWHERE, Cell, Mask
from hedgerow.games.earth.effects import FREE, Goods, Piece, Price
from hedgerow.games.earth.events import PiecePut
from hedgerow.games.earth.frames import Owing
from hedgerow.games.earth.state import Board, State
from hedgerow.games.earth.supply import discard_compost, pay_soil

Unplaced: TypeAlias = Literal["sprout", "growth", "both"]


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
    """Pay what needs no choice, and ask for the rest (EAR-32)."""
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
    earth = box().earth
    for cell, (card, sprouts, growth) in board.planted.items():
        if cells >> cell & 1:
            sheet = earth[card]
            assert sheet is not None
            if sprouts < sheet.sprouts if piece == "sprout" else growth < sheet.growth:
                yield cell


def has_room(board: Board, piece: Piece, cells: Mask = EVERYWHERE) -> bool:
    return next(room(board, piece, cells), None) is not None


def has_spaces(board: Board, piece: Piece, cells: Mask) -> bool:
    """Whether there are spaces for such a piece, free or not."""
    cards = box()
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


def lost(board: Board, goods: Goods, price: Price) -> Unplaced | None:
    """The pieces that are all there is to gain and find no space, not even one that the price frees
    (EAR-25)."""
    if goods.soil or goods.draw or goods.compost_deck or goods.compost_hand:
        return None
    if goods.sprout and (price.sprout or has_room(board, "sprout")):
        return None
    if goods.growth and (price.growth or price.canopy or has_room(board, "growth")):
        return None
    if goods.sprout and goods.growth:
        return "both"
    return "sprout" if goods.sprout else "growth" if goods.growth else None


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


def put(state: State, seat: Seat, piece: Piece, cell: Cell, count: int, log: Log) -> None:
    """Put pieces on a flora, at most as many as fit (EAR-24)."""
    board = state.boards[seat]
    card, sprouts, growth = board.planted[cell]
    sheet = box()[card]
    if piece == "sprout":
        count = min(count, sheet.sprouts - sprouts)
        board.grow(cell, count, 0)
    else:
        count = min(count, sheet.growth - growth)
        board.grow(cell, 0, count)
    if log.on:
        log.tell(PiecePut(seat, piece, cell, count))
