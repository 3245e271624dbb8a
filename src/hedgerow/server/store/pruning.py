"""What is deleted when it has grown old, by the operator's policy."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hedgerow.server.settings import Keep
from hedgerow.server.store.schema import (
    chats,
    contacts,
    guests,
    letters,
    mailed,
    moves,
    reminders,
    results,
    review_parts,
    reviews,
    seat_codes,
    seats,
    snapshots,
    tables,
)

DAY: Final = 24 * 3600.0
VALID_S: Final = 24 * 3600.0
"""Seconds in which an address is confirmed, a letter is sent, and questions are counted."""
AT_ONCE: Final = 200
"""Tables that one transaction deletes, so that no move waits long behind it."""


class Pruned(Struct, frozen=True):
    tables: list[str]
    guests: int
    contacts: int = 0


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
    for part in (
        moves,
        chats,
        snapshots,
        results,
        review_parts,
        reviews,
        seat_codes,
        reminders,
        letters,
        seats,
    ):
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


async def delete_contacts(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Addresses with all that belongs to them.

    Whoever changes what belongs to an address locks the address first, then reminders, then
    letters, so that nobody waits for one another.
    """
    if ids:
        mine = contacts.c.id.in_(ids)
        await connection.execute(select(contacts.c.id).where(mine).with_for_update())
        for part in (reminders, letters):
            await connection.execute(delete(part).where(part.c.contact_id.in_(ids)))
        await connection.execute(delete(contacts).where(mine))


async def old_contacts(connection: AsyncConnection, keep: Keep, now: float) -> list[str]:
    """Addresses that nobody confirmed, and those of people who have no game any more."""
    unsure = ~contacts.c.confirmed & (contacts.c.used < now - VALID_S)
    unknown = ~select(guests.c.id).where(guests.c.id == contacts.c.guest).exists()
    which = unsure | unknown
    if keep.addresses:
        plays = (
            select(seats.c.seat)
            .join(tables)
            .where(seats.c.guest == contacts.c.guest, tables.c.status != "over")
            .exists()
        )
        which |= (contacts.c.used < now - keep.addresses * DAY) & ~plays
    query = select(contacts.c.id).where(which).limit(AT_ONCE)
    return list((await connection.execute(query)).scalars())


async def delete_letters(connection: AsyncConnection, now: float) -> None:
    """Letters that are too old, wishes for games that are over, and yesterday's counts."""
    over = select(tables.c.id).where(tables.c.id == reminders.c.table_id, tables.c.status == "over")
    await connection.execute(delete(reminders).where(over.exists()))
    await connection.execute(delete(letters).where(letters.c.created < now - VALID_S))
    await connection.execute(delete(mailed).where(mailed.c.at < now - VALID_S))
