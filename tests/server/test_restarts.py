"""A server that comes back while everybody is at the door: no crash, every table where it was."""

from __future__ import annotations

import asyncio
import os
from typing import Any

from hedgerow.games import GAMES
from hedgerow.server.testing import Person, Server, bot, friend, me, serving
from server.resuming import Resuming

RESTARTS = int(os.environ.get("HEDGEROW_RESTARTS", "3"))
TABLES = int(os.environ.get("HEDGEROW_RESTART_TABLES", "10"))
"""docs/decisions/0009-first-use.md gives the figure for 100 restarts and 40 tables."""


def test_everybody_comes_back_at_once_after_a_restart() -> None:
    with serving() as server:
        asyncio.run(_restart(server))
        log = server.log.read_text()
    assert "Traceback" not in log, log


async def _restart(server: Server) -> None:
    async with Person(server.url) as ann, Person(server.url) as bob:
        people = [person for number in range(TABLES) for person in await _sit(ann, bob, number)]
        versions = await asyncio.gather(*(_play(person) for person in people))
        for _ in range(RESTARTS):
            server.kill()
            # They knock while it is still starting, so that tables are opened in many threads.
            back = asyncio.gather(*(_back(person) for person in people))
            await asyncio.to_thread(server.start)
            found = await back
            assert server.process is not None and server.process.poll() is None
            assert all(now >= before for before, now in zip(versions, found, strict=True))
            versions = await asyncio.gather(*(_play(person) for person in people))
        for person in people:
            await person.drop()


async def _sit(ann: Person, bob: Person, number: int) -> list[Resuming]:
    """A table of one game after the other: two people, and bots where it needs more."""
    game = GAMES[number % len(GAMES)]
    least = min(seats for seats in game.seats if seats > 1 and seats not in game.info.variant_seats)
    seats = [me(), friend(), *(bot() for _ in range(least - 2))]
    table = await ann.create(*seats, game=game.id, start=False)
    id = table["id"]
    await bob.call("POST", "/join", {"code": table["invite"]})
    await ann.call("POST", f"/tables/{id}/start")
    return [Resuming(ann, id, 0, lambda: ann.url), Resuming(bob, id, 1, lambda: bob.url)]


async def _back(person: Resuming) -> int:
    await person.drop()
    return int((await person.connected()).state["revision"])


async def _play(person: Resuming) -> int:
    """A move, if this seat is asked for one now; gives the version that was acknowledged."""
    at = await person.connected()
    state: Any = at.state
    if state["decisions"] and not state["outcome"]:
        answer = await at.play(at.any_move())
        if answer["type"] == "ack":
            return int(answer["revision"])
    return int(state["revision"])
