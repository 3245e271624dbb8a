"""Options say themselves when they count, what is secret and what a rematch renews."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from hedgerow.core import BadInput
from hedgerow.core.options import (
    RENEWED,
    SECRET,
    Options,
    choice_with,
    effective,
    idle_without,
    listed,
    only_with,
    read,
    renewed,
    shown,
)
from hedgerow.games import GAMES
from hedgerow.locale import LANGUAGES, Catalogue


class Picnic(Options, frozen=True, kw_only=True):
    food: Literal["bread", "cake"] = "bread"
    slices: Annotated[int, Meta(ge=1, le=9), only_with(food="cake")] = 1
    spoons: Annotated[bool, only_with(food="cake", seats=(2, 4))] = False
    tea: Annotated[Literal["mint", "iced"], choice_with("iced", food="cake", seats=2)] = "mint"
    recipe: Annotated[str, Meta(max_length=10), only_with(food="cake"), SECRET, RENEWED] = ""
    jam: Annotated[Literal["plum", "none"], idle_without(food="bread")] = "plum"


def refusal(seats: int | None = None, **given: Any) -> tuple[str, str]:
    """How options are refused, in both languages."""
    with pytest.raises(BadInput) as error:
        read("picnic", Picnic, given, seats)
    english, french = (Catalogue(language).say(error.value.message) for language in LANGUAGES)
    return english, french


def test_what_is_not_given_has_its_default() -> None:
    assert read("picnic", Picnic, {}, 3) == Picnic()
    assert read("picnic", Picnic, {"food": "cake", "slices": "3"}, 3) == Picnic(
        food="cake", slices=3
    )


@pytest.mark.parametrize(
    ("given", "possible"),
    [
        ({"food": "soup"}, "“soup” is not possible. Choose one of: bread, cake."),
        ({"slices": "10"}, "“10” is not possible. Choose a whole number from 1 to 9."),
        ({"spoons": "two"}, "“two” is not possible. Choose true or false."),
        (
            {"recipe": "flour and eggs"},
            "“flour and eggs” is not possible. It may have 10 characters at most.",
        ),
    ],
)
def test_a_refused_value_lists_the_choices(given: dict[str, Any], possible: str) -> None:
    assert refusal(**given)[0].endswith(possible)


def test_a_refused_value_lists_the_choices_in_french() -> None:
    assert refusal(food="soupe")[1].endswith("est impossible. Choisis parmi\u00a0: bread, cake.")


def test_an_option_without_effect_is_refused_with_what_it_needs() -> None:
    english, french = refusal(slices=3)
    assert english == "Option slices has no effect here: it counts only with food=cake."
    assert french == (
        "L’option slices n’a pas d’effet ici\u00a0: elle ne compte qu’avec food=cake."
    )


def test_an_option_may_need_a_number_of_seats() -> None:
    english, french = refusal(3, food="cake", spoons=True)
    assert english.endswith("it counts only with 2, 4 players.")
    assert french.endswith("elle ne compte qu’à 2, 4 joueurs.")
    assert read("picnic", Picnic, {"food": "cake", "spoons": True}, 4).spoons
    assert read("picnic", Picnic, {"food": "cake", "spoons": True}, None).spoons


def test_one_choice_may_need_another_option_or_a_number_of_seats() -> None:
    assert refusal(2, tea="iced")[0] == (
        "Option tea: “iced” is not possible here: it counts only with food=cake."
    )
    assert refusal(3, food="cake", tea="iced")[1].endswith("elle ne compte qu’à 2 joueurs.")
    assert read("picnic", Picnic, {"food": "cake", "tea": "iced"}, 2).tea == "iced"
    assert read("picnic", Picnic, {"tea": "mint"}, 3).tea == "mint"
    assert effective(Picnic, {"food": "cake", "tea": "iced"}, 3) == {"food": "cake"}


def test_a_default_is_never_refused() -> None:
    """A record lists every option, those that do not count too."""
    assert read("picnic", Picnic, {"slices": 1, "spoons": False, "recipe": ""}, 3) == Picnic()


def test_an_option_may_be_let_pass_where_it_counts_for_nothing() -> None:
    given = {"food": "cake", "jam": "none"}
    assert read("picnic", Picnic, given, 2).jam == "none"
    assert shown(Picnic, given, 2) == {"food": "cake"}


def test_a_rematch_does_not_repeat_what_is_known() -> None:
    played = {"food": "cake", "slices": 3, "spoons": False, "recipe": "eggs"}
    assert renewed(Picnic, played) == {
        "food": "bread",
        "slices": 3,
        "spoons": False,
        "recipe": "",
    }
    plain = played | {"recipe": ""}
    assert renewed(Picnic, plain) == plain


def test_secret_options_and_those_without_effect_are_not_shown() -> None:
    cake = {"food": "cake", "slices": 3, "spoons": True, "recipe": "eggs"}
    assert shown(Picnic, cake, 2) == {"food": "cake", "slices": 3, "spoons": True}
    assert shown(Picnic, cake, 3) == {"food": "cake", "slices": 3}
    assert shown(Picnic, {"food": "bread", "slices": 1}, 2) == {"food": "bread"}


def test_every_condition_of_every_game_names_options_and_values_that_exist() -> None:
    for game in GAMES:
        options = {option.name: option for option in listed(game.options)}
        for option in options.values():
            conditions = [*option.only_with, *chain(*option.choice_with.values())]
            for condition in conditions:
                known: Collection[object] = game.seats
                if condition.option != "seats":
                    other = options[condition.option]
                    known = (True, False) if other.kind == "flag" else other.choices or ()
                assert set(condition.values) <= set(known)
            assert set(option.choice_with) <= set(option.choices or ())
