"""A guest goes on in another browser: a one-time code, and what changes hands when it is used."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hedgerow.server.store.pruning import delete_contacts
from hedgerow.server.store.schema import contacts, guest_codes, guests, seats, tables

VALID_S: Final = 15 * 60.0
"""Seconds for which a code is good: long enough to take up the other device."""


async def put_code(connection: AsyncConnection, guest: str, code: str, now: float) -> None:
    """Keep a hashed code in place of the guest's older one."""
    await connection.execute(delete(guest_codes).where(guest_codes.c.guest == guest))
    values = {"guest": guest, "code": code, "until": now + VALID_S}
    await connection.execute(insert(guest_codes), values)


async def use_code(
    connection: AsyncConnection, code: str, to: str, now: float
) -> tuple[str, list[str]] | None:
    """Give a guest all that the code's guest has; None where no such code is good.

    Returns the name of who has moved and the tables where somebody sits elsewhere now. Seats lose
    their tokens, so that the older browser is shut out; the newer one gets fresh ones.
    """
    good = guest_codes.c.code == code, guest_codes.c.until > now
    taken = delete(guest_codes).where(*good).returning(guest_codes.c.guest)
    moved = (await connection.execute(taken)).scalar()
    if moved is None:
        return None
    named = select(guests.c.name).where(guests.c.id == moved)
    name = (await connection.execute(named)).scalar() or ""
    if moved == to:
        return name, []
    held = select(seats.c.table_id).where(seats.c.guest == moved)
    ids = list((await connection.execute(held)).scalars())
    mine = update(seats).where(seats.c.guest == moved)
    await connection.execute(mine.values(guest=to, token=None))
    await connection.execute(update(tables).where(tables.c.creator == moved).values(creator=to))
    await _move_contacts(connection, moved, to)
    if name:
        await connection.execute(update(guests).where(guests.c.id == to).values(name=name))
    await connection.execute(delete(guests).where(guests.c.id == moved))
    return name, sorted(set(ids))


async def _move_contacts(connection: AsyncConnection, moved: str, to: str) -> None:
    """An address for mail is the person's; a push subscription is the older browser's."""
    known = select(contacts.c.kind).where(contacts.c.guest == to)
    has = set((await connection.execute(known)).scalars())
    theirs = select(contacts.c.id, contacts.c.kind).where(contacts.c.guest == moved)
    rows = list(await connection.execute(theirs))
    await delete_contacts(connection, [id for id, kind in rows if kind != "mail" or kind in has])
    await connection.execute(update(contacts).where(contacts.c.guest == moved).values(guest=to))


async def delete_guest_codes(connection: AsyncConnection, now: float) -> None:
    """Forget codes that are too old."""
    await connection.execute(delete(guest_codes).where(guest_codes.c.until <= now))
