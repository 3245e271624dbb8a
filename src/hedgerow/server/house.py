"""Assembles and runs the parts of a server behind HTTP: store, bus, rooms, bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from hedgerow.core.errors import BadInput
from hedgerow.server.auth import Buckets
from hedgerow.server.ending import ended
from hedgerow.server.live.hinting import Hinting
from hedgerow.server.live.lobby import Lobby
from hedgerow.server.live.rooms import Rooms
from hedgerow.server.live.services import Services
from hedgerow.server.live.sockets import Sockets
from hedgerow.server.remind.reminders import Reminders
from hedgerow.server.remind.rounds import Rounds
from hedgerow.server.settings import Settings
from hedgerow.server.store import STORE_ERRORS, Store
from hedgerow.server.store.bus import bus_for
from hedgerow.server.store.contacts import Contacts
from hedgerow.server.store.letters import Letters
from hedgerow.server.store.pruning import AT_ONCE
from hedgerow.server.warm import warm
from hedgerow.server.work.botwork import botwork_for
from hedgerow.server.work.pool import Workers
from hedgerow.server.work.reviewing import Reviews
from hedgerow.server.work.turns import Turns

log = logging.getLogger(__name__)

_PAGE_SECONDS = 20.0
_LOST_WITHIN = 600.0
"""Seconds: bots that were asked longer before the last move of all have answered."""
_LAST_WORDS = 2.0
"""Seconds for storing last positions on shutdown; the sweep has stored the others."""


class House:
    """One process of a server, or of a worker, which has no HTTP side."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bus = bus_for(self.store)
        self.services = Services(self.store, self.bus)
        self.rooms = Rooms(self.services)
        self.lobby = Lobby(self.store, self.rooms, settings.deal)
        self.buckets = Buckets()
        self.metrics = self.services.metrics
        self.thinkers = Workers(settings.bots.workers, settings.bots.limit_s)
        self.pages = Workers(1, _PAGE_SECONDS)
        # One of its own, started when the first person asks: neither bots nor pages wait for it.
        self.advisers = Workers(1, _PAGE_SECONDS)
        self.sockets = Sockets(
            self.rooms,
            self.buckets,
            settings.limits,
            self.metrics,
            Hinting(self.advisers, settings.bots),
            self.services.spawn,
        )
        self.reviews = Reviews(self.store, self.rooms, self.pages, settings.bots.workers)
        self.botwork = botwork_for(self.store, settings.bots)
        self.turns = Turns(self.rooms, self.thinkers, settings.bots, self.metrics)
        reminding = settings.reminding
        self.reminders = Reminders(Contacts(self.store), reminding)
        self.rounds = Rounds(
            self.rooms, Letters(self.store), self.reminders.carriers, reminding, self.metrics
        )
        self.services.reminds = reminding.offered
        self._chores: list[asyncio.Task[None]] = []
        self._seen: dict[str, int] | None = None
        """The revision of each table at the last sweep."""
        self._waiting: dict[str, int] = {}
        """Tables that wait for a person, with their revision."""

    async def open(self) -> None:
        settings = self.settings
        warm()
        await self.store.open()
        await self.bus.open(self.rooms.heard, self._database_is_back)
        await self.botwork.open(self.turns.begin if self.store.postgres else self.turns.turn)
        self.services.botwork = self.botwork
        await self.thinkers.warm_up()
        await self.reviews.open()
        chores: list[tuple[Callable[[], Awaitable[None]], float]] = [
            (self.sweep, settings.sweep_s),
            (self.prune, settings.prune_s),
        ]
        if settings.reminding.offered:
            chores.append((self.rounds.look, settings.reminding.look_s))
            chores.append((self.rounds.post, settings.reminding.post_s))
        self._chores = [
            asyncio.create_task(self._now_and_then(chore, seconds), name=chore.__name__)
            for chore, seconds in chores
        ]

    async def close(self) -> None:
        await ended(self._chores)
        await self.botwork.close()
        await self.turns.close()
        await self.reviews.close()
        await self.thinkers.close()
        await self.pages.close()
        await self.advisers.close()
        with suppress(TimeoutError, *STORE_ERRORS):
            async with asyncio.timeout(_LAST_WORDS):
                await self.rooms.keep_quiet(0)
        self.rooms.close()
        await self.services.finish()
        await self.bus.close()
        await self.store.close()

    async def _database_is_back(self) -> None:
        """Notices may have been lost, and the bots' worker may have become deaf."""
        await self.rooms.look_everywhere()
        await self.botwork.renew()

    async def _now_and_then(self, chore: Callable[[], Awaitable[None]], seconds: float) -> None:
        """A chore, again and again, whatever goes wrong with it."""
        while True:
            try:
                await chore()
            except STORE_ERRORS as error:
                log.warning("%s: the store failed (%s)", chore.__name__, error)
            except Exception:
                log.exception("%s failed", chore.__name__)
            await asyncio.sleep(seconds)

    async def prune(self) -> None:
        """Delete what has grown old, a little at a time."""
        while True:
            busy = {room.id for room in self.rooms if not room.idle}
            pruned = await self.store.prune(self.settings.keep, time.time(), busy)
            for id in pruned.tables:
                self.rooms.forget(id)
            if pruned.tables or pruned.guests or pruned.contacts:
                log.info(
                    "pruned %d tables, %d guests, %d addresses",
                    len(pruned.tables),
                    pruned.guests,
                    pruned.contacts,
                )
            if len(pruned.tables) < AT_ONCE:
                return

    async def sweep(self) -> None:
        """Ask bots again whose work was lost with a process; on start, check all tables.

        A table is checked if it has not moved since the last sweep, and then only once: it may
        wait for a person for days.
        """
        seen: dict[str, int] = {}
        waiting: dict[str, int] = {}
        playing = await self.store.playing()
        # Who was asked when a process died had been asked a moment before. Where nobody has moved
        # for longer, the bots are asked when somebody comes back.
        recent = max((table.at for table in playing), default=0.0) - _LOST_WITHIN
        for table in playing:
            id, revision = table.id, table.revision
            if table.at < recent and self._seen is None:
                waiting[id] = seen[id] = revision
                continue
            seen[id] = revision
            waits = self._waiting.get(id) == revision
            if not waits and (self._seen is None or self._seen.get(id) == revision):
                waits = not await self._ask_again(id, revision)
            if waits:
                waiting[id] = revision
        self._seen, self._waiting = seen, waiting
        await self.rooms.keep_quiet(self.settings.keep_s)
        self.rooms.evict(self.settings.room_idle_s)

    async def _ask_again(self, id: str, revision: int) -> bool:
        """Ask the bot that the table waits for, if any; returns whether there was one."""
        try:
            room = await self.rooms.open(id)
            if room.revision < revision:
                await room.catch_up()
        except BadInput as error:
            log.warning("table %s cannot be opened (%s)", id, error.message.id)
            return False
        except STORE_ERRORS:
            raise
        except Exception:  # it costs this table its bots, and no other
            log.exception("table %s cannot be opened", id)
            return False
        room.ask_bots()
        return bool(room.bots_to_act)
