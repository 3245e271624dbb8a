"""The questions of events: targets, and what is given up, kept, fetched and named."""

from __future__ import annotations

from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.compiled.north_woods.frames import (
    Frame,
    Held,
    Why,
    pop_frame,
    push_frame,
    replace_frame,
    top_frame,
)
from hedgerow.compiled.north_woods.heaps import card_at, move, push, remove_at, shuffle
from hedgerow.compiled.north_woods.position import Word, display, pile, table_of
from hedgerow.compiled.north_woods.rules.event_cards import (
    fits,
    has_resource,
    hit,
    is_aimed_at,
    may_give,
)
from hedgerow.compiled.north_woods.supply import bury, first_open_pile, gain, is_open, renew
from hedgerow.compiled.north_woods.tableau import (
    NOTHING,
    at,
    first_eater,
    form_of,
    is_resource,
    kind_of,
    lying,
    mark_of,
    next_eater,
    put,
    room,
    take,
)
from hedgerow.compiled.north_woods.tables import (
    Event,
    Tables,
    event,
    is_event,
    is_species_kind,
    within,
)
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.moves import PILES

# Aiming: Disease, Abundance, Population Boom


@inner
def allow_aiming(tables: Tables, row: Row, out: Mask) -> None:
    kind = row[top_frame(row) + Held.CARD]
    for seat in range(tables.seats):
        if not is_aimed_at(tables, row, kind, seat):
            continue
        table = table_of(tables, seat)
        aim = tables.do_aim + seat * tables.slots
        for slot in range(row[table]):
            card = at(row, table, slot)
            if card != 0 and fits(tables, kind, card):
                out[aim + slot] = 1


@inner
def answer_aiming(tables: Tables, row: Row, action: int) -> None:
    kind = row[top_frame(row) + Held.CARD]
    number, slots = action - tables.do_aim, tables.slots
    pop_frame(row)
    hit(tables, row, kind, table_of(tables, number // slots), number % slots)


# Burning: the seat that a Wildfire strikes


@inner
def allow_burning(tables: Tables, row: Row, out: Mask) -> None:
    """NWO-88: the other seats that have a resource."""
    for seat in range(tables.seats):
        if seat != row[Word.TURN] and has_resource(tables, row, seat):
            out[tables.do_burn + seat] = 1


@inner
def answer_burning(tables: Tables, row: Row, action: int) -> None:
    frame = replace_frame(row, Frame.GIVING)
    row[frame + Held.CARD] = event(tables, Event.WILDFIRE)
    row[frame + Held.GIVER] = action - tables.do_burn


# Giving: Wildfire, Pollution, Winter


@inner
def allow_giving(tables: Tables, row: Row, out: Mask) -> None:
    frame = top_frame(row)
    kind, table = row[frame + Held.CARD], table_of(tables, row[frame + Held.GIVER])
    for place in range(PILES):
        if not _may_give_to(tables, row, kind, place):
            continue
        for slot in range(row[table]):
            if may_give(tables, row, kind, table, slot):
                out[tables.do_bury + slot * PILES + place] = 1


@inner
def _may_give_to(tables: Tables, row: Row, kind: int, place: int) -> bool:
    """Whether a card may be given to a pile; Winter shuffles all of them next (NWO-103)."""
    if kind == event(tables, Event.WINTER):
        return place == first_open_pile(tables, row)
    return is_open(tables, row, place)


@inner
def answer_giving(tables: Tables, row: Row, action: int) -> None:
    number = action - tables.do_bury
    _give(tables, row, number // PILES, number % PILES)


@inner
def _give(tables: Tables, row: Row, slot: int, place: int) -> None:
    """The first seat gives its card; after a Wildfire its chains may be adopted (NWO-89)."""
    frame = top_frame(row)
    kind, seat = row[frame + Held.CARD], row[frame + Held.GIVER]
    table = table_of(tables, seat)
    first = first_eater(row, table, slot)
    second = NOTHING if first == NOTHING else next_eater(row, table, slot, first)
    _next_giver(tables, row)
    if kind == event(tables, Event.WILDFIRE) and first != NOTHING:
        frame = push_frame(row, Frame.ADOPTING)
        row[frame + Held.CARD] = kind_of(at(row, table, slot))
        row[frame + Held.OF] = seat
        row[frame + Held.BASES], row[frame + Held.BASES + 1] = 1 + first, 1 + second
    bury(tables, row, seat, table, slot, place, Why.GIVEN)


@inner
def _next_giver(tables: Tables, row: Row) -> None:
    """NWO-83: the next seat gives, if there is one."""
    frame = top_frame(row)
    following = (row[frame + Held.GIVER] + 1) % tables.seats
    if row[frame + Held.CARD] == event(tables, Event.WILDFIRE) or following == row[Word.TURN]:
        pop_frame(row)
    else:
        row[frame + Held.GIVER] = following


@inner
def giving_step(tables: Tables, row: Row) -> bool:
    frame = top_frame(row)
    kind, table = row[frame + Held.CARD], table_of(tables, row[frame + Held.GIVER])
    cards = piles = 0
    for slot in range(row[table]):
        cards += may_give(tables, row, kind, table, slot)
    for place in range(PILES):
        piles += _may_give_to(tables, row, kind, place)
    if cards * piles > 1:
        return False
    if cards:
        given = row[table] - 1
        while not may_give(tables, row, kind, table, given):
            given -= 1
        _give(tables, row, given, first_open_pile(tables, row))
    else:
        _next_giver(tables, row)
    return True


@inner
def wintering_step(tables: Tables, row: Row) -> bool:
    """NWO-103: the dying display goes into the deck."""
    pop_frame(row)
    for place in range(PILES):
        move(row, tables.deck, pile(tables, place))
    shuffle(row, tables.deck)
    row[Word.BARREN] = 0
    return True


# Adopting: chains that a Wildfire left


@inner
def _open_resource(tables: Tables, row: Row, kind: int) -> int:
    """The first of the seat's own resources of a kind that can feed one more card, or NOTHING."""
    table = table_of(tables, row[Word.TURN])
    for slot in range(row[table]):
        card = at(row, table, slot)
        is_one = card != 0 and kind_of(card) == kind and is_resource(tables, card)
        if is_one and room(row, table, slot) > 0:
            return slot
    return NOTHING


@inner
def allow_adopting(tables: Tables, row: Row, out: Mask) -> None:
    frame = top_frame(row)
    for base in range(2):
        if row[frame + Held.BASES + base]:
            out[tables.do_adopt + row[frame + Held.BASES + base] - 1] = 1
    out[tables.do_done] = 1


@inner
def answer_adopting(tables: Tables, row: Row, action: int) -> None:
    if within(action, tables.do_adopt, tables.do_keep):
        _adopt(tables, row, action - tables.do_adopt)
    else:
        pop_frame(row)


@inner
def _adopt(tables: Tables, row: Row, base: int) -> None:
    """A whole chain moves onto the seat's own resource."""
    frame = top_frame(row)
    theirs, mine = table_of(tables, row[frame + Held.OF]), table_of(tables, row[Word.TURN])
    food = _open_resource(tables, row, row[frame + Held.CARD])
    slot = base
    while slot != NOTHING:
        above = first_eater(row, theirs, slot)
        card = take(row, theirs, slot)
        food = put(row, mine, lying(form_of(card), food, mark_of(card)))
        slot = above
    # What is left of the two bases comes first.
    if row[frame + Held.BASES] == 1 + base:
        row[frame + Held.BASES] = row[frame + Held.BASES + 1]
    row[frame + Held.BASES + 1] = 0


@inner
def adopting_step(tables: Tables, row: Row) -> bool:
    frame = top_frame(row)
    if row[frame + Held.BASES] and _open_resource(tables, row, row[frame + Held.CARD]) != NOTHING:
        return False
    pop_frame(row)
    return True


# Keeping: Spring


@inner
def allow_keeping(tables: Tables, row: Row, out: Mask) -> None:
    frame = top_frame(row)
    for nth in range(row[frame + Held.COUNT]):
        out[tables.do_keep + row[frame + Held.CARDS + nth]] = 1


@inner
def answer_keeping(tables: Tables, row: Row, action: int) -> None:
    _keep(tables, row, action - tables.do_keep)


@inner
def _keep(tables: Tables, row: Row, kept: int) -> None:
    """NWO-94: one card goes to the hand, the others onto the display in the order drawn."""
    frame = top_frame(row)
    place, found = 0, False
    for nth in range(row[frame + Held.COUNT]):
        kind = row[frame + Held.CARDS + nth]
        if kind == kept and not found:
            found = True
        else:
            push(row, display(tables, place), kind)
            place += 1
    pop_frame(row)
    gain(tables, row, row[Word.TURN], kept, False)
    renew(tables, row)


@inner
def keeping_step(tables: Tables, row: Row) -> bool:
    frame = top_frame(row)
    count = row[frame + Held.COUNT]
    if count > 1:
        return False
    if count == 1:
        _keep(tables, row, row[frame + Held.CARDS])
    else:
        pop_frame(row)
    return True


# Renewing: Renewal


@inner
def _may_fetch(tables: Tables, row: Row, kind: int) -> bool:
    """NWO-96: one species and one resource."""
    frame = top_frame(row)
    if is_species_kind(tables, kind):
        return row[frame + Held.SPECIES] != 0
    return row[frame + Held.RESOURCE] != 0 and not is_event(tables, kind)


@inner
def allow_renewing(tables: Tables, row: Row, out: Mask) -> None:
    for place in range(PILES):
        heap = pile(tables, place)
        fetch = tables.do_fetch + place * tables.all_copies
        for nth in range(row[heap]):
            if _may_fetch(tables, row, card_at(row, heap, nth)):
                out[fetch + nth] = 1
    out[tables.do_done] = 1


@inner
def answer_renewing(tables: Tables, row: Row, action: int) -> None:
    if not within(action, tables.do_fetch, tables.do_cover):
        pop_frame(row)
        return
    number, copies = action - tables.do_fetch, tables.all_copies
    heap, nth = pile(tables, number // copies), number % copies
    kind = card_at(row, heap, nth)
    remove_at(row, heap, nth)  # NWO-97
    gain(tables, row, row[Word.TURN], kind, True)
    frame = top_frame(row)
    if is_species_kind(tables, kind):
        row[frame + Held.SPECIES] = 0
    else:
        row[frame + Held.RESOURCE] = 0


@inner
def renewing_step(tables: Tables, row: Row) -> bool:
    for place in range(PILES):
        heap = pile(tables, place)
        for nth in range(row[heap]):
            if _may_fetch(tables, row, card_at(row, heap, nth)):
                return False
    pop_frame(row)
    return True


# Naming: Niche


@inner
def allow_naming(tables: Tables, row: Row, out: Mask) -> None:
    for rank in range(RANKS):
        out[tables.do_name + rank] = 1


@inner
def answer_naming(tables: Tables, row: Row, action: int) -> None:
    """NWO-100, NWO-101: the first card of the rank, counted from the top of the deck."""
    rank, heap = 1 + action - tables.do_name, tables.deck
    pop_frame(row)
    nth = row[heap] - 1
    while nth >= 0 and tables.rank[2 * card_at(row, heap, nth)] != rank:
        nth -= 1
    if nth < 0:
        row[Word.BARREN] |= 1 << rank
    else:
        kind = card_at(row, heap, nth)
        remove_at(row, heap, nth)
        gain(tables, row, row[Word.TURN], kind, True)
    shuffle(row, heap)
    renew(tables, row)
