"""The cards as printed: resources, species and events.

A *kind* is a card as printed, a *copy* a physical one; both are numbers.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

Kind: TypeAlias = int
Copy: TypeAlias = int

Realm: TypeAlias = Literal["land", "water", "air"]
Diet: TypeAlias = Literal["herbivore", "carnivore", "omnivore", "scavenger"]
Scavenging: TypeAlias = Literal["land", "water", "true"]
EventName: TypeAlias = Literal[
    "disease",
    "abundance",
    "wildfire",
    "migration",
    "spring",
    "renewal",
    "pollution",
    "niche",
    "winter",
    "population_boom",
]
Special: TypeAlias = Literal["pair"]
"""A rule printed on a card besides its diet. "pair": two of them also count as the next rank,
which is from a later edition and an option."""

REALMS: Final[tuple[Realm, ...]] = get_args(Realm)
EVENTS: Final[tuple[EventName, ...]] = get_args(EventName)
RANKS: Final = 8

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=20)]


class Resource(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of rank 1, which need not eat."""

    id: Id
    en: Text
    fr: Text
    also: tuple[Text, ...] = ()
    """Other names that a file may use for it."""
    copies: Copies
    source: str
    proposal: tuple[str, ...] = ()
    """The fields that are our own proposals, because the printed card is not known."""


class Species(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of rank 2 to 8, which must be fed."""

    id: Id
    en: Text
    fr: Text
    scientific: Text
    also: tuple[Text, ...] = ()
    rank: Annotated[int, Meta(ge=2, le=RANKS)]
    diet: Diet
    realms: tuple[Realm, ...]
    foods: tuple[Id, ...] = ()
    """The resources it eats."""
    scavenger: Scavenging | None = None
    special: Special | None = None
    never: tuple[Id, ...] = ()
    """A printed restriction: cards that it does not eat although diet and realms allow it."""
    only: tuple[Id, ...] = ()
    """A printed restriction: the only cards that it eats, besides carrion."""
    copies: Copies
    source: str
    proposal: tuple[str, ...] = ()


class EventCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that is played for its effect; it neither eats nor feeds."""

    id: EventName
    en: Text
    fr: Text
    also: tuple[Text, ...] = ()
    copies: Copies
    source: str
    proposal: tuple[str, ...] = ()


Card: TypeAlias = Resource | Species | EventCard


def rank_of(card: Card) -> int:
    """The printed rank (NWO-2): 1 for a resource, 0 for an event, which has none."""
    match card:
        case Resource():
            return 1
        case Species(rank=rank):
            return rank
        case EventCard():
            return 0


def plain(name: str) -> str:
    """A name without case, accents and typography, for comparison.

    >>> plain("Lièvre d’Amérique"), plain("fruit_berries")
    ('lievre d amerique', 'fruit berries')
    """
    text = name.casefold().replace("œ", "oe").replace("æ", "ae")
    bare = (c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in bare).split())
