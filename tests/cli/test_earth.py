"""`hedgerow earth score`: text for people, JSON for programs, one line for a mistake."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app
from hedgerow.games import datafiles

KEYS = [
    "island",
    "climate",
    "cards",
    "events",
    "compost",
    "sprouts",
    "growth",
    "terrain",
    "ecosystems",
    "fauna",
    "bonus",
    "animals",
    "total",
]


def form() -> dict[str, Any]:
    tableau: list[list[Any]] = [[None] * 4 for _ in range(4)]
    tableau[0][0] = {"no": 1, "sprouts": 2, "growth": 3}
    tableau[0][1] = {"no": 2, "sprouts": 0, "growth": 0}
    tableau[0][2] = {"no": 5, "sprouts": 6, "growth": 0}
    seat = {
        "island": "286A",
        "climate": "297B",
        "ecosystem": "320A",
        "tableau": tableau,
        "compost": 5,
        "events": [196],
        "soil": 3,
        "hand": 2,
        "fauna": [1, 2],
        "completed": False,
        "animals": [{"id": "jaguar", "stock": {"sprout": 2}}],
        "island_stock": {},
    }
    return {"mode": "standard", "ecosystems": ["305A", "312B"], "seats": [seat]}


SCORE = {
    "island": 0,
    "climate": 4,
    "cards": 4,
    "events": -1,
    "compost": 5,
    "sprouts": 8,
    "growth": 4,
    "terrain": 3,
    "ecosystems": 3,
    "fauna": 26,
    "bonus": 0,
    "animals": 10,
    "total": 66,
}


def run(*words: str, given: str | None = None) -> Any:
    return CliRunner().invoke(app, ["--lang", "en", "earth", "score", *words], input=given)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "garden.json"
    path.write_text(json.dumps(form()), encoding="utf-8")
    return path


def test_json_in_and_out(file: Path) -> None:
    result = run(str(file), "--json")
    assert result.exit_code == 0
    (seat,) = json.loads(result.stdout)
    assert list(seat) == KEYS
    assert seat == SCORE


def test_standard_input() -> None:
    assert json.loads(run("-", "--json", given=json.dumps(form())).stdout) == [SCORE]


def test_details_add_up(file: Path) -> None:
    (seat,) = json.loads(run(str(file), "--json", "--details").stdout)
    assert list(seat) == [*KEYS, "details"]
    assert sum(entry["points"] for entry in seat["details"]) == seat["total"]
    prairie = {"category": "terrain", "points": 3, "card": 2, "row": 0, "column": 1}
    assert prairie in seat["details"]


def test_the_breakdown_in_words(file: Path) -> None:
    said = run(str(file)).stdout
    assert "Player A" in said
    assert "Prairie: 3. 3 points for each herb" in said
    assert "Jaguar: 10" in said
    assert "66" in said.splitlines()[-2]


def test_the_winner_is_named(tmp_path: Path) -> None:
    two = form()
    two["seats"].append({**two["seats"][0], "name": "Ada", "compost": 9})
    path = tmp_path / "two.json"
    path.write_text(json.dumps(two), encoding="utf-8")
    result = run(str(path))
    assert result.stdout.strip().endswith("Ada wins.")
    assert "Note: card 1 (Japanese Maple) is used more than once." in result.stderr


def test_in_french(file: Path) -> None:
    result = CliRunner().invoke(app, ["--lang", "fr", "earth", "score", str(file)])
    assert "Joueur A" in result.stdout
    assert "Érable du Japon" in result.stdout


def against_gaia() -> dict[str, Any]:
    """She has 8 + 12 + 30 + 15 + 15 + 7 + 10 + 12 points."""
    gaia = {
        "cards": [219, 4],
        "compost": 12,
        "sprouts": 30,
        "growth": 11,
        "fauna": [None, 1],
        "completed": True,
        "leaves": 2,
        "animals": [{"id": "golden_eagle", "stock": {"growth": 2}}],
    }
    return {**form(), "gaia": gaia}


def test_gaia_is_scored_beside_the_lone_player() -> None:
    result = run("-", "--json", given=json.dumps(against_gaia()))
    own, hers = json.loads(result.stdout)
    assert own == SCORE
    assert hers == {
        "gaia": True,
        "cards": 8,
        "compost": 12,
        "sprouts": 30,
        "growth": 15,
        "fauna": 15,
        "bonus": 7,
        "leaves": 10,
        "animals": 12,
        "total": 109,
    }


def test_who_wins_against_gaia_is_told() -> None:
    given = against_gaia()
    said = run("-", given=json.dumps(given)).stdout
    assert "Gaia" in said.splitlines()
    assert "Leaves you discarded" in said
    assert "109" in said
    assert said.strip().endswith("Gaia wins.")
    given["seats"][0] |= {"name": "Ada", "compost": 49}  # 110 against 109
    assert run("-", given=json.dumps(given)).stdout.strip().endswith("Ada beats Gaia.")
    given["seats"][0]["compost"] = 48
    assert run("-", given=json.dumps(given)).stdout.strip().endswith("Gaia wins.")


def hedgerow(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hedgerow", "--lang", "en", *words],
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_mistake_is_one_line_that_names_the_place(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace('"no": 5', '"no": 500'))
    result = hedgerow("earth", "score", str(file), "--json")
    assert (result.returncode, result.stdout) == (2, "")
    told = f"{file}, $.seats[0].tableau[0][2].no: there is no card 500 in the Earth deck."
    assert result.stderr == f"hedgerow: {told}\n"


def test_a_misspelt_verb_names_file_card_and_field(file: Path, tmp_path: Path) -> None:
    built_in = datafiles.find("earth", "flora.toml").read_text(encoding="utf-8")
    (tmp_path / "earth").mkdir()
    mine = tmp_path / "earth" / "flora.toml"
    mine.write_text(built_in.replace('verb = "copy"', 'verb = "coppy"', 1), encoding="utf-8")
    result = hedgerow("--data", str(tmp_path), "earth", "score", str(file))
    assert result.returncode == 2
    (line,) = result.stderr.splitlines()
    for part in (str(mine), "280 Swamp Sprouts", "abilities[0].effect", "coppy"):
        assert part in line
