"""The components: Défis cards, power cards and bonus tokens, each with a source.

Cards, power cards and tokens are identified by their index in a list; notation and files use ids.
The printed lists are not known to us: what we ship is our own proposal, and can be replaced.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.tournoi import measures
from hedgerow.games.tournoi.measures import Measure

GAME_ID: Final = "tournoi"

Kind: TypeAlias = Literal[
    "mammal", "fish", "reptile", "bird", "mollusc", "arthropod", "amphibian", "other"
]
"""A category of animals, as on the bonus tokens (TOU-48)."""
Colour: TypeAlias = Literal["green", "yellow", "orange", "red"]
Threat: TypeAlias = Literal["NE", "DD", "LC", "NT", "VU", "EN", "CR"]
"""The category of the IUCN Red List behind the colour."""
Symbol: TypeAlias = Literal["sun", "leaf", "paw", "snowflake"]
"""The mark of a half deck and of a protected zone."""
Brood: TypeAlias = Literal["gestation", "incubation"]

KINDS: Final[tuple[Kind, ...]] = (
    "mammal", "fish", "reptile", "bird", "mollusc", "arthropod", "amphibian", "other",
)  # fmt: skip
COLOURS: Final[tuple[Colour, ...]] = ("green", "yellow", "orange", "red")
"""From the least to the most threatened; the index is the degree of threat."""
POINTS: Final = (2, 3, 4, 5)
"""The points of a card in a protected zone, by degree of threat (TOU-58)."""
SYMBOLS: Final[tuple[Symbol, ...]] = ("sun", "leaf", "paw", "snowflake")
# TOU-2: four categories of the Red List are green.
DEGREES: Final[Mapping[Threat, int]] = {
    "NE": 0, "DD": 0, "LC": 0, "NT": 0, "VU": 1, "EN": 2, "CR": 3,
}  # fmt: skip
BATTLES: Final = 4  # TOU-5


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages; an own card set gives the same for both."""

    fr: str
    en: str

    @property
    def message(self) -> Message:
        """The name in the reader's language."""
        return Message("tournoi-name", {"en": self.en, "fr": self.fr})


class Characteristic(Struct, frozen=True, forbid_unknown_fields=True):
    """What a battle compares: its name, what it measures, and the unit of an own set's number."""

    name: Name
    measure: Measure
    unit: str = ""


class Sources(Struct, frozen=True, forbid_unknown_fields=True):
    """Where each figure of a card comes from: keys of sources.toml, and a note."""

    weight: str
    length: str
    longevity: str
    brood: str
    threat: str
    note: str = ""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A Défis card (TOU-1): one comparable value for each of the four battles, in base units."""

    id: str
    name: Name
    values: tuple[int, int, int, int]
    threat: Threat | None = None
    degree: int = 0
    """0 green, 1 yellow, 2 orange, 3 red."""
    kind: Kind | None = None
    """Own card sets need no category: they are played without bonus tokens."""
    scientific: str = ""
    brood: Brood | None = None
    symbol: Symbol | None = None
    """The half deck it is printed for; None for a spare card."""
    totem: bool = False
    """TOU-3: only put aside where shiny cards are; in play it is a card like any other."""
    game: str = ""
    """The game an own card was taken from."""
    sources: Sources | None = None
    proposal: bool = False

    @property
    def colour(self) -> Colour:
        return COLOURS[self.degree]

    @property
    def points(self) -> int:
        return POINTS[self.degree]


class CardSet(Struct, frozen=True, eq=False):
    """All the cards of a table, and what its four battles compare."""

    characteristics: tuple[Characteristic, Characteristic, Characteristic, Characteristic]
    cards: tuple[Card, ...]
    places: dict[str, int]
    """The index of each id in `cards`."""
    own: bool = False
    """Whether somebody's own cards are played (rulebook page 15)."""


# Power cards: the closed vocabulary of what they do (TOU-30)


class Reverse(Struct, frozen=True, tag="reverse", forbid_unknown_fields=True):
    """Junior: the smallest value wins; a second one undoes it."""


class Keep(Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Protect: the owner's card goes to its zone whatever happens."""


class Scale(Struct, frozen=True, tag="scale", forbid_unknown_fields=True):
    """The owner's value, or each rival's, is multiplied by `times` / `over`."""

    whose: Literal["own", "rivals"]
    times: int = 1
    over: int = 1


class NextCharacteristic(
    Struct, frozen=True, tag="next-characteristic", forbid_unknown_fields=True
):
    """The battle compares the characteristic `steps` further on, wrapping around."""

    steps: int = 1


class ThreatFirst(Struct, frozen=True, tag="threat-first", forbid_unknown_fields=True):
    """The degree of threat is compared first; the characteristic breaks ties."""


class Cancel(Struct, frozen=True, tag="cancel", forbid_unknown_fields=True):
    """Every other power card of these kinds on the battle has no effect."""

    kinds: tuple[Literal["junior", "action"], ...] = ("junior", "action")


class Replace(Struct, frozen=True, tag="replace", forbid_unknown_fields=True):
    """After the reveal, the owner may replace its card with the top card of its deck."""


class SecondWins(Struct, frozen=True, tag="second-wins", forbid_unknown_fields=True):
    """If the owner comes second, it wins too."""


class ExtraPoints(Struct, frozen=True, tag="extra-points", forbid_unknown_fields=True):
    """If the owner wins, it scores `points` extra points."""

    points: int = 2


Effect: TypeAlias = (
    Reverse
    | Keep
    | Scale
    | NextCharacteristic
    | ThreatFirst
    | Cancel
    | Replace
    | SecondWins
    | ExtraPoints
)
PowerKind: TypeAlias = Literal["junior", "protect", "action"]  # TOU-4


class PowerCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: PowerKind
    fr: str
    en: str
    effect: Effect
    source: str
    proposal: bool = False

    @property
    def name(self) -> Name:
        return Name(self.fr, self.en)


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus token: one category on one face, three on the other."""

    id: str
    single: Kind
    triple: tuple[Kind, Kind, Kind]
    source: str
    proposal: bool = False


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    fr: str
    en: str


# Reading


class _Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as in the file, with its figures as text ("149 kg", "27 y")."""

    id: str
    fr: str
    en: str
    scientific: str
    kind: Kind
    threat: Threat
    weight: str
    length: str
    longevity: str
    source: Sources
    gestation: str = ""
    incubation: str = ""
    symbol: Symbol | None = None
    totem: bool = False
    proposal: bool = False


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[_Figures, ...] = ()


class _Powers(Struct, frozen=True, forbid_unknown_fields=True):
    power: tuple[PowerCard, ...]


class _Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    token: tuple[Token, ...]


class _Sources(Struct, frozen=True, forbid_unknown_fields=True):
    source: tuple[Source, ...]


CHARACTERISTICS: Final = (
    Characteristic(Name("Poids", "Weight"), "mass"),
    Characteristic(Name("Longueur", "Length"), "length"),
    Characteristic(Name("Longévité", "Longevity"), "time"),
    Characteristic(Name("Gestation ou incubation", "Gestation or incubation"), "time"),
)
"""The front of the four battle boards, in order."""


@datafiles.derived
def standard() -> CardSet:
    """The cards of the box, then the spare ones."""
    sources = {source.id for source in _read_sources()}
    cards: list[Card] = []
    for file in ("cards.toml", "spare.toml"):
        for entry in datafiles.read(GAME_ID, file, _Cards).card:
            _check_sources(file, entry, sources)
            cards.append(_card(file, entry))
    places = {card.id: place for place, card in enumerate(cards)}
    if len(places) != len(cards):
        twice = next(card.id for place, card in enumerate(cards) if places[card.id] != place)
        raise datafiles.bad(GAME_ID, "cards.toml", f"card {twice} twice")
    return CardSet(CHARACTERISTICS, tuple(cards), places)


def _card(file: str, entry: _Figures) -> Card:
    if bool(entry.gestation) == bool(entry.incubation):
        detail = f"card {entry.id}: either gestation or incubation expected"
        raise datafiles.bad(GAME_ID, file, detail)
    brood: Brood = "gestation" if entry.gestation else "incubation"
    if (file == "spare.toml") != (entry.symbol is None):
        detail = f"card {entry.id}: symbol expected in cards.toml, none in spare.toml"
        raise datafiles.bad(GAME_ID, file, detail)
    return Card(
        id=entry.id,
        name=Name(entry.fr, entry.en),
        values=(
            _figure(file, entry, "weight", entry.weight, "mass"),
            _figure(file, entry, "length", entry.length, "length"),
            _figure(file, entry, "longevity", entry.longevity, "time"),
            _figure(file, entry, brood, entry.gestation or entry.incubation, "time"),
        ),
        threat=entry.threat,
        degree=DEGREES[entry.threat],
        kind=entry.kind,
        scientific=entry.scientific,
        brood=brood,
        symbol=entry.symbol,
        totem=entry.totem,
        sources=entry.source,
        proposal=entry.proposal,
    )


def _figure(file: str, entry: _Figures, field: str, text: str, measure: Measure) -> int:
    try:
        return measures.read(text, measure, "")
    except (ValueError, KeyError):
        units = ", ".join(measures.UNITS[measure])
        detail = f"card {entry.id}: {field}: {text!r} is no number with one of {units}"
        raise datafiles.bad(GAME_ID, file, detail) from None


def _check_sources(file: str, entry: _Figures, known: set[str]) -> None:
    given = entry.source
    for field in ("weight", "length", "longevity", "brood", "threat"):
        if getattr(given, field) not in known:
            detail = f"card {entry.id}: source.{field}: {getattr(given, field)!r} is not listed"
            raise datafiles.bad(GAME_ID, file, f"{detail} in sources.toml")


@datafiles.derived
def powers() -> tuple[PowerCard, ...]:
    """The power cards of the box; cards with the same name are copies."""
    cards = datafiles.read(GAME_ID, "powers.toml", _Powers).power
    for place, card in enumerate(cards):
        if any(other.id == card.id for other in cards[:place]):
            raise datafiles.bad(GAME_ID, "powers.toml", f"power card {card.id} twice")
        expected = {"junior": Reverse, "protect": Keep}.get(card.kind)
        if (expected is None) == isinstance(card.effect, Reverse | Keep) or (
            expected is not None and not isinstance(card.effect, expected)
        ):
            detail = f"power card {card.id}: kind {card.kind} does not go with its effect"
            raise datafiles.bad(GAME_ID, "powers.toml", detail)
        if isinstance(card.effect, Scale) and min(card.effect.times, card.effect.over) < 1:
            detail = f"power card {card.id}: effect: times and over start at 1"
            raise datafiles.bad(GAME_ID, "powers.toml", detail)
    return cards


@datafiles.derived
def tokens() -> tuple[Token, ...]:
    """The bonus tokens of the box."""
    found = datafiles.read(GAME_ID, "tokens.toml", _Tokens).token
    for token in found:
        if len(set(token.triple)) != len(token.triple):
            detail = f"token {token.id}: three different categories expected"
            raise datafiles.bad(GAME_ID, "tokens.toml", detail)
    return found


@datafiles.derived
def sources() -> dict[str, Source]:
    """The descriptions of the keys in a card's sources."""
    return {source.id: source for source in _read_sources()}


def _read_sources() -> tuple[Source, ...]:
    return datafiles.read(GAME_ID, "sources.toml", _Sources).source
