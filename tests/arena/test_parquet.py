"""Simulated games as Parquet: what is written can be replayed, and fits the codec."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pyarrow.parquet
import pytest
from typer.testing import CliRunner

from hedgerow.arena import simulate
from hedgerow.arena.parquet import FILES, Archive
from hedgerow.cli import app
from hedgerow.core.errors import BadInput
from hedgerow.core.record import Record
from hedgerow.games import GAMES, game_named
from hedgerow.table import replay, verify


def written(folder: Path, game: Any, games: int = 2, **options: object) -> None:
    seats = max(2, game.seats[0])
    with Archive(folder, game, seats, dict(options)) as archive:
        simulate(game, seats, games, ["random"] * seats, 5, options, keep=archive.add)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_can_be_replayed_from_the_files(game: Any, tmp_path: Path) -> None:
    options = {"rounds": 1} if game.id == "north_woods" else {}
    written(tmp_path, game, **options)
    games, seats, decisions = (polars.read_parquet(tmp_path / name) for name in FILES)
    codec = game.codec(2, game.read_options(options, 2))
    assert games["game"].to_list() == [0, 1]
    for row in games.iter_rows(named=True):
        record = Record.load(row["record"].encode(), "row")
        table = verify(game, record)
        outcome = table.outcome
        assert outcome is not None and row["decisions"] == table.ply
        results = seats.filter(polars.col("game") == row["game"])
        assert results["score"].to_list() == [score.total for score in outcome.scores]
        assert results["rank"].to_list() == list(outcome.ranks)
        mine = decisions.filter(polars.col("game") == row["game"])
        assert mine["move"].to_list() == [played.move for played in record.moves]
        for ply in {0, table.ply // 2, table.ply - 1}:
            check_decision(mine.row(ply, named=True), replay(game, record, ply), codec)


def check_decision(row: dict[str, Any], table: Any, codec: Any) -> None:
    (decision,) = table.decisions_for(row["seat"])[:1]
    pieces = codec.observe(table.view(row["seat"]))
    flat = np.concatenate([piece.ravel() for piece in pieces.values()])
    assert np.array_equal(np.array(row["observation"], np.float32), flat)
    assert row["legal"] == codec.mask(decision).nonzero()[0].tolist()
    assert row["action"] in row["legal"]
    assert str(codec.decode(row["action"])) == row["move"]
    assert row["decision"] == decision.prompt.id


def test_the_schema_names_the_pieces(tmp_path: Path) -> None:
    game = game_named("habitats")
    written(tmp_path, game, games=1)
    schema = pyarrow.parquet.read_schema(tmp_path / "decisions.parquet")
    told = json.loads(schema.metadata[b"hedgerow"])
    codec = game.codec(2, game.read_options({}, 2))
    assert told["actions"] == codec.actions
    assert {name: tuple(shape) for name, shape in told["pieces"].items()} == codec.pieces


def test_a_game_without_a_writer_is_written_through_its_views(tmp_path: Path) -> None:
    game = game_named("cryptid")
    written(tmp_path / "with", game, games=1)
    written(tmp_path / "without", replace(game, writer=None), games=1)
    first, second = (
        polars.read_parquet(tmp_path / name / "decisions.parquet") for name in ("with", "without")
    )
    assert first.equals(second)


def test_the_command_writes_a_folder_once(tmp_path: Path) -> None:
    arguments = ["--lang", "en", "simulate", "tournoi", "--seats", "2", "--games", "3"]
    arguments += ["--processes", "1", "--out", str(tmp_path / "games")]
    run = CliRunner().invoke(app, arguments)
    assert run.exit_code == 0 and "3 games" in run.stdout
    seats = polars.read_parquet(tmp_path / "games" / "seats.parquet")
    assert seats.height == 6 and seats["reward"].sum() == 0
    with pytest.raises(BadInput) as caught:
        CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert caught.value.message.id == "error-simulate-out"


def test_a_missing_pyarrow_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput) as caught:
        written(tmp_path, game_named("habitats"))
    assert caught.value.message.id == "error-simulate-pyarrow"
