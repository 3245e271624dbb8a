"""How bot work travels: in this process, or by procrastinate to workers on any machine.

Only a table id and a revision travel. Whoever takes the work reads the table from the store and
calls `turn`, which asks the bots to act and plays for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from hedgerow.server.store import Store

log = logging.getLogger(__name__)

Turn: TypeAlias = Callable[[str, int], Awaitable[None]]


class BotWork(Protocol):
    async def open(self, turn: Turn) -> None: ...
    async def close(self) -> None: ...
    async def ask(self, table: str, revision: int) -> None:
        """Bots of this table owe a move at this revision."""
        ...

    async def queued(self) -> int | None:
        """Work that nobody has taken yet; None where it is taken at once."""
        ...


class LocalWork:
    """Tasks of this process; the thinking itself is done by workers."""

    def __init__(self) -> None:
        self._turn: Turn | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, turn: Turn) -> None:
        self._turn = turn

    async def ask(self, table: str, revision: int) -> None:
        task = asyncio.create_task(self._run(table, revision))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def queued(self) -> int | None:
        return None

    async def _run(self, table: str, revision: int) -> None:
        assert self._turn is not None
        try:
            await self._turn(table, revision)
        except Exception:  # the sweep will ask again
            log.exception("bot work for table %s at revision %d failed", table, revision)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def botwork_for(store: Store, workers: int) -> BotWork:
    if store.postgres:
        from hedgerow.server.work.queued import QueuedWork

        return QueuedWork(store, workers)
    return LocalWork()
