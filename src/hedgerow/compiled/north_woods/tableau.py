"""The cards in front of one seat: a table, see `position`. As `games/north_woods/tableau.py`.

A word holds a card in play, `Lying` there: its form, the slot of its food and its mark. It is 0 for
a free slot; the last slot in use is never free.
"""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.kernel import Row, inner
from hedgerow.compiled.north_woods.tables import (
    Tables,
    eats,
    is_species_kind,
    stands,
)
from hedgerow.games.north_woods.feeding import ALL_RANKS

NOTHING: Final = -1
"""The food of a card that lies apart; also: no slot."""
PLAIN: Final = 0
ABUNDANT: Final = 1
STAND_IN: Final = 2

BITS: Final = 10
"""For a form, and for a slot: there are at most 255 cards."""
_MASK: Final = (1 << BITS) - 1


# One card


@inner
def lying(form: int, food: int, mark: int) -> int:
    """The word of a card in play."""
    return mark << 2 * BITS | (food + 1) << BITS | (form + 1)


@inner
def alone(form: int) -> int:
    """The word of a card that lies apart and has no mark."""
    return lying(form, NOTHING, PLAIN)


@inner
def form_of(card: int) -> int:
    return (card & _MASK) - 1


@inner
def food_of(card: int) -> int:
    return (card >> BITS & _MASK) - 1


@inner
def mark_of(card: int) -> int:
    return card >> 2 * BITS


@inner
def kind_of(card: int) -> int:
    return ((card & _MASK) - 1) >> 1


@inner
def is_species(tables: Tables, card: int) -> bool:
    return is_species_kind(tables, kind_of(card))


@inner
def is_resource(tables: Tables, card: int) -> bool:
    """NWO-63: an Abundance that replaces a resource is not one."""
    return mark_of(card) != STAND_IN and not is_species(tables, card)


# One table


@inner
def at(row: Row, table: int, slot: int) -> int:
    """The card in a slot in use, 0 if it is free."""
    return row[table + 1 + slot]


@inner
def first_eater(row: Row, table: int, slot: int) -> int:
    """The first slot whose card lies on this one, or NOTHING."""
    return next_eater(row, table, slot, NOTHING)


@inner
def next_eater(row: Row, table: int, slot: int, after: int) -> int:
    """The next slot after `after` whose card lies on this one, or NOTHING."""
    for other in range(after + 1, row[table]):
        card = row[table + 1 + other]
        if card != 0 and food_of(card) == slot:
            return other
    return NOTHING


@inner
def room(row: Row, table: int, slot: int) -> int:
    """The number of cards that may still be laid on this one (NWO-23, NWO-86)."""
    left = 1 + (mark_of(at(row, table, slot)) == ABUNDANT)
    eater = first_eater(row, table, slot)
    while eater != NOTHING:
        left -= 1
        eater = next_eater(row, table, slot, eater)
    return left


@inner
def put(row: Row, table: int, card: int) -> int:
    """Add a card in the first free slot."""
    slot = 0
    while slot < row[table] and row[table + 1 + slot] != 0:
        slot += 1
    if slot == row[table]:
        row[table] += 1
    row[table + 1 + slot] = card
    return slot


@inner
def take(row: Row, table: int, slot: int) -> int:
    """Remove a card; what lay on it is set apart."""
    card = at(row, table, slot)
    eater = first_eater(row, table, slot)
    while eater != NOTHING:
        set_apart(row, table, eater)
        eater = next_eater(row, table, slot, eater)
    row[table + 1 + slot] = 0
    while row[table] and row[table + row[table]] == 0:
        row[table] -= 1
    return card


@inner
def feed(row: Row, table: int, slot: int, food: int) -> None:
    """Lay a card on another, regardless of what lies there."""
    card = at(row, table, slot)
    row[table + 1 + slot] = lying(form_of(card), food, mark_of(card))


@inner
def set_apart(row: Row, table: int, slot: int) -> None:
    """Lay a card on nothing."""
    row[table + 1 + slot] &= ~(_MASK << BITS)


@inner
def lay(tables: Tables, row: Row, table: int, slot: int, food: int) -> None:
    """Lay a card on another by NWO-27."""
    form = form_of(at(row, table, slot))
    set_apart(row, table, slot)
    first = first_eater(row, table, food)
    full = first != NOTHING and (
        mark_of(at(row, table, food)) != ABUNDANT or next_eater(row, table, food, first) != NOTHING
    )
    if full:  # NWO-23, NWO-86
        inserted = first
        while inserted != NOTHING and not eats(tables, form_of(at(row, table, inserted)), form):
            inserted = next_eater(row, table, food, inserted)
        if inserted != NOTHING and first_eater(row, table, slot) == NOTHING:
            feed(row, table, inserted, slot)  # NWO-25
        else:
            set_apart(row, table, first)  # NWO-71: it may starve
    feed(row, table, slot, food)


@inner
def has_food(tables: Tables, row: Row, table: int, form: int) -> bool:
    """Whether a card is there that this form may eat."""
    for slot in range(row[table]):
        card = at(row, table, slot)
        if card != 0 and eats(tables, form, form_of(card)):
            return True
    return False


@inner
def grounded(tables: Tables, row: Row, table: int, slot: int, carrion: int) -> bool:
    """Whether a card may feed others: a resource, or a species with a complete chain.

    NWO-22, NWO-24. No carrion is used up: one carcass feeds all who may eat it (NWO-18).
    """
    while slot != NOTHING:
        card = at(row, table, slot)
        if stands(tables, form_of(card), carrion):
            return True
        slot = food_of(card)
    return False


@inner
def all_fed(tables: Tables, row: Row, table: int, carrion: int) -> bool:
    """Whether no species is hungry (NWO-24)."""
    for slot in range(row[table]):
        if at(row, table, slot) != 0 and not grounded(tables, row, table, slot, carrion):
            return False
    return True


@inner
def hungry(tables: Tables, row: Row, table: int, carrion: int) -> int:
    """The number of species that are not fed (NWO-24)."""
    starving = 0
    for slot in range(row[table]):
        if at(row, table, slot) != 0 and not grounded(tables, row, table, slot, carrion):
            starving += 1
    return starving


@inner
def feeds_one_of(tables: Tables, row: Row, table: int, eater: int, carrion: int) -> bool:
    """Whether a card is there that this form may eat and that may feed others."""
    for slot in range(row[table]):
        card = at(row, table, slot)
        if (
            card != 0
            and eats(tables, eater, form_of(card))
            and grounded(tables, row, table, slot, carrion)
        ):
            return True
    return False


@inner
def ranks(tables: Tables, row: Row, table: int) -> int:
    """The ranks in front of a seat, as a mask like ALL_RANKS (NWO-77)."""
    found = 0
    for slot in range(row[table]):
        card = at(row, table, slot)
        if card != 0 and mark_of(card) != STAND_IN:
            found |= 1 << tables.rank[form_of(card)]
    if tables.wolf_pair:
        found |= _pairs(tables, row, table)
    return found & ALL_RANKS


@inner
def _pairs(tables: Tables, row: Row, table: int) -> int:
    """NWO-77: two wolves of one rank also count as the next rank."""
    found = 0
    for slot in range(row[table]):
        card = at(row, table, slot)
        if card == 0 or not tables.pairs[kind_of(card)]:
            continue
        for other in range(slot):
            before = at(row, table, other)
            if before != 0 and form_of(before) == form_of(card):
                found |= 1 << (tables.rank[form_of(card)] + 1)
    return found


@inner
def bit_count(mask: int) -> int:
    """The number of bits of a mask."""
    bits = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits
