"""The outermost ASGI layer: limits, origin and host checks, headers, files and sockets."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from hedgerow.core.errors import BadInput
from hedgerow.server import auth
from hedgerow.server.house import House
from hedgerow.server.http.address import address_of
from hedgerow.server.http.problems import status_of
from hedgerow.server.http.static import File, Static
from hedgerow.server.live import compose
from hedgerow.server.logs import path_shown
from hedgerow.server.settings import is_loopback, without_port
from hedgerow.server.store import STORE_ERRORS

log = logging.getLogger(__name__)

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]

_SOCKET: Final = re.compile(r"/api/tables/([^/]+)/socket")

# Only our own files; no script, style or event handler inside a page.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

# Browsers refuse it, and say so, where nobody can vouch for the origin: over plain HTTP from afar.
_OPENER: Final = (b"cross-origin-opener-policy", b"same-origin")


class Gate:
    """An ASGI application around the REST one."""

    def __init__(self, inner: App, house: House) -> None:
        self._inner = inner
        self._house = house
        self._settings = house.settings
        self._static = Static(house.settings.static)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._inner(scope, receive, send)

    # Checks

    def _check(self, scope: Any, headers: dict[bytes, bytes], address: str) -> None:
        host = headers.get(b"host", b"").decode("latin-1").lower()
        known = self._settings.known_hosts
        if known and without_port(host) not in known:
            raise BadInput("error-host", host=host[:80])
        origin = headers.get(b"origin")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and origin is not None and not _same_origin(origin.decode("latin-1"), host):
            raise BadInput("error-origin", origin=origin.decode("latin-1")[:80])
        limits = self._settings.limits
        if len(scope["raw_path"]) + len(scope["query_string"]) > limits.url:
            raise BadInput("error-url", most=limits.url)
        # The parser stops a head that does not end; this one came whole.
        if sum(len(name) + len(value) + 4 for name, value in scope["headers"]) > limits.head:
            raise BadInput("error-head", most=limits.head)
        if scope["path"].startswith("/assets/"):
            wait = self._house.buckets.take(address, "files", limits.files)
        else:
            wait = self._house.buckets.take(address, "requests", limits.requests)
        if wait:
            raise BadInput("error-rate", seconds=max(1, round(wait)))

    # HTTP

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        trusted = scope["scheme"] == "https" or is_loopback(without_port(host))
        started = False

        async def with_headers(message: Any) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                more = [*HEADERS, _OPENER] if trusted else HEADERS
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        try:
            self._check(scope, headers, address_of(scope))
            length = headers.get(b"content-length", b"0")
            if not length.isdigit() or int(length[:20]) > self._settings.limits.body:
                raise BadInput("error-too-large", most=self._settings.limits.body)
            path: str = scope["path"]
            if path == "/api" or path.startswith("/api/"):
                await self._inner(scope, receive, with_headers)
                return
            if scope["method"] not in ("GET", "HEAD"):
                raise BadInput("error-method", method=scope["method"])
            file = self._static.find(path)
            if file is None:
                raise BadInput("error-not-found", path=path[:80])
            await _send_file(scope, headers, file, with_headers)
        except BadInput as error:
            self._house.metrics.refused(error.message.id)
            await send_failure(error, with_headers)
        except Exception:
            if started:
                raise
            log.exception("%s %s failed", scope["method"], path_shown(scope["path"]))
            await send_failure(BadInput("error-unexpected"), with_headers, 500)

    # Sockets

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        async def refuse(error: BadInput, status: int | None = None) -> None:
            await receive()
            if "websocket.http.response" in scope.get("extensions", {}):
                await send_failure(error, send, status, prefix="websocket.")
                # uvicorn considers the handshake done only when the connection is gone.
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await receive()
                        await receive()
            else:
                await send({"type": "websocket.close", "code": 4400})

        address = address_of(scope)
        try:
            self._check(scope, dict(scope["headers"]), address)
            found = _SOCKET.fullmatch(scope["path"])
            if found is None or not auth.is_code(found[1]):
                raise BadInput("error-not-found", path=scope["path"][:80])
            await self._house.sockets.connect(found[1], scope, receive, send, address)
        except BadInput as error:
            self._house.metrics.refused(error.message.id)
            await refuse(error)
        except STORE_ERRORS as error:
            log.error("socket: the store failed (%s)", error)
            await refuse(BadInput("error-store"), 503)
        except Exception:
            log.exception("socket of %s failed", path_shown(scope["path"]))
            await refuse(BadInput("error-unexpected"), 500)


def _same_origin(origin: str, host: str) -> bool:
    return urlsplit(origin.lower()).netloc == host


async def send_failure(
    error: BadInput, send: Send, status: int | None = None, prefix: str = ""
) -> None:
    """Send an error in the common form."""
    body = msgspec.json.encode(compose.failure(error))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if not prefix:
        headers.append((b"content-length", str(len(body)).encode()))
    start = {"status": status or status_of(error), "headers": headers}
    await send({"type": f"{prefix}http.response.start", **start})
    await send({"type": f"{prefix}http.response.body", "body": body})


async def _send_file(scope: Any, headers: dict[bytes, bytes], file: File, send: Send) -> None:
    cache = "public, max-age=31536000, immutable" if file.forever else "no-cache"
    common = [
        (b"etag", file.etag.encode()),
        (b"cache-control", cache.encode()),
        (b"vary", b"accept-encoding"),
    ]
    if file.etag.encode() in headers.get(b"if-none-match", b""):
        await _respond(send, 304, common, b"")
        return
    body = file.body
    common.append((b"content-type", file.type.encode()))
    if file.zipped is not None and b"gzip" in headers.get(b"accept-encoding", b""):
        body = file.zipped
        common.append((b"content-encoding", b"gzip"))
    common.append((b"content-length", str(len(body)).encode()))
    await _respond(send, 200, common, b"" if scope["method"] == "HEAD" else body)


async def _respond(
    send: Send, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes
) -> None:
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})
