"""How server processes notify one another of changed tables: table id and revision only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, TypeAlias

from hedgerow.server.store import Store

Heard: TypeAlias = Callable[[str, int], Coroutine[Any, Any, None]]
"""Called with a table and its new revision, or -1 if something other than a move has changed."""
Reconnected: TypeAlias = Callable[[], Awaitable[None]]


class Bus(Protocol):
    async def open(self, heard: Heard, reconnected: Reconnected) -> None: ...
    async def close(self) -> None: ...
    async def tell(self, table: str) -> None:
        """Announce a change of a table; the store announces moves, with their commit."""
        ...


class InProcessBus:
    """The bus of a single process, which has nobody to notify."""

    async def open(self, heard: Heard, reconnected: Reconnected) -> None:
        pass

    async def close(self) -> None:
        pass

    async def tell(self, table: str) -> None:
        pass


def bus_for(store: Store) -> Bus:
    if store.postgres:
        from hedgerow.server.store.postgres import PostgresBus

        return PostgresBus(store)
    return InProcessBus()
