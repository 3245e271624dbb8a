"""The application: REST by Litestar, everything else by the gate around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hedgerow import __version__
from hedgerow.server import api, problems
from hedgerow.server.gate import Gate
from hedgerow.server.house import House
from hedgerow.server.settings import Settings

__all__ = ["create_app"]


def create_app(settings: Settings) -> Gate:
    """An ASGI application; its database is opened when the server starts it."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    rest = Litestar(
        route_handlers=[api.ROUTES],
        lifespan=[lifespan],
        state=State({"house": house, "body": settings.limits.body}),
        exception_handlers=problems.HANDLERS,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Hedgerow",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return Gate(rest, house)
