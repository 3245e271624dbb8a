"""The cards, read from `data/*.toml` into frozen records; errors name file, card and field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from hedgerow.core import decoding
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.earth.effects import AnimalEffect, Collective, Effect, Movement
from hedgerow.games.earth.nouns import Colour, FloraType, Habitat, NameTag, Side
from hedgerow.games.earth.scoring.vocabulary import Goal, Scoring, Stock

GAME_ID: Final = "earth"
T = TypeVar("T", bound="_Card | Animal")


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """One ability box: its colour, and either its effect or its score at the end."""

    colour: Colour
    effect: Effect | None = None
    score: Scoring | None = None


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of every entry of a file."""

    name_en: str
    name_fr: str
    source: str
    picture: Annotated[str, Meta(pattern=r"^([a-z-]+:[a-z-]+)?$")] = ""
    """The Iconify name of the icon that the browser shows, or "" if the card has none."""
    likeness: bool = False
    """Whether the picture shows a close relative or something similar."""


class _Card(_Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    no: int
    french: Literal["rulebook", "ours"] = "ours"
    """The source of the French name; ours is the common name."""
    note: str = ""
    """Where transcriptions differ."""

    @property
    def key(self) -> str:
        """The card's number: "83", or "286A" if it has two sides."""
        return str(self.no)


class Flora(_Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    latin: str = ""
    types: tuple[FloraType, ...]
    """One type, or all four on a wild flora."""
    cost: int
    vp: int
    sprout_spaces: int
    growth_spaces: int
    canopy_vp: int
    habitats: tuple[Habitat, ...] = ()
    name_tags: tuple[NameTag, ...] = ()
    directional: bool = False
    abilities: tuple[Ability, ...]


class Terrain(_Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cost: int
    vp: int
    habitats: tuple[Habitat, ...] = ()
    directional: bool = False
    abilities: tuple[Ability, ...]


class Event(_Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    vp: int
    abilities: tuple[Ability, ...]


class _SidedCard(_Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    side: Side

    @property
    def key(self) -> str:
        return f"{self.no}{self.side}"


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What an island gives at the start: cards drawn, of these composted, soil."""

    draw: int
    compost: int
    soil: int


class Island(_SidedCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    vp: int
    habitats: tuple[Habitat, ...]
    start: Start
    abilities: tuple[Ability, ...]


class Climate(_SidedCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    vp: int
    habitats: tuple[Habitat, ...]
    abilities: tuple[Ability, ...]


class Ecosystem(_SidedCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    scoring: Scoring


class Fauna(_SidedCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    latin: str
    goal: Goal


class GaiaGoods(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What Gaia takes."""

    soil: int = 0
    sprout: int = 0
    growth: int = 0
    compost_deck: int = 0
    cards: int = 0
    """Cards from the Earth deck onto her pile."""


class Gaia(_Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Gaia's deck: a colour to follow, or brown for a fauna card that she claims."""

    colour: Colour
    gain: GaiaGoods = GaiaGoods()
    gain_for_each: GaiaGoods = GaiaGoods()
    each: Literal["blue_cards", "cards_drawn", "soil_gained"] | None = None
    """What is counted of the lone seat for `gain_for_each`."""
    claims: Literal["upper", "lower"] | None = None
    expert_left: GaiaGoods = GaiaGoods()
    """At the expert level, if she claims the left card of the two."""
    expert_right: GaiaGoods = GaiaGoods()


Grade: TypeAlias = Literal["printed", "partial", "ours"]
"""How much of an animal's ability is known: all of it, all but some icons, which are reconstructed,
or nothing, so that it is entirely ours (EAR-100)."""


class _AnimalSide(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    stock: Stock | None = None
    """What pieces in the stock score; None without a stock."""
    grade: Grade
    source: str


class Individual(_AnimalSide, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an animal does for its owner whenever a leaf is used."""

    move: Movement
    effect: AnimalEffect


class ForEverybody(_AnimalSide, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an animal does for all seats at the end of a round."""

    effect: Collective


class Animal(_Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    latin: str = ""
    figures: int = 1
    gaia: bool = True
    """Whether Gaia can have it."""
    individual: Individual
    collective: ForEverybody

    @property
    def key(self) -> str:
        return self.id


def name_of(card: _Entry) -> Message:
    """A card's name in the reader's language."""
    return Message("earth-card-name", {"en": card.name_en, "fr": card.name_fr})


EarthCard: TypeAlias = Flora | Terrain | Event
"""A card of the Earth deck."""
Planted: TypeAlias = Flora | Terrain
"""A card that can lie in a tableau."""


def _entries(file: str, table: str, type: type[T]) -> Iterator[T]:
    """The cards of a file, one by one, so that a mistake can name its card."""
    for raw in datafiles.read(GAME_ID, file, dict[str, list[dict[str, Any]]]).get(table, ()):
        try:
            yield decoding.convert(raw, type)
        except msgspec.ValidationError as error:
            detail, _, path = str(error).partition(" - at `$")
            field = path.strip("`.") or "card"
            number = raw.get("id") or f"{raw.get('no', '?')}{raw.get('side', '')}"
            who = f"{number} {raw.get('name_en', '')}".strip()
            raise datafiles.bad(GAME_ID, file, f"{who}: {field}: {detail}") from None


def _by_key(file: str, table: str, type: type[T]) -> dict[str, T]:
    """The cards of a file by key, each once."""
    found: dict[str, T] = {}
    for card in _entries(file, table, type):
        if card.key in found:
            raise datafiles.bad(GAME_ID, file, f"{card.key} {card.name_en}: there twice")
        found[card.key] = card
    if not found:
        raise datafiles.bad(GAME_ID, file, f"no {table} in it")
    return found


@datafiles.derived
def flora() -> dict[int, Flora]:
    return {card.no: card for card in _by_key("flora.toml", "flora", Flora).values()}


@datafiles.derived
def terrains() -> dict[int, Terrain]:
    return {card.no: card for card in _by_key("terrain.toml", "terrain", Terrain).values()}


@datafiles.derived
def events() -> dict[int, Event]:
    return {card.no: card for card in _by_key("events.toml", "event", Event).values()}


@datafiles.derived
def earth_deck() -> dict[int, EarthCard]:
    """The whole deck by card number (EAR-1)."""
    deck: dict[int, EarthCard] = {}
    for part in (flora(), terrains(), events()):
        for no, card in part.items():
            if no in deck:
                where = f"{no} {card.name_en}: {deck[no].name_en} has that number too"
                raise datafiles.bad(GAME_ID, "flora.toml", where)
            deck[no] = card
    return dict(sorted(deck.items()))


@datafiles.derived
def islands() -> dict[str, Island]:
    return _by_key("islands.toml", "island", Island)


@datafiles.derived
def climates() -> dict[str, Climate]:
    return _by_key("climates.toml", "climate", Climate)


@datafiles.derived
def ecosystems() -> dict[str, Ecosystem]:
    return _by_key("ecosystems.toml", "ecosystem", Ecosystem)


@datafiles.derived
def fauna() -> dict[str, Fauna]:
    return _by_key("fauna.toml", "fauna", Fauna)


@datafiles.derived
def gaia_deck() -> dict[int, Gaia]:
    return {card.no: card for card in _by_key("gaia.toml", "gaia", Gaia).values()}


@datafiles.derived
def animals() -> dict[str, Animal]:
    return _by_key("animals.toml", "animal", Animal)
