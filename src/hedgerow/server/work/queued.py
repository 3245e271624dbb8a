"""Bot work by procrastinate, to workers on any machine."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Status

from hedgerow.server.ending import ended
from hedgerow.server.settings import BotSettings
from hedgerow.server.store import STORE_ERRORS, Store
from hedgerow.server.store.postgres import conninfo
from hedgerow.server.work.botwork import Owed, Turn

log = logging.getLogger(__name__)

QUEUE: Final = "bots"
TASK: Final = "hedgerow.bot_turn"
_PREPARING: Final = 0x6865646766
_FIRST: Final = "03.04.00_50_post_add_retry_failed_job_procedure.sql"
"""The last of procrastinate's migrations in our first release, which noted none."""
_POLL_S: Final = 0.2
"""How often work that had to wait outside is offered to the queue again."""
_LOOK_S: Final = 1.0
"""How often a worker looks for jobs of which it was not told."""
_TEND_S: Final = 30.0
_IN_QUEUE: Final = """
    SELECT args->>'guest' AS guest, args->>'origin' AS origin, count(*) AS jobs
    FROM procrastinate_jobs
    WHERE queue_name = %(queue)s AND status = 'todo'
    GROUP BY 1, 2
"""


class QueuedWork:
    """procrastinate on the same PostgreSQL.

    Whoever owns many tables gets a few jobs into the queue at a time, so that a table of anybody
    else waits behind a few of theirs, not behind all. The rest waits here; should this process
    die, the sweep of another one asks again.
    """

    def __init__(self, store: Store, settings: BotSettings) -> None:
        self._store = store
        self._settings = settings
        self._app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(
                conninfo=conninfo(store.url), min_size=1, max_size=4
            )
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._worker: asyncio.Task[None] | None = None
        self._waiting: dict[str, Owed] = {}
        """By table: what is owed there at its latest revision."""
        self._wake = asyncio.Event()

    async def open(self, turn: Turn) -> None:
        async def bot_turn(table: str, revision: int, guest: str = "", origin: str = "") -> None:
            try:
                await turn(table, revision)
            except STORE_ERRORS as error:  # the sweeper asks again
                log.warning("bot work: table %s: the store failed (%s)", table, error)

        self._app.task(name=TASK, queue=QUEUE)(bot_turn)
        await self._app.open_async()
        await self._prepare()
        self._tasks = [
            asyncio.create_task(self._queue(), name="bot-queue"),
            asyncio.create_task(self._tend(), name="bot-tender"),
        ]
        self._begin_work()

    async def _prepare(self) -> None:
        """Lay procrastinate's own tables out, or bring those of an older release up to date.

        It says nowhere which of its migrations a database has; a comment on its table does.
        """
        connector = self._app.connector
        folder = Path(self._app.schema_manager.get_migrations_path())
        scripts = sorted(file.name for file in folder.glob("*.sql"))
        async with self._app.connector.pool.connection() as connection:  # type: ignore[attr-defined]
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_PREPARING,))
            found = await connector.execute_query_one_async(
                "SELECT to_regclass('procrastinate_jobs') IS NOT NULL AS there, "
                "obj_description(to_regclass('procrastinate_jobs')) AS applied"
            )
            if not found["there"]:
                await self._app.schema_manager.apply_schema_async()
            else:
                applied = found["applied"] or _FIRST
                for name in scripts:
                    if name > applied:
                        log.warning("bot work: applying %s", name)
                        text = (folder / name).read_text(encoding="utf-8")
                        await connector.execute_query_async(text.replace("%", "%%"))
            await connector.execute_query_async(
                f"COMMENT ON TABLE procrastinate_jobs IS '{scripts[-1]}'"
            )

    def _begin_work(self) -> None:
        if self._settings.workers:
            self._worker = asyncio.create_task(self._work(), name="bot-worker")

    async def renew(self) -> None:
        """Let the worker begin anew, so that it hears of new jobs again.

        procrastinate's listener ends with its connection. Its worker is meant to stop with it,
        but does not watch it once another side task has ended, as one does at once in an app
        without periodic tasks (procrastinate-org/procrastinate#1597). It would then look for
        jobs only every five seconds.
        """
        if self._worker is not None:
            await ended([self._worker])
            self._begin_work()

    async def _work(self) -> None:
        while True:
            try:
                await self._app.run_worker_async(
                    queues=[QUEUE],
                    # Jobs that read a table, or wait for a thinker, leave room for others.
                    concurrency=4 * self._settings.workers,
                    install_signal_handlers=False,
                    fetch_job_polling_interval=_LOOK_S,
                    delete_jobs="always",
                    shutdown_graceful_timeout=2,
                )
            except Exception as error:
                log.warning("bot work: connection lost (%s)", error)
            await asyncio.sleep(1)  # it stops only when its connection fails

    async def ask(self, owed: Owed) -> None:
        self._waiting[owed.table] = owed
        self._wake.set()

    async def _queue(self) -> None:
        """Put work into the queue as far as its owners may have it there."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._queue_some()
            except Exception as error:
                log.warning("bot work: the queue failed (%s)", error)
            if self._waiting:
                # Not `wait_for`: in Python 3.11 it can lose a cancellation.
                with suppress(TimeoutError):
                    async with asyncio.timeout(_POLL_S):
                        await self._wake.wait()
                self._wake.set()

    async def _queue_some(self) -> None:
        guests: Counter[str] = Counter()
        origins: Counter[str] = Counter()
        for row in await self._app.connector.execute_query_all_async(_IN_QUEUE, queue=QUEUE):
            guests[row["guest"]] += row["jobs"]
            origins[row["origin"]] += row["jobs"]
        for owed in list(self._waiting.values()):
            if (owed.guest and guests[owed.guest] >= self._settings.per_guest) or origins[
                owed.origin
            ] >= self._settings.per_address:
                continue
            # A job that waits already is enough; a second one would find nothing to do.
            with suppress(AlreadyEnqueued):
                await self._app.configure_task(
                    TASK, queue=QUEUE, queueing_lock=f"{owed.table} {owed.revision}"
                ).defer_async(
                    table=owed.table,
                    revision=owed.revision,
                    guest=owed.guest,
                    origin=owed.origin,
                )
            guests[owed.guest] += 1
            origins[owed.origin] += 1
            if self._waiting.get(owed.table) is owed:
                del self._waiting[owed.table]

    async def _tend(self) -> None:
        """Remove jobs whose worker has died: nobody else would."""
        while True:
            try:
                for job in await self._app.job_manager.get_stalled_jobs(queue=QUEUE):
                    await self._app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
            except Exception as error:
                log.warning("bot work: dead jobs were not removed (%s)", error)
            await asyncio.sleep(_TEND_S)

    async def queued(self) -> int | None:
        query = "SELECT count(*) AS jobs FROM procrastinate_jobs WHERE status = 'todo'"
        try:
            return int((await self._app.connector.execute_query_one_async(query))["jobs"])
        except ConnectorException:
            return None

    async def close(self) -> None:
        await ended([*self._tasks, *([self._worker] if self._worker else [])])
        await self._app.close_async()
