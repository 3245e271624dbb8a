"""What is deleted when it has grown old, by the operator's policy."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hedgerow.server.settings import Keep
from hedgerow.server.store.schema import chats, guests, moves, seat_codes, seats, snapshots, tables

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 200
"""Tables that one transaction deletes, so that no move waits long behind it."""


class Pruned(Struct, frozen=True):
    tables: list[str]
    guests: int


def _last_used() -> ColumnElement[float]:
    played = select(func.max(moves.c.at)).where(moves.c.table_id == tables.c.id).scalar_subquery()
    return func.coalesce(played, tables.c.created)


async def old_tables(connection: AsyncConnection, keep: Keep, now: float) -> list[str]:
    """Some of the tables whose time is over."""
    found: list[str] = []
    for status in ("lobby", "playing", "over"):
        days = keep.days(status)
        if days:
            query = select(tables.c.id).where(
                tables.c.status == status,
                tables.c.created < now - days * DAY,  # cheap, and true of all that are old
                _last_used() < now - days * DAY,
            )
            found += (await connection.execute(query.limit(AT_ONCE - len(found)))).scalars()
        if len(found) >= AT_ONCE:
            break
    return found


async def delete_tables(connection: AsyncConnection, ids: list[str]) -> None:
    """Tables with all that belongs to them."""
    if not ids:
        return
    # Who asks for a rematch again gets a new table.
    await connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    for part in (moves, chats, snapshots, seat_codes, seats):
        await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    await connection.execute(delete(tables).where(tables.c.id.in_(ids)))


async def delete_guests(connection: AsyncConnection, keep: Keep, now: float) -> int:
    """Guests who neither sit anywhere nor made a table that is still there."""
    if not keep.guests:
        return 0
    sits = select(seats.c.guest).where(seats.c.guest == guests.c.id).exists()
    made = select(tables.c.creator).where(tables.c.creator == guests.c.id).exists()
    old = guests.c.created < now - keep.guests * DAY
    return (await connection.execute(delete(guests).where(old, ~sits, ~made))).rowcount
