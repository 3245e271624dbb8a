"""Bad input from outside: a clear error each time, never a 500, never a lost table."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from contextlib import nullcontext, suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hedgerow.games import GAMES
from hedgerow.server.settings import Limits
from hedgerow.server.testing import Chair, Person, Server, bot, friend, me
from hedgerow.table import verify
from server.crowd import loaded
from server.mutations import mutated

MESSAGES = int(os.environ.get("HEDGEROW_MESSAGES", "10000"))
"""The figure that we promise is HEDGEROW_MESSAGES=1000000."""
EXAMPLES = 25
SEED = int(os.environ.get("HEDGEROW_FUZZ_SEED", "1"))


def check_texts(text: Any) -> None:
    """Both languages say something, and neither shows the bones of a message."""
    for language in ("en", "fr"):
        said = text[language]
        assert said and "error-" not in said and "{" not in said.replace("{{", ""), text


def check_failure(answer: httpx.Response) -> None:
    """Every 4xx has the one form."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    error = answer.json()["error"]
    assert error["id"].startswith("error-")
    assert isinstance(error["args"], dict)
    for language in ("en", "fr"):
        assert error["text"][language], error


async def refused(person: Person, table: str, seat: int, cookie: str | None = None) -> Any:
    """The error with which a socket is turned away."""
    with pytest.raises(InvalidStatus) as caught:
        async with person.sit(table, seat, cookie=cookie):
            pass
    answer = caught.value.response
    assert 400 <= answer.status_code < 500
    said = httpx.Response(answer.status_code, content=bytes(answer.body or b""))
    check_failure(said)
    return said.json()["error"]["id"]


# Sockets


def test_random_messages_lose_no_table(server: Server) -> None:
    """The `server` fixture also fails if anything but answers was logged."""
    asyncio.run(_showers(server))


async def _showers(server: Server) -> None:
    """Two seats and a spectator of one game after the other send them in turn."""
    dice, answers, sent, tables = random.Random(SEED), Counter[str](), 0, dict[str, int]()
    each = max(500, MESSAGES // 200)
    async with Person(server.url) as ann, Person(server.url) as bob:
        while sent < MESSAGES:
            game = GAMES[len(tables) % len(GAMES)]
            seats = [me(), friend(), *[bot("random")] * (game.seats[-1] > 2)]
            table = await ann.create(*seats, game=game.id, start=False)
            id = table["id"]
            await bob.call("POST", "/join", {"code": table["invite"]})
            await ann.call("POST", f"/tables/{id}/start")
            async with (
                ann.sit(id, 0) as first,
                bob.sit(id, 1) as second,
                ann.watch(id, table["spectate"]) as third,
            ):
                chairs = [first, second, third]
                for chair in chairs:
                    await chair.until("state")
                end = sent + each
                while sent < end and not first.state["outcome"]:
                    for chair in chairs:
                        sent += await _shower(chair, dice, answers)
                        chair.raw.clear()
                tables[id] = await _same_version(ann, id, chairs)
                if game.id == "cryptid" and not first.state["outcome"]:
                    await asyncio.gather(first.play_to_end(), second.play_to_end())
    print(f"{sent} messages to {len(tables)} tables, {sum(tables.values())} moves: {answers}")
    for id, revision in tables.items():
        room = await loaded(server.database, id)
        assert room.revision >= revision
        verify(room.playing.table.game, room.playing.table.record)
    # The bent messages must have reached every kind of answer, or the fuzzer is too tame.
    assert {"error", "refused", "ack", "state", "choices", "aids", "pong"} <= answers.keys(), (
        answers
    )


async def _shower(chair: Chair, dice: random.Random, answers: Counter[str]) -> int:
    """Some random messages, and one at last whose answer shows that all were heard."""
    count = dice.randint(10, 40)
    for _ in range(count):
        await chair.send(mutated(dice, chair.state))
    last = 2**31 - 1 - dice.randrange(1000)
    await chair.send({"do": "undo", "id": last})
    while True:
        message = await chair.next()
        answers[message["type"]] += 1
        if message["type"] in ("error", "refused"):
            for language in ("en", "fr"):
                assert message["text"][language]
            assert message["message"]["id"].startswith("error-") or message.get("rule"), message
        if message.get("id") == last:
            return count


async def _same_version(person: Person, id: str, chairs: list[Chair]) -> int:
    """Every socket and the REST part agree on where the table stands."""
    version = int((await person.call("GET", f"/tables/{id}"))["revision"])
    for chair in chairs:
        await chair.send({"do": "resync", "since": 0})
        await chair.shown(version)
    return version


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        '{"do":"play"}',
        '{"do":"play","id":1,"answers":0,"move":{"do":"ask","hex":108,"of":1}}',
        '{"do":"play","id":1,"answers":0,"move":{"do":"ask","hex":-1,"of":1}}',
        '{"do":"play","id":1,"answers":0,"move":{"do":"ask","hex":5,"of":99}}',
        '{"do":"play","id":1,"answers":0,"move":"cube 1-1"}',
        '{"do":"play","id":-1,"answers":0,"move":{}}',
        '{"do":"undo","id":99999999999999999999}',
        '{"do":"resync","since":-1}',
        '{"do":"ping","please":true}',
        '{"do":"chat","id":1,"text":""}',
        "[" * 5000,
        "\x00",
        b"\xff\xfe\x00",
        b"",
    ],
    ids=lambda message: repr(message)[:40],
)
def test_a_bad_message_is_answered_in_words(server: Server, message: str | bytes) -> None:
    async def main() -> None:
        async with Person(server.url) as ann:
            table = await ann.create(me(), bot(), bot())
            async with ann.sit(table["id"], 0) as chair:
                await chair.asked()
                await chair.send(message)
                answer = await chair.next()
                assert answer["type"] in ("error", "refused"), answer
                check_texts(answer["text"])
                await chair.play_to_end()

    asyncio.run(main())


def test_an_oversized_frame_closes_its_own_socket_only(server: Server) -> None:
    async def main() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            table = await ann.create(me(), friend(), bot(), start=False)
            await bob.call("POST", "/join", {"code": table["invite"]})
            await ann.call("POST", f"/tables/{table['id']}/start")
            async with bob.sit(table["id"], 1) as other:
                async with ann.sit(table["id"], 0) as chair:
                    await chair.until("state")
                    with pytest.raises(ConnectionClosed) as caught:
                        await chair.send('{"do":"ping"}' + " " * Limits().frame)
                        while True:
                            await chair.next()
                    assert caught.value.rcvd is not None and caught.value.rcvd.code == 1009
                async with ann.sit(table["id"], 0) as again:
                    await asyncio.gather(again.play_to_end(), other.play_to_end())

    asyncio.run(main())


def test_a_wrong_version_is_refused_as_stale(server: Server) -> None:
    async def main() -> None:
        async with Person(server.url) as ann:
            table = await ann.create(me(), bot(), bot())
            async with ann.sit(table["id"], 0) as chair:
                state = await chair.asked()
                move, made = chair.any_move(), state["made"]
                for answers in (made + 1, made + 1000, 2**31 - 1):
                    answer = await chair.play(move, answers)
                    assert answer["type"] == "refused"
                    assert answer["message"]["id"] == "error-stale"
                    check_texts(answer["text"])
                first = await chair.play(move, made)
                assert first["type"] == "ack"
                second = await chair.play(move, made)
                assert (second["type"], second["message"]["id"]) == ("refused", "error-stale")
                await chair.send({"do": "resync", "since": 2**31 - 1})
                after = await chair.until("state")
                assert after["revision"] >= first["revision"]
                assert after["made"] == made + 1

    asyncio.run(main())


def test_another_seats_token_opens_nothing(server: Server) -> None:
    async def main() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            table = await ann.create(me(), friend(), friend(), start=False)
            id = table["id"]
            await bob.call("POST", "/join", {"code": table["invite"]})
            await ann.call("POST", f"/tables/{id}/start")
            theirs = ann.seat_cookie(id)
            token = theirs.partition("-")[2]
            for cookie in ("", f"1-{token}", f"2-{token}", f"0-{token}x.1-{token}", "x" * 5000):
                assert await refused(bob, id, 2, cookie) == "error-seat-token"
            assert await refused(bob, id, 0) == "error-seat-token"
            assert await refused(bob, id, 1, theirs) == "error-seat-token"
            assert await refused(eve, id, 0) == "error-seat-token"
            other = await eve.create(me(), bot(), bot())
            assert await refused(eve, id, 0, eve.seat_cookie(other["id"])) == "error-seat-token"
            for seat in (-1, 3, 99):
                assert await refused(ann, id, seat) == "error-seat-unknown"
            # A token is no use either for what only members may do.
            answer = await eve.http.post(f"/api/tables/{id}/leave")
            check_failure(answer)
            assert answer.status_code == 403
            async with ann.sit(id, 0) as chair:
                await chair.until("state")

    asyncio.run(main())


def test_a_cookie_is_worth_nothing_after_leaving(server: Server) -> None:
    async def main() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            table = await ann.create(me(), friend(), bot(), start=False)
            id = table["id"]
            await bob.call("POST", "/join", {"code": table["invite"]})
            await ann.call("POST", f"/tables/{id}/start")
            kept = bob.seat_cookie(id)
            async with bob.sit(id, 1) as open_socket:
                await open_socket.until("state")
                await bob.call("POST", f"/tables/{id}/leave")
                with pytest.raises(ConnectionClosed) as caught:
                    while True:
                        await open_socket.next()
                assert caught.value.rcvd is not None and caught.value.rcvd.code == 4403
            assert await refused(bob, id, 1, kept) == "error-seat-token"
            # Who comes after has the seat; the old cookie still does not open it.
            await eve.call("POST", "/join", {"code": table["invite"]})
            assert await refused(bob, id, 1, kept) == "error-seat-token"
            async with ann.sit(id, 0) as first, eve.sit(id, 1) as second:
                await asyncio.gather(first.play_to_end(), second.play_to_end())

    asyncio.run(main())


def test_strangers_pages_and_hosts_are_turned_away(server: Server) -> None:
    async def main() -> None:
        async with Person(server.url) as ann:
            table = await ann.create(me(), bot(), bot())
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
                with pytest.raises(InvalidStatus):
                    async with ann.sit(table["id"], 0, origin=origin):
                        pass
                answer = await ann.http.post("/api/tables", headers={"origin": origin})
                check_failure(answer)
                assert answer.status_code == 403
            answer = await ann.http.get("/api/games", headers={"host": "evil.example"})
            check_failure(answer)
            async with ann.sit(table["id"], 0, origin=server.url) as chair:
                await chair.until("state")

    asyncio.run(main())


# REST


@pytest.mark.parametrize(
    ("method", "path", "content"),
    [
        ("POST", "/api/tables", b""),
        ("POST", "/api/tables", b"{"),
        ("POST", "/api/tables", b"\xff\xff"),
        ("POST", "/api/tables", b"[" * 10_000),
        ("POST", "/api/tables", b'{"game":"cryptid","seats":[]}'),
        ("POST", "/api/tables", b'{"game":"chess","seats":[{"kind":"me"}]}'),
        ("POST", "/api/tables", b'{"game":"cryptid","seats":[{"kind":"king"}]}'),
        ("POST", "/api/tables", b"x" * (Limits().body + 1)),
        ("PUT", "/api/me", b'{"name":"' + b"n" * 100 + b'"}'),
        ("PUT", "/api/me", b'{"name":7}'),
        ("POST", "/api/join", b'{"code":"NOPE-000"}'),
        ("POST", "/api/join", b'{"code":"\\u0000"}'),
        ("GET", "/api/tables/zzzzzzzz", b""),
        ("GET", "/api/tables/..%2f..%2fetc", b""),
        ("GET", "/api/watch/%00", b""),
        ("GET", "/api/locale/xx", b""),
        ("GET", "/api/games/chess/rules", b""),
        ("GET", "/api/replays/zzzzzzzz?at=-1", b""),
        ("POST", "/api/games/cryptid/desk/setup", b'{"code":"0000"}'),
        ("POST", "/api/games/cryptid/desk/setup", b'{"day":"2026-13-77"}'),
        ("DELETE", "/api/tables", b""),
        ("GET", "/assets/../../../../etc/passwd", b""),
        ("GET", "/nowhere", b""),
    ],
)
def test_a_bad_request_is_answered_in_words(
    server: Server, method: str, path: str, content: bytes
) -> None:
    headers = {"content-type": "application/json"}
    check_failure(httpx.request(method, server.url + path, content=content, headers=headers))


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A table under way, so that some of the fuzzer's requests hit one."""
    seats = [me(), bot(), bot()]
    body = {"game": "cryptid", "seats": seats, "start": True}
    return str(httpx.post(f"{server.url}/api/tables", json=body).json()["id"])


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_schemathesis_finds_no_500(
    schema: Any, server: Server, table: str, mode: GenerationMode
) -> None:
    """Every operation of the OpenAPI description, with what it allows and with what it does not."""
    statuses: Counter[int] = Counter()
    for found in schema.get_all_operations():
        operation = found.ok()
        # Where all is free text there is nothing to get wrong.
        with suppress(Unsatisfiable) if mode is GenerationMode.NEGATIVE else nullcontext():
            _fuzz(operation, mode, server.url, table, statuses)
    assert httpx.get(f"{server.url}/api/tables/{table}").json()["status"] in ("playing", "over")
    assert statuses[200] > 20 or mode is GenerationMode.NEGATIVE, statuses
    assert statuses[400] > 20, statuses


def _fuzz(
    operation: Any, mode: GenerationMode, url: str, table: str, statuses: Counter[int]
) -> None:
    @settings(
        max_examples=4 if "puzzles" in operation.path else EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), known=booleans())
    def fuzz(case: Any, known: bool) -> None:
        if known and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        answer = case.call(base_url=url)
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (operation.label, answer.status_code, answer.content)
        if answer.status_code >= 400:
            check_failure(httpx.Response(answer.status_code, content=answer.content))

    fuzz()
