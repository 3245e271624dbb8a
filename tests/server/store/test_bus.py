"""An SQLite file's bus hears of what commands change; rooms hear only what concerns them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hedgerow.core.rng import Rng
from hedgerow.server.house import House
from hedgerow.server.store import Store
from hedgerow.server.store.bus import NoticeBus, bus_for
from server.houses import Ear, any_move, house, new_room, run


def test_sqlite_has_the_bus_of_one_server(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        assert isinstance(bus_for(store), NoticeBus)
        await store.engine.dispose()

    asyncio.run(main())


def test_a_notice_about_an_unknown_or_old_version_does_nothing(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        ear = Ear(None)
        room.listeners.add(ear)
        await at.rooms.heard("nowhere", 5)
        await at.rooms.heard(room.id, 0)
        assert not ear.heard

    run(tmp_path, test)


def test_after_a_gap_every_room_is_brought_up_to_date(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            here = await new_room(one, "screen", "screen", chat=True)
            there = await two.rooms.open(here.id)
            ear = Ear(None)
            there.listeners.add(ear)
            rng = Rng(1)
            for _ in range(3):
                await any_move(one, here, rng)
            await here.say(0, "are you there?")
            await two.rooms.look_everywhere()
            kinds = [message["type"] for message in ear.heard]
            assert kinds == ["state", "table", "chat"]
            assert (ear.heard[0]["revision"], ear.heard[0]["since"]) == (3, 0)
            assert there.playing.state_text(1, 0) == here.playing.state_text(1, 0)

    asyncio.run(main())


def test_a_start_elsewhere_is_seen_here(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            here = await new_room(one, "screen", "screen", start=False)
            there = await two.rooms.open(here.id)
            ear = Ear(None)
            there.listeners.add(ear)
            await one.lobby.start(here)
            await two.rooms.heard(here.id, -1)
            assert [message["type"] for message in ear.heard] == ["table", "state"]
            assert there.playing.state_text(0, 0) == here.playing.state_text(0, 0)

    asyncio.run(main())
