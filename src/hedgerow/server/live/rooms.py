"""The rooms of this process: opened on demand, dropped when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import islice
from typing import Final

from hedgerow.server.live.room import Room
from hedgerow.server.live.services import Services

_KEPT_AT_ONCE: Final = 20
"""The most snapshots per sweep, so that a restart with many tables is no burden."""


class Rooms:
    """Every room in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter([room for room in self._rooms.values() if not room.dropped])

    async def open(self, id: str) -> Room:
        """The room of a table; raises BadInput if there is none."""
        room = self._found(id)
        if room is None:
            lock = self._loading.setdefault(id, asyncio.Lock())
            async with lock:
                room = self._found(id)
                if room is None:
                    try:
                        room = self._rooms[id] = await Room.load(id, self._services)
                    finally:
                        self._loading.pop(id, None)
        room.used = time.monotonic()
        return room

    def _found(self, id: str) -> Room | None:
        room = self._rooms.get(id)
        return None if room is None or room.dropped else room

    async def heard(self, id: str, revision: int) -> None:
        """Another process has changed a table."""
        room = self._found(id)
        if room is not None:
            await room.heard(revision)
            if room.dropped:
                self.forget(id)

    async def changed(self, id: str) -> None:
        """Something other than moves has changed at a table, whether it is in memory or not."""
        room = self._found(id)
        if room is not None:
            await room.changed()
        else:
            await self._services.bus.tell(id)

    async def look_everywhere(self) -> None:
        """Notices may have been lost: bring every room up to date."""
        for room in self:
            await room.heard(room.revision + 1)
            await room.heard(-1)

    async def keep_quiet(self, quiet_s: float) -> None:
        """Take snapshots of some tables that have been idle for a while."""
        old = time.monotonic() - quiet_s
        quiet = (room for room in self if room.kept != room.revision and room.moved < old)
        for room in islice(quiet, _KEPT_AT_ONCE):
            await room.keep()

    def evict(self, idle_s: float) -> int:
        """Drop rooms that have been idle for a while; the store has them."""
        old = time.monotonic() - idle_s
        idle = [room for room in self if room.idle and room.used < old]
        for room in idle:
            room.stop()
            del self._rooms[room.id]
        return len(idle)

    def forget(self, id: str) -> None:
        """A table has been deleted."""
        room = self._rooms.pop(id, None)
        if room is not None:
            room.stop()

    def close(self) -> None:
        for room in self:
            room.stop()
