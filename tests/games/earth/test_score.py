"""The final score: categories, growth and canopies, ranks, bonus, stocks, ties, Gaia."""

from __future__ import annotations

import random

import pytest

from games.earth import reference
from games.earth.gardens import garden
from hedgerow.games.earth import cards
from hedgerow.games.earth.scoring.gaia import GaiaHoldings, gaia_growth_points, gaia_score
from hedgerow.games.earth.scoring.kernels import count
from hedgerow.games.earth.scoring.score import (
    CATEGORIES,
    Entry,
    Holdings,
    growth_points,
    played,
    rank_points,
    ranks,
    score,
    tie_break,
)
from hedgerow.games.earth.scoring.tableau import Tableau
from hedgerow.games.earth.scoring.vocabulary import Match
from hedgerow.testing.rules import rule


@rule("EAR-59", "EAR-60", "EAR-61", "EAR-62", "EAR-65", "EAR-66")
def test_each_category_by_hand() -> None:
    area = garden("1:2/3 5:6 2 | 4:1/4", compost=5, events=(197, 203), soil=3, hand=2)
    holdings = Holdings(
        area,
        ecosystem="305A",
        ranks=(1, 4),
        completed=True,
        stocks={"common_loon": 3, "highland_cow": 0},
        island_stock=2,
    )
    (breakdown,) = score([holdings], "standard", ("324A", "309B"), "asian_elephant")
    assert breakdown.island == 2
    assert breakdown.climate == 4
    assert breakdown.cards == 2 + 0 + 2 + 4
    assert breakdown.events == -4 + 1
    assert breakdown.compost == 5
    assert breakdown.sprouts == 2 + 6 + 1
    assert breakdown.growth == 4 + 4  # the maple's canopy; four trunks of the baobab
    assert breakdown.terrain == 3  # Prairie: one herb in its row
    assert breakdown.ecosystems == 4 + 3 + 6  # two trees, nine sprouts, three soil
    assert breakdown.fauna == 15 + 6
    assert breakdown.bonus == 7
    assert breakdown.animals == 7 + 2 * 4
    assert breakdown.total == 92


def test_only_what_is_played_is_a_category() -> None:
    area = garden("1:2/3 | . 2")
    without = score([Holdings(area, ecosystem="305A"), Holdings(area)])
    assert played(without) == tuple(each for each in CATEGORIES if each != "animals")
    beginners = score([Holdings(area)], "beginner")
    assert set(CATEGORIES) - set(played(beginners)) == {"ecosystems", "animals"}
    # An animal with nothing in its stock is one all the same.
    both = score([Holdings(area, ecosystem="305A", stocks={"common_loon": 0}), Holdings(area)])
    assert both[0].animals == 0
    assert played(both) == CATEGORIES


def test_entries_add_up_and_say_where() -> None:
    area = garden("1:2/3 | . 2", events=(196,))
    (breakdown,) = score([Holdings(area, ranks=(2,))], shared=("305A",))
    for category in CATEGORIES:
        found = [entry.points for entry in breakdown.entries if entry.category == category]
        assert sum(found) == breakdown.of(category)
    assert Entry("cards", 2, 2, 5) in breakdown.entries
    assert Entry("growth", 4, 1, 0) in breakdown.entries
    assert breakdown.total == sum(entry.points for entry in breakdown.entries)


@rule("EAR-63")
@pytest.mark.parametrize(
    ("growth", "spaces", "canopy", "worth"),
    [(0, 3, 4, 0), (2, 3, 4, 2), (3, 3, 4, 4), (1, 1, 1, 1), (1, 1, 3, 3), (7, 8, 13, 7)],
)
def test_a_canopy_takes_the_place_of_trunks(
    growth: int, spaces: int, canopy: int, worth: int
) -> None:
    assert growth_points(growth, spaces, canopy) == worth


@rule("EAR-63")
def test_a_flora_without_growth_spaces_scores_no_canopy() -> None:
    (breakdown,) = score([Holdings(garden("9:3"))])
    assert breakdown.growth == 0


@rule("EAR-48")
def test_ranks_on_fauna_cards() -> None:
    assert [rank_points(rank, "standard") for rank in range(1, 6)] == [15, 11, 8, 6, 5]
    assert [rank_points(rank, "advanced") for rank in range(1, 6)] == [15, 11, 8, 6, 5]
    assert [rank_points(rank, "beginner") for rank in range(1, 6)] == [10] * 5


@rule("EAR-68")
@pytest.mark.parametrize(("abilities", "boards"), [(1, 2), (2, 1), (3, 0)])
def test_the_start_box_is_one_more_ability_of_an_island(abilities: int, boards: int) -> None:
    """The island has a green ability and its start box, the climate a yellow one."""
    assert count(Match(abilities_min=abilities), garden()) == boards


@rule("EAR-68")
def test_an_island_and_a_climate_hold_no_pieces() -> None:
    area = garden("1:2 5 5:1")
    assert count(Match(sprouts_max=0), area) == 3  # both of them, and one card
    assert count(Match(sprouts_max=0), area, "tableau") == 1
    assert count(Match(sprouts_min=1), area) == 2
    assert count(Match(growth_full=True), area) == 0


@rule("EAR-65")
def test_an_ecosystem_counts_for_each_seat_by_itself() -> None:
    one, two = Holdings(garden("1 4", soil=9)), Holdings(garden("5 8 14"), ecosystem="320A")
    first, second = score([one, two], shared=("305A",))
    assert (first.ecosystems, second.ecosystems) == (4, 8)


@rule("EAR-64", "EAR-72")
def test_the_best_seat_counts_for_everybody_who_has_the_terrain() -> None:
    one = Holdings(garden("30", climate="295B"))  # rocky: the terrain itself
    two = Holdings(garden("1 4 5 16", climate="295B"))
    first, second = score([one, two])
    assert (first.terrain, second.terrain) == (8, 0)


def test_what_lies_in_a_stock_is_not_on_the_tableau() -> None:
    holdings = Holdings(garden("1:4"), stocks={"jaguar": 6})
    (breakdown,) = score([holdings], shared=("324A",))
    assert (breakdown.sprouts, breakdown.ecosystems, breakdown.animals) == (4, 0, 30)


def test_stocks_score_whole_groups() -> None:
    (breakdown,) = score([Holdings(garden(), stocks={"common_loon": 7})])
    assert breakdown.animals == 21


@rule("EAR-67")
def test_ties_go_by_soil_hand_growth_sprouts_and_compost() -> None:
    assert tie_break(garden("1:2/3", soil=5, hand=4, compost=3)) == (5, 4, 3, 2, 3)
    poor, rich = Holdings(garden("1", soil=1)), Holdings(garden("1", soil=2))
    assert ranks([poor, rich], score([poor, rich])) == (2, 1)
    assert ranks([poor, poor], score([poor, poor])) == (1, 1)


@rule("EAR-67")
def test_the_total_comes_before_the_tie_break() -> None:
    ahead, rich = Holdings(garden("4")), Holdings(garden("1", soil=30))
    assert ranks([rich, ahead], score([rich, ahead])) == (2, 1)


def test_totals_agree_with_the_reference() -> None:
    rng = random.Random(5)
    ecosystems = sorted(cards.ecosystems())
    for _ in range(40):
        areas = [reference.random_area(rng) for _ in range(rng.randint(1, 5))]
        shared = rng.sample(ecosystems, 2)
        seats = [
            Holdings(area, rng.choice(ecosystems), (rng.randint(1, 5),), rng.random() < 0.2)
            for area in areas
        ]
        for holdings, breakdown in zip(seats, score(seats, "standard", shared), strict=True):
            assert breakdown.total == reference.total(holdings, areas, shared)


# The tableau


def test_cards_laid_anywhere_are_moved_to_the_corner() -> None:
    laid = Tableau.laid([(3, 5, 1, 2, 3), (4, 4, 5, 0, 0)])
    assert laid == garden(". 1:2/3 | 5").tableau
    assert Tableau.laid([]) == Tableau.bare()


def test_a_clone_is_its_own() -> None:
    first = garden("1:2/3").tableau
    second = first.clone()
    second.cards[0], second.sprouts[0], second.growth[0] = 5, 1, 1
    assert first == garden("1:2/3").tableau


# Gaia


@pytest.mark.parametrize(
    ("growth", "worth"), [(0, 0), (4, 4), (5, 7), (8, 10), (9, 13), (15, 25), (16, 26), (20, 32)]
)
def test_gaia_stacks_her_growth(growth: int, worth: int) -> None:
    assert gaia_growth_points(growth) == worth


def test_gaia_without_anything_scores_nothing() -> None:
    assert gaia_score(GaiaHoldings()).total == 0


def test_gaia_counts_printed_values_without_their_sign() -> None:
    gaia = GaiaHoldings(
        cards=(197, 16),
        sprouts=9,
        compost=12,
        growth=5,
        ranks=(1, 2),
        completed=True,
        leaves=2,
        stocks={"golden_eagle": 1},
    )
    breakdown = gaia_score(gaia)
    assert breakdown.cards == 4 + 7
    assert breakdown.fauna == 26
    assert breakdown.leaves == 10
    assert breakdown.animals == 6
    assert breakdown.total == 11 + 12 + 9 + 7 + 26 + 7 + 10 + 6
