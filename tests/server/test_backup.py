"""A copy of a running server's database, and a server that moves and goes on."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
import stat
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.server.store import backup as copies
from hedgerow.server.testing import Person, bot, me, screen, serving
from server.houses import any_move, house, new_room

FIXTURES = Path(__file__).parents[1] / "fixtures"


def command(*line: str) -> None:
    result = CliRunner().invoke(app, list(line))
    assert result.exit_code == 0, (result.output, result.exception)


def filled(folder: Path, played: int = 3) -> Path:
    """A database with one table under way, of a server that has stopped."""
    folder.mkdir(exist_ok=True)

    async def main() -> None:
        async with house(folder) as at:
            room = await new_room(at, "screen", "screen")
            for number in range(played):
                await any_move(at, room, Rng(number))

    asyncio.run(main())
    return folder / "tables.db"


def moves_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM moves").fetchone()[0])


# A moved server goes on


def test_a_moved_server_goes_on(tmp_path: Path) -> None:
    """A backup amid moves has every move that was acknowledged before; the cookies still fit."""
    first, second = tmp_path / "first" / "tables.db", tmp_path / "second" / "moved.db"
    copy = tmp_path / "copy.db"
    for file in (first, second):
        file.parent.mkdir()

    async def main() -> None:
        people = [Person(one.url) for _ in range(3)]
        made: dict[str, int] = {}
        """The newest acknowledged revision of each table."""
        owners: dict[str, Person] = {}
        stop = asyncio.Event()

        async def play(person: Person) -> None:
            """One game after the other, all seats by one person."""
            while not stop.is_set():
                id = (await person.create(me(), screen(), screen()))["id"]
                owners[id] = person
                async with AsyncExitStack() as stack:
                    chairs = [
                        await stack.enter_async_context(person.sit(id, seat)) for seat in range(3)
                    ]
                    revision = 0
                    while not stop.is_set():
                        for chair in chairs:
                            await chair.shown(revision)
                        if chairs[0].state["outcome"]:
                            break
                        chair = next(chair for chair in chairs if chair.owes)
                        answer = await chair.play(chair.any_move())
                        assert answer["type"] == "ack"
                        made[id] = revision = answer["revision"]

        async def until_more(than: int) -> None:
            while sum(made.values()) <= than:
                await asyncio.sleep(0.01)
                assert not any(task.done() for task in playing)

        playing = [asyncio.create_task(play(person)) for person in people]
        await until_more(60)
        acknowledged = dict(made)
        line = ("backup", str(copy), "--database", str(first))
        await asyncio.to_thread(command, *line)
        await until_more(sum(acknowledged.values()) + 10)  # the copy has held nobody up
        stop.set()
        await asyncio.gather(*playing)
        one.kill()

        command("restore", str(copy), "--database", str(second))
        went_on = 0
        with serving(f"sqlite:///{second}", bot_workers=1) as two:
            for id, revision in acknowledged.items():
                moved = Person(two.url)
                moved.http.cookies = owners[id].http.cookies
                table = await moved.call("GET", f"/tables/{id}")
                assert table["member"] and revision <= table["revision"] <= made[id]
                if table["status"] == "playing":
                    async with moved.sit(id, table["to_act"][0]) as chair:
                        await chair.until("state")
                        assert (await chair.play(chair.any_move()))["type"] == "ack"
                        went_on += 1
                await moved.http.aclose()
        assert went_on, "some game was under way"
        for person in people:
            await person.http.aclose()

    with serving(f"sqlite:///{first}", bot_workers=1) as one:
        asyncio.run(main())


def test_a_game_with_bots_is_finished_elsewhere(tmp_path: Path) -> None:
    copy, place = tmp_path / "copy.db", tmp_path / "moved.db"

    async def main() -> None:
        async with Person(one.url) as ann:
            table = await ann.create(me(), bot(), bot())
            async with ann.sit(table["id"], 0) as chair:
                for _ in range(2):
                    await chair.asked()
                    answer = await chair.play(chair.any_move())
                    await chair.shown(answer["revision"])
                command("backup", str(copy), "--database", one.database)
            one.stop()
            command("restore", str(copy), "--database", str(place))
            with serving(f"sqlite:///{place}", bot_workers=1) as two:
                moved = Person(two.url)
                moved.http.cookies = ann.http.cookies
                async with moved.sit(table["id"], 0) as chair:
                    assert (await chair.play_to_end())["outcome"]
                await moved.http.aclose()

    with serving(bot_workers=1) as one:
        asyncio.run(main())


# Copies


def test_a_copy_is_one_file_for_its_owner(tmp_path: Path) -> None:
    database, copy = filled(tmp_path / "a"), tmp_path / "copy.db"
    copied = copies.backup(database, copy)
    assert (copied.tables, copied.moves) == (1, 3) == (1, moves_in(copy))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["copy.db"]


def test_a_copy_replaces_nothing_unless_told(tmp_path: Path) -> None:
    database, copy = filled(tmp_path / "a"), tmp_path / "copy.db"
    copy.write_text("mine")
    with pytest.raises(BadInput, match="error-backup-exists"):
        copies.backup(database, copy)
    assert copy.read_text() == "mine"
    copies.backup(database, copy, force=True)
    assert moves_in(copy) == 3 and stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_the_database_is_not_its_own_copy(tmp_path: Path) -> None:
    database = filled(tmp_path / "a")
    with pytest.raises(BadInput, match="error-backup-same"):
        copies.backup(database, tmp_path / "a" / ".." / "a" / "tables.db", force=True)
    with pytest.raises(BadInput, match="error-backup-same"):
        copies.restore(database, database)
    assert moves_in(database) == 3


def test_a_copy_has_what_is_still_in_the_log(tmp_path: Path) -> None:
    """Every move that a killed server wrote, although nobody has copied its log to the file."""
    database, copy = filled(tmp_path / "a"), tmp_path / "copy.db"
    with closing(sqlite3.connect(database)) as writer:
        writer.execute("PRAGMA wal_autocheckpoint=0")
        writer.execute(
            "INSERT INTO moves SELECT table_id, 99, seat, kind, text, at FROM moves"
            " WHERE revision = 1"
        )
        writer.commit()
        assert database.with_name("tables.db-wal").stat().st_size
        assert copies.backup(database, copy).moves == 4


def test_a_damaged_database_gives_no_copy(tmp_path: Path) -> None:
    database, copy = filled(tmp_path / "a"), tmp_path / "copy.db"
    with closing(sqlite3.connect(database)) as connection:
        guests = [(f"{number:064}", "", 0.0) for number in range(2000)]
        connection.executemany("INSERT INTO guests VALUES (?, ?, ?)", guests)
        connection.commit()
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"rubbish" * (size // 20))
    with pytest.raises(BadInput, match="error-backup-damaged"):
        copies.backup(database, copy)
    assert not copy.exists() and not list(tmp_path.glob(".*"))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="error-write"):
        copies.backup(filled(tmp_path / "a"), tmp_path / "nowhere" / "copy.db")


# Restoring


def test_what_was_there_is_kept(tmp_path: Path) -> None:
    old, new = filled(tmp_path / "old", 2), filled(tmp_path / "new", 5)
    restored = copies.restore(new, old)
    assert restored.old is not None and restored.old.parent == old.parent
    assert (moves_in(old), moves_in(restored.old)) == (5, 2)
    again = copies.restore(new, old)
    assert again.old not in (None, restored.old), "two in one second have two names"
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


def test_a_damaged_database_is_replaced_and_kept(tmp_path: Path) -> None:
    new, old = filled(tmp_path / "new"), tmp_path / "tables.db"
    old.write_bytes(b"rubbish")
    restored = copies.restore(new, old)
    assert restored.old is not None and restored.old.read_bytes() == b"rubbish"
    assert moves_in(old) == 3


def test_restoring_waits_for_the_server_to_stop(tmp_path: Path) -> None:
    copy, place = filled(tmp_path / "a"), tmp_path / "x.db"
    with serving(f"sqlite:///{place}", bot_workers=1) as server:
        result = CliRunner().invoke(app, ["restore", str(copy), "--database", str(place)])
        assert isinstance(result.exception, BadInput)
        assert result.exception.message.id == "error-restore-used"
        server.kill()
        command("restore", str(copy), "--database", str(place))
        server.start()
    assert moves_in(place) == 3


def test_files_that_are_no_copies(tmp_path: Path) -> None:
    place = filled(tmp_path / "a")
    text, other, newer = (tmp_path / name for name in ("text", "other.db", "newer.db"))
    text.write_text("Not a database, but longer than its header would be.")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE cooking (recipe TEXT)")
        connection.commit()
    # Not a copy of the file: what was written last may still be in the log beside it.
    with closing(sqlite3.connect(place)) as source, closing(sqlite3.connect(newer)) as connection:
        source.backup(connection)
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    wrong = {
        text: "error-database-other",
        other: "error-database-other",
        newer: "error-database-newer",
        tmp_path / "nothing": "error-database-none",
    }
    for file, error in wrong.items():
        with pytest.raises(BadInput, match=error):
            copies.restore(file, place)
    assert moves_in(place) == 3 and not list((tmp_path / "a").glob("tables.db.2*"))
    fresh = tmp_path / "fresh.db"
    result = CliRunner().invoke(app, ["restore", str(text), "--database", str(fresh)])
    assert isinstance(result.exception, BadInput) and not fresh.exists()


def test_a_copy_of_an_older_release_is_brought_up_to_date_by_the_server(tmp_path: Path) -> None:
    old, place = tmp_path / "old.db", tmp_path / "x.db"
    with gzip.open(FIXTURES / "tables.db.gz") as packed, old.open("wb") as file:
        shutil.copyfileobj(packed, file)
    command("restore", str(old), "--database", str(place))
    with serving(f"sqlite:///{place}", bot_workers=1):
        command("admin", "--database", str(place), "tables")
