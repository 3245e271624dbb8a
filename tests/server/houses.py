"""Houses for tests: a process of a server without its doors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from hedgerow.core.rng import Rng
from hedgerow.server import wire
from hedgerow.server.house import House
from hedgerow.server.live.room import Room
from hedgerow.server.settings import BotSettings, Settings
from hedgerow.server.store import Guest

ANN = Guest("ann", "Ann")


@asynccontextmanager
async def house(folder: Path, **bots: Any) -> AsyncIterator[House]:
    """A process of a server; several on one folder are several processes."""
    given = {"workers": 0, "delay_ms": 0} | bots
    made = House(
        Settings(
            database=f"sqlite+aiosqlite:///{folder / 'tables.db'}",
            bots=BotSettings(**given),
            sweep_s=0.05,
        )
    )
    await made.open()
    try:
        yield made
    finally:
        await made.close()


def run(folder: Path, test: Callable[[House], Awaitable[None]]) -> None:
    async def main() -> None:
        async with house(folder) as made:
            await test(made)

    asyncio.run(main())


async def new_room(at: House, *kinds: wire.Kind, me: bool = True, **more: Any) -> Room:
    """A table that has started; the first seat is Ann's, or a bot's."""
    first: wire.Kind = "me" if me else "bot"
    wishes = [wire.SeatWish(kind, "random" if kind == "bot" else None) for kind in (first, *kinds)]
    wish = wire.NewTable("cryptid", wishes, **({"start": True} | more))
    return (await at.lobby.create(wish, ANN, "here")).room


async def any_move(at: House, room: Room, rng: Rng) -> None:
    """One move of whoever is to act."""
    table = room.playing.table
    seat = table.to_act[0]
    move = table.decisions_for(seat)[0].moves.pick(rng)
    await room.play(seat, move, table.made(seat))


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, seat: int | None, token: str = "") -> None:
        self.seat = seat
        self.guest: str | None = None
        self.token = token
        self.heard: list[Any] = []
        self.closed: int | None = None

    def put(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))

    def close(self, code: int) -> None:
        self.closed = code
