"""Receiving cards and goods, and paying prices (EAR-14, EAR-24, EAR-32).

The plain rules are in `games.earth.rules.gaining`.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames, goods
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.goods import grow, has_room, has_space, put
from hedgerow.compiled.earth.supply import (
    add_to_hand,
    append,
    clear,
    compost_from_deck,
    compost_from_hand,
    discard,
    draw,
    gain_soil,
    next_card,
    to_compost,
)
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Mask, Row, inner

# Reaping


@inner
def reap(row: Row, b: int) -> bool:
    """EAR-14: look at the next cards of the deck."""
    count = frames.field(row, b, 0)
    frames.pop(row, b)
    clear(row, b + at.OFFER)
    for _ in range(count):
        card = next_card(row)
        if card == 0:
            break
        append(row, b + at.OFFER, card)
    row[b + at.DRAWN] += row[b + at.OFFER]
    if row[b + at.OFFER]:
        frames.push1(row, b, frames.KEEPING, 0)
    return True


# Keeping


@inner
def keep_only(row: Row, b: int) -> bool:
    if row[b + at.OFFER] > 1:
        return False
    _keep(row, b, row[b + at.OFFER + 1])
    return True


@inner
def mask_keeping(t: Table, row: Row, b: int, out: Mask) -> None:
    for number in range(1, row[b + at.OFFER] + 1):
        out[t[0, of.KEEP] + row[b + at.OFFER + number] - 1] = 1


@inner
def answer_keeping(t: Table, row: Row, b: int, action: int) -> None:
    _keep(row, b, action - t[0, of.KEEP] + 1)


@inner
def _keep(row: Row, b: int, card: int) -> None:
    """One card goes to hand; the rest face up on the discard pile, or back on the compost."""
    from_compost = frames.field(row, b, 0)
    frames.pop(row, b)
    add_to_hand(row, b, card)
    for number in range(1, row[b + at.OFFER] + 1):
        other = row[b + at.OFFER + number]
        if other == card:
            continue
        if from_compost:
            to_compost(row, b, other, row[at.RESHUFFLES])
        elif row[at.GAIA_PLAYS]:
            append(row, at.GAIA_CARDS, other)  # EAR-112
        else:
            discard(row, b, other)
    clear(row, b + at.OFFER)


# Receiving


@inner
def take_goods(row: Row, b: int) -> bool:
    """Take soil and cards; goods with a choice become frames, draws before compost (EAR-36)."""
    soil, drawn = frames.field(row, b, goods.SOIL), frames.field(row, b, goods.DRAW)
    sprout, growth = frames.field(row, b, goods.SPROUT), frames.field(row, b, goods.GROWTH)
    hand = frames.field(row, b, goods.COMPOST_HAND)
    deck = frames.field(row, b, goods.COMPOST_DECK)
    fresh, event = frames.field(row, b, frames.FRESH), frames.field(row, b, frames.EVENT)
    cells = frames.field(row, b, frames.ON_CELLS)
    frames.pop(row, b)
    if soil:
        gain_soil(row, b, soil, event)
    draw(row, b, drawn, event)
    compost_from_deck(row, b, deck)
    if growth:
        frames.push4(row, b, frames.PLACING, growth, at.GROWTH, cells, fresh)
    if sprout:
        frames.push4(row, b, frames.PLACING, sprout, at.SPROUT, cells, fresh)
    if hand:
        frames.push3(row, b, frames.COMPOSTING, hand, 0, fresh)
    return True


# Placing


@inner
def place_nothing(t: Table, row: Row, b: int) -> bool:
    left, piece = frames.field(row, b, 0), frames.field(row, b, 1)
    if left > 0 and has_room(t, row, b, piece, frames.field(row, b, 2)):
        return False
    frames.pop(row, b)  # EAR-25: what finds no space is lost
    return True


@inner
def mask_placing(t: Table, row: Row, b: int, out: Mask) -> bool:
    """Returns whether moves between abilities are allowed as well."""
    piece, cells = frames.field(row, b, 1), frames.field(row, b, 2)
    found = 0
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        if cells >> cell & 1 and has_space(t, row, b, piece, cell):
            out[t[0, of.PUT] + cell] = 1
            found += 1
    if frames.field(row, b, 4) and found > 1:
        out[t[0, of.ALL]] = 1
    out[t[0, of.SKIP]] = 1
    return frames.field(row, b, 3) == 1


@inner
def answer_placing(t: Table, row: Row, b: int, action: int) -> None:
    piece, cells = frames.field(row, b, 1), frames.field(row, b, 2)
    each = frames.field(row, b, 4)
    if action == t[0, of.SKIP]:
        frames.pop(row, b)
    elif action == t[0, of.ALL]:
        # EAR-39: a piece on each cell that is left.
        frames.pop(row, b)
        for number in range(1, row[b + at.PLOT] + 1):
            cell = row[b + at.PLOT + number]
            if cells >> cell & 1 and has_space(t, row, b, piece, cell):
                put(t, row, b, piece, cell, each)
    else:
        cell = action - t[0, of.PUT]
        frames.set_field(row, b, 0, frames.field(row, b, 0) - 1)
        if each:
            # EAR-39: with "on each", every cell is used once.
            frames.set_field(row, b, 2, cells & ~(1 << cell))
        frames.set_field(row, b, 3, 0)
        put(t, row, b, piece, cell, each if each else 1)


# Composting


@inner
def compost_rest(row: Row, b: int) -> bool:
    left, exact = frames.field(row, b, 0), frames.field(row, b, 1)
    if exact and row[b + at.HELD] <= left:
        _compost_hand(row, b)
        return True
    if left and row[b + at.HELD]:
        return False
    frames.pop(row, b)
    return True


@inner
def _compost_hand(row: Row, b: int) -> None:
    frames.pop(row, b)
    while row[b + at.HELD]:
        compost_from_hand(row, b, row[b + at.HELD + 1])


@inner
def mask_hand(t: Table, row: Row, b: int, out: Mask) -> None:
    """Any card of the hand may go on the compost."""
    for number in range(1, row[b + at.HELD] + 1):
        out[t[0, of.TO_COMPOST] + row[b + at.HELD + number] - 1] = 1


@inner
def mask_composting(t: Table, row: Row, b: int, out: Mask) -> bool:
    """Returns whether moves between abilities are allowed as well."""
    mask_hand(t, row, b, out)
    if frames.field(row, b, 1):
        return False
    out[t[0, of.SKIP]] = 1
    return frames.field(row, b, 2) == 1


@inner
def answer_composting(t: Table, row: Row, b: int, action: int) -> None:
    if action == t[0, of.SKIP]:
        frames.pop(row, b)
        return
    compost_from_hand(row, b, action - t[0, of.TO_COMPOST] + 1)
    frames.set_field(row, b, 0, frames.field(row, b, 0) - 1)
    frames.set_field(row, b, 2, 0)


# Owing


@inner
def pay_only(row: Row, b: int) -> bool:
    """Pay automatically if there is only one way."""
    left, what = frames.field(row, b, 0), frames.field(row, b, 1)
    if left == 0:
        frames.pop(row, b)
        return True
    if what == at.HAND:
        if row[b + at.HELD] > left:
            return False
        _compost_hand(row, b)
        return True
    only = -1
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        if _holds(row, b, what, cell):
            if only >= 0:
                return False
            only = cell
    _give_up(row, b, what, only)
    return True


@inner
def _holds(row: Row, b: int, what: int, cell: int) -> bool:
    """Whether a flora can give such a piece."""
    if what == at.SPROUT:
        return row[b + at.SPROUTED + cell] > 0
    return row[b + at.TRUNKS + cell] > 0


@inner
def _give_up(row: Row, b: int, what: int, cell: int) -> None:
    """EAR-34: remove one piece from a flora; from a complete one, the canopy first."""
    if what == at.SPROUT:
        grow(row, b, cell, -1, 0)
    else:
        grow(row, b, cell, 0, -1)
    frames.set_field(row, b, 0, frames.field(row, b, 0) - 1)


@inner
def mask_owing(t: Table, row: Row, b: int, out: Mask) -> None:
    what = frames.field(row, b, 1)
    if what == at.HAND:
        mask_hand(t, row, b, out)
        return
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        if _holds(row, b, what, cell):
            out[t[0, of.REMOVE] + cell] = 1


@inner
def answer_owing(t: Table, row: Row, b: int, action: int) -> None:
    what = frames.field(row, b, 1)
    if what == at.HAND:
        compost_from_hand(row, b, action - t[0, of.TO_COMPOST] + 1)
        frames.set_field(row, b, 0, frames.field(row, b, 0) - 1)
    else:
        _give_up(row, b, what, action - t[0, of.REMOVE])
