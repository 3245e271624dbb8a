"""The deck builder's answers: sheets, every broken rule, own cards."""

from __future__ import annotations

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.cards import powers, standard
from hedgerow.games.tournoi.companion.decks import cards_page, deck_page, decks_page
from hedgerow.games.tournoi.decks import Deck, random_deck
from hedgerow.games.tournoi.sharing import deck_code
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule

CSV = "name,Height (m),Age,Heat (°C),Danger\nEtna,3357,-6000,1100,8\nFuji,3776,1707,1000,6\n"


def ids(deck: Deck) -> tuple[list[str], list[str]]:
    cards = [standard().cards[place].id for place in deck.cards]
    return cards, [powers()[place].id for place in deck.powers]


def test_the_page_has_every_card_and_says_it_all() -> None:
    page = decks_page()
    assert (len(page.pool.cards), len(page.powers), len(page.box)) == (101, 20, 2)
    assert len(page.kinds) == 8 and not page.pool.own
    for language in LANGUAGES:
        said = Catalogue(language)
        for named in (*page.kinds, *page.colours):
            assert said.say(named.text)
        assert all(said.say(text) for text in page.pool.characteristics)
        assert all(said.say(box.name) for box in page.box)
    assert len(msgspec.json.encode(page)) < 200_000


def test_a_deck_to_play_with() -> None:
    deck = random_deck(Rng(5))
    page = deck_page(*ids(deck))
    assert page.playable and not page.broken
    assert [(one.count, one.wanted) for one in page.colours] == [(18, 18), (8, 8), (6, 6), (2, 2)]
    assert deck_page([], [], page.code) == page


@rule("TOU-72", "TOU-73", "TOU-74")
def test_every_broken_rule_is_named() -> None:
    cards, _ = ids(random_deck(Rng(5)))
    page = deck_page(cards[:-1], ["P01", "P02"])
    assert not page.playable
    told = [(one.rule, one.advice) for one in page.broken]
    assert told == [("TOU-72", False), ("TOU-72", False), ("TOU-73", False), ("TOU-74", True)]
    assert (page.count, page.power_count) == (33, 2)


def test_an_unfinished_deck_has_a_code_too() -> None:
    page = deck_page(["D01", "S33"], [])
    assert deck_page([], [], page.code).cards == ("D01", "S33")
    assert set(page.lacking) == {
        *("mammal", "fish", "bird", "mollusc", "amphibian", "other"),
    }


def test_unknown_ids_and_codes_are_refused() -> None:
    with pytest.raises(BadInput, match="error-tournoi-deck-id"):
        deck_page(["X99"], [])
    with pytest.raises(BadInput, match="error-tournoi-deck-code"):
        deck_page([], [], "nonsense")


def test_own_cards_from_a_file_and_from_their_code() -> None:
    page = cards_page(CSV, None)
    assert page.own and len(page.cards) == 2 and not page.mixable
    again = cards_page(None, page.code)
    assert again == page
    with pytest.raises(BadInput, match="error-tournoi-csv-value") as error:
        cards_page(CSV.replace("1707", "old"), None)
    assert (error.value.message.args["row"], error.value.message.args["column"]) == (3, "C")


def test_without_a_file_the_cards_are_ours() -> None:
    assert cards_page(None, None) == decks_page().pool


def test_codes_are_those_of_the_command_line() -> None:
    deck = random_deck(Rng(6))
    assert deck_page(*ids(deck)).code == deck_code(deck)
