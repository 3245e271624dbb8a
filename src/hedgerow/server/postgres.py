"""Several processes on one PostgreSQL: LISTEN/NOTIFY as the bus, procrastinate for bot work."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import procrastinate
import psycopg
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from sqlalchemy.engine import make_url

from hedgerow.server.botwork import Turn
from hedgerow.server.bus import Heard, Reconnected
from hedgerow.server.store import CHANNEL, Store

log = logging.getLogger(__name__)

QUEUE: Final = "bots"
TASK: Final = "hedgerow.bot_turn"
_PREPARING: Final = 0x6865646766


def conninfo(url: str) -> str:
    """The same address for psycopg itself."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


class PostgresBus:
    """LISTEN on a connection of its own; NOTIFY goes with the commit of each move."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()
        self._ready = asyncio.Event()

    async def open(self, heard: Heard, reconnected: Reconnected) -> None:
        self._task = asyncio.create_task(self._listen(heard, reconnected), name="bus")
        await asyncio.wait_for(self._ready.wait(), 30)

    async def close(self) -> None:
        tasks = [*self._catching_up, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def tell(self, table: str) -> None:
        await self._store.notify(table)

    async def _listen(self, heard: Heard, reconnected: Reconnected) -> None:
        wait = 0.1
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    conninfo(self._store.url), autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():  # what was told meanwhile is lost: look everywhere
                        await reconnected()
                    self._ready.set()
                    wait = 0.1
                    async for told in connection.notifies():
                        table, _, version = told.payload.partition(" ")
                        # A task of its own, so that no table waits for another one's rows.
                        task = asyncio.create_task(heard(table, int(version or -1)))
                        self._catching_up.add(task)
                        task.add_done_callback(self._catching_up.discard)
            except (OSError, psycopg.Error) as error:
                log.warning("bus: connection lost (%s); again in %.1f s", error, wait)
                await asyncio.sleep(wait)
                wait = min(5.0, wait * 2)


class QueuedWork:
    """procrastinate on the same PostgreSQL; `workers` jobs at once are taken here, 0 for none."""

    def __init__(self, store: Store, workers: int) -> None:
        self._store = store
        self._workers = workers
        self._app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(
                conninfo=conninfo(store.url), min_size=1, max_size=4
            )
        )
        self._task: asyncio.Task[None] | None = None

    async def open(self, turn: Turn) -> None:
        async def bot_turn(table: str, version: int) -> None:
            await turn(table, version)

        self._app.task(name=TASK, queue=QUEUE)(bot_turn)
        await self._app.open_async()
        await self._prepare()
        if self._workers:
            self._task = asyncio.create_task(self._work(), name="bot-worker")

    async def _prepare(self) -> None:
        """Lay procrastinate's own tables out where they are missing."""
        connector = self._app.connector
        async with self._app.connector.pool.connection() as connection:  # type: ignore[attr-defined]
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_PREPARING,))
            found = await connector.execute_query_one_async(
                "SELECT to_regclass('procrastinate_jobs') IS NOT NULL AS there"
            )
            if not found["there"]:
                await self._app.schema_manager.apply_schema_async()

    async def _work(self) -> None:
        while True:
            try:
                await self._app.run_worker_async(
                    queues=[QUEUE],
                    # A job mostly waits, for a thinker or for the pause that people need.
                    concurrency=10 * self._workers,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    shutdown_graceful_timeout=2,
                )
            except (ConnectorException, OSError) as error:
                log.warning("bot work: connection lost (%s)", error)
            await asyncio.sleep(1)  # it stops by itself only when its connection fails

    async def ask(self, table: str, version: int) -> None:
        # A job that waits already is enough; a second one would find nothing to do.
        with suppress(AlreadyEnqueued):
            await self._app.configure_task(
                TASK, queue=QUEUE, queueing_lock=f"{table} {version}"
            ).defer_async(table=table, version=version)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._app.close_async()
