"""The status of each error, and the translation of Litestar's own errors."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from hedgerow.core.errors import BadInput
from hedgerow.server.live import compose
from hedgerow.server.logs import path_shown
from hedgerow.server.store import STORE_ERRORS

log = logging.getLogger(__name__)

_STATUS: Final = {
    "error-not-found": 404,
    "error-table-unknown": 404,
    "error-code-unknown": 404,
    "error-game-unknown": 404,
    "error-link-unknown": 404,
    "error-reminders-off": 404,
    "error-desk-tool": 404,
    "error-method": 405,
    "error-origin": 403,
    "error-host": 403,
    "error-seat-token": 403,
    "error-not-member": 403,
    "error-not-host": 403,
    "error-seat-here": 409,
    "error-not-over": 403,
    "error-watching": 403,
    "error-started": 409,
    "error-not-started": 409,
    "error-table-full": 409,
    "error-table-outdated": 409,
    "error-table-components": 409,
    "error-table-current": 409,
    "error-busy": 409,
    "error-too-large": 413,
    "error-url": 414,
    "error-head": 431,
    "error-rate": 429,
    "error-mail-often": 429,
    "error-sockets": 429,
    "error-too-long": 422,
    "error-store": 503,
    "error-table-unreadable": 500,
}


def status_of(error: BadInput) -> int:
    return _STATUS.get(error.message.id, 400)


def _answer(error: BadInput, status: int | None = None) -> Response[bytes]:
    return Response(
        msgspec.json.encode(compose.failure(error)),
        status_code=status or status_of(error),
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def on_bad_input(request: Request[Any, Any, Any], error: BadInput) -> Response[bytes]:
    request.app.state.house.metrics.refused(error.message.id)
    return _answer(error)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Litestar's own errors, in our form."""
    match error.status_code:
        case 404:
            return _answer(BadInput("error-not-found", path=request.url.path[:80]))
        case 405:
            return _answer(BadInput("error-method", method=request.method))
        case 413:
            return _answer(BadInput("error-too-large", most=request.app.state.body))
        case status if status < 500:
            return _answer(BadInput("error-request", detail=_detail(error)))
    return on_other(request, error)


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    told = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ")
        for item in extra
        if isinstance(item, dict)
    ]
    return ("; ".join(told) or error.detail)[:300]


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """JSON that is nested too deeply."""
    return _answer(BadInput("error-request", detail="JSON"))


def _path(request: Request[Any, Any, Any]) -> str:
    return path_shown(request.url.path)


def on_store(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("%s %s: the store failed (%s)", request.method, _path(request), error)
    return _answer(BadInput("error-store"))


def on_other(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """An unexpected error: a bug of ours."""
    log.error("%s %s failed", request.method, _path(request), exc_info=error)
    return _answer(BadInput("error-unexpected"), 500)


HANDLERS: Final[dict[Any, Any]] = {
    BadInput: on_bad_input,
    HTTPException: on_http,
    RecursionError: on_depth,
    **dict.fromkeys(STORE_ERRORS, on_store),
    Exception: on_other,
}
