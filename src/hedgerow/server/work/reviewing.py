"""Makes reviews of finished games in the background, a little at a time.

The store is the queue: any process that has workers takes a review that nobody makes, and keeps
each part as soon as it is done. So nothing is lost with a process, and servers and workers on any
machine share the work.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import msgspec

from hedgerow import __version__
from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message, Seat
from hedgerow.server.ending import ended
from hedgerow.server.live.rooms import Rooms
from hedgerow.server.store import STORE_ERRORS, Store, reviews
from hedgerow.server.store.reviews import ReviewRow
from hedgerow.server.work.pool import Workers
from hedgerow.server.work.worker import LookJob, ReviewJob

log = logging.getLogger(__name__)

_PART_MS: Final = 1500
"""Milliseconds of a part, so that the bar moves and little is lost."""
_LIMIT_S: Final = 120.0
"""Seconds after which a part has failed."""
_LOOK_S: Final = 5.0
"""How often a process looks for reviews of which it was not told."""
_KEPT: Final = 32
"""Reports that are cached, for those who look again and again while one is being made."""


class Reviews:
    """Asks for reviews, makes them and tells how far they are."""

    def __init__(self, store: Store, rooms: Rooms, pages: Workers, workers: int) -> None:
        self._store, self._rooms, self._pages = store, rooms, pages
        self._makes = workers > 0
        self._workers = Workers(1 if workers else 0, _LIMIT_S)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._cache: OrderedDict[tuple[str, Seat, int], bytes] = OrderedDict()

    async def open(self) -> None:
        if not self._makes:
            return
        if not self._store.postgres:
            await reviews.free_all(self._store)
        self._task = asyncio.create_task(self._run(), name="reviews")

    async def close(self) -> None:
        await ended([] if self._task is None else [self._task])
        await self._workers.close()

    # For those who want one

    async def ask(self, table: str) -> None:
        """Wish for the review of a finished game; raises BadInput while the game goes on.

        Whether there can be one is found out by the workers, which load what is needed for it.
        """
        record = (await self._rooms.open(table)).record
        await reviews.ask(self._store, table, len(record.moves), __version__, time.time())
        self._wake.set()

    async def read(self, table: str, seat: Seat) -> bytes:
        """Where it stands, for one seat: a `report.Review` in JSON."""
        room = await self._rooms.open(table)
        record = room.record  # raises BadInput while the game goes on
        if not 0 <= seat < record.seats:
            raise BadInput("error-seat-unknown", seat=seat, seats=record.seats)
        row = await reviews.find(self._store, table)
        if row is None:
            return _state("none", 0, len(record.moves))
        if row.why:
            return _state("refused", row.done, row.total, why=row.why)
        made = await self._report(row, record.dump(), seat) if row.done else None
        working = row.done or row.until > time.time()
        state = "done" if row.done == row.total else "working" if working else "waiting"
        return _state(state, row.done, row.total, report=made)

    async def _report(self, row: ReviewRow, record: bytes, seat: Seat) -> bytes:
        key = row.table, seat, row.done
        found = self._cache.get(key)
        if found is None:
            parts = await reviews.parts(self._store, row.table)
            found = await self._pages.make(ReviewJob(record, seat, parts))
            self._cache[key] = found
            while len(self._cache) > _KEPT:
                self._cache.popitem(last=False)
        return found

    # Making them

    async def _run(self) -> None:
        while True:
            try:
                while (row := await reviews.take(self._store, time.time())) is not None:
                    await self._make(row)
            except STORE_ERRORS as error:
                log.warning("reviews: the store failed (%s)", error)
            except Exception:
                log.exception("reviews failed")
            self._wake.clear()
            # Not `wait_for`: in Python 3.11 it can lose a cancellation.
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_S):
                    await self._wake.wait()

    async def _make(self, row: ReviewRow) -> None:
        """Part after part, until it is whole."""
        try:
            record = (await self._rooms.open(row.table)).record.dump()
            while row.done < row.total:
                job = LookJob(record, row.done, _PART_MS)
                made = await self._workers.done(job, f"review of table {row.table}")
                done = row.done + made.count
                if not await reviews.put_part(self._store, row, done, made.made, time.time()):
                    return
                row = msgspec.structs.replace(row, done=done)
        except BadInput as error:
            log.warning("table %s: no review (%s)", row.table, error.message.id)
            why = msgspec.json.encode(error.message).decode()
            await reviews.refuse(self._store, row.table, why)
        except asyncio.CancelledError:
            with suppress(*STORE_ERRORS):
                await reviews.release(self._store, row.table)
            raise


def _state(
    state: str, done: int, total: int, *, report: bytes | None = None, why: str = ""
) -> bytes:
    """A `report.Review`, around a report that is JSON already."""
    told: dict[str, Any] = {
        "state": state,
        "done": done,
        "total": total,
        "report": None if report is None else msgspec.Raw(report),
        "why": decoding.from_json(why.encode(), Message) if why else None,
    }
    return msgspec.json.encode(told)
