"""Who may eat what: each ban by cards of the box, and the whole menu against the rules in words."""

from __future__ import annotations

from typing import get_args

import pytest

from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Resource, Species, plain
from hedgerow.games.north_woods.diet import (
    RULE_OF,
    Ban,
    ban_message,
    forbidden,
    forbidden_carrion,
    form,
    menu,
)
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.testing.rules import rule


def one(name: str) -> int:
    """A form by name, "+" for a Population Boom."""
    return form(box().names[plain(name)], name.endswith("+"))


def ban(eater: str, food: str) -> Ban | None:
    return forbidden(one(eater), one(food))


def carrion_ban(eater: str, dead: str) -> Ban | None:
    return forbidden_carrion(one(eater), box().names[dead])


CASES = [
    ("black bear", "plants", None),
    ("black bear", "moose", None),
    ("black bear", "deer", None),
    ("black bear", "deer mouse", None),
    ("moose", "plants", None),
    ("mink", "deer mouse", None),
    ("deer mouse", "invertebrates", None),
    ("deer", "fruit and berries", None),
    ("wolf", "deer", None),
    ("cougar", "deer", None),
    ("cougar", "wolf", "prey-carnivore"),
    ("black bear", "wolf", "prey-carnivore"),
    ("cougar", "turkey vulture", "prey-scavenger"),
    ("turkey vulture", "deer mouse", "true-scavenger"),
    ("turkey vulture", "eggs", "true-scavenger"),
    ("wolf", "plants", "carnivore-resource"),
    ("moose", "deer mouse", "herbivore-prey"),
    ("moose", "eggs", "resource-kind"),
    ("coyote", "plants", "resource-kind"),
    ("mink", "deer", "rank"),
    ("raccoon", "deer", "rank"),
    ("cougar", "yellow perch", "realm"),
    ("northern pike", "deer mouse", "realm"),
    ("northern pike", "mallard", "air"),
    ("bobcat", "ruffed grouse", "air"),
    ("great horned owl", "ruffed grouse", None),
    ("great blue heron", "black-capped chickadee", None),
    ("plants", "eggs", "resource-eats"),
    ("cougar", "winter", "event"),
    ("winter", "deer", "event"),
]


@rule("NWO-5", "NWO-6", "NWO-7", "NWO-8", "NWO-9", "NWO-10", "NWO-11", "NWO-12", "NWO-14")
@pytest.mark.parametrize(("eater", "food", "why"), CASES)
def test_who_may_eat_what(eater: str, food: str, why: Ban | None) -> None:
    assert ban(eater, food) == why


@rule("NWO-104", "NWO-105", "NWO-106")
def test_a_population_boom_opens_a_species_to_higher_predators() -> None:
    assert ban("cougar", "wolf+") is None
    assert ban("wolf", "wolf+") is None  # rank 6 now
    assert ban("coyote", "wolf+") == "rank"
    assert ban("moose", "deer mouse+") == "herbivore-prey"  # an herbivore is no predator
    assert ban("bald eagle", "turkey vulture+") is None
    assert ban("cougar", "turkey vulture+") == "air"
    assert ban("cougar", "northern pike+") == "realm"
    assert ban("turkey vulture", "deer+") == "true-scavenger"


@rule("NWO-104")
def test_a_boom_lowers_what_the_species_itself_may_eat() -> None:
    assert ban("coyote", "deer") is None
    assert ban("coyote+", "deer") == "rank"
    assert ban("coyote+", "deer+") is None
    assert ban("coyote+", "insects") is None


@rule("NWO-13", "NWO-15", "NWO-16", "NWO-17", "NWO-67")
def test_carrion() -> None:
    assert carrion_ban("coyote", "black bear") is None
    assert carrion_ban("coyote", "coyote") is None
    assert carrion_ban("turkey vulture", "wolf") is None
    assert carrion_ban("turkey vulture", "turkey vulture") is None
    assert carrion_ban("coyote", "northern pike") is None
    assert carrion_ban("crayfish", "northern pike") is None
    assert carrion_ban("crayfish", "raccoon") is None
    assert carrion_ban("crayfish", "deer") == "carcass-water"
    assert carrion_ban("wolf", "deer") == "no-scavenger"
    assert carrion_ban("coyote", "plants") == "no-carcass"
    assert carrion_ban("coyote", "winter") == "no-carcass"


def allowed(eater: Species, food: Resource | Species, boomed: bool) -> bool:
    """The rules as sentences, for cards without a printed restriction."""
    if eater.diet == "scavenger":
        return False
    if isinstance(food, Resource):
        return eater.diet != "carnivore" and food.id in eater.foods
    prey = boomed or food.diet in ("herbivore", "omnivore")
    higher = eater.rank > food.rank - boomed
    meets = any(realm in food.realms for realm in eater.realms)
    flies = "air" not in food.realms or "air" in eater.realms
    return eater.diet != "herbivore" and prey and higher and meets and flies


@rule("NWO-3", "NWO-9")
def test_the_whole_menu_says_the_same() -> None:
    cards, known = box().cards, menu()
    for eater_kind in box().species:
        eater = cards[eater_kind]
        assert isinstance(eater, Species)
        for food_kind in (*box().resources, *box().species):
            food = cards[food_kind]
            assert not isinstance(food, type(cards[-1]))
            for boomed in (False, True):
                said = known.eats[form(eater_kind)] >> form(food_kind, boomed) & 1
                assert bool(said) == allowed(eater, food, boomed and food_kind in box().species)
        for dead_kind in range(len(cards)):
            said = known.carrion[form(eater_kind)] >> dead_kind & 1
            dead = cards[dead_kind]
            visible = isinstance(dead, Species) and eater.scavenger is not None
            wet = eater.scavenger != "water" or "water" in getattr(dead, "realms", ())
            assert bool(said) == (visible and wet)


@rule("NWO-20")
def test_events_are_on_no_menu() -> None:
    known = menu()
    for event in box().events:
        assert known.eats[form(event)] == known.carrion[form(event)] == 0
        assert not any(eaten >> form(event) & 3 for eaten in known.eats)
    assert not any(known.eats[form(resource)] for resource in box().resources)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ban_has_a_rule_and_words(language: Language) -> None:
    catalogue = Catalogue(language)
    assert set(RULE_OF) == set(get_args(Ban))
    for why in RULE_OF:
        assert catalogue.say(ban_message(why, box().names["wolf"], box().names["deer"]))
