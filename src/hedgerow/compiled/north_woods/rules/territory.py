"""Territory: an aggressor from the hand takes a rival's chain (NWO-53 to NWO-62)."""

from __future__ import annotations

import numpy as np

from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.compiled.north_woods.frames import Frame, Held, replace_frame, top_frame
from hedgerow.compiled.north_woods.heaps import card_at
from hedgerow.compiled.north_woods.position import Word, hand, table_of
from hedgerow.compiled.north_woods.rules.event_cards import has_burnable
from hedgerow.compiled.north_woods.supply import lose
from hedgerow.compiled.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    PLAIN,
    STAND_IN,
    at,
    first_eater,
    food_of,
    form_of,
    is_resource,
    lying,
    mark_of,
    next_eater,
    put,
    set_apart,
    take,
)
from hedgerow.compiled.north_woods.tables import (
    Tables,
    eats,
    is_species_kind,
)
from hedgerow.games.north_woods.cards import RANKS

# A chain is named by its highest card, which is its resource if nothing lies on that.


@inner
def finds_a_chain(tables: Tables, row: Row) -> bool:
    """NWO-55: whether another seat has a chain that stands on a resource."""
    return has_burnable(tables, row)


@inner
def _prey(tables: Tables, row: Row, table: int, slot: int, aggressor: int) -> int:
    """NWO-57, NWO-58: from the highest card of a chain down, the first that it eats, or NOTHING."""
    while slot != NOTHING:
        card = at(row, table, slot)
        if eats(tables, aggressor, form_of(card)):
            return slot
        slot = food_of(card)
    return NOTHING


@inner
def _lowest(row: Row, table: int, slot: int) -> int:
    """The slot of the lowest card of a chain."""
    while food_of(at(row, table, slot)) != NOTHING:
        slot = food_of(at(row, table, slot))
    return slot


@inner
def _can_seize(tables: Tables, row: Row, table: int, slot: int, aggressor: int) -> bool:
    """Whether an aggressor can take the chain whose highest card this is (NWO-55 to NWO-59)."""
    card, rank = at(row, table, slot), tables.rank[aggressor]
    if card == 0 or tables.rank[form_of(card)] >= rank:
        return False
    if _prey(tables, row, table, slot, aggressor) == NOTHING:
        return False
    lowest = _lowest(row, table, slot)
    resource = at(row, table, lowest)
    if not is_resource(tables, resource) or first_eater(row, table, slot) != NOTHING:
        return False
    if mark_of(resource) != ABUNDANT:
        return True
    for other in range(row[table]):  # NWO-61
        rival = at(row, table, other)
        if (
            rival != 0
            and tables.rank[form_of(rival)] >= rank
            and _lowest(row, table, other) == lowest
        ):
            return False
    return True


@inner
def _finds_prey(tables: Tables, row: Row, aggressor: int) -> bool:
    """Whether there is a chain that an aggressor can take."""
    for seat in range(tables.seats):
        table = table_of(tables, seat)
        if seat == row[Word.TURN]:
            continue
        for slot in range(row[table]):
            if _can_seize(tables, row, table, slot, aggressor):
                return True
    return False


@inner
def allow_aggressors(tables: Tables, row: Row, out: Mask) -> None:
    """NWO-54: the species of the hand that could take a chain."""
    heap = hand(tables, row[Word.TURN])
    for nth in range(row[heap]):
        kind = card_at(row, heap, nth)
        if is_species_kind(tables, kind) and _finds_prey(tables, row, 2 * kind):
            out[tables.do_territory + kind] = 1


@inner
def allow_aggression(tables: Tables, row: Row, out: Mask) -> None:
    aggressor = 2 * row[top_frame(row) + Held.CARD]
    for seat in range(tables.seats):
        table = table_of(tables, seat)
        if seat == row[Word.TURN]:
            continue
        for slot in range(row[table]):
            if _can_seize(tables, row, table, slot, aggressor):
                out[tables.do_seize + seat * tables.slots + slot] = 1


@inner
def attack(tables: Tables, row: Row, kind: int) -> None:
    """Show the aggressor; the seat does not draw this turn."""
    lose(tables, row, row[Word.TURN], kind)
    row[replace_frame(row, Frame.AGGRESSION) + Held.CARD] = kind


@inner
def answer_aggression(tables: Tables, row: Row, action: int) -> None:
    """NWO-57, NWO-58: what lies below the prey goes with it; what lies above stays."""
    aggressor = 2 * row[top_frame(row) + Held.CARD]
    number = action - tables.do_seize
    seat, slot = number // tables.slots, number % tables.slots
    theirs, mine = table_of(tables, seat), table_of(tables, row[Word.TURN])
    prey = _prey(tables, row, theirs, slot, aggressor)
    while slot != prey:
        below = food_of(at(row, theirs, slot))
        set_apart(row, theirs, slot)  # NWO-60
        slot = below
    taken, count = np.empty(RANKS, np.int64), 0
    while prey != NOTHING:
        taken[count] = prey
        count += 1
        prey = food_of(at(row, theirs, prey))
    food = NOTHING
    for nth in range(count - 1, -1, -1):
        slot = taken[nth]
        card = at(row, theirs, slot)
        mark = mark_of(card)
        above = taken[nth - 1] if nth else NOTHING
        if mark == ABUNDANT and _feeds_another(row, theirs, slot, above):
            # NWO-62: the other chain stays, on the Abundance card.
            row[theirs + 1 + slot] = lying(form_of(card), NOTHING, STAND_IN)
            mark = PLAIN
        else:
            take(row, theirs, slot)
        food = put(row, mine, lying(form_of(card), food, mark))
    put(row, mine, lying(aggressor, food, PLAIN))
    replace_frame(row, Frame.ACTING)


@inner
def _feeds_another(row: Row, table: int, slot: int, above: int) -> bool:
    """Whether a card feeds one that does not lie in the seized chain."""
    eater = first_eater(row, table, slot)
    while eater != NOTHING:
        if eater != above:
            return True
        eater = next_eater(row, table, slot, eater)
    return False
