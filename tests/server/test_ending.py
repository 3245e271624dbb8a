"""Tasks that run until somebody ends them do end."""

from __future__ import annotations

import asyncio

import pytest

from hedgerow.server import ending


def test_a_task_that_loses_its_cancellation_ends_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ending, "_AGAIN_S", 0.01)
    lost: list[asyncio.CancelledError] = []

    async def stubborn() -> None:
        while len(lost) < 3:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError as error:
                lost.append(error)

    async def main() -> None:
        tasks = [asyncio.create_task(stubborn()), asyncio.create_task(asyncio.sleep(60))]
        await asyncio.sleep(0)
        await ending.ended(tasks)
        assert all(task.done() for task in tasks) and len(lost) == 3

    asyncio.run(main())
