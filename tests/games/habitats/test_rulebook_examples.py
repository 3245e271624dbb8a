"""Yellow's and Red's park: every number that the rulebook states, from layouts that fit them.

The rulebook errs twice, and no test asserts what it got wrong: the 17 scores that it lists for
Yellow add up to 34, not to the 37 that it gives; and it lists six areas of Red's, counting seven.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hedgerow.games.habitats.goals import MEASURES
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.parkfile import read_park
from hedgerow.games.habitats.scoring import TileScore, score
from hedgerow.games.habitats.tiles import GoalId
from hedgerow.testing.rules import rule

FILE = Path(__file__).parent / "examples.json"
FACTS = Path(__file__).parents[4] / "shared" / "facts" / "habitats" / "habitats_examples.json"


def park(name: str) -> Park:
    return read_park(FILE.read_bytes(), FILE.name, name)


def yellow(name: str) -> TileScore:
    """What the tile of that name scores in Yellow's park."""
    whole = park("yellow")
    (found,) = (
        one
        for one, (_, _, laid) in zip(score(whole).tiles, whole.tiles(), strict=True)
        if laid.tile.name.en == name
    )
    return found


STATED = {
    "kudu": 0,
    "2-road": 0,
    "bushpig": 3,
    "otter": 4,
    "hippo": 0,
    "owl": 0,
    "tower8": 2,
    "BIG forest": 2,
    "bumblebee": 3,
    "forest flower": 1,
    "grass flower": 1,
    "tower4": 3,
    "1-road": 4,
    "meerkat": 2,
    "towerD": 5,
    "MANY grass": 2,
    "3-road": 2,
}


@rule("HAB-35")
@pytest.mark.parametrize(("name", "vp"), STATED.items())
def test_a_tile_of_yellows_park_scores_what_the_rulebook_states(name: str, vp: int) -> None:
    assert yellow(name).vp == vp


def test_the_17_stated_scores_do_not_add_up_to_the_stated_37() -> None:
    assert len(STATED) == 17
    assert sum(STATED.values()) == 34


@rule("HAB-36")
def test_the_kudu_lacks_grassland() -> None:
    (grassland,) = (need for need in yellow("kudu").needs if need.what == "grassland")
    assert grassland.found < grassland.wanted


@rule("HAB-49")
def test_the_tile_with_two_roads_has_one_bare_side() -> None:
    assert len(yellow("2-road").bare) == 1


@rule("HAB-37")
def test_the_otter_has_three_forest_tiles_and_one_water_tile() -> None:
    assert {need.what: (need.wanted, need.found) for need in yellow("otter").needs} == {
        "forest": (3, 3),
        "water": (1, 1),
    }


@rule("HAB-38")
def test_the_hippo_is_one_water_tile_short() -> None:
    (water,) = (need for need in yellow("hippo").needs if need.what == "water")
    assert (water.wanted, water.found) == (2, 1)


@rule("HAB-41", "HAB-45")
def test_the_round_view_sees_the_meerkat_and_the_grass_flower() -> None:
    assert seen("tower8") == {"meerkat": 1, "grass flower": 1}


@rule("HAB-44")
def test_the_near_view_sees_the_meerkat_and_the_forest_flower() -> None:
    assert seen("tower4") == {"meerkat": 2, "forest flower": 1}


@rule("HAB-43")
def test_the_diagonal_view_sees_the_meerkat_the_forest_flower_and_the_bushpig() -> None:
    assert seen("towerD") == {"meerkat": 2, "forest flower": 1, "bushpig": 2}


def seen(tower: str) -> dict[str, int]:
    names = {(x, y): laid.tile.name.en for x, y, laid in park("yellow").tiles()}
    return {names[one.x, one.y]: one.vp for one in yellow(tower).sights}


@rule("HAB-47")
def test_big_forest_lies_in_an_area_of_three() -> None:
    (others,) = yellow("BIG forest").areas
    assert len(others) == 2


@rule("HAB-39")
def test_the_bumblebee_has_two_connected_flowers() -> None:
    (flowers,) = yellow("bumblebee").needs
    assert flowers.found == 2
    assert len(flowers.places) == 1


@rule("HAB-48")
def test_many_grassland_has_two_other_areas_beside_its_own_of_two() -> None:
    others = yellow("MANY grass").areas
    assert sorted(map(len, others)) == [1, 2]
    whole = park("yellow")
    at = yellow("MANY grass")
    assert len(whole.areas[whole.area_of[at.y * 64 + at.x]]) == 2


# Red

RED: dict[GoalId, tuple[int, ...]] = {
    "biggest_area": (4, 2, 2, 1, 1, 1, 1),
    "many_areas": (7,),
    "long_park": (6,),
    "diagonal": (3,),
    "landscape_types": (4, 2),
    "flora": (2, 3),
    "compact": (10,),
    "keep_close": (4,),
    "accessibility": (2,),
}


@rule("HAB-26", "HAB-27", "HAB-28", "HAB-29", "HAB-30", "HAB-31", "HAB-32", "HAB-33", "HAB-34")
@pytest.mark.parametrize(("goal", "measured"), RED.items())
def test_a_goal_finds_in_reds_park_what_the_rulebook_states(
    goal: GoalId, measured: tuple[int, ...]
) -> None:
    assert MEASURES[goal](park("red")) == measured


@rule("HAB-26", "HAB-27")
def test_seven_areas_need_four_single_tiles_not_the_three_that_are_listed() -> None:
    listed = (4, 2, 2, 1, 1, 1)
    found = MEASURES["biggest_area"](park("red"))
    assert found[: len(listed)] == listed
    assert len(found) == 7
    # Two tiles of each landscape, as the rulebook also states, need twelve tiles with one.
    assert sum(found) == 12 > sum(listed)


@rule("HAB-26")
def test_reds_largest_area_is_grassland_and_the_two_after_it_are_forest() -> None:
    whole = park("red")
    by_size = sorted(whole.areas.items(), key=lambda area: -len(area[1]))
    assert [(area & 3, len(cells)) for area, cells in by_size[:3]] == [(0, 4), (1, 2), (1, 2)]


# Against the facts that the layouts were entered from


@pytest.mark.skipif(not FACTS.is_file(), reason="no shared facts beside the repository")
def test_the_layouts_are_those_of_the_facts() -> None:
    ours: Any = json.loads(FILE.read_text(encoding="utf-8"))
    facts: Any = json.loads(FACTS.read_text(encoding="utf-8"))
    for name in ("yellow", "red"):
        assert ours[name]["tiles"] == facts[name]["tiles"]
    assert {goal: list(measured) for goal, measured in RED.items()} == {
        goal: measured if isinstance(measured, list) else [measured]
        for goal, measured in facts["red"]["goals"].items()
    }
