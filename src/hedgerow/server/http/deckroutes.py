"""REST for Le Tournoi's deck builder and own cards: sheets, the deck rules, card files."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from hedgerow.games.tournoi.companion.decks import (
    CardsPage,
    DeckPage,
    DecksPage,
    cards_page,
    deck_page,
    decks_page,
)
from hedgerow.server import wire


@get("/decks/tournoi", sync_to_thread=False)
def read_decks() -> DecksPage:
    """Everything that a deck of Le Tournoi can be made of."""
    return decks_page()


@post("/decks/tournoi", status_code=200, sync_to_thread=False)
def check_deck(data: JSONBody[wire.DeckRequest]) -> DeckPage:
    """A deck, finished or not, with each deck rule that it breaks."""
    return deck_page(data.cards, data.powers, data.code)


@post("/cards/tournoi", status_code=200, sync_to_thread=True)
def read_cards(data: JSONBody[wire.CardsRequest]) -> CardsPage:
    """Somebody's own cards from a CSV file or a code, or all of ours."""
    return cards_page(data.csv, data.code)


DECK_ROUTES = [read_decks, check_deck, read_cards]
