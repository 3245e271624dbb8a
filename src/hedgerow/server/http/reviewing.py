"""The REST handlers of reviews; see coach/review/report.py for what they answer."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from hedgerow.core.errors import BadInput
from hedgerow.core.text import parse_seat
from hedgerow.server.http import asking
from hedgerow.server.http.asking import Asked

SeatLetter = Annotated[str, QueryParameter(max_length=1)]


@post("/replays/{table:str}/review", status_code=200)
async def ask_review(
    request: Asked, table: FromPath[str], seat: SeatLetter = "A"
) -> Response[bytes]:
    """Have a finished game reviewed in the background; asking again does no harm."""
    await asking.room_of(request, table)
    house = asking.house_of(request)
    asking.limit(request, "heavy", house.settings.limits.heavy)
    await house.reviews.ask(table)
    return await _read(request, table, seat)


@get("/replays/{table:str}/review")
async def read_review(
    request: Asked, table: FromPath[str], seat: SeatLetter = "A"
) -> Response[bytes]:
    """The review as it stands, from one seat: a Review."""
    await asking.room_of(request, table)
    asking.limit(request, "heavy", asking.house_of(request).settings.limits.heavy)
    return await _read(request, table, seat)


async def _read(request: Asked, table: str, seat: str) -> Response[bytes]:
    try:
        number = parse_seat(seat)
    except ValueError:
        raise BadInput("error-review-seat", seat=seat) from None
    return await asking.packed(request, await asking.house_of(request).reviews.read(table, number))


HANDLERS: Final = [ask_review, read_review]
