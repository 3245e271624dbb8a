"""Where guests can be reached, and at which tables they want to be reminded."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hedgerow.core.errors import BadInput
from hedgerow.locale import Language
from hedgerow.server.settings import Reminding
from hedgerow.server.store.letters import Kind, write_letter
from hedgerow.server.store.pruning import VALID_S, delete_contacts
from hedgerow.server.store.schema import contacts, letters, mailed, reminders
from hedgerow.server.store.store import Store

_HOUR: Final = 3600.0


class Contact(Struct, frozen=True):
    """A guest's address of one kind, and whether the guest is reminded there of one table."""

    id: str
    kind: Kind
    address: str
    confirmed: bool
    on: bool


class Counts(Struct, frozen=True):
    """All that an operator sees of this."""

    mail: int
    mail_unconfirmed: int
    push: int
    reminders: int
    waiting: int


class Contacts:
    """The queries about reminders."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # What a guest wishes

    async def of(self, guest: str, table: str) -> dict[Kind, Contact]:
        """A guest's contacts, by kind."""
        on = select(reminders.c.contact_id).where(
            reminders.c.contact_id == contacts.c.id, reminders.c.table_id == table
        )
        query = select(
            contacts.c.id,
            contacts.c.kind,
            contacts.c.address,
            contacts.c.confirmed,
            on.exists(),
        ).where(contacts.c.guest == guest)
        async with self._store.engine.connect() as connection:
            return {row.kind: Contact(*row) for row in await connection.execute(query)}

    async def put_mail(
        self,
        guest: str,
        table: str,
        address: str,
        language: Language,
        limits: Reminding,
        now: float,
    ) -> None:
        """Remind a guest of a table; an address that is not confirmed is asked first."""
        async with _writing_once(self._store) as connection:
            old = await _contact(connection, guest, "mail")
            if old is not None and old.address != address:
                await delete_contacts(connection, [old.id])
                old = None
            if old is None:
                id = await _add(connection, guest, "mail", address, "", language, now, False)
            else:
                id = old.id
                values = {"language": language, "used": now}
                await connection.execute(update(contacts).where(contacts.c.id == id).values(values))
            if old is None or not old.confirmed:
                await _check_mailed(connection, guest, address, limits, now)
                await write_letter(connection, id, None, now)
            await _remind(connection, table, id, now)

    async def put_push(
        self, guest: str, table: str, address: str, keys: str, language: Language, now: float
    ) -> None:
        """Remind a guest of a table through a browser, which has asked its person."""
        async with _writing_once(self._store) as connection:
            old = await _contact(connection, guest, "push")
            if old is None:
                id = await _add(connection, guest, "push", address, keys, language, now, True)
            else:
                id = old.id
                values = {"address": address, "push_keys": keys, "language": language, "used": now}
                await connection.execute(update(contacts).where(contacts.c.id == id).values(values))
            await _remind(connection, table, id, now)

    async def switch_on(
        self, guest: str, table: str, kind: Kind, language: Language, now: float
    ) -> bool:
        """Remind a guest of one more table; False where there is no address yet."""
        async with _writing_once(self._store) as connection:
            found = await _contact(connection, guest, kind)
            if found is None:
                return False
            values = {"language": language, "used": now}
            await connection.execute(
                update(contacts).where(contacts.c.id == found.id).values(values)
            )
            await _remind(connection, table, found.id, now)
            return True

    async def switch_off(self, guest: str, table: str, kind: Kind) -> None:
        """Remind a guest of a table no more; the address is kept for others."""
        async with self._store.writing() as connection:
            found = await _contact(connection, guest, kind)
            if found is not None:
                for part in (reminders, letters):
                    await connection.execute(
                        delete(part).where(part.c.contact_id == found.id, part.c.table_id == table)
                    )

    async def forget(self, *, guest: str = "", kind: Kind = "mail", token: str = "") -> bool:
        """Delete an address and all that belongs to it; False where there was none."""
        which = (
            (contacts.c.token == token,)
            if token
            else (contacts.c.guest == guest, contacts.c.kind == kind)
        )
        async with self._store.writing() as connection:
            ids = list((await connection.execute(select(contacts.c.id).where(*which))).scalars())
            await delete_contacts(connection, ids)
            return bool(ids)

    async def confirm(self, token: str, now: float) -> str | None:
        """An address is right; gives a table of which its guest is reminded, or None."""
        async with self._store.writing() as connection:
            confirmed = await connection.execute(
                update(contacts)
                .where(contacts.c.token == token)
                .values(confirmed=True, used=now)
                .returning(contacts.c.id)
            )
            id = confirmed.scalar()
            if id is None:
                return None
            # The wait begins now: nobody is reminded of what was there before.
            await connection.execute(
                update(reminders).where(reminders.c.contact_id == id).values(seen=now)
            )
            query = select(reminders.c.table_id).where(reminders.c.contact_id == id).limit(1)
            return (await connection.execute(query)).scalar() or ""

    # What an operator sees

    async def counts(self) -> Counts:
        known = select(contacts.c.kind, contacts.c.confirmed, func.count()).group_by(
            contacts.c.kind, contacts.c.confirmed
        )
        async with self._store.engine.connect() as connection:
            found = {(kind, sure): n for kind, sure, n in await connection.execute(known)}
            wished, waiting = [
                (await connection.execute(select(func.count()).select_from(part))).scalar_one()
                for part in (reminders, letters)
            ]
        return Counts(
            mail=found.get(("mail", True), 0),
            mail_unconfirmed=found.get(("mail", False), 0),
            push=found.get(("push", True), 0),
            reminders=wished,
            waiting=waiting,
        )


@asynccontextmanager
async def _writing_once(store: Store) -> AsyncIterator[AsyncConnection]:
    """A transaction; BadInput if another window of the same guest was faster."""
    try:
        async with store.writing() as connection:
            yield connection
    except IntegrityError:
        raise BadInput("error-busy") from None


def hashed_address(address: str) -> str:
    """What is kept of an address for a day, so that the limits hold after it was deleted."""
    return hashlib.sha256(f"hedgerow {address.lower()}".encode()).hexdigest()


async def _contact(connection: AsyncConnection, guest: str, kind: Kind) -> Any:
    """A guest's row, locked."""
    query = select(contacts.c.id, contacts.c.address, contacts.c.confirmed).where(
        contacts.c.guest == guest, contacts.c.kind == kind
    )
    return (await connection.execute(query.with_for_update())).first()


async def _add(
    connection: AsyncConnection,
    guest: str,
    kind: Kind,
    address: str,
    keys: str,
    language: Language,
    now: float,
    confirmed: bool,
) -> str:
    id = secrets.token_urlsafe(12)
    values = {
        "id": id,
        "guest": guest,
        "kind": kind,
        "address": address,
        "push_keys": keys,
        "language": language,
        "token": secrets.token_urlsafe(24),
        "confirmed": confirmed,
        "used": now,
    }
    await connection.execute(insert(contacts), values)
    return id


async def _remind(connection: AsyncConnection, table: str, contact: str, now: float) -> None:
    here = reminders.c.table_id == table, reminders.c.contact_id == contact
    if (await connection.execute(select(reminders.c.seen).where(*here))).first() is None:
        values = {"seen": now, "looked": -1, "turn": "", "sent": 0.0}
        await connection.execute(
            insert(reminders), {"table_id": table, "contact_id": contact, **values}
        )


async def _check_mailed(
    connection: AsyncConnection, guest: str, address: str, limits: Reminding, now: float
) -> None:
    """Count a question to an address; BadInput where there were too many."""
    asked = hashed_address(address)
    since = now - VALID_S
    for most, which in (
        (limits.per_hour, mailed.c.at > now - _HOUR),
        (limits.per_guest, (mailed.c.at > since) & (mailed.c.guest == guest)),
        (limits.per_address, (mailed.c.at > since) & (mailed.c.address == asked)),
    ):
        query = select(func.count()).select_from(mailed).where(which)
        if (await connection.execute(query)).scalar_one() >= most:
            raise BadInput("error-mail-often")
    await connection.execute(insert(mailed), {"address": asked, "guest": guest, "at": now})
