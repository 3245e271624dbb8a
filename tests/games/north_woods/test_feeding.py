"""Feeding against the reference, on small random tables.

`HEDGEROW_FEEDINGS=20000` tries as many tables as that.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from games.north_woods.reference import (
    check_lawful,
    choices,
    fed_places,
    is_fed,
    is_species,
    layings,
)
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods.assignment import cheapest
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import form, rank
from hedgerow.games.north_woods.feeding import (
    CARRION,
    Feeders,
    Tableau,
    all_fed,
    best_feedings,
    hungry,
    most_fed,
    most_fed_in_ranks,
)
from hedgerow.games.north_woods.tableau import NOTHING, Lying, complete
from hedgerow.games.north_woods.tableau import hungry as hungry_slots
from hedgerow.testing.rules import rule

TABLES = int(os.environ.get("HEDGEROW_FEEDINGS", "1000"))


def tableau(
    *names: str, boom: str = "", abundant: str = "", dying: tuple[str, ...] = ()
) -> Tableau:
    """Cards by name; `boom` and `abundant` name one of them."""
    components = box()
    kinds = [components.names[name] for name in names]
    forms = tuple(form(kind, name == boom) for kind, name in zip(kinds, names, strict=True))
    doubled = sum(1 << place for place, name in enumerate(names) if name == abundant)
    return Tableau(forms, doubled, sum(1 << components.names[name] for name in dying))


def random_tableau(rng: Rng) -> Tableau:
    """Up to nine cards in front of a seat, some under an event, and up to three carcasses."""
    components = box()
    cards = components.copies - 20
    copies = list(range(cards))
    rng.shuffle(copies)
    kinds = [components.kind_of[copy] for copy in copies[: rng.below(9) + 1]]
    if rng.below(2):  # fewer ranks, so that more eat each other
        kinds = [kind for kind in kinds if kind in components.resources or rng.below(3)]
        kinds += [components.resources[rng.below(len(components.resources))] for _ in range(2)]
    kinds = kinds[:9]
    forms = tuple(form(kind, components.rank[kind] > 2 and not rng.below(4)) for kind in kinds)
    doubled = sum(
        1 << place
        for place, kind in enumerate(kinds)
        if kind in components.resources and not rng.below(3)
    )
    tops = [components.kind_of[copy] for copy in copies[20 : 20 + rng.below(4)]]
    return Tableau(forms, doubled, sum({1 << kind for kind in tops}))


def scarce_tableau(rng: Rng) -> Tableau:
    """More species than can be fed, some of them alike."""
    components = box()
    kinds = [rng.choice(components.resources) for _ in range(1 + rng.below(3))]
    kinds += [rng.choice(components.species) for _ in range(3 + rng.below(4))]
    kinds += [rng.choice(kinds) for _ in range(2)]
    return Tableau(tuple(map(form, kinds)))


def test_solver_agrees_with_the_reference() -> None:
    rng = Rng(20_000)
    seen: Counter[str] = Counter()
    for _ in range(TABLES):
        table = random_tableau(rng)
        species = table.species()
        best = 0
        winners: set[Feeders] = set()
        for laying in layings(table):
            fed = fed_places(table, laying)
            if len(fed) < best:
                continue
            if len(fed) > best:
                best, winners = len(fed), set()
            winners.add(tuple(one if at in fed else None for at, one in enumerate(laying)))
        every = all_fed(table)
        assert (every is not None) == (best == len(species))
        feeding = most_fed(table)
        check_lawful(table, feeding)
        assert len(species) - len(hungry(table, feeding)) == best
        listed = list(best_feedings(table))
        assert len(listed) == len(set(listed))
        assert set(listed) == winners
        seen["all" if every is not None else "some"] += 1
        seen["abundance"] += bool(table.abundant)
        seen["carrion"] += CARRION in feeding
        seen["longer chain"] += any(
            one is not None and one != CARRION and is_species(table.forms[one]) for one in feeding
        )
        seen["choice of victim"] += (
            len({tuple(feeder is None for feeder in one) for one in winners}) > 1
        )
    # The tables are not all alike: each case makes a good part of them.
    cases = ("all", "some", "abundance", "carrion", "longer chain", "choice of victim")
    assert all(seen[case] * 20 >= TABLES for case in cases), seen


def shuffled(table: Tableau, rng: Rng) -> Tableau:
    """The same cards in other places."""
    order = list(range(len(table.forms)))
    rng.shuffle(order)
    doubled = sum(1 << to for to, at in enumerate(order) if table.abundant >> at & 1)
    return Tableau(tuple(table.forms[at] for at in order), doubled, table.carrion)


def test_the_order_of_cards_does_not_matter() -> None:
    rng = Rng(31)
    for _ in range(2 * TABLES):
        table = random_tableau(rng)
        other = shuffled(table, rng)
        every = all_fed(other)
        assert (every is None) == (all_fed(table) is None)
        if every is not None:
            check_lawful(other, every)
            assert hungry(other, every) == []
        assert len(hungry(other, most_fed(other))) == len(hungry(table, most_fed(table)))


@rule("NWO-22", "NWO-24")
def test_chains_are_complete_by_the_definition() -> None:
    """Whatever lies on what: fed is who has carrion, or lies on a resource or on a fed card."""
    rng = Rng(24)
    seen: Counter[bool] = Counter()
    for _ in range(TABLES // 4):
        table = random_tableau(rng)
        every = list(layings(table))
        laying = every[rng.below(len(every))]
        foods = [NOTHING if one is None or one == CARRION else one for one in laying]
        lying = [Lying(one, food) for one, food in zip(table.forms, foods, strict=True)]

        def ground(place: int, lying: list[Lying] = lying, table: Tableau = table) -> bool:
            card = lying[place]
            if not is_species(card.form) or CARRION in choices(table, place):
                return True
            return card.food != NOTHING and ground(card.food)

        fed = [place for place in range(len(lying)) if ground(place)]
        assert complete(list(lying), table.carrion) == sum(1 << place for place in fed)
        starving = [place for place in range(len(lying)) if place not in fed]
        assert hungry_slots(list(lying), table.carrion) == starving
        seen[bool(starving)] += 1
    assert min(seen.values()) * 10 > sum(seen.values())


@rule("NWO-28")
def test_among_the_best_feedings_one_that_keeps_ranks_is_taken() -> None:
    rng = Rng(28)
    chosen = 0
    for _ in range(TABLES):
        table = scarce_tableau(rng)
        feeding = most_fed_in_ranks(table)
        check_lawful(table, feeding)
        best = list(best_feedings(table))
        assert len(hungry(table, feeding)) == len(hungry(table, best[0]))

        def ranks_kept(one: Feeders, table: Tableau = table) -> int:
            starving = hungry(table, one)
            kept = {rank(form) for at, form in enumerate(table.forms) if at not in starving}
            return len(kept)

        kept = [ranks_kept(one) for one in best]
        assert ranks_kept(feeding) == max(kept)
        chosen += max(kept) > min(kept)
    assert chosen * 25 > TABLES


def test_worth_decides_between_equals_and_never_costs_a_species() -> None:
    rng = Rng(7)
    for _ in range(TABLES // 5):
        table = random_tableau(rng)
        worth = [rng.below(50) for _ in table.forms]
        feeding = most_fed(table, worth)
        check_lawful(table, feeding)
        fed = [place for place, feeder in enumerate(feeding) if feeder is not None]
        ours = (len(fed), sum(worth[place] for place in fed))
        best = max(
            (len(places), sum(worth[place] for place in places))
            for places in (fed_places(table, laying) for laying in layings(table))
        )
        assert ours == best


def test_feeding_stays_near_to_what_lies() -> None:
    rng = Rng(8)
    for _ in range(TABLES // 5):
        table = random_tableau(rng)
        every = list(layings(table))
        now = every[rng.below(len(every))]
        feeding = most_fed(table, now=now)
        check_lawful(table, feeding)
        best = max(len(fed_places(table, laying)) for laying in every)
        assert len(fed_places(table, feeding)) == best
        kept = max(
            sum(a == b is not None for a, b in zip(laying, now, strict=True))
            for laying in every
            if len(fed_places(table, laying)) == best
            and all(is_fed(table, laying, at) for at, one in enumerate(laying) if one is not None)
        )
        assert sum(a == b is not None for a, b in zip(feeding, now, strict=True)) == kept


def test_a_hungry_species_feeds_nobody() -> None:
    # The deer could feed the wolf, but nothing feeds the deer.
    table = tableau("deer", "gray wolf", "eggs")
    assert hungry(table, most_fed(table)) == [0, 1]


def test_one_dies_so_that_two_live() -> None:
    # Either the bear takes the fruit alone, or the deer does and feeds the wolf.
    table = tableau("wolverine", "deer", "gray wolf", "fruit and berries")
    assert hungry(table, most_fed(table)) == [0]


@pytest.mark.parametrize("names", [("deer", "moose", "plants"), ("moose", "plants", "deer")])
def test_of_two_ranks_the_higher_one_is_kept(names: tuple[str, ...]) -> None:
    table = tableau(*names)
    assert hungry(table, most_fed_in_ranks(table)) == [names.index("deer")]


def test_a_resource_feeds_one_unless_it_is_said_to_feed_two() -> None:
    plants, moose, deer = (form(box().names[name]) for name in ("plants", "moose", "deer"))
    assert all_fed(Tableau((plants, moose, deer))) is None
    assert all_fed(Tableau((plants, moose, deer), abundant=1)) == (None, 0, 0)


def test_a_long_chain_of_rising_ranks() -> None:
    names = ("invertebrates", "deer mouse", "raccoon", "coyote", "wolverine", "black bear")
    table = tableau(*names)
    assert all_fed(table) == (None, 0, 1, 2, 3, 4)


def test_assignment_that_cannot_be_made() -> None:
    with pytest.raises(ValueError):
        cheapest([[(0, 0)], [(0, 0)]], 1)


def test_rank_counts_one_lower_under_a_boom() -> None:
    deer = box().names["deer"]
    assert (rank(form(deer)), rank(form(deer, True))) == (5, 4)
