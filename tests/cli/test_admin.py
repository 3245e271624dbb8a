"""`hedgerow admin`, `backup` and `restore`, as they are typed."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from server.houses import any_move, house, new_room


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A database, and the table in it."""
    folder = tmp_path_factory.mktemp("kept")

    async def main() -> str:
        async with house(folder) as at:
            room = await new_room(at, "friend", "bot")
            await any_move(at, room, Rng(1))
            return room.id

    return str(folder / "tables.db"), asyncio.run(main())


def said(*line: str, answer: str | None = None, lang: str = "en") -> str:
    result = CliRunner().invoke(app, ["--lang", lang, *line], input=answer, env={"COLUMNS": "200"})
    assert result.exit_code == 0, (result.output, result.exception)
    return str(result.output)


def test_every_listing_speaks_both_languages(kept: tuple[str, str]) -> None:
    database, table = kept
    for command in (["tables"], ["show", table], ["guests"], ["sizes"]):
        english = said("admin", "--database", database, *command)
        french = said("admin", "--database", database, *command, lang="fr")
        assert english != french
    assert "under way" in said("admin", "--database", database, "tables")
    assert "en cours" in said("admin", "--database", database, "--lang", "fr", "tables")
    assert "A Ann" in said("admin", "--database", database, "show", table)


def test_every_listing_is_there_for_programs(kept: tuple[str, str]) -> None:
    database, table = kept
    asked = ("admin", "--database", database)
    [line] = json.loads(said(*asked, "tables", "--json"))
    assert (line["id"], line["moves"], line["status"]) == (table, 1, "playing")
    shown = json.loads(said(*asked, "show", table, "--json"))
    assert "invite" not in shown and len(shown["commitment"]) == 64
    assert "-" in json.loads(said(*asked, "show", table, "--codes", "--json"))["invite"]
    assert json.loads(said(*asked, "guests", "--json"))["guests"] == 0
    assert json.loads(said(*asked, "sizes", "--json"))["moves"] == 1
    assert json.loads(said(*asked, "tables", "--status", "over", "--json")) == []


def test_closing_asks_first(tmp_path: Path) -> None:
    async def main() -> str:
        async with house(tmp_path) as at:
            return (await new_room(at, "screen", "screen")).id

    table = asyncio.run(main())
    line = ["--lang", "en", "admin", "--database", str(tmp_path / "tables.db"), "close", table]
    refused = CliRunner().invoke(app, line, input="n\n")
    assert refused.exit_code == 1 and "for ever?" in refused.output
    assert table in said(*line[2:5], "tables", lang="en")
    assert "is deleted" in said(*line[2:], answer="y\n")
    assert "no such table" in said(*line[2:5], "tables")
    again = CliRunner().invoke(app, line)
    assert isinstance(again.exception, BadInput), "nothing is asked about a table that is none"


def test_a_wrong_word_is_one_line(kept: tuple[str, str], tmp_path: Path) -> None:
    database, table = kept
    wrong = [
        ["admin", "--database", database, "show", "nowhere"],
        ["admin", "--database", database, "tables", "--game", "chess"],
        ["admin", "--database", database, "tables", "--status", "lost"],
        ["admin", "--database", database, "give", table, "north"],
        ["backup", str(tmp_path / "x"), "--database", "postgresql://127.0.0.1/x"],
        ["restore", str(tmp_path / "nothing"), "--database", database],
    ]
    for line in wrong:
        command = [sys.executable, "-m", "hedgerow", "--lang", "en", *line]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, done.stderr
        assert not done.stdout


def test_a_backup_and_its_restoring_say_what_they_did(
    kept: tuple[str, str], tmp_path: Path
) -> None:
    copy, place = tmp_path / "copy.db", tmp_path / "new.db"
    told = said("backup", str(copy), "--database", kept[0])
    assert "1 table and 1 move." in " ".join(told.split())
    told = said("restore", str(copy), "--database", str(place), lang="fr")
    assert "1 table et 1 coup" in " ".join(told.split()) and "avant" not in told
    told = said("restore", str(copy), "--database", str(place))
    assert "What was there before is in" in told
    assert len(list(tmp_path.glob("new.db.2*"))) == 1
