"""`hedgerow habitats score`, as people and programs see it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app, main

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


def test_people_read_reasons_in_their_language(park: Path) -> None:
    english, french = run(str(park)), run(str(park), lang="fr")
    assert "The park scores 7." in english
    assert "sees leopard (2)" in english
    assert "Keep it close" in english
    assert "Le parc marque 7." in french
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
