"""The components that a table's options call for: cards, decks and power cards."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Seat, seat_letter
from hedgerow.games import datafiles
from hedgerow.games.tournoi.cards import BATTLES, CardSet, standard
from hedgerow.games.tournoi.decks import (
    DECK_CARDS,
    HALF_CARDS,
    Deck,
    check,
    check_box,
    standard_deck,
    symbols_of,
)
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.sharing import alike, read_decks, read_set_code


class Material(Struct, frozen=True, eq=False):
    """Cards by index in `cards.cards` and power cards by index in `powers()`, unshuffled."""

    cards: CardSet
    decks: tuple[tuple[int, ...], ...] = ()
    """A deck for each side, the ghost's last; empty if `pool` is dealt or common."""
    powers: tuple[tuple[int, ...] | None, ...] = ()
    """Each side's own five power cards (TOU-75), or None if they are dealt from the box."""
    pool: tuple[int, ...] = ()
    """The cards to deal out evenly (TOU-80), or the common deck (TOU-82)."""
    common: bool = False


_SOLO_CARDS: Final = DECK_CARDS
"""The ghost draws eight cards in each of four rounds."""


@datafiles.derived
def material(options: TournoiOptions, seats: int) -> Material:
    """The components for these options; raises BadInput if they do not fit together."""
    check_box()
    sides = max(seats, 2)
    match options.cards:
        case "box":
            decks = tuple(standard_deck(symbols_of(side, seats)) for side in range(sides))
            return Material(standard(), decks, (None,) * sides)
        case "decks":
            given = read_decks(options.decks)
            if len(given) > sides:
                raise BadInput("error-tournoi-decks-many", count=len(given), seats=sides)
            brought = (*given, *(None,) * (sides - len(given)))
            chosen = [_deck(deck, side, seats) for side, deck in enumerate(brought)]
            decks = tuple(cards for cards, _ in chosen)
            return Material(standard(), decks, tuple(powers for _, powers in chosen))
        case "dealt":
            cards = read_set_code(options.set)
            if options.mixed:
                cards = _with_box(cards)
            each = _SOLO_CARDS if seats == 1 else HALF_CARDS
            return _pool(cards, each * sides, seats, common=False)
        case "common":
            # The first round must be possible; TOU-14 covers later ones.
            needed = (3 if seats == 1 else seats) * BATTLES
            return _pool(read_set_code(options.set), needed, seats, common=True)


def _deck(
    deck: Deck | None, side: Seat, seats: int
) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    """TOU-75: the deck that a seat brings with its power cards, or the box's."""
    if deck is None:
        return standard_deck(symbols_of(side, seats)), None
    for broken in check(deck):
        if not broken.advice:
            letter = seat_letter(side)
            detail = broken.message
            raise BadInput(
                "error-tournoi-deck-broken", seat=letter, rule=broken.rule, detail=detail
            )
    return deck.cards, deck.powers


def _pool(cards: CardSet, needed: int, seats: int, *, common: bool) -> Material:
    sides = max(seats, 2)
    if len(cards.cards) < needed:
        raise BadInput("error-tournoi-set-few", count=len(cards.cards), needed=needed, seats=seats)
    pool = tuple(range(len(cards.cards)))
    return Material(cards, powers=(None,) * sides, pool=pool, common=common)


def _with_box(own: CardSet) -> CardSet:
    """TOU-81: the cards of the box without the shiny ones (TOU-79), then the own cards."""
    if not alike(own):
        raise BadInput("error-tournoi-set-mixed")
    box = tuple(card for card in standard().cards if card.symbol and not card.totem)
    cards = (*box, *own.cards)
    places = {card.id: place for place, card in enumerate(cards)}
    return replace(standard(), cards=cards, places=places, own=True)
