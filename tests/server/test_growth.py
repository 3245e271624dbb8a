"""What a server does not keep: old tables, old guests, codes, and rooms nobody waits for."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.server.house import House
from hedgerow.server.live.room import GONE, Room
from hedgerow.server.settings import Keep
from hedgerow.server.store import Guest
from hedgerow.server.store.schema import guests, moves, tables
from server.houses import Ear, any_move, house, new_room

DAY = 24 * 3600.0


def run(folder: Path, test: Callable[[House], Awaitable[None]], **more: Any) -> None:
    async def main() -> None:
        async with house(folder, more) as made:
            await test(made)

    asyncio.run(main())


async def age(at: House, room: Room, days: float) -> None:
    """Make a table look older than it is."""
    then = time.time() - days * DAY
    async with at.store.engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == room.id).values(created=then))
        await connection.execute(update(moves).where(moves.c.table_id == room.id).values(at=then))


# Pruning


@pytest.mark.parametrize(("days", "gone"), [(6.5, False), (7.5, True)])
def test_a_lobby_is_kept_for_a_week(tmp_path: Path, days: float, gone: bool) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "friend", "friend", start=False)
        await age(at, room, days)
        await at.prune()
        assert (await at.store.table(room.id) is None) == gone
        if gone:
            with pytest.raises(BadInput, match="error-table-unknown"):
                await at.rooms.open(room.id)

    run(tmp_path, test)


def test_a_game_under_way_counts_from_its_last_move(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        old, played = [await new_room(at, "screen", "screen") for _ in range(2)]
        for room in (old, played):
            await any_move(at, room, Rng(1))
            await age(at, room, 100)
        await any_move(at, played, Rng(2))
        await at.prune()
        assert await at.store.table(old.id) is None and not await at.store.rows(old.id)
        assert len(await at.store.rows(played.id)) == 2

    run(tmp_path, test)


def test_nobody_is_thrown_out_by_pruning(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        await room.enter(Ear(None))
        await age(at, room, 1000)
        await at.prune()
        assert await at.store.table(room.id) is not None

    run(tmp_path, test)


def test_a_policy_can_keep_everything(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        lobby = await new_room(at, "friend", "friend", start=False)
        game = await new_room(at, "screen", "screen")
        for room in (lobby, game):
            await age(at, room, 10_000)
        await at.store.put_guest(Guest("zoe", "Zoe"))
        async with at.store.engine.begin() as connection:
            await connection.execute(update(guests).values(created=0))
        await at.prune()
        for room in (lobby, game):
            assert await at.store.table(room.id) is not None
        assert await at.store.guest("zoe") is not None

    run(tmp_path, test, keep=Keep(lobbies=0, unfinished=0, finished=0, guests=0))


def test_guests_without_a_table_are_forgotten(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        await new_room(at, "friend", "friend")
        for name in ("ann", "zoe"):
            await at.store.put_guest(Guest(name, name))
        async with at.store.engine.begin() as connection:
            await connection.execute(update(guests).values(created=0))
        await at.store.put_guest(Guest("new", "New"))
        await at.prune()
        known = [name for name in ("ann", "zoe", "new") if await at.store.guest(name)]
        assert known == ["ann", "new"], "Ann made a table"

    run(tmp_path, test)


def test_many_old_tables_go_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgerow.server.store.pruning.AT_ONCE", 3)
    monkeypatch.setattr("hedgerow.server.house.AT_ONCE", 3)

    async def test(at: House) -> None:
        rooms = [await new_room(at, "friend", "friend", start=False) for _ in range(8)]
        for room in rooms[:7]:
            await age(at, room, 50)
        await at.prune()
        left = [room.id for room in rooms if await at.store.table(room.id)]
        assert left == [rooms[7].id]

    run(tmp_path, test)


def test_who_looks_at_a_table_that_another_process_deleted_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as here, house(tmp_path) as there:
            room = await new_room(here, "screen", "screen")
            other = await there.rooms.open(room.id)
            ear = Ear(None)
            await other.enter(ear)
            await age(here, room, 1000)
            await here.prune()
            await other.heard(-1)
            assert ear.closed == GONE

    asyncio.run(main())


# Codes


def test_the_code_of_a_finished_game_is_free_again(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        code = room.row.invite
        assert await at.lobby.invited(code) is room
        await at.store.finish(room.id)
        assert await at.lobby.invited(code) is None
        assert await at.lobby.invited("~" + room.id) is None

    run(tmp_path, test)


# Rooms


def test_only_tables_that_were_played_at_lately_are_opened_at_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as first:
            rooms = [await new_room(first, "bot", "bot") for _ in range(3)]
            for room in rooms[:2]:
                await any_move(first, room, Rng(1))
                await age(first, room, 1)
            await any_move(first, rooms[2], Rng(1))
        async with house(tmp_path, {"sweep_s": 3600}) as again:
            await again.sweep()
            assert [room.id for room in again.rooms] == [rooms[2].id]

    asyncio.run(main())


def test_bots_of_an_old_table_go_on_when_somebody_comes_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as first:
            room = await new_room(first, "bot", "bot")
            await any_move(first, room, Rng(1))
            await age(first, room, 3)
        async with house(tmp_path, {"sweep_s": 3600}, workers=1) as again:
            ear = Ear(None)
            back = await again.rooms.open(room.id)
            await back.enter(ear)
            async with asyncio.timeout(20):
                while back.revision < 2:
                    await asyncio.sleep(0.02)

    asyncio.run(main())


def test_presence_is_told_once_for_all_who_come_together(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        first = Ear(None)
        await room.enter(first)
        before = len([told for told in first.heard if told["type"] == "table"])
        for _ in range(50):
            await room.enter(Ear(None))
        await asyncio.sleep(0.3)
        assert len([told for told in first.heard if told["type"] == "table"]) == before
        await room.enter(Ear(0))
        await room.enter(Ear(1))
        await asyncio.sleep(0.3)
        told = [told for told in first.heard if told["type"] == "table"][before:]
        assert len(told) == 1
        assert [seat["connected"] for seat in told[0]["seats"]] == [True, True, False]

    run(tmp_path, test)


def test_moves_can_be_taken_back_so_often(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        await any_move(at, room, Rng(1))
        room.playing.undone = 500
        with pytest.raises(BadInput, match="error-undo-many"):
            await room.undo(0)

    run(tmp_path, test)


# One bad row


def test_a_row_that_cannot_be_read_costs_its_own_table_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as first:
            bad, good = [await new_room(first, "bot", "bot") for _ in range(2)]
        with sqlite3.connect(tmp_path / "tables.db") as file:
            file.execute("UPDATE tables SET options = '{' WHERE id = ?", (bad.id,))
        async with house(tmp_path) as again:
            with pytest.raises(BadInput, match="error-table-unreadable"):
                await again.rooms.open(bad.id)
            await again.sweep()
            assert (await again.rooms.open(good.id)).status == "playing"

    asyncio.run(main())


def test_a_move_that_cannot_be_replayed_costs_its_own_table_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as first:
            bad, good = [await new_room(first, "bot", "bot") for _ in range(2)]
            for room in (bad, good):
                await any_move(first, room, Rng(1))
        with sqlite3.connect(tmp_path / "tables.db") as file:
            file.execute("UPDATE moves SET text = 'nonsense' WHERE table_id = ?", (bad.id,))
        async with house(tmp_path) as again:
            with pytest.raises(BadInput):
                await again.rooms.open(bad.id)
            await again.sweep()
            assert (await again.rooms.open(good.id)).revision >= 1

    asyncio.run(main())


def test_a_chore_that_fails_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(at: House) -> None:
        tried = 0

        async def playing() -> list[Any]:
            nonlocal tried
            tried += 1
            raise RuntimeError("a mistake of ours")

        monkeypatch.setattr(at.store, "playing", playing)
        async with asyncio.timeout(10):
            while tried < 3:
                await asyncio.sleep(0.02)
        assert "sweep failed" in caplog.text

    run(tmp_path, test)
