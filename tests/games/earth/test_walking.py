"""Where animals may go, movement by movement, and what they do where they stop."""

from __future__ import annotations

import pytest

from games.earth.growing import Table
from hedgerow.games.earth import cards
from hedgerow.games.earth.effects import Share
from hedgerow.games.earth.frames import Roaming, Sharing
from hedgerow.testing.rules import rule

TREE, HERB, BUSH, MUSHROOM, TERRAIN = 13, 14, 15, 17, 3
"""All of them wet; all but the terrain are flora."""
DRY = 5
STEAM_VENTS = 223
"""Event: gain 1 soil."""


def roused(animal: str, at: str, **planted: int | tuple[int, int, int]) -> Table:
    """An animal that stands on a card and has just been activated."""
    table = Table(animals=(animal,)).plant("A", **planted)
    if at:
        table.stand("A", at)
    return table.pending("A", Roaming(1, (0,))).play("A animal 1")


def idle(animal: str, at: str, **planted: int | tuple[int, int, int]) -> bool:
    """Whether an animal there cannot be activated."""
    table = Table(animals=(animal,)).plant("A", **planted).stand("A", at)
    return table.pending("A", Roaming(1, (0,))).choices("A") == []


@rule("EAR-87", "EAR-90")
def test_an_animal_that_stops_at_once_visits_no_card() -> None:
    table = roused("tarsier", "d4", d4=TREE, d5=HERB).play("A skip")
    assert table.choices("A") == []
    assert table.standing("A") == ["d4"]


@rule("EAR-82")
@pytest.mark.parametrize(("sprouts", "taken"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_the_goat_is_done_when_its_stock_takes_no_more(sprouts: int, taken: int) -> None:
    """Up to three sprouts from each card that it visits."""
    table = roused("mountain_goat", "c4", c4=1, d4=(DRY, sprouts, 0)).play("A step d4")
    table.play(*["A remove d4"] * taken)
    assert table["A"].stocks == (taken,)
    assert table.choices("A") == []


@rule("EAR-92")
def test_the_loon_flies_to_wet_flora_of_the_farthest_column() -> None:
    table = roused("common_loon", "d4", b4=HERB, b5=TREE, b6=DRY, c4=BUSH, d4=MUSHROOM, e4=63)
    assert table.choices("A") == ["step b4", "step b5"]
    table = roused("common_loon", "c4", b4=HERB, c4=BUSH, d4=MUSHROOM)
    assert table.choices("A") == ["step b4", "step d4"]  # equally far


@rule("EAR-92")
def test_the_loon_stays_where_the_farthest_column_has_no_card_for_it() -> None:
    assert idle("common_loon", "d4", b4=TERRAIN, c4=HERB, d4=TREE)
    assert idle("common_loon", "d4", d4=TREE, d5=HERB)  # there is no other column


@rule("EAR-92")
def test_the_goose_enters_at_any_corner_and_flies_to_the_opposite_one() -> None:
    corners = {"c3": TREE, "f3": HERB, "c5": BUSH, "f5": MUSHROOM}
    between = {"d3": DRY, "e4": 63, "d5": 9}
    table = roused("snow_goose", "", **corners, **between)
    assert table.choices("A") == ["step c3", "step f3", "step c5", "step f5"]
    for here, there in (("c3", "f5"), ("f5", "c3"), ("f3", "c5"), ("c5", "f3")):
        assert roused("snow_goose", here, **corners, **between).choices("A") == [f"step {there}"]


@rule("EAR-92")
def test_without_a_card_in_the_opposite_corner_the_goose_takes_the_next_farthest() -> None:
    table = roused("snow_goose", "c3", c3=TREE, d4=HERB, c5=BUSH, e3=MUSHROOM)
    assert table.choices("A") == ["step e3", "step c5"]
    assert idle("snow_goose", "d4", d4=TREE)
    table = roused("snow_goose", "d4", c3=DRY, d4=HERB, e5=BUSH)
    assert table.choices("A") == ["step c3", "step e5"]  # out of the middle


@rule("EAR-93")
@pytest.mark.parametrize(
    ("planted", "ahead"),
    [
        ("c4 d4 e4", "d4"),  # in a row
        ("c3 d4 e5", "d4"),  # aslant
        ("c4 c5 c6 d4 d5", "c5"),  # down, but not round a corner
    ],
)
def test_the_kangaroo_jumps_twice_in_one_direction(planted: str, ahead: str) -> None:
    here, *others = planted.split()
    cells = dict(zip((here, *others), (TREE, HERB, BUSH, MUSHROOM, DRY), strict=False))
    table = roused("kangaroo", here, **cells)
    assert table.choices("A") == [f"step {ahead}"]
    table.play(f"A step {ahead}")
    assert [text for text in table.choices("A") if text.startswith("step")] == [f"step {others[1]}"]


@rule("EAR-93")
def test_the_kangaroo_does_not_turn() -> None:
    assert idle("kangaroo", "c4", c4=TREE, d4=HERB, d5=BUSH, e3=MUSHROOM)


@rule("EAR-93")
def test_the_rhinoceros_runs_along_a_row_or_a_column() -> None:
    square = {"c3": TREE, "d3": HERB, "e3": BUSH, "f3": 63, "c4": DRY, "d4": 9, "c5": 1}
    table = roused("rhinoceros", "c3", **square)
    assert table.choices("A") == ["step d3"]  # the column is too short
    table = roused("rhinoceros", "c3", **square, c6=158)
    assert table.choices("A") == ["step d3", "step c4"]
    table.play("A step c4")
    assert table.choices("A") == ["step c5"]  # neither back nor aside
    assert idle("rhinoceros", "c3", c3=TREE, d4=HERB, e5=BUSH, f6=63)  # nor aslant


@rule("EAR-93", "EAR-76")
@pytest.mark.parametrize(
    ("first", "second", "differ"),
    [
        (HERB, BUSH, True),
        (HERB, DRY, False),  # two herbs
        (HERB, 280, True),  # which may stand for any type
        (HERB, TERRAIN, False),  # no flora
    ],
)
def test_the_fox_wants_two_types_of_flora(first: int, second: int, differ: bool) -> None:
    table = roused("lemur_or_fox", "c4", c4=TREE, d4=first, e4=second)
    table.play("A step d4", "A step e4")
    assert (table.choices("A") == ["use", "skip"]) is differ


@rule("EAR-39", "EAR-92")
def test_the_spider_monkey_grows_what_lies_around_its_new_tree() -> None:
    table = roused("spider_monkey", "d4", d4=TREE, e4=63, f4=HERB, f5=(DRY, 0, 1), e5=BUSH)
    table.play("A step e4")
    assert table.choices("A") == ["put d4", "put f4", "put e5", "all", "skip"]  # f5 is full
    table.play("A put e5", "A all")
    assert [table.at("A", cell)[2] for cell in ("d4", "e4", "f4", "f5", "e5")] == [1, 0, 1, 1, 1]


# What everybody shares


RICH = {"c3": (20, 2, 3), "d4": (13, 1, 2), "d5": (14, 3, 1), "d6": (17, 1, 1), "e5": (272, 1, 2)}
"""Every type and habitat, with pieces and room for more; five cards."""


@rule("EAR-97")
@pytest.mark.parametrize(
    "id",
    sorted(
        id for id, animal in cards.animals().items() if isinstance(animal.collective.effect, Share)
    ),
)
def test_a_shared_ability_takes_its_price_and_gives_its_goods(id: str) -> None:
    effect = cards.animals()[id].collective.effect
    assert isinstance(effect, Share)
    table = Table(collective=id).plant("A", **RICH, e4=8, f4=158, f5=63)
    table.hand("A", *range(50, 56)).compost("A", *range(40, 44))
    board = table["A"]
    board.soil = 3
    before = board.soil, board.sprouts, board.growth, len(board.hand), len(board.compost)
    table.pending("A", Sharing())
    while board.stack:
        table.play(f"A {table.choices('A')[0]}")
    after = board.soil, board.sprouts, board.growth, len(board.hand), len(board.compost)
    gain, pay = effect.gain, effect.pay
    assert tuple(new - old for old, new in zip(before, after, strict=True)) == (
        gain.soil - pay.soil,
        gain.sprout - pay.sprout,
        gain.growth - pay.growth,
        gain.draw - gain.compost_hand - pay.compost_hand,
        gain.compost_deck + gain.compost_hand + pay.compost_hand - pay.compost_discard,
    )


@rule("EAR-97", "EAR-41")
def test_events_come_before_the_first_shared_piece_and_not_after_it() -> None:
    table = Table(collective="thomsons_gazelle").plant("A", d4=HERB).hand("A", STEAM_VENTS)
    table.pending("A", Sharing())
    assert table.choices("A") == ["put d4", "skip", "event 223"]
    table.play("A put d4")
    assert table.choices("A") == ["put d4", "skip"]


@rule("EAR-97")
@pytest.mark.parametrize(
    ("animal", "cells"),
    [("common_loon", "d4 d5 d6"), ("rabbit", "d5"), ("quokka", "e5"), ("reindeer", "e5 d6")],
)
def test_shared_pieces_go_on_flora_of_the_sort_named(animal: str, cells: str) -> None:
    table = Table(collective=animal).plant("A", **RICH).pending("A", Sharing())
    puts = [text.removeprefix("put ") for text in table.choices("A") if text.startswith("put")]
    assert puts == cells.split()
