"""Cards by the ids of their data: numbers inside the state, ids in moves, views and events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Kind


@derived
def ids() -> tuple[str, ...]:
    """By kind."""
    return tuple(card.id for card in box().cards)


@derived
def kinds() -> dict[str, Kind]:
    """The kind of each id."""
    return {id: kind for kind, id in enumerate(ids())}


def held(hand: bytes, card: str) -> Kind | None:
    """The kind of a card if it is in a hand; an id that no card has is in none."""
    kind = kinds().get(card)
    return kind if kind is not None and kind in hand else None


def named(cards: Iterable[Kind]) -> tuple[str, ...]:
    """The ids of cards, in their order."""
    known = ids()
    return tuple(known[kind] for kind in cards)


def names(cards: bytes) -> tuple[str, ...]:
    """The ids of cards stored as bytes; cached, because views repeat the same ones."""
    return _names()(cards)


@derived
def _names() -> Callable[[bytes], tuple[str, ...]]:
    return lru_cache(maxsize=400)(named)


def numbered(cards: Iterable[str]) -> bytes:
    """The kinds of ids, in their order."""
    known = kinds()
    return bytes(known[id] for id in cards)
