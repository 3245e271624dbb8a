"""Decks: those of the box, the rules for building one's own, files and codes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.cards import POINTS, powers, standard
from hedgerow.games.tournoi.deckfile import findings, read_deck, write_deck
from hedgerow.games.tournoi.decks import (
    DECK_COLOURS,
    FULL_DECKS,
    HALF_DECKS,
    Deck,
    check,
    playable,
    random_deck,
    standard_deck,
    symbols_of,
)
from hedgerow.games.tournoi.material import material
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.sharing import deck_code, read_deck_code, read_decks
from hedgerow.locale import Catalogue
from hedgerow.testing.rules import rule

GOOD = random_deck(Rng(7))


def rules(deck: Deck) -> list[str]:
    return [broken.rule for broken in check(deck)]


def texts(deck: Deck) -> list[str]:
    return [Catalogue("en").say(broken.message) for broken in check(deck)]


def degree(place: int) -> int:
    return standard().cards[place].degree


def spare(wanted: int) -> int:
    """A card of a degree of threat that is not in the good deck."""
    return next(
        place
        for place in range(len(standard().cards))
        if degree(place) == wanted and place not in GOOD.cards
    )


# The box


@rule("TOU-6")
def test_two_seats_have_a_whole_deck_each() -> None:
    for seat in (0, 1):
        deck = standard_deck(symbols_of(seat, 2))
        assert len(deck) == 34
        assert [sum(degree(p) == d for p in deck) for d in range(4)] == list(DECK_COLOURS)
    assert not set(standard_deck(FULL_DECKS[0])) & set(standard_deck(FULL_DECKS[1]))
    assert symbols_of(0, 1) == symbols_of(0, 2)


@rule("TOU-7")
def test_more_seats_have_half_a_deck_each() -> None:
    halves = [standard_deck(symbols_of(seat, 4)) for seat in range(4)]
    assert [len(half) for half in halves] == [17] * 4
    assert len(set().union(*halves)) == 68
    points = {sum(POINTS[degree(place)] for place in half) for half in halves}
    assert len(points) == 1, "every half deck is worth the same"
    assert [symbols_of(seat, 3) for seat in range(3)] == list(HALF_DECKS[:3])


# The rules


@rule("TOU-72")
def test_a_deck_has_34_cards_and_5_power_cards() -> None:
    assert rules(GOOD) == [] and playable(GOOD)
    last = GOOD.cards[-1]
    fewer = Deck(GOOD.cards[:-1], GOOD.powers[:-1])
    assert "33 Défis cards: a deck has 34." in texts(fewer)
    assert "4 power cards: a deck has 5." in texts(fewer)
    assert rules(fewer) == ["TOU-72", "TOU-72", "TOU-73"] and not playable(fewer)
    more = Deck((*GOOD.cards, spare(degree(last))), GOOD.powers)
    assert check(more)[0].cards == (34,), "the one too many is pointed at"


@rule("TOU-72")
def test_a_card_is_there_once() -> None:
    twice = Deck((*GOOD.cards[:-1], GOOD.cards[0]), GOOD.powers)
    assert any("is there twice" in text for text in texts(twice))
    assert check(twice)[0].cards == (33,)
    power_twice = Deck(GOOD.cards, (*GOOD.powers[1:], GOOD.powers[-1]))
    assert rules(power_twice) == ["TOU-72"] and check(power_twice)[0].powers == (4,)


@rule("TOU-73")
@pytest.mark.parametrize("wanted", range(4))
def test_the_colours_are_18_8_6_and_2(wanted: int) -> None:
    """One card of another colour breaks the rule twice: too many here, too few there."""
    other = next(at for at, place in enumerate(GOOD.cards) if degree(place) != wanted)
    cards = (*GOOD.cards[:other], *GOOD.cards[other + 1 :], spare(wanted))
    broken = check(Deck(cards, GOOD.powers))
    assert [one.rule for one in broken] == ["TOU-73", "TOU-73"]
    counts = {one.message.id: one.message.args["count"] for one in broken}
    colour = ("green", "yellow", "orange", "red")[wanted]
    assert counts[f"tournoi-deck-{colour}"] == DECK_COLOURS[wanted] + 1
    too_many = next(one for one in broken if one.message.id.endswith(colour))
    assert too_many.cards == (33,)


@rule("TOU-74")
def test_more_than_one_protect_is_warned_of_and_allowed() -> None:
    protects = [at for at, card in enumerate(powers()) if card.kind == "protect"]
    others = [at for at, card in enumerate(powers()) if card.kind != "protect"]
    assert rules(Deck(GOOD.cards, tuple(others[:5]))) == []
    assert rules(Deck(GOOD.cards, (protects[0], *others[:4]))) == []
    two = Deck(GOOD.cards, (*protects[:2], *others[:3]))
    assert rules(two) == ["TOU-74"]
    assert check(two)[0].advice and check(two)[0].powers == (1,) and playable(two)


def test_an_empty_deck_breaks_every_rule_by_name() -> None:
    assert rules(Deck(())) == ["TOU-72", "TOU-72", "TOU-73", "TOU-73", "TOU-73", "TOU-73"]


@given(st.integers(0, 2**64 - 1))
def test_random_decks_follow_rules_and_advice(seed: int) -> None:
    assert check(random_deck(Rng(seed))) == []


@rule("TOU-74")
def test_random_decks_hold_one_protect_or_none() -> None:
    decks = [random_deck(Rng(seed)) for seed in range(20)]
    kinds = [[powers()[place].kind for place in deck.powers] for deck in decks]
    assert {held.count("protect") for held in kinds} == {0, 1}


# At a table


@rule("TOU-75")
def test_a_seat_plays_the_deck_it_brings() -> None:
    code = deck_code(GOOD)
    one = material(TournoiOptions(cards="decks", decks=code), 3)
    assert one.decks[0] == GOOD.cards and one.powers[0] == GOOD.powers
    assert one.decks[1] == standard_deck(("leaf",)) and one.powers[1:] == (None, None)
    second = material(TournoiOptions(cards="decks", decks=f"box {code}"), 2)
    assert second.decks == (standard_deck(("sun", "leaf")), GOOD.cards)
    assert second.powers == (None, GOOD.powers)


@rule("TOU-72", "TOU-73")
def test_a_table_refuses_a_deck_that_breaks_a_rule() -> None:
    code = deck_code(Deck(GOOD.cards[:-1], GOOD.powers))
    with pytest.raises(BadInput, match="error-tournoi-deck-broken") as error:
        material(TournoiOptions(cards="decks", decks=f"box {code}"), 2)
    assert error.value.message.args["seat"] == "B"
    assert error.value.message.args["rule"] == "TOU-72"
    with pytest.raises(BadInput, match="error-tournoi-decks-many"):
        material(TournoiOptions(cards="decks", decks="box box box"), 2)


@rule("TOU-75")
@pytest.mark.parametrize(("before", "seat"), [(0, "A"), (1, "B"), (5, "F"), (6, "F")])
def test_a_code_that_cannot_be_read_names_its_seat(before: int, seat: str) -> None:
    with pytest.raises(BadInput, match="error-tournoi-deck-of-seat") as error:
        read_decks("box " * before + "1402-XXXX")
    assert error.value.message.args["seat"] == seat


# Codes


@given(
    st.lists(st.integers(0, 100), unique=True, max_size=101),
    st.lists(st.integers(0, 19), unique=True, max_size=20),
)
def test_codes_hold_any_deck(cards: list[int], chosen: list[int]) -> None:
    deck = Deck(tuple(sorted(cards)), tuple(sorted(chosen)))
    code = deck_code(deck)
    assert read_deck_code(code) == deck
    assert read_deck_code(code.lower().replace("-", " ")) == deck


def test_a_published_code_stays_readable() -> None:
    """Cards may be added at the end of the pool, never moved."""
    deck = read_deck_code("1405-6107-4H22-B2E0-MN8J-GNEG-328F-BX")
    assert len(deck.cards) == 34 and [powers()[p].id for p in deck.powers] == [
        "P06",
        "P08",
        "P12",
        "P13",
        "P16",
    ]


def test_every_wrong_character_is_noticed() -> None:
    code = deck_code(GOOD).replace("-", "")
    for at, letter in enumerate(code):
        for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
            if other != letter:
                with pytest.raises(BadInput, match="error-tournoi-deck-code"):
                    read_deck_code(code[:at] + other + code[at + 1 :])


@pytest.mark.parametrize(
    ("code", "id"),
    [
        ("", "empty"),
        (" - ", "empty"),
        ("1!", "letter"),
        ("2000", "version"),
        ("1", "checksum"),
        ("1Z00-0000", "checksum"),
        ("1402-C624", "checksum"),
    ],
)
def test_what_is_wrong_with_a_code(code: str, id: str) -> None:
    with pytest.raises(BadInput, match=f"error-tournoi-deck-code-{id}"):
        read_deck_code(code)


# Files


@pytest.mark.parametrize("language", ["en", "fr"])
def test_files_hold_decks(language: str) -> None:
    read = read_deck(write_deck(GOOD, "x", language).encode(), "deck.txt")
    assert set(read.deck.cards) == set(GOOD.cards) and read.deck.powers == GOOD.powers
    assert findings(read) == []


def test_names_in_any_language_without_accents() -> None:
    text = "elephant d'afrique\nWHALE SHARK # large\nPanthera tigris\nD01 anything\nComplicité\n"
    deck = read_deck(text.encode(), "deck.txt").deck
    assert [standard().cards[p].id for p in deck.cards] == ["D50", "D15", "S01", "D01"]
    assert [powers()[p].id for p in deck.powers] == ["P19"]


def test_power_cards_by_name_are_different_copies() -> None:
    deck = read_deck(b"Junior\nJunior\nP05\n", "deck.txt").deck
    assert [powers()[p].id for p in deck.powers] == ["P05", "P06", "P05"]


def test_findings_name_the_lines() -> None:
    text = write_deck(GOOD, "x", "en") + "Giant squid\n" * 2
    found = findings(read_deck(text.encode(), "deck.txt"))
    last = text.count("\n")
    lines = {Catalogue("en").say(one.message): one.lines for one in found}
    assert lines["36 Défis cards: a deck has 34."] == (last - 1, last)
    assert lines["Giant squid is there twice: there is one copy of it."] == (last,)
    assert lines["20 green cards: a deck has 18."] == (last - 1, last)


def test_bad_files_name_the_place() -> None:
    with pytest.raises(BadInput, match="error-tournoi-deck-card") as error:
        read_deck(b"D01\n\n   Unicorn # no\n", "deck.txt")
    assert error.value.message.args == {
        "place": "deck.txt",
        "line": 3,
        "column": 4,
        "text": "Unicorn",
    }
    with pytest.raises(BadInput, match=r"error-tournoi-deck-text.*line=2"):
        read_deck(b"D01\n\xff\n", "deck.txt")
    with pytest.raises(BadInput, match="error-tournoi-deck-empty"):
        read_deck(b"# nothing\n", "deck.txt")
