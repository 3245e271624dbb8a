"""Reviews are made in the background, kept with their table, and survive whoever makes them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.bots import Budget, make_bot
from hedgerow.coach.review import review
from hedgerow.coach.review.report import Review
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games import game_named
from hedgerow.server.house import House
from hedgerow.server.live.room import Room
from hedgerow.server.store import reviews
from hedgerow.server.store.reviews import HELD_S, ReviewRow
from hedgerow.server.work import reviewing
from hedgerow.server.work.pool import Workers
from hedgerow.server.work.worker import LookJob
from server.houses import house, new_room, run
from server.store.test_postgres import database, postgres
from server.store.test_postgres import house as postgres_house

__all__ = ["database", "postgres"]  # fixtures


async def finished(at: House) -> Room:
    """A game of Cryptid that is soon over."""
    room = await new_room(at, "friend", "friend", options={"puzzle": "card", "card": 1})
    bot = make_bot("cryptid", "careful", 1)
    while room.status != "over":
        table = room.playing.table
        seat = table.to_act[0]
        decision = table.decisions_for(seat)[0]
        move = bot.choose(table.view(seat), decision, Budget(5)).move
        await room.play(seat, move, table.made(seat))
    return room


async def state(at: House, table: str, seat: int = 0) -> Review:
    return msgspec.json.decode(await at.reviews.read(table, seat), type=Review)


async def whole(at: House, table: str, seat: int = 0) -> Review:
    async with asyncio.timeout(120):
        while (found := await state(at, table, seat)).state != "done":
            assert found.why is None, found.why
            await asyncio.sleep(0.05)
    return found


def test_a_review_is_made_in_parts_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "_PART_MS", 0)

    async def main() -> None:
        async with house(tmp_path) as still:  # nobody there makes any
            room = await finished(still)
            id, record = room.id, room.record
            nothing = await state(still, id)
            assert (nothing.state, nothing.total) == ("none", len(record.moves))
            await still.reviews.ask(id)
            assert (await state(still, id)).state == "waiting"
            with pytest.raises(BadInput, match="error-seat-unknown"):
                await still.reviews.read(id, 3)
        async with house(tmp_path, workers=1) as at:  # the process that asked is gone
            found = await whole(at, id)
            assert (found.done, found.total) == (len(record.moves),) * 2
            assert len(await reviews.parts(at.store, id)) == found.total, "one move each"
            expected = review(game_named("cryptid"), record, 0)
            assert msgspec.json.encode(found.report) == msgspec.json.encode(expected)
            await at.reviews.ask(id)  # asking again changes nothing
            other = await state(at, id, 2)
            assert other.state == "done" and other.report is not None
            assert other.report.seat == 2
            assert await at.store.delete_table(id)
            assert await reviews.find(at.store, id) is None
            assert not await reviews.parts(at.store, id)

    asyncio.run(main())


def test_there_is_something_to_see_before_it_is_whole(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await finished(at)
        await at.reviews.ask(room.id)
        row = await reviews.take(at.store, 1000.0)
        assert row is not None
        assert await reviews.take(at.store, 1000.0 + HELD_S - 1) is None, "it is held"
        again = await reviews.take(at.store, 1001.0 + HELD_S)
        assert again is not None, "whoever held it has died"
        workers = Workers(1, 60)
        try:
            job = LookJob(room.record.dump(), 0, 0)
            made = await workers.done(job, "look")
        finally:
            await workers.close()
        assert await reviews.put_part(at.store, again, made.count, made.made, 1002.0)
        assert not await reviews.put_part(at.store, row, made.count, made.made, 1002.0)
        found = await state(at, room.id)
        assert (found.state, found.done) == ("working", 1)
        report = found.report
        assert report is not None and report.looked == 1 and not report.complete
        assert "result" not in [each.kind for each in report.rows]

    run(tmp_path, test)


def test_a_game_under_way_keeps_its_secrets(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "friend", "friend")
        with pytest.raises(BadInput, match="error-not-over"):
            await at.reviews.ask(room.id)
        with pytest.raises(BadInput, match="error-not-over"):
            await at.reviews.read(room.id, 0)

    run(tmp_path, test)


def test_what_went_wrong_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await finished(at)
        await at.reviews.ask(room.id)
        why = Message("error-too-long")
        await reviews.refuse(at.store, room.id, msgspec.json.encode(why).decode())
        found = await state(at, room.id)
        assert (found.state, found.why) == ("refused", why)
        assert await reviews.take(at.store, 1e12) is None
        await at.reviews.ask(room.id)
        assert (await state(at, room.id)).state == "waiting"

    run(tmp_path, test)


def test_a_review_of_another_version_is_made_anew(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        id = (await finished(at)).id
        await reviews.ask(at.store, id, 9, "old", 1.0)
        row = ReviewRow(id, 0, 9, 0.0, "")
        assert await reviews.put_part(at.store, row, 9, b"old", 2.0)
        await reviews.ask(at.store, id, 9, "new", 3.0)
        assert await reviews.find(at.store, id) == row
        assert not await reviews.parts(at.store, id)

    run(tmp_path, test)


def test_a_worker_of_the_same_postgres_makes_it(database: str) -> None:
    async def main() -> None:
        async with postgres_house(database) as server, postgres_house(database, workers=1):
            room = await finished(server)
            await server.reviews.ask(room.id)
            found: Any = await whole(server, room.id, 1)
            assert found.report.looked == found.total == len(room.record.moves)

    asyncio.run(main())
