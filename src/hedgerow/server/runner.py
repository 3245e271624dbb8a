"""Runs the application under uvicorn, or the bot work alone."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import uvicorn

from hedgerow.server.house import House
from hedgerow.server.http.app import create_app
from hedgerow.server.http.doors import Doors, protocols
from hedgerow.server.settings import Settings
from hedgerow.server.status import shown_to_operator
from hedgerow.server.store.lock import claimed


def start(main: Coroutine[Any, Any, None]) -> None:
    """Run to the end, on uvloop where it is available."""
    # Tables live long and have no cycles: scanning all of them for garbage every few thousand
    # messages would only make everybody wait.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    # SQLite runs in its own thread, and a busy event loop must let it run promptly.
    sys.setswitchinterval(0.0005)
    try:
        import uvloop
    except ImportError:  # Windows
        asyncio.run(main)
    else:
        uvloop.run(main)


async def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until the process is told to stop; raises OSError if the port cannot be used.

    `ready` is called with the port once the house is open.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        # Bound here, so that a port in use is our own error and not an exit inside uvicorn.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # A small answer must not wait for the acknowledgement of the one before it.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listening.bind((settings.host, settings.port))
        with claimed(settings.database):
            async with living(House(settings)) as house, shown_to_operator(house):
                ready(listening.getsockname()[1])
                # Once uvicorn has stopped it raises the signal that stopped it again, which would
                # end the process before the house is closed.
                signal.signal(signal.SIGTERM, lambda *_: None)
                await uvicorn.Server(config(house)).serve(sockets=[listening])


@asynccontextmanager
async def living(house: House) -> AsyncIterator[House]:
    """Open the house before and close it after, so that a wrong database is our own error too."""
    try:
        await house.open()
        yield house
    finally:
        await house.close()


KEEP_ALIVE_S: Final = 5
"""The idle time after which a connection is closed; a proxy must close its own before that."""


def config(house: House) -> uvicorn.Config:
    settings = house.settings
    http, socket = protocols(Doors(settings.limits, settings.proxies, house.metrics))
    return uvicorn.Config(
        create_app(house),
        lifespan="off",
        http=http,
        h11_max_incomplete_event_size=settings.limits.head,
        ws=socket,
        ws_max_size=settings.limits.frame,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_per_message_deflate=False,  # views are small, and zipping costs more than sending
        access_log=False,
        log_config=None,  # `logs` has set the root logger up
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=KEEP_ALIVE_S,
    )


async def work(settings: Settings) -> None:
    """Bot work until the process is told to stop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    async with living(House(settings)) as house, shown_to_operator(house):
        await stop.wait()
