"""The verbs of cards: what they need and do. The plain rules are in `games.earth.rules.verbs`."""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.cells import BESIDE, IN_COLUMN, IN_ROW, ones
from hedgerow.compiled.earth.goods import (
    charge,
    fits,
    has_room,
    has_spaces,
    payable,
    receive,
    worth,
)
from hedgerow.compiled.earth.supply import append, clear, seat_of, take_last
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Row, inner


@inner
def sheet_at(row: Row, b: int, place: int) -> int:
    """The card, island or climate at a place."""
    if place == at.ISLAND:
        return row[b + at.ISLAND_CARD]
    if place == at.CLIMATE:
        return row[b + at.CLIMATE_CARD]
    return row[b + at.CARD + place]


@inner
def effect_at(t: Table, row: Row, b: int, place: int, number: int) -> int:
    return t[sheet_at(row, b, place), of.EFFECT + number]


@inner
def asking(t: Table, row: Row, b: int, effect: int, place: int) -> int:
    """How to ask about an ability of a card; `UNUSABLE` if it can do nothing now."""
    if not can(t, row, b, effect, place):
        return of.UNUSABLE
    verb = t[effect, of.VERB]
    if verb == of.GAIN:
        return t[effect, of.ASKING]
    return of.ASKED if verb == of.RECALL else of.OPEN


@inner
def can(t: Table, row: Row, b: int, effect: int, place: int) -> bool:
    """Whether an ability of a card would do anything now, by public information."""
    if t[effect, of.VERB] == of.COPY:
        return _can_copy(t, row, b, t[effect, of.COLOUR], place)
    return _can_itself(t, row, b, effect, place)


@inner
def _can_itself(t: Table, row: Row, b: int, effect: int, place: int) -> bool:
    """The same of an ability that copies no other."""
    verb = t[effect, of.VERB]
    if verb == of.GAIN:
        return _can_gain(t, row, b, effect)
    if verb == of.GAIN_ON_EACH:
        cells = _cells_of_type(t, row, b, effect, place)
        return has_room(t, row, b, t[effect, of.PIECE], cells)
    if verb == of.GAIN_AROUND:
        return has_room(t, row, b, t[effect, of.PIECE], BESIDE[place])
    return verb == of.RECALL and row[b + at.COMPOST] > 0


@inner
def may(t: Table, row: Row, b: int, effect: int, place: int) -> bool:
    """Whether it might do something after an event or a conversion (EAR-141)."""
    if t[effect, of.VERB] == of.COPY:
        return _may_copy(t, row, b, t[effect, of.COLOUR], place)
    return _may_itself(t, row, b, effect, place)


@inner
def _may_itself(t: Table, row: Row, b: int, effect: int, place: int) -> bool:
    verb = t[effect, of.VERB]
    if verb == of.GAIN:
        return _is_its_time(t, row, b, effect)
    if verb == of.GAIN_ON_EACH:
        cells = _cells_of_type(t, row, b, effect, place)
        return has_spaces(t, row, b, t[effect, of.PIECE], cells)
    if verb == of.GAIN_AROUND:
        return has_spaces(t, row, b, t[effect, of.PIECE], BESIDE[place])
    return verb == of.RECALL


@inner
def resolve(t: Table, row: Row, b: int, effect: int, place: int) -> None:
    """Use an ability of a card: what needs choices becomes pending work."""
    verb = t[effect, of.VERB]
    if verb == of.GAIN:
        _gain(t, row, b, effect)
    elif verb == of.GAIN_ON_EACH:
        # EAR-39: up to one on each with room, the card itself included.
        cells = _cells_of_type(t, row, b, effect, place)
        piece, each = t[effect, of.PIECE], t[effect, of.COUNT]
        frames.push5(row, b, frames.PLACING, ones(cells), piece, cells, 1, each)
    elif verb == of.GAIN_AROUND:
        count, piece = t[effect, of.COUNT], t[effect, of.PIECE]
        frames.push4(row, b, frames.PLACING, count, piece, BESIDE[place], 1)
    elif verb == of.RECALL:
        _recall(row, b, t[effect, of.LOOK])
    elif verb == of.COPY:
        frames.push2(row, b, frames.COPYING, place, t[effect, of.COLOUR])


# gain


@inner
def _is_its_time(t: Table, row: Row, b: int, effect: int) -> bool:
    if t[effect, of.IF_ACTIVE] and seat_of(b) != row[at.ACTIVE]:
        return False  # EAR-37
    return t[effect, of.PER_PLANTED] == 0 or _planted_now(t, row, b, effect) > 0


@inner
def _planted_now(t: Table, row: Row, b: int, effect: int) -> int:
    """The number of cards of the effect's sort planted this turn (EAR-38)."""
    found = 0
    for number in range(1, row[b + at.PLANTED_NOW] + 1):
        if fits(t, t[effect, of.PER_PLANTED], row[b + at.PLANTED_NOW + number]):
            found += 1
    return found


@inner
def _can_gain(t: Table, row: Row, b: int, effect: int) -> bool:
    if not _is_its_time(t, row, b, effect):
        return False
    if t[effect, of.HAS_PRICE]:
        return payable(t, row, b, effect)
    return worth(t, row, b, effect, frames.EVERYWHERE)


@inner
def _gain(t: Table, row: Row, b: int, effect: int) -> None:
    times = 1
    if t[effect, of.PER_PLANTED]:
        times = _planted_now(t, row, b, effect)
    receive(t, row, b, effect, of.GOOD, times)
    frames.set_field(row, b, frames.FRESH, int(t[effect, of.ASKING] == of.OPEN))
    charge(t, row, b, effect)


# gain_on_each


@inner
def _cells_of_type(t: Table, row: Row, b: int, effect: int, place: int) -> int:
    zone = IN_ROW[place] if t[effect, of.ZONE] == of.IN_ROW else IN_COLUMN[place]
    cells = 0
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        if zone >> cell & 1 and t[row[b + at.CARD + cell], of.TYPES] & t[effect, of.TYPE]:
            cells |= 1 << cell
    return cells


# recall


@inner
def _recall(row: Row, b: int, look: int) -> None:
    """EAR-44: the owner knows these cards from now on."""
    clear(row, b + at.OFFER)
    rest = max(0, row[b + at.COMPOST] - look)
    for number in range(rest + 1, row[b + at.COMPOST] + 1):
        card = row[b + at.COMPOST + number]
        append(row, b + at.OFFER, card)
        if row[b + at.MARKS + number] == at.OPEN:
            append(row, b + at.SHOWN, card)
    for _ in range(row[b + at.OFFER]):
        take_last(row, b + at.COMPOST)
        take_last(row, b + at.MARKS)
    row[b + at.CHANGED] |= at.ON_COMPOST
    frames.push1(row, b, frames.KEEPING, 1)


# copy


@inner
def is_copied(t: Table, row: Row, b: int, cell: int, number: int, colour: int) -> bool:
    """EAR-40: whether an ability of the tableau has that colour and does not copy."""
    card = row[b + at.CARD + cell]
    if not t[card, of.ON + colour] >> number & 1:
        return False
    return t[t[card, of.EFFECT + number], of.VERB] != of.COPY


@inner
def copyable(t: Table, row: Row, b: int, cell: int, number: int, colour: int, place: int) -> bool:
    """EAR-40: whether the ability would work at this place."""
    if not is_copied(t, row, b, cell, number, colour):
        return False
    return _can_itself(t, row, b, effect_at(t, row, b, cell, number), place)


@inner
def _can_copy(t: Table, row: Row, b: int, colour: int, place: int) -> bool:
    for plot in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + plot]
        if t[row[b + at.CARD + cell], of.ON + colour]:
            for number in range(of.ABILITIES):
                if copyable(t, row, b, cell, number, colour, place):
                    return True
    return False


@inner
def _may_copy(t: Table, row: Row, b: int, colour: int, place: int) -> bool:
    for plot in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + plot]
        for number in range(of.ABILITIES):
            if is_copied(t, row, b, cell, number, colour) and _may_itself(
                t, row, b, effect_at(t, row, b, cell, number), place
            ):
                return True
    return False
