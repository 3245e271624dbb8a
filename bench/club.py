"""A club's server over time: how soon it is ready with many old tables, and whether it grows.

    python bench/club.py ready --tables 5000     # seconds from the start of the process
    python bench/club.py week --tables 200       # tables a day for seven days, with pruning

`week` lets days pass by moving every date in the database back; games are kept for one day.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psutil
from sqlalchemy import update

from hedgerow.core.rng import Rng
from hedgerow.games import GAMES
from hedgerow.server import wire
from hedgerow.server.house import House
from hedgerow.server.live.room import Room
from hedgerow.server.settings import BotSettings, Keep, Settings
from hedgerow.server.store import Guest
from hedgerow.server.store.schema import chats, guests, moves, tables
from hedgerow.server.testing import serving

DAY = 24 * 3600.0


class Watcher:
    """A listener that counts what it is sent."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.guest: str | None = None
        self.token = ""
        self.characters = 0

    def put(self, text: str) -> None:
        self.characters += len(text)

    def close(self, code: int) -> None:
        pass


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    keep = Keep(lobbies=1, unfinished=1, finished=1, guests=1)
    settings = Settings(
        database=f"sqlite+aiosqlite:///{folder / 'tables.db'}",
        bots=BotSettings(workers=0),
        keep=keep,
        sweep_s=3600,
        prune_s=3600,
    )
    made = House(settings)
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def table(at: House, number: int, start: bool = True) -> Room:
    game = GAMES[number % len(GAMES)]
    seats = [wire.SeatWish("me"), wire.SeatWish("screen")]
    wish = wire.NewTable(game.id, seats, start=start, chat=True)
    return (await at.lobby.create(wish, Guest(f"g{number}", "Ann"), "here")).room


async def play(room: Room, rng: Rng, most: int) -> None:
    for _ in range(most):
        at = room.playing.table
        if not at.to_act:
            return
        seat = at.to_act[0]
        await room.play(seat, at.decisions_for(seat)[0].moves.pick(rng), at.made(seat))


async def pass_a_day(at: House) -> None:
    async with at.store.engine.begin() as connection:
        for part, column in (
            (tables, tables.c.created),
            (guests, guests.c.created),
            (moves, moves.c.at),
            (chats, chats.c.at),
        ):
            await connection.execute(update(part).values({column.name: column - DAY}))


def disk(folder: Path) -> float:
    return sum(file.stat().st_size for file in folder.iterdir()) / 1e6


async def week(folder: Path, per_day: int, days: int) -> None:
    process, rng, number = psutil.Process(), Rng(1), 0
    print(f"{'day':>4} {'made':>6} {'moves':>7} {'kept':>6} {'memory MB':>10} {'disk MB':>8}")
    async with house(folder) as at:
        for day in range(1, days + 1):
            made = 0
            for _ in range(per_day):
                number += 1
                room = await table(at, number, start=number % 10 != 0)
                if number % 10 == 0:
                    continue  # nobody came
                watcher = Watcher()
                await room.enter(watcher)
                await play(room, rng, 40)
                await room.say(0, "well played")
                room.leave(watcher)
                made += room.revision
            await at.rooms.keep_quiet(0)
            at.rooms.evict(0)
            await pass_a_day(at)
            await at.prune()
            gc.collect()
            kept = len(await at.store.playing())
            memory = process.memory_info().rss / 1e6
            row = f"{day:4} {per_day:6} {made:7} {kept:6} {memory:10.1f} {disk(folder):8.1f}"
            print(row, flush=True)


async def fill(folder: Path, count: int) -> None:
    """Tables under way that nobody has touched for a month."""
    async with house(folder) as at:
        for number in range(count):
            await play(await table(at, number), Rng(number), 5)
            if number % 500 == 499:
                at.rooms.evict(0)
                print(f"{number + 1} tables", flush=True)
        for _ in range(30):
            await pass_a_day(at)


def ready(folder: Path, count: int) -> None:
    asyncio.run(fill(folder, count))
    with serving(f"sqlite:///{folder / 'tables.db'}") as server:
        for _ in range(5):
            server.kill()
            began = time.monotonic()
            server.start()
            seconds = time.monotonic() - began
            assert server.process is not None
            spent = sum(psutil.Process(server.process.pid).cpu_times()[:2])
            print(f"{count} tables: ready after {seconds:.2f} s, {spent:.2f} s of processor time")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("ready", "week"))
    parser.add_argument("--tables", type=int)
    parser.add_argument("--days", type=int, default=7)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        if given.what == "ready":
            ready(Path(name), given.tables or 5000)
        else:
            asyncio.run(week(Path(name), given.tables or 200, given.days))


if __name__ == "__main__":
    main()
