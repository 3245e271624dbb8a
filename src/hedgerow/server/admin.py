"""What an operator may know and do, beside a running server: never a secret of a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.engine import make_url

from hedgerow.core.errors import BadInput
from hedgerow.core.options import Value, shown
from hedgerow.core.record import Record, commit
from hedgerow.core.text import Seat, seat_letter
from hedgerow.games import game_named
from hedgerow.server import auth
from hedgerow.server.live.compose import moment
from hedgerow.server.live.room import Room
from hedgerow.server.live.services import Services
from hedgerow.server.store import Store
from hedgerow.server.store.bus import bus_for
from hedgerow.server.store.contacts import Contacts, Counts
from hedgerow.server.store.schema import chats, guests, moves, seats, snapshots, tables


class SeatLine(Struct, frozen=True):
    """Who sits at a seat; `name` is "" where nobody chose one."""

    seat: Seat
    letter: str
    name: str
    bot: str | None
    taken: bool
    code: bool
    """Whether a code for this seat is out."""


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[SeatLine]
    moves: int
    """Moves made and moves taken back."""
    last_move: str | None
    created: str
    size: int
    """Characters of moves and chats and bytes of the snapshot."""


class TableDetails(TableLine, frozen=True, kw_only=True, omit_defaults=True):
    """A table as an operator sees it."""

    rules: int
    options: dict[str, Value]
    """Those that count; a share code is never shown."""
    own: dict[str, int] = {}
    """How many entries of which component files are the owner's."""
    to_act: list[Seat]
    commitment: str
    spectators: bool
    chat: bool
    chats: int
    reminder_minutes: int | None
    rematch: str | None
    invite: str | None = None
    """Only where it was asked for."""
    spectate: str | None = None


class Given(Struct, frozen=True):
    """A seat that was freed, and the code with which it is taken."""

    table: str
    seat: Seat
    letter: str
    code: str


class Guests(Struct, frozen=True):
    guests: int
    with_tables: int
    """Those who sit at a table or made one."""
    oldest: str | None


class Sizes(Struct, frozen=True):
    tables: dict[str, int]
    """By status."""
    moves: int
    chats: int
    snapshots: int
    guests: int
    bytes: int
    """Of the whole database; with SQLite, of its file and its log."""


class Admin:
    """The commands; servers of the same database are told what has changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(
        self, *, game: str | None = None, status: str | None = None, limit: int = 50
    ) -> list[TableLine]:
        """Tables, newest first."""
        query = _LINES.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        if game is not None:
            query = query.where(tables.c.game == game)
        if status is not None:
            query = query.where(tables.c.status == status)
        return await self._lines(query)

    async def show(self, id: str, *, codes: bool = False) -> TableDetails:
        """All that an operator may know of a table."""
        room = await self._room(id)
        line = (await self._lines(_LINES.where(tables.c.id == id)))[0]
        row, at = room.row, room.position
        said = select(func.count()).select_from(chats).where(chats.c.table_id == id)
        async with self._store.engine.connect() as connection:
            chatted = (await connection.execute(said)).scalar_one()
        fields = {name: getattr(line, name) for name in TableLine.__struct_fields__}
        return TableDetails(
            **(fields | {"status": room.status}),
            rules=row.rules,
            options=shown(game_named(row.game).options, row.options, len(room.seats)),
            own={file: len(rows) for file, rows in row.own.items()},
            to_act=[] if at is None else list(at.table.to_act),
            commitment=commit(row.seed),
            spectators=row.spectators,
            chat=row.chat,
            chats=chatted,
            reminder_minutes=row.reminder_minutes,
            rematch=row.rematch,
            invite=row.invite if codes and row.status != "over" else None,
            spectate=row.spectate if codes and row.spectators else None,
        )

    async def check(self, id: str) -> None:
        """BadInput when there is no such table."""
        if await self._store.table(id) is None:
            raise BadInput("error-table-unknown", table=id[:20])

    async def close(self, id: str) -> None:
        """Delete a table; whoever looks at it is told so."""
        if not await self._store.delete_table(id):
            raise BadInput("error-table-unknown", table=id[:20])
        await self._store.notify(id)

    async def record(self, id: str) -> Record:
        """The record of a finished game."""
        return await (await self._room(id)).sealed()

    async def give(self, id: str, seat: Seat) -> Given:
        """Take a person's seat away, for whoever has the code that this gives."""
        found = await self._store.table(id)
        if found is None:
            raise BadInput("error-table-unknown", table=id[:20])
        if not 0 <= seat < len(found[1]):
            raise BadInput("error-seat-unknown", seat=seat, seats=len(found[1]))
        code = auth.new_seat_code()
        if not await self._store.put_seat_code(id, seat, auth.hashed(code), free=True):
            raise BadInput("error-seat-bot", seat=seat_letter(seat))
        await self._store.notify(id)
        return Given(id, seat, seat_letter(seat), code)

    async def guests(self) -> Guests:
        sits = select(seats.c.guest).where(seats.c.guest == guests.c.id).exists()
        made = select(tables.c.creator).where(tables.c.creator == guests.c.id).exists()
        known = select(func.count(), func.min(guests.c.created)).select_from(guests)
        busy = select(func.count()).select_from(guests).where(sits | made)
        async with self._store.engine.connect() as connection:
            count, oldest = (await connection.execute(known)).one()
            with_tables = (await connection.execute(busy)).scalar_one()
        return Guests(count, with_tables, None if oldest is None else moment(oldest))

    async def sizes(self) -> Sizes:
        by_status = select(tables.c.status, func.count().label("number")).group_by(tables.c.status)
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(by_status)
            found = {row.status: row.number for row in rows}
            count = {
                part.name: (
                    await connection.execute(select(func.count()).select_from(part))
                ).scalar_one()
                for part in (moves, chats, snapshots, guests)
            }
            if self._store.postgres:
                query = select(func.pg_database_size(func.current_database()))
                size = (await connection.execute(query)).scalar_one()
            else:
                size = _file_size(self._store.url)
        by = {status: found.get(status, 0) for status in ("lobby", "playing", "over")}
        return Sizes(tables=by, bytes=size, **count)

    async def reminders(self) -> Counts:
        return await Contacts(self._store).counts()

    async def _room(self, id: str) -> Room:
        """A room that nobody enters, for what only the position tells."""
        try:
            room = await Room.load(id, Services(self._store, bus_for(self._store)))
        except BadInput:
            raise
        except Exception as error:  # its moves are damaged, or a game's own mistake
            raise BadInput("error-table-unreadable", table=id, detail=repr(error)) from None
        room.stop()
        return room

    async def _lines(self, query: Select[Any]) -> list[TableLine]:
        async with self._store.engine.connect() as connection:
            rows = list(await connection.execute(query))
            at = select(seats).where(seats.c.table_id.in_([row.id for row in rows]))
            found = list(await connection.execute(at.order_by(seats.c.seat)))
        coded = {row.id: await self._store.coded_seats(row.id) for row in rows}
        sitting: dict[str, list[SeatLine]] = {row.id: [] for row in rows}
        for seat in found:
            sitting[seat.table_id].append(
                SeatLine(
                    seat.seat,
                    seat_letter(seat.seat),
                    seat.name,
                    seat.bot,
                    bool(seat.bot or seat.guest),
                    seat.seat in coded[seat.table_id],
                )
            )
        return [
            TableLine(
                id=row.id,
                game=row.game,
                status=row.status,
                seats=sitting[row.id],
                moves=row.moves,
                last_move=None if row.last is None else moment(row.last),
                created=moment(row.created),
                size=row.size,
            )
            for row in rows
        ]


def _of_table(part: Any, value: ColumnElement[Any]) -> ColumnElement[Any]:
    found = select(value).where(part.c.table_id == tables.c.id).scalar_subquery()
    return func.coalesce(found, 0)


_SIZE = (
    _of_table(moves, func.sum(func.length(moves.c.text)))
    + _of_table(chats, func.sum(func.length(chats.c.text)))
    + _of_table(snapshots, func.sum(func.length(snapshots.c.body)))
)
_LINES: Select[Any] = select(
    tables.c.id,
    tables.c.game,
    tables.c.status,
    tables.c.created,
    _of_table(moves, func.count()).label("moves"),
    select(func.max(moves.c.at))
    .where(moves.c.table_id == tables.c.id)
    .scalar_subquery()
    .label("last"),
    _SIZE.label("size"),
)


def _file_size(url: str) -> int:
    file = Path(make_url(url).database or "")
    parts = (file, file.with_name(file.name + "-wal"))
    return sum(part.stat().st_size for part in parts if part.is_file())
