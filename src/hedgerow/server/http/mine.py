"""The REST handlers of a guest's games, and of those who come: by invitation, or from elsewhere."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from hedgerow.core.errors import BadInput
from hedgerow.server import auth, wire
from hedgerow.server.http import asking
from hedgerow.server.http.asking import Asked
from hedgerow.server.http.reach import reach
from hedgerow.server.live.mine import my_games


@get("/me/games")
async def read_games(request: Asked) -> Response[bytes]:
    """Every table of yours, how the finished ones ended, and your ratings: a MyGames."""
    guest = await asking.guest_of(request)
    house = asking.house_of(request)
    found = wire.MyGames([], [], [])
    if guest is not None:
        found = await my_games(house.store, house.rooms, guest.id)
    return await asking.packed(request, msgspec.json.encode(found))


@post("/me/code", status_code=200)
async def give_code(request: Asked) -> wire.GuestCode:
    """A one-time code by which you go on in another browser; an older one is good no more."""
    house = asking.house_of(request)
    asking.limit(request, "seat-codes", house.settings.limits.seat_codes)
    guest = await asking.guest_of(request)
    if guest is None:
        raise BadInput("error-no-games")
    return await house.lobby.guest_code(guest)


@post("/me/arrive", status_code=200)
async def arrive(request: Asked, data: JSONBody[wire.Arrive]) -> Response[wire.Me]:
    """Take over the games of the browser that gave the code; it loses them."""
    house, address = asking.house_of(request), asking.address(request)
    house.sockets.check_code(address)
    guest, cookies = await asking.some_guest(request)
    moved = await house.lobby.arrive(data.code, guest)
    if moved is None:
        await house.sockets.wrong_code(address)
        raise BadInput("error-code-unknown", code=auth.clean(data.code))
    return Response(wire.Me(moved.name), cookies=cookies)


@get("/join/{code:str}")
async def read_invitation(request: Asked, code: FromPath[str]) -> wire.Invitation:
    """What a code opens; a wrong one costs time, as when somebody sits down."""
    house, address = asking.house_of(request), asking.address(request)
    house.sockets.check_code(address)
    found = await house.lobby.invitation(code[:40])
    if found is None:
        await house.sockets.wrong_code(address)
        raise BadInput("error-code-unknown", code=auth.clean(code)[:32])
    return found


@get("/reach")
async def read_reach(request: Asked) -> wire.Reach:
    """The address under which other devices reach this server."""
    host = request.headers.get("host", "").lower()
    settings = asking.house_of(request).settings
    return wire.Reach(reach(settings, request.scope["scheme"], host))


HANDLERS: Final = [read_games, give_code, arrive, read_invitation, read_reach]
