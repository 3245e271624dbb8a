"""The ten events: when each can be used and what it does (NWO-80 to NWO-108)."""

from __future__ import annotations

from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.compiled.north_woods.frames import (
    Frame,
    Held,
    Why,
    frame_at,
    push_frame,
)
from hedgerow.compiled.north_woods.heaps import card_at
from hedgerow.compiled.north_woods.position import Word, hand, table_of
from hedgerow.compiled.north_woods.supply import (
    NO_CARD,
    cover_with_remains,
    lose,
    next_card,
    pass_hands,
)
from hedgerow.compiled.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    PLAIN,
    at,
    food_of,
    form_of,
    is_resource,
    is_species,
    lying,
    mark_of,
    take,
)
from hedgerow.compiled.north_woods.tables import (
    Event,
    Tables,
    eats,
    event,
    is_event,
)
from hedgerow.games.north_woods.rules.event_cards import SPRING_CARDS

# Using events


@inner
def may_use_events(row: Row, type: int) -> bool:
    """NWO-80: whether the question of this type of frame may be answered by an event."""
    between_acts = (
        type == Frame.START
        or type == Frame.ACTING
        or type == Frame.DYING
        or type == Frame.DISCARDING
        or type == Frame.CLOSING
    )
    return between_acts and not row[Word.RESCUING]  # NWO-92


@inner
def allow_events(tables: Tables, row: Row, out: Mask) -> None:
    """The events of the hand that can be used now."""
    heap = hand(tables, row[Word.TURN])
    for nth in range(row[heap] - 1, -1, -1):
        kind = card_at(row, heap, nth)
        if not is_event(tables, kind):  # events come last
            return
        use = tables.do_use + kind
        if not out[use] and not is_barred(tables, row, kind):
            out[use] = 1


@inner
def is_barred(tables: Tables, row: Row, kind: int) -> bool:
    """Whether a rule forbids using this event now."""
    if kind == event(tables, Event.WINTER):
        return row[Word.SPRING] != 0  # NWO-95
    if is_aimed(tables, kind):
        return not _can_aim(tables, row, kind)  # NWO-82
    return False


@inner
def use(tables: Tables, row: Row, action: int) -> None:
    """Push the event's work, and beneath it the card's way to the dying display."""
    seat, kind = row[Word.TURN], action - tables.do_use
    lose(tables, row, seat, kind)
    if not _stays(tables, kind):
        frame = push_frame(row, Frame.COVERING)  # NWO-81
        row[frame + Held.COUNT] = 1
        row[frame + Held.CARDS] = kind
        row[frame + Held.COVERER] = seat
        row[frame + Held.WHY] = Why.USED
    _begin(tables, row, kind)


@inner
def _begin(tables: Tables, row: Row, kind: int) -> None:
    """Put the event's work on the stack."""
    if is_aimed(tables, kind):
        row[push_frame(row, Frame.AIMING) + Held.CARD] = kind
    elif kind == event(tables, Event.WILDFIRE):
        if has_burnable(tables, row):
            push_frame(row, Frame.BURNING)
    elif kind == event(tables, Event.POLLUTION):
        _all_give(tables, row, kind)
    elif kind == event(tables, Event.WINTER):
        push_frame(row, Frame.WINTERING)
        _all_give(tables, row, kind)
    elif kind == event(tables, Event.MIGRATION):
        _migrate(tables, row)
    elif kind == event(tables, Event.SPRING):
        _spring(tables, row)
    elif kind == event(tables, Event.RENEWAL):
        frame = push_frame(row, Frame.RENEWING)
        row[frame + Held.SPECIES] = row[frame + Held.RESOURCE] = 1
    elif kind == event(tables, Event.NICHE):
        push_frame(row, Frame.NAMING)


# Disease, Abundance, Population Boom


@inner
def is_aimed(tables: Tables, kind: int) -> bool:
    """Whether an event needs a target, and cannot be used without one (NWO-82)."""
    return kind == event(tables, Event.DISEASE) or _stays(tables, kind)


@inner
def _stays(tables: Tables, kind: int) -> bool:
    """Whether an event lies with its card instead of going to the dying display (NWO-81)."""
    return kind == event(tables, Event.ABUNDANCE) or kind == event(tables, Event.POPULATION_BOOM)


@inner
def fits(tables: Tables, kind: int, card: int) -> bool:
    """Whether an event may be aimed at a card."""
    if kind == event(tables, Event.DISEASE):
        return is_species(tables, card)  # NWO-85
    if kind == event(tables, Event.ABUNDANCE):
        return is_resource(tables, card) and mark_of(card) == PLAIN  # NWO-86, NWO-87
    form = form_of(card)  # NWO-104, NWO-108
    return not form & 1 and is_species(tables, card) and tables.rank[form] > 2


@inner
def is_aimed_at(tables: Tables, row: Row, kind: int, seat: int) -> bool:
    """Whether an event may be aimed at cards of a seat."""
    return kind != event(tables, Event.DISEASE) or seat != row[Word.TURN]


@inner
def _can_aim(tables: Tables, row: Row, kind: int) -> bool:
    """Whether there is a card that an event may be aimed at."""
    for seat in range(tables.seats):
        if not is_aimed_at(tables, row, kind, seat):
            continue
        table = table_of(tables, seat)
        for slot in range(row[table]):
            card = at(row, table, slot)
            if card != 0 and fits(tables, kind, card):
                return True
    return False


@inner
def hit(tables: Tables, row: Row, kind: int, table: int, slot: int) -> None:
    """What an event does to its target."""
    card = at(row, table, slot)
    if kind == event(tables, Event.DISEASE):
        cover_with_remains(tables, row, take(row, table, slot), row[Word.TURN], Why.STRUCK)
    elif kind == event(tables, Event.ABUNDANCE):
        row[table + 1 + slot] = lying(form_of(card), food_of(card), ABUNDANT)
    else:
        _boom(tables, row, table, slot)


@inner
def _boom(tables: Tables, row: Row, table: int, slot: int) -> None:
    """NWO-104: with a lower rank, its food may no longer be below it."""
    card = at(row, table, slot)
    boomed, food = form_of(card) | 1, food_of(card)
    if food != NOTHING and not eats(tables, boomed, form_of(at(row, table, food))):
        food = NOTHING
    row[table + 1 + slot] = lying(boomed, food, mark_of(card))


# Cards that seats give up: Wildfire, Pollution, Winter


@inner
def may_give(tables: Tables, row: Row, kind: int, table: int, slot: int) -> bool:
    """Whether a card may be given: a resource, or a species of the highest rank."""
    card = at(row, table, slot)
    if card == 0:
        return False
    if kind != event(tables, Event.POLLUTION):
        return is_resource(tables, card)  # NWO-88, NWO-102
    if not is_species(tables, card):
        return False
    rank = tables.rank[form_of(card)]
    for other in range(row[table]):  # NWO-98
        rival = at(row, table, other)
        if rival != 0 and is_species(tables, rival) and tables.rank[form_of(rival)] > rank:
            return False
    return True


@inner
def has_resource(tables: Tables, row: Row, seat: int) -> bool:
    table = table_of(tables, seat)
    for slot in range(row[table]):
        card = at(row, table, slot)
        if card != 0 and is_resource(tables, card):
            return True
    return False


@inner
def has_burnable(tables: Tables, row: Row) -> bool:
    """NWO-88: whether another seat has a resource."""
    for seat in range(tables.seats):
        if seat != row[Word.TURN] and has_resource(tables, row, seat):
            return True
    return False


@inner
def _all_give(tables: Tables, row: Row, kind: int) -> None:
    """NWO-83: the seats after the active one, in turn order."""
    frame = push_frame(row, Frame.GIVING)
    row[frame + Held.CARD] = kind
    row[frame + Held.GIVER] = (row[Word.TURN] + 1) % tables.seats


# Migration, Spring


@inner
def _migrate(tables: Tables, row: Row) -> None:
    """NWO-90, NWO-92: hands are passed; the seat draws no more and may only rescue."""
    row[Word.RESCUING] = 1
    beneath = frame_at(row[Word.DEPTH] - 2)  # the card itself is on top
    if row[beneath] == Frame.START:
        row[beneath] = Frame.ACTING
        row[beneath + Held.DRAWN] = 0
    pass_hands(tables, row)


@inner
def _spring(tables: Tables, row: Row) -> None:
    row[Word.SPRING] |= 1 << row[Word.TURN]  # NWO-95
    drawn = 0
    frame = push_frame(row, Frame.KEEPING)
    while drawn < SPRING_CARDS:
        kind = next_card(tables, row)
        if kind == NO_CARD:
            break
        row[frame + Held.CARDS + drawn] = kind
        drawn += 1
    row[frame + Held.COUNT] = drawn
