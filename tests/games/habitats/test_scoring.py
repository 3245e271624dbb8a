"""What tiles score: a small park, one tile, one number. Parks are drawn as in park files."""

from __future__ import annotations

import pytest

from games.habitats.parks import drawn
from hedgerow.games.habitats.goals import MEASURES
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.scoring import TileScore, points, score, total
from hedgerow.testing.rules import rule


def at(park: Park, x: int, y: int) -> TileScore:
    (found,) = (one for one in score(park).tiles if (one.x, one.y) == (x, y))
    return found


def found(park: Park, x: int, y: int, what: str) -> int:
    """How many tiles or flowers an animal finds of what it demands."""
    (need,) = (need for need in at(park, x, y).needs if need.what == what)
    return need.found


# Areas


@rule("HAB-23")
def test_an_area_is_connected_side_to_side_and_not_at_corners() -> None:
    park = drawn("""
        F*  F*  .
        .   W*  F*
        @G  W*  .
    """)
    assert sorted(map(len, park.areas.values())) == [1, 1, 2, 2]


@rule("HAB-23")
def test_a_tile_can_join_three_areas_into_one() -> None:
    park = drawn("""
        .   F*  .
        F*  W*  F*
        .   @G  .
    """)
    assert MEASURES["many_areas"](park) == (5,)
    joined = drawn("""
        .   F*  .
        F*  F*  F*
        .   @G  .
    """)
    assert MEASURES["biggest_area"](joined) == (4, 1)


@rule("HAB-24")
def test_a_watchtower_belongs_to_no_area_and_connects_none() -> None:
    park = drawn("@G T+ G*")
    assert MEASURES["biggest_area"](park) == (1, 1)
    assert MEASURES["landscape_types"](park) == (1, 2)


@rule("HAB-25")
def test_the_entrance_is_part_of_an_area_and_of_demands() -> None:
    assert MEASURES["biggest_area"](drawn("@G G*")) == (2,)
    assert at(drawn("@G F2:G"), 1, 0).vp == 2
    assert at(drawn("@F F2:G"), 1, 0).vp == 0
    assert at(drawn("@G G-BIG"), 1, 0).vp == 1


# Animals


@rule("HAB-35")
def test_the_tiles_add_up_to_the_total() -> None:
    park = drawn("""
        F*  F3:GF  T4
        @G  G-BIG  .
    """)
    assert [one.vp for one in score(park).tiles] == [1, 3, 2, 0, 1]
    assert total(park) == score(park).total == sum(points(park).values()) == 7


@rule("HAB-36")
def test_an_animal_scores_all_or_nothing() -> None:
    assert at(drawn("@G F4:GGW"), 1, 0).vp == 0
    assert at(drawn("@G F4:GGW W*"), 1, 0).vp == 0
    met = drawn("""
        G*  .       .
        @G  F4:GGW  W*
    """)
    assert at(met, 1, 0).vp == 4


@rule("HAB-37")
def test_an_adjacent_area_counts_whole() -> None:
    park = drawn("""
        G*  .
        G*  W*
        @G  F3:GGG
    """)
    assert found(park, 1, 0, "grassland") == 3
    assert at(park, 1, 0).vp == 3


@rule("HAB-37")
def test_an_area_that_touches_an_animal_twice_counts_once() -> None:
    park = drawn("""
        G*  G*
        @G  F3:GGG
    """)
    assert found(park, 1, 0, "grassland") == 3
    assert at(park, 1, 0).vp == 3


@rule("HAB-37")
def test_several_areas_of_one_landscape_add_up() -> None:
    park = drawn("@G F3:GGG G* G*")
    assert found(park, 1, 0, "grassland") == 3
    assert len(at(park, 1, 0).needs[0].places) == 2
    assert at(park, 1, 0).vp == 3


@rule("HAB-37")
def test_an_area_at_a_corner_does_not_count() -> None:
    park = drawn("""
        W*  F2:G
        @G  W*
    """)
    assert at(park, 1, 1).vp == 0


@rule("HAB-38")
def test_a_tile_does_not_count_for_itself_but_its_area_does() -> None:
    assert at(drawn("@G F2:F"), 1, 0).vp == 0
    assert at(drawn("@G F2:F F*"), 1, 0).vp == 2
    assert at(drawn("@G F2:FF F*"), 1, 0).vp == 0
    assert at(drawn("@G F* F2:FF F*"), 2, 0).vp == 2


@rule("HAB-38")
def test_an_animal_that_joins_two_areas_of_its_landscape_counts_both_without_itself() -> None:
    park = drawn("@F F4:FFFF F* F* F*")
    assert found(park, 1, 0, "forest") == 4
    assert at(park, 1, 0).vp == 4


@rule("HAB-39")
def test_an_insect_counts_the_flowers_chained_to_its_neighbour() -> None:
    park = drawn("""
        .   .      D*
        @G  F3:**  W*
    """)
    assert found(park, 1, 0, "flower") == 2
    assert at(park, 1, 0).vp == 3


@rule("HAB-39")
def test_a_chain_is_not_connected_at_corners_or_over_other_tiles() -> None:
    park = drawn("""
        .   .      .   D*
        @G  F3:**  W*  F2:G  D*
    """)
    assert found(park, 1, 0, "flower") == 1
    assert at(park, 1, 0).vp == 0


@rule("HAB-39")
def test_separate_chains_add_up_and_one_chain_counts_once() -> None:
    park = drawn("""
        W*  W*
        @G  F4:***  D*
    """)
    assert found(park, 1, 0, "flower") == 3
    assert at(park, 1, 0).vp == 4


@rule("HAB-39")
def test_the_landscape_of_a_flower_does_not_matter_to_an_insect() -> None:
    for flower in ("G*", "F*", "D*", "W*"):
        assert at(drawn(f"@G F2:* {flower}"), 1, 0).vp == 2


@rule("HAB-40")
def test_a_flower_scores_one_wherever_it_lies() -> None:
    assert at(drawn("@G W*"), 1, 0).vp == 1
    assert at(drawn("@G W* W* W*"), 2, 0).vp == 1


# Watchtowers


@rule("HAB-41")
def test_a_watchtower_counts_no_animal_without_its_habitat() -> None:
    assert at(drawn("@G F2:W T+"), 2, 0).vp == 0
    assert at(drawn("@G F2:G T+"), 2, 0).vp == 1


@rule("HAB-41")
def test_a_watchtower_counts_nothing_but_animals_and_flowers() -> None:
    park = drawn("@G G-BIG T+ D=NS")
    assert at(park, 2, 0).vp == 0


SURROUNDED = """
    .     W*     .      W*     .
    F*    F2:F   F2:F   F2:F   F*
    @G    F2:F   {}     F2:F   F*
    .     F2:F   F2:F   F2:F   .
    .     W*     .      W*     .
"""


@rule("HAB-42", "HAB-43", "HAB-44", "HAB-45")
@pytest.mark.parametrize(
    ("tower", "animals", "flowers", "vp"),
    [("T+", 4, 1, 5), ("Tx", 4, 0, 8), ("T4", 4, 0, 8), ("T8", 8, 0, 8)],
)
def test_what_each_kind_of_tower_sees(tower: str, animals: int, flowers: int, vp: int) -> None:
    park = drawn(SURROUNDED.format(tower))
    sights = at(park, 2, 0).sights
    kinds = [park.cells[one.y * 64 + one.x].kind for one in sights]
    assert (kinds.count("animal"), kinds.count("flower")) == (animals, flowers)
    assert at(park, 2, 0).vp == vp == sum(one.vp for one in sights)


@rule("HAB-42")
def test_a_flower_in_a_straight_view_scores_one() -> None:
    assert at(drawn("@G W* W* T+"), 3, 0).vp == 2


@rule("HAB-43")
def test_a_flower_in_a_diagonal_view_scores_one_and_an_animal_two() -> None:
    park = drawn("""
        F2:F  F*  Tx
        W*    @G  W*
    """)
    assert at(park, 1, 1).vp == 0
    park = drawn("""
        F*  F2:F  .
        W*  @G    Tx
    """)
    assert at(park, 1, 0).vp == 2
    park = drawn("""
        F2:F  F*  .
        W*    @G  Tx
    """)
    assert at(park, 1, 0).vp == 1


@rule("HAB-44")
def test_a_flower_in_a_near_view_scores_one_and_an_animal_two() -> None:
    assert at(drawn("@G F2:G T4 W*"), 2, 0).vp == 3


@rule("HAB-46")
def test_a_view_runs_over_gaps_and_tiles() -> None:
    park = drawn("""
        W*  G*  G*  G*  G*
        @G  T+  .   .   W*
    """)
    assert [(one.x, one.y) for one in at(park, 1, 0).sights] == [(1, 1), (4, 0)]
    park = drawn("@G F-BIG F-BIG F* T+")
    assert at(park, 4, 0).vp == 1


@rule("HAB-46")
def test_only_another_tower_stops_a_view() -> None:
    assert at(drawn("@G W* D2:GGG T+"), 3, 0).vp == 1
    assert at(drawn("@G W* T4 T+"), 3, 0).vp == 0
    assert at(drawn("@G W* T4 T+"), 2, 0).vp == 1
    park = drawn("""
        Tx  F*  F*  F*
        @G  T8  .   F*
        .   F*  F*  F*
    """)
    assert at(park, 0, 1).vp == 0


@rule("HAB-46")
def test_a_diagonal_view_runs_over_gaps() -> None:
    park = drawn("""
        Tx  F*  F*  F*
        @G  .   .   F*
        .   F*  F*  F*
    """)
    assert [(one.x, one.y) for one in at(park, 0, 1).sights] == [(2, -1)]


# Tourists


@rule("HAB-47")
def test_big_scores_for_the_other_tiles_of_its_area() -> None:
    assert at(drawn("@G F-BIG"), 1, 0).vp == 0
    assert at(drawn("@G F-BIG F* F* W* F*"), 1, 0).vp == 2


@rule("HAB-48")
def test_many_scores_for_the_other_areas_of_its_landscape() -> None:
    assert at(drawn("@G F-MANY F*"), 1, 0).vp == 0
    assert at(drawn("@G F-MANY F* W* F* F* W* F* W*"), 1, 0).vp == 2


# Roads


@rule("HAB-49")
@pytest.mark.parametrize(("road", "vp"), [("W=N", 4), ("W=NS", 3), ("W=NSE", 2)])
def test_a_road_tile_scores_with_a_tile_at_every_open_side(road: str, vp: int) -> None:
    park = drawn(f"""
        @G  {road}  {"." if "E" in road else "F*"}
        .   {"." if "S" in road else "F*"}  {"." if "S" in road else "F*"}
    """)
    assert at(park, 1, 0).vp == vp


@rule("HAB-49")
def test_a_road_tile_with_a_bare_open_side_scores_nothing() -> None:
    park = drawn("@G W=N F*")
    assert at(park, 1, 0).vp == 0
    assert at(park, 1, 0).bare == ("S",)


@rule("HAB-50")
def test_a_tile_with_three_roads_always_scores() -> None:
    assert at(drawn("@G W=NES"), 1, 0).vp == 2


@rule("HAB-35")
def test_only_animals_and_roads_can_lack_something() -> None:
    park = drawn("@G F-BIG F-MANY F* T+ F2:W D=NS")
    assert [one.met for one in score(park).tiles] == [True] * 5 + [False] * 2


@rule("HAB-48")
def test_the_areas_that_please_a_tourist_are_told_in_reading_order() -> None:
    park = drawn("""
        F*  .   .   .
        F*  W*  .   .
        F*  W*  F*  .
        W*  @G  W*  F-MANY
    """)
    assert at(park, 2, 0).areas == (((-1, 3), (-1, 2), (-1, 1)), ((1, 1),))
