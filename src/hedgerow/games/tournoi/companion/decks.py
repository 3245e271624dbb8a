"""Le Tournoi's cards and decks for the browser: sheets, the deck rules, own card sets."""

from __future__ import annotations

from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games.tournoi.cardfile import read_cards
from hedgerow.games.tournoi.cards import COLOURS, KINDS, CardSet, Colour, Kind, powers, standard
from hedgerow.games.tournoi.decks import (
    DECK_CARDS,
    DECK_COLOURS,
    DECK_POWERS,
    FULL_DECKS,
    Deck,
    check,
    standard_deck,
)
from hedgerow.games.tournoi.sharing import (
    alike,
    deck_code,
    read_deck_code,
    read_set_code,
    set_code,
)
from hedgerow.games.tournoi.sheets import (
    PowerSheet,
    Sheet,
    characteristic_name,
    colour_name,
    kind_name,
    power_sheet,
    sheet,
    source_texts,
)


class Named(Struct, frozen=True):
    """A filter value and its name."""

    value: str
    text: Message


class BoxDeck(Struct, frozen=True):
    """A deck of the box to start from; it has no power cards, since these are dealt."""

    name: Message
    cards: tuple[str, ...]


class CardsPage(Struct, frozen=True):
    """Cards with their sheets; `own` for somebody's own cards, which come with their code."""

    characteristics: tuple[Message, ...]
    cards: tuple[Sheet, ...]
    sources: dict[str, Message]
    own: bool
    code: str = ""
    aside: int = 0
    """Shiny cards that were left out."""
    mixable: bool = False
    """Whether they may be mixed with the cards of the box."""


class DecksPage(Struct, frozen=True):
    """Everything a deck can be made of."""

    pool: CardsPage
    powers: tuple[PowerSheet, ...]
    kinds: tuple[Named, ...]
    colours: tuple[Named, ...]
    box: tuple[BoxDeck, ...]


class Count(Struct, frozen=True):
    """The number of cards of a colour, and the number required."""

    colour: Colour
    count: int
    wanted: int


class BrokenRule(Struct, frozen=True):
    rule: str
    text: Message
    advice: bool


class DeckPage(Struct, frozen=True):
    """A deck, finished or not, checked against the deck rules."""

    code: str
    cards: tuple[str, ...]
    powers: tuple[str, ...]
    count: int
    wanted: int
    power_count: int
    power_wanted: int
    colours: tuple[Count, ...]
    broken: tuple[BrokenRule, ...]
    playable: bool
    lacking: tuple[Kind, ...]
    """Categories of animals missing from the deck."""


def decks_page() -> DecksPage:
    """Everything that the deck builder shows."""
    return DecksPage(
        pool=_cards(standard()),
        powers=tuple(power_sheet(powers(), place) for place in range(len(powers()))),
        kinds=tuple(Named(kind, kind_name(kind)) for kind in KINDS),
        colours=tuple(Named(colour, colour_name(colour)) for colour in COLOURS),
        box=tuple(
            BoxDeck(Message("tournoi-box-deck", {"number": number}), _ids(standard_deck(symbols)))
            for number, symbols in enumerate(FULL_DECKS, start=1)
        ),
    )


def deck_page(cards: list[str], chosen: list[str], code: str | None = None) -> DeckPage:
    """The deck of these card ids or of a code, with each rule that it breaks."""
    if code is not None:
        return _deck(read_deck_code(code))
    places = standard().places
    numbers = {power.id: place for place, power in enumerate(powers())}
    for id in (*cards, *chosen):
        if id not in places and id not in numbers:
            raise BadInput("error-tournoi-deck-id", text=id[:20])
    return _deck(
        Deck(
            tuple(places[id] for id in cards if id in places),
            tuple(numbers[id] for id in chosen if id in numbers),
        )
    )


def cards_page(csv: str | None, code: str | None) -> CardsPage:
    """Own cards from a CSV file or from a code; without either, all of ours."""
    if csv is not None:
        read = read_cards(csv.encode(), "CSV")
        return _cards(read.cards, set_code(read.cards), read.aside)
    if code is not None:
        return _cards(read_set_code(code), code)
    return _cards(standard())


def _cards(cards: CardSet, code: str = "", aside: int = 0) -> CardsPage:
    return CardsPage(
        characteristics=tuple(
            characteristic_name(cards, at) for at in range(len(cards.characteristics))
        ),
        cards=tuple(sheet(cards, place) for place in range(len(cards.cards))),
        sources={} if cards.own else source_texts(),
        own=cards.own,
        code=code,
        aside=aside,
        mixable=cards.own and alike(cards),
    )


def _deck(deck: Deck) -> DeckPage:
    pool = standard().cards
    found = check(deck)
    degrees = [pool[place].degree for place in deck.cards]
    there = {pool[place].kind for place in deck.cards}
    return DeckPage(
        code=deck_code(deck),
        cards=_ids(deck.cards),
        powers=tuple(powers()[place].id for place in deck.powers),
        count=len(deck.cards),
        wanted=DECK_CARDS,
        power_count=len(deck.powers),
        power_wanted=DECK_POWERS,
        colours=tuple(
            Count(colour, degrees.count(degree), wanted)
            for degree, (colour, wanted) in enumerate(zip(COLOURS, DECK_COLOURS, strict=True))
        ),
        broken=tuple(BrokenRule(breach.rule, breach.message, breach.advice) for breach in found),
        playable=all(breach.advice for breach in found),
        lacking=tuple(kind for kind in KINDS if kind not in there),
    )


def _ids(places: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(standard().cards[place].id for place in places)
