"""Rooms: one live table each, with the sockets that look at it.

A move is applied, written and only then acknowledged and shown; all of that under the room's lock,
so whoever holds the lock sees durable positions only. When another process was quicker, the room
reads the store again and tries once more while the decision still stands.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, Final

import msgspec

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Seat, seat_letter
from hedgerow.server import compose, snapshots, wire
from hedgerow.server.botwork import BotWork
from hedgerow.server.bus import Bus
from hedgerow.server.line import Line
from hedgerow.server.position import Outdated, Position
from hedgerow.server.room import RESTART, Room
from hedgerow.server.store import STORE_ERRORS, Store

log = logging.getLogger(__name__)

_TRIES: Final = 8
"""How often a lost race is run again."""
_KEPT_AT_ONCE: Final = 20
"""Snapshots that one sweep takes at most, so that a restart with many tables is no burden."""


def _nobody(version: int) -> None:
    """Nobody waits to hear that a move is durable."""


class Rooms:
    """Every room in memory, and the one way to change a table."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.botwork: BotWork | None = None
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._line = Line()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def open(self, id: str) -> Room:
        """The room of a table; BadInput when there is none."""
        room = self._rooms.get(id)
        if room is None:
            lock = self._loading.setdefault(id, asyncio.Lock())
            async with lock:
                room = self._rooms.get(id)
                if room is None:
                    try:
                        room = self._rooms[id] = await self._load(id)
                    finally:
                        self._loading.pop(id, None)
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        found = await self.store.table(id)
        if found is None:
            raise BadInput("error-table-unknown", table=id[:20])
        room = Room(*found)
        if room.row.chat:
            said = await self.store.chats(id)
            room.chatted = said[-1].number if said else 0
        room.kept = await self.store.kept(id)
        await self._replay(room)
        return room

    async def _replay(self, room: Room) -> None:
        """Build the position from the store; making a puzzle takes a while, so in a thread."""
        if room.row.status == "lobby":
            return
        rows = await self.store.rows(room.id)
        try:
            room.position = await asyncio.to_thread(Position.of, room.row, len(room.seats), rows)
        except Outdated as error:
            room.outdated = error
            return
        if room.position.over and room.row.status == "playing":
            # The process ended between the last move and this note of it.
            await self.store.finish(room.id)
        self.set_reminder(room)

    async def refresh(self, room: Room) -> None:
        """Read the table's own row and its seats again, and tell everybody."""
        async with room.lock:
            lobby = room.row.status == "lobby"
            found = await self.store.table(room.id)
            assert found is not None, "tables are never deleted"
            room.row, room.seats = found
            if lobby:
                await self._replay(room)
            room.shut_out()
            room.tell()
            if lobby and room.position is not None:
                room.show(0)

    async def changed(self, room: Room) -> None:
        """Something besides moves has changed in the store: tell all, here and elsewhere."""
        await self.refresh(room)
        await self.bus.tell(room.id)

    async def catch_up(self, room: Room) -> None:
        """Apply the rows that other processes have written, and show the result."""
        async with room.lock:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        position = room.position
        if position is None:
            return
        since = position.version
        rows = await self.store.rows(room.id, since)
        for row in rows:
            since = min(since, position.replay(row))
        if rows:
            self._after(room, since)

    # Moves

    async def play(
        self,
        room: Room,
        seat: Seat,
        move: Any,
        answers: int,
        *,
        acked: Callable[[int], None] = _nobody,
        undone: int | None = None,
    ) -> None:
        """Make a move. BadInput changes nothing.

        `acked` is called with its version once it is durable, before anybody is shown it;
        `undone` is how many moves had been taken back when a bot was asked.
        """
        async with room.lock:
            for _ in range(_TRIES):
                position = room.playing
                if undone is not None and undone != position.undone:
                    raise BadInput("error-stale", given=answers, now=answers)
                entries = position.table.play(seat, move, answers)
                if await self._append(room, seat, "move", str(move)):
                    since = position.made(seat, entries)
                    acked(position.version)
                    try:
                        await self._line.turn()
                    finally:
                        self._after(room, since, next_bots=True)
                    return
            raise BadInput("error-busy")

    async def undo(self, room: Room, seat: Seat, *, acked: Callable[[int], None] = _nobody) -> None:
        """Take the seat's last move back, as an appended row."""
        async with room.lock:
            for _ in range(_TRIES):
                position = room.playing
                position.table.undo(seat)
                if await self._append(room, seat, "undo", ""):
                    since = position.took_back(seat)
                    acked(position.version)
                    self._after(room, since, next_bots=True)
                    return
            raise BadInput("error-busy")

    async def _append(self, room: Room, seat: Seat, kind: str, text: str) -> bool:
        """Write what the table in memory has done already; if that fails, undo it there.

        False when another process has written this version: the room then holds what it wrote.
        """
        try:
            if await self.store.append(room.id, room.version + 1, seat, kind, text):
                return True
            await self._replay(room)
            self._after(room, 0)
            return False
        except asyncio.CancelledError:
            self._drop(room)
            raise
        except STORE_ERRORS as error:
            log.error("table %s: the store failed (%s)", room.id, error)
            self._drop(room)  # whether the move is in it only the store can say
            raise BadInput("error-store") from None

    def _drop(self, room: Room) -> None:
        """Forget a room whose memory may differ from the store; clients will come again."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        room.stop()
        for listener in list(room.listeners):
            listener.close(RESTART)

    def _after(self, room: Room, since: int, *, next_bots: bool = False) -> None:
        """The position has changed and is durable: show it, and see who is next."""
        room.used = room.moved = time.monotonic()
        room.show(since)
        self.set_reminder(room)
        if room.playing.over:
            if room.row.status == "playing":
                room.row = msgspec.structs.replace(room.row, status="over")
                self._spawn(self._finish(room))
            room.tell()
        elif next_bots:
            self.ask_bots(room)

    async def _finish(self, room: Room) -> None:
        with suppress(*STORE_ERRORS):  # the next process that loads the table will note it
            await self.store.finish(room.id)
            await self.keep(room)

    async def keep(self, room: Room) -> None:
        """Store the last position in words, unless that was done."""
        async with room.lock:
            position = room.position
            if position is None or room.kept == position.version:
                return
            names = [seat.name or seat_letter(seat.seat) for seat in room.seats]
            body = await asyncio.to_thread(snapshots.take, position, names)
            await self.store.put_snapshot(room.id, position.version, body)
            room.kept = position.version

    def ask_bots(self, room: Room) -> None:
        """Hand bot work out, if bots are to act whom nobody has asked yet."""
        if self.botwork is not None and set(room.bots_to_act) - room.thinking:
            self._spawn(self._ask(self.botwork, room.id, room.version))

    async def _ask(self, botwork: BotWork, id: str, version: int) -> None:
        try:
            await botwork.ask(id, version)
        except Exception as error:  # the sweep asks again
            log.warning("table %s: bot work could not be handed out (%s)", id, error)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Hearing from other processes

    async def heard(self, id: str, version: int) -> None:
        room = self._rooms.get(id)
        if room is None or 0 <= version <= room.version:
            return
        try:
            if version < 0:
                await self.refresh(room)
                await self.send_chats(room)
            else:
                await self.catch_up(room)
        except (*STORE_ERRORS, BadInput):
            log.exception("table %s: could not catch up", id)
            self._drop(room)

    async def look_everywhere(self) -> None:
        """Notices may have been lost: bring every room up to date."""
        for room in self:
            await self.heard(room.id, room.version + 1)
            await self.heard(room.id, -1)

    # Chat

    async def say(self, room: Room, seat: Seat, text: str) -> None:
        if not room.row.chat:
            raise BadInput("error-chat-off")
        await self.store.add_chat(room.id, seat, room.seats[seat].name, text)
        await self.send_chats(room)
        await self.bus.tell(room.id)

    async def send_chats(self, room: Room) -> None:
        """Send what was said since; every process does so for its own sockets."""
        if not room.row.chat:
            return
        async with room.lock:
            for row in await self.store.chats(room.id, room.chatted):
                room.chatted = row.number
                said = compose.text(compose.chat(row))
                for listener in room.listeners:
                    listener.put(said)

    # Housekeeping

    def set_reminder(self, room: Room) -> None:
        """A gentle word after so many minutes, and again; nobody ever loses by it."""
        room.stop()
        minutes = room.row.reminder_minutes
        if minutes and room.status == "playing":
            loop = asyncio.get_running_loop()
            room.reminder = loop.call_later(60 * minutes, self._remind, room, minutes)

    def _remind(self, room: Room, minutes: int) -> None:
        acting = set(room.playing.table.to_act)
        for listener in room.listeners:
            if listener.seat is not None and listener.seat in acting:
                listener.put(compose.text(wire.Reminder(listener.seat, minutes)))
        self.set_reminder(room)

    async def keep_quiet(self, quiet_s: float) -> None:
        """Keep the last position of some tables that have not been played at for a while."""
        old = time.monotonic() - quiet_s
        quiet = (room for room in self if room.kept != room.version and room.moved < old)
        for room in islice(quiet, _KEPT_AT_ONCE):
            await self.keep(room)

    def evict(self, idle_s: float) -> int:
        """Forget rooms that nobody has used for a while; the store has them."""
        old = time.monotonic() - idle_s
        idle = [room for room in self if room.idle and room.used < old]
        for room in idle:
            room.stop()
            del self._rooms[room.id]
        return len(idle)

    async def close(self) -> None:
        for room in self:
            room.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
