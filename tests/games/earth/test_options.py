"""Options that would have no effect, and seats that need an extension, are refused in words."""

from __future__ import annotations

import pytest

from hedgerow.core.errors import BadInput
from hedgerow.games.earth import GAME
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table
from hedgerow.testing.rules import rule

REFUSED: list[tuple[int, dict[str, object], str]] = [
    (1, {"teams": True}, "error-option-alone"),
    (3, {"teams": True}, "error-option-alone"),
    (5, {"teams": "true"}, "error-option-alone"),
    (1, {"mode": "beginner"}, "error-option-choice"),
    (1, {"solo_animals": "two"}, "error-option-alone"),
    (2, {"gaia": "hard"}, "error-option-alone"),
    (2, {"animals": True, "solo_animals": "one"}, "error-option-alone"),
]


@rule("EAR-142")
@pytest.mark.parametrize(("seats", "options", "id"), REFUSED)
def test_an_option_without_effect_is_refused_with_the_reason(
    seats: int, options: dict[str, object], id: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        Table(GAME, seats, options)
    assert refusal.value.message.id == id
    for language in LANGUAGES:
        assert Catalogue(language).say(refusal.value.message).endswith(".")


@rule("EAR-142", "EAR-130", "EAR-4")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"teams": True}),
        (2, {"mode": "beginner"}),
        (1, {"animals": True, "solo_animals": "two"}),
        (1, {"animals": True, "solo_animals": "one", "mode": "advanced"}),
        (3, {"animals": True, "solo_animals": "by_level"}),
    ],
)
def test_an_option_with_an_effect_is_taken(seats: int, options: dict[str, object]) -> None:
    assert Table(GAME, seats, options).to_act


@rule("EAR-143")
def test_six_seats_are_refused_by_the_name_of_the_extension() -> None:
    with pytest.raises(BadInput) as refusal:
        Table(GAME, 6)
    said = {language: Catalogue(language).say(refusal.value.message) for language in LANGUAGES}
    assert "6 players" in said["en"] and "Abundance" in said["en"]
    assert "6 joueurs" in said["fr"] and "Abondance" in said["fr"]
    with pytest.raises(BadInput) as other:
        Table(GAME, 7)
    assert other.value.message.id == "error-seats"
