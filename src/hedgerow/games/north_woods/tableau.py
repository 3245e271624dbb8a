"""The cards in front of one seat: a list by slot, None for a free slot.

A card stores the slot of its food; its eaters are found by search. Ranks decrease along a chain, so
a walk down always ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import Form, menu
from hedgerow.games.north_woods.feeding import ALL_RANKS, CARRION, Feeders
from hedgerow.games.north_woods.feeding import Tableau as Cards

NOTHING: Final = -1
"""The food of a card that lies apart."""

PLAIN: Final = 0
ABUNDANT: Final = 1
STAND_IN: Final = 2


class Lying(NamedTuple):
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


def filled(table: Table) -> Iterator[tuple[int, Lying]]:
    """The cards with their slots."""
    return ((slot, card) for slot, card in enumerate(table) if card is not None)


def at(table: Table, slot: int) -> Lying | None:
    """The card in a slot, or None if it is free or does not exist."""
    return table[slot] if 0 <= slot < len(table) else None


def is_species(card: Lying) -> bool:
    return bool(menu().species >> card.form & 1)


def is_resource(card: Lying) -> bool:
    """NWO-63: an Abundance that replaces a resource is not one."""
    return card.mark != STAND_IN and not is_species(card)


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
    if room(table, food) < 1:
        above = eaters(table, food)
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
    eaten = menu().eats[_form(table, slot)]
    return [
        other for other, card in enumerate(table) if card is not None and eaten >> card.form & 1
    ]


def complete(table: Table, carrion: int) -> int:
    """The slots that may feed others, as a mask: resources, and species with a complete chain.

    `carrion` has a bit for each kind on top of a dying pile (NWO-22, NWO-24). No bit is used up, so
    that one carcass feeds all who may eat it (NWO-18).
    """
    species, eats = menu().species, menu().carrion
    ground = 0
    for start, first in enumerate(table):
        if first is None:
            continue
        slot, card = start, first
        while species >> card.form & 1 and not eats[card.form] & carrion:
            if card.food == NOTHING:
                break
            slot = card.food
            below = table[slot]
            assert below is not None
            card = below
        else:
            ground |= 1 << start
    return ground


def hungry(table: Table, carrion: int) -> list[int]:
    """The slots of species that are not fed (NWO-24)."""
    ground = complete(table, carrion)
    return [slot for slot, _ in filled(table) if not ground >> slot & 1]


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
    found = seen = 0
    for card in table:
        if card is None:
            continue
        found |= 1 << rank(card)
        if wolf_pair and box().pairs >> card.kind & 1:
            found |= (seen >> card.form & 1) << rank(card) + 1
            seen |= 1 << card.form
    return found & ALL_RANKS


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
        feed(table, slot, food)
