"""`hedgerow habitats score`, as people and programs see it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app, main
from hedgerow.core.errors import BadInput
from hedgerow.games.habitats.tiles import tiles, years_for
from hedgerow.testing.rules import rule

EXAMPLES = Path(__file__).parents[1] / "games" / "habitats" / "examples.json"

PARK = """\
# a small park
F*  F3:GF(leopard)  T4
@G  G-BIG           .
"""


@pytest.fixture
def park(tmp_path: Path) -> Path:
    file = tmp_path / "park.txt"
    file.write_text(PARK, encoding="utf-8")
    return file


def run(*args: str, lang: str = "en", typed: str | None = None) -> str:
    done = CliRunner().invoke(app, ["--lang", lang, "habitats", "score", *args], input=typed)
    if done.exception is not None:
        raise done.exception
    return done.stdout


def test_json_has_exactly_what_programs_are_promised(park: Path) -> None:
    assert json.loads(run(str(park), "--json")) == {
        "total": 7,
        "tiles": [
            {"x": 0, "y": 1, "vp": 1, "why": "a flower always scores"},
            {
                "x": 1,
                "y": 1,
                "vp": 3,
                "why": "demands 1 grassland, 1 forest; there: 2 grassland, 1 forest",
            },
            {"x": 2, "y": 1, "vp": 2, "why": "sees leopard (2)"},
            {"x": 0, "y": 0, "vp": 0, "why": "the entrance scores nothing"},
            {"x": 1, "y": 0, "vp": 1, "why": "1 other tile in its area"},
        ],
        "goals": {
            "biggest_area": [2, 2],
            "many_areas": 2,
            "long_park": 3,
            "diagonal": 2,
            "landscape_types": [2, 2],
            "flora": [1, 1],
            "compact": 4,
            "keep_close": 3,
            "accessibility": 3,
        },
        "warnings": ["Warning: leopard at 1, 1: the box has no such tile."],
    }


def test_an_area_alone_is_a_list_too() -> None:
    told: Any = json.loads(run("-", "--json", typed="@G\n"))
    assert told["goals"]["biggest_area"] == [1]


def test_both_parks_of_the_rulebook() -> None:
    yellow = json.loads(run(str(EXAMPLES), "--park", "yellow", "--json"))
    stated = json.loads(EXAMPLES.read_text(encoding="utf-8"))["yellow"]["tiles"]
    assert {(one["x"], one["y"]): one["vp"] for one in yellow["tiles"]} == {
        (one["x"], one["y"]): one["expected_vp"] for one in stated
    }
    red = json.loads(run(str(EXAMPLES), "--park", "red", "--json"))
    assert red["goals"] == json.loads(EXAMPLES.read_text(encoding="utf-8"))["red"]["goals"]


@pytest.mark.parametrize("how", [(), ("--json",)])
def test_the_file_s_own_coordinates_are_kept(how: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "park.json"
    tiles = [
        {"x": 12, "y": -3, "kind": "entrance", "land": "grassland"},
        {"x": 11, "y": -3, "kind": "flower", "land": "water"},
        {"x": 12, "y": -2, "kind": "animal", "land": "water", "vp": 19, "demand": {"water": 1}},
    ]
    file.write_text(json.dumps({"tiles": tiles}), encoding="utf-8")
    told = run(str(file), *how)
    if how:
        found = json.loads(told)
        assert [(one["x"], one["y"]) for one in found["tiles"]] == [(12, -2), (11, -3), (12, -3)]
        assert found["warnings"] == ["Warning: ? at 12, -2: the box has no such tile."]
    else:
        assert "11, -3" in told and "? at 12, -2: the box has no such tile." in told


PARKS = """\
= Ada   # the first player
F*  F*
@G  zebra
= Ben
T4
@F  G-BIG  D*
"""


def test_all_parks_are_scored_and_ranked() -> None:
    told = json.loads(run("-", "--json", typed=PARKS))
    assert [park["name"] for park in told["parks"]] == ["Ada", "Ben"]
    assert [park["total"] for park in told["parks"]] == [2, 1]
    assert told["ranks"]["long_park"] == [2, 1]
    assert told["ranks"]["compact"] == [1, 2]
    assert told["ranks"]["diagonal"] == [2, 2], "tied, so both have the lower rank"
    assert told["ranks"]["flora"] == [1, 2]
    assert told["points"] == {} and told["totals"] == [2, 1]


@rule("HAB-20", "HAB-21", "HAB-22")
def test_the_goals_of_the_years_add_their_points() -> None:
    text = run("-", "--json", "--goals", "long_park, Diversité de la flore+compact", typed=PARKS)
    told = json.loads(text)
    first, second, _ = years_for(2).points
    assert told["points"] == {
        "long_park": [first[1], first[0]],
        "flora": [second[0], second[1]],
        "compact": [second[0], second[1]],
    }
    assert told["totals"] == [2 + first[1] + 2 * second[0], 1 + first[0] + 2 * second[1]]


def test_parks_in_words() -> None:
    told = run("-", "--goals", "long_park", typed=PARKS)
    flat = " ".join(told.split())
    assert "2nd (2 tiles in a row): +0" in flat and "1st (3 tiles in a row): +3" in flat
    assert "Ada: 2 points with the goals" in flat
    french = " ".join(run("-", lang="fr", typed=PARKS).split())
    assert "1er (3 tuiles en ligne)" in french and "Parc allongé" in french


def test_a_file_for_each_seat_names_its_park(tmp_path: Path) -> None:
    for name in ("ada", "ben"):
        (tmp_path / f"{name}.txt").write_text("@G F*\n", encoding="utf-8")
    told = json.loads(run(str(tmp_path / "ada.txt"), str(tmp_path / "ben.txt"), "--json"))
    assert [park["name"] for park in told["parks"]] == ["ada", "ben"]


def test_a_json_file_of_several_parks_is_scored_whole() -> None:
    told = json.loads(run(str(EXAMPLES), "--json"))
    assert [park["name"] for park in told["parks"]] == ["yellow", "red"]


def test_one_park_of_a_drawing_by_its_name() -> None:
    assert json.loads(run("-", "--park", "Ben", "--json", typed=PARKS))["total"] == 1


def test_tiles_that_the_box_has_not_given() -> None:
    text = "= A\n@G zebra\n= B\n@G zebra zebra\n= C\n@G F*\n"
    parks = json.loads(run("-", "--json", typed=text))["parks"]
    assert parks[0]["warnings"] == []
    assert parks[1]["warnings"] == [
        "Warning: zebra at 1, 0: this would be number 2, and the box has only 1 like it.",
        "Warning: zebra at 2, 0: this would be number 3, and the box has only 1 like it.",
    ]
    assert parks[2]["warnings"] == [
        "Warning: @G at 0, 0: this would be number 3, and the box has only 2 like it."
    ]


def test_a_road_tile_may_be_turned() -> None:
    for sides in ("N", "E"):
        assert json.loads(run("-", "--json", typed=f"@G F={sides}"))["warnings"] == []
    assert json.loads(run("-", "--json", typed="@G F7=N"))["warnings"] != []


def test_more_tiles_than_turns() -> None:
    long = "@G " + " ".join(tile.id for tile in tiles() if not tile.roads and tile.land)[:260]
    row = " ".join(long.split()[:23])
    assert "22 tiles in a park, where 21 turns bring 21 at most." in " ".join(
        run("-", typed=row).split()
    )
    row = " ".join(long.split()[:22])
    assert "turns bring" not in run("-", typed=row)


@pytest.mark.parametrize(
    ("goals", "id"),
    [
        ("longest", "error-habitats-park-goal"),
        ("flora,flora", "error-habitats-goal-twice"),
        ("flora,compact,diagonal,long_park", "error-habitats-park-years"),
    ],
)
def test_goals_that_cannot_be(goals: str, id: str) -> None:
    with pytest.raises(BadInput, match=id):
        run("-", "--goals", goals, typed=PARKS)


def test_points_need_two_to_five_parks() -> None:
    with pytest.raises(BadInput, match="error-seats"):
        run("-", "--goals", "flora", typed="@G F*")


def test_people_read_reasons_in_their_language(park: Path) -> None:
    english, french = run(str(park)), run(str(park), lang="fr")
    assert "The park scores 7 points." in english
    assert "sees leopard (2)" in english
    assert "Keep it close" in english
    assert "Le parc marque 7 points." in french
    assert "voit leopard" in french
    assert "Tout près" in french


def test_a_tile_by_its_id_has_its_name_in_both_languages(tmp_path: Path) -> None:
    assert "zebra" in run("-", typed="@G zebra")
    assert "zèbre" in run("-", lang="fr", typed="@G zebra")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("@G F*\n.  unicorn", "line 2, column 4: “unicorn” is no tile"),
        ("@G . F*", "line 1, column 6: this tile has no connection to the entrance"),
        ('{"tiles": [}', "line 1, column 12: this is not JSON"),
        ('{"tiles": [\n {"x": 0, "y": 0, "kind": "gate"}]}', "line 2, column 27: "),
    ],
)
def test_a_bad_file_gives_one_line_with_line_and_column(
    text: str,
    place: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(
        sys, "argv", ["hedgerow", "--lang", "en", "habitats", "score", str(file), "--json"]
    )
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.startswith(f"hedgerow: {file}, {place}")


def test_a_file_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hedgerow", "--lang", "en", "habitats", "score", "none.txt"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert "none.txt" in capsys.readouterr().err
