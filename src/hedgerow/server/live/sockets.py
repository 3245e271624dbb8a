"""The sockets of seats and spectators, in plain ASGI because they are the busiest part."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Seat
from hedgerow.games import GAMES
from hedgerow.server import auth, wire
from hedgerow.server.auth import Bucket, Buckets
from hedgerow.server.live import compose
from hedgerow.server.live.hinting import Hinting
from hedgerow.server.live.room import Room
from hedgerow.server.live.rooms import Rooms
from hedgerow.server.metrics import Metrics
from hedgerow.server.settings import Limits
from hedgerow.server.store import STORE_ERRORS

log = logging.getLogger(__name__)

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

ABORT: Final = "hedgerow.abort"
"""An extension of the ASGI scope: drops the connection without a flush."""
POLICY: Final = 1008
TOO_SLOW: Final = 1013
_LAST_WORDS: Final = 2.0
"""Seconds to send what is queued when the server closes a socket."""
_STRIKES: Final = 100
"""Messages over the limit before the socket is closed."""
_ASKS: Final = (wire.Resync, wire.AskChoices, wire.AskAids)
"""Messages that cost the server more than the client."""
_PONG: Final = compose.text(wire.Pong())

_DECODE_MOVE: Final = {game.id: decoding.json_decoder(game.move_type).decode for game in GAMES}
_INCOMING: Any = wire.Incoming  # a union is no type[T] to mypy
_decode: Final[Callable[[bytes | str], wire.Incoming]] = decoding.json_decoder(_INCOMING).decode


class Waiting:
    """The open sockets of one address, and the characters in all their outboxes."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.sockets = 0
        self.waiting = 0

    def is_full(self, mine: int) -> bool:
        """Whether a socket with `mine` characters in its outbox must be dropped."""
        return mine > self._limits.outbox or self.waiting > self._limits.outboxes


class Socket:
    """A connection with a queue, so that a slow reader delays nobody."""

    def __init__(
        self,
        send: Send,
        abort: Callable[[], None],
        seat: Seat | None,
        guest: str | None,
        token: str,
        room: Waiting,
        address: str = "",
    ) -> None:
        self.seat = seat
        self.address = address
        self.guest = guest
        self.token = token
        self._send = send
        self._abort = abort
        self._room = room
        self._outbox: deque[str] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._code: int | None = None

    def put(self, text: str) -> None:
        if self._code == TOO_SLOW:
            return
        if self._room.is_full(self._waiting):  # a long message alone is no sign of a slow reader
            self.drop()
            return
        self._outbox.append(text)
        self._count(len(text))
        self._wake.set()

    def drop(self) -> None:
        """End the connection of a peer that does not read; nothing is kept for it."""
        self.close(TOO_SLOW)
        self._outbox.clear()
        self._count(-self._waiting)
        self._abort()

    def _count(self, characters: int) -> None:
        self._waiting += characters
        self._room.waiting += characters

    @property
    def too_slow(self) -> bool:
        return self._code == TOO_SLOW

    def close(self, code: int) -> None:
        self._code = code
        self._wake.set()

    async def write(self) -> None:
        """Send the queue until either side closes the socket."""
        outbox, wake, send = self._outbox, self._wake, self._send
        with suppress(OSError):  # the client has gone
            while True:
                await wake.wait()
                wake.clear()
                while outbox:
                    text = outbox.popleft()
                    self._count(-len(text))
                    await send({"type": "websocket.send", "text": text})
                if self._code == TOO_SLOW:
                    return
                if self._code is not None:
                    await send({"type": "websocket.close", "code": self._code})
                    return

    async def finish(self, writer: asyncio.Task[None]) -> None:
        """Flush the queue if the server closed the socket; then stop writing."""
        if self._code is not None:
            await asyncio.wait([writer], timeout=_LAST_WORDS)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        self._outbox.clear()
        self._count(-self._waiting)


class Sockets:
    """Lets clients in and answers what they send."""

    def __init__(
        self,
        rooms: Rooms,
        buckets: Buckets,
        limits: Limits,
        metrics: Metrics,
        hinting: Hinting,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._rooms = rooms
        self._hinting = hinting
        self._spawn = spawn
        self._metrics = metrics
        self._buckets = buckets
        self._limits = limits
        self._open: dict[str, Waiting] = {}

    @property
    def count(self) -> int:
        """Sockets that are open, or about to be."""
        return sum(waiting.sockets for waiting in self._open.values())

    async def connect(
        self, id: str, scope: Any, receive: Receive, send: Send, address: str
    ) -> None:
        """Serve one connection; BadInput before it is accepted."""
        waiting = self._open.setdefault(address, Waiting(self._limits))
        waiting.sockets += 1
        try:
            if waiting.sockets > self._limits.sockets:
                raise BadInput("error-sockets", most=self._limits.sockets)
            room, seat, guest, token = await self._admit(id, scope, address)
            await receive()  # websocket.connect
            await send({"type": "websocket.accept"})
            abort = scope["extensions"].get(ABORT, _nothing)
            socket = Socket(send, abort, seat, guest, token, waiting, address)
            writer = asyncio.create_task(socket.write())
            try:
                await room.enter(socket)
                await self._serve(room, socket, receive)
            finally:
                room.leave(socket)
                if socket.too_slow:
                    self._metrics.refused("too-slow")
                await socket.finish(writer)
        finally:
            waiting.sockets -= 1
            if not waiting.sockets:
                self._open.pop(address, None)

    async def _admit(
        self, id: str, scope: Any, address: str
    ) -> tuple[Room, Seat | None, str | None, str]:
        query = parse_qs(scope["query_string"].decode("latin-1")[:200])
        cookies = auth.cookies(scope["headers"])
        room = await self._rooms.open(id)
        if "watch" in query:
            self.check_code(address)
            if query["watch"][0] != room.row.spectate or not room.row.spectators:
                await self.wrong_code(address)
                raise BadInput("error-code-unknown", code=query["watch"][0][:32])
            return room, None, None, ""
        text = query.get("seat", [""])[0]
        if not (len(text) == 1 and text in "0123456789" and int(text) < len(room.seats)):
            raise BadInput("error-seat-unknown", seat=text[:8], seats=len(room.seats))
        seat = int(text)
        token = auth.read_seats(cookies.get(auth.SEAT_COOKIE + id, "")).get(seat, "")
        if not auth.fits(token, room.seats[seat].token):
            raise BadInput("error-seat-token")
        return room, seat, room.seats[seat].guest, token

    def check_code(self, address: str) -> None:
        """Raise BadInput after too many wrong codes."""
        wait = self._buckets.empty(address, "codes", self._limits.wrong_codes)
        if wait:
            raise BadInput("error-rate", seconds=max(1, round(wait)))

    async def wrong_code(self, address: str) -> None:
        """Count a guess, and let it cost some time."""
        self._buckets.take(address, "codes", self._limits.wrong_codes)
        await asyncio.sleep(self._limits.guess_s)

    async def _serve(self, room: Room, socket: Socket, receive: Receive) -> None:
        now = time.monotonic()
        messages = Bucket(self._limits.messages, now)
        chats, asks = Bucket(self._limits.chats, now), Bucket(self._limits.asks, now)
        strikes = 0
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            room.used = now = time.monotonic()
            if not messages.take(now):
                strikes += 1
                self._metrics.refused("messages")
                if strikes > _STRIKES:
                    socket.close(POLICY)
                    return
                seconds = max(1, round(messages.wait))
                socket.put(compose.text(compose.fault(BadInput("error-rate", seconds=seconds))))
                continue
            await self._hear(room, socket, event, chats, asks)

    async def _hear(
        self, room: Room, socket: Socket, event: Any, chats: Bucket, asks: Bucket
    ) -> None:
        """Answer one message; whatever is wrong with it, the answer says so."""
        raw = event.get("text") or event.get("bytes") or b""
        id: int | None = None
        try:
            message = _decode(raw)
            id = getattr(message, "id", None)
            if isinstance(message, _ASKS):
                _take(asks)
            elif isinstance(message, wire.SendChat):
                _take(chats)
            await self._answer(room, socket, message)
        except msgspec.DecodeError as error:
            wrong = BadInput("error-message", detail=str(error)[:200])
            socket.put(compose.text(compose.fault(wrong, id)))
        except (UnicodeError, RecursionError):
            wrong = BadInput("error-message", detail="UTF-8")
            socket.put(compose.text(compose.fault(wrong, id)))
        except BadInput as error:
            socket.put(compose.text(compose.fault(error, id)))
        except STORE_ERRORS as error:
            log.error("table %s: the store failed (%s)", room.id, error)
            socket.put(compose.text(compose.fault(BadInput("error-store"), id)))
        except Exception:  # a mistake of ours costs this message, not the table
            log.exception("table %s: a message could not be answered", room.id)
            socket.put(compose.text(compose.fault(BadInput("error-unexpected"), id)))

    async def _play(self, room: Room, socket: Socket, play: wire.Play) -> None:
        if socket.seat is None:
            raise BadInput("error-watching")
        began = time.monotonic()
        _ = room.playing  # not in the lobby
        move = _DECODE_MOVE[room.row.game](play.move)
        try:
            str(move)
        except (IndexError, ValueError):  # so far out of range that it has no notation
            raise BadInput("error-message", detail="move") from None

        def acked(revision: int) -> None:
            _ack(socket, play.id, revision)
            self._metrics.acks.took(time.monotonic() - began)

        try:
            await room.play(socket.seat, move, play.answers, acked=acked)
        except BadInput as error:
            socket.put(compose.text(compose.refused(play.id, error)))

    async def _answer(self, room: Room, socket: Socket, message: wire.Incoming) -> None:
        match message:
            case wire.Play():
                await self._play(room, socket, message)
            case wire.Undo(id):
                if socket.seat is None:
                    raise BadInput("error-watching")
                try:
                    await room.undo(socket.seat, acked=partial(_ack, socket, id))
                except BadInput as error:
                    socket.put(compose.text(compose.refused(id, error)))
            case wire.Resync(since):
                async with room.lock:
                    if room.position is not None:
                        socket.put(room.position.state_text(socket.seat, since))
            case wire.AskChoices():
                async with room.lock:
                    socket.put(compose.text(room.playing.choices(socket.seat)))
            case wire.AskAids():
                async with room.lock:
                    socket.put(compose.text(room.playing.aids(socket.seat)))
            case wire.SendChat(id, text):
                if socket.seat is None:
                    raise BadInput("error-watching")
                await room.say(socket.seat, auth.clean(text))
                _ack(socket, id, room.revision)
            case wire.Contribute(text):
                if socket.seat is None:
                    raise BadInput("error-watching")
                await room.contribute(socket.seat, auth.clean(text))
            case wire.AskHints(id):
                if socket.seat is None:
                    raise BadInput("error-watching")
                wait = self._buckets.take(socket.address, "hints", self._limits.hints)
                if wait:
                    raise BadInput("error-rate", seconds=max(1, round(wait)))
                # It takes seconds: whatever else the seat says is heard meanwhile.
                self._spawn(self._hint(room, socket, socket.seat, id))
            case wire.Agree(id, yes):
                if socket.seat is None:
                    raise BadInput("error-watching")
                await room.agree(socket.seat, yes)
                _ack(socket, id, room.revision)
            case wire.Ping():
                socket.put(_PONG)

    async def _hint(self, room: Room, socket: Socket, seat: Seat, id: int) -> None:
        try:
            await self._hinting.answer(room, socket, seat)
        except BadInput as error:
            socket.put(compose.text(compose.fault(error, id)))
        except STORE_ERRORS as error:
            log.error("table %s: the store failed (%s)", room.id, error)
            socket.put(compose.text(compose.fault(BadInput("error-store"), id)))
        except Exception:
            log.exception("table %s: a hint failed", room.id)
            socket.put(compose.text(compose.fault(BadInput("error-unexpected"), id)))


def _take(bucket: Bucket) -> None:
    if not bucket.take(time.monotonic()):
        raise BadInput("error-rate", seconds=max(1, round(bucket.wait)))


def _nothing() -> None:
    """A server that cannot drop a connection; its own time-out will."""


def _ack(socket: Socket, id: int, revision: int) -> None:
    socket.put(compose.text(wire.Ack(id, revision)))
