"""Planting: what a card costs, how it is paid, where it goes (EAR-18 to EAR-22, EAR-49, EAR-51).

The plain rules are in `games.earth.rules.planting`.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.cells import ones, open_cells
from hedgerow.compiled.earth.goods import fits, grow, owe
from hedgerow.compiled.earth.supply import (
    append,
    insert_sorted,
    leave_hand,
    pay_soil,
    seen_leaving,
    to_compost,
)
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Mask, Row, inner


@inner
def cost(t: Table, row: Row, b: int, card: int) -> int:
    """EAR-49: the printed cost less every applicable discount, at least 0."""
    price = t[card, of.COST]
    price -= _reduction(t, row[b + at.ISLAND_CARD], card)
    price -= _reduction(t, row[b + at.CLIMATE_CARD], card)
    for number in range(1, row[b + at.PLOT] + 1):
        price -= _reduction(t, row[b + at.CARD + row[b + at.PLOT + number]], card)
    return max(price, 0)


@inner
def _reduction(t: Table, standing: int, card: int) -> int:
    """How much cheaper one card makes another."""
    reduction = 0
    if t[standing, of.DISCOUNTS]:
        for number in range(of.ABILITIES):
            if t[standing, of.DISCOUNTS] >> number & 1:
                discount = t[standing, of.EFFECT + number]
                if fits(t, t[discount, of.SORT], card):
                    reduction += t[discount, of.REDUCTION]
    return reduction


@inner
def _instead(t: Table, row: Row, b: int, card: int, hand: int) -> int:
    """EAR-19: how much can be paid with instead of soil, with `hand` other cards in hand."""
    using = t[card, of.INSTEAD] - 1
    if using == at.HAND:
        return hand
    if using == at.SPROUT:
        return row[b + at.SPROUTS]
    return row[b + at.GROWN] if using == at.GROWTH else 0


@inner
def _affordable(t: Table, row: Row, b: int, card: int) -> bool:
    """Whether a card of the hand can be paid for."""
    price = cost(t, row, b, card)
    return row[b + at.SOIL] + _instead(t, row, b, card, row[b + at.HELD] - 1) >= price


@inner
def _most_instead(t: Table, row: Row, b: int, card: int, price: int) -> int:
    return min(price, _instead(t, row, b, card, row[b + at.HELD]))


@inner
def _takes(t: Table, card: int, colour: int) -> bool:
    """EAR-51: only flora and terrain with an ability of that colour."""
    return t[card, of.KIND] != of.EVENTS and (t[card, of.COLOURS] >> colour & 1) == 1


@inner
def _has_use_for_cards(t: Table, row: Row, b: int) -> bool:
    """Whether planting may be possible, judging by public information."""
    if row[b + at.HELD] == 0:
        return False
    if row[b + at.PLOT] < at.FULL:
        return True
    for number in range(1, row[b + at.PLOT] + 1):
        if t[row[b + at.CARD + row[b + at.PLOT + number]], of.REPLACED]:
            return True
    return False


@inner
def _announce(t: Table, row: Row, b: int, card: int) -> None:
    """Take a card from the hand to plant it, and pay for it."""
    leave_hand(row, b, card)
    seen_leaving(row, b, card)
    price = cost(t, row, b, card)
    least = max(0, price - row[b + at.SOIL])
    if _most_instead(t, row, b, card, price) > least:
        frames.push2(row, b, frames.PAYING, card, price)
    else:
        _pay(t, row, b, card, price, least)


@inner
def _pay(t: Table, row: Row, b: int, card: int, price: int, instead: int) -> None:
    """EAR-19: pay `instead` of the price without soil, and the rest in soil."""
    frames.push1(row, b, frames.SITING, card)
    if price > instead:
        pay_soil(row, b, price - instead)
    owe(row, b, t[card, of.INSTEAD] - 1, instead)


@inner
def _site(t: Table, row: Row, b: int, card: int, cell: int) -> None:
    """Put the card in the tableau; its black abilities follow immediately (EAR-22)."""
    if not row[b + at.MASK] >> cell & 1:
        insert_sorted(row, b + at.PLOT, cell)
        row[b + at.MASK] |= 1 << cell
    grow(row, b, cell, -row[b + at.SPROUTED + cell], -row[b + at.TRUNKS + cell])
    row[b + at.CARD + cell] = card
    row[b + at.CHANGED] |= at.ON_CARDS
    append(row, b + at.PLANTED_NOW, card)
    black = t[card, of.PLANTED]
    if black:
        for number in range(of.ABILITIES - 1, -1, -1):
            if black >> number & 1:
                frames.add_item(row, b, cell * frames.PLACE + number)
        frames.push(row, b, frames.ACTIVATION)
        frames.hold(row, b, ones(black))


# Planting


@inner
def stop_planting(t: Table, row: Row, b: int) -> bool:
    if frames.field(row, b, 0) > 0 and _has_use_for_cards(t, row, b):
        return False
    frames.pop(row, b)
    return True


@inner
def mask_planting(t: Table, row: Row, b: int, out: Mask) -> None:
    """EAR-18, EAR-51: a card from the hand, or a terrain to replace."""
    if row[b + at.PLOT] < at.FULL:
        for number in range(1, row[b + at.HELD] + 1):
            card = row[b + at.HELD + number]
            if t[card, of.KIND] != of.EVENTS and _affordable(t, row, b, card):
                out[t[0, of.PLANT] + card - 1] = 1
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        replaced = t[row[b + at.CARD + cell], of.REPLACED]
        if replaced and _takes_any(t, row, b, t[replaced, of.COLOUR]):
            out[t[0, of.REPLACE_AT] + cell] = 1


@inner
def _takes_any(t: Table, row: Row, b: int, colour: int) -> bool:
    for number in range(1, row[b + at.HELD] + 1):
        if _takes(t, row[b + at.HELD + number], colour):
            return True
    return False


@inner
def answer_planting(t: Table, row: Row, b: int, action: int) -> None:
    if action == t[0, of.SKIP]:
        frames.pop(row, b)
        return
    frames.set_field(row, b, 0, frames.field(row, b, 0) - 1)
    if action < t[0, of.REPLACE_AT]:
        _announce(t, row, b, action - t[0, of.PLANT] + 1)
        return
    cell = action - t[0, of.REPLACE_AT]
    replaced = t[row[b + at.CARD + cell], of.REPLACED]
    colour, drawn = t[replaced, of.COLOUR], t[replaced, of.CARDS_DRAWN]
    frames.push3(row, b, frames.REPLACING, cell, colour, drawn)


# Replacing


@inner
def mask_replacing(t: Table, row: Row, b: int, out: Mask) -> None:
    for number in range(1, row[b + at.HELD] + 1):
        card = row[b + at.HELD + number]
        if _takes(t, card, frames.field(row, b, 1)):
            out[t[0, of.PLANT] + card - 1] = 1


@inner
def answer_replacing(t: Table, row: Row, b: int, action: int) -> None:
    """EAR-51: the terrain goes to the compost, and the card takes its place for free."""
    card, cell = action - t[0, of.PLANT] + 1, frames.field(row, b, 0)
    drawn = frames.field(row, b, 2)
    frames.pop(row, b)
    leave_hand(row, b, card)
    seen_leaving(row, b, card)
    to_compost(row, b, row[b + at.CARD + cell], at.OPEN)
    _site(t, row, b, card, cell)
    if drawn:
        frames.push_goods(row, b, 0, 0, 0, drawn, 0, 0)  # EAR-51: the cards are drawn first


# Paying


@inner
def mask_paying(t: Table, row: Row, b: int, out: Mask) -> None:
    card, price = frames.field(row, b, 0), frames.field(row, b, 1)
    least = max(0, price - row[b + at.SOIL])
    for instead in range(least, _most_instead(t, row, b, card, price) + 1):
        out[t[0, of.PAY] + instead] = 1


@inner
def answer_paying(t: Table, row: Row, b: int, action: int) -> None:
    card, price = frames.field(row, b, 0), frames.field(row, b, 1)
    frames.pop(row, b)
    _pay(t, row, b, card, price, action - t[0, of.PAY])


# Siting


@inner
def site_only(t: Table, row: Row, b: int) -> bool:
    cells = open_cells(row, b)
    if cells & (cells - 1):
        return False
    card = frames.field(row, b, 0)
    frames.pop(row, b)
    cell = 0
    while not cells >> cell & 1:
        cell += 1
    _site(t, row, b, card, cell)
    return True


@inner
def mask_siting(t: Table, row: Row, b: int, out: Mask) -> None:
    mask_cells(out, t[0, of.SITE], open_cells(row, b))


@inner
def mask_cells(out: Mask, first: int, cells: int) -> None:
    """Allow the actions of these cells."""
    for cell in range(at.CELLS):
        if cells >> cell & 1:
            out[first + cell] = 1


@inner
def answer_siting(t: Table, row: Row, b: int, action: int) -> None:
    card = frames.field(row, b, 0)
    frames.pop(row, b)
    _site(t, row, b, card, action - t[0, of.SITE])
