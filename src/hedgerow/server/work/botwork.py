"""Dispatches bot work: in this process, or by procrastinate to workers on any machine.

A job is only a table id and a revision. The process that takes it reads the table from the store
and calls `turn`, which asks the bots to act and plays for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from hedgerow.server.ending import ended
from hedgerow.server.settings import BotSettings
from hedgerow.server.store import Store

log = logging.getLogger(__name__)

Turn: TypeAlias = Callable[[str, int], Awaitable[None]]


class Owed(Struct, frozen=True):
    """Bots of a table owe a move at a revision, for the sake of a guest at an address."""

    table: str
    revision: int
    guest: str
    origin: str
    """The address of whoever made the table, hashed."""


class BotWork(Protocol):
    async def open(self, turn: Turn) -> None: ...
    async def close(self) -> None: ...
    async def ask(self, owed: Owed) -> None: ...

    async def renew(self) -> None:
        """The database was away and is back."""
        ...

    async def queued(self) -> int | None:
        """Work that nobody has taken yet; None where it is taken at once."""
        ...


class LocalWork:
    """Tasks of this process; workers do the thinking."""

    def __init__(self) -> None:
        self._turn: Turn | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, turn: Turn) -> None:
        self._turn = turn

    async def ask(self, owed: Owed) -> None:
        task = asyncio.create_task(self._run(owed.table, owed.revision))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def renew(self) -> None:
        """Nothing here depends on a connection."""

    async def queued(self) -> int | None:
        return None

    async def _run(self, table: str, revision: int) -> None:
        assert self._turn is not None
        try:
            await self._turn(table, revision)
        except Exception:  # the sweep will ask again
            log.exception("bot work for table %s at revision %d failed", table, revision)

    async def close(self) -> None:
        await ended(self._tasks)


def botwork_for(store: Store, settings: BotSettings) -> BotWork:
    if store.postgres:
        from hedgerow.server.work.queued import QueuedWork

        return QueuedWork(store, settings)
    return LocalWork()
