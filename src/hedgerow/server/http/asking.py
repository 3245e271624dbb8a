"""Who asks, from where, and what for."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import Cookie

from hedgerow.core.errors import BadInput
from hedgerow.server import auth
from hedgerow.server.house import House
from hedgerow.server.http.address import address_of
from hedgerow.server.live.room import Room
from hedgerow.server.settings import Rate
from hedgerow.server.store import Guest

Asked = Request[Any, Any, Any]

_WORTH_PACKING: Final = 1000
"""Bytes; what is shorter fits into one packet as it is."""


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def address(request: Asked) -> str:
    return address_of(request.scope)


def limit(request: Asked, purpose: str, rate: Rate) -> None:
    wait = house_of(request).buckets.take(address(request), purpose, rate)
    if wait:
        raise BadInput("error-rate", seconds=max(1, round(wait)))


async def packed(request: Asked, body: bytes) -> Response[bytes]:
    """A long answer in JSON, compressed for who can read it; the event loop does not wait."""
    headers = {"vary": "accept-encoding"}
    if len(body) >= _WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


# Who is asking


async def guest_of(request: Asked) -> Guest | None:
    token = auth.cookies(request.scope["headers"]).get(auth.GUEST_COOKIE)
    return await house_of(request).store.guest(auth.hashed(token)) if token else None


async def some_guest(request: Asked, name: str | None = None) -> tuple[Guest, list[Cookie]]:
    """The guest of a request, created if there is none, renamed if a name is given."""
    guest, cookies = await guest_of(request), []
    named = auth.clean(name) if name is not None else None
    if guest is None:
        token = auth.new_token()
        cookies.append(cookie(request, auth.GUEST_COOKIE, token, path="/", strict=False))
        guest = Guest(auth.hashed(token), named or "")
        await house_of(request).store.put_guest(guest)
    elif named is not None and named != guest.name:
        guest = Guest(guest.id, named)
        await house_of(request).store.put_guest(guest)
    return guest, cookies


def cookie(request: Asked, key: str, value: str, *, path: str, strict: bool) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        path=path,
        max_age=auth.COOKIE_SECONDS if value else 0,
        httponly=True,
        secure=request.scope["scheme"] == "https",
        samesite="strict" if strict else "lax",
    )


def seat_cookie(request: Asked, table: str, tokens: dict[int, str]) -> Cookie:
    """A seat cookie, limited to its table's path so that many tables do not add up."""
    value = auth.write_seats(tokens)
    name, path = auth.SEAT_COOKIE + table, f"/api/tables/{table}"
    return cookie(request, name, value, path=path, strict=True)


def tokens_of(request: Asked, table: str) -> dict[int, str]:
    found = auth.cookies(request.scope["headers"]).get(auth.SEAT_COOKIE + table, "")
    return auth.read_seats(found)


async def room_of(request: Asked, table: str) -> Room:
    if not auth.is_code(table):
        raise BadInput("error-table-unknown", table=table[:20])
    return await house_of(request).rooms.open(table)


async def member(request: Asked, table: str) -> tuple[Room, Guest | None]:
    """The room, for those who belong to it."""
    room, guest = await room_of(request, table), await guest_of(request)
    if not (room.is_member(guest.id if guest else None) or room.held(tokens_of(request, table))):
        raise BadInput("error-not-member")
    return room, guest
