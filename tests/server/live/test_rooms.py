"""Rooms: durable before shown, lost races run again, undo as a row, nothing lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.moves import AskHint, Vote
from hedgerow.server.house import House
from hedgerow.server.live.room import Room
from hedgerow.server.store import StoreError
from server.houses import Ear, any_move, house, new_room, run


def test_a_move_is_in_the_store_before_anybody_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        ear = Ear(1)
        room.listeners.add(ear)
        let_go, append = asyncio.Event(), at.store.append

        async def slow(*given: Any) -> bool:
            await let_go.wait()
            return await append(*given)

        monkeypatch.setattr(at.store, "append", slow)
        acked: list[int] = []
        table = room.playing.table
        move = table.decisions_for(0)[0].moves[0]
        playing = asyncio.create_task(room.play(0, move, 0, acked=acked.append))
        await asyncio.sleep(0.05)
        assert (acked, ear.heard, room.revision) == ([], [], 0)
        let_go.set()
        await playing
        assert acked == [1] and ear.heard[0]["revision"] == 1
        assert len(await at.store.rows(room.id)) == 1

    run(tmp_path, test)


def test_a_room_is_rebuilt_from_its_rows_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as first:
            room = await new_room(first, "screen", "screen")
            rng = Rng(4)
            for _ in range(25):
                if room.status == "playing":
                    await any_move(first, room, rng)
            table, version = room.playing.table, room.revision
            sent = {seat: room.playing.state_text(seat, 0) for seat in (0, 1, 2, None)}
        async with house(tmp_path) as second:
            again = await second.rooms.open(room.id)
            assert again.revision == version
            assert again.playing.table.record == table.record
            assert {seat: again.playing.state_text(seat, 0) for seat in (0, 1, 2, None)} == sent

    asyncio.run(main())


def test_who_loses_a_race_reads_again_and_still_gets_its_vote_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            here = await new_room(one, "screen", "screen", "screen")
            rng = Rng(1)
            while here.playing.table.ply < 8:
                await any_move(one, here, rng)
            await here.play(0, AskHint(), here.playing.table.made(0))
            there = await two.rooms.open(here.id)
            assert there.revision == here.revision == 9
            # Three seats vote at once, through two processes that do not hear each other.
            yes, no = Vote(yes=True), Vote(yes=False)
            asked = here.playing.table.made
            await here.play(1, no, asked(1))
            await there.play(2, yes, asked(2))  # its process thinks version 10 is free
            await here.play(3, yes, asked(3))
            assert here.revision == 12
            rows = await one.store.rows(here.id, 9)
            assert [(row.revision, row.seat) for row in rows] == [(10, 1), (11, 2), (12, 3)]
            with pytest.raises(BadInput, match="error-stale"):
                await there.play(3, yes, asked(3) - 1)
            assert there.revision == 12, "the loser has caught up"

    asyncio.run(main())


def test_a_decision_that_no_longer_stands_is_refused_after_a_lost_race(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            here = await new_room(one, "screen", "screen")
            there = await two.rooms.open(here.id)
            first, second = (here.playing.table.decisions_for(0)[0].moves[i] for i in (0, 1))
            await here.play(0, first, 0)
            ear = Ear(0)
            there.listeners.add(ear)
            with pytest.raises(BadInput, match="error-stale"):
                await there.play(0, second, 0)
            assert there.playing.state_text(0, 0) == here.playing.state_text(0, 0)
            assert ear.heard[-1]["revision"] == 1, "its clients are shown what really happened"
            assert len(await one.store.rows(here.id)) == 1

    asyncio.run(main())


def test_who_saw_more_in_another_process_is_not_refused_here(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            room = await new_room(one, "screen", "screen")
            behind = await two.rooms.open(room.id)
            rng = Rng(1)
            while room.playing.table.to_act != (0,) or not room.playing.table.made(0):
                await any_move(one, room, rng)
            assert behind.revision == 0, "nobody has told it"
            table = room.playing.table
            move = table.decisions_for(0)[0].moves.pick(rng)
            await behind.play(0, move, table.made(0))
            assert behind.revision == room.revision + 1

    asyncio.run(main())


def test_undo_is_a_row_and_the_story_forgets_the_move(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        rng = Rng(2)
        while room.playing.table.ply < 6:
            await any_move(at, room, rng)
        before = room.playing.table.view(0)
        ear = Ear(1)
        room.listeners.add(ear)
        await room.play(0, AskHint(), 2)
        assert ear.heard[-1]["events"][0]["text"]["id"] == "cryptid-event-hint-asked"
        assert json_state(room, 0)["can_undo"]
        await room.undo(0)
        told = ear.heard[-1]
        assert (told["revision"], told["since"]) == (8, 6)
        assert [line["text"]["id"] for line in told["events"]] == ["table-undone"]
        assert room.playing.table.view(0) == before
        assert [row.kind for row in await at.store.rows(room.id)][-2:] == ["move", "undo"]
        with pytest.raises(BadInput, match="error-undo"):
            await room.undo(0)
        assert room.revision == 8

    run(tmp_path, test)


def json_state(room: Room, seat: int) -> Any:
    return msgspec.json.decode(room.playing.state_text(seat, 0))


def test_a_process_that_hears_of_an_undo_shows_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            here = await new_room(one, "screen", "screen")
            rng = Rng(2)
            while here.playing.table.ply < 6:
                await any_move(one, here, rng)
            await here.play(0, AskHint(), 2)
            there = await two.rooms.open(here.id)
            ear = Ear(2)
            there.listeners.add(ear)
            await here.undo(0)
            await two.rooms.heard(here.id, 8)
            assert (ear.heard[-1]["revision"], ear.heard[-1]["since"]) == (8, 6)
            assert there.playing.state_text(2, 0) == here.playing.state_text(2, 0)
            await two.rooms.heard(here.id, 8)
            assert len(ear.heard) == 1, "nothing new, nothing sent"

    asyncio.run(main())


def test_a_store_that_fails_costs_no_move_and_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        ear, append = Ear(0), at.store.append
        room.listeners.add(ear)

        async def broken(*given: Any) -> bool:
            await append(*given)  # it is written, but nobody learns so
            raise StoreError("gone")

        monkeypatch.setattr(at.store, "append", broken)
        moves = room.playing.table.decisions_for(0)[0].moves
        with pytest.raises(BadInput, match="error-store"):
            await room.play(0, moves[0], 0)
        monkeypatch.setattr(at.store, "append", append)
        assert ear.closed == 1012 and not ear.heard, "its clients come again"
        again = await at.rooms.open(room.id)
        assert again is not room and again.revision == 1

    run(tmp_path, test)


def test_a_finished_game_is_noted_even_if_the_process_ended_first(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            room = await new_room(at, "screen", "screen")
            rng = Rng(3)
            room._finish = _nothing  # type: ignore[method-assign]
            while room.status == "playing":
                await any_move(at, room, rng)
        async with house(tmp_path) as at:
            again = await at.rooms.open(room.id)
            assert again.status == "over"
            assert await at.store.playing() == []
            assert again.record.outcome is not None

    asyncio.run(main())


async def _nothing() -> None:
    pass


def test_no_record_before_the_end(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        with pytest.raises(BadInput, match="error-not-over"):
            _ = room.record

    run(tmp_path, test)


def test_idle_rooms_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        await any_move(at, room, Rng(1))
        ear = Ear(None)
        room.listeners.add(ear)
        assert at.rooms.evict(-1) == 0, "somebody looks at it"
        room.listeners.discard(ear)
        assert at.rooms.evict(-1) == 1
        assert (await at.rooms.open(room.id)).revision == 1

    run(tmp_path, test)


def test_a_reminder_goes_to_who_is_to_act(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen", reminder_minutes=5)
        acting, other, watching = Ear(0), Ear(1), Ear(None)
        room.listeners |= {acting, other, watching}
        assert room._reminder is not None
        wait = room._reminder.when() - asyncio.get_running_loop().time()
        assert wait == pytest.approx(300, abs=5)
        room._remind(5)
        assert acting.heard == [{"type": "reminder", "seat": 0, "minutes": 5}]
        assert not other.heard and not watching.heard
        assert room.status == "playing", "no clock ever loses a game"
        assert room._reminder is not None, "and again"
        plain = await new_room(at, "screen", "screen")
        assert plain._reminder is None

    run(tmp_path, test)


def test_a_wrong_share_code_is_found_when_the_table_is_made(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        with pytest.raises(BadInput):
            await new_room(at, "screen", "screen", options={"puzzle": "code", "code": "x"})
        assert await at.store.tables_of("ann") == []

    run(tmp_path, test)
