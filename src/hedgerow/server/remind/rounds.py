"""Looks who is away while it is their turn, and sends what waits to be sent.

All of it is in the store, so any process may do any part: who is at a table is written there by the
process that has the socket, a reminder is queued by whoever changes the reminder's row, and sent by
whoever takes the letter.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

from hedgerow.core.errors import BadInput
from hedgerow.server.live.room import Room
from hedgerow.server.live.rooms import Rooms
from hedgerow.server.metrics import Metrics
from hedgerow.server.remind.carrier import Carrier, Sent
from hedgerow.server.settings import Reminding
from hedgerow.server.store import STORE_ERRORS
from hedgerow.server.store.letters import Due, Letter, Letters

log = logging.getLogger(__name__)

_LETTERS: Final = 20
"""Letters of one kind in one round."""
_KEPT_S: Final = 300.0
"""Seconds for which a letter is kept for the process that sends it; should that die, another one
sends it afterwards."""
_FIRST_WAIT: Final = 60.0
_LONGEST_WAIT: Final = 3600.0


class Rounds:
    """The chores of reminders."""

    def __init__(
        self,
        rooms: Rooms,
        letters: Letters,
        carriers: Sequence[Carrier],
        settings: Reminding,
        metrics: Metrics,
    ) -> None:
        self._rooms = rooms
        self._letters = letters
        self._carriers = carriers
        self._settings = settings
        self._metrics = metrics
        self._paused: dict[str, float] = {}
        """Until when a way is not tried."""
        self._failures: dict[str, int] = {}
        """In a row."""
        self.waiting = 0
        """Letters of all processes, as of the last round."""

    # Who is away

    async def look(self) -> None:
        """Note who is there, and queue reminders for those who are not."""
        now = time.time()
        await self._letters.seen(_present(self._rooms), now)
        kinds = [carrier.kind for carrier in self._carriers]
        for due in await self._letters.due(kinds, self._settings, now):
            await self._remind(due, now)

    async def _remind(self, due: Due, now: float) -> None:
        try:
            room = await self._rooms.open(due.table)
            if room.revision < due.revision:
                await room.catch_up()
        except STORE_ERRORS:
            raise
        except BadInput as error:
            log.warning("table %s cannot be opened (%s)", due.table, error.message.id)
            await self._letters.settle(due)
            return
        except Exception:  # it costs this table its reminders, and no other
            log.exception("table %s cannot be opened", due.table)
            await self._letters.settle(due)
            return
        turn = _turn(room, due.guest)
        if room.position is not None and room.revision != due.revision:
            return  # somebody has moved just now
        if turn is None or turn == due.turn:
            await self._letters.settle(due)
        elif (room.id, due.guest) not in _present([room]):
            await self._letters.claim(due, turn, self._settings, now)

    # What waits to be sent

    async def post(self) -> None:
        """Send letters whose time has come."""
        await asyncio.gather(*map(self._post, self._carriers))
        self.waiting = await self._letters.waiting()

    async def _post(self, carrier: Carrier) -> None:
        if time.monotonic() < self._paused.get(carrier.kind, 0.0):
            return
        waiting: list[Sent] = []
        for letter in await self._letters.ready(carrier.kind, time.time(), _LETTERS):
            if not await self._letters.take(letter, time.time() + _KEPT_S):
                continue
            if not await self._letters.still_wanted(letter):
                await self._letters.done(letter)
                continue
            sent = await self._send(carrier, letter)
            if sent.result in ("later", "failed"):
                waiting.append(sent)
            if sent.result == "failed":
                break
        if waiting:
            told = (carrier.kind, len(waiting), waiting[0].why)
            log.warning("%s: %d not sent (%s); it will be tried again", *told)

    async def _send(self, carrier: Carrier, letter: Letter) -> Sent:
        try:
            sent = await carrier.send(letter)
        except Exception:  # a mistake of ours costs this letter a wait, and no other
            log.exception("%s: a letter could not be sent", carrier.kind)
            sent = Sent("later", "error")
        self._metrics.reminded(carrier.kind, sent.result)
        if sent.result != "failed":
            self._failures.pop(carrier.kind, None)
        match sent.result:
            case "sent":
                await self._letters.done(letter)
            case "refused":
                log.warning("%s: a letter was refused (%s)", carrier.kind, sent.why)
                await self._letters.done(letter)
            case "gone":
                log.info("%s: an address is forgotten (%s)", carrier.kind, sent.why)
                await self._letters.drop(letter)
            case "later":
                wait = max(sent.wait_s, _wait(letter.tries))
                await self._letters.postpone(letter, time.time() + wait)
            case "failed":
                failures = self._failures.get(carrier.kind, 0)
                self._failures[carrier.kind] = failures + 1
                self._paused[carrier.kind] = time.monotonic() + _wait(failures)
                await self._letters.postpone(letter, time.time() + _wait(failures))
        return sent


def _wait(tries: int) -> float:
    """Seconds before a letter is tried again.

    >>> [_wait(tries) for tries in (0, 1, 2, 6, 400)]
    [60.0, 120.0, 240.0, 3600.0, 3600.0]
    """
    return min(_LONGEST_WAIT, _FIRST_WAIT * 2.0 ** min(tries, 20))


def _present(rooms: Rooms | Sequence[Room]) -> set[tuple[str, str]]:
    """Tables, and guests who have a seat open there in this process."""
    return {
        (room.id, listener.guest)
        for room in rooms
        for listener in room.listeners
        if listener.seat is not None and listener.guest
    }


def _turn(room: Room, guest: str) -> str | None:
    """The question that a table waits for a guest to answer; None if it does not."""
    if room.position is None:
        return None
    table = room.position.table
    for seat in table.to_act:
        if room.seats[seat].guest == guest:
            return f"{seat}.{table.made(seat)}"
    return None
