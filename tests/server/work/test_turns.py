"""Bots: in processes of their own, by their View alone, replaced when they fail."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.games import game_named
from hedgerow.server.house import House
from hedgerow.server.settings import BotSettings
from hedgerow.server.work.pool import Workers
from hedgerow.server.work.turns import Turns
from hedgerow.server.work.worker import DeskJob, ReplayJob, Think, answer
from hedgerow.table import Table
from server.houses import house, new_room


def job(bot: str = "random", **more: Any) -> Think:
    table: Table[Any, Any, Any, Any] = Table(game_named("cryptid"), 3, seed="bots")
    (decision,) = table.decisions_for(0)
    given: dict[str, Any] = {
        "game": "cryptid",
        "bot": bot,
        "seed": 1,
        "seat": 0,
        "view": msgspec.json.encode(table.view(0)),
        "prompt": decision.prompt,
        "moves": msgspec.json.encode(list(decision.moves)),
        "ms": 50,
    }
    return Think(**(given | more))


# What a bot is told and answers


@pytest.mark.parametrize("bot", ["random", "careful", "sharp"])
def test_a_view_and_a_list_of_moves_are_enough(bot: str) -> None:
    thought = answer(job(bot))
    assert thought.error == ""
    assert msgspec.json.decode(thought.made) in msgspec.json.decode(job().moves)


def test_a_job_holds_no_secret() -> None:
    secret: Table[Any, Any, Any, Any] = Table(game_named("cryptid"), 3, seed="bots")
    raw = msgspec.msgpack.encode(job())
    assert b"bots" not in raw, "the seed"
    own, *others = (secret.view(seat).own[0] for seat in range(3))
    assert f'"{own}"'.encode() in raw
    assert not any(f'"{other}"'.encode() in raw for other in others)


def test_whatever_goes_wrong_is_an_answer() -> None:
    assert "not offered" in answer(job("sharp", moves=b'[{"do":"hint"}]')).error
    assert answer(job(view=b"{}")).error
    refused = answer(job("nobody")).refused
    assert refused is not None and refused.id == "error-bot-unknown"


def test_pages_are_made_there_too() -> None:
    assert b'"code"' in answer(DeskJob("cryptid", "setup", b"{}", "en")).made
    refused = answer(DeskJob("cryptid", "setup", b'{"code":"nonsense"}', "en")).refused
    assert refused is not None
    refused = answer(ReplayJob(b"{}", "chart")).refused
    assert refused is not None and refused.id == "error-record-form"


# The processes


def test_one_that_overruns_or_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        pool = Workers(1, limit_s=0.001)
        assert await pool.choose(job()) is None, "too short to even start"
        pool._limit = 30.0
        assert await pool.choose(job()) is not None
        (thinker,) = pool._all
        process = await thinker.running()
        process.kill()
        await process.wait()
        assert await pool.choose(job()) is not None, "a new one is started"
        assert await pool.choose(job(view=b"{}")) is None
        assert await pool.choose(job()) is not None, "a bug does not end the process"
        with pytest.raises(BadInput, match="error-cryptid-puzzle-day"):
            await pool.make(DeskJob("cryptid", "setup", b'{"day":"never"}', "en"))
        await pool.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(main())
    assert "overran" in caplog.text and "failed" in caplog.text


class Failing:
    """Workers whose bots always fail."""

    async def choose(self, job: Think) -> None:
        return None


class Slow:
    """Workers that count how many think at once."""

    def __init__(self) -> None:
        self.now = self.most = 0

    async def choose(self, job: Think) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.02)
        self.now -= 1


def with_thinkers(at: House, thinkers: Any, **more: Any) -> None:
    settings = BotSettings(**({"delay_ms": 0, "workers": 0} | more))
    at.turns = Turns(at.rooms, thinkers, settings, at.metrics)
    at.botwork._turn = at.turns.turn  # type: ignore[attr-defined]


async def ended(at: House, id: str) -> None:
    async with asyncio.timeout(30):
        while (await at.rooms.open(id)).status != "over":
            await asyncio.sleep(0.02)


def test_a_failing_bot_still_makes_legal_moves(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            with_thinkers(at, Failing())
            room = await new_room(at, "bot", "bot", me=False)
            await ended(at, room.id)
            assert room.playing.table.outcome is not None

    asyncio.run(main())


def test_bots_play_to_the_end_in_their_processes(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, workers=1, think_ms=20) as at:
            room = await new_room(at, "bot", "bot", me=False)
            await ended(at, room.id)

    asyncio.run(main())


def test_bots_that_think_at_once_are_capped_for_each_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            slow = Slow()
            with_thinkers(at, slow, per_address=2)
            for _ in range(6):
                await new_room(at, "bot", "bot", me=False)
            await asyncio.sleep(0.5)
            assert slow.most == 2

    asyncio.run(main())


def test_lost_bot_work_is_done_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            at.services.botwork = None  # the process ends before it asks anybody
            room = await new_room(at, "bot", "bot", me=False)
            assert room.revision == 0
        async with house(tmp_path, workers=1, think_ms=20) as at:
            await ended(at, room.id)

    asyncio.run(main())


def test_the_sweep_asks_again_but_leaves_people_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            with_thinkers(at, Failing())
            botwork, at.services.botwork = at.services.botwork, None
            bots = await new_room(at, "bot", "bot", me=False)
            people = await new_room(at, "screen", "screen")
            at.services.botwork = botwork
            await ended(at, bots.id)
            await asyncio.sleep(0.2)
            assert at._waiting == {people.id: 0}
            assert people.revision == 0

    asyncio.run(main())


def test_a_thought_from_before_an_undo_is_dropped(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            room = await new_room(at, "screen", "screen")
            move = room.playing.table.decisions_for(0)[0].moves[0]
            with pytest.raises(BadInput, match="error-stale"):
                await room.play(0, move, 0, undone=room.playing.undone + 1)
            assert room.revision == 0

    asyncio.run(main())
