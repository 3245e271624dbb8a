"""Fair scheduling of long work in a busy event loop."""

from __future__ import annotations

import asyncio
from collections import deque


class Line:
    """Releases one waiter per iteration of the event loop.

    Moves become durable in batches, and showing a position takes ten times as long as accepting a
    move. If all positions were shown together, the next moves would have to wait for all of them;
    this way, new messages and acknowledgements are handled in between.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._moving = False

    async def turn(self) -> None:
        """Wait for earlier waiters, and for whatever is ready in the loop now."""
        loop = asyncio.get_running_loop()
        mine = loop.create_future()
        self._waiting.append(mine)
        if not self._moving:
            self._moving = True
            loop.call_soon(self._next, loop)
        await mine

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():  # otherwise its task was cancelled while it waited
                first.set_result(None)
                break
        if self._waiting:
            loop.call_soon(self._next, loop)
        else:
            self._moving = False
