"""The application: REST by Litestar, everything else by the surrounding gate."""

from __future__ import annotations

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hedgerow import __version__
from hedgerow.server.house import House
from hedgerow.server.http import problems
from hedgerow.server.http import routes as api
from hedgerow.server.http.gate import Gate


def create_app(house: House) -> Gate:
    """The ASGI application of a house; the caller opens and closes the house."""
    settings = house.settings
    rest = Litestar(
        route_handlers=[api.ROUTES],
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
