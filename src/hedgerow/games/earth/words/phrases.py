"""The words of prices, goods and verbs, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from hedgerow.core.text import Message
from hedgerow.games.earth.effects import (
    Goods,
    Price,
    Sort,
)
from hedgerow.games.earth.nouns import Colour

_PRICES = ("soil", "sprout", "growth", "canopy", "compost_hand", "compost_discard")
_GOODS = ("soil", "draw", "compost_hand", "compost_deck", "sprout", "growth")


def both(parts: Sequence[Message]) -> Message:
    """Parts of a sentence: "a", "a and b", "a, b and c"."""
    if len(parts) == 1:
        return parts[0]
    joined = Message("earth-and", {"first": parts[-2], "last": parts[-1]})
    for part in reversed(parts[:-2]):
        joined = Message("list-and", {"first": part, "rest": joined})
    return joined


def price(price: Price) -> Message:
    """What is given up, as an order: "remove 1 sprout and pay 1 soil"."""
    return both(
        [
            Message(f"earth-pay-{part.replace('_', '-')}", {"count": count})
            for part in _PRICES
            if (count := getattr(price, part))
        ]
    )


def goods(goods: Goods) -> Message:
    """What is gained, as an order: "draw 2 cards"."""
    return both([Message(f"earth-gain-{what}", {"count": count}) for what, count in _parts(goods)])


def to_goods(goods: Goods) -> Message:
    """What is gained, as an aim: "(in order) to draw 2 cards"."""
    return both([Message(f"earth-to-{what}", {"count": count}) for what, count in _parts(goods)])


def _parts(goods: Goods) -> list[tuple[str, int]]:
    counts = [(part.replace("_", "-"), getattr(goods, part)) for part in _GOODS]
    return [(what, count) for what, count in counts if count]


def sort(sort: Sort) -> Message:
    """Such a card, without an article: "tree with the wet habitat"."""
    return _such(Message(f"earth-kind-{sort.type or 'card'}"), sort)


def a_sort(sort: Sort) -> Message:
    """Such a card, with its article: "a tree with the wet habitat"."""
    return _such(Message(f"earth-a-{sort.type or 'card'}"), sort)


def _such(kind: Message, sort: Sort) -> Message:
    extras: list[Message] = [Message(f"earth-with-{habitat}") for habitat in sort.habitats]
    if sort.colour is not None:
        extras.append(Message("earth-with-ability", {"colour": colour(sort.colour)}))
    if sort.name_tag is not None:
        extras.append(Message(f"earth-with-name-{sort.name_tag}"))
    if sort.canopy:
        extras.append(Message("earth-with-canopy"))
    if not extras:
        return kind
    return Message("earth-such", {"kind": kind, "extras": both(extras)})


def colour(colour: Colour) -> Message:
    return Message(f"earth-colour-{colour}")


def trade(pay: Price, gain: Goods) -> Message:
    return Message("earth-trade", {"pay": price(pay), "gain": to_goods(gain)})
