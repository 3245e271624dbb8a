"""A client that comes back by itself, as the browser does: after a lost connection it asks for
the position, and sends its last move again unless the position shows that it had arrived."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from types import TracebackType
from typing import Any, Self, TypeAlias

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException

from hedgerow.core.record import Record
from hedgerow.games import game_named
from hedgerow.server.auth import SEAT_COOKIE
from hedgerow.server.testing import Chair, Person, chair

LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError)
UNSTORED = "error-store"
"""What a server says that could not reach its database: the move may be sent again."""
Acked: TypeAlias = dict[int, tuple[int, str]]
"""What the server has promised: version to seat and move."""


class Resuming:
    """One seat of a table, wherever a server may be found at the moment."""

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int,
        urls: Callable[[], str],
        game: str = "cryptid",
    ) -> None:
        self.table = table
        self.seat = seat
        self.move_type = game_named(game).move_type
        self.path = f"/tables/{table}/socket?seat={seat}"
        self.headers = {"Cookie": f"{SEAT_COOKIE}{table}={person.seat_cookie(table)}"}
        self.urls = urls
        self.chair: Chair | None = None
        self.acked: Acked = {}
        self.answered: set[int] = set()
        """The questions whose answers were acknowledged."""
        self.arrived: set[int] = set()
        """Those whose answers were found at the table instead."""
        self.settled = 0
        """Questions that others settled while the answer was on its way."""
        self.connections = 0
        self.refusals: list[Any] = []
        self._stack = AsyncExitStack()

    @property
    def unsure(self) -> int:
        """Moves whose acknowledgement was lost with the connection."""
        return len(self.arrived - self.answered)

    async def connected(self, seconds: float = 60) -> Chair:
        """An open socket that has shown the position."""
        async with asyncio.timeout(seconds):
            while self.chair is None:
                try:
                    found = await self._stack.enter_async_context(
                        chair(self.urls(), self.path, self.headers)
                    )
                    await found.until("state")
                except LOST:
                    await self.drop()
                    await asyncio.sleep(0.1)
                else:
                    self.connections += 1
                    self.chair = found
        return self.chair

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.drop()

    async def drop(self) -> None:
        self.chair = None
        stack, self._stack = self._stack, AsyncExitStack()
        with suppress(*LOST):
            await stack.aclose()

    async def asked(self, seconds: float = 60) -> Any:
        """The state in which this seat is asked, or the last one."""
        async with asyncio.timeout(seconds):
            while True:
                at = await self.connected(seconds)
                try:
                    return await at.asked(seconds)
                except LOST:
                    await self.drop()

    async def play(self, choose: Callable[[Any], Any], seconds: float = 60) -> bool:
        """Answer the present question; False when the game is over."""
        state = await self.asked(seconds)
        if state["outcome"]:
            return False
        await self.answer(state, choose, seconds)
        return True

    async def answer(self, state: Any, choose: Callable[[Any], Any], seconds: float = 60) -> None:
        """Answer the question of a state, once, however often it has to be sent."""
        revision, answers, move = state["revision"], state["made"], choose(state)
        async with asyncio.timeout(seconds):
            while True:
                at = await self.connected(seconds)
                if at.state["made"] > answers:
                    self.arrived.add(answers)
                    return
                try:
                    answer = await at.play(move, answers)
                    if answer["type"] == "ack":
                        notation = str(msgspec.convert(move, self.move_type))
                        self.acked[answer["revision"]] = (self.seat, notation)
                        self.answered.add(answers)
                        with suppress(*LOST):
                            await at.shown(answer["revision"])
                            return
                        await self.drop()
                        return
                except LOST:
                    await self.drop()
                    continue
                await self.drop()
                if answer["message"]["id"] == UNSTORED:
                    await asyncio.sleep(0.1)
                    continue
                now = (await self.connected(seconds)).state
                if now["made"] > answers:  # it had arrived in a process that died
                    self.arrived.add(answers)
                elif now["revision"] > revision:
                    self.settled += 1
                else:
                    self.refusals.append(answer)
                return

    async def watch_to_end(self, seconds: float = 60) -> Any:
        """The last state."""
        async with asyncio.timeout(seconds):
            while True:
                at = await self.connected(seconds)
                try:
                    while not at.state["outcome"]:
                        await at.next(seconds)
                    return at.state
                except LOST:
                    await self.drop()


async def record_of(person: Person, table: str, url: str = "") -> Record:
    """The record of a finished game, as anybody can download it."""
    answer = await person.http.get(f"{url}/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return Record.load(answer.content, "record")


def check_kept(record: Record, *seats: Resuming) -> int:
    """Every acknowledged move stands where its acknowledgement said; gives how many there were."""
    moves = dict(enumerate(((played.seat, played.move) for played in record.moves), start=1))
    for seat in seats:
        for version, move in seat.acked.items():
            assert moves.get(version) == move, (version, move, moves.get(version))
    return sum(len(seat.acked) for seat in seats)
