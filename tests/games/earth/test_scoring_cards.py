"""One worked case for every card that scores, counted by hand.

The island Kunashir (2 points, cold, green, black start box) and the climate Hemiboreal (4 points,
rocky and cold, yellow) lie beside each tableau and count where the comment says +i or +c.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.earth.gardens import garden
from hedgerow.games.earth import cards
from hedgerow.games.earth.scoring.goals import met, progress
from hedgerow.games.earth.scoring.score import points, stock_points
from hedgerow.testing.rules import rule

RIVAL = garden("4 5 16 17 | 18 21", island="293B")
"""Rocky 6 + island + climate, cold 4 + 2, sunny 4, wet 2; yellow 3 + climate, blue 3, red 2."""

# Terrain, what is drawn, points. The terrain scores where it lies.
TERRAIN: list[tuple[int, str, dict[str, Any], int]] = [
    (2, "2 5 14 13 | 8", {}, 6),  # herbs 5 and 14 in the row, 8 below
    (105, "105 1 4 5 | 13", {}, 6),  # trees 1, 4
    (106, "106 9 5 10 | 11", {}, 6),  # mushrooms 9, 10
    (107, "107 6 15 20 | 25", {}, 9),  # bushes 6, 15, 20
    (29, "29 13 | 1 | 4 | 5", {}, 6),  # trees 1, 4 in the column, 13 beside
    (108, "108 9 | 10 | 11 | 5", {}, 6),  # mushrooms 10, 11
    (109, "109 6 | 15 | 20 | 280", {}, 9),  # bushes 15, 20 and a wild one
    (110, "110 5 | 8 | 13 | 14", {}, 6),  # herbs 8, 14
    (3, ". 6 | 15 3 5 | . 20 25", {}, 9),  # bushes above, left, below; 25 touches a corner
    (28, ". 5 | 8 28 6 | . 14 19", {}, 9),  # herbs
    (111, ". 1 | 4 111 6 | . 13 18", {}, 9),  # trees
    (113, ". 9 | 10 113 6 | . 5 11", {}, 6),  # mushrooms above and left
    (27, "1 . 5 | . 27 | 4 13 18", {}, 15),  # trees 1, 4, 18 at the corners, 13 below
    (116, "9 . 5 | . 116 | 10 11 16", {}, 15),  # mushrooms 9, 10, 16
    (117, "5 . 1 | . 117 | 8 14 19", {}, 15),  # herbs 5, 8, 19
    (118, "6 . 1 | . 118 | 5 15 20", {}, 10),  # bushes 6, 20
    (26, "26 5", {}, 12),  # nothing below; off the grid above and to the left
    (12, "12 1 4 13 | . 5 | . . . 16", {}, 6),  # 12-1-4 or 12-1-5, not both branches
    (112, "4 112 5 6 | . 11", {}, 6),  # 4-112-5
    (114, "114 6 | 13 14", {}, 8),  # around the square
    (115, "1 115 6 9 | . . . 5", {}, 8),  # a line of four, 5 is not cold
    (30, "30 1", {}, 16),  # the rival's 8 against 2 + c
    (102, "102 4", {}, 8),  # the rival's 4 against 2
    (103, "103 1", {}, 12),  # the rival's 6 against 2 + i + c
    (104, "104 13 14 15", {}, 8),  # one's own 4 against 2
    (123, "123 1", {}, 8),  # the rival's 4 against 1 + c
    (124, "124 5", {}, 6),  # the rival's 3
    (125, "125 236 6 14", {}, 6),  # one's own 3, the multi ability of 236 being red too
    (119, "119 4:/5 13:/4 1:/3", {}, 10),
    (120, "120 1:4 5:6 6:2", {}, 4),
    (121, "121 1:/3 18:/2 5:/1", {}, 4),
    (122, "122 1:2 6:2 10:1", {}, 4),
    (126, "126 1 4 5", {}, 3),  # 126 itself, 1 and 5; boards have no cost
    (127, "127 4 13 1", {}, 6),  # 127 itself, 4, 13
    (128, "128 4 16 1", {}, 12),  # 128 itself, 4, 16, +c
    (129, "129 1 16 5", {}, 4),  # 129 itself, 1, 5, +i
    (165, "165", {"soil": 16}, 30),  # 32, but 30 at most
    (166, "166", {"hand": 7}, 7),
    (167, "167", {"compost": 40}, 30),
    (283, "283 2 3 5", {}, 9),  # itself too
]

# Ecosystem, what is drawn, points.
ECOSYSTEMS: list[tuple[str, str, dict[str, Any], int]] = [
    ("305A", "1 4 13 18 | 280", {}, 23),  # four trees and a wild one
    ("305B", "1 . 13 | . 4 . 18 | 21 . 76", {}, 20),  # 1-4-13-18-76
    ("306A", "6 15", {}, 4),
    ("306B", "6", {}, 4),  # one card is a path of 1
    ("307A", "1 4 16 13", {}, 6),  # 3, +c
    ("307B", "13 14 15 1", {}, 3),  # 3
    ("308A", "4 5 11 15 | 20", {}, 6),  # 5
    ("308B", "1 9", {}, 6),  # 2, +i, +c
    ("309A", "4", {"events": (196, 197)}, 9),  # 1, +i; events never count
    ("309B", "", {"soil": 5}, 10),
    ("310A", "", {"hand": 13}, 12),
    ("310B", "", {"compost": 11}, 6),
    ("311A", "4 6 13 1", {}, 5),  # 3
    ("311B", "1 5 9 10", {}, 6),  # 4; boards have no cost
    ("312A", "1:4 5:5 14:6 6:2", {}, 5),  # 3
    ("312B", "1:/3 4:/4 18:/2", {}, 6),
    ("313A", "6 17 236 5", {}, 6),  # 3
    ("313B", "", {"events": (196, 197, 198)}, 5),
    ("314A", "1 17 236 5", {}, 8),  # 3, +c
    ("314B", "5 16 236 6", {}, 6),
    ("315A", "4 236 5 6 | 1 8 10 13", {}, 6),  # black, yellow, blue, red
    ("315B", "4 236 5 6 | 1 8 10 13", {}, 6),  # four yellow ones
    ("316A", "4 1 | 236 8 | 5 10 | 6 13", {}, 6),
    ("316B", "4 1 | 236 8 | 5 10 | 6 13", {}, 6),
    ("317A", "4 16 40 1", {}, 10),  # 3, +c
    ("317B", "1 5 6 8 | 9 10 11 13", {}, 12),  # 8, +i
    ("318A", "83 2 3 5", {}, 7),  # 3
    ("318B", "5 6 | 8 9 | 1 13 | 14 15", {}, 6),  # 0, 1, 2, 3
    ("319A", "9 10 11 16 | 17 60 64 280", {}, 30),  # eight
    ("319B", "9 . 10 | . 11 . 16 | 17 . 60 | . 64 . 156", {}, 28),  # seven of the eight
    ("320A", "5 8 14", {}, 8),
    ("320B", "5 8", {}, 4),  # side by side is not diagonal
    ("321A", "1 4 5 13", {}, 4),  # 3, +c
    ("321B", "8 9 13 1", {}, 8),  # 3 (8 has none), +i
    ("322A", "1 5:1 6:2 14:3 | 2 13 15:1 9:2", {}, 6),  # two cards with 0 in the second row
    ("322B", "1 2 | 5:1 13 | 6:2 15:1 | 14:3 9:2", {}, 6),
    ("323A", "2 1:/1 4:/2 13:/3", {}, 7),  # the terrain has 0
    ("323B", "2 | 1:/1 | 4:/2 | 13:/3", {}, 7),
    ("324A", "1:4 5:6 6:2", {}, 6),  # 12
    ("324B", "1:/3 4:/5", {}, 4),  # 8
    # Red 6 and 236, blue 5 and 16, yellow 1 and +c, terrain 2 and 3, two events.
    ("325A", "6 5 1 2 | 236 16 3", {"events": (196, 197)}, 12),
    ("325B", "17 18 2 1", {}, 10),  # 3, +i
    ("326A", "1 6 5 9 | 2 13 280 17", {}, 12),
    ("326B", "1 4 13 280 | 2 3 26 27 | 5 8 14", {}, 12),  # trees; terrains
    ("327A", "1 2 | 6 13 | 5 280 | 9 17", {}, 12),
    ("327B", "1 2 | 4 3 | 13 26 | 280 27", {}, 12),
    ("328A", "11 13 1 9 | 4 5 11 20", {}, 6),  # sunny, wet, rocky, cold
    ("328B", "1 8 | 9 13 | 16 1 | 17", {}, 6),  # cold
    ("329A", "1 4 9 5", {}, 9),
    ("329B", "6 9 13 16", {}, 18),
    ("330A", "5 8 17 1", {}, 9),
    ("330B", "236 235 5 17", {}, 11),  # red and yellow of 17 are not multicoloured
    ("331A", "5 14 15 1", {}, 7),  # 3
    ("331B", "6 9 49 5", {}, 5),  # 3, 49 with none at all
    ("332A", "4 8 13 1", {}, 8),  # 3
    ("332B", "5 9 10 2", {}, 4),  # 3; a terrain is no flora
    ("333A", "1 5 8 16", {}, 4),  # 2 (5 is worth 0), +i, +c
    ("333B", "8 14 16 1", {}, 4),  # 3
    ("334A", "4 8 76 1", {}, 6),  # 3
    ("334B", "1 9 2 4", {}, 4),  # 1 and 9, which has no growth spaces
    ("335A", "1:4 6:2 64 5:5", {}, 4),  # 64 has no sprout spaces
    ("335B", "1:/3 9 18:/2 4:/4", {}, 4),  # 9 has no growth spaces
    ("336A", "2 26 280 5", {}, 5),  # 3
    ("336B", "2 3 26 5", {}, 10),  # 2, +i
]

# Fauna, what is drawn, how many of what it asks for.
FAUNA: list[tuple[str, str, dict[str, Any], int]] = [
    ("337A", "1:/3 4:/5 18:/2", {}, 2),
    ("337B", "1:/3 4:/5 18:/2 5", {}, 3),
    ("338A", "1:4 5:6 6:2", {}, 2),
    ("338B", "1:4 5:6 6:2 13", {}, 3),
    ("339A", "", {"soil": 20}, 20),
    ("339B", "", {"compost": 14}, 14),
    ("340A", "", {"hand": 20}, 20),
    ("340B", "", {"events": (196, 197, 198, 199)}, 4),
    ("341A", "1 4 16 13", {}, 4),  # 3, +c
    ("341B", "4 5 11 15", {}, 4),
    ("342A", "13 14 15 1", {}, 3),
    ("342B", "1 9", {}, 4),  # 2, +i, +c
    ("343A", "1 4 13 280", {}, 4),
    ("343B", "6 15 20 281", {}, 4),
    ("344A", "5 8 14 282", {}, 4),
    ("344B", "9 10 11 280", {}, 4),
    ("345A", "6 17 236 5", {}, 3),
    ("345B", "5 16 236 6", {}, 3),
    ("346A", "1 17 236 5", {}, 4),  # 3, +c
    ("346B", "4", {"events": (196,)}, 2),  # 1, +i
    ("347A", "1 5 | 4 8 | 13 14 | 18 19", {}, 2),
    ("347B", "1 4 13 18 | 5 8 14 19", {}, 2),
    ("348A", "1 . . 5 | . 4 8 | . 13 14 | 18 . . 19", {}, 2),
    ("348B", "83 2 3 26", {}, 4),
    ("349A", "8 9 13 1", {}, 4),  # 3, +i
    ("349B", "1 4 5 13", {}, 4),  # 3, +c
    ("350A", "4 16 40 1", {}, 4),  # 3, +c
    ("350B", "1 5 16", {}, 3),  # 2, +i
    ("351A", "4 6 13 1", {}, 3),
    ("351B", "1 5 9 4", {}, 3),
    ("352A", "6 5 1 2 | 236 16 3", {"events": (196, 197)}, 2),
    ("352B", "17 18 2 1", {}, 4),  # 3, +i
    ("353A", "236 235 5 17", {}, 2),
    ("353B", "1 4 9 5", {}, 3),
    ("354A", "5 8 17 1", {}, 3),
    ("354B", "6 9 13 1", {}, 3),
    ("355A", "2 3 26", {}, 3),  # 2, +i
    ("355B", "2 26 280 5", {}, 3),
    ("356A", "5 14 15 1", {}, 3),
    ("356B", "6 9 49 5", {}, 3),
    ("357A", "4 8 13 1", {}, 3),
    ("357B", "5 9 10 2", {}, 3),
    ("358A", "1:4/3 6:2/3 5:6 9:3", {}, 3),  # 5 lacks its canopy, 9 has no growth spaces
    ("358B", "1 5:1 4:/1 2 | 6", {}, 2),  # 1 and 6; a terrain is no flora
    ("359A", "8 14 16 1", {}, 3),
    ("359B", "1 5 8 16", {}, 4),  # 2, +i, +c
]

STOCKS = [
    ("common_loon", 5, 14),
    ("gemsbok", 3, 6),
    ("mountain_goat", 5, 10),
    ("jaguar", 2, 10),
    ("golden_eagle", 2, 12),
    ("asian_elephant", 1, 6),
]


@rule("EAR-64", "EAR-68", "EAR-69", "EAR-72", "EAR-73", "EAR-74")
@rule("EAR-65", "EAR-68", "EAR-69", "EAR-70", "EAR-71", "EAR-73", "EAR-75", "EAR-76", "EAR-77")
@rule("EAR-68", "EAR-69", "EAR-71", "EAR-76", "EAR-77")
@pytest.mark.parametrize(("no", "drawing", "more", "worth"), TERRAIN, ids=lambda x: str(x)[:4])
def test_terrain(no: int, drawing: str, more: dict[str, Any], worth: int) -> None:
    area = garden(drawing, **more)
    (scoring,) = [a.score for a in cards.terrains()[no].abilities if a.score is not None]
    assert points(scoring, area, (area, RIVAL), area.tableau.cards.index(no)) == worth


@pytest.mark.parametrize(("key", "drawing", "more", "worth"), ECOSYSTEMS, ids=lambda x: str(x)[:4])
def test_ecosystem(key: str, drawing: str, more: dict[str, Any], worth: int) -> None:
    area = garden(drawing, **more)
    assert points(cards.ecosystems()[key].scoring, area, (area, RIVAL)) == worth


@pytest.mark.parametrize(("key", "drawing", "more", "have"), FAUNA, ids=lambda x: str(x)[:4])
def test_fauna(key: str, drawing: str, more: dict[str, Any], have: int) -> None:
    area = garden(drawing, **more)
    goal = cards.fauna()[key].goal
    assert progress(goal, area) == have
    assert met(goal, area) == (have >= goal.n)


@pytest.mark.parametrize(("id", "stored", "worth"), STOCKS)
def test_stock(id: str, stored: int, worth: int) -> None:
    assert stock_points(cards.animals()[id].individual.stock, stored) == worth


def test_collective_stock() -> None:
    assert stock_points(cards.animals()["asian_elephant"].collective.stock, 3) == 12


def test_every_card_that_scores_has_a_case() -> None:
    scoring = {c.no for c in cards.terrains().values() for a in c.abilities if a.score is not None}
    assert {no for no, *_ in TERRAIN} == scoring
    assert {key for key, *_ in ECOSYSTEMS} == set(cards.ecosystems())
    assert {key for key, *_ in FAUNA} == set(cards.fauna())
    owned = {id for id, animal in cards.animals().items() if animal.individual.stock is not None}
    assert {id for id, *_ in STOCKS} == owned
    shared = {id for id, animal in cards.animals().items() if animal.collective.stock is not None}
    assert shared == {"asian_elephant"}


def test_flora_events_and_boards_never_score_by_rules() -> None:
    abilities = [a for card in cards.flora().values() for a in card.abilities]
    abilities += [a for card in cards.events().values() for a in card.abilities]
    abilities += [a for card in cards.islands().values() for a in card.abilities]
    abilities += [a for card in cards.climates().values() for a in card.abilities]
    assert all(ability.score is None for ability in abilities)


@rule("EAR-78")
def test_no_spaces_of_a_kind_are_filled_for_the_gorilla_and_for_no_ecosystem() -> None:
    """9 has no growth spaces, 49 no sprout spaces; what they have is full."""
    filled = garden("9:3 49:/4")
    assert progress(cards.fauna()["358A"].goal, filled) == 2
    assert points(cards.ecosystems()["335A"].scoring, filled) == 2  # 9 alone
    assert points(cards.ecosystems()["335B"].scoring, filled) == 2  # 49 alone
    assert progress(cards.fauna()["358A"].goal, garden("9:2 49:/3 2")) == 0  # a terrain is no flora
    assert progress(cards.fauna()["358A"].goal, garden("1:4/2 6:1/3")) == 0


@rule("EAR-75")
def test_one_matching_card_takes_the_first_entry_of_a_table() -> None:
    herbs = cards.ecosystems()["320A"].scoring
    assert points(herbs, garden("5")) == 0
    assert points(herbs, garden("5 8")) == 4
    assert points(herbs, garden("1")) == 0
