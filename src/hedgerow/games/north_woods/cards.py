"""The cards: resources, species and events, read from data/*.toml.

A *kind* is a card as printed, a *copy* a physical one; both are numbers. Kinds are counted through
the resources, then the species in rising rank, then the events; copies in the order of their kinds.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from hedgerow.core.text import Message
from hedgerow.games.datafiles import bad, derived, read

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
"""A rule printed on a card beyond its diet. "pair": two of them count for the next rank too,
which belongs to a later edition and is an option."""

REALMS: Final[tuple[Realm, ...]] = get_args(Realm)
EVENTS: Final[tuple[EventName, ...]] = get_args(EventName)
RANKS: Final = 8
FEWEST_CARDS: Final = 60
"""Six seats are dealt 36 cards and the display takes three; the rest must last for a while."""

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=20)]


class Resource(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of rank 1, which need not eat."""

    id: Id
    en: Text
    fr: Text
    also: tuple[Text, ...] = ()
    """Other names under which a file may call it."""
    copies: Copies
    source: str
    proposal: tuple[str, ...] = ()
    """The fields that are ours because the printed card is not known."""


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
    """A printed restriction: cards that it does not eat although diet and realms would allow it."""
    only: tuple[Id, ...] = ()
    """A printed restriction: the only cards that it eats, besides carrion."""
    copies: Copies
    source: str
    proposal: tuple[str, ...] = ()


class EventCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that is played for what it does and never eats nor feeds."""

    id: EventName
    en: Text
    fr: Text
    also: tuple[Text, ...] = ()
    copies: Copies
    source: str
    proposal: tuple[str, ...] = ()


Card: TypeAlias = Resource | Species | EventCard


class _Resources(Struct, frozen=True, forbid_unknown_fields=True):
    resource: tuple[Resource, ...]


class _AllSpecies(Struct, frozen=True, forbid_unknown_fields=True):
    species: tuple[Species, ...]


class _Events(Struct, frozen=True, forbid_unknown_fields=True):
    event: tuple[EventCard, ...]


@dataclass(frozen=True)
class Box:
    """All the cards, and tables of numbers for what the rules ask most."""

    cards: tuple[Card, ...]
    """By kind."""
    kind_of: bytes
    """By copy."""
    rank: bytes
    """By kind: 1 for resources, 0 for events."""
    resources: range
    species: range
    events: range
    """The kinds of each sort."""
    pairs: int
    """The kinds of which two count for the next rank too, as a mask."""
    copies: int
    names: dict[str, Kind]
    """Every name of every card as `plain` writes it."""

    def copies_of(self, kind: Kind) -> range:
        first = self.kind_of.index(kind)
        return range(first, first + self.cards[kind].copies)

    def event(self, name: EventName) -> Kind:
        return self.events[EVENTS.index(name)]

    def find(self, name: str) -> Kind | None:
        """The kind that has this name in either language, None when no card has."""
        return self.names.get(plain(name))


@derived
def box() -> Box:
    """The cards in use: the built-in ones or those that replace them."""
    resources = read("north_woods", "resources.toml", _Resources).resource
    species = read("north_woods", "species.toml", _AllSpecies).species
    events = read("north_woods", "events.toml", _Events).event
    _check_species(species, {card.id for card in resources})
    if {event.id for event in events} != set(EVENTS) or len(events) != len(EVENTS):
        raise bad("north_woods", "events.toml", f"each once: {', '.join(EVENTS)}")
    if not resources:
        raise bad("north_woods", "resources.toml", "resource: none")
    ranked = sorted(species, key=lambda card: card.rank)
    in_order = sorted(events, key=lambda card: EVENTS.index(card.id))
    cards: tuple[Card, ...] = (*resources, *ranked, *in_order)
    kind_of = bytes(kind for kind, card in enumerate(cards) for _ in range(card.copies))
    if not FEWEST_CARDS <= len(kind_of) <= 255:
        detail = f"copies: {len(kind_of)} cards in all, {FEWEST_CARDS} to 255 are needed"
        raise bad("north_woods", "species.toml", detail)
    first_species, first_event = len(resources), len(resources) + len(species)
    return Box(
        cards=cards,
        kind_of=kind_of,
        rank=bytes(map(rank_of, cards)),
        resources=range(first_species),
        species=range(first_species, first_event),
        events=range(first_event, len(cards)),
        pairs=sum(
            1 << kind
            for kind, card in enumerate(cards)
            if isinstance(card, Species) and card.special == "pair"
        ),
        copies=len(kind_of),
        names=_names(cards),
    )


def rank_of(card: Card) -> int:
    """The printed rank: 1 for a resource, 0 for an event, which has none."""
    match card:
        case Resource():
            return 1
        case Species(rank=rank):
            return rank
        case EventCard():
            return 0


def name(kind: Kind) -> Message:
    """A card's name; the catalogues hold only the frame, since components can be replaced."""
    card = box().cards[kind]
    return Message("north-woods-card", {"en": card.en, "fr": card.fr})


def plain(name: str) -> str:
    """A name without capitals, accents and typography, for comparing.

    >>> plain("Lièvre d’Amérique"), plain("fruit_berries")
    ('lievre d amerique', 'fruit berries')
    """
    text = name.casefold().replace("œ", "oe").replace("æ", "ae")
    bare = (c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in bare).split())


def _names(cards: tuple[Card, ...]) -> dict[str, Kind]:
    """All names of all cards; a name of one card is not an `also` of another."""
    names: dict[str, Kind] = {}
    for kind, card in enumerate(cards):
        own = [card.id, card.en, card.fr]
        if isinstance(card, Species):
            own.append(card.scientific)
        for known in {plain(one) for one in own}:
            if names.setdefault(known, kind) != kind:
                raise bad("north_woods", _file(card), f"{card.id}: two cards are called {known}")
    for kind, card in enumerate(cards):
        for known in map(plain, card.also):
            if names.setdefault(known, kind) != kind:
                detail = f"{card.id}: also: another card is called {known}"
                raise bad("north_woods", _file(card), detail)
    return names


def _file(card: Card) -> str:
    match card:
        case Resource():
            return "resources.toml"
        case Species():
            return "species.toml"
        case EventCard():
            return "events.toml"


def _check_species(species: tuple[Species, ...], resources: set[str]) -> None:
    """Refuse cards that contradict themselves, naming card and field."""
    edible = resources | {card.id for card in species}
    for card in species:
        if mistake := _mistake(card, resources, edible):
            raise bad("north_woods", "species.toml", f"{card.id}: {mistake}")
    missing = set(range(2, RANKS + 1)) - {card.rank for card in species}
    if missing:
        raise bad("north_woods", "species.toml", f"rank: no card of rank {min(missing)}")


def _mistake(card: Species, resources: set[str], edible: set[str]) -> str:
    """What contradicts itself in a card, "" for nothing."""
    if not card.realms or len(set(card.realms)) < len(card.realms):
        return f"realms: one or more of {', '.join(REALMS)}, each once"
    for food in card.foods:
        if food not in resources:
            return f"foods: no resource is called {food}"
    for other in (*card.never, *card.only):
        if other not in edible:
            return f"never, only: no card is called {other}"
    if (card.diet == "scavenger") != (card.scavenger == "true"):
        return 'scavenger: "true" goes with diet "scavenger" and with no other'
    if card.foods and card.diet in ("carnivore", "scavenger"):
        return f"foods: {card.diet}s eat no resource"
    if card.diet == "herbivore" and not card.foods:
        return "foods: an herbivore needs one"
    return ""
