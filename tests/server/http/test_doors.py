"""Limits that hold before anything of ours is asked, against peers that mean no good."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from hedgerow.server.auth import SEAT_COOKIE
from hedgerow.server.house import House
from hedgerow.server.http.doors import Doors
from hedgerow.server.settings import Limits
from hedgerow.server.testing import Person, me, screen
from server.houses import doors, house

SMALL = Limits(connections=4, sockets=3, guess_s=0, outbox=200_000, outboxes=1_000_000)
QUICK = Limits(request_s=0.3)
"""For requests that never arrive; none that does is timed by these tests."""


def run(folder: Path, test: Callable[[House, str], Awaitable[None]], **more: Any) -> None:
    async def main() -> None:
        async with house(folder, {"limits": SMALL, **more}) as made, doors(made) as url:
            async with asyncio.timeout(60):
                await test(made, url)

    asyncio.run(main())


@asynccontextmanager
async def plug(url: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """Whether the server ends a connection, without a word or after one."""
    try:
        async with asyncio.timeout(5):
            await reader.read()
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


# Connections and requests


def test_an_address_may_open_so_many_connections(tmp_path: Path) -> None:
    async def test(at: House, url: str) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(SMALL.connections):
                await stack.enter_async_context(plug(url))
            async with plug(url) as (reader, _):
                assert await is_cut(reader)
        await asyncio.sleep(0.1)
        async with httpx.AsyncClient() as http:
            assert (await http.get(f"{url}/api/health")).status_code == 200

    run(tmp_path, test)


def test_connections_are_counted_by_network_and_a_proxy_may_have_any_number() -> None:
    at = Doors(Limits(connections=2), ["10.0.0.0/8"])
    assert [at.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert at.enter("2001:db8:0:1::1"), "another customer"
    assert all(at.enter("10.1.2.3") for _ in range(5))
    at.leave("2001:db8::7")
    assert at.enter("2001:db8::8")


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: loca",
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{",
    ],
)
def test_a_request_must_arrive_in_time(tmp_path: Path, sent: bytes) -> None:
    async def test(at: House, url: str) -> None:
        async with plug(url) as (reader, writer):
            writer.write(sent)
            assert await is_cut(reader)

    run(tmp_path, test, limits=QUICK)


def test_a_request_that_trickles_is_cut_all_the_same(tmp_path: Path) -> None:
    async def test(at: House, url: str) -> None:
        async with plug(url) as (reader, writer):
            cut = asyncio.create_task(is_cut(reader))
            writer.write(b"GET /api/health HTTP/1.1\r\n")
            for _ in range(100):
                if cut.done():
                    break
                writer.write(b"X: y\r\n")
                await asyncio.sleep(0.05)
            assert cut.done() and cut.result()

    run(tmp_path, test, limits=QUICK)


def test_a_head_and_an_address_have_their_length(tmp_path: Path) -> None:
    async def test(at: House, url: str) -> None:
        async with httpx.AsyncClient() as http:
            large = await http.get(f"{url}/api/health", headers={"X": "y" * SMALL.head})
            assert large.status_code == 431
            long = await http.get(f"{url}/api/health?{'x' * SMALL.url}")
            assert (long.status_code, long.json()["error"]["id"]) == (414, "error-url")
            assert (await http.get(f"{url}/api/health")).status_code == 200

    run(tmp_path, test)


@pytest.mark.parametrize("length", [b"9" * 5000, b"-1", b"1e3", b"0x10", "²".encode()])
def test_an_absurd_length_is_refused(tmp_path: Path, length: bytes) -> None:
    async def test(at: House, url: str) -> None:
        head = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + length + b"\r\n\r\n"
        async with plug(url) as (reader, writer), asyncio.timeout(5):
            writer.write(head)
            assert (await reader.readline()).split()[1] in (b"400", b"413")

    run(tmp_path, test)


# Proxies


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("127.0.0.1",), True)])
def test_a_forwarded_address_is_believed_from_a_named_proxy_only(
    tmp_path: Path, proxies: tuple[str, ...], believed: bool
) -> None:
    async def test(at: House, url: str) -> None:
        async with httpx.AsyncClient() as http:
            headers = {"X-Forwarded-For": "203.0.113.9"}
            await http.post(f"{url}/api/join", json={"code": "FERN-OTTER-100"}, headers=headers)
        rate = SMALL.wrong_codes
        guessed = {
            address
            for address in ("127.0.0.1", "203.0.113.9")
            if at.buckets._bucket(address, "codes", rate, 0).left < rate.burst
        }
        assert guessed == {"203.0.113.9" if believed else "127.0.0.1"}

    run(tmp_path, test, proxies=proxies)


# Sockets of peers that do not read


async def deaf(url: str, table: str, cookie: str) -> socket.socket:
    """A socket with a small window that has shaken hands and reads nothing more."""
    where = urlsplit(url)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, (where.hostname, where.port))
    head = (
        f"GET /api/tables/{table}/socket?seat=0 HTTP/1.1\r\nHost: {where.netloc}\r\n"
        f"Cookie: {SEAT_COOKIE}{table}={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(raw, head.encode())
    assert b"101" in await loop.sock_recv(raw, 20)
    return raw


def frame(opcode: int, payload: bytes) -> bytes:
    """A masked frame, with a mask of zeros."""
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
    return bytes([0x80 | opcode]) + size + b"\0\0\0\0" + payload


@pytest.mark.parametrize(
    ("opcode", "payload"), [(1, b'{"do": "resync", "since": 0}'), (9, b"x" * 125)]
)
def test_who_asks_and_never_reads_is_dropped_and_forgotten(
    tmp_path: Path, opcode: int, payload: bytes
) -> None:
    async def test(at: House, url: str) -> None:
        async with Person(url) as ann:
            table = await ann.create(me(), screen(), screen())
            cookie = ann.seat_cookie(table["id"])
            raw = await deaf(url, table["id"], cookie)
            room = await at.rooms.open(table["id"])
            assert room.listeners
            loop = asyncio.get_running_loop()
            with pytest.raises((ConnectionError, TimeoutError)):
                while True:
                    async with asyncio.timeout(20):
                        await loop.sock_sendall(raw, frame(opcode, payload))
                        await asyncio.sleep(0)
            while room.listeners:
                await asyncio.sleep(0.01)
            raw.close()
            # Its memory is free, and so is its place.
            while at.sockets._open:
                await asyncio.sleep(0.01)
            async with ann.sit(table["id"], 0) as seat:
                assert (await seat.asked())["revision"] == 0

    # Many questions are allowed here, so that it is the bytes that count.
    generous = SMALL.raised(1000)
    limits = Limits(asks=generous.asks, messages=generous.messages, outbox=SMALL.outbox, answer_s=2)
    run(tmp_path, test, limits=limits)


def test_positions_can_be_asked_for_a_few_times_only(tmp_path: Path) -> None:
    async def test(at: House, url: str) -> None:
        async with Person(url) as ann:
            table = await ann.create(me(), screen(), screen())
            async with ann.sit(table["id"], 0) as seat:
                await seat.asked()
                for _ in range(60):
                    await seat.send({"do": "resync", "since": 0})
                told = await seat.until("error")
                assert told["message"]["id"] == "error-rate"
                assert (await seat.play(seat.any_move()))["type"] == "ack", "moves still count"

    run(tmp_path, test)


@pytest.mark.parametrize("seat", ["0009", "00", "x", "", "9", "²"])
def test_a_seat_is_one_digit(tmp_path: Path, seat: str) -> None:
    async def test(at: House, url: str) -> None:
        async with Person(url) as ann:
            table = await ann.create(me(), screen(), screen())
            cookie = f"{SEAT_COOKIE}{table['id']}={ann.seat_cookie(table['id'])}"
            answer = await ann.http.get(
                f"/api/tables/{table['id']}/socket",
                params={"seat": seat},
                headers={
                    "Cookie": cookie,
                    "Upgrade": "websocket",
                    "Connection": "Upgrade",
                    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
                    "Sec-WebSocket-Version": "13",
                },
            )
            assert answer.status_code == 400, answer.text
            assert answer.json()["error"]["id"] == "error-seat-unknown"

    run(tmp_path, test)
