"""`hedgerow admin` beside a running server: what it changes, and what it never shows."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from hedgerow.cli import app
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.server.admin import Admin
from hedgerow.server.house import House
from hedgerow.server.live.room import GONE, LEFT
from hedgerow.server.store import Guest, StoreError
from hedgerow.server.store.bus import NoticeBus
from hedgerow.server.store.schema import moves, notices, seat_codes, seats, tables
from hedgerow.server.testing import Chair, Person, Server, bot, friend, me
from server.houses import ANN, Ear, any_move, house, new_room

FIXTURES = Path(__file__).parents[1] / "fixtures"


def run(folder: Path, test: Callable[[House, Admin], Awaitable[None]]) -> None:
    async def main() -> None:
        async with house(folder) as at:
            await test(at, Admin(at.store))

    asyncio.run(main())


async def admin(server: Server, *words: str) -> str:
    """What the command prints; it is another process to the server."""
    line = ["--lang", "en", "admin", "--database", server.database, *words]
    result = await asyncio.to_thread(CliRunner().invoke, app, line)
    assert result.exit_code == 0, result.output
    return str(result.output)


async def closed(chair: Chair) -> int | None:
    async with asyncio.timeout(6):
        with pytest.raises(ConnectionClosed) as ended:
            while True:
                await chair.next()
    return None if ended.value.rcvd is None else ended.value.rcvd.code


# A running server hears of it


def test_who_is_at_a_closed_table_is_told(server: Server) -> None:
    async def main() -> None:
        async with Person(server.url) as ann:
            table = await ann.create(me(), friend(), friend())
            async with ann.sit(table["id"], 0) as chair:
                await chair.until("state")
                await admin(server, "close", table["id"], "--yes")
                assert await closed(chair) == GONE
            await ann.call("GET", f"/tables/{table['id']}", expect=404)
            assert not await ann.call("GET", "/tables")

    asyncio.run(main())


def test_a_given_seat_is_taken_with_its_code(server: Server) -> None:
    async def main() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await ann.call("PUT", "/me", {"name": "Ann"})
            table = await ann.create(me(), bot(), bot())
            async with ann.sit(table["id"], 0) as chair:
                await chair.until("state")
                given = json.loads(await admin(server, "give", table["id"], "a", "--json"))
                assert await closed(chair) == LEFT
            # Nobody gets the seat by the invitation meanwhile.
            await bob.call("POST", "/join", {"code": table["invite"]}, expect=409)
            seated = await bob.call("POST", "/join", {"code": given["code"]})
            assert seated["seats"][0]["mine"] and seated["seats"][0]["name"] == "Ann"
            assert seated["host"], "the seat was the host's"
            async with bob.sit(table["id"], 0) as chair:
                await chair.until("state")

    asyncio.run(main())


def test_notices_are_read_once_and_rooms_leave_memory(tmp_path: Path) -> None:
    async def test(at: House, admin: Admin) -> None:
        assert isinstance(at.bus, NoticeBus)
        room = await new_room(at, "screen", "screen")
        ear = Ear(None)
        await room.enter(ear)
        await admin.close(room.id)
        async with asyncio.timeout(5):
            while ear.closed is None:
                await asyncio.sleep(0.01)
        assert ear.closed == GONE
        assert room.id not in at.rooms._rooms
        async with at.store.engine.connect() as connection:
            for part in (notices, tables, seats, moves):
                assert not list(await connection.execute(select(part)))

    run(tmp_path, test)


def test_a_move_for_a_deleted_table_costs_no_other_move(tmp_path: Path) -> None:
    async def test(at: House, admin: Admin) -> None:
        rooms = [await new_room(at, "screen", "screen") for _ in range(3)]
        await at.store.delete_table(rooms[1].id)
        done = await asyncio.gather(
            *(any_move(at, room, Rng(1)) for room in rooms), return_exceptions=True
        )
        assert [type(each) for each in done] == [type(None), BadInput, type(None)]
        assert [len(await at.store.rows(room.id)) for room in rooms] == [1, 0, 1]
        assert [room.dropped for room in rooms] == [False, True, False]
        with pytest.raises(StoreError):
            await at.store.append(rooms[1].id, 1, 0, "move", "x")

    run(tmp_path, test)


def test_a_deleted_rematch_can_be_asked_for_again(tmp_path: Path) -> None:
    async def test(at: House, admin: Admin) -> None:
        first, again = [await new_room(at, "screen", "screen") for _ in range(2)]
        await at.store.set_rematch(first.id, again.id)
        await admin.close(again.id)
        found = await at.store.table(first.id)
        assert found is not None and found[0].rematch is None

    run(tmp_path, test)


# What is shown


def test_no_secret_is_shown(tmp_path: Path) -> None:
    async def test(at: House, admin: Admin) -> None:
        room = await new_room(at, "friend", "bot", start=False, contribution="my own part")
        await at.lobby.start(room)
        await any_move(at, room, Rng(3))
        await at.lobby.seat_code(room, 1)
        assert room.seats[0].guest and room.seats[0].token
        async with at.store.engine.connect() as connection:
            code = (await connection.execute(select(seat_codes.c.code))).scalar_one()
        secret = [room.row.seed, room.seats[0].token, code, "my own part", room.row.origin, ANN.id]
        codes = [room.row.invite, room.row.spectate]
        said = [str(await admin.tables()), str(await admin.show(room.id))]
        for text in said:
            assert not [word for word in [*secret, *codes] if repr(word) in text]
        with_codes = str(await admin.show(room.id, codes=True))
        assert all(repr(word) in with_codes for word in codes)
        assert not [word for word in secret if repr(word) in with_codes]

    run(tmp_path, test)


def test_a_share_code_is_not_shown(tmp_path: Path) -> None:
    async def test(at: House, admin: Admin) -> None:
        options = {"puzzle": "code", "code": "CRYPTID"}
        room = await new_room(at, "screen", "screen")
        async with at.store.engine.begin() as connection:
            await connection.execute(tables.update().values(options=json.dumps(options)))
            await connection.execute(tables.update().values(status="lobby"))
        shown = await admin.show(room.id)
        assert shown.options["puzzle"] == "code" and "code" not in shown.options

    run(tmp_path, test)


def test_tables_are_listed_with_who_sits_there(tmp_path: Path) -> None:
    async def test(at: House, admin: Admin) -> None:
        lobby = await new_room(at, "friend", "bot", start=False)
        game = await new_room(at, "screen", "screen")
        for _ in range(3):
            await any_move(at, game, Rng(1))
        listed = await admin.tables()
        assert [line.id for line in listed] == [game.id, lobby.id], "newest first"
        assert (listed[0].status, listed[0].moves) == ("playing", 3)
        assert listed[0].size == sum(len(row.text) for row in await at.store.rows(game.id))
        assert listed[0].last_move is not None and listed[1].last_move is None
        assert [(seat.letter, seat.name, seat.bot, seat.taken) for seat in listed[1].seats] == [
            ("A", "Ann", None, True),
            ("B", "", None, False),
            ("C", "", "random", True),
        ]
        assert [line.id for line in await admin.tables(status="lobby")] == [lobby.id]
        assert [line.id for line in await admin.tables(limit=1)] == [game.id]
        assert not await admin.tables(game="earth")
        assert (await admin.show(game.id)).to_act == list(game.playing.table.to_act)

    run(tmp_path, test)


def test_guests_and_sizes(tmp_path: Path) -> None:
    async def test(at: House, admin: Admin) -> None:
        assert (await admin.guests()).oldest is None
        await at.store.put_guest(ANN)
        await at.store.put_guest(Guest("zoe", "Zoe"))
        room = await new_room(at, "screen", "screen", chat=True)
        await any_move(at, room, Rng(1))
        await room.say(0, "hello")
        found = await admin.guests()
        assert (found.guests, found.with_tables) == (2, 1) and found.oldest
        sizes = await admin.sizes()
        assert sizes.tables == {"lobby": 0, "playing": 1, "over": 0}
        assert (sizes.moves, sizes.chats, sizes.guests) == (1, 1, 2)
        assert sizes.bytes >= (tmp_path / "tables.db").stat().st_size > 0

    run(tmp_path, test)


# A finished game, and databases that will not do


def test_a_record_is_that_of_the_server(server: Server, tmp_path: Path) -> None:
    async def main() -> None:
        async with Person(server.url) as ann:
            table = await ann.create(me(), bot(), bot())
            file = tmp_path / "game.hedgerow"
            line = ["admin", "--database", server.database, "export", table["id"], "-o", str(file)]
            early = await asyncio.to_thread(CliRunner().invoke, app, line)
            assert isinstance(early.exception, BadInput) and not file.exists()
            assert early.exception.message.id == "error-not-over"
            async with ann.sit(table["id"], 0) as chair:
                await chair.play_to_end()
            await admin(server, "export", table["id"], "-o", str(file))
            answer = await ann.http.get(f"/api/tables/{table['id']}/record")
            assert file.read_bytes() == answer.content
            assert await admin(server, "export", table["id"]) == answer.text

    asyncio.run(main())


def error_of(*line: str) -> str:
    result = CliRunner().invoke(app, list(line))
    assert isinstance(result.exception, BadInput), result.output
    return result.exception.message.id


def test_databases_that_will_not_do(tmp_path: Path) -> None:
    none, empty, old, new = (tmp_path / name for name in ("none", "empty", "old", "new"))
    empty.touch()
    with gzip.open(FIXTURES / "tables.db.gz") as packed, old.open("wb") as file:
        shutil.copyfileobj(packed, file)
    with sqlite3.connect(new) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    wrong = {
        none: "error-database-none",
        empty: "error-database-other",
        old: "error-database-older",
        new: "error-database-newer",
    }
    for place, error in wrong.items():
        assert error_of("admin", "--database", str(place), "tables") == error
    assert not none.exists()
    nowhere = "postgresql://127.0.0.1:1/x"
    assert error_of("admin", "--database", nowhere, "sizes") == "error-database"


def test_a_seat_that_cannot_be_given(tmp_path: Path) -> None:
    async def test(at: House, admin: Admin) -> None:
        room = await new_room(at, "screen", "bot")
        for seat, error in ((2, "error-seat-bot"), (3, "error-seat-unknown")):
            with pytest.raises(BadInput, match=error):
                await admin.give(room.id, seat)
        asked: list[Callable[[], Awaitable[Any]]] = [
            lambda: admin.give("nowhere", 0),
            lambda: admin.close("nowhere"),
            lambda: admin.show("nowhere"),
            lambda: admin.record("nowhere"),
        ]
        for ask in asked:
            with pytest.raises(BadInput, match="error-table-unknown"):
                await ask()

    run(tmp_path, test)
