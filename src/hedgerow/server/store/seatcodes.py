"""One-time codes, each for one seat of one table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hedgerow.core.text import Seat
from hedgerow.server.store.schema import seat_codes, seats, tables

VALID_S: Final = 24 * 3600.0
"""Seconds for which a code is good."""


async def put_code(
    connection: AsyncConnection, table: str, seat: Seat, code: str, now: float, *, free: bool
) -> bool:
    """Keep a hashed code in place of the seat's older one; False for a bot's seat.

    With `free` the seat is taken from its holder at once. Its name stays for who comes next.
    """
    here = seats.c.table_id == table, seats.c.seat == seat, seats.c.bot.is_(None)
    row = (await connection.execute(select(seats.c.guest).where(*here).with_for_update())).first()
    if row is None:
        return False
    old = seat_codes.c.table_id == table, seat_codes.c.seat == seat
    creator = await connection.execute(select(tables.c.creator).where(tables.c.id == table))
    # A seat that was freed before its code was used still belongs to whoever made the table.
    was_host = await connection.execute(select(seat_codes.c.host).where(*old))
    host = bool(row[0] == creator.scalar_one() if row[0] else was_host.scalar())
    await connection.execute(delete(seat_codes).where(*old))
    values = {"table_id": table, "seat": seat, "code": code, "host": host, "until": now + VALID_S}
    await connection.execute(insert(seat_codes), values)
    if free:
        await connection.execute(update(seats).where(*here).values(guest=None, token=None))
    return True


async def seat_of(connection: AsyncConnection, code: str, now: float) -> tuple[str, Seat] | None:
    """The table and seat of a code that is still good."""
    query = select(seat_codes.c.table_id, seat_codes.c.seat).where(*_good(code, now))
    row = (await connection.execute(query)).first()
    return None if row is None else (row[0], row[1])


async def use_code(
    connection: AsyncConnection, code: str, guest: str, name: str, now: float
) -> str | None:
    """Give the code's seat to a guest, as yet without a token; None where no such code is good."""
    what = seat_codes.c.table_id, seat_codes.c.seat, seat_codes.c.host
    taken = delete(seat_codes).where(*_good(code, now)).returning(*what)
    found = (await connection.execute(taken)).first()
    if found is None:
        return None
    table, seat, host = found
    values = {"guest": guest, "token": None} | ({"name": name} if name else {})
    here = seats.c.table_id == table, seats.c.seat == seat
    await connection.execute(update(seats).where(*here).values(values))
    if host:
        await connection.execute(update(tables).where(tables.c.id == table).values(creator=guest))
    return str(table)


def _good(code: str, now: float) -> tuple[ColumnElement[bool], ...]:
    return seat_codes.c.code == code, seat_codes.c.until > now


async def coded_seats(connection: AsyncConnection, table: str, now: float) -> set[Seat]:
    """The seats for which a good code is out."""
    good = seat_codes.c.table_id == table, seat_codes.c.until > now
    return set((await connection.execute(select(seat_codes.c.seat).where(*good))).scalars())


async def delete_codes(connection: AsyncConnection, now: float) -> None:
    """Forget codes that are too old."""
    await connection.execute(delete(seat_codes).where(seat_codes.c.until <= now))
