"""Tells a seat what a strong player would do, from its View alone, in a worker."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Seat
from hedgerow.server import wire
from hedgerow.server.hintwire import HintPage
from hedgerow.server.live import compose
from hedgerow.server.live.room import Listener, Room
from hedgerow.server.settings import BotSettings
from hedgerow.server.work.pool import Workers
from hedgerow.server.work.worker import HintJob

QUICK_MS: Final = 150
"""The first answer, so that nobody waits; it may change until the second one."""
SETTLED_MS: Final = 1000

_decode: Final = decoding.json_decoder(HintPage).decode


class Hinting:
    """Answers what seats ask, one question of an address at a time."""

    def __init__(self, workers: Workers, settings: BotSettings) -> None:
        self._workers, self._settings = workers, settings
        self._at_once: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def answer(self, room: Room, listener: Listener, seat: Seat) -> None:
        """Note that a hint is taken, then send it: a quick one, and a better one."""
        await room.hinted(seat)
        limit = self._at_once.setdefault(room.row.origin, asyncio.Semaphore(1))
        async with limit:
            job, answers = await self._job(room, seat)
            made = await self._workers.make(job)
            for last in (False, True):
                if room.position is None or room.position.table.made(seat) != answers:
                    return  # the seat has moved meanwhile
                listener.put(compose.text(wire.Hints(answers, last, _decode(made))))
                if not last:
                    closer = msgspec.structs.replace(job, ms=self._most)
                    with suppress(BadInput):  # on a busy machine the first answer stands
                        made = await self._workers.make(closer)

    @property
    def _most(self) -> int:
        return min(SETTLED_MS, self._settings.think_ms)

    async def _job(self, room: Room, seat: Seat) -> tuple[HintJob, int]:
        async with room.lock:
            table = room.playing.table
            owed = [each for each in table.decisions_for(seat) if not each.optional]
            if not owed:
                raise BadInput("error-hints-unasked")
            decision = owed[0]
            job = HintJob(
                game=table.game.id,
                # The same question has the same answer, whoever asks and how often.
                seed=0,
                seat=seat,
                view=msgspec.json.encode(table.view(seat)),
                prompt=decision.prompt,
                moves=msgspec.json.encode(list(decision.moves)),
                ms=min(QUICK_MS, self._most),
                own=table.game.own,
            )
            return job, table.made(seat)
