"""`hedgerow review`: text in both languages, JSON, and one line for what cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hedgerow.cli import app
from hedgerow.core.errors import BadInput
from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.table import Table


def record_of(moves: int | None = None) -> Record:
    table = Table(game_named("tournoi"), 2, {}, seed="review")
    rng = Rng(4)
    while table.to_act and table.ply != moves:
        decision = table.decisions_for(table.to_act[0])[0]
        table.play(decision.seat, decision.moves.pick(rng))
    return table.record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(record_of().dump())
    return path


def run(*words: object, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["--lang", lang, *map(str, words)])


def test_a_review_in_words(file: Path) -> None:
    shown = run("review", file, "--seat", "b").output
    for text in ("what made the result of B", "Chance to win", "Your errors", "Errors of A"):
        assert text in shown
    assert "accuracy" in shown and "Result: " in shown
    french = run("review", file, "--seat", "B", lang="fr").output
    assert "Tes erreurs" in french and "Erreurs de A" in french and "Le bilan" in french


def test_a_review_for_programs_adds_up(file: Path) -> None:
    made = json.loads(run("review", file, "--json").stdout)
    *rows, result = made["rows"]
    assert sum(row["change"] for row in rows) == result["change"]
    assert (made["seat"], made["looked"]) == (0, made["moves"])
    assert run("review", file, "--json").stdout == run("review", file, "--json").stdout


def test_what_cannot_be_reviewed(file: Path, tmp_path: Path) -> None:
    assert _error(file, "--seat", "C") == "error-replay-seat"
    assert _error(file, "--seat", "7") == "error-replay-seat"
    half = tmp_path / "half.json"
    half.write_bytes(record_of(5).dump())
    assert _error(half) == "error-review-unfinished"
    assert _error(tmp_path / "nothing.json") == "error-read"


def _error(*words: object) -> str:
    error = run("review", *words).exception
    assert isinstance(error, BadInput), error
    return error.message.id
