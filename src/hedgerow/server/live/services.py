"""What the rooms of a process share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from hedgerow.server.live.line import Line
from hedgerow.server.metrics import Metrics
from hedgerow.server.store import Store
from hedgerow.server.store.bus import Bus
from hedgerow.server.work.botwork import BotWork, Owed

log = logging.getLogger(__name__)


class Services:
    """The store, the bus, bot work and background tasks."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.line = Line()
        self.metrics = Metrics()
        self.botwork: BotWork | None = None
        """None until bots can be asked."""
        self.reminds = False
        """Whether people who are away are reminded."""
        self._tasks: set[asyncio.Task[None]] = set()

    def ask_bots(self, owed: Owed) -> None:
        """Hand bot work out; if that fails the sweep asks again."""
        if self.botwork is not None:
            self.spawn(self._ask(self.botwork, owed))

    async def _ask(self, botwork: BotWork, owed: Owed) -> None:
        try:
            await botwork.ask(owed)
        except Exception as error:
            log.warning("table %s: bot work could not be handed out (%s)", owed.table, error)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task, awaited when the server closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait for all tasks."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
