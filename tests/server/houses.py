"""Houses for tests: a process of a server without its doors."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from hedgerow.core.rng import Rng
from hedgerow.server import wire
from hedgerow.server.house import House
from hedgerow.server.live.room import Room
from hedgerow.server.runner import config
from hedgerow.server.settings import BotSettings, Settings
from hedgerow.server.store import Guest

ANN = Guest("ann", "Ann")


@asynccontextmanager
async def house(
    folder: Path, more: dict[str, Any] | None = None, **bots: Any
) -> AsyncIterator[House]:
    """A process of a server; several on one folder are several processes.

    `more` are settings of the server, the rest settings of its bots.
    """
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    thinking = BotSettings(**{"workers": 0, "delay_ms": 0} | bots)
    made = House(Settings(database=database, bots=thinking, **{"sweep_s": 0.05} | (more or {})))
    await made.open()
    try:
        yield made
    finally:
        await made.close()


@asynccontextmanager
async def doors(at: House) -> AsyncIterator[str]:
    """The address at which a house is open to connections."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(config(at))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


def run(folder: Path, test: Callable[[House], Awaitable[None]]) -> None:
    async def main() -> None:
        async with house(folder) as made:
            await test(made)

    asyncio.run(main())


async def new_room(
    at: House,
    *kinds: wire.Kind,
    me: bool = True,
    guest: str = "ann",
    origin: str = "here",
    **more: Any,
) -> Room:
    """A table that has started; the first seat is Ann's, or a bot's."""
    first: wire.Kind = "me" if me else "bot"
    wishes = [wire.SeatWish(kind, "random" if kind == "bot" else None) for kind in (first, *kinds)]
    wish = wire.NewTable("cryptid", wishes, **({"start": True} | more))
    return (await at.lobby.create(wish, Guest(guest, guest.title()), origin)).room


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
