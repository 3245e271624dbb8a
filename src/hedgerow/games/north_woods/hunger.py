"""Explains why a species is hungry: the reason why each other card does not feed it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from hedgerow.core.text import Message
from hedgerow.games.north_woods.box import box, name
from hedgerow.games.north_woods.cards import Species
from hedgerow.games.north_woods.diet import (
    RULE_OF,
    Ban,
    ban_message,
    forbidden,
    forbidden_carrion,
    rank,
)
from hedgerow.games.north_woods.feeding import Feeders, Tableau

Why: TypeAlias = Ban | Literal["taken", "starving", "free"]
"""A ban, or that the card already feeds others, is hungry itself, or is free to feed it."""


class Reason(NamedTuple):
    """The reason why a card does not feed the hungry one."""

    food: int
    why: Why
    eaters: tuple[int, ...] = ()
    """The places it feeds instead."""


def reasons(tableau: Tableau, feeders: Feeders, place: int) -> list[Reason]:
    """For each other card of the tableau, the reason why it does not feed this hungry one."""
    found = []
    for food, lying in enumerate(tableau.forms):
        if food == place:
            continue
        ban = forbidden(tableau.forms[place], lying)
        eaters = tuple(at for at, feeder in enumerate(feeders) if feeder == food)
        if ban is not None:
            found.append(Reason(food, ban))
        elif lying >> 1 in box().species and feeders[food] is None:
            found.append(Reason(food, "starving"))
        elif len(eaters) > tableau.abundant >> food & 1:
            found.append(Reason(food, "taken", eaters))
        else:
            found.append(Reason(food, "free"))
    return found


def why_hungry(tableau: Tableau, feeders: Feeders, place: int) -> tuple[Message, ...]:
    """Short reasons: its food feeds others or is hungry itself, or there is none."""
    kinds = [form >> 1 for form in tableau.forms]
    said: dict[tuple[int, int], Message] = {}
    for food, why, eaters in reasons(tableau, feeders, place):
        if why == "taken":
            eater = kinds[eaters[0]]
            said[kinds[food], eater] = Message(
                "north-woods-feeding-why-taken", {"eater": name(eater), "food": name(kinds[food])}
            )
        elif why == "starving":
            said[kinds[food], -1] = Message(
                "north-woods-feeding-why-starving", {"food": name(kinds[food])}
            )
        elif why == "free":
            said[kinds[food], -2] = Message(
                "north-woods-feeding-why-free", {"food": name(kinds[food])}
            )
    found = tuple(said.values()) or (Message("north-woods-feeding-why-nothing"),)
    card = box().cards[kinds[place]]
    if isinstance(card, Species) and card.scavenger is not None:
        found += (Message("north-woods-feeding-why-no-carcass"),)
    return found


def bans(tableau: Tableau, feeders: Feeders, place: int) -> tuple[tuple[str, Message], ...]:
    """Every rule that keeps a card of the tableau from feeding the hungry one, with its number."""
    eater = tableau.forms[place] >> 1
    found: dict[tuple[str, int], tuple[str, Message]] = {}
    for food, why, _ in reasons(tableau, feeders, place):
        if why == "taken" or why == "starving" or why == "free":
            continue
        # It is obvious that a higher card is no food.
        if why != "rank" or rank(tableau.forms[food]) == rank(tableau.forms[place]):
            kind = tableau.forms[food] >> 1
            found[why, kind] = RULE_OF[why], ban_message(why, eater, kind)
    for kind in range(len(box().cards)):
        if tableau.carrion >> kind & 1:
            ban = forbidden_carrion(tableau.forms[place], kind)
            if ban is not None and ban != "no-scavenger":
                found[ban, kind] = RULE_OF[ban], ban_message(ban, eater, kind)
    return tuple(found.values())
