"""Measures how fast one server process acknowledges moves, with SQLite at synchronous=FULL.

It starts the server as a separate process, connects four sockets to each table, and plays each
table at a steady rate. The time runs from sending a move to its acknowledgement; the time since the
move was due, which includes waiting for a late position, is reported too.

    python bench/server_load.py --tables 500 --rate 2 --seconds 60
    python bench/server_load.py --behind caddy      # once bare, once through Caddy with TLS
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import ssl
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple, cast

import psutil
import uvloop

from hedgerow.server.proxies import Proxy, fronted
from hedgerow.server.testing import serving

SEATS = 4
BAR_MS = 50.0
_ACK = re.compile(rb'\{"type":"ack","id":(\d+)')
_ANSWERS = re.compile(rb'"answers":(\d+)')
_COOKIE = re.compile(rb"(?im)^set-cookie: *([^;\r\n]*)")
_ID = re.compile(rb'"id":"([a-z0-9]+)"')


class Processor(NamedTuple):
    """Processor seconds by use; `stolen` is what a virtual machine had to wait for its host."""

    server: float
    generator: float
    others: float
    stolen: float
    whole: float


class Load:
    """What all tables share: the figures, and whether measuring has begun."""

    def __init__(
        self, port: int, rate: float, seed: int, trust: ssl.SSLContext | None = None
    ) -> None:
        self.port = port
        self.trust = trust
        """For the certificate of a proxy; None: plain HTTP."""
        self.host = "127.0.0.1" if trust is None else "localhost"
        self.every = 1 / rate
        self.dice = random.Random(seed)
        self.measuring = False
        self.stopping = False
        self.waited: list[float] = []
        self.overdue: list[float] = []
        self.sent = 0
        self.acked = 0
        self.received = 0
        self.bytes = 0
        self.finished = 0
        self.errors: list[str] = []

    def reset(self) -> None:
        self.measuring = True
        self.waited, self.overdue = [], []
        self.sent = self.acked = self.received = self.bytes = 0

    def fault(self, what: str) -> None:
        if not self.stopping:
            self.errors.append(what)


class Seat(asyncio.Protocol):
    """A client's end of one socket; it parses only what it needs of a message."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.Transport, transport)
        table = self.table
        transport.write(
            b"GET /api/tables/%s/socket?seat=%d HTTP/1.1\r\n"
            b"Host: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\nCookie: %s\r\n\r\n"
            % (
                table.id,
                self.number,
                table.load.host.encode(),
                table.load.port,
                base64.b64encode(os.urandom(16)),
                table.cookie,
            )
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))
        elif not self.table.closing:
            self.table.load.fault(f"connection lost: {error!r}")

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(buffer[:300]).decode()))
                return
            del buffer[: end + 4]
            self.open.set_result(None)
        at, have = 0, len(buffer)
        while have - at >= 2:
            size, head = buffer[at + 1], 2
            if size == 126:
                head = 4
            elif size == 127:
                head = 10
            if have - at < head:
                break
            if head > 2:
                size = int.from_bytes(buffer[at + 2 : at + head], "big")
            start, end = at + head, at + head + size
            if end > have:
                break
            self.heard(buffer[at] & 0x0F, buffer, start, end)
            at = end
        if at:
            del buffer[:at]

    def heard(self, kind: int, buffer: bytearray, start: int, end: int) -> None:
        load = self.table.load
        if kind == 9:  # ping
            self.send(0x8A, bytes(buffer[start:end]))
            return
        if kind != 1:
            return
        load.received += 1
        load.bytes += end - start
        head = bytes(buffer[start : start + 24])
        if head.startswith(b'{"type":"state"'):
            self.table.state(self, buffer, start, end)
        elif head.startswith(b'{"type":"ack"'):
            found = _ACK.match(buffer, start, end)
            assert found is not None
            self.table.acknowledged(int(found[1]))
        elif not head.startswith((b'{"type":"table"', b'{"type":"pong"')):
            load.fault(bytes(buffer[start : min(end, start + 300)]).decode())

    def send(self, head: int, payload: bytes) -> None:
        assert self.transport is not None
        # A mask of zeros is a mask: the payload goes as it is.
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + payload)


class Table:
    """One table and its four sockets, with a move at each tick of its own clock."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.id = b""
        self.cookie = b""
        self.seats: list[Seat] = []
        self.next: tuple[Seat, bytes] | None = None
        self.due = 0.0
        self.is_due = False
        self.timer: asyncio.TimerHandle | None = None
        self.under_way: dict[int, tuple[float, float]] = {}
        self.number = 0
        self.closing = False
        self.loop = asyncio.get_running_loop()

    async def begin(self) -> None:
        body = json.dumps(
            {
                "game": "cryptid",
                "seats": [{"kind": "me"}, *[{"kind": "screen"}] * (SEATS - 1)],
                "options": {"puzzle": "card"},
                "spectators": False,
                "start": True,
            }
        ).encode()
        load = self.load
        reader, writer = await asyncio.open_connection(load.host, load.port, ssl=load.trust)
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: %s:%d\r\nConnection: close\r\n"
            b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
            % (load.host.encode(), load.port, len(body), body)
        )
        answer = await reader.read()
        writer.close()
        head, _, said = answer.partition(b"\r\n\r\n")
        if b" 201 " not in head.splitlines()[0]:
            raise ConnectionError(answer[:600].decode())
        found = _ID.search(said)
        assert found is not None
        self.id = found[1]
        self.cookie = b"; ".join(_COOKIE.findall(head))
        self.closing = False
        self.next = None
        self.seats = [Seat(self, number) for number in range(SEATS)]
        for seat in self.seats:
            await self.loop.create_connection(
                lambda s=seat: s,
                load.host,
                load.port,
                ssl=load.trust,
            )
            await seat.open

    def start(self, delay: float) -> None:
        self.due = time.perf_counter() + delay
        self.timer = self.loop.call_later(delay, self.tick)

    def tick(self) -> None:
        self.is_due = True
        self.go()

    def go(self) -> None:
        """Make a move once it is due and the position has arrived."""
        if self.next is None or not self.is_due or self.load.stopping:
            return
        seat, payload = self.next
        self.next, self.is_due = None, False
        now = time.perf_counter()
        self.under_way[self.number] = (now, self.due)
        self.load.sent += 1
        self.due += self.load.every
        self.timer = self.loop.call_later(max(0.0, self.due - now), self.tick)
        seat.send(0x81, payload)

    def state(self, seat: Seat, buffer: bytearray, start: int, end: int) -> None:
        """Read whether this seat is asked, and one of its moves; nothing else."""
        at = buffer.find(b'"decisions":[', start, end) + 13
        if buffer[at] == 93:  # ]
            if buffer.find(b'"outcome":null', at, end) < 0:
                self.over()
            return
        moves = buffer.find(b'"moves":[', at, end) + 9
        last = buffer.find(b"]", moves, end)
        found = _ANSWERS.match(buffer, at + 1)
        assert found is not None
        self.number += 1
        self.next = (
            seat,
            b'{"do":"play","id":%d,"answers":%s,"move":%s}'
            % (self.number, found[1], self.pick(buffer, moves, last)),
        )
        self.go()

    def pick(self, buffer: bytearray, start: int, end: int) -> bytes:
        """A random move, but rarely a search, which may end the game."""
        for _ in range(8):
            at = buffer.rfind(b'{"do":', start, self.load.dice.randrange(start + 6, end + 1))
            move = bytes(buffer[at : buffer.find(b"}", at, end) + 1])
            if not move.startswith((b'{"do":"search"', b'{"do":"hint"')):
                return move
        return move

    def acknowledged(self, number: int) -> None:
        load, now = self.load, time.perf_counter()
        load.acked += 1
        found = self.under_way.pop(number, None)
        if found is None:
            load.fault(f"acknowledgement {number} of nothing")
        elif load.measuring:
            sent, due = found
            load.waited.append(now - sent)
            load.overdue.append(now - due)

    def over(self) -> None:
        if not self.closing:
            self.closing = True
            self.is_due = False
            if self.timer is not None:
                self.timer.cancel()
            self.load.finished += 1
            self.loop.create_task(self.again())

    async def again(self) -> None:
        """Start another game at another table, with the same clock."""
        for seat in self.seats:
            if seat.transport is not None:
                seat.transport.close()
        try:
            await self.begin()
        except (OSError, AssertionError) as error:
            self.load.fault(f"no new table: {error}")
            return
        self.start(self.load.every)


async def play(load: Load, tables: int, warm_up: float, seconds: float, server: int) -> Processor:
    """Connect everybody, warm up and measure; returns the processor time."""
    rooms = []
    for _ in range(tables):
        room = Table(load)
        await room.begin()
        rooms.append(room)
    for room in rooms:
        room.start(load.dice.random() * load.every)
    await asyncio.sleep(warm_up)
    load.reset()
    process = psutil.Process(server)
    before, own, all_before = process.cpu_times(), time.process_time(), psutil.cpu_times()
    await asyncio.sleep(seconds)
    after, own, all_after = process.cpu_times(), time.process_time() - own, psutil.cpu_times()
    load.measuring = False
    await asyncio.sleep(1)
    load.stopping = True
    used = after.user + after.system - before.user - before.system
    stolen = getattr(all_after, "steal", 0.0) - getattr(all_before, "steal", 0.0)
    whole = sum(all_after[:8]) - sum(all_before[:8])
    busy = whole - stolen - (all_after.idle - all_before.idle)
    return Processor(used, own, max(0.0, busy - used - own), stolen, whole)


def quantile(values: list[float], share: float) -> float:
    """The quantile in milliseconds: the smallest value that at least this share does not exceed."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(load: Load, tables: int, seconds: float, cpu: Processor) -> str:
    def line(name: str, values: list[float]) -> str:
        shares = (quantile(values, share) for share in (0.5, 0.95, 0.99, 1.0))
        return "{}  p50 {:6.1f}   p95 {:6.1f}   p99 {:6.1f}   max {:6.1f} ms".format(name, *shares)

    return "\n".join(
        (
            f"{tables} tables, {tables * SEATS} sockets, {1 / load.every:g} moves/s each, "
            f"{seconds:g} s, SQLite synchronous=FULL",
            f"moves        {len(load.waited):,} acknowledged, {len(load.waited) / seconds:,.0f}/s; "
            f"{load.received / seconds:,.0f} messages/s and "
            f"{load.bytes / seconds / 1e6:.1f} MB/s to the clients; {load.finished} games ended",
            line("acknowledged", load.waited),
            line("  since due ", load.overdue),
            f"errors       {len(load.errors)}",
            f"processor    server {100 * cpu.server / seconds:.0f} % of one core, generator "
            f"{100 * cpu.generator / seconds:.0f} %, everything else "
            f"{100 * cpu.others / seconds:.0f} %; {100 * cpu.stolen / cpu.whole:.0f} % of all "
            f"cores' time taken by the host",
        )
    )


def main() -> int:
    parse = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parse.add_argument("--tables", type=int, default=500)
    parse.add_argument("--rate", type=float, default=2.0, help="moves a second at each table")
    parse.add_argument("--seconds", type=float, default=60.0)
    parse.add_argument("--warm-up", type=float, default=5.0)
    parse.add_argument("--seed", type=int, default=1)
    parse.add_argument("--folder", type=Path, help="where the database lies, for its disk")
    parse.add_argument("--behind", choices=("caddy", "nginx"), help="then again through this, TLS")
    given = parse.parse_args()
    runs: list[Proxy | None] = [None] if given.behind is None else [None, given.behind]
    good = [measured(given, proxy) for proxy in runs]
    return 0 if all(good) else 1


def measured(given: argparse.Namespace, proxy: Proxy | None) -> bool:
    """One run with a fresh server; prints its figures, and says whether they are good enough."""
    options = ["--proxy", "127.0.0.1"] if proxy else []
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder))
        server = stack.enter_context(serving(f"sqlite:///{folder}/load.db", options=options))
        assert server.process is not None
        if proxy is None:
            load = Load(server.port, given.rate, given.seed)
        else:
            front = stack.enter_context(fronted(proxy, server.port))
            load = Load(front.port, given.rate, given.seed, front.trust)
        cpu = uvloop.run(play(load, given.tables, given.warm_up, given.seconds, server.process.pid))
    if given.behind is not None:
        print(f"behind {proxy} with TLS" if proxy else "bare")
    print(report(load, given.tables, given.seconds, cpu))
    for said in dict.fromkeys(load.errors[:10]):
        print(f"  {said}")
    good = not load.errors and quantile(load.waited, 0.99) < BAR_MS
    print(f"{'passed' if good else 'FAILED'}: p99 under {BAR_MS:g} ms, no error")
    return good


if __name__ == "__main__":
    sys.exit(main())
