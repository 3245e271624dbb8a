"""`hedgerow cryptid explain`: deductions and proofs from a record or a puzzle file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app
from hedgerow.core import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import file_entry
from hedgerow.table import Table

OPENING = ("cube 1-1", "cube 2-1", "cube 1-2", "cube 5-1", "cube 3-1", "cube 1-3")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    table = Table(GAME, 3, {"puzzle": "card", "card": 1}, seed="explain")
    for move in (*OPENING, "ask 10-1 B", "ask 4-1 C", "ask 12-1 A"):
        table.play(table.to_act[0], move)
    file = tmp_path / "game.json"
    file.write_bytes(table.record.dump())
    return file


def explain(*words: str) -> str:
    done = CliRunner().invoke(app, ["--lang", "en", "cryptid", "explain", *words])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.stdout


def explain_json(*words: str) -> Any:
    return json.loads(explain(*words, "--json"))


def test_what_a_seat_can_deduce(game: Path) -> None:
    seen = explain_json(str(game), "--seat", "A")
    assert seen["at"] == 9
    assert seen["researchers"][0]["tokens"] == ["near2:bear"]
    assert "on:forest|water" in seen["researchers"][1]["joint"]
    assert sum(entry["chance"] for entry in seen["hexes"]) == pytest.approx(1)
    assert "10-5" in [entry["hex"] for entry in seen["hexes"]]


def test_a_spectator_deduces_less(game: Path) -> None:
    alone, seated = explain_json(str(game)), explain_json(str(game), "--seat", "A")
    assert len(alone["researchers"][0]["joint"]) > len(seated["researchers"][0]["joint"]) == 1
    assert len(alone["hexes"]) >= len(seated["hexes"])


def test_a_proof_names_its_tokens(game: Path) -> None:
    before = explain_json(str(game), "--seat", "A", "--to", "0")["researchers"][1]["joint"]
    after = explain_json(str(game), "--seat", "A")["researchers"][1]["joint"]
    ruled_out = next(clue for clue in before if clue not in after)
    (proof,) = explain_json(str(game), "--seat", "A", "--clue", f"B {ruled_out}")["proofs"]
    assert proof["proved"]
    assert proof["tokens"], "a clue that was possible before any token needs one to go"
    text = explain(str(game), "--seat", "A", "--hex", "1-1", "--hex", "10-5")
    assert "Proved: the creature does not live on Desert 1-1." in text
    assert "Not proved" in text


def test_an_earlier_position(game: Path) -> None:
    assert explain_json(str(game), "--to", "0")["at"] == 0


def test_a_puzzle_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    puzzle = generate("advanced", 4, Rng(1))
    file.write_text(json.dumps({"puzzles": [file_entry(1, puzzle)]}))
    (found,) = explain_json(str(file))
    assert len(found["habitats"]) == 1
    assert len(found["without"]) == 4
    assert all(len(cells) > 1 for cells in found["without"].values())
    assert "Puzzle 1, 4 players" in explain(str(file))


@pytest.mark.parametrize(
    ("words", "id"),
    [
        (("--seat", "F"), "error-cryptid-explain-seat"),
        (("--seat", "7"), "error-cryptid-explain-seat"),
        (("--hex", "13-1"), "error-cryptid-explain-hex"),
        (("--clue", "near2:bear"), "error-cryptid-explain-clue"),
        (("--clue", "B near9:bear"), "error-cryptid-explain-clue"),
        (("--to", "99"), "error-cryptid-explain-to"),
    ],
)
def test_bad_questions(game: Path, words: tuple[str, ...], id: str) -> None:
    with pytest.raises(BadInput, match=id):
        explain(str(game), *words)
