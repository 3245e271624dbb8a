"""Two server processes on one PostgreSQL, and one of them dies in the middle of everything.

`make test` plays few tables and kills rarely; the figures that we promise are HEDGEROW_TABLES=200
and HEDGEROW_KILLS=200.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from typing import Any

import psycopg

from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.server.testing import Person, Server, bot, me, serving
from hedgerow.table import verify
from server.crowd import Crowd, Stalled, check, crowded, told
from server.houses import new_room
from server.resuming import Resuming, check_kept, record_of
from server.store.test_postgres import database, house, postgres, restart, soon

__all__ = ["database", "postgres"]  # fixtures

TABLES = int(os.environ.get("HEDGEROW_TABLES", "30"))
KILLS = int(os.environ.get("HEDGEROW_KILLS", "4"))
RESTARTS = max(1, KILLS // 10)
"""How often the database itself dies meanwhile."""
QUESTIONS = 6
"""The person at each table ends the game by a search after so many moves."""


class Play:
    """All tables at once: one person and two bots each, and which processes are alive."""

    def __init__(self, servers: list[Server]) -> None:
        self.alive = list(servers)
        self.dice = random.Random(7)
        self.seats: list[Resuming] = []
        self.made: Counter[str] = Counter()

    def url(self) -> str:
        """Any process will do."""
        return self.dice.choice(self.alive).url

    async def table(self, person: Person, puzzle: Puzzle, bots: str) -> str:
        """Start a table somewhere, play it to its end anywhere."""
        seats = [me(), bot(bots), bot("random")]
        options = {"puzzle": "code", "code": share_code(puzzle)}
        answer = await person.http.post(
            f"{self.url()}/api/tables",
            json={"game": "cryptid", "seats": seats, "options": options, "start": True},
        )
        assert answer.status_code == 201, answer.text
        id = str(answer.json()["id"])
        async with Resuming(person, id, 0, self.url) as seat:
            self.seats.append(seat)
            while await seat.play(lambda state: self.choose(state, puzzle), seconds=240):
                self.made["moves"] += 1
                if self.dice.random() < 0.5:
                    await seat.drop()  # and on with whichever process it may be
        return id

    def choose(self, state: Any, puzzle: Puzzle) -> Any:
        moves = state["decisions"][0]["moves"]
        wanted = {"do": "search", "hex": puzzle.habitat.bit_length() - 1}
        if state["made"] >= QUESTIONS and wanted in moves:
            return wanted
        # The vote on the hint asks several seats at once: their answers race for one version.
        if {"do": "hint"} in moves:
            return {"do": "hint"}
        calm = [move for move in moves if move["do"] != "search"]
        return self.dice.choice(calm or moves)


def test_every_table_ends_though_a_process_dies(database: str) -> None:
    with serving(database, bot_workers=1) as one, serving(database, bot_workers=1) as other:
        asyncio.run(_play(one, other))
        said = other.log.read_text()
        assert "Traceback" not in said, said[said.index("Traceback") - 600 :][:6000]


async def _play(one: Server, other: Server) -> None:
    play, began = Play([one, other]), time.monotonic()
    puzzles = [generate("normal", 3, Rng(seed)) for seed in range(5)]
    async with Person(one.url) as person:
        await person.call("PUT", "/me", {"name": "Ann"})
        tables = [
            asyncio.create_task(
                play.table(person, puzzles[number % 5], "careful" if number % 10 == 0 else "random")
            )
            for number in range(TABLES)
        ]
        while play.made["moves"] < TABLES * QUESTIONS // 2:
            done, _ = await asyncio.wait(tables, timeout=0.02)
            for table in done:
                table.result()  # a table that failed makes no moves to wait for
        play.alive.remove(one)
        one.kill()
        killed = time.monotonic()
        ids = await asyncio.gather(*tables)
        ended = time.monotonic()
        # The dead process comes back, and knows as much as the other one.
        await asyncio.to_thread(one.start)
        acknowledged = moves = 0
        for id, seat in zip(ids, _in_order(play.seats, ids), strict=True):
            record = await record_of(person, id, other.url)
            assert record == await record_of(person, id, one.url)
            assert record.outcome is not None
            verify(GAME, record)
            acknowledged += check_kept(record, seat)
            moves += len(record.moves)
        unsure = sum(seat.unsure for seat in play.seats)
        refused = [refusal["message"]["id"] for seat in play.seats for refusal in seat.refusals]
        print(
            f"{len(ids)} tables, {moves} moves in {ended - began:.0f} s, killed after "
            f"{killed - began:.0f} s; {acknowledged} acknowledged moves of people all there, "
            f"{unsure} whose acknowledgement was lost, {len(refused)} refused {Counter(refused)}"
        )
        assert acknowledged >= TABLES * QUESTIONS // 2
        assert not refused
        assert len(set(ids)) == TABLES


def test_bots_are_as_quick_as_before_when_the_database_has_been_away(
    database: str, postgres: str
) -> None:
    async def main() -> None:
        async with house(database, workers=1) as at:
            rooms = [await new_room(at, "bot", "bot", me=False) for _ in range(5)]

            def moves() -> int:
                return sum(room.revision for room in rooms)

            await soon(lambda: moves() >= 20)
            await asyncio.to_thread(restart, postgres)
            before = moves()
            # A worker that hears of no job finds two of them every five seconds.
            await soon(lambda: moves() >= before + 60)

    asyncio.run(main())


def test_a_crowd_plays_all_games_while_servers_and_database_are_killed(
    database: str, postgres: str
) -> None:
    def disturb(number: int) -> None:
        if number % (KILLS // RESTARTS) == 1:
            restart(postgres)
        else:
            server = servers[number % 2]
            server.kill()
            server.start()

    async def play() -> Crowd:
        async with Person(servers[0].url) as person:
            await person.call("PUT", "/me", {"name": "Ann"})
            crowd = Crowd(person, lambda: dice.choice(servers).url)
            await crowded(crowd, 1, disturb, KILLS + RESTARTS)
            return crowd

    dice = random.Random(3)
    with serving(database, bot_workers=1) as one, serving(database, bot_workers=1) as other:
        servers = [one, other]
        try:
            crowd = asyncio.run(play())
        except Stalled as stalled:
            for table in stalled.tables:
                print(asyncio.run(told(database, table)))
            with psycopg.connect(database) as connection:
                print(*connection.execute("SELECT * FROM procrastinate_jobs"), sep="\n")
                print(*connection.execute("SELECT * FROM procrastinate_workers"), sep="\n")
            print(one.log.read_text()[-4000:], other.log.read_text()[-4000:], sep="\n---\n")
            raise
        said = one.log.read_text() + other.log.read_text()
        assert "Traceback" not in said, said[said.index("Traceback") - 600 :][:6000]
    seen = asyncio.run(check(database, crowd.seats))
    print(
        f"{KILLS} kills, {RESTARTS} restarts of PostgreSQL: {seen}; "
        f"longest wait for others {crowd.longest:.1f} s"
    )
    assert seen.acknowledged > KILLS


def _in_order(seats: list[Resuming], ids: list[str]) -> list[Resuming]:
    by_table = {seat.path.split("/")[2]: seat for seat in seats}
    return [by_table[id] for id in ids]
