"""Playing on from a finished game: a new table, or one decision answered once more."""

from __future__ import annotations

import asyncio
import sys
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from hedgerow.coach.onward import check_onward
from hedgerow.core.errors import BadInput
from hedgerow.core.record import Record, commit
from hedgerow.core.text import Seat
from hedgerow.games import game_named
from hedgerow.server import auth, wire
from hedgerow.server.http import asking
from hedgerow.server.http.asking import Asked
from hedgerow.server.live import compose
from hedgerow.server.live.position import Position


@post("/replays/{table:str}/onward", status_code=201)
async def play_on(
    request: Asked, table: FromPath[str], data: JSONBody[wire.PlayOn]
) -> Response[wire.TableInfo]:
    """Go on with a finished game from one of its positions, as any seat, against bots."""
    return await _seated(request, (await asking.room_of(request, table)).record, data)


@post("/onward", status_code=201)
async def play_on_from_file(
    request: Asked, data: JSONBody[wire.PlayOn]
) -> Response[wire.TableInfo]:
    """The same with a record that comes along."""
    if data.record is None:
        raise BadInput("error-request", detail="record")
    record = Record.load(msgspec.json.encode(data.record), "record")
    if record.outcome is None:
        raise BadInput("error-replay-unfinished")
    return await _seated(request, record, data)


@get("/replays/{table:str}/asked")
async def ask_again(
    request: Asked,
    table: FromPath[str],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int, QueryParameter(ge=0, le=wire.MOST_SEATS - 1)],
) -> wire.AskedAgain:
    """A decision of a finished game as its seat saw it, to be made once more."""
    asking.limit(request, "heavy", asking.house_of(request).settings.limits.heavy)
    record = (await asking.room_of(request, table)).record
    return await asyncio.to_thread(_asked, record, at, seat)


async def _seated(request: Asked, record: Record, wish: wire.PlayOn) -> Response[wire.TableInfo]:
    house = asking.house_of(request)
    asking.limit(request, "tables", house.settings.limits.tables)
    guest, cookies = await asking.some_guest(request)
    origin = auth.short_hash(asking.address(request))
    seated = await house.lobby.play_on(record, wish, guest, origin)
    cookies.append(asking.seat_cookie(request, seated.room.id, seated.tokens))
    return Response(seated.room.info(guest.id), cookies=cookies)


def _asked(record: Record, at: int, seat: Seat) -> wire.AskedAgain:
    game = game_named(record.game)
    table = check_onward(game, record, at, seat)
    position = Position(table)
    position.revision = at
    state = position.state(seat, at, worded=sys.maxsize)

    def info(number: Seat) -> wire.SeatInfo:
        mine = number == seat
        kind: wire.Kind = "me" if mine else "bot"
        return wire.SeatInfo(number, kind, "", None if mine else "player", True, mine, True)

    return wire.AskedAgain(
        state=msgspec.structs.replace(state, can_undo=False),
        aids=position.aids(seat).aids,
        table=wire.TableInfo(
            id=f"again-{at}",
            game=game.id,
            options=record.options,
            seats=[info(number) for number in range(record.seats)],
            status="playing",
            revision=at,
            to_act=list(table.to_act),
            commitment=commit(record.shuffle.seed),
            spectators=False,
            member=True,
            chat=False,
            reminder_minutes=None,
            created=compose.moment(0),
        ),
    )


HANDLERS: Final = [play_on, play_on_from_file, ask_again]
