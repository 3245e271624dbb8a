"""Prices and goods: what can be paid and taken, and where pieces fit (EAR-24, EAR-32).

The plain rules are in `games.earth.rules.goods`.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.supply import discard_compost, pay_soil
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Row, inner

SOIL, SPROUT, GROWTH, DRAW, COMPOST_HAND, COMPOST_DECK = range(6)
"""The goods, by their places in the table; pieces have other numbers, in `layout`."""
CANOPY, FROM_HAND, DISCARD = 3, 4, 5
"""The parts of a price that differ from the goods."""


@inner
def payable(t: Table, row: Row, b: int, effect: int) -> bool:
    """EAR-32: the whole price or nothing."""
    return (
        row[b + at.SOIL] >= t[effect, of.PRICE + SOIL]
        and row[b + at.HELD] >= t[effect, of.PRICE + FROM_HAND]
        and row[b + at.COMPOST] >= t[effect, of.PRICE + DISCARD]
        and row[b + at.SPROUTS] >= t[effect, of.PRICE + SPROUT]
        and row[b + at.GROWN] >= t[effect, of.PRICE + GROWTH]
    )


@inner
def charge(t: Table, row: Row, b: int, effect: int) -> None:
    """Pay what needs no choice, and ask for the rest (EAR-32)."""
    if t[effect, of.PRICE + SOIL]:
        pay_soil(row, b, t[effect, of.PRICE + SOIL])
    if t[effect, of.PRICE + DISCARD]:
        discard_compost(row, b, t[effect, of.PRICE + DISCARD])
    owe(row, b, at.GROWTH, t[effect, of.PRICE + GROWTH])
    owe(row, b, at.SPROUT, t[effect, of.PRICE + SPROUT])
    owe(row, b, at.HAND, t[effect, of.PRICE + FROM_HAND])


@inner
def owe(row: Row, b: int, what: int, count: int) -> None:
    """Pieces or cards from the hand are owed."""
    if count:
        frames.push2(row, b, frames.OWING, count, what)


@inner
def receive(t: Table, row: Row, b: int, effect: int, column: int, times: int) -> None:
    """Goods of an effect are about to be taken, so many times."""
    frames.push_goods(
        row,
        b,
        t[effect, column + SOIL] * times,
        t[effect, column + SPROUT] * times,
        t[effect, column + GROWTH] * times,
        t[effect, column + DRAW] * times,
        t[effect, column + COMPOST_HAND] * times,
        t[effect, column + COMPOST_DECK] * times,
    )


@inner
def has_space(t: Table, row: Row, b: int, piece: int, cell: int) -> bool:
    """Whether the card on a cell has a free space for such a piece."""
    card = row[b + at.CARD + cell]
    if piece == at.SPROUT:
        return row[b + at.SPROUTED + cell] < t[card, of.SPROUTS]
    return row[b + at.TRUNKS + cell] < t[card, of.GROWTH]


@inner
def has_room(t: Table, row: Row, b: int, piece: int, cells: int) -> bool:
    """Whether there is a free space for such a piece on any of these cells."""
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        if cells >> cell & 1 and has_space(t, row, b, piece, cell):
            return True
    return False


@inner
def has_spaces(t: Table, row: Row, b: int, piece: int, cells: int) -> bool:
    """Whether there are spaces for such a piece, free or not."""
    column = of.SPROUTS if piece == at.SPROUT else of.GROWTH
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        if cells >> cell & 1 and t[row[b + at.CARD + cell], column]:
            return True
    return False


@inner
def worth(t: Table, row: Row, b: int, effect: int, cells: int) -> bool:
    """Whether any of the goods of an effect can be taken now, pieces on these cells."""
    good = of.GOOD
    if t[effect, good + SOIL] or t[effect, good + DRAW] or t[effect, good + COMPOST_DECK]:
        return True
    if t[effect, good + COMPOST_HAND] and row[b + at.HELD]:
        return True
    if t[effect, good + SPROUT] and has_room(t, row, b, at.SPROUT, cells):
        return True
    return t[effect, good + GROWTH] > 0 and has_room(t, row, b, at.GROWTH, cells)


@inner
def grow(row: Row, b: int, cell: int, sprouts: int, growth: int) -> None:
    """Put so many pieces on a flora, or take them off."""
    row[b + at.SPROUTED + cell] += sprouts
    row[b + at.TRUNKS + cell] += growth
    row[b + at.SPROUTS] += sprouts
    row[b + at.GROWN] += growth
    row[b + at.CHANGED] |= at.ON_PIECES


@inner
def put(t: Table, row: Row, b: int, piece: int, cell: int, count: int) -> None:
    """Put pieces on a flora, at most as many as fit (EAR-24)."""
    card = row[b + at.CARD + cell]
    if piece == at.SPROUT:
        grow(row, b, cell, min(count, t[card, of.SPROUTS] - row[b + at.SPROUTED + cell]), 0)
    else:
        grow(row, b, cell, 0, min(count, t[card, of.GROWTH] - row[b + at.TRUNKS + cell]))


@inner
def fits(t: Table, sort: int, card: int) -> bool:
    """Whether a card is of a sort, regardless of the pieces on it."""
    return (t[sort, of.FITS + card // of.BITS] >> (card % of.BITS) & 1) == 1


@inner
def fitting(t: Table, row: Row, b: int, sort: int) -> int:
    """The planted cards of a sort."""
    mask = 0
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        card = row[b + at.CARD + cell]
        if fits(t, sort, card) and (not t[sort, of.WITH_CANOPY] or has_canopy(t, row, b, cell)):
            mask |= 1 << cell
    return mask


@inner
def has_canopy(t: Table, row: Row, b: int, cell: int) -> bool:
    spaces = t[row[b + at.CARD + cell], of.GROWTH]
    return spaces > 0 and spaces <= row[b + at.TRUNKS + cell]
