"""kill -9 between two moves, and in the middle of one: whatever was acknowledged is there."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from hedgerow.games.cryptid import GAME
from hedgerow.server.testing import Person, Server, bot, friend, me, serving
from hedgerow.table import verify
from server.crowd import Crowd, check, crowded
from server.resuming import Resuming, check_kept, record_of

KILLS = 20
CROWD_KILLS = int(os.environ.get("HEDGEROW_KILLS", "5"))
"""The figure that we promise is HEDGEROW_KILLS=1000."""


def test_a_crowd_plays_all_games_while_the_server_is_killed(tmp_path: Path) -> None:
    """The server dies at any moment, in the middle of many tables of every game."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    def kill(_: int) -> None:
        server.kill()
        server.start()

    async def play() -> Crowd:
        async with Person(server.url) as person:
            await person.call("PUT", "/me", {"name": "Ann"})
            crowd = Crowd(person, lambda: server.url)
            await crowded(crowd, 1, kill, CROWD_KILLS)
            return crowd

    with serving(database) as server:
        crowd = asyncio.run(play())
        log = server.log.read_text()
    assert "Traceback" not in log, log[-3000:]
    seen = asyncio.run(check(database, crowd.seats))
    print(f"{CROWD_KILLS} kills: {seen}; longest wait for others {crowd.longest:.1f} s")
    assert seen.acknowledged > CROWD_KILLS


def test_no_acknowledged_move_is_lost_in_twenty_kills() -> None:
    """Two people and a bot. Even kills come between two moves, odd ones while one is on its way."""
    with serving() as server:
        asyncio.run(_play_through_kills(server))


async def _play_through_kills(server: Server) -> None:
    """A bot that guesses may end a game early: then the kills go on at the next table."""
    async with Person(server.url) as ann, Person(server.url) as bob:
        kills = 0
        while kills < KILLS:
            kills += await _one_table(server, ann, bob, KILLS - kills)


async def _one_table(server: Server, ann: Person, bob: Person, most: int) -> int:
    """One game under at most so many kills; how many there were."""
    table = await ann.create(me(), friend(), bot("random"), start=False)
    id = table["id"]
    await bob.call("POST", "/join", {"code": table["invite"]})
    await ann.call("POST", f"/tables/{id}/start")
    kills = 0
    async with (
        Resuming(ann, id, 0, lambda: server.url) as first,
        Resuming(bob, id, 1, lambda: server.url) as second,
    ):
        seats = [first, second]
        while kills < most:
            if await _one_round(server, seats, kill_in_flight=kills % 2 == 1):
                break
            kills += 1
        await _to_the_end(seats)
    record = await record_of(ann, id)
    verify(GAME, record)
    assert check_kept(record, *seats) + sum(seat.unsure for seat in seats) >= kills
    assert all(seat.connections > kills for seat in seats)
    assert not any(seat.refusals for seat in seats)
    return kills


async def _one_round(server: Server, seats: list[Resuming], *, kill_in_flight: bool) -> bool:
    """Whoever is asked plays once, and the server dies; True when the game is over."""
    seat = await _who_is_asked(seats)
    if seat is None:
        return True
    if not kill_in_flight:
        await seat.play(_dull)
        _kill(server)
        await asyncio.to_thread(server.start)
    else:
        playing = asyncio.create_task(seat.play(_dull))
        await asyncio.sleep(0.002)
        _kill(server)
        await asyncio.to_thread(server.start)
        await playing
    for other in seats:
        await other.drop()
        await other.connected()
    return False


def _kill(server: Server) -> None:
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGKILL)
    server.kill()


async def _who_is_asked(seats: list[Resuming]) -> Resuming | None:
    """The seat that is to act, bots left to themselves."""
    waiting = {asyncio.create_task(seat.asked()): seat for seat in seats}
    done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        if not task.result()["outcome"]:
            return waiting[task]
    return None


def _dull(state: object) -> object:
    """A move that does not end the game, while there is one."""
    moves = state["decisions"][0]["moves"]  # type: ignore[index]
    calm = [move for move in moves if move["do"] not in ("search", "hint")]
    return calm[len(calm) // 2] if calm else moves[0]


async def _to_the_end(seats: list[Resuming]) -> None:
    async def play(seat: Resuming) -> None:
        while await seat.play(lambda _: seat.chair and seat.chair.any_move()):
            pass

    await asyncio.gather(*(play(seat) for seat in seats))
