"""The cards in use, read from data/*.toml.

Kinds are numbered: the resources, then the species by rank, then the events. Copies are in the
order of their kinds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from hedgerow.core.text import Message
from hedgerow.games.datafiles import bad, derived, read
from hedgerow.games.north_woods.cards import (
    EVENTS,
    RANKS,
    REALMS,
    Card,
    EventCard,
    EventName,
    Kind,
    Resource,
    Species,
    plain,
    rank_of,
)

FEWEST_CARDS: Final = 60
"""The least number of cards: six seats are dealt 36, the display takes three, some must be left."""


class _Resources(Struct, frozen=True, forbid_unknown_fields=True):
    resource: tuple[Resource, ...]


class _AllSpecies(Struct, frozen=True, forbid_unknown_fields=True):
    species: tuple[Species, ...]


class _Events(Struct, frozen=True, forbid_unknown_fields=True):
    event: tuple[EventCard, ...]


@dataclass(frozen=True)
class Box:
    """All cards, with lookup tables for what the rules need most."""

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
    """The kinds of which a pair also counts as the next rank, as a mask."""
    copies: int
    names: dict[str, Kind]
    """Every name of every card, normalized by `plain`."""

    def copies_of(self, kind: Kind) -> range:
        first = self.kind_of.index(kind)
        return range(first, first + self.cards[kind].copies)

    def event(self, name: EventName) -> Kind:
        return self.events[EVENTS.index(name)]

    def find(self, name: str) -> Kind | None:
        """The kind with this name in either language, or None."""
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
    cards: tuple[Card, ...] = (*resources, *ranked, *in_order)  # NWO-1
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


def name(kind: Kind) -> Message:
    """A card's name; it is not in the catalogues, since components can be replaced."""
    card = box().cards[kind]
    return Message("north-woods-card", {"en": card.en, "fr": card.fr})


def _names(cards: tuple[Card, ...]) -> dict[str, Kind]:
    """All names of all cards; a name of one card is not an `also` of another."""
    names: dict[str, Kind] = {}
    for kind, card in enumerate(cards):
        own = [card.id, card.en, card.fr]
        if isinstance(card, Species):
            own.append(card.scientific)
        for known in {plain(name) for name in own}:
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
    """Raise an error with card and field if a card contradicts itself."""
    edible = resources | {card.id for card in species}
    for card in species:
        if mistake := species_mistake(card, resources, edible):
            raise bad("north_woods", "species.toml", f"{card.id}: {mistake}")
    missing = set(range(2, RANKS + 1)) - {card.rank for card in species}
    if missing:
        raise bad("north_woods", "species.toml", f"rank: no card of rank {min(missing)}")


def species_mistake(card: Species, resources: set[str], edible: set[str]) -> str:
    """The contradiction in a card, or ""."""
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
