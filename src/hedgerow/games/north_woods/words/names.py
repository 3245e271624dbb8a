"""Cards, slots and piles by name."""

from __future__ import annotations

from collections.abc import Iterable

from hedgerow.core.text import Message, Seat
from hedgerow.games.north_woods.box import name
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.ids import kinds


def card_name(id: str) -> Message:
    """A card's name."""
    return name(kinds()[id])


def listed(ids: Iterable[str]) -> Message:
    """Cards as a list in words; "nothing" if it is empty."""
    names = [card_name(id) for id in ids]
    if not names:
        return Message("north-woods-nothing")
    last = names.pop()
    while names:
        last = Message("list-and", {"first": names.pop(), "rest": last})
    return last


def card_at(view: View, seat: Seat, slot: int) -> Message:
    """A card in front of a seat, with its slot if there are several of its kind: "plants (3)"."""
    table = view.tables[seat]
    card = next((card for card in table if card.slot == slot), None)
    if card is None:
        return Message("north-woods-slot", {"slot": str(slot + 1)})
    named = card_name(card.card)
    if sum(card_name(other.card) == named for other in table) == 1:
        return named
    return Message("north-woods-lying", {"card": named, "slot": str(slot + 1)})


def on_pile(view: View, pile: int) -> Message:
    """What a card would cover: the top of a pile, or an empty place."""
    cards = view.piles[pile]
    number = str(pile + 1)
    if not cards:
        return Message("north-woods-place", {"pile": number})
    return Message("north-woods-pile", {"pile": number, "card": card_name(cards[-1])})
