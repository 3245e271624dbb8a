"""Sheets: the contents of a card, a power card or a token as Messages."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, assert_never

from msgspec import Struct

from hedgerow.core.text import Arg, Message
from hedgerow.games.tournoi.cards import (
    Cancel,
    Card,
    CardSet,
    Characteristic,
    Colour,
    Effect,
    ExtraPoints,
    Keep,
    Kind,
    Name,
    NextCharacteristic,
    PowerCard,
    PowerKind,
    Replace,
    Reverse,
    Scale,
    SecondWins,
    Symbol,
    Threat,
    ThreatFirst,
    sources,
)
from hedgerow.games.tournoi.measures import Figure, shown


class FigureLine(Struct, frozen=True):
    """A figure with the name of its characteristic and its source."""

    label: Message
    figure: Figure
    value: int
    """In base units, to sort by."""
    source: str = ""
    """A key of `source_texts`."""


class Sheet(Struct, frozen=True):
    """Everything on a card. `reconstructed` marks our own proposals."""

    id: str
    place: int
    name: Name
    scientific: str
    game: str
    kind: Kind | None
    kind_text: Message | None
    colour: Colour
    colour_text: Message
    threat: Threat | None
    threat_text: Message
    threat_source: str
    points: int
    figures: tuple[FigureLine, ...]
    symbol: Symbol | None
    totem: bool
    reconstructed: bool
    note: str = ""


class PowerSheet(Struct, frozen=True):
    """A power card with its effect in words."""

    id: str
    place: int
    name: Name
    kind: PowerKind
    kind_text: Message
    text: Message
    reconstructed: bool


def figure(cards: CardSet, value: int, characteristic: int) -> Figure:
    """A value of one of the four characteristics, formatted for people."""
    measured = cards.characteristics[characteristic]
    return shown(value, measured.measure, measured.unit)


class Compared(Struct, frozen=True):
    """A value as a battle compared it (TOU-85)."""

    figure: Message
    scaled: Message | None = None
    """The printed value and what changed it, if anything did: "60 years, doubled"."""

    @property
    def whole(self) -> Message:
        """Both together: "60 years, doubled: 120 years"."""
        if self.scaled is None:
            return self.figure
        return Message("tournoi-compared", {"scaled": self.scaled, "figure": self.figure})


def compared(about: Characteristic, value: int, times: tuple[int, int]) -> Compared:
    """A card's value after multiplication and division (TOU-33, TOU-34)."""
    plain = shown(value, about.measure, about.unit).text
    scale = Fraction(*times)
    if scale == 1:
        return Compared(plain)
    how = _SCALES.get(scale, "times")
    factor = str(scale)
    scaled = Message("tournoi-scaled", {"figure": plain, "how": how, "factor": factor})
    return Compared(shown(int(value * scale), about.measure, about.unit).text, scaled)


_SCALES: Final = {Fraction(2): "double", Fraction(3): "triple", Fraction(1, 2): "half"}


def characteristic_name(cards: CardSet, characteristic: int) -> Message:
    """What a battle compares, such as "Weight"."""
    return cards.characteristics[characteristic].name.message


def kind_name(kind: Kind) -> Message:
    return Message(f"tournoi-kind-{kind}")


def colour_name(colour: Colour) -> Message:
    return Message(f"tournoi-colour-{colour}")


def sheet(cards: CardSet, place: int) -> Sheet:
    """The sheet of the card at this index of the set."""
    card = cards.cards[place]
    return Sheet(
        id=card.id,
        place=place,
        name=card.name,
        scientific=card.scientific,
        game=card.game,
        kind=card.kind,
        kind_text=None if card.kind is None else kind_name(card.kind),
        colour=card.colour,
        colour_text=colour_name(card.colour),
        threat=card.threat,
        threat_text=Message(f"tournoi-threat-{card.threat}")
        if card.threat
        else Message("tournoi-threat-none"),
        threat_source="" if card.sources is None else card.sources.threat,
        points=card.points,
        figures=tuple(_line(cards, card, at) for at in range(len(card.values))),
        symbol=card.symbol,
        totem=card.totem,
        reconstructed=card.proposal,
        note="" if card.sources is None else card.sources.note,
    )


def _line(cards: CardSet, card: Card, at: int) -> FigureLine:
    label = characteristic_name(cards, at)
    if at == len(card.values) - 1 and card.brood is not None:
        label = Message(f"tournoi-brood-{card.brood}")
    given = card.sources
    keys = (given.weight, given.length, given.longevity, given.brood) if given else ()
    source = keys[at] if keys else ""
    return FigureLine(label, figure(cards, card.values[at], at), card.values[at], source)


def source_texts() -> dict[str, Message]:
    """The sources of figures, in words."""
    return {id: Name(found.fr, found.en).message for id, found in sources().items()}


def power_sheet(cards: tuple[PowerCard, ...], place: int) -> PowerSheet:
    card = cards[place]
    return PowerSheet(
        id=card.id,
        place=place,
        name=card.name,
        kind=card.kind,
        kind_text=Message(f"tournoi-power-{card.kind}"),
        text=effect_text(card.effect),
        reconstructed=card.proposal,
    )


def effect_text(effect: Effect) -> Message:
    """The text of a power card, made from its effect."""
    match effect:
        case Reverse():
            return Message("tournoi-effect-reverse")
        case Keep():
            return Message("tournoi-effect-keep")
        case Scale(whose, times, 1):
            return Message(f"tournoi-effect-{whose}-times", {"times": times})
        case Scale(whose, times, over):
            half = "yes" if (times, over) == (1, 2) else "no"
            args: dict[str, Arg] = {"times": times, "over": over, "half": half}
            return Message(f"tournoi-effect-{whose}-part", args)
        case NextCharacteristic(steps):
            return Message("tournoi-effect-next", {"steps": steps})
        case ThreatFirst():
            return Message("tournoi-effect-threat")
        case Cancel(kinds):
            which = "both" if len(set(kinds)) > 1 else "".join(kinds[:1])
            return Message("tournoi-effect-cancel", {"which": which})
        case Replace():
            return Message("tournoi-effect-replace")
        case SecondWins():
            return Message("tournoi-effect-second")
        case ExtraPoints(points):
            return Message("tournoi-effect-points", {"points": points})
    assert_never(effect)
