"""The REST handlers. See docs/server.md."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.core.own import OwnSet, only
from hedgerow.core.text import seat_letter
from hedgerow.games import game_named
from hedgerow.locale import Language
from hedgerow.server import auth, wire
from hedgerow.server.http import asking, catalogue, mine, onward, reminding, reviewing, teaching
from hedgerow.server.http.asking import Asked
from hedgerow.server.live import compose, snapshots
from hedgerow.server.live.lobby import Seated
from hedgerow.server.store import Guest
from hedgerow.server.work.worker import DeskJob, ReplayJob

log = logging.getLogger(__name__)


def _seated(
    request: Asked, seated: Seated, guest: Guest, cookies: list[Cookie]
) -> Response[wire.TableInfo]:
    room = seated.room
    if seated.tokens:
        cookies = [*cookies, asking.seat_cookie(request, room.id, seated.tokens)]
    return Response(room.info(guest.id), cookies=cookies)


# Games


@get("/games")
async def list_games() -> list[wire.GameInfo]:
    """Every game, with the options and bots of those that can be played."""
    return catalogue.games()


@get("/games/{game:str}/rules")
async def read_rules(game: FromPath[str], lang: FromQuery[Language] = "en") -> wire.Rules:
    """The numbered rules of a game."""
    return catalogue.rules(game, lang)


@get("/locale/{language:str}", media_type="text/plain")
async def read_catalogue(language: FromPath[Language]) -> str:
    """The Fluent catalogue of a language."""
    return catalogue.catalogue(language)


@get("/health")
async def health() -> wire.Health:
    """Whether the server answers."""
    return wire.Health()


@get("/ready")
async def ready(request: Asked) -> wire.Health:
    """Whether the server can take moves: it writes to its database, or answers 503."""
    await asking.house_of(request).store.check()
    return wire.Health()


# Guests


@get("/me")
async def read_me(request: Asked) -> wire.Me:
    """The name under which you play; "" until you give one."""
    guest = await asking.guest_of(request)
    return wire.Me(guest.name if guest else "")


@put("/me")
async def write_me(request: Asked, data: JSONBody[wire.Me]) -> Response[wire.Me]:
    """Give or change your name."""
    guest, cookies = await asking.some_guest(request, data.name)
    return Response(wire.Me(guest.name), cookies=cookies)


# Tables


@post("/tables")
async def create_table(request: Asked, data: JSONBody[wire.NewTable]) -> Response[wire.TableInfo]:
    """Make a table and sit down at it."""
    house = asking.house_of(request)
    asking.limit(request, "tables", house.settings.limits.tables)
    guest, cookies = await asking.some_guest(request)
    seated = await house.lobby.create(data, guest, auth.short_hash(asking.address(request)))
    return _seated(request, seated, guest, cookies)


@get("/tables")
async def my_tables(request: Asked) -> list[wire.TableInfo]:
    """The tables where you sit, newest first."""
    guest = await asking.guest_of(request)
    if guest is None:
        return []
    house = asking.house_of(request)
    ids = await house.store.tables_of(guest.id)
    found = []
    for id in ids:
        try:
            found.append((await house.rooms.open(id)).info(guest.id))
        except BadInput as error:  # one that cannot be read does not hide the others
            log.warning("table %s cannot be opened (%s)", id, error.message.id)
    return found


@get("/tables/{table:str}")
async def read_table(request: Asked, table: FromPath[str]) -> Response[wire.TableInfo]:
    """A table from outside; codes for members only. Who holds a seat without a token gets one."""
    room, guest = await asking.room_of(request, table), await asking.guest_of(request)
    if guest is None:
        return Response(room.info(None))
    return _seated(request, await asking.house_of(request).lobby.reclaim(room, guest), guest, [])


@get("/tables/{table:str}/own")
async def read_own(request: Asked, table: FromPath[str]) -> list[OwnSet]:
    """The printed components of the owner's box that a table is played with, by file."""
    row = (await asking.room_of(request, table)).row
    files = game_named(row.game).companion().own
    try:
        return [
            only(await asyncio.to_thread(files[file], row.own[file]), row.own[file])
            for file in files  # in the game's order
            if file in row.own
        ]
    except KeyError:  # played under another release
        return []


@post("/join", status_code=200)
async def join(request: Asked, data: JSONBody[wire.Join]) -> Response[wire.TableInfo]:
    """Sit down with an invitation code, or with the code of one seat."""
    house, address = asking.house_of(request), asking.address(request)
    house.sockets.check_code(address)
    room = await house.lobby.invited(data.code)
    if room is None and not await house.lobby.is_seat_code(data.code):
        await house.sockets.wrong_code(address)
        raise BadInput("error-code-unknown", code=auth.clean(data.code))
    guest, cookies = await asking.some_guest(request, data.name or None)
    if room is not None:
        seated = await house.lobby.join(room, data, guest)
    else:
        seated = await house.lobby.take_over(data.code, guest)
    return _seated(request, seated, guest, cookies)


@get("/watch/{code:str}")
async def watch(request: Asked, code: FromPath[str]) -> wire.TableInfo:
    """The table of a spectator code."""
    house, address = asking.house_of(request), asking.address(request)
    house.sockets.check_code(address)
    id = await house.store.table_with(spectate=code) if auth.is_code(code) else None
    room = await house.rooms.open(id) if id is not None else None
    if room is None or not room.row.spectators:
        await house.sockets.wrong_code(address)
        raise BadInput("error-code-unknown", code=auth.clean(code)[:32])
    return room.info(None)


@post("/tables/{table:str}/contribution", status_code=200)
async def contribute(
    request: Asked, table: FromPath[str], data: JSONBody[wire.Part]
) -> wire.TableInfo:
    """Your part of the shuffle, before the start; a later one replaces it."""
    room, guest = await asking.member(request, table)
    mine = [seat.seat for seat in room.seats if guest is not None and seat.guest == guest.id]
    if not mine:
        raise BadInput("error-watching")
    await room.contribute(mine[0], auth.clean(data.contribution))
    return room.info(guest.id if guest else None)


@post("/tables/{table:str}/start", status_code=200)
async def start(request: Asked, table: FromPath[str]) -> wire.TableInfo:
    """Begin; seats that are still free can be taken later."""
    room, guest = await asking.member(request, table)
    await asking.house_of(request).lobby.start(room)
    return room.info(guest.id if guest else None)


@post("/tables/{table:str}/seats/{seat:int}/code", status_code=200)
async def give_code(request: Asked, table: FromPath[str], seat: FromPath[int]) -> wire.SeatCode:
    """A one-time code for a seat, for the table's host to hand on: its holder lost the cookie."""
    house = asking.house_of(request)
    room, guest = await asking.member(request, table)
    if not room.is_host(guest.id if guest else None):
        raise BadInput("error-not-host")
    asking.limit(request, "seat-codes", house.settings.limits.seat_codes)
    return await house.lobby.seat_code(room, seat)


@post("/tables/{table:str}/leave", status_code=200)
async def leave(request: Asked, table: FromPath[str]) -> Response[wire.TableInfo]:
    """Give up your seats; your seat cookie becomes invalid."""
    room, guest = await asking.member(request, table)
    mine = {seat.seat for seat in room.seats if guest is not None and seat.guest == guest.id}
    seats = sorted(mine | set(room.held(asking.tokens_of(request, table))))
    await asking.house_of(request).lobby.leave(room, seats, guest.id if guest else None)
    return Response(
        room.info(guest.id if guest else None), cookies=[asking.seat_cookie(request, table, {})]
    )


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Asked, table: FromPath[str]) -> Response[wire.TableInfo]:
    """Play again: a new table, or your seat at the one that somebody else made."""
    house = asking.house_of(request)
    room, guest = await asking.member(request, table)
    if guest is None:
        raise BadInput("error-not-member")
    asking.limit(request, "tables", house.settings.limits.tables)
    origin = auth.short_hash(asking.address(request))
    return _seated(request, await house.lobby.rematch(room, guest, origin), guest, [])


# Finished games, and the desks of games


@get("/tables/{table:str}/record")
async def read_record(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, for `hedgerow verify`."""
    room = await asking.room_of(request, table)
    name = f"{room.row.game}-{table}.hedgerow"
    record = await room.sealed()
    return Response(
        record.dump(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table:str}/last")
async def read_last(
    request: Asked, table: FromPath[str], lang: FromQuery[Language] = "en"
) -> wire.LastSeen:
    """The last position and log of a table that was played under older rules."""
    room, guest = await asking.room_of(request, table), await asking.guest_of(request)
    if room.outdated is None:
        raise BadInput("error-table-current", table=table)
    over = room.row.status == "over"
    held = room.held(asking.tokens_of(request, table))
    if not (over or held or room.is_member(guest.id if guest else None)):
        raise BadInput("error-not-member")
    store = asking.house_of(request).store
    rows, kept = await store.rows(table), await store.snapshot(table)
    shown, revision = snapshots.Shown([], [], []), 0
    if kept is not None:
        snapshot = snapshots.read(kept)
        revision = snapshot.revision
        shown = snapshot.seen(held[0] if held else None, lang)
    record = room.old_record(rows) if over else None
    return wire.LastSeen(
        why=compose.texts(room.outdated.message),
        over=over,
        board=shown.board,
        notes=shown.notes,
        log=shown.log,
        later=len(rows) - revision,
        moves=[f"{seat_letter(played.seat)} {played.move}" for played in record.moves]
        if record
        else [],
    )


@get("/replays/{table:str}")
async def read_replay(
    request: Asked,
    table: FromPath[str],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    eyes: Annotated[str, QueryParameter(max_length=3)] = "all",
) -> Response[bytes]:
    """A position of a finished game, as a seat or everybody saw it."""
    return await _page(request, ReplayJob(await _record(request, table), "position", at, eyes))


@get("/replays/{table:str}/chart")
async def read_chart(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """How each seat stood after each turn of a finished game."""
    return await _page(request, ReplayJob(await _record(request, table), "chart"))


@get("/replays/{table:str}/story")
async def read_story(
    request: Asked,
    table: FromPath[str],
    eyes: Annotated[str, QueryParameter(max_length=3)] = "all",
) -> Response[bytes]:
    """Everything that happened in a finished game, as a seat or everybody saw it."""
    return await _page(request, ReplayJob(await _record(request, table), "story", eyes=eyes))


@post("/games/{game:str}/desk/{tool:str}", status_code=200)
async def use_desk(
    request: Asked,
    game: FromPath[str],
    tool: FromPath[str],
    data: JSONBody[dict[str, Any]],
    lang: FromQuery[Language] = "en",
) -> Response[bytes]:
    """Run a tool of a game's desk, such as "deck-check" for "deck check".

    The tool defines the request; the client's generated types describe it.
    """
    found = game_named(game)
    name = tool.replace("-", " ")
    asked = desk.read(desk.tool_named(found, name), data)
    return await _page(request, DeskJob(found.id, name, msgspec.json.encode(asked), lang))


async def _record(request: Asked, table: str) -> bytes:
    return (await asking.room_of(request, table)).record.dump()


async def _page(request: Asked, job: DeskJob | ReplayJob) -> Response[bytes]:
    house = asking.house_of(request)
    asking.limit(request, "heavy", house.settings.limits.heavy)
    return await asking.packed(request, await house.pages.make(job))


ROUTES = Router(
    path="/api",
    route_handlers=[
        list_games,
        read_rules,
        read_catalogue,
        health,
        ready,
        read_me,
        write_me,
        create_table,
        my_tables,
        read_table,
        read_own,
        join,
        watch,
        contribute,
        start,
        give_code,
        leave,
        rematch,
        read_record,
        read_last,
        read_replay,
        read_chart,
        read_story,
        use_desk,
        *mine.HANDLERS,
        *reminding.HANDLERS,
        *reviewing.HANDLERS,
        *teaching.HANDLERS,
        *onward.HANDLERS,
    ],
)
