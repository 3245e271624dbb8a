"""Long work in a busy event loop, a piece at a time."""

from __future__ import annotations

import asyncio
from collections import deque


class Line:
    """Lets one waiter go in each turn of the loop.

    Moves become durable many at once, and to show a position takes ten times as long as to accept
    a move. Were all of them shown together, the next moves would wait for all of that; so what
    arrives, and what is acknowledged, goes between any two of them.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._moving = False

    async def turn(self) -> None:
        """Wait for those who came before, and for whatever is ready in the loop now."""
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
            if not first.done():  # else its task was cancelled while it waited
                first.set_result(None)
                break
        if self._waiting:
            loop.call_soon(self._next, loop)
        else:
            self._moving = False
