"""The cards in front of one seat: a list by slot, None for a free slot.

A card stores the slot of its food; its eaters are found by search. Ranks decrease along a chain, so
a walk down always ends.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import Form, menu, standing
from hedgerow.games.north_woods.feeding import ALL_RANKS, CARRION, Feeders
from hedgerow.games.north_woods.feeding import Tableau as Cards

NOTHING: Final = -1
"""The food of a card that lies apart."""

PLAIN: Final = 0
ABUNDANT: Final = 1
STAND_IN: Final = 2


class Lying(Struct, frozen=True, gc=False):
    """One card in play."""

    form: Form
    food: int = NOTHING
    """The slot of the card that it lies on and that feeds it (NWO-21)."""
    mark: int = PLAIN
    """ABUNDANT under an Abundance; STAND_IN for an Abundance that replaces a resource (NWO-62)."""

    @property
    def kind(self) -> Kind:
        return self.form >> 1


Table: TypeAlias = list[Lying | None]


def filled(table: Table) -> list[tuple[int, Lying]]:
    """The cards with their slots."""
    return [(slot, card) for slot, card in enumerate(table) if card is not None]


def forms(table: Table) -> int:
    """The forms that are there, as a mask."""
    bits = menu().bits
    found = 0
    for card in table:
        if card is not None:
            found |= bits[card.form]
    return found


def at(table: Table, slot: int) -> Lying | None:
    """The card in a slot, or None if it is free or does not exist."""
    return table[slot] if 0 <= slot < len(table) else None


def is_species(card: Lying) -> bool:
    return bool(menu().species >> card.form & 1)


def is_resource(card: Lying) -> bool:
    """NWO-63: an Abundance that replaces a resource is not one."""
    return card.mark != STAND_IN and not menu().species >> card.form & 1


def rank(card: Lying) -> int:
    """The effective rank; 0 for an Abundance that replaces a resource."""
    return 0 if card.mark == STAND_IN else menu().rank[card.form]


def eaters(table: Table, slot: int) -> list[int]:
    """The slots of the cards that lie on this one."""
    return [other for other, card in enumerate(table) if card is not None and card.food == slot]


def room(table: Table, slot: int) -> int:
    """The number of cards that may still be laid on this one (NWO-23, NWO-86)."""
    card = table[slot]
    assert card is not None
    return 1 + (card.mark == ABUNDANT) - len(eaters(table, slot))


def put(table: Table, card: Lying) -> int:
    """Add a card in the first free slot."""
    for slot, other in enumerate(table):
        if other is None:
            table[slot] = card
            return slot
    table.append(card)
    return len(table) - 1


def take(table: Table, slot: int) -> Lying:
    """Remove a card; what lay on it is set apart."""
    card = table[slot]
    assert card is not None
    for other in eaters(table, slot):
        feed(table, other, NOTHING)
    table[slot] = None
    while table and table[-1] is None:
        table.pop()
    return card


def feed(table: Table, slot: int, food: int) -> None:
    """Lay a card on another, regardless of what lies there."""
    card = table[slot]
    assert card is not None
    table[slot] = Lying(card.form, food, card.mark)


def lay(table: Table, slot: int, food: int) -> int:
    """Lay a card on another by NWO-27; returns the slot that was set apart, or NOTHING."""
    card = table[slot]
    assert card is not None
    feed(table, slot, NOTHING)
    parted = NOTHING
    above, below = eaters(table, food), table[food]
    assert below is not None
    if len(above) > (below.mark == ABUNDANT):  # NWO-23, NWO-86
        eats = menu().eats
        inserted = [eater for eater in above if eats[_form(table, eater)] >> card.form & 1]
        if inserted and not eaters(table, slot):
            feed(table, inserted[0], slot)  # NWO-25
        else:
            parted = above[0]  # NWO-71: it may starve
            feed(table, parted, NOTHING)
    feed(table, slot, food)
    return parted


def _form(table: Table, slot: int) -> Form:
    card = table[slot]
    assert card is not None
    return card.form


def possible_foods(table: Table, slot: int) -> list[int]:
    """The slots on which this card may lie by diet, rank and realm."""
    known = menu()
    eaten, bits = known.eats[_form(table, slot)], known.bits
    return [
        other for other, card in enumerate(table) if card is not None and eaten & bits[card.form]
    ]


def complete(table: Table, carrion: int) -> int:
    """The slots that may feed others, as a mask: resources, and species with a complete chain.

    `carrion` has a bit for each kind on top of a dying pile (NWO-22, NWO-24). No bit is used up, so
    that one carcass feeds all who may eat it (NWO-18).
    """
    return grounded(table, standing(carrion))


def grounded(table: Table, stands: bytes) -> int:
    """As `complete`; `stands` is from `standing`."""
    ground = 0
    for slot, card in enumerate(table):
        below = card  # as in `stands_by`: nothing is asked for more often than this
        while below is not None:
            if stands[below.form]:
                ground |= 1 << slot
                break
            below = None if below.food == NOTHING else table[below.food]
    return ground


def stands_by(table: Table, card: Lying, stands: bytes) -> bool:
    """Whether a card may feed others; `stands` is from `standing`."""
    below: Lying | None = card
    while below is not None:
        if stands[below.form]:
            return True
        below = None if below.food == NOTHING else table[below.food]
    return False


def hungry(table: Table, carrion: int) -> list[int]:
    """The slots of species that are not fed (NWO-24)."""
    ground = complete(table, carrion)
    return [slot for slot, _ in filled(table) if not ground >> slot & 1]


def all_fed(table: Table, carrion: int) -> bool:
    """Whether no species is hungry."""
    stands = standing(carrion)
    for card in table:
        below = card  # as in `stands_by`
        while below is not None and not stands[below.form]:
            below = None if below.food == NOTHING else table[below.food]
        if below is None and card is not None:
            return False
    return True


def feeds_one_of(table: Table, eaten: int, carrion: int) -> bool:
    """Whether one of these forms is there and may feed others."""
    bits, stands = menu().bits, standing(carrion)
    for card in table:
        if card is not None and eaten & bits[card.form] and stands_by(table, card, stands):
            return True
    return False


def chain_down(table: Table, slot: int) -> list[int]:
    """The slots from a card down to the lowest one of its chain."""
    chain = []
    while slot != NOTHING:
        chain.append(slot)
        card = table[slot]
        assert card is not None
        slot = card.food
    return chain


def chain_up(table: Table, slot: int) -> list[int]:
    """The slots from a species up to the highest one of its chain."""
    chain = [slot]
    while above := eaters(table, chain[-1]):
        chain.append(above[0])
    return chain


def ranks(table: Table, wolf_pair: bool) -> int:
    """The ranks in front of a seat, as a mask like ALL_RANKS.

    With the option, two wolves of one rank also count as the next rank (NWO-77).
    """
    rank_of = menu().rank
    found = 0
    for card in table:
        if card is not None and card.mark != STAND_IN:
            found |= 1 << rank_of[card.form]
    return (found | _pairs(table) if wolf_pair else found) & ALL_RANKS


def _pairs(table: Table) -> int:
    found = seen = 0
    for _, card in filled(table):
        if box().pairs >> card.kind & 1:
            found |= (seen >> card.form & 1) << rank(card) + 1
            seen |= 1 << card.form
    return found


def cards_of(table: Table, carrion: int) -> tuple[Cards, list[int]]:
    """The Tableau for the feeding solver, and the slot of each of its places."""
    slots = [slot for slot, _ in filled(table)]
    lying = [card for card in table if card is not None]
    abundant = sum(1 << place for place, card in enumerate(lying) if card.mark == ABUNDANT)
    return Cards(tuple(card.form for card in lying), abundant, carrion), slots


def feeders_now(table: Table, carrion: int) -> Feeders:
    """The current feeding, in the form of the feeding solver."""
    slots = [slot for slot, _ in filled(table)]
    place_of = {slot: place for place, slot in enumerate(slots)}
    eats = menu().carrion
    return tuple(
        place_of[card.food]
        if card.food != NOTHING
        else (CARRION if eats[card.form] & carrion else None)
        for _, card in filled(table)
    )


def arrange(table: Table, slots: list[int], feeders: Feeders) -> None:
    """Rearrange all cards according to a feeding."""
    for slot, feeder in zip(slots, feeders, strict=True):
        food = NOTHING if feeder is None or feeder == CARRION else slots[feeder]
        card = table[slot]
        assert card is not None
        if food != card.food:
            table[slot] = Lying(card.form, food, card.mark)
