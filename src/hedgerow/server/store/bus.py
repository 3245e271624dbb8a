"""How server processes notify one another of changed tables: table id and revision only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol, TypeAlias

from hedgerow.server.ending import ended
from hedgerow.server.store import STORE_ERRORS, Store

log = logging.getLogger(__name__)

_LOOK_S: Final = 1.0
"""How often the server of an SQLite file looks for notices."""

Heard: TypeAlias = Callable[[str, int], Coroutine[Any, Any, None]]
"""Called with a table and its new revision, or -1 if something other than a move has changed."""
Reconnected: TypeAlias = Callable[[], Awaitable[None]]


class Bus(Protocol):
    async def open(self, heard: Heard, reconnected: Reconnected) -> None: ...
    async def close(self) -> None: ...
    async def tell(self, table: str) -> None:
        """Announce a change of a table; the store announces moves, with their commit."""
        ...


class NoticeBus:
    """The bus of an SQLite file, whose one server hears only of what commands change there."""

    def __init__(self, store: Store, look_s: float = _LOOK_S) -> None:
        self._store = store
        self._look_s = look_s
        self._task: asyncio.Task[None] | None = None

    async def open(self, heard: Heard, reconnected: Reconnected) -> None:
        self._task = asyncio.create_task(self._look(heard), name="bus")

    async def close(self) -> None:
        if self._task is not None:
            await ended([self._task])

    async def tell(self, table: str) -> None:
        """There is no other server to tell."""

    async def _look(self, heard: Heard) -> None:
        while True:
            try:
                for table in await self._store.take_notices():
                    await heard(table, -1)
            except STORE_ERRORS as error:  # the notices stay, and are read the next time
                log.warning("bus: no notices (%s)", error)
            await asyncio.sleep(self._look_s)


def bus_for(store: Store) -> Bus:
    if store.postgres:
        from hedgerow.server.store.postgres import PostgresBus

        return PostgresBus(store)
    return NoticeBus(store)
