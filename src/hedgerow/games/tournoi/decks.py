"""The decks of the box, and the rules for building decks (TOU-72 to TOU-74)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.tournoi.cards import (
    COLOURS,
    GAME_ID,
    SYMBOLS,
    Symbol,
    powers,
    standard,
)

DECK_CARDS: Final = 34
DECK_POWERS: Final = 5
DECK_COLOURS: Final = (18, 8, 6, 2)
"""The number of cards of each degree of threat, from green to red."""
MOST_PROTECTS: Final = 1
"""A recommendation: more are allowed."""
HALF_CARDS: Final = 17
FULL_DECKS: Final[tuple[tuple[Symbol, ...], ...]] = (("sun", "leaf"), ("paw", "snowflake"))
"""TOU-6: the symbols of each seat's deck with one or two seats."""
HALF_DECKS: Final[tuple[tuple[Symbol, ...], ...]] = tuple((symbol,) for symbol in SYMBOLS)
"""TOU-7: the symbol of each seat's deck with three or four seats."""


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards and power cards by their indices in `standard().cards` and `powers()`."""

    cards: tuple[int, ...]
    powers: tuple[int, ...] = ()


DeckRule: TypeAlias = Literal["TOU-72", "TOU-73", "TOU-74"]


class Broken(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck rule that a deck breaks; an advice may be ignored.

    `cards` and `powers` are the positions of the surplus in the deck; empty if cards are missing.
    """

    rule: DeckRule
    message: Message
    advice: bool = False
    cards: tuple[int, ...] = ()
    powers: tuple[int, ...] = ()


def symbols_of(seat: int, seats: int) -> tuple[Symbol, ...]:
    """The half decks that a seat plays; with one seat, seat 1 is the ghost."""
    return FULL_DECKS[seat] if seats <= 2 else HALF_DECKS[seat]


@datafiles.derived
def standard_deck(symbols: tuple[Symbol, ...]) -> tuple[int, ...]:
    """The cards printed with these symbols, in the order of the list."""
    return tuple(place for place, card in enumerate(standard().cards) if card.symbol in symbols)


def check_box() -> None:
    """Raise BadInput if replaced cards do not make up the decks of the rulebook."""
    for symbol in SYMBOLS:
        if len(standard_deck((symbol,))) != HALF_CARDS:
            detail = f"symbol {symbol}: {HALF_CARDS} cards expected"
            raise datafiles.bad(GAME_ID, "cards.toml", detail)
    for symbols in FULL_DECKS:
        counts = _by_colour(standard_deck(symbols))
        for colour, expected, found in zip(COLOURS, DECK_COLOURS, counts, strict=True):
            if len(found) != expected:
                detail = f"symbols {' and '.join(symbols)}: {expected} {colour} cards expected"
                raise datafiles.bad(GAME_ID, "cards.toml", f"{detail}, {len(found)} found")
    if len(powers()) < DECK_POWERS * len(SYMBOLS):
        raise datafiles.bad(GAME_ID, "powers.toml", "20 power cards expected, for four seats")


def _by_colour(cards: Sequence[int]) -> list[list[int]]:
    """The positions of the cards of each degree of threat, from green to red."""
    found: list[list[int]] = [[] for _ in COLOURS]
    for position, place in enumerate(cards):
        found[standard().cards[place].degree].append(position)
    return found


def check(deck: Deck) -> list[Broken]:
    """Every deck rule that is broken, in the rulebook's order."""
    broken = _check_size(deck)
    for colour, expected, found in zip(COLOURS, DECK_COLOURS, _by_colour(deck.cards), strict=True):
        if len(found) != expected:
            args = {"count": len(found), "wanted": expected}
            message = Message(f"tournoi-deck-{colour}", dict(args))
            broken.append(Broken("TOU-73", message, cards=tuple(found[expected:])))
    protects = [at for at, place in enumerate(deck.powers) if powers()[place].kind == "protect"]
    if len(protects) > MOST_PROTECTS:
        message = Message("tournoi-deck-protect", {"count": len(protects), "most": MOST_PROTECTS})
        extra = tuple(protects[MOST_PROTECTS:])
        broken.append(Broken("TOU-74", message, advice=True, powers=extra))
    return broken


def _check_size(deck: Deck) -> list[Broken]:
    """TOU-72; a deck is made of physical cards, and the pool holds one copy of each."""
    broken: list[Broken] = []
    if len(deck.cards) != DECK_CARDS:
        message = Message("tournoi-deck-cards", {"count": len(deck.cards), "wanted": DECK_CARDS})
        broken.append(Broken("TOU-72", message, cards=tuple(range(DECK_CARDS, len(deck.cards)))))
    if len(deck.powers) != DECK_POWERS:
        count = len(deck.powers)
        message = Message("tournoi-deck-powers", {"count": count, "wanted": DECK_POWERS})
        broken.append(Broken("TOU-72", message, powers=tuple(range(DECK_POWERS, count))))
    for position in _again(deck.cards):
        name = standard().cards[deck.cards[position]].name.message
        message = Message("tournoi-deck-again", {"card": name})
        broken.append(Broken("TOU-72", message, cards=(position,)))
    for position in _again(deck.powers):
        name = powers()[deck.powers[position]].name.message
        message = Message("tournoi-deck-again", {"card": name})
        broken.append(Broken("TOU-72", message, powers=(position,)))
    return broken


def _again(places: Sequence[int]) -> list[int]:
    """The positions of repeated entries."""
    return [at for at, place in enumerate(places) if place in places[:at]]


def playable(deck: Deck) -> bool:
    """Whether no rule is broken, apart from advice."""
    return all(broken.advice for broken in check(deck))


def random_deck(rng: Rng) -> Deck:
    """A random deck that follows the rules and the advice of at most one Protect."""
    cards: list[int] = []
    for degree, count in enumerate(DECK_COLOURS):
        pool = [at for at, card in enumerate(standard().cards) if card.degree == degree]
        cards += rng.sample(pool, count)
    protects = [at for at, card in enumerate(powers()) if card.kind == "protect"]
    others = [at for at, card in enumerate(powers()) if card.kind != "protect"]
    chosen = rng.sample(protects, rng.below(MOST_PROTECTS + 1))
    chosen += rng.sample(others, DECK_POWERS - len(chosen))
    return Deck(tuple(sorted(cards)), tuple(sorted(chosen)))
