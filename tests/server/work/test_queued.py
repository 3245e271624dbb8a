"""The queue of bot work on PostgreSQL: who waits for whom, and what is cleared away."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from hedgerow.server.house import House
from hedgerow.server.work import queued
from hedgerow.server.work.botwork import Owed
from server.houses import new_room
from server.store.test_postgres import database, house, postgres, soon

__all__ = ["database", "postgres"]  # fixtures


def jobs(database: str, more: str = "") -> list[Any]:
    with psycopg.connect(database) as connection:
        query = f"SELECT args->>'table' FROM procrastinate_jobs {more} ORDER BY id"
        return [row[0] for row in connection.execute(query)]


async def ask(at: House, count: int, guest: str, origin: str) -> None:
    for number in range(count):
        await at.botwork.ask(Owed(f"{guest}{number}", 1, guest, origin))


def test_an_owner_of_many_tables_has_a_few_jobs_in_the_queue(database: str) -> None:
    async def main() -> None:
        async with house(database) as at:  # nobody works here, so that jobs stay
            await ask(at, 50, "eve", "there")
            await ask(at, 50, "eva", "there")
            await ask(at, 50, "evi", "there")
            await soon(lambda: len(jobs(database)) == 4)
            await ask(at, 1, "ann", "here")
            await soon(lambda: "ann0" in jobs(database))
            assert jobs(database) == ["eve0", "eve1", "eva0", "eva1", "ann0"]
            # When one is done the next may come in.
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute("DELETE FROM procrastinate_jobs WHERE args->>'table' = 'eve0'")
            await soon(lambda: "eve2" in jobs(database))

    asyncio.run(main())


def test_only_the_latest_revision_of_a_table_waits(database: str) -> None:
    async def main() -> None:
        async with house(database, per_guest=0) as at:
            for revision in range(20):
                await at.botwork.ask(Owed("t", revision, "ann", "here"))
            assert [owed.revision for owed in at.botwork._waiting.values()] == [19]  # type: ignore[attr-defined]

    asyncio.run(main())


def test_a_bot_of_one_table_does_not_wait_for_two_hundred_foreign_ones(database: str) -> None:
    """Each of theirs pauses so that people can follow; none of that is a job's time."""

    async def main() -> None:
        async with house(database, workers=1, delay_ms=700) as at:
            for _ in range(60):
                await new_room(at, "bot", "bot", me=False)
            await asyncio.sleep(1)
            loop = asyncio.get_running_loop()
            room = await new_room(at, "bot", "bot", me=False, origin="elsewhere", guest="zoe")
            began = loop.time()
            await soon(lambda: room.revision >= 2)
            assert loop.time() - began < 10, "two pauses, and a few thoughts of others"

    asyncio.run(main())


@pytest.mark.parametrize("steps", range(6))
def test_it_closes_also_when_work_comes_in_just_then(database: str, steps: int) -> None:
    """`asyncio.wait_for` of Python 3.11 loses a cancellation that meets what it waits for."""

    async def main() -> None:
        async with house(database, per_guest=0) as at:
            await ask(at, 1, "ann", "here")
            await asyncio.sleep(0.05)
            await ask(at, 1, "ben", "here")
            for _ in range(steps):
                await asyncio.sleep(0)
            async with asyncio.timeout(10):
                await at.botwork.close()
            await at.botwork._app.open_async()  # type: ignore[attr-defined]

    asyncio.run(main())


def test_the_job_of_a_dead_worker_is_removed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queued, "_TEND_S", 0.05)

    async def main() -> None:
        async with house(database) as at:
            await ask(at, 1, "ann", "here")
            await soon(lambda: jobs(database) == ["ann0"])
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute("UPDATE procrastinate_jobs SET status = 'doing'")
            await soon(lambda: jobs(database) == [])

    asyncio.run(main())


def test_procrastinates_own_migrations_are_applied(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    def applied() -> Any:
        with psycopg.connect(database) as connection:
            query = "SELECT obj_description('procrastinate_jobs'::regclass)"
            return connection.execute(query).fetchone()[0]  # type: ignore[index]

    async def start() -> None:
        async with house(database):
            pass

    asyncio.run(start())
    assert applied() == queued._FIRST
    (tmp_path / "03.00.00_01_pre_old.sql").write_text("SELECT no_such_thing")
    (tmp_path / "99.00.00_01_pre_new.sql").write_text("CREATE TABLE made_by_a_migration (x int)")
    monkeypatch.setattr(
        "procrastinate.schema.SchemaManager.get_migrations_path", lambda *_: str(tmp_path)
    )
    asyncio.run(start())
    asyncio.run(start())
    assert applied() == "99.00.00_01_pre_new.sql"
    with psycopg.connect(database) as connection:
        connection.execute("SELECT x FROM made_by_a_migration")
