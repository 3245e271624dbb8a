"""Limits that hold before the application is asked: how connections may be opened and used.

uvicorn's own protocols keep a connection whose peer neither writes nor reads for as long as the
peer likes. These count connections by address, give each request a time in which to arrive, and
drop a connection at once where it must not cost anything any more.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hedgerow.server.auth import network
from hedgerow.server.live.sockets import ABORT
from hedgerow.server.metrics import Metrics
from hedgerow.server.settings import Limits

_PONGS: Final = 64 * 1024
"""Bytes that may wait for a peer that pings and never reads."""


class Doors:
    """The open connections of each address."""

    def __init__(
        self, limits: Limits, proxies: Iterable[str] = (), metrics: Metrics | None = None
    ) -> None:
        self.limits = limits
        self._metrics = metrics
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; False if the address has too many. A proxy may have any number."""
        where = network(address)
        if self._open[where] >= self.limits.connections and not self._is_proxy(address):
            if self._metrics is not None:
                self._metrics.refused("connections")
            return False
        self._open[where] += 1
        return True

    def leave(self, address: str) -> None:
        where = network(address)
        self._open[where] -= 1
        if self._open[where] <= 0:
            del self._open[where]

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ip_address(address) in proxy for proxy in self._proxies)
        except ValueError:  # a Unix socket
            return False


class Fuse:
    """Aborts a connection after some seconds, unless it is put out or lit again before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    @property
    def lit(self) -> bool:
        return self._timer is not None

    def light(self, seconds: float) -> None:
        self.put_out()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def put_out(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Http(H11Protocol):
    """HTTP with a time limit for the request to arrive and for its answer to be read."""

    doors: ClassVar[Doors]
    _counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._fuse = Fuse(self.loop, transport)
        self._counted = self.doors.enter(_address(self))
        if self._counted:
            self._fuse.light(self.doors.limits.request_s)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._fuse.put_out()
        if self._counted:
            self.doors.leave(_address(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._fuse.lit:
            self._fuse.light(self.doors.limits.request_s)
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is not None and not cycle.more_body:  # the whole request is here
            self._fuse.put_out()
            if not cycle.response_complete:
                self._fuse.light(self.doors.limits.answer_s)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._fuse.put_out()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._fuse.put_out()
        super().on_response_complete()
        if not self.cycle.response_complete:  # the next request was waiting in line
            self._fuse.light(self.doors.limits.answer_s)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._fuse.light(self.doors.limits.answer_s)  # a close waits until all of it is read


class _WebSocket(WebSocketsSansIOProtocol):
    """A socket that can be dropped. Its connection was counted when it still spoke HTTP."""

    doors: ClassVar[Doors]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._fuse = Fuse(self.loop, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._fuse.put_out()
        self.doors.leave(_address(self))
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[ABORT] = self.transport.abort

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > _PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        self.transport.abort()  # nobody is there to read a farewell

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self._fuse.light(self.doors.limits.answer_s)


def _address(protocol: H11Protocol | WebSocketsSansIOProtocol) -> str:
    return protocol.client[0] if protocol.client else "unknown"


def protocols(doors: Doors) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The HTTP and socket protocols for uvicorn, behind these doors."""
    return (
        type("Http", (_Http,), {"doors": doors}),
        type("WebSocket", (_WebSocket,), {"doors": doors}),
    )
