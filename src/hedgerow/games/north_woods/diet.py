"""Who may eat what, and which rule forbids it: the only module that knows diets, ranks and realms.

A *form* is a kind with or without a Population Boom: 2 * kind, and 1 more under a Boom.

>>> from hedgerow.games.north_woods.box import box
>>> cougar, wolf, deer = (form(box().names[name]) for name in ("cougar", "wolf", "deer"))
>>> forbidden(cougar, deer), forbidden(cougar, wolf), forbidden(cougar, wolf + 1)
(None, 'prey-carnivore', None)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from hedgerow.core.text import Message
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.box import Box, box, name
from hedgerow.games.north_woods.cards import EventCard, Kind, Resource, Species

Form: TypeAlias = int

Ban: TypeAlias = Literal[
    "event",
    "resource-eats",
    "true-scavenger",
    "carnivore-resource",
    "herbivore-prey",
    "resource-kind",
    "rank",
    "prey-carnivore",
    "prey-scavenger",
    "air",
    "realm",
    "printed",
    "no-scavenger",
    "no-carcass",
    "carcass-water",
]
"""The reasons why a card may not be fed by another."""

RULE_OF: Final[dict[Ban, str]] = {
    "event": "NWO-20",
    "resource-eats": "NWO-4",
    "true-scavenger": "NWO-14",
    "carnivore-resource": "NWO-7",
    "herbivore-prey": "NWO-6",
    "resource-kind": "NWO-5",
    "rank": "NWO-10",
    "prey-carnivore": "NWO-8",
    "prey-scavenger": "NWO-14",
    "air": "NWO-12",
    "realm": "NWO-11",
    "printed": "NWO-19",
    "no-scavenger": "NWO-13",
    "no-carcass": "NWO-67",
    "carcass-water": "NWO-16",
}
"""The numbered rule behind each ban."""


def form(kind: Kind, boomed: bool = False) -> Form:
    """The form of a kind."""
    return 2 * kind + boomed


def rank(form: Form) -> int:
    """The rank that counts: one lower under a Population Boom; 0 for an event."""
    return box().rank[form >> 1] - (form & 1)


def forbidden(eater: Form, food: Form) -> Ban | None:
    """The reason why `eater` may not be fed by `food` in a food chain, or None."""
    return _chain_ban(box(), eater, food)


def forbidden_carrion(eater: Form, carcass: Kind) -> Ban | None:
    """The reason why `eater` may not live on this card of the dying display, or None."""
    return _carrion_ban(box(), eater >> 1, carcass)


def ban_message(ban: Ban, eater: Kind, food: Kind) -> Message:
    """A ban in words."""
    return Message(f"north-woods-ban-{ban}", {"eater": name(eater), "food": name(food)})


@dataclass(frozen=True)
class Menu:
    """The diets of all cards as bit masks, for the solver."""

    eats: tuple[int, ...]
    """By eater's form: the forms it may eat."""
    carrion: tuple[int, ...]
    """By eater's form: the kinds it may live on in the dying display."""
    rank: bytes
    """By form."""
    bits: tuple[int, ...]
    """By form: a mask with it alone, at hand because shifting takes longer."""
    species: int
    """The forms that must be fed (NWO-3)."""


@derived
def menu() -> Menu:
    """The menu of the deck in use."""
    components = box()
    forms = range(2 * len(components.cards))
    kinds = range(len(components.cards))
    return Menu(
        eats=tuple(
            sum(1 << food for food in forms if _chain_ban(components, eater, food) is None)
            for eater in forms
        ),
        carrion=tuple(
            sum(1 << dead for dead in kinds if _carrion_ban(components, eater >> 1, dead) is None)
            for eater in forms
        ),
        bits=tuple(1 << form for form in forms),
        rank=bytes(max(0, components.rank[form >> 1] - (form & 1)) for form in forms),
        species=sum(3 << 2 * kind for kind in components.species),
    )


@derived
def standing(carrion: int) -> bytes:
    """By form: 1 if it needs no card below it, given these kinds on the dying display.

    Those are the resources (NWO-3) and the scavengers of what lies there (NWO-15).
    """
    tastes, tables = _standing()
    liked = 0
    for taste, eaten in enumerate(tastes):
        if eaten & carrion:
            liked |= 1 << taste
    return tables[liked]


@derived
def _standing() -> tuple[tuple[int, ...], tuple[bytes, ...]]:
    """The different sets of carcasses that scavengers live on, and a table for each choice."""
    known = menu()
    tastes = tuple(sorted(set(known.carrion) - {0}))
    tables = []
    for liked in range(1 << len(tastes)):
        fed = {eaten for taste, eaten in enumerate(tastes) if liked >> taste & 1}
        tables.append(
            bytes(
                not known.species >> form & 1 or eaten in fed
                for form, eaten in enumerate(known.carrion)
            )
        )
    return tastes, tuple(tables)


def _chain_ban(box: Box, eater_form: Form, food_form: Form) -> Ban | None:
    eater, food = box.cards[eater_form >> 1], box.cards[food_form >> 1]
    if isinstance(eater, EventCard) or isinstance(food, EventCard):
        return "event"
    if isinstance(eater, Resource):
        return "resource-eats"
    if eater.diet == "scavenger":
        return "true-scavenger"
    if isinstance(food, Resource):
        if eater.diet == "carnivore":
            return "carnivore-resource"
        if food.id not in eater.foods:
            return "resource-kind"
        return "printed" if _shuns(eater, food) else None
    if eater.diet == "herbivore":
        return "herbivore-prey"
    boomed = food_form & 1
    if eater.rank - (eater_form & 1) <= food.rank - boomed:
        return "rank"
    # NWO-105, NWO-106: every higher predator may eat a species under a Boom, if realms allow.
    if not boomed:
        if food.diet == "carnivore":
            return "prey-carnivore"
        if food.diet == "scavenger":
            return "prey-scavenger"
        if _shuns(eater, food):
            return "printed"
    if "air" in food.realms and "air" not in eater.realms:
        return "air"
    if not set(eater.realms) & set(food.realms):
        return "realm"
    return None  # NWO-9: an omnivore gets here as a carnivore does, and eats resources too


def _carrion_ban(box: Box, eater: Kind, carcass: Kind) -> Ban | None:
    eating, dead = box.cards[eater], box.cards[carcass]
    if not isinstance(eating, Species) or eating.scavenger is None:
        return "no-scavenger"
    if not isinstance(dead, Species):
        return "no-carcass"
    if eating.scavenger == "water" and "water" not in dead.realms:
        return "carcass-water"
    # NWO-15: neither rank nor kind matters. NWO-17: on land no realm does either.
    return None


def _shuns(eater: Species, food: Resource | Species) -> bool:
    return food.id in eater.never or (bool(eater.only) and food.id not in eater.only)
