"""A real server in a separate process, and people who use it, for tests and benchmarks.

with serving() as server:
    async with Person(server.url) as ann:
        table = await ann.create(me(), bot("careful"), bot())
        async with ann.sit(table["id"], 0) as seat:
            await seat.play_to_end()
    server.kill()      # as if the power had gone
    server.start()     # the same port, the same database
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hedgerow.core.rng import Rng
from hedgerow.server import auth


class Server:
    """`hedgerow serve` on a free loopback port, with very high limits."""

    def __init__(self, database: str, options: Sequence[str], log: Path) -> None:
        self.port = free_port()
        self.database = database
        self.log = log
        self._options = options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, seconds: float = 60) -> None:
        """Start the process and wait until it answers."""
        command = [
            *(sys.executable, "-m", "hedgerow", "serve", "--port", str(self.port)),
            *("--database", self.database, *self._options),
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + seconds
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """kill -9: the server can neither save nor send anything."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Ask it to stop, as Ctrl+C does."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None


@contextmanager
def serving(
    database: str | None = None,
    *,
    bot_delay: int = 0,
    bot_workers: int | None = None,
    raise_limits: float = 10_000,
    deal: str = "",
    options: Sequence[str] = (),
) -> Iterator[Server]:
    """A running server; its database is a temporary file by default.

    With `deal`, every table is dealt from that text, so that a test always gets the same game.
    """
    with tempfile.TemporaryDirectory() as folder:
        given = database or f"sqlite:///{Path(folder) / 'tables.db'}"
        more = ["--bot-delay", str(bot_delay), "--raise-limits", str(raise_limits), *options]
        if deal:
            more += ["--deal", deal]
        if bot_workers is not None:
            more += ["--bot-workers", str(bot_workers)]
        server = Server(given, more, Path(folder) / "log.txt")
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextmanager
def working(database: str, *, processes: int = 1) -> Iterator[subprocess.Popen[bytes]]:
    """A `hedgerow worker`."""
    command = [sys.executable, "-m", "hedgerow", "worker", "--database", database]
    command += ["--processes", str(processes), "--bot-delay", "0"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=dict(os.environ))
    try:
        yield process
    finally:
        process.terminate()
        process.wait(15)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# People


def me(**more: Any) -> dict[str, Any]:
    return {"kind": "me", **more}


def friend(**more: Any) -> dict[str, Any]:
    return {"kind": "friend", **more}


def screen(**more: Any) -> dict[str, Any]:
    return {"kind": "screen", **more}


def bot(level: str = "random", **more: Any) -> dict[str, Any]:
    return {"kind": "bot", "bot": level, **more}


class Person:
    """A client with cookies, REST and sockets."""

    def __init__(self, url: str, trust: ssl.SSLContext | None = None) -> None:
        self.url = url
        self.trust = trust
        self.http = httpx.AsyncClient(base_url=url, timeout=30, verify=trust or True)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Any = None, expect: int = 200) -> Any:
        """Ask the API; the answer must have this status."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        answer = await self.http.request(method, f"/api{path}", content=content, headers=headers)
        assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def create(self, *seats: dict[str, Any], **more: Any) -> Any:
        """A Cryptid table, started unless `start=False`."""
        body = {"game": "cryptid", "seats": list(seats), "start": True, **more}
        return await self.call("POST", "/tables", body, expect=201)

    def seat_cookie(self, table: str) -> str:
        """The value of the seat cookie, or ""."""
        return self.http.cookies.get(auth.SEAT_COOKIE + table) or ""

    @asynccontextmanager
    async def sit(
        self, table: str, seat: int, *, cookie: str | None = None, origin: str | None = None
    ) -> AsyncIterator[Chair]:
        """The socket of a seat."""
        value = self.seat_cookie(table) if cookie is None else cookie
        headers = {"Cookie": f"{auth.SEAT_COOKIE}{table}={value}"}
        if origin is not None:
            headers["Origin"] = origin
        path = f"/tables/{table}/socket?seat={seat}"
        async with chair(self.url, path, headers, self.trust) as found:
            yield found

    @asynccontextmanager
    async def watch(self, table: str, code: str) -> AsyncIterator[Chair]:
        """The socket of a spectator."""
        async with chair(self.url, f"/tables/{table}/socket?watch={code}", {}, self.trust) as found:
            yield found


@asynccontextmanager
async def chair(
    url: str, path: str, headers: dict[str, str], trust: ssl.SSLContext | None = None
) -> AsyncIterator[Chair]:
    address = f"ws{url.removeprefix('http')}/api{path}"
    async with connect(
        address, additional_headers=headers, compression=None, max_size=None, ssl=trust
    ) as connection:
        yield Chair(connection)


class Chair:
    """An open socket, with everything it has received."""

    def __init__(self, connection: ClientConnection, seed: int = 1) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.state: Any = None
        self.table: Any = None
        self._rng = Rng(seed)
        self._id = 0

    async def next(self, seconds: float = 20) -> Any:
        """The next message."""
        async with asyncio.timeout(seconds):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "table":
            self.table = message
        return message

    async def until(
        self, kind: str, fits: Callable[[Any], bool] = lambda _: True, seconds: float = 20
    ) -> Any:
        """The next message of a kind that fits."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if message["type"] == kind and fits(message):
                    return message

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message)
        await self.connection.send(text if isinstance(message, bytes) else _text(text))

    async def play(self, move: Any, answers: int | None = None) -> Any:
        """Send a move and wait for its answer: "ack" or "refused"."""
        self._id += 1
        asked = self.state["made"] if answers is None else answers
        await self.send({"do": "play", "id": self._id, "answers": asked, "move": move})
        while True:
            message = await self.next()
            if message["type"] in ("ack", "refused", "error") and message["id"] == self._id:
                return message

    async def asked(self, seconds: float = 30) -> Any:
        """Wait until this seat is asked something new or the game is over; returns the state."""
        async with asyncio.timeout(seconds):
            while self.state is None or not (self.owes or self.state["outcome"]):
                await self.next(seconds)
        return self.state

    @property
    def owes(self) -> bool:
        """Whether the table waits for this seat; optional decisions do not count."""
        return any(not asked.get("optional") for asked in self.state["decisions"])

    async def shown(self, revision: int) -> Any:
        """Wait for the position at a revision, or a later one."""
        while self.state is None or self.state["revision"] < revision:
            await self.next()
        return self.state

    def any_move(self) -> Any:
        moves = self.state["decisions"][0]["moves"]
        return moves[self._rng.below(len(moves))]

    async def play_to_end(self, seconds: float = 60) -> Any:
        """Make random moves to the end; returns the last state."""
        async with asyncio.timeout(seconds):
            while not (await self.asked(seconds))["outcome"]:
                revision = self.state["revision"]
                answer = await self.play(self.any_move())
                if answer["type"] == "ack":
                    await self.shown(answer["revision"])
                else:  # others have settled the question in the meantime
                    await self.shown(revision + 1)
        return self.state


def _text(raw: str | bytes) -> str:
    return raw if isinstance(raw, str) else raw.decode()
