"""Ends tasks that run until somebody ends them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

_AGAIN_S: Final = 5.0
"""Longer than anything that a task may still want to finish in good order."""


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait for their end.

    A cancellation can be lost: a driver that is interrupted may report the connection's own error
    in its place, which a task that never gives up logs before it goes on. So it is repeated.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=_AGAIN_S)
