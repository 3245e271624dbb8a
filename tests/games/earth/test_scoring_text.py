"""Scoring rules and goals in words."""

from __future__ import annotations

import pytest

from hedgerow.games.earth import cards
from hedgerow.games.earth.scoring.vocabulary import PerMatch, Scoring
from hedgerow.games.earth.words.scoring import goal_text, scoring_text, stock_text
from hedgerow.locale import LANGUAGES, Catalogue, Language


def terrain(no: int) -> Scoring:
    (rule,) = [a.score for a in cards.terrains()[no].abilities if a.score is not None]
    return rule


SAID = [
    (terrain(2), "3 points for each herb in this card’s row."),
    (terrain(126), "1 point for each card costing 3 soil or less."),
    (terrain(165), "2 points for each soil, 30 at most."),
    (
        cards.ecosystems()["321B"].scoring,
        "4 points for every 2 cards with one habitat or none, your island and climate included.",
    ),
    (
        cards.ecosystems()["331A"].scoring,
        "7 points for every 2 flora cards with exactly 6 sprout spaces.",
    ),
    (cards.ecosystems()["326B"].scoring, "6 points for each full row of four cards of one type."),
]
DIT = [
    (
        terrain(26),
        "4 points par côté de cette carte sans carte voisine ; le bord du tableau compte aussi.",
    ),
    (terrain(126), "1 point par carte d’un coût de 3 ou moins."),
    (
        cards.ecosystems()["307A"].scoring,
        "3 points par groupe de 2 cartes avec l’habitat rocheux, île et climat compris.",
    ),
    (cards.ecosystems()["335B"].scoring, "2 points par flore dont la canopée est posée."),
]


@pytest.mark.parametrize(("scoring", "text"), SAID)
def test_in_english(scoring: Scoring, text: str) -> None:
    assert Catalogue("en").say(scoring_text(scoring)) == text


@pytest.mark.parametrize(("scoring", "text"), DIT)
def test_in_french(scoring: Scoring, text: str) -> None:
    assert Catalogue("fr").say(scoring_text(scoring)).replace("\u00a0", " ") == text


def test_goals() -> None:
    english, french = Catalogue("en"), Catalogue("fr")
    moles, lines = cards.fauna()["339A"].goal, cards.fauna()["348A"].goal
    assert english.say(goal_text(moles)) == "Have 20 soil."
    assert french.say(goal_text(moles)) == "Réunis 20 jetons Sol."
    assert english.say(goal_text(lines)) == "Fill both long diagonals of your tableau."
    assert french.say(goal_text(lines)) == "Complète les deux grandes diagonales de ton tableau."


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_score_differently_read_differently(language: Language) -> None:
    catalogue = Catalogue(language)
    rules: dict[str, object] = {}
    for scoring in [
        *(card.scoring for card in cards.ecosystems().values()),
        *(a.score for card in cards.terrains().values() for a in card.abilities if a.score),
    ]:
        text = catalogue.say(scoring_text(scoring))
        # "Flora holding 4 sprouts" and "cards holding 4 sprouts" are the same cards.
        assert rules.setdefault(text, scoring) == scoring, text
    goals: dict[str, object] = {}
    for card in cards.fauna().values():
        assert goals.setdefault(catalogue.say(goal_text(card.goal)), card.goal) == card.goal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_rule_is_said(language: Language) -> None:
    catalogue = Catalogue(language)
    for card in cards.ecosystems().values():
        if isinstance(card.scoring, PerMatch):
            text = catalogue.say(scoring_text(card.scoring))
            assert text.startswith(f"{card.scoring.points} point")
            assert card.scoring.per == 1 or f" {card.scoring.per} " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_stocks_say_their_points(language: Language) -> None:
    for animal in cards.animals().values():
        if animal.individual.stock is not None:
            text = Catalogue(language).say(stock_text(animal.individual.stock))
            assert text.startswith(f"{animal.individual.stock.points} points")
