"""The browser's module of pictures and action texts is that of the data and the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from hedgerow.games.earth import cards
from hedgerow.games.earth.companion.explained import explained
from hedgerow.games.earth.companion.generated import generate, pictures
from hedgerow.games.earth.effects import Action
from hedgerow.games.earth.words import actions
from hedgerow.locale import Catalogue
from hedgerow.testing.rules import rule

GENERATED = Path(__file__).parents[3] / "web" / "src" / "games" / "earth" / "generated.ts"


def test_the_generated_file_is_up_to_date() -> None:
    how = "python -m hedgerow.games.earth.companion.generated > web/src/games/earth/generated.ts"
    assert GENERATED.read_text(encoding="utf-8") == generate(), how


def test_every_card_has_a_picture() -> None:
    assert {key for key, _, _ in pictures()} == set(explained())


def test_a_picture_is_of_the_card_or_a_likeness() -> None:
    apple, papaya = cards.flora()[85], cards.flora()[43]
    assert (apple.picture, apple.likeness) == ("noto:red-apple", False)
    assert (papaya.picture, papaya.likeness) == ("noto:mango", True)


@rule("EAR-14")
@pytest.mark.parametrize(
    ("colour", "said"),
    [
        ("green", "plant up to 2 cards, then look at 4 cards and keep one."),
        ("red", "gain 5 soil and compost 2 cards from the deck."),
        ("blue", "gain 2 soil and place up to 6 sprouts."),
        ("yellow", "draw 4 cards and place up to 2 growth."),
    ],
)
def test_what_an_action_gives(colour: Action, said: str) -> None:
    assert Catalogue("en").say(actions.strong(colour)) == said


@rule("EAR-16")
@pytest.mark.parametrize(
    ("colour", "said"),
    [
        ("green", "plante jusqu’à une carte, puis pioche une carte."),
        ("red", "gagne 2 sols, ou composte 2 cartes de la pioche."),
        ("blue", "place jusqu’à 2 germes, ou gagne 2 sols."),
        ("yellow", "pioche 2 cartes, ou place jusqu’à 2 croissances."),
    ],
)
def test_what_another_seats_action_gives(colour: Action, said: str) -> None:
    assert Catalogue("fr").say(actions.weak(colour)) == said
