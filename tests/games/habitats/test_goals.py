"""The nine goals: what is measured, how ties are broken, who gets the points."""

from __future__ import annotations

from itertools import product

import pytest

from games.habitats.parks import drawn
from hedgerow.games.habitats.goals import (
    FEWEST,
    MEASURES,
    Measure,
    goal_points,
    goal_ranks,
    measure,
    merit,
)
from hedgerow.games.habitats.tiles import GOAL_IDS, GoalId
from hedgerow.testing.rules import rule


def better(goal: GoalId, one: str, other: str) -> bool:
    """Whether the first park is the better one by a goal."""
    ranks = goal_ranks(goal, [measure(goal, drawn(one)), measure(goal, drawn(other))])
    return ranks == (1, 2)


def tied(goal: GoalId, one: str, other: str) -> bool:
    return goal_ranks(goal, [measure(goal, drawn(one)), measure(goal, drawn(other))]) == (2, 2)


def test_all_nine_are_measured() -> None:
    assert tuple(MEASURES) == GOAL_IDS
    assert len(GOAL_IDS) == 9


# Points


@rule("HAB-20")
def test_points_go_by_rank() -> None:
    assert goal_points("many_areas", [(3,), (9,), (4,), (7,)], (3, 2, 1, 0)) == (0, 3, 1, 2)


@rule("HAB-21")
@pytest.mark.parametrize(
    ("measures", "points"),
    [
        ([5, 5, 5, 1], (1, 1, 1, 0)),  # three share the first place: the third place's points
        ([5, 5, 1, 0], (2, 2, 1, 0)),
        ([5, 4, 4, 0], (3, 1, 1, 0)),
        ([5, 4, 3, 3], (3, 2, 0, 0)),
        ([5, 5, 4, 4], (2, 2, 0, 0)),
        ([5, 5, 5, 5], (0, 0, 0, 0)),
    ],
)
def test_tied_seats_take_the_lowest_rank_among_them(
    measures: list[int], points: tuple[int, ...]
) -> None:
    measured = [(number,) for number in measures]
    assert goal_points("long_park", measured, (3, 2, 1, 0)) == points


@rule("HAB-21")
def test_ranks_of_all_ways_to_tie_three_seats() -> None:
    for measures in product(range(3), repeat=3):
        ranks = goal_ranks("compact", [(number,) for number in measures])
        for seat, own in enumerate(measures):
            ahead = sum(other > own for other in measures)
            assert ranks[seat] == ahead + measures.count(own)


@rule("HAB-33", "HAB-34")
@pytest.mark.parametrize("goal", GOAL_IDS)
def test_less_is_better_in_two_goals_alone(goal: GoalId) -> None:
    least, most = (1, 1), (9, 9)
    less_wins = merit(goal, least) > merit(goal, most)
    assert less_wins == (goal in {"keep_close", "accessibility"}) == (goal in FEWEST)


# The goals one by one


@rule("HAB-26")
def test_biggest_area_looks_at_the_next_ones_when_tied() -> None:
    assert better("biggest_area", "@G G* G* F*", "@G G* F* F*")
    assert better("biggest_area", "@G G* F* F* D*", "@G G* F* D* W*")
    assert better("biggest_area", "@G G* F* D*", "@G G* F*")
    assert tied("biggest_area", "@G G* F* D*", "@W G* G* F*")


@rule("HAB-27")
def test_many_areas_counts_the_areas_of_all_landscapes() -> None:
    assert measure("many_areas", drawn("@G G* F* G* T+ G*")) == (4,)


@rule("HAB-28")
@pytest.mark.parametrize(
    ("park", "length"),
    [
        ("@G F* T+ D*", 4),
        ("F*\nF*\nT4\n@G", 4),
        ("F* . F*\nF* @G F*", 3),
        ("F* F* . F* F* F*\n. @G F* F* . .", 3),
    ],
)
def test_long_park_is_an_unbroken_row_or_column(park: str, length: int) -> None:
    assert measure("long_park", drawn(park)) == (length,)


@rule("HAB-29")
@pytest.mark.parametrize(
    ("park", "length"),
    [
        ("@G F* F*", 1),
        ("F* F*\n@G .", 2),
        (". F* F*\nF* F* .\n@G . .", 3),
        ("F* F* .\n. F* F*\n. @G F*", 3),
        ("F* F* .\nF* @G .\n. . .", 2),
    ],
)
def test_diagonally_long_park_is_a_straight_diagonal(park: str, length: int) -> None:
    assert measure("diagonal", drawn(park)) == (length,)


@rule("HAB-30")
def test_landscape_types_then_sets_of_the_landscapes_that_are_there() -> None:
    assert measure("landscape_types", drawn("@G F* D* W*")) == (4, 1)
    assert measure("landscape_types", drawn("@G G* G* F* F*")) == (2, 2)
    assert better("landscape_types", "@G F* D*", "@G G* G* F* F* F*")
    assert better("landscape_types", "@G G* F* F*", "@G G* G* G* F*")
    assert tied("landscape_types", "@G G* F* F*", "@W W* D* D* D*")


@rule("HAB-31")
def test_flora_counts_kinds_then_flowers() -> None:
    assert measure("flora", drawn("@G F* F* D* D2:* T+")) == (2, 3)
    assert measure("flora", drawn("@G")) == (0, 0)
    assert better("flora", "@G F* D*", "@G F* F* F*")
    assert better("flora", "@G F* D* D*", "@G W* D*")


@rule("HAB-32")
@pytest.mark.parametrize(
    ("park", "tiles"),
    [
        ("@G", 1),
        ("@G F* F* F* F*", 5),
        ("F* F* F*\n@G F* T+", 6),
        ("F* F* F*\nF* . F*\n@G F* F*", 3),
        ("F* F* .\nF* F* .\n@G F* F*", 6),
        ("F* F* F* F*\n. @G F* .", 4),
    ],
)
def test_compact_park_is_a_full_rectangle(park: str, tiles: int) -> None:
    assert measure("compact", drawn(park)) == (tiles,)


@rule("HAB-33")
@pytest.mark.parametrize(
    ("park", "steps"),
    [
        ("@G", 0),
        ("@G F* F*", 2),
        ("F* F*\n@G F*", 2),
        ("F* F* F*\n@G . F*", 4),  # over the tiles, not as the crow flies
    ],
)
def test_keep_it_close_counts_steps_over_tiles(park: str, steps: int) -> None:
    assert measure("keep_close", drawn(park)) == (steps,)


@rule("HAB-33")
def test_the_closer_park_is_the_better_one() -> None:
    assert better("keep_close", "F* F*\n@G F*", "@G F* F* F*")


@rule("HAB-34")
def test_accessibility_counts_from_any_tile_with_a_road() -> None:
    assert measure("accessibility", drawn("@G F* F* F* F*")) == (4,)
    assert measure("accessibility", drawn("@G F* F* F* D=N")) == (2,)
    assert better("accessibility", "@G F* F* F* D=N", "@G F* F* F* F*")


@rule("HAB-25")
@pytest.mark.parametrize("goal", GOAL_IDS)
def test_the_entrance_counts_as_a_tile_in_every_goal(goal: GoalId) -> None:
    alone: dict[GoalId, Measure] = {
        "biggest_area": (1,),
        "many_areas": (1,),
        "long_park": (1,),
        "diagonal": (1,),
        "landscape_types": (1, 1),
        "flora": (0, 0),
        "compact": (1,),
        "keep_close": (0,),
        "accessibility": (0,),
    }
    assert measure(goal, drawn("@W")) == alone[goal]
