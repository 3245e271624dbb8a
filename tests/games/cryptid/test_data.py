"""The components of the box: sections, cards, clue books, hints, clues."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hedgerow.core import BadInput
from hedgerow.games import datafiles
from hedgerow.games.cryptid.clues import (
    CLUE_OF,
    CLUES_OF_MODE,
    CODES,
    POSITIVE,
    TERRAINS,
    Mode,
    opposite,
)
from hedgerow.games.cryptid.hexes import (
    COLUMNS,
    EVERYWHERE,
    HEXES,
    distance,
    hexes_of,
    parse_hex,
    widen,
)
from hedgerow.games.cryptid.maps import Structure, colours_of, features_of, map_of
from hedgerow.games.cryptid.puzzle import (
    HINTS,
    books,
    card_puzzle,
    cards,
    hint_holds,
    numbered_hints,
)
from hedgerow.testing.rules import rule

UPRIGHT = ("1", "2", "3", "4", "5", "6")
FACTS = Path(__file__).parents[4] / "shared" / "facts" / "cryptid"
needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="no shared facts beside the repository")


def facts(name: str) -> Any:
    return json.loads((FACTS / name).read_text(encoding="utf-8"))


def cell(row: int, col: int) -> int:
    return row * COLUMNS + col


# The map

TERRAIN_COUNTS = [21, 22, 22, 21, 22]
"""Desert, forest, mountain, swamp, water."""


@rule("CRY-1")
def test_every_hex_has_one_terrain_and_at_most_one_territory() -> None:
    features = features_of(UPRIGHT)
    assert [mask.bit_count() for mask in features.terrain] == TERRAIN_COUNTS
    assert sum(features.terrain) == EVERYWHERE
    assert features.bear.bit_count() == features.cougar.bit_count() == 8
    assert not features.bear & features.cougar


@rule("CRY-1")
@pytest.mark.parametrize("card", cards(), ids=lambda card: str(card.id))
def test_a_layout_moves_hexes_about_and_loses_none(card: Any) -> None:
    features = features_of(card.slots)
    assert [mask.bit_count() for mask in features.terrain] == TERRAIN_COUNTS
    assert (features.bear.bit_count(), features.cougar.bit_count()) == (8, 8)


@rule("CRY-2")
def test_even_columns_touch_the_row_above_and_odd_ones_the_row_below() -> None:
    around = [other for other in range(HEXES) if distance(cell(4, 4), other) == 1]
    assert around == [cell(3, 3), cell(3, 4), cell(3, 5), cell(4, 3), cell(4, 5), cell(5, 4)]
    around = [other for other in range(HEXES) if distance(cell(4, 5), other) == 1]
    assert around == [cell(3, 5), cell(4, 4), cell(4, 6), cell(5, 4), cell(5, 5), cell(5, 6)]


@rule("CRY-2")
@pytest.mark.parametrize("start", range(0, HEXES, 7))
def test_distance_counts_steps_from_neighbour_to_neighbour(start: int) -> None:
    reached = 1 << start
    for steps in range(20):
        assert {hex for hex in range(HEXES) if distance(start, hex) <= steps} == set(
            hexes_of(reached)
        )
        reached = widen(reached)
    assert reached == EVERYWHERE


@rule("CRY-3")
def test_sections_go_left_to_right_and_top_to_bottom() -> None:
    water = features_of(UPRIGHT).terrain[TERRAINS.index("water")]
    # Section 1 starts with water in the top left; section 6 ends in forest at the bottom right.
    assert water >> cell(0, 0) & 1
    forest = features_of(UPRIGHT).terrain[TERRAINS.index("forest")]
    assert forest >> cell(8, 11) & 1
    swapped = features_of(("2", "1", "3", "4", "5", "6"))
    assert swapped.terrain[TERRAINS.index("water")] >> cell(0, 6) & 1
    assert swapped.cougar & 0b111 == 0b111  # section 2 has cougars in its first three hexes


@rule("CRY-3")
def test_a_turned_section_has_its_first_hex_last() -> None:
    turned = features_of(("1r", "2", "3", "4", "5", "6"))
    upright = features_of(UPRIGHT)
    for before, after in zip(upright.terrain, turned.terrain, strict=True):
        for row in range(3):
            for col in range(6):
                there = before >> cell(row, col) & 1
                assert after >> cell(2 - row, 5 - col) & 1 == there


@rule("CRY-4")
@pytest.mark.parametrize("card", cards(), ids=lambda card: str(card.id))
def test_a_stone_and_a_shack_of_each_colour_stand_apart(card: Any) -> None:
    standing = [(built.kind, built.colour) for built in card.structures]
    colours = ["white", "green", "blue"] + ["black"] * (card.mode == "advanced")
    assert standing == [(kind, colour) for kind in ("stone", "shack") for colour in colours]
    assert len({built.hex for built in card.structures}) == len(standing)


# Clues

STANDING = (
    Structure("stone", "white", 0, 0),
    Structure("stone", "green", 8, 0),
    Structure("stone", "blue", 4, 6),
    Structure("stone", "black", 0, 11),
    Structure("shack", "white", 4, 0),
    Structure("shack", "green", 8, 11),
    Structure("shack", "blue", 8, 6),
    Structure("shack", "black", 4, 11),
)
MAP = map_of(UPRIGHT, STANDING)


def region(code: str) -> set[int]:
    return set(hexes_of(MAP.regions[CLUE_OF[code]]))


def within(reach: int, places: set[int]) -> set[int]:
    return {hex for hex in range(HEXES) if any(distance(hex, other) <= reach for other in places)}


def terrain(name: str) -> set[int]:
    return {hex for hex in range(HEXES) if MAP.terrain_at(hex) == name}


def territory(name: str) -> set[int]:
    return {hex for hex in range(HEXES) if MAP.territory_at(hex) == name}


def standing(*words: str) -> set[int]:
    return {built.hex for built in STANDING if built.kind in words or built.colour in words}


@rule("CRY-5")
def test_two_terrains() -> None:
    assert region("on:forest|water") == terrain("forest") | terrain("water")
    assert len([code for code in CODES[:POSITIVE] if code.startswith("on:")]) == 10


@rule("CRY-6")
@pytest.mark.parametrize("name", TERRAINS)
def test_within_one_of_a_terrain_counts_the_terrain_itself(name: str) -> None:
    assert region(f"near1:{name}") == within(1, terrain(name)) > terrain(name)


@rule("CRY-7")
def test_within_one_of_either_animal() -> None:
    assert region("near1:animal") == within(1, territory("bear") | territory("cougar"))


@rule("CRY-8")
@pytest.mark.parametrize("kind", ["stone", "shack"])
def test_within_two_of_a_structure_of_any_colour(kind: str) -> None:
    assert region(f"near2:{kind}") == within(2, standing(kind)) > standing(kind)


@rule("CRY-9")
@pytest.mark.parametrize("animal", ["bear", "cougar"])
def test_within_two_of_one_animal(animal: str) -> None:
    assert region(f"near2:{animal}") == within(2, territory(animal)) > territory(animal)


@rule("CRY-10")
@pytest.mark.parametrize("colour", ["white", "green", "blue", "black"])
def test_within_three_of_a_colour_counts_stones_and_shacks(colour: str) -> None:
    assert len(standing(colour)) == 2
    assert region(f"near3:{colour}") == within(3, standing(colour)) > standing(colour)


@rule("CRY-11")
def test_23_clues_in_normal_mode_and_48_in_advanced_mode() -> None:
    normal = [CODES[clue] for clue in CLUES_OF_MODE["normal"]]
    advanced = [CODES[clue] for clue in CLUES_OF_MODE["advanced"]]
    assert len(normal) == 23
    assert not [code for code in normal if "black" in code or code.startswith("not ")]
    assert len(set(advanced)) == 48
    assert set(advanced) - set(normal) == {
        "near3:black",
        "not near3:black",
        *(f"not {code}" for code in normal),
    }


@rule("CRY-11")
def test_a_negated_clue_allows_exactly_the_other_hexes() -> None:
    for clue in range(POSITIVE):
        assert opposite(opposite(clue)) == clue
        assert CODES[opposite(clue)] == f"not {CODES[clue]}"
        assert MAP.regions[clue] ^ MAP.regions[opposite(clue)] == EVERYWHERE


# The box

SETUPS = [(card, researchers) for card in cards() for researchers in (3, 4, 5)]
each_setup = pytest.mark.parametrize(
    ("card", "researchers"), SETUPS, ids=[f"{card.id}-{seats}" for card, seats in SETUPS]
)


@rule("CRY-48")
def test_54_cards_19_normal_and_35_advanced() -> None:
    assert Counter(card.mode for card in cards()) == {"normal": 19, "advanced": 35}
    assert [card.id for card in cards()] == list(range(1, 55))


@rule("CRY-48")
def test_five_books_of_96_clues() -> None:
    assert {name: len(clues) for name, clues in books().items()} == dict.fromkeys(
        ("alpha", "beta", "gamma", "delta", "epsilon"), 96
    )


def test_80_hints() -> None:
    assert len(numbered_hints()) == 80
    assert set(numbered_hints()) == set(HINTS)


@rule("CRY-12", "CRY-14", "CRY-48")
@each_setup
def test_the_clues_of_a_card_are_different_and_meet_in_one_hex(card: Any, researchers: int) -> None:
    puzzle = card_puzzle(card, researchers)
    assert len(puzzle.clues) == researchers
    assert len({clue % POSITIVE for clue in puzzle.clues}) == researchers
    assert set(puzzle.clues) <= set(CLUES_OF_MODE[puzzle.mode])
    assert puzzle.habitat.bit_count() == 1
    assert hint_holds(puzzle.hint, puzzle.clues)


def test_colours_of_a_mode() -> None:
    modes: dict[Mode, int] = {"normal": 3, "advanced": 4}
    for mode, count in modes.items():
        assert len(colours_of(mode)) == count


# Against the facts that the components were entered from


@needs_facts
def test_sections_are_as_in_the_facts() -> None:
    letters = {"desert": "D", "forest": "F", "mountain": "M", "swamp": "S", "water": "W"}
    suffix = {"bear": "b", "cougar": "c", None: ""}
    for number, rows in facts("tiles.json")["sections"].items():
        slot = int(number) - 1
        for r, row in enumerate(rows):
            for c, text in enumerate(row):
                hex = cell(3 * (slot // 2) + r, 6 * (slot % 2) + c)
                assert letters[MAP.terrain_at(hex)] + suffix[MAP.territory_at(hex)] == text


@needs_facts
def test_clues_are_as_in_the_facts() -> None:
    types = facts("clue_types.json")
    assert [CODES[clue] for clue in CLUES_OF_MODE["normal"]] == types["normal_23"]
    assert list(CODES) == types["advanced_positive_24"] + types["advanced_negative_24"]


@needs_facts
def test_hints_are_as_in_the_facts() -> None:
    printed = facts("hints.json")["hints"]
    assert {str(n): hint for n, hint in enumerate(numbered_hints(), start=1)} == printed


@needs_facts
def test_books_are_as_in_the_facts() -> None:
    printed = facts("clue_books.json")["books"]
    assert {name: list(clues) for name, clues in books().items()} == {
        name: _listed(clues) for name, clues in printed.items()
    }


def _listed(clues: Any) -> list[str]:
    if isinstance(clues, dict):
        return [clues[str(number)] for number in range(1, len(clues) + 1)]
    return list(clues)


@needs_facts
@each_setup
def test_a_card_is_as_in_the_facts(card: Any, researchers: int) -> None:
    printed = next(entry for entry in facts("puzzles.json")["puzzles"] if entry["id"] == card.id)
    assert (card.mode, list(card.slots)) == (printed["mode"], printed["slots"])
    assert {(s.kind, s.colour, s.row, s.col) for s in card.structures} == {
        (s["kind"], s["colour"], s["row"], s["col"]) for s in printed["structures"]
    }
    setup = printed["setups"][str(researchers)]
    assert list(card.setup(researchers).books.items()) == list(setup["books"].items())
    assert card.setup(researchers).hint == setup["hint"]
    puzzle = card_puzzle(card, researchers)
    assert [CODES[clue] for clue in puzzle.clues] == setup["clues"]
    assert puzzle.habitat == 1 << cell(*setup["habitat"])


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("alpha = 1,", "omega = 1,", "card 1, seats_3.books: no number 1 in book 'omega'"),
        ("alpha = 1,", "alpha = 97,", "card 1, seats_3.books: no number 97 in book 'alpha'"),
        ("hint = 55", "hint = 81", "card 1, seats_3.hint: no hint 81, they go from 1 to 80"),
        ("hint = 55", "hint = 1", "card 1, seats_3.hint: hint 1 is not true of the clues"),
        ("alpha = 1, ", "", "card 1, seats_3.books: expected 3 books, got 2"),
        (
            "alpha = 72, beta = 17",
            "alpha = 3, beta = 17",
            "card 1, seats_4: exactly one hex must fit all clues, but 2 do",
        ),
        (
            "alpha = 72, beta = 17",
            "alpha = 1, beta = 17",
            "card 1, seats_4.books: a clue twice, or beside its negation",
        ),
        (
            "alpha = 72, beta = 17",
            "alpha = 4, beta = 17",
            "card 1, seats_4.books: a clue that mode 'normal' does not have",
        ),
        (
            '"4", "1", "6"',
            '"4", "4", "6"',
            "card 1, slots: sections 1 to 6 expected, each once, with r if turned",
        ),
        (
            '"4", "1", "6"',
            '"4x", "1", "6"',
            "card 1, slots: sections 1 to 6 expected, each once, with r if turned",
        ),
        (
            "blue = [5, 5]",
            "blue = [9, 5]",
            "card 1, stones.blue: [9, 5] is off the map: rows go from 0 to 8 and columns from 0"
            " to 11",
        ),
        (
            "blue = [7, 2]",
            "blue = [7, -1]",
            "card 1, shacks.blue: [7, -1] is off the map: rows go from 0 to 8 and columns from 0"
            " to 11",
        ),
        ("blue = [7, 2]", "blue = [5, 5]", "card 1, shacks.blue: on the same hex as stones.blue"),
        (
            "blue = [5, 5], ",
            "",
            "card 1, stones: one of each colour expected: white, green, blue",
        ),
        (
            "blue = [7, 2], ",
            "black = [7, 2], ",
            "card 1, shacks: one of each colour expected: white, green, blue",
        ),
        ("id = 2\n", "id = 1\n", "card 1, id: given twice"),
    ],
)
def test_a_replaced_card_that_makes_no_sense_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, detail: str
) -> None:
    ours = datafiles.find("cryptid", "cards.toml").read_text()
    (tmp_path / "cryptid").mkdir()
    (tmp_path / "cryptid" / "cards.toml").write_text(ours.replace(old, new, 1))
    monkeypatch.setenv(datafiles.VARIABLE, str(tmp_path))
    datafiles.forget()
    try:
        with pytest.raises(BadInput) as error:
            cards()
        assert error.value.message.args["detail"] == detail
        assert str(error.value.message.args["place"]).endswith("cards.toml")
    finally:
        monkeypatch.undo()
        datafiles.forget()


@rule("CRY-3")
@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("W  W  W  W  F  F", "W  W  W  W  F", "section 1: 3 rows of 6 hexes expected"),
        ('  "W  W  W  W  F  F",\n', "", "section 1: 3 rows of 6 hexes expected"),
        ("Db Db Fb", "Db Db Fx", "section 1: hex 'Fx'"),
        ("Db Db Fb", "Db Db Fbc", "section 1: hex 'Fbc'"),
        ("Db Db Fb", "Db Db Xb", "section 1: hex 'Xb'"),
        ('number = "2"', 'number = "1"', "sections 1 to 6 expected, each once"),
    ],
)
def test_a_replaced_section_that_makes_no_sense_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, detail: str
) -> None:
    ours = datafiles.find("cryptid", "sections.toml").read_text()
    assert old in ours
    (tmp_path / "cryptid").mkdir()
    (tmp_path / "cryptid" / "sections.toml").write_text(ours.replace(old, new, 1))
    monkeypatch.setenv(datafiles.VARIABLE, str(tmp_path))
    datafiles.forget()
    try:
        with pytest.raises(BadInput) as error:
            features_of(("1", "2", "3", "4", "5", "6"))
        assert error.value.message.args["detail"] == detail
    finally:
        monkeypatch.undo()
        datafiles.forget()


@rule("CRY-2")
@pytest.mark.parametrize("text", ["", "1", "-", "1-", "-1", "x-1", "+1-1", "1_0-1", " 1-1", "0-1"])
def test_what_names_no_hex(text: str) -> None:
    with pytest.raises(ValueError):
        parse_hex(text)
