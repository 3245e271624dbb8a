"""What hostile peers cost a server, and what an honest player notices meanwhile.

Everything hostile comes from 127.0.0.2, the honest player from 127.0.0.1. Each attack runs for a
while as the honest player moves four times a second at a table of their own; then the attackers
leave. Memory is the server's resident set: before, at its peak, and 30 seconds after.

    python bench/attacks.py --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import statistics
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
import psutil

from hedgerow.server.auth import SEAT_COOKIE
from hedgerow.server.testing import Person, Server, me, screen, serving

EVIL = "127.0.0.2"
SOCKETS = 200
BAR_MS = 200.0
BAR_MB = 100.0
AFTER_S = 30.0

Attack = Callable[[Server, float], Coroutine[Any, Any, dict[str, Any]]]


def client(url: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=EVIL)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=30)


async def connection(url: str, small: bool = False) -> socket.socket:
    """A bare connection from the hostile address; `small` lets little in before it is full."""
    where = urlsplit(url)
    raw = socket.socket()
    raw.bind((EVIL, 0))
    if small:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (where.hostname, where.port))
    return raw


def text_frame(text: str) -> bytes:
    payload = text.encode()
    return bytes([0x81, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


async def deaf_sockets(server: Server, seconds: float) -> dict[str, Any]:
    """Point 2: sockets that ask for the position again and again and never read."""
    end, asked, dropped = time.monotonic() + seconds, 0, 0
    loop = asyncio.get_running_loop()
    async with client(server.url) as http:
        seats = [{"kind": "me"}, *({"kind": "screen"} for _ in range(4))]
        body = {"game": "earth", "seats": seats, "start": True}
        table = (await http.post("/api/tables", json=body)).json()["id"]
        cookie = http.cookies.get(SEAT_COOKIE + table)

    async def one() -> None:
        nonlocal asked, dropped
        while time.monotonic() < end:
            raw = await connection(server.url, small=True)
            head = (
                f"GET /api/tables/{table}/socket?seat=0 HTTP/1.1\r\n"
                f"Host: {urlsplit(server.url).netloc}\r\nCookie: {SEAT_COOKIE}{table}={cookie}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            try:
                await loop.sock_sendall(raw, head.encode())
                while time.monotonic() < end:
                    async with asyncio.timeout(5):
                        await loop.sock_sendall(raw, text_frame('{"do":"resync","since":0}'))
                    asked += 1
                    await asyncio.sleep(0.1)
            except (OSError, TimeoutError):
                dropped += 1
            finally:
                raw.close()
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))
    return {"asked": asked, "dropped": dropped}


async def slow_requests(server: Server, seconds: float) -> dict[str, Any]:
    """Point 3: connections that send a header line a second and never end."""
    end, cut = time.monotonic() + seconds, 0
    loop = asyncio.get_running_loop()

    async def one() -> None:
        nonlocal cut
        while time.monotonic() < end:
            try:
                raw = await connection(server.url)
            except OSError:
                cut += 1
                await asyncio.sleep(0.5)
                continue
            try:
                await loop.sock_sendall(raw, b"GET / HTTP/1.1\r\n")
                while time.monotonic() < end:
                    await loop.sock_sendall(raw, b"X-A: " + b"b" * 200 + b"\r\n")
                    await asyncio.sleep(1)
            except OSError:
                cut += 1
            finally:
                raw.close()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(1000)))
    return {"cut": cut}


async def guesses(server: Server, seconds: float) -> dict[str, Any]:
    """Point 4: invitation codes tried as fast as answers come."""
    end, answers = time.monotonic() + seconds, {404: 0, 429: 0}
    dice = random.Random(1)

    async def one() -> None:
        async with client(server.url) as http:
            while time.monotonic() < end:
                with suppress(httpx.HTTPError):
                    code = f"FERN-OTTER-{dice.randrange(100, 1000)}"
                    answer = await http.post("/api/join", json={"code": code})
                    answers[answer.status_code] = answers.get(answer.status_code, 0) + 1

    await asyncio.gather(*(one() for _ in range(50)))
    return {"answers": answers}


async def tables_of_bots(server: Server, seconds: float) -> dict[str, Any]:
    """Point 5: tables of bots alone, made as fast as the server lets them be."""
    end, made = time.monotonic() + seconds, 0

    async def one() -> None:
        nonlocal made
        async with client(server.url) as http:
            while time.monotonic() < end:
                seats = [{"kind": "bot", "bot": "gardener"} for _ in range(5)]
                body = {"game": "earth", "seats": seats, "start": True}
                with suppress(httpx.HTTPError):
                    answer = await http.post("/api/tables", json=body)
                    made += answer.status_code == 201

    await asyncio.gather(*(one() for _ in range(20)))
    return {"made": made}


ATTACKS: dict[str, Attack] = {
    "deaf sockets": deaf_sockets,
    "slow requests": slow_requests,
    "guessed codes": guesses,
    "tables of bots": tables_of_bots,
}


class Honest:
    """A person who plays on, and notes how long each acknowledgement took."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.took: list[float] = []

    async def play(self, until: asyncio.Event) -> None:
        async with Person(self._server.url) as ann:
            while not until.is_set():
                table = await ann.create(me(), screen(), screen())
                async with (
                    ann.sit(table["id"], 0) as a,
                    ann.sit(table["id"], 1) as b,
                    ann.sit(table["id"], 2) as c,
                ):
                    await self._game([a, b, c], until)

    async def _game(self, chairs: list[Any], until: asyncio.Event) -> None:
        for chair in chairs:
            await chair.until("state")
        for _ in range(40):
            for chair in chairs:
                if until.is_set() or chair.state["outcome"]:
                    return
                if not chair.owes:
                    continue
                move = next(
                    (
                        asked
                        for asked in chair.state["decisions"][0]["moves"]
                        if asked["do"] == "cube"
                    ),
                    chair.any_move(),
                )
                began = time.monotonic()
                answer = await chair.play(move)
                self.took.append(time.monotonic() - began)
                if answer["type"] == "ack":
                    for each in chairs:
                        await each.shown(answer["revision"])
                await asyncio.sleep(0.25)


def resident(server: Server) -> float:
    """Megabytes of the server process itself, without the processes that think."""
    assert server.process is not None
    return float(psutil.Process(server.process.pid).memory_info().rss) / 1e6


async def run(name: str, seconds: float) -> dict[str, Any]:
    with serving(raise_limits=1, bot_workers=1, bot_delay=700) as server:
        honest, over = Honest(server), asyncio.Event()
        playing = asyncio.create_task(honest.play(over))
        await asyncio.sleep(3)
        before, peak = resident(server), 0.0
        honest.took.clear()
        attack = asyncio.create_task(ATTACKS[name](server, seconds))
        while not attack.done():
            peak = max(peak, resident(server))
            await asyncio.sleep(0.1)
        took = sorted(honest.took)
        await asyncio.sleep(AFTER_S)
        after = resident(server)
        over.set()
        await playing
        said = server.log.read_text()
        return {
            "attack": name,
            **attack.result(),
            "moves": len(took),
            "p50_ms": round(1000 * statistics.median(took), 1),
            "p99_ms": round(1000 * took[int(0.99 * (len(took) - 1))], 1),
            "worst_ms": round(1000 * took[-1], 1),
            "before_mb": round(before, 1),
            "peak_mb": round(peak - before, 1),
            "left_mb": round(after - before, 1),
            "exceptions": said.count("Traceback"),
        }


def main() -> int:
    ask = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    ask.add_argument("--seconds", type=float, default=20.0)
    ask.add_argument("--attack", choices=list(ATTACKS), action="append")
    given = ask.parse_args()
    good = True
    for name in given.attack or ATTACKS:
        found = asyncio.run(run(name, given.seconds))
        print(json.dumps(found), flush=True)
        good = good and found["p99_ms"] < BAR_MS and found["peak_mb"] < BAR_MB
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
