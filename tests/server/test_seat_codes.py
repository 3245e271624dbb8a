"""A lost cookie's seat back: codes that a table's host gives, each for one seat and once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import InvalidStatus

from hedgerow.core.errors import BadInput
from hedgerow.server import auth, wire
from hedgerow.server.settings import Limits, Rate
from hedgerow.server.store import Guest
from hedgerow.server.store.schema import seat_codes
from hedgerow.server.testing import Person, Server, bot, friend, me
from server.houses import ANN, doors, house, new_room


def run(server: Server, test: Callable[..., Awaitable[None]], people: int = 3) -> None:
    async def main() -> None:
        crowd = [Person(server.url) for _ in range(people)]
        try:
            await test(*crowd)
        finally:
            for person in crowd:
                await person.http.aclose()

    asyncio.run(main())


async def at_table(ann: Person, bob: Person) -> Any:
    """Ann's table, with Bob at seat 1 and a bot at seat 2."""
    await ann.call("PUT", "/me", {"name": "Ann"})
    await bob.call("PUT", "/me", {"name": "Bob"})
    table = await ann.create(me(), friend(), bot())
    await bob.call("POST", "/join", {"code": table["invite"]})
    return table


async def code_for(ann: Person, table: Any, seat: int) -> str:
    return str((await ann.call("POST", f"/tables/{table['id']}/seats/{seat}/code"))["code"])


def test_a_code_gives_that_very_seat_while_the_game_is_under_way(server: Server) -> None:
    async def test(ann: Person, bob: Person, new: Person) -> None:
        table = await at_table(ann, bob)
        code = await code_for(ann, table, 1)
        assert len(code) <= 32 and len(code.split("-")) == 4
        typed = code.lower().replace("-", " ")
        seated = await new.call("POST", "/join", {"code": typed})
        assert [seat["mine"] for seat in seated["seats"]] == [False, True, False]
        assert seated["seats"][1]["name"] == "Bob", "who gives no name keeps the seat's"
        assert seated["status"] == "playing"
        async with new.sit(table["id"], 1) as chair:
            assert (await chair.until("state"))["seat"] == 1
        with pytest.raises(InvalidStatus):
            async with bob.sit(table["id"], 1):
                pass

    run(server, test)


def test_no_seat_is_taken_from_a_person_who_is_there(server: Server) -> None:
    """A host could otherwise look into any hand."""

    async def test(ann: Person, bob: Person, eve: Person) -> None:
        table = await at_table(ann, bob)
        code = await code_for(ann, table, 1)
        path = f"/tables/{table['id']}/seats/1/code"
        async with bob.sit(table["id"], 1) as chair:
            await chair.until("state")
            refused = await ann.call("POST", path, expect=409)
            assert refused["error"]["id"] == "error-seat-here"
            refused = await eve.call("POST", "/join", {"code": code}, expect=409)
            assert refused["error"]["id"] == "error-seat-here"
            await chair.send({"do": "ping"})
            await chair.until("pong")
        while True:  # until the server has noticed that Bob is gone
            answer = await eve.http.post("/api/join", json={"code": code})
            if answer.status_code == 200:
                break
            await asyncio.sleep(0.02)

    run(server, test)


def test_a_code_is_good_once(server: Server) -> None:
    async def test(ann: Person, bob: Person, eve: Person) -> None:
        table = await at_table(ann, bob)
        first = await code_for(ann, table, 1)
        code = await code_for(ann, table, 1)
        await eve.call("POST", "/join", {"code": first}, expect=404)  # a newer one is out
        await bob.call("POST", "/join", {"code": code})
        await eve.call("POST", "/join", {"code": code}, expect=404)
        assert not (await eve.call("GET", f"/tables/{table['id']}"))["member"]

    run(server, test)


def test_only_the_host_gives_codes_and_only_for_people(server: Server) -> None:
    async def test(ann: Person, bob: Person, eve: Person) -> None:
        table = await at_table(ann, bob)
        path = f"/tables/{table['id']}"
        refused = [
            (bob, 0, 403, "error-not-host"),
            (bob, 1, 403, "error-not-host"),
            (eve, 1, 403, "error-not-member"),
            (ann, 2, 400, "error-seat-bot"),
            (ann, 3, 400, "error-seat-unknown"),
            (ann, -1, 400, "error-seat-unknown"),
        ]
        for person, seat, status, error in refused:
            told = await person.call("POST", f"{path}/seats/{seat}/code", expect=status)
            assert told["error"]["id"] == error
        assert (await ann.call("GET", path))["host"] is True
        assert "host" not in await bob.call("GET", path)

    run(server, test)


def test_a_host_who_takes_the_own_seat_elsewhere_stays_the_host(server: Server) -> None:
    async def test(ann: Person, bob: Person, phone: Person) -> None:
        table = await at_table(ann, bob)
        seated = await phone.call("POST", "/join", {"code": await code_for(ann, table, 0)})
        assert seated["host"] is True
        await code_for(phone, table, 1)
        await ann.call("POST", f"/tables/{table['id']}/seats/1/code", expect=403)

    run(server, test)


def test_who_takes_a_second_seat_keeps_the_first(server: Server) -> None:
    async def test(ann: Person, bob: Person, _: Person) -> None:
        table = await at_table(ann, bob)
        await ann.call("POST", "/join", {"code": await code_for(ann, table, 1)})
        for seat in (0, 1):
            async with ann.sit(table["id"], seat) as chair:
                await chair.until("state")

    run(server, test)


# From inside


def test_what_is_kept_of_a_code_is_its_hash_and_it_ends_after_a_day(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            room = await new_room(at, "friend", "bot")
            given = await at.lobby.seat_code(room, 1)
            async with at.store.engine.begin() as connection:
                rows = list(await connection.execute(select(seat_codes)))
                assert rows[0].code == auth.hashed(given.code)
                assert given.code not in str(rows)
                old = seat_codes.c.until - 24 * 3600
                await connection.execute(update(seat_codes).values(until=old))
            assert not await at.lobby.is_seat_code(given.code)
            with pytest.raises(BadInput, match="error-code-unknown"):
                await at.lobby.take_over(given.code, Guest("zoe", "Zoe"))
            await at.prune()
            async with at.store.engine.connect() as connection:
                assert not list(await connection.execute(select(seat_codes)))

    asyncio.run(main())


def test_a_free_seat_with_a_code_waits_for_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            room = await new_room(at, "friend", "friend", start=False)
            given = await at.lobby.seat_code(room, 1)
            bob, zoe = Guest("bob", "Bob"), Guest("zoe", "Zoe")
            joined = await at.lobby.join(room, wire.Join(room.row.invite), bob)
            assert list(joined.tokens) == [2]
            with pytest.raises(BadInput, match="error-table-full"):
                await at.lobby.join(room, wire.Join(room.row.invite), Guest("eve", ""))
            assert list((await at.lobby.take_over(given.code, zoe)).tokens) == [1]
            assert [seat.name for seat in room.seats] == ["Ann", "Zoe", "Bob"]
            assert room.row.creator == ANN.id

    asyncio.run(main())


def test_two_who_use_a_code_at_once_do_not_share_a_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            room = await new_room(at, "friend", "bot")
            given = await at.lobby.seat_code(room, 1)
            people = [Guest(f"guest{number}", "") for number in range(5)]
            done = await asyncio.gather(
                *(at.lobby.take_over(given.code, guest) for guest in people),
                return_exceptions=True,
            )
            assert sum(isinstance(each, BadInput) for each in done) == 4

    asyncio.run(main())


def test_codes_and_guesses_are_limited(tmp_path: Path) -> None:
    limits = Limits(seat_codes=Rate(0.001, 2), wrong_codes=Rate(0.001, 3), guess_s=0)

    async def main() -> None:
        async with (
            house(tmp_path, {"limits": limits}) as at,
            doors(at) as url,
            Person(url) as ann,
            Person(url) as eve,
        ):
            table = await ann.create(me(), friend(), friend())
            path = f"/tables/{table['id']}/seats/1/code"
            for expect in (200, 200, 429):
                await ann.call("POST", path, expect=expect)
            wrong = {"code": "FERN-OTTER-MOSS-100"}
            for expect in (404, 404, 404, 429):
                await eve.call("POST", "/join", wrong, expect=expect)

    asyncio.run(main())
