"""Score files: both forms read alike, and every mistake is named with its place."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from games.earth import reference
from games.earth.gardens import garden
from hedgerow.core import BadInput
from hedgerow.games.earth import cards
from hedgerow.games.earth.scorefile import ScoreFile, read_score_file
from hedgerow.games.earth.scoring.gaia import GaiaHoldings, gaia_score
from hedgerow.games.earth.scoring.score import score
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule

TEXT = """\
mode advanced  # a remark
ecosystems 305A 312B

seat Ada of the Hill
island 286A
climate 297B
ecosystem 320A
tableau
  1:2/3  14:6/2  .     2
  .      5:1     13:/2 .
  .      .       .     .
  .      .       .     .
compost 5
events 196 203
soil 3
hand 2
fauna 1 - 3
completed yes
animal jaguar sprout=2
animal common_loon
island_stock canopy=1

seat
island 285B
climate 295A
tableau
  . . . .
  . . . .
  . . . .
  . . . .
completed no
"""


def empty() -> list[list[Any]]:
    return [[None] * 4 for _ in range(4)]


def form() -> dict[str, Any]:
    """The same as TEXT."""
    tableau = empty()
    tableau[0] = [
        {"no": 1, "sprouts": 2, "growth": 3},
        {"no": 14, "sprouts": 6, "growth": 2},
        None,
        {"no": 2},
    ]
    tableau[1] = [None, {"no": 5, "sprouts": 1}, {"no": 13, "growth": 2}, None]
    return {
        "mode": "advanced",
        "ecosystems": ["305A", "312B"],
        "seats": [
            {
                "name": "Ada of the Hill",
                "island": "286A",
                "climate": "297B",
                "ecosystem": "320A",
                "tableau": tableau,
                "compost": 5,
                "events": [196, 203],
                "soil": 3,
                "hand": 2,
                "fauna": [1, None, 3],
                "completed": True,
                "animals": [{"id": "jaguar", "stock": {"sprout": 2}}, {"id": "common_loon"}],
                "island_stock": {"canopy": 1},
            },
            {"island": "285B", "climate": "295A", "tableau": empty()},
        ],
    }


def read(value: Any) -> ScoreFile:
    raw = value if isinstance(value, str) else json.dumps(value)
    return read_score_file(raw.encode(), "here")


def test_both_forms_read_alike() -> None:
    assert read(TEXT) == read(form())


def test_what_is_read() -> None:
    file = read(TEXT)
    ada, other = file.seats
    assert (file.mode, file.shared, file.collective) == (
        "advanced",
        ("305A", "312B"),
        "asian_elephant",
    )
    assert file.names == ("Ada of the Hill", "")
    assert ada.area == garden(
        "1:2/3 14:6/2 . 2 | . 5:1 13:/2",
        island="286A",
        climate="297B",
        soil=3,
        hand=2,
        compost=5,
        events=(196, 203),
    )
    assert (ada.ecosystem, ada.ranks, ada.completed) == ("320A", (1, 3), True)
    assert ada.stocks == {"jaguar": 2, "common_loon": 0}
    assert ada.island_stock == 1
    assert other.area == garden(island="285B", climate="295A")
    assert not other.completed


def test_a_byte_order_mark_does_not_matter() -> None:
    assert read_score_file(b"\xef\xbb\xbf" + TEXT.encode(), "here") == read(TEXT)


def test_random_tableaux_survive_both_forms() -> None:
    rng = random.Random(6)
    for _ in range(25):
        area = reference.random_area(rng)
        area.events = tuple(sorted(area.events))
        tableau = area.tableau
        rows = [
            [
                {"no": no, "sprouts": tableau.sprouts[at], "growth": tableau.growth[at]}
                if (no := tableau.cards[at])
                else None
                for at in range(4 * row, 4 * row + 4)
            ]
            for row in range(4)
        ]
        seat = {
            "island": area.island,
            "climate": area.climate,
            "tableau": rows,
            "compost": area.compost,
            "events": list(area.events),
            "soil": area.soil,
            "hand": area.hand,
        }
        drawn = [
            " ".join(f"{s['no']}:{s['sprouts']}/{s['growth']}" if s else "." for s in row)
            for row in rows
        ]
        text = [
            "seat",
            f"island {area.island}",
            f"climate {area.climate}",
            "tableau",
            *drawn,
            f"compost {area.compost}",
            "events " + " ".join(map(str, area.events)),
            f"soil {area.soil}",
            f"hand {area.hand}",
        ]
        assert read({"seats": [seat]}).seats[0].area == area
        assert read("\n".join(text)).seats[0].area == area


# Mistakes


def changed(path: str, value: Any) -> dict[str, Any]:
    """The form with one thing changed: "seats/0/soil"."""
    found: Any = form()
    at = found
    *steps, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    for step in steps:
        at = at[step]
    at[last] = value
    return dict(found)


MISTAKES: list[tuple[str, Any, list[str]]] = [
    ("mode", "hard", ["$.mode", "hard"]),
    ("ecosystems", ["305A", "999A"], ["$.ecosystems[1]", "999A"]),
    ("ecosystems", ["305A", "306A", "307A"], ["$.ecosystems", "3"]),
    ("mood", 1, ["mood"]),
    ("seats", [], ["$.seats", "0"]),
    ("seats", [form()["seats"][1]] * 6, ["$.seats", "6"]),
    ("seats/0/island", "297B", ["$.seats[0].island", "297B"]),
    ("seats/0/island", "286C", ["$.seats[0].island", "286C"]),
    ("seats/0/climate", "286A", ["$.seats[0].climate", "286A"]),
    ("seats/1/ecosystem", "286A", ["$.seats[1].ecosystem", "286A"]),
    ("seats/0/tableau", [[None] * 4] * 3, ["$.seats[0].tableau", "4, 4, 4"]),
    ("seats/0/tableau/2", [None] * 5, ["$.seats[0].tableau", "5"]),
    ("seats/0/tableau/0/2", {"no": 284}, ["$.seats[0].tableau[0][2].no", "284"]),
    ("seats/0/tableau/0/2", {"no": 0}, ["$.seats[0].tableau[0][2].no", "0"]),
    ("seats/0/tableau/0/2", {"no": 10**30}, ["$.seats[0].tableau[0][2].no"]),
    ("seats/0/tableau/0/2", {"no": 196}, ["$.seats[0].tableau[0][2].no", "Hurricane"]),
    ("seats/0/tableau/0/2", {"no": 1}, ["$.seats[0].tableau[0][2]", "Japanese Maple", "twice"]),
    ("seats/0/tableau/0/0/sprouts", 5, ["tableau[0][0].sprouts", "Japanese Maple", "4", "5"]),
    ("seats/0/tableau/0/0/growth", 4, ["tableau[0][0].growth", "Japanese Maple", "3", "4"]),
    ("seats/0/tableau/0/0/sprouts", -1, ["$.seats[0].tableau[0][0].sprouts"]),
    ("seats/0/tableau/0/3/sprouts", 1, ["tableau[0][3].sprouts", "Prairie", "terrain"]),
    ("seats/0/tableau/0/3/growth", 1, ["tableau[0][3].growth", "Prairie", "terrain"]),
    ("seats/0/tableau/0/0", {"sprouts": 1}, ["no"]),
    ("seats/0/tableau/0/0", 1, ["tableau"]),
    ("seats/0/compost", -1, ["compost"]),
    ("seats/0/soil", "many", ["soil"]),
    ("seats/0/events", [1], ["$.seats[0].events[0]", "Japanese Maple"]),
    ("seats/0/events", [999], ["$.seats[0].events[0]", "999"]),
    ("seats/0/events", [196, 196], ["$.seats[0].events[1]", "Hurricane"]),
    ("seats/0/fauna", [0], ["$.seats[0].fauna[0]", "0"]),
    ("seats/0/fauna", [1, 6], ["$.seats[0].fauna[1]", "6"]),
    ("seats/0/fauna", [1] * 5, ["$.seats[0].fauna", "5"]),
    ("seats/0/animals", [{"id": "unicorn"}], ["$.seats[0].animals[0].id", "unicorn"]),
    (
        "seats/0/animals",
        [{"id": "jaguar"}, {"id": "jaguar"}],
        ["$.seats[0].animals[1].id", "jaguar"],
    ),
    (
        "seats/0/animals",
        [{"id": "tarsier", "stock": {"sprout": 1}}],
        ["$.seats[0].animals[0].stock", "tarsier"],
    ),
    ("seats/0/animals", [{"id": "jaguar", "stock": {"gold": 1}}], ["animals", "gold"]),
    ("seats/0/island_stock", {"canopy": -2}, ["island_stock"]),
    ("collective", "unicorn", ["$.collective", "unicorn"]),
    ("collective", "tarsier", ["$.seats[0].island_stock"]),
]


@pytest.mark.parametrize(("path", "value", "told"), MISTAKES)
def test_a_mistake_in_json_is_named_with_its_path(path: str, value: Any, told: list[str]) -> None:
    assert_told(changed(path, value), told)


def assert_told(value: Any, told: list[str]) -> None:
    with pytest.raises(BadInput) as caught:
        read(value)
    english, french = (Catalogue(language).say(caught.value.message) for language in LANGUAGES)
    for said in (english, french):
        assert said.startswith("here"), said
        assert "\n" not in said
    for part in told:
        assert part in english, english
        assert part in french or part[0] != "$", french


def test_beginners_have_no_ecosystems() -> None:
    file = {"mode": "beginner", "seats": [form()["seats"][1]]}
    assert read(file).mode == "beginner"
    assert_told({**file, "ecosystems": ["305A"]}, ["$.ecosystems[0]"])
    own = {**form()["seats"][1], "ecosystem": "305A"}
    assert_told({**file, "seats": [own]}, ["$.seats[0].ecosystem"])


LINES: list[tuple[str, str, list[str]]] = [
    ("mode advanced", "mode hard", ["1", "hard"]),
    ("mode advanced", "mode", ["1", "mode"]),
    ("mode advanced", "modus advanced", ["1", "modus"]),
    ("mode advanced", "soil 3", ["1", "soil"]),
    ("ecosystems 305A 312B", "ecosystems 305A 999A", ["2", "999A"]),
    ("island 286A", "island 286C", ["5", "286C"]),
    ("island 286A", "", ["4", "island"]),
    ("1:2/3", "1:5/3", ["9", "5"]),
    ("1:2/3", "one", ["9", "one"]),
    ("1:2/3", "", ["9", "3"]),
    ("13:/2", "13:/9", ["10", "9"]),
    ("13:/2", "196", ["10", "196"]),
    ("compost 5", "compost -5", ["13", "-5"]),
    ("compost 5", "compost 5 6", ["13", "compost"]),
    ("compost 5", "tableau 5", ["13"]),
    ("compost 5", "soil 5", ["15", "soil"]),
    ("events 196 203", "events 196 5", ["14", "5"]),
    ("fauna 1 - 3", "fauna 1 - 9", ["17", "9"]),
    ("fauna 1 - 3", "fauna first", ["17", "first"]),
    ("completed yes", "completed maybe", ["18", "maybe"]),
    ("animal jaguar sprout=2", "animal jaguar sprouts", ["19", "sprouts"]),
    ("animal jaguar sprout=2", "animal jaguar leaf=2", ["19", "leaf"]),
    ("animal common_loon", "animal lion", ["20", "lion"]),
    ("animal common_loon", "animal", ["20", "animal"]),
]


@pytest.mark.parametrize(("old", "new", "told"), LINES)
def test_a_mistake_in_text_is_named_with_its_line(old: str, new: str, told: list[str]) -> None:
    assert old in TEXT
    line, *rest = told
    with pytest.raises(BadInput) as caught:
        read(TEXT.replace(old, new, 1))
    said = Catalogue("en").say(caught.value.message)
    assert said.startswith(f"here, line {line}: "), said
    for part in rest:
        assert part in said, said
    assert f"here, ligne {line}" in Catalogue("fr").say(caught.value.message)


@pytest.mark.parametrize(
    "raw", [b"", b"\n\n# nothing", b"{", b"[]", b"{}", b"\xff\xfe", b"[" * 9999]
)
def test_what_is_no_score_file_is_refused(raw: bytes) -> None:
    with pytest.raises(BadInput) as caught:
        read_score_file(raw, "here")
    assert Catalogue("en").say(caught.value.message).startswith("here")


def test_a_tableau_that_ends_early_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        read("seat\nisland 286A\nclimate 297B\ntableau\n. . . .\n")
    assert "3 rows" in Catalogue("en").say(caught.value.message)


# What can be scored but cannot come out of one box


def notes(value: Any) -> list[str]:
    return [Catalogue("en").say(note) for note in read(value).notes]


def test_an_ordinary_file_has_no_notes() -> None:
    file = changed("seats/0/completed", False)
    assert notes(file) == []


def test_unlikely_files_are_noted() -> None:
    both = form()
    both["seats"][1] |= {"tableau": form()["seats"][0]["tableau"], "completed": True}
    both["seats"][1] |= {"island": "286B", "ecosystem": "305B"}
    said = notes(both)
    assert "Note: card 1 (Japanese Maple) is used more than once." in said
    assert "Note: 286 is used more than once, or on both sides." in said
    assert "Note: 305 is used more than once, or on both sides." in said
    assert "Note: more than one player has the bonus for a full tableau." in said
    assert "Note: A has the bonus for a full tableau with 5 cards." in said


@rule("EAR-20")
@pytest.mark.parametrize(
    ("drawing", "whole"),
    [
        ("1 . . . | . 2 . . | . . 5 . | . . . 6", True),  # by corners
        ("1 2 . . | . . . . | . . . . | . . . .", True),
        ("1 . 2 . | . . . . | . . . . | . . . .", False),
        ("1 2 . . | . . . . | 5 . . . | . . . .", False),
        ("1 . . 2 | . 5 6 . | . . . . | . . . .", True),
        (". . . . | . . . . | . . . . | . . . .", True),
    ],
)
def test_a_tableau_that_is_not_in_one_piece_is_noted(drawing: str, whole: bool) -> None:
    rows = drawing.replace(" | ", "\n")
    said = notes(f"seat\nisland 286A\nclimate 297B\ntableau\n{rows}\n")
    apart = "Note: the tableau of A is not in one piece; each card must touch another by an edge"
    assert any(note.startswith(apart) for note in said) is not whole


# Gaia

ALONE = """\
seat Ada
island 286A
climate 297B
tableau
1 2 . .
. . . .
. . . .
. . . .
gaia
cards 219 4
compost 12
sprouts 30
growth 11
fauna 2 -
completed no
leaves 1
animal capybara
"""


@rule("EAR-119")
def test_gaia_in_text() -> None:
    file = read(ALONE)
    assert file.gaia == GaiaHoldings(
        cards=(219, 4),
        sprouts=30,
        compost=12,
        growth=11,
        ranks=(2,),
        completed=False,
        leaves=1,
        stocks={"capybara": 0},
    )
    assert read(ALONE.partition("gaia")[0]).gaia is None
    assert gaia_score(file.gaia).total == 8 + 12 + 30 + 15 + 11 + 5


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("cards 219 4", "cards 219 400", "line 10: there is no card 400"),
        ("cards 219 4", "cards 219 219", "line 10: card 219 (Wildfire) is there twice"),
        ("leaves 1", "leaves 6", "line 16: a player has 5 leaves, not 6"),
        ("fauna 2 -", "fauna 6", "line 14: a rank is 1 to 5, not 6"),
        ("animal capybara", "animal jaguar", "line 17: Gaia cannot have the animal “jaguar”"),
        ("animal capybara", "animal lion", "line 17: there is no animal “lion”"),
        ("animal capybara", "island 286A", "line 17: a line cannot begin with “island”"),
        ("gaia\n", "gaia hard\n", "line 9: “gaia” stands alone"),
        ("leaves 1", "gaia", "line 16: “gaia” is there twice"),
        ("seat Ada", "mode beginner\nseat Ada", "line 10: there is no beginner’s game"),
        ("sprouts 30", "sprouts many", "line 12: “many” is not a number"),
    ],
)
def test_a_mistake_about_gaia_is_named_with_its_line(old: str, new: str, told: str) -> None:
    assert old in ALONE
    with pytest.raises(BadInput) as caught:
        read(ALONE.replace(old, new, 1))
    said = Catalogue("en").say(caught.value.message)
    assert said.startswith(f"here, {told}"), said


def test_gaia_plays_against_one_player_alone() -> None:
    both = ALONE + "seat Ben\nisland 285B\nclimate 295A\ntableau\n" + ". . . .\n" * 4
    with pytest.raises(BadInput) as caught:
        read(both)
    assert "Gaia plays against one player alone, and there are 2" in Catalogue("en").say(
        caught.value.message
    )


def test_what_gaia_and_the_player_cannot_both_have_is_noted() -> None:
    said = notes(ALONE.replace("cards 219 4", "cards 1"))
    assert said == ["Note: card 1 (Japanese Maple) is used more than once."]
    said = notes(
        ALONE.replace("gaia\n", "completed\nanimal capybara\ngaia\n").replace(
            "completed no", "completed"
        )
    )
    assert "Note: capybara is used more than once, or on both sides." in said
    assert "Note: more than one player has the bonus for a full tableau." in said


def test_every_island_and_climate_can_be_named() -> None:
    for island, climate in zip(cards.islands(), cards.climates(), strict=True):
        seat = {"island": island, "climate": climate, "tableau": empty()}
        assert read({"seats": [seat]}).seats[0].area.island == island


def test_the_example_in_the_docs_can_be_scored() -> None:
    page = Path(__file__).parents[3] / "docs" / "games" / "earth.md"
    (text,) = [
        block
        for block in page.read_text(encoding="utf-8").split("```")[1::2]
        if block.startswith("\nmode")
    ]
    file = read(text)
    assert file.names == ("Ada", "Ben")
    first, second = score(file.seats, file.mode, file.shared, file.collective)
    assert (first.animals, second.growth) == (10 + 4, 7)
