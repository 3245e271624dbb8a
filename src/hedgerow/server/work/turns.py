"""A bot's turn: ask it in another process, by its View alone, and play what it chooses."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import defaultdict

import msgspec

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.server.live.room import Room
from hedgerow.server.live.rooms import Rooms
from hedgerow.server.metrics import Metrics
from hedgerow.server.settings import BotSettings
from hedgerow.server.work.pool import Workers
from hedgerow.server.work.worker import Think

log = logging.getLogger(__name__)


class Turns:
    """Does the work that `botwork` hands out."""

    def __init__(
        self, rooms: Rooms, workers: Workers, settings: BotSettings, metrics: Metrics
    ) -> None:
        self._rooms = rooms
        self._workers = workers
        self._settings = settings
        self._metrics = metrics
        self._asked = 0
        self._at_once: defaultdict[str, asyncio.Semaphore] = defaultdict(
            lambda: asyncio.Semaphore(settings.per_address)
        )

    @property
    def waiting(self) -> int:
        """Bots that are to act and for which no process thinks yet."""
        return max(0, self._asked - self._workers.busy)

    async def turn(self, id: str, revision: int) -> None:
        """Every bot of the table that is to act and has not been asked yet acts."""
        room = await self._rooms.open(id)
        if room.revision < revision:
            await room.catch_up()
        seats = [seat for seat in room.bots_to_act if seat not in room.thinking]
        room.thinking.update(seats)
        try:
            await asyncio.gather(*(self._act(room, seat) for seat in seats))
        finally:
            room.thinking.difference_update(seats)
            room.used = time.monotonic()
        # A thought that came too late was dropped: the bot may still owe a move.
        room.ask_bots()

    async def _act(self, room: Room, seat: Seat) -> None:
        """One move of one bot."""
        started = time.monotonic()
        bot = room.seats[seat].bot
        async with room.lock:  # what is not durable yet may never have been
            at = room.playing
            # What it merely may do, no bot is asked.
            owed = [each for each in at.table.decisions_for(seat) if not each.optional]
            if bot is None or not owed:
                return
            decision = owed[0]
            answers, undone = at.table.made(seat), at.undone
            rng = Rng(_seed(room.row.seed, seat, answers, undone))
            job = Think(
                game=at.table.game.id,
                bot=bot,
                seed=rng.next(),
                seat=seat,
                view=msgspec.json.encode(at.table.view(seat)),
                prompt=decision.prompt,
                moves=msgspec.json.encode(list(decision.moves)),
                ms=self._settings.think_ms,
            )
        self._asked += 1
        try:
            async with self._at_once[room.row.origin]:
                thought = await self._workers.choose(job)
        finally:
            self._asked -= 1
        self._metrics.bot_waits.took(time.monotonic() - started)
        if thought is None:  # it crashed or overran, as the log says
            move = decision.moves.pick(rng)
        else:
            move = decoding.from_json(thought, at.table.game.move_type)
        pause = self._settings.delay_ms / 1000 - (time.monotonic() - started)
        if pause > 0:
            await asyncio.sleep(pause)
        try:
            await room.play(seat, move, answers, undone=undone)
        except BadInput as error:
            log.info("table %s: bot %s was too late (%s)", room.id, bot, error.message.id)
            await asyncio.sleep(0.1)  # it will be asked again: not in a tight circle


def _seed(secret: str, seat: Seat, answers: int, undone: int) -> int:
    """Fresh for each question; the table's secret is behind it and cannot be read off.

    It does not depend on what others did meanwhile, so that a dealt test meets the same bot.
    """
    text = f"bot {seat} {answers} {undone} {secret}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
