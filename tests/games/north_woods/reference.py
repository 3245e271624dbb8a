"""Feeding by the definition: every way to lay the cards, judged chain by chain.

Only the diets are common to this and to the solver.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import forbidden, forbidden_carrion
from hedgerow.games.north_woods.feeding import CARRION, Feeders, Tableau


def is_species(one: int) -> bool:
    return one >> 1 in box().species


def choices(table: Tableau, place: int) -> list[int | None]:
    """What may lie under a card by the one function that knows diets, or nothing."""
    eater = table.forms[place]
    if not is_species(eater):
        return [None]
    found: list[int | None] = [None]
    found += [at for at, food in enumerate(table.forms) if forbidden(eater, food) is None]
    dead = [kind for kind in range(len(box().cards)) if table.carrion >> kind & 1]
    if any(forbidden_carrion(eater, kind) is None for kind in dead):
        found.append(CARRION)
    return found


def layings(table: Tableau) -> Iterator[Feeders]:
    """Every way to lay the cards upon each other, no card feeding more than it may."""
    for laying in product(*(choices(table, place) for place in range(len(table.forms)))):
        used = Counter(feeder for feeder in laying if feeder is not None and feeder != CARRION)
        if all(times <= 1 + (table.abundant >> at & 1) for at, times in used.items()):
            yield laying


def is_fed(table: Tableau, laying: Feeders, place: int) -> bool:
    """By the definition: the chain goes down to a resource or to carrion."""
    if not is_species(table.forms[place]):
        return True
    feeder = laying[place]
    return feeder is not None and (feeder == CARRION or is_fed(table, laying, feeder))


def fed_places(table: Tableau, laying: Feeders) -> list[int]:
    return [
        place
        for place, one in enumerate(table.forms)
        if is_species(one) and is_fed(table, laying, place)
    ]


def check_lawful(table: Tableau, feeding: Feeders) -> None:
    used: Counter[int] = Counter()
    for place, feeder in enumerate(feeding):
        assert feeder in choices(table, place)
        if feeder is not None and feeder != CARRION:
            used[feeder] += 1
            assert is_fed(table, feeding, place)
    assert all(times <= 1 + (table.abundant >> at & 1) for at, times in used.items())
