"""A bot's turn: ask it in another process, with only its View, and play its move."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from hedgerow.bots import budget_for
from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.server.ending import ended
from hedgerow.server.live.room import Room
from hedgerow.server.live.rooms import Rooms
from hedgerow.server.metrics import Metrics
from hedgerow.server.settings import BotSettings
from hedgerow.server.store import STORE_ERRORS
from hedgerow.server.work.patience import Patience
from hedgerow.server.work.pool import Workers
from hedgerow.server.work.worker import Think

log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """The move that a bot has chosen, and the question it answers."""

    seat: Seat
    move: Any
    answers: int
    undone: int


class Turns:
    """Does the work that `botwork` dispatches."""

    def __init__(
        self, rooms: Rooms, workers: Workers, settings: BotSettings, metrics: Metrics
    ) -> None:
        self._rooms = rooms
        self._workers = workers
        self._settings = settings
        self._metrics = metrics
        self._patience = Patience(settings)
        self._owed = 0
        self._at_once: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._playing: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """Bots that are to act and for which no process thinks yet."""
        return max(0, self._owed - self._workers.busy)

    async def turn(self, id: str, revision: int) -> None:
        """Every bot of the table that is to act and has not been asked yet acts."""
        asked = await self._asked(id, revision)
        await asyncio.gather(*(self._act(room, seat) for room, seat in asked))

    async def begin(self, id: str, revision: int) -> None:
        """The same, but only until they have thought: the pause for people is no job's time."""
        asked = await self._asked(id, revision)
        await asyncio.gather(*(self._act(room, seat, wait=False) for room, seat in asked))

    async def close(self) -> None:
        await ended(self._playing)

    async def _asked(self, id: str, revision: int) -> list[tuple[Room, Seat]]:
        """The bots that are to act and do not think yet, with their room."""
        try:
            room = await self._rooms.open(id)
        except BadInput as error:  # deleted since the bot was asked
            log.info("table %s: nobody to think for (%s)", id, error)
            return []
        if room.revision < revision:
            await room.catch_up()
        seats = [seat for seat in room.bots_to_act if seat not in room.thinking]
        room.thinking.update(seats)
        return [(room, seat) for seat in seats]

    async def _act(self, room: Room, seat: Seat, *, wait: bool = True) -> None:
        """One move of one bot; without `wait` it is played when this has returned."""
        started = time.monotonic()
        try:
            thought = await self._choose(room, seat)
        except BaseException:
            room.thinking.discard(seat)
            raise
        playing = asyncio.create_task(self._play(room, seat, thought, started))
        self._playing.add(playing)
        playing.add_done_callback(self._playing.discard)
        if wait:
            await playing

    async def _play(self, room: Room, seat: Seat, thought: Thought | None, started: float) -> None:
        try:
            if thought is not None:
                pause = self._settings.delay_ms / 1000 - (time.monotonic() - started)
                if pause > 0:
                    await asyncio.sleep(pause)
                await self._make(room, thought)
        except STORE_ERRORS as error:
            log.warning("table %s: a bot's move was not stored (%s)", room.id, error)
        finally:
            room.thinking.discard(seat)
            room.used = time.monotonic()
        # An answer that came too late was dropped: the bot may still owe a move.
        room.ask_bots()

    async def _choose(self, room: Room, seat: Seat) -> Thought | None:
        """What one bot will do; None if it is not asked any more."""
        started = time.monotonic()
        bot = room.seats[seat].bot
        async with room.lock:  # a move that is not durable may never have happened
            at = room.playing
            # Bots are not asked about optional decisions.
            owed = [each for each in at.table.decisions_for(seat) if not each.optional]
            if bot is None or not owed:
                return None
            decision = owed[0]
            answers, undone = at.table.made(seat), at.undone
            others = at.table.ply - answers
            rng = Rng(_seed(room.row.seed, seat, answers, undone))
            job = Think(
                game=at.table.game.id,
                bot=bot,
                seed=rng.next(),
                seat=seat,
                view=msgspec.json.encode(at.table.view(seat)),
                prompt=decision.prompt,
                moves=msgspec.json.encode(list(decision.moves)),
                ms=self._patience.grant(room, seat, others, budget_for(at.table.game.id, bot).ms),
                own=at.table.game.own,
            )
        limit = self._at_once.setdefault(
            room.row.origin, asyncio.Semaphore(self._settings.per_address)
        )
        self._owed += 1
        try:
            async with limit:
                thought = await self._workers.choose(job)
        finally:
            self._owed -= 1
        self._metrics.bot_waits.took(time.monotonic() - started)
        if thought is None:  # it crashed or took too long, as the log says
            move = decision.moves.pick(rng)
        else:
            self._patience.took(room, seat, others, job.ms, thought.took_ms)
            move = decoding.from_json(thought.made, at.table.game.move_type)
        return Thought(seat, move, answers, undone)

    async def _make(self, room: Room, thought: Thought) -> None:
        try:
            await room.play(thought.seat, thought.move, thought.answers, undone=thought.undone)
        except BadInput as error:
            log.info("table %s: a bot was too late (%s)", room.id, error.message.id)
            await asyncio.sleep(0.1)  # it will be asked again: not in a tight circle


def _seed(secret: str, seat: Seat, answers: int, undone: int) -> int:
    """A seed for each question, derived from the table's secret, which it does not reveal.

    It does not depend on other seats' moves, so that tests with `deal` are deterministic.
    """
    text = f"bot {seat} {answers} {undone} {secret}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
