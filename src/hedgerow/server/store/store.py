"""The store: SQLAlchemy Core on SQLite (WAL) or PostgreSQL, with group commit of moves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Container, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hedgerow.core.errors import BadInput
from hedgerow.core.own import written
from hedgerow.core.text import Seat
from hedgerow.server.settings import Keep
from hedgerow.server.store import moving
from hedgerow.server.store.migrating import check_version, upgrade, version_of
from hedgerow.server.store.movefile import MoveFile, set_up
from hedgerow.server.store.pruning import (
    Pruned,
    delete_contacts,
    delete_guests,
    delete_letters,
    delete_tables,
    old_contacts,
    old_tables,
)
from hedgerow.server.store.rows import (
    ChatRow,
    Guest,
    MoveRow,
    Playing,
    SeatRow,
    TableRow,
    table_row,
)
from hedgerow.server.store.schema import (
    chats,
    guests,
    moves,
    notices,
    pulse,
    seats,
    snapshots,
    tables,
)
from hedgerow.server.store.seatcodes import (
    coded_seats,
    delete_codes,
    put_code,
    seat_of,
    use_code,
)

CHANNEL: Final = "hedgerow"
"""LISTEN/NOTIFY: "table revision"; revision -1 says that something else about the table changed."""
CHATS_KEPT: Final = 100
_MIGRATING: Final = 0x6865646765  # the advisory lock under which one process migrates
_BATCH: Final = 500


class Store:
    """All queries. On SQLite there is one writer at a time; moves are written in batches."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = make_url(url).get_backend_name() == "postgresql"
        self.engine: AsyncEngine = _engine(url, self.postgres)
        self._one_writer = asyncio.Lock()
        self._pending: list[tuple[dict[str, Any], asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._file = None if self.postgres else MoveFile(url)

    async def open(self) -> None:
        await self._migrate()
        self._writer = asyncio.create_task(self._write_moves(), name="store-writer")

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        for _, waiting in self._pending:
            waiting.cancel()
        if self._file is not None:
            self._file.close()
        await self.engine.dispose()

    async def _migrate(self) -> None:
        """Migrate the database; other processes that start at the same time wait."""
        async with self.engine.connect() as connection:
            if self.postgres:
                await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
            else:
                await connection.exec_driver_sql("BEGIN EXCLUSIVE")
            await connection.run_sync(upgrade)
            await connection.commit()

    async def check_schema(self) -> None:
        """BadInput unless the database is one of this release, which nothing is changed in."""
        async with self.engine.connect() as connection:
            check_version(await connection.run_sync(version_of), self.url)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write."""
        if self.postgres:
            async with self.engine.begin() as connection:
                yield connection
        else:  # SQLite has one writer: queueing here is faster than its busy timeout
            async with self._one_writer, self.engine.begin() as connection:
                yield connection

    # Moves

    async def append(self, table: str, revision: int, seat: Seat, kind: str, text: str) -> bool:
        """Append a row durably; returns False if that revision already exists."""
        row = {
            "table_id": table,
            "revision": revision,
            "seat": seat,
            "kind": kind,
            "text": text,
            "at": time.time(),
        }
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((row, waiting))
        self._wake.set()
        return await waiting

    async def _write_moves(self) -> None:
        """Group commit: while one transaction is being written the next one fills up."""
        while True:
            await self._wake.wait()
            batch, self._pending = self._pending[:_BATCH], self._pending[_BATCH:]
            if not self._pending:
                self._wake.clear()
            await self._write(batch)

    async def _write(self, batch: Sequence[tuple[dict[str, Any], asyncio.Future[bool]]]) -> None:
        """Commit rows together, and tell those who wait."""
        try:
            added = await self._commit([row for row, _ in batch])
        except Exception as error:
            if isinstance(error, IntegrityError) and len(batch) > 1:
                # The table of one of them has been deleted: the others go without it.
                for each in batch:
                    await self._write([each])
                return
            for _, waiting in batch:
                if not waiting.done():
                    waiting.set_exception(StoreError(str(error)))
            return
        for row, waiting in batch:
            if not waiting.done():
                waiting.set_result((row["table_id"], row["revision"]) in added)

    async def _commit(self, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
        if self.postgres:
            async with self.engine.begin() as connection:
                result = await connection.execute(_INSERT_MOVES, rows)
                added = {(table, revision) for table, revision in result}
                told = [f"{table} {revision}" for table, revision in added]
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})
                return added
        assert self._file is not None
        async with self._one_writer:
            return await self._file.append(rows)

    async def rows(self, table: str, after: int = 0) -> list[MoveRow]:
        query = (
            select(moves.c.revision, moves.c.seat, moves.c.kind, moves.c.text)
            .where(moves.c.table_id == table, moves.c.revision > after)
            .order_by(moves.c.revision)
        )
        async with self.engine.connect() as connection:
            return [MoveRow(*row) for row in await connection.execute(query)]

    # Guests

    async def guest(self, id: str) -> Guest | None:
        query = select(guests.c.id, guests.c.name).where(guests.c.id == id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Guest(*row)

    async def put_guest(self, guest: Guest) -> None:
        """Add a guest, or change a guest's name."""
        async with self.writing() as connection:
            changed = await connection.execute(
                update(guests).where(guests.c.id == guest.id).values(name=guest.name)
            )
            if changed.rowcount == 0:
                values = {"id": guest.id, "name": guest.name, "created": time.time()}
                await connection.execute(insert(guests), values)

    async def put_guest_code(self, guest: str, code: str) -> None:
        """Keep a hashed code by which a guest goes on in another browser."""
        async with self.writing() as connection:
            await moving.put_code(connection, guest, code, time.time())

    async def use_guest_code(self, code: str, to: str) -> tuple[str, list[str]] | None:
        """Give a guest all that another has; see `moving.use_code`."""
        async with self.writing() as connection:
            return await moving.use_code(connection, code, to, time.time())

    # Tables

    async def add_table(
        self, row: TableRow, at: Sequence[SeatRow], made: Sequence[MoveRow] = ()
    ) -> bool:
        """Add a table; returns False if one of its codes is taken, so that others can be drawn.

        One that goes on with another's game has rows from the first moment on.
        """
        values = msgspec.structs.asdict(row)
        values["options"] = _json(row.options)
        values["contributions"] = _json(row.contributions)
        values["own"] = written(row.own).decode()
        try:
            async with self.writing() as connection:
                await connection.execute(insert(tables), values)
                await connection.execute(
                    insert(seats),
                    [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in at],
                )
                if made:
                    now = time.time()
                    given = [msgspec.structs.asdict(each) for each in made]
                    await connection.execute(
                        insert(moves), [{"table_id": row.id, "at": now, **each} for each in given]
                    )
        except IntegrityError:
            return False
        return True

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats; BadInput where the row cannot be read."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*_TABLE).where(tables.c.id == id))).first()
            if row is None:
                return None
            at = select(*SEAT).where(seats.c.table_id == id).order_by(seats.c.seat)
            found = [SeatRow(*seat) for seat in await connection.execute(at)]
        try:
            return table_row(row), found
        except msgspec.DecodeError as error:
            raise BadInput("error-table-unreadable", table=id, detail=str(error)) from None

    async def table_with(self, *, invite: str = "", spectate: str = "") -> str | None:
        """The id of the table that has this code."""
        column, code = (tables.c.invite, invite) if invite else (tables.c.spectate, spectate)
        query = select(tables.c.id).where(column == code)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def tables_of(self, guest: str, most: int = 50) -> list[str]:
        """The tables where a guest sits or which the guest made, newest first."""
        sits = select(seats.c.table_id).where(seats.c.guest == guest)
        query = (
            select(tables.c.id)
            .where((tables.c.creator == guest) | tables.c.id.in_(sits))
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def start(self, table: str, rules: int, options: Mapping[str, Any]) -> bool:
        """Leave the lobby and fix rules and shuffle; returns False if somebody already did."""
        given = select(seats.c.contribution).where(
            seats.c.table_id == table, seats.c.contribution != ""
        )
        lobby = update(tables).where(tables.c.id == table, tables.c.status == "lobby")
        async with self.writing() as connection:
            # The row is locked from here on: later contributions are too late.
            begun = {"status": "playing", "rules": rules, "options": _json(options)}
            if not (await connection.execute(lobby.values(begun))).rowcount:
                return False
            parts = list((await connection.execute(given.order_by(seats.c.seat))).scalars())
            await connection.execute(
                update(tables).where(tables.c.id == table).values(contributions=_json(parts))
            )
        return True

    async def finish(self, table: str) -> bool:
        return await self._change(
            update(tables)
            .where(tables.c.id == table, tables.c.status == "playing")
            .values(status="over", invite="~" + tables.c.id)  # its code is free for another table
        )

    async def set_rematch(self, table: str, to: str) -> bool:
        """Set the table that follows this one; returns False if it is already set."""
        return await self._change(
            update(tables)
            .where(tables.c.id == table, tables.c.rematch.is_(None))
            .values(rematch=to)
        )

    async def give_up(self, table: str, guest: str) -> None:
        """The creator has left: the table belongs to the remaining people."""
        await self._change(
            update(tables).where(tables.c.id == table, tables.c.creator == guest).values(creator="")
        )

    async def playing(self) -> list[Playing]:
        """Every table under way."""
        last = select(func.max(moves.c.revision)).where(moves.c.table_id == tables.c.id)
        query = (
            select(
                tables.c.id,
                func.coalesce(moves.c.revision, 0),
                func.coalesce(moves.c.at, tables.c.created),
            )
            .outerjoin(
                moves,
                (moves.c.table_id == tables.c.id)
                & (moves.c.revision == last.correlate(tables).scalar_subquery()),
            )
            .where(tables.c.status == "playing")
        )
        async with self.engine.connect() as connection:
            return [Playing(*row) for row in await connection.execute(query)]

    # Snapshots

    async def put_snapshot(self, table: str, revision: int, body: bytes) -> None:
        """Keep the newest snapshot of a table."""
        values = {"revision": revision, "body": body}
        newer = snapshots.c.table_id == table, snapshots.c.revision <= revision
        async with self.writing() as connection:
            if (await connection.execute(update(snapshots).where(*newer).values(values))).rowcount:
                return
            with suppress(IntegrityError):  # another process has a newer one
                async with connection.begin_nested():
                    await connection.execute(insert(snapshots), {"table_id": table, **values})

    async def kept(self, table: str) -> int:
        """The revision of a table's snapshot, or 0."""
        query = select(snapshots.c.revision).where(snapshots.c.table_id == table)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def snapshot(self, table: str) -> bytes | None:
        query = select(snapshots.c.body).where(snapshots.c.table_id == table)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    # Seats

    async def take_seat(
        self, table: str, seat: Seat, guest: str, token: str, name: str, contribution: str
    ) -> bool:
        """Take a free seat; returns False if somebody was faster."""
        return await self._change(
            update(seats)
            .where(
                seats.c.table_id == table,
                seats.c.seat == seat,
                seats.c.guest.is_(None),
                seats.c.bot.is_(None),
            )
            .values(guest=guest, token=token, name=name, contribution=contribution)
        )

    async def renew_token(self, table: str, seat: Seat, guest: str, token: str) -> bool:
        """A fresh token for a guest who still holds the seat."""
        return await self._change(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.guest == guest)
            .values(token=token)
        )

    async def leave_seat(self, table: str, seat: Seat) -> None:
        """Free a seat and revoke its token."""
        await self._change(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.bot.is_(None))
            .values(guest=None, token=None, name="")
        )

    async def put_seat_code(self, table: str, seat: Seat, code: str, *, free: bool = False) -> bool:
        """Keep a hashed code for a seat; False for a bot's seat."""
        async with self.writing() as connection:
            return await put_code(connection, table, seat, code, time.time(), free=free)

    async def seat_of_code(self, code: str) -> tuple[str, Seat] | None:
        async with self.engine.connect() as connection:
            return await seat_of(connection, code, time.time())

    async def use_seat_code(self, code: str, guest: Guest) -> str | None:
        """Take the seat of a hashed code, once; gives the table, or None for a wrong code."""
        async with self.writing() as connection:
            return await use_code(connection, code, guest.id, guest.name, time.time())

    async def coded_seats(self, table: str) -> set[Seat]:
        """The seats that are kept for whoever has their code."""
        async with self.engine.connect() as connection:
            return await coded_seats(connection, table, time.time())

    async def contribute(self, table: str, seat: Seat, contribution: str) -> None:
        await self._change(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == seat)
            .values(contribution=contribution)
        )

    # Chat

    async def add_chat(self, table: str, seat: Seat, name: str, text: str) -> ChatRow:
        last = select(func.coalesce(func.max(chats.c.number), 0)).where(chats.c.table_id == table)
        for _ in range(20):
            try:
                async with self.writing() as connection:
                    number = 1 + int((await connection.execute(last)).scalar_one())
                    row = ChatRow(number, seat, name, text, time.time())
                    values = {"table_id": table, **msgspec.structs.asdict(row)}
                    await connection.execute(insert(chats), values)
                    return row
            except IntegrityError:  # another process added a chat at the same time
                continue
        raise StoreError("chat")

    async def chats(self, table: str, after: int = 0) -> list[ChatRow]:
        """The last chats of a table, oldest first."""
        query = (
            select(chats.c.number, chats.c.seat, chats.c.name, chats.c.text, chats.c.at)
            .where(chats.c.table_id == table, chats.c.number > after)
            .order_by(chats.c.number.desc())
            .limit(CHATS_KEPT)
        )
        async with self.engine.connect() as connection:
            return [ChatRow(*row) for row in await connection.execute(query)][::-1]

    async def prune(self, keep: Keep, now: float, busy: Container[str] = ()) -> Pruned:
        """Delete some of what is old, but no table that is busy."""
        async with self.writing() as connection:
            ids = [id for id in await old_tables(connection, keep, now) if id not in busy]
            await delete_tables(connection, ids)
            await delete_codes(connection, now)
            await moving.delete_guest_codes(connection, now)
            people = await delete_guests(connection, keep, now)
            addresses = await old_contacts(connection, keep, now)
            await delete_contacts(connection, addresses)
            await delete_letters(connection, now)
            return Pruned(ids, people, len(addresses))

    async def delete_table(self, id: str) -> bool:
        """Delete a table with all that belongs to it; False when there is none."""
        async with self.writing() as connection:
            # The lock keeps other processes from adding moves, which refer to this row.
            row = select(tables.c.id).where(tables.c.id == id).with_for_update()
            if (await connection.execute(row)).first() is None:
                return False
            await delete_tables(connection, [id])
            return True

    async def check(self) -> None:
        """Write something; whoever can do so can take moves."""
        await self._change(update(pulse).where(pulse.c.id == 1).values(at=time.time()))

    async def size(self) -> int:
        """Bytes that the database takes."""
        if self.postgres:
            async with self.engine.connect() as connection:
                query = select(func.pg_database_size(func.current_database()))
                return int((await connection.execute(query)).scalar_one())
        file = Path(make_url(self.url).database or "")
        parts = [file.with_name(file.name + end) for end in ("", "-wal", "-shm")]
        return sum(part.stat().st_size for part in parts if part.exists())

    async def notify(self, table: str, revision: int = -1) -> None:
        """Notify the servers of this database; the one of an SQLite file looks for notices."""
        if self.postgres:
            async with self.engine.begin() as connection:
                told = [f"{table} {revision}"]
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})
        else:
            await self._change(insert(notices).values(table_id=table))

    async def take_notices(self) -> list[str]:
        """The tables that commands have changed, each told once."""
        query = select(notices.c.number, notices.c.table_id).order_by(notices.c.number)
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
        if found:
            await self._change(delete(notices).where(notices.c.number <= found[-1][0]))
        return [table for _, table in found]

    async def _change(self, statement: Any) -> bool:
        async with self.writing() as connection:
            return bool((await connection.execute(statement)).rowcount)


class StoreError(Exception):
    """The database did not answer; whether a move is in it must be read from it again."""


STORE_ERRORS: Final = (StoreError, SQLAlchemyError, OSError)

_INSERT_MOVES: Final = (
    postgresql.insert(moves)
    .on_conflict_do_nothing(index_elements=["table_id", "revision"])
    .returning(moves.c.table_id, moves.c.revision)
)
_TABLE: Final = [tables.c[name] for name in TableRow.__struct_fields__]
SEAT: Final = [seats.c[name] for name in SeatRow.__struct_fields__]
_NOTIFY: Final = text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:told AS text[])) payload"
)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _engine(url: str, postgres: bool) -> AsyncEngine:
    if postgres:
        return create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(
        url, pool_size=4, max_overflow=4, connect_args={"timeout": 30}, hide_parameters=True
    )

    event.listen(engine.sync_engine, "connect", set_up)
    return engine
