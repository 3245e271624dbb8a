"""`hedgerow upgrade-check`: what an upgrade would do to games under way, said before."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from hedgerow.cli.upgrade import upgrade_check
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from server.houses import any_move, house, new_room


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two Cryptid tables under way and one in the lobby."""

    async def fill() -> None:
        async with house(tmp_path) as at:
            for _ in range(2):
                await any_move(at, await new_room(at, "screen", "screen"), Rng(1))
            await new_room(at, "screen", "screen", start=False)

    asyncio.run(fill())
    return tmp_path / "tables.db"


def change(database: Path, statement: str) -> None:
    connection = sqlite3.connect(database)
    with connection:
        connection.execute(statement)
    connection.close()


def check(database: Path, lang: str = "en") -> int:
    try:
        upgrade_check(database=str(database), lang=lang)
    except typer.Exit as left:
        return left.exit_code
    return 0


def test_games_of_the_same_rules_go_on(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(database) == 0
    assert "Every game under way can be played on." in capsys.readouterr().out


def test_games_of_other_rules_are_counted(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(database, "UPDATE tables SET rules = 99")
    assert check(database) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "Cryptid: 2 games under way have version 99 of the rules" in said, "no lobby among them"
    assert check(database, "fr") == 1
    assert "2 parties en cours ont la version 99" in " ".join(capsys.readouterr().out.split())


def test_components_count_as_rules_do(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(database, "UPDATE tables SET data = 'other'")
    assert check(database) == 1
    assert "other component files" in " ".join(capsys.readouterr().out.split())


def test_a_game_that_is_gone_is_named(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(database, "UPDATE tables SET game = 'chess'")
    assert check(database) == 1
    assert "does not have that game" in " ".join(capsys.readouterr().out.split())


def test_finished_games_do_not_hold_an_upgrade_up(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(database, "UPDATE tables SET rules = 99, status = 'over'")
    assert check(database) == 0
    assert "not replayed any more: 3" in " ".join(capsys.readouterr().out.split())


def test_nothing_is_written(database: Path) -> None:
    change(database, "UPDATE alembic_version SET version_num = '0001'")  # an older release
    before = database.read_bytes()
    assert check(database) == 0
    assert database.read_bytes() == before


def test_it_is_a_command_with_an_exit_code(database: Path) -> None:
    change(database, "UPDATE tables SET rules = 99")
    command = [sys.executable, "-m", "hedgerow", "--lang", "en", "upgrade-check"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{database}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1 and done.stderr == ""


def test_a_missing_database_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="error-database-none"):
        upgrade_check(database=str(tmp_path / "none.db"), lang="en")
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("no database at all, but long enough to look at")
    with pytest.raises(BadInput, match="error-database"):
        upgrade_check(database=str(tmp_path / "x.db"), lang="en")
