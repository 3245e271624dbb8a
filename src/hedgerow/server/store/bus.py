"""How server processes tell one another that a table has moved on: table id and revision only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, TypeAlias

from hedgerow.server.store import Store

Heard: TypeAlias = Callable[[str, int], Coroutine[Any, Any, None]]
"""Called with a table and its new revision, -1 where something other than a move has changed."""
Reconnected: TypeAlias = Callable[[], Awaitable[None]]


class Bus(Protocol):
    async def open(self, heard: Heard, reconnected: Reconnected) -> None: ...
    async def close(self) -> None: ...
    async def tell(self, table: str) -> None:
        """Something about a table has changed; moves are told by the store, with their commit."""
        ...


class InProcessBus:
    """One process has nobody to tell."""

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
