"""Card texts, read aloud: what a card says is what it does, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from games.earth.growing import Table
from hedgerow import locale
from hedgerow.core.text import Message
from hedgerow.games.earth import cards
from hedgerow.games.earth.cells import ISLAND
from hedgerow.games.earth.companion.explained import explained
from hedgerow.games.earth.effects import Gain, GainOnEach
from hedgerow.games.earth.frames import (
    Activation,
    Benefits,
    Composting,
    Frame,
    Placing,
    Planting,
)
from hedgerow.games.earth.hidden import view
from hedgerow.games.earth.moves import Skip
from hedgerow.games.earth.words.moves import move
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule

ENGLISH = Path(locale.__file__).parent / "en"


def said(key: str, language: Any) -> str:
    """All that a card says."""
    card, speak = explained()[key], Catalogue(language)
    parts = [ability.text for ability in card.abilities]
    parts += [card.scoring] if card.scoring else []
    return " ".join(speak.say(part) for part in parts).replace("\u00a0", " ")


@rule("EAR-33")
@pytest.mark.parametrize("key", ["6", "32", "53", "246", "252", "298B"])
def test_a_card_that_may_be_composted_says_that_it_may(key: str) -> None:
    assert "compost up to one card from your hand" in said(key, "en")
    assert "jusqu’à une carte de ta main" in said(key, "fr")


@rule("EAR-33")
def test_a_card_that_must_be_composted_to_pay_does_not_say_up_to() -> None:
    paying = [
        (str(no), ability.effect)
        for no, card in cards.earth_deck().items()
        for ability in card.abilities
        if isinstance(ability.effect, Gain) and ability.effect.pay.compost_hand == 1
    ]
    assert len(paying) > 5
    for key, effect in paying:
        if not effect.gain.compost_hand:
            assert "compost a card from your hand to" in said(key, "en")
            assert "composte une carte de ta main pour" in said(key, "fr")


@rule("EAR-39")
def test_the_cards_that_reach_a_whole_line_say_that_they_count_themselves() -> None:
    reaching = [
        str(no)
        for no, card in cards.flora().items()
        if any(isinstance(ability.effect, GainOnEach) for ability in card.abilities)
    ]
    assert len(reaching) == 16
    for key in reaching:
        assert "up to one" in said(key, "en") and "this card included" in said(key, "en")
        assert "jusqu’à un" in said(key, "fr") and "cette carte comprise" in said(key, "fr")
        card = cards.flora()[int(key)]
        types = {box.effect.type for box in card.abilities if isinstance(box.effect, GainOnEach)}
        assert types <= set(card.types), "the card itself is such a flora"


@rule("EAR-69")
def test_multicoloured_abilities_say_that_they_count_as_three_colours() -> None:
    multi = [
        key
        for key, card in explained().items()
        if any(ability.colour == "multi" for ability in card.abilities)
    ]
    assert len(multi) >= 20
    for key in multi:
        assert "It counts as a red, a blue and a yellow ability." in said(key, "en")
        assert "Elle compte comme capacité rouge, bleue et jaune." in said(key, "fr")


@rule("EAR-71")
def test_the_fire_salamander_says_what_may_fill_a_place() -> None:
    assert said("352A", "en") == (
        "Have 2 sets of: a red ability, a blue ability, a yellow ability, a terrain and an event. "
        "A card fills only one place; your island and climate may fill one each."
    )
    assert said("352A", "fr") == (
        "Réunis 2 séries complètes : une capacité rouge, une bleue, une jaune, une carte Terrain "
        "et un événement. Une carte n’y tient qu’une place ; ton île et ton climat peuvent en "
        "tenir une chacun."
    )


@rule("EAR-115")
@pytest.mark.parametrize(("key", "with_first"), [("360", "8 soil"), ("361", "4 sprouts")])
def test_gaias_brown_cards_tell_all_levels(key: str, with_first: str) -> None:
    english, french = said(key, "en"), said(key, "fr")
    assert "After your own claims" in english
    assert "without her leaf" in english and "best free rank" in english
    assert "A beginner Gaia then misses a turn" in english
    assert f"an expert Gaia also takes {with_first}" in english
    assert "Une Gaïa débutante passe ensuite un tour" in french
    assert "au meilleur rang libre" in french


@rule("EAR-114", "EAR-116")
def test_gaias_other_cards_tell_what_counts() -> None:
    assert said("363", "en").endswith("each card you drew this turn other than by event cards.")
    assert said("363", "fr").endswith("ce tour-ci autrement que par une carte Événement.")
    assert "each soil you gained this turn other than by event cards." in said("364", "en")
    assert said("364", "en").endswith(
        "Every 10 soil of hers become 5 cards of her compost at once."
    )
    assert said("364", "fr").endswith("ils deviennent 5 cartes de son compost.")
    assert "10" not in said("362", "en") + said("363", "en") + said("365", "en")


@rule("EAR-44")
def test_shooting_star_says_that_the_compost_must_not_be_empty() -> None:
    assert "where there must be at least one" in said("262", "en")
    assert "où il en faut au moins une" in said("262", "fr")


@rule("EAR-19")
@pytest.mark.parametrize("key", ["190", "191", "192", "193", "194", "195"])
def test_a_cost_paid_otherwise_says_any_part(key: str) -> None:
    assert "any part of its cost" in said(key, "en")
    assert "tout ou partie de son coût" in said(key, "fr")


# Animals


ANIMALS = {
    "red_panda": (
        "put it on a tree, where it stays; then on its card, remove a growth from there to draw 3",
        "place cet animal sur un arbre, où il reste ; puis sur sa carte, retire une croissance",
    ),
    "blue_bottle_fly": (
        "on each flora it visited, discard a card from your compost to place up to 2 growth there.",
        "sur chaque flore visitée, défausse une carte de ton compost pour y placer jusqu’à 2",
    ),
    "quokka": (
        "move it up to twice, only onto a bush; then on each flora it visited, place up to 3 "
        "sprouts; each other player may place a sprout.",
        "chaque autre joueur peut placer un germe.",
    ),
    "hoopoe": (
        "for each flora it visited, compost up to 2 cards",
        "pour chaque flore visitée, composte jusqu’à 2 cartes",
    ),
    "canada_jay": (
        "move it exactly twice, only onto a tree",
        "chaque autre joueur peut composter 2 cartes de la pioche",
    ),
    "golden_eagle": (
        "move it to another card, anywhere in your tableau: a tree with a canopy on it",
        "déplace cet animal sur une autre carte, n’importe où dans ton tableau : un arbre",
    ),
    "asian_elephant": ("4 points for each piece kept there.", "4 points par pion gardé là."),
    "spider_monkey": ("place up to one growth on each flora", "jusqu’à une croissance sur chaque"),
}


@pytest.mark.parametrize("id", ANIMALS)
def test_animals_in_words(id: str) -> None:
    english, french = ANIMALS[id]
    assert english in said(id, "en")
    assert french in said(id, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_ends_and_has_no_gap(language: Any) -> None:
    for key in explained():
        text = said(key, language)
        assert "  " not in text and " ." not in text and ".." not in text, text
        assert not text or text.endswith((".", ".)")), text


def test_no_english_text_says_two_times() -> None:
    assert not [key for key in explained() if "2 times" in said(key, "en")]


def test_message_ids_begin_with_the_game() -> None:
    """So that a reader of a catalogue knows whose text it is."""
    kinds = ("earth-", "web-earth-", "error-earth-", "game-earth-", "option-earth-", "rule-EAR-")
    for file in [*ENGLISH.glob("earth*.ftl"), *ENGLISH.glob("*-earth*.ftl")]:
        ids = re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert ids and all(id.startswith(kinds) for id in ids), file.name


@rule("EAR-68")
def test_an_island_counts_as_black_for_its_start_and_a_climate_does_not() -> None:
    for island in cards.islands():
        assert Message("earth-tag-start") in explained()[island].tags
    for climate in cards.climates():
        assert not explained()[climate].tags


@pytest.mark.parametrize(
    ("asked", "en", "fr"),
    [
        (Planting(2), "Plant nothing", "Ne rien planter"),
        (Benefits("red"), "Neither", "Ni l’un ni l’autre"),
        (Placing("sprout", 2), "No more pieces", "Ne plus rien poser"),
        (Composting(2), "Compost no more", "Ne plus en composter"),
        (Activation(((ISLAND, 0),)), "Pass over Vulcano", "Ne pas utiliser Vulcano"),
    ],
)
def test_going_on_without_is_named_by_what_is_asked(asked: Frame, en: str, fr: str) -> None:
    table = Table(2)
    table.state.boards[0].stack.append(asked)
    said = move(view(table.state, 0), Skip())
    assert Catalogue("en").say(said) == en
    assert Catalogue("fr").say(said) == fr
