"""Several processes on one PostgreSQL: LISTEN and NOTIFY as the bus."""

from __future__ import annotations

import asyncio
import logging

import psycopg
from sqlalchemy.engine import make_url

from hedgerow.server.ending import ended
from hedgerow.server.store import CHANNEL, Store
from hedgerow.server.store.bus import Heard, Reconnected

log = logging.getLogger(__name__)


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
        async with asyncio.timeout(30):
            await self._ready.wait()

    async def close(self) -> None:
        tasks = [*self._catching_up, *([self._task] if self._task else [])]
        await ended(tasks)

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
                    if self._ready.is_set():  # some notices are lost: check every room
                        await reconnected()
                    self._ready.set()
                    wait = 0.1
                    async for told in connection.notifies():
                        table, _, revision = told.payload.partition(" ")
                        if not revision.removeprefix("-").isdecimal():
                            log.warning("bus: a notice that is none of ours")
                            continue
                        # A task of its own, so that no table waits for another one's rows.
                        task = asyncio.create_task(heard(table, int(revision)))
                        self._catching_up.add(task)
                        task.add_done_callback(self._catching_up.discard)
            except Exception as error:  # deaf, this process would show old positions forever
                log.warning("bus: connection lost (%s); again in %.1f s", error, wait)
                await asyncio.sleep(wait)
                wait = min(2.0, wait * 2)
