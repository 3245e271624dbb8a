"""Bot work by procrastinate, to workers on any machine."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from hedgerow.server.store import Store
from hedgerow.server.store.postgres import conninfo
from hedgerow.server.work.botwork import Turn

log = logging.getLogger(__name__)

QUEUE: Final = "bots"
TASK: Final = "hedgerow.bot_turn"
_PREPARING: Final = 0x6865646766


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
        async def bot_turn(table: str, revision: int) -> None:
            await turn(table, revision)

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

    async def ask(self, table: str, revision: int) -> None:
        # A job that waits already is enough; a second one would find nothing to do.
        with suppress(AlreadyEnqueued):
            await self._app.configure_task(
                TASK, queue=QUEUE, queueing_lock=f"{table} {revision}"
            ).defer_async(table=table, revision=revision)

    async def queued(self) -> int | None:
        query = "SELECT count(*) AS jobs FROM procrastinate_jobs WHERE status = 'todo'"
        try:
            return int((await self._app.connector.execute_query_one_async(query))["jobs"])
        except ConnectorException:
            return None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._app.close_async()
