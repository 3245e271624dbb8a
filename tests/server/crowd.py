"""People who play all five games at random while servers and databases die under them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx

from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES
from hedgerow.server.live.room import Room
from hedgerow.server.live.services import Services
from hedgerow.server.settings import database_url
from hedgerow.server.store import Store
from hedgerow.server.store.bus import bus_for
from hedgerow.server.testing import Person, bot, me, screen
from hedgerow.table import verify
from server.resuming import LOST, Resuming

LENGTHS = (60, 200, 1000)
"""The number of moves after which people leave a table; after a restart long games take long."""


class Seen(NamedTuple):
    """What was found in the database at the end."""

    tables: int
    finished: int
    moves: int
    acknowledged: int
    unsure: int


STALLED_S = 60.0
"""Longer than any outage here, and than any thought of a bot."""


class Stalled(Exception):
    """Tables that have not been opened, and those at which nobody moves any more."""

    def __init__(self, missing: int, tables: set[str]) -> None:
        super().__init__(f"{missing} tables were not opened, nobody moves at {sorted(tables)}")
        self.tables = tables


class Crowd:
    """Tables of every game: two seats of one person each, and a bot where it can sit down."""

    def __init__(self, person: Person, urls: Callable[[], str], seed: int = 1) -> None:
        self.person = person
        self.urls = urls
        self.dice = random.Random(seed)
        self.seats: list[Resuming] = []
        self.ready = time.monotonic()
        """When the last server or database came back."""
        self.longest = 0.0
        """The longest wait for others, counted from when all was well again."""
        self.moved: set[str] = set()
        """The tables at which somebody has moved since then."""
        self.open: set[str] = set()
        self._ending = asyncio.Event()

    async def play(self, game: AnyGame) -> None:
        """One table after the other until `end`."""
        while not self._ending.is_set():
            seats = await self._table(game)
            self.open.add(seats[0].table)
            over, most = asyncio.Event(), self.dice.choice(LENGTHS)
            await asyncio.gather(*(self._sit(seat, over, most) for seat in seats))
            self.open.remove(seats[0].table)

    def end(self) -> None:
        self._ending.set()

    async def _table(self, game: AnyGame) -> list[Resuming]:
        wishes = [me(), screen()] + [bot()] * (game.seats[-1] > 2)
        body = {"game": game.id, "seats": wishes, "start": True}
        while True:
            try:
                answer = await self.person.http.post(f"{self.urls()}/api/tables", json=body)
                if answer.status_code != 201:
                    raise OSError(answer.text)
            except (OSError, httpx.HTTPError):
                await asyncio.sleep(0.2)
                continue
            id = answer.json()["id"]
            seats = [Resuming(self.person, id, seat, self.urls, game.id) for seat in range(2)]
            self.seats += seats
            return seats

    async def _sit(self, seat: Resuming, over: asyncio.Event, most: int) -> None:
        """Play until the end of the game or of the crowd, or until both have had enough."""
        endings = [asyncio.create_task(event.wait()) for event in (self._ending, over)]
        while not (self._ending.is_set() or over.is_set()):
            since = time.monotonic()
            asked = asyncio.create_task(seat.asked(seconds=600))
            await asyncio.wait((asked, *endings), return_when=asyncio.FIRST_COMPLETED)
            if not asked.done():
                asked.cancel()
                with suppress(asyncio.CancelledError, *LOST):
                    await asked
                break
            self.longest = max(self.longest, time.monotonic() - max(since, self.ready))
            state = asked.result()
            if state["outcome"] or state["revision"] > most:
                over.set()
                break
            await seat.answer(state, self._choose, seconds=600)
            self.moved.add(seat.table)
        for ending in endings:
            ending.cancel()
        await seat.drop()

    def _choose(self, state: Any) -> Any:
        return self.dice.choice(state["decisions"][0]["moves"])


async def told(database: str, table: str) -> str:
    """Whom a table waits for, for who wants to know why it stalled."""
    room = await loaded(database, table)
    acting = [(seat, room.seats[seat].bot) for seat in room.playing.table.to_act]
    return f"{table} {room.status} at revision {room.revision} waits for {acting}"


async def loaded(database: str, table: str) -> Room:
    """A table, read from the database beside its servers."""
    store = Store(database_url(database))
    await store.open()
    try:
        room = await Room.load(table, Services(store, bus_for(store)))
    finally:
        await store.close()
    room.stop()
    return room


async def check(database: str, seats: list[Resuming]) -> Seen:
    """Replay every table from the database: acknowledged moves stand where they were put, once."""
    tables, finished, moves = sorted({seat.table for seat in seats}), 0, 0
    for table in tables:
        room = await loaded(database, table)
        record = room.playing.table.record
        verify(room.playing.table.game, record)
        made = [(played.seat, played.move) for played in record.moves]
        moves += len(made)
        finished += room.status == "over"
        for seat in seats:
            if seat.table != table:
                continue
            for revision, move in seat.acked.items():
                assert made[revision - 1] == move, (table, revision)
            mine = [move for who, move in made if who == seat.seat]
            counted = (len(seat.acked), seat.unsure, seat.settled)
            assert len(mine) == sum(counted[:2]), (table, seat.seat, len(mine), counted)
            assert not seat.refusals, seat.refusals
    acknowledged = sum(len(seat.acked) for seat in seats)
    return Seen(len(tables), finished, moves, acknowledged, sum(seat.unsure for seat in seats))


async def crowded(crowd: Crowd, each: int, disturb: Callable[[int], None], times: int) -> None:
    """`each` tables of every game are played while `disturb` is called so often.

    Mostly it is called when every table has moved on after the last time, else at any moment.
    """
    playing = [asyncio.create_task(crowd.play(game)) for game in GAMES for _ in range(each)]
    try:
        for number in range(times):
            patient = crowd.dice.random() < 0.7
            since = time.monotonic()
            while patient and (len(crowd.open) < len(playing) or crowd.open - crowd.moved):
                if time.monotonic() - since > STALLED_S:
                    raise Stalled(len(playing) - len(crowd.open), crowd.open - crowd.moved)
                await asyncio.sleep(0.02)
            await asyncio.sleep(crowd.dice.uniform(0, 0.5))
            await asyncio.to_thread(disturb, number)
            crowd.ready = time.monotonic()
            crowd.moved.clear()
            for task in playing:
                if task.done():
                    task.result()  # raises what went wrong
        await asyncio.sleep(1)
    finally:
        crowd.end()
        await asyncio.gather(*playing)
