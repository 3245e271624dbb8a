"""The store: append-only moves, group commit, seats and migrations."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from hedgerow.server.store import Guest, SeatRow, Store, StoreError, TableRow
from hedgerow.server.store.schema import metadata


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(url(folder))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(folder) as store:
            await test(store)

    asyncio.run(main())


def table(id: str = "t", **more: Any) -> TableRow:
    given: dict[str, Any] = {
        "id": id,
        "game": "cryptid",
        "rules": 1,
        "data": "",
        "options": {"mode": "normal"},
        "seed": "secret",
        "contributions": [],
        "status": "lobby",
        "creator": "ann",
        "origin": "",
        "invite": f"FERN-{id}",
        "spectate": f"watch{id}",
        "spectators": True,
        "chat": True,
        "reminder_minutes": None,
        "rematch": None,
        "created": 1.0,
    }
    return TableRow(**(given | more))


def seat(number: int, **more: Any) -> SeatRow:
    given = {"bot": None, "name": "", "guest": None, "token": None, "contribution": ""}
    return SeatRow(seat=number, **(given | more))


def test_a_version_is_written_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.add_table(table(), [seat(0)])
        assert await store.append("t", 1, 0, "move", "cube 1-1")
        assert not await store.append("t", 1, 2, "move", "cube 9-9")
        assert await store.append("t", 2, 0, "undo", "")
        rows = await store.rows("t")
        assert [(row.revision, row.seat, row.kind, row.text) for row in rows] == [
            (1, 0, "move", "cube 1-1"),
            (2, 0, "undo", ""),
        ]
        assert [row.revision for row in await store.rows("t", after=1)] == [2]

    run(tmp_path, test)


def test_moves_that_come_together_are_written_together(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for number in range(60):
            await store.add_table(table(f"t{number}"), [seat(0)])
        await store.append("t7", 1, 0, "move", "first")
        batches: list[int] = []
        commit = store._commit

        async def counted(rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
            batches.append(len(rows))
            return await commit(rows)

        store._commit = counted  # type: ignore[method-assign]
        added = await asyncio.gather(
            *(store.append(f"t{number}", 1, 0, "move", "x") for number in range(60))
        )
        # Each row's conflict is its own: the others of its batch are written.
        assert [number for number, done in enumerate(added) if not done] == [7]
        assert sum(batches) == 60 and len(batches) <= 3
        assert (await store.rows("t7"))[0].text == "first"

    run(tmp_path, test)


def test_a_store_that_fails_says_so(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.append("no such table", 1, 0, "move", "x")
        await store.add_table(table(), [seat(0)])
        assert await store.append("t", 1, 0, "move", "it goes on")

    run(tmp_path, test)


def test_sqlite_is_safe_against_power_cuts(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                found = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar()
                assert found == value, pragma
            assert (await connection.execute(text("PRAGMA busy_timeout"))).scalar() == 30_000

    run(tmp_path, test)


def test_migrations_make_the_schema_and_can_run_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.add_table(table(), [seat(0)])
        # Two that start at the same moment wait for one another.
        async with opened(tmp_path) as first, opened(tmp_path) as second:
            assert await first.table("t") is not None and await second.table("t") is not None
            async with first.engine.connect() as connection:
                made = await connection.run_sync(_columns)
        assert made == {
            name: {column.name: column.nullable for column in wanted.columns}
            for name, wanted in metadata.tables.items()
        }

    asyncio.run(main())


def test_two_processes_may_make_the_schema_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        stores = [Store(url(tmp_path)) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert await stores[0].add_table(table(), [seat(0)])
        for store in stores:
            await store.close()

    asyncio.run(main())


def _columns(connection: Any) -> dict[str, dict[str, bool]]:
    found = inspect(connection)
    return {
        name: {column["name"]: column["nullable"] for column in found.get_columns(name)}
        for name in found.get_table_names()
        if name != "alembic_version"
    }


def test_a_taken_code_is_refused(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.add_table(table("a"), [seat(0)])
        assert not await store.add_table(table("b", invite="FERN-a"), [seat(0)])
        assert await store.table("b") is None
        assert await store.table_with(invite="FERN-a") == "a"
        assert await store.table_with(spectate="watcha") == "a"
        assert await store.table_with(invite="FERN-b") is None

    run(tmp_path, test)


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.add_table(table(), [seat(0), seat(1, bot="random")])
        taken = await asyncio.gather(
            *(store.take_seat("t", 0, f"g{n}", "hash", "", "") for n in range(5))
        )
        assert sum(taken) == 1
        assert not await store.take_seat("t", 1, "g", "hash", "", ""), "a bot's seat"
        await store.leave_seat("t", 0)
        assert await store.take_seat("t", 0, "later", "hash", "Lea", "")

    run(tmp_path, test)


def test_a_table_starts_once_with_everybodys_part(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.add_table(table(), [seat(0, contribution="a"), seat(1), seat(2)])
        await store.contribute("t", 2, "c")
        assert sorted(
            await asyncio.gather(*(store.start("t", 2, {"mode": "normal"}) for _ in range(2)))
        ) == [False, True]
        found = await store.table("t")
        assert found is not None
        assert (found[0].status, found[0].contributions) == ("playing", ["a", "c"])
        assert found[0].rules == 2, "those in use at the start"
        assert [(at.id, at.revision) for at in await store.playing()] == [("t", 0)]
        await store.append("t", 1, 0, "move", "x")
        assert [(at.id, at.revision) for at in await store.playing()] == [("t", 1)]
        await store.finish("t")
        assert await store.playing() == []

    run(tmp_path, test)


def test_my_tables_are_those_i_made_and_those_where_i_sit(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.add_table(table("a", created=1.0), [seat(0)])
        await store.add_table(table("b", creator="bob", created=2.0), [seat(0, guest="ann")])
        await store.add_table(table("c", creator="bob", created=3.0), [seat(0, guest="bob")])
        assert await store.tables_of("ann") == ["b", "a"]

    run(tmp_path, test)


def test_guests_keep_their_names(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.guest("x") is None
        await store.put_guest(Guest("x", "Ann"))
        await store.put_guest(Guest("x", "Anna"))
        assert await store.guest("x") == Guest("x", "Anna")

    run(tmp_path, test)


def test_chats_are_numbered(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.add_table(table(), [seat(0)])
        await asyncio.gather(*(store.add_chat("t", 0, "Ann", str(n)) for n in range(5)))
        said = await store.chats("t")
        assert [row.number for row in said] == [1, 2, 3, 4, 5]
        assert [row.number for row in await store.chats("t", after=3)] == [4, 5]

    run(tmp_path, test)
