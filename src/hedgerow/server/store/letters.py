"""Who is due to be reminded, and what waits to be sent.

Every change is one transaction, and what several processes might do at the same time is decided by
a condition on the row: whoever changes it does the work.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, delete, func, insert, literal, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hedgerow.locale import Language
from hedgerow.server.settings import Reminding
from hedgerow.server.store.pruning import VALID_S, delete_contacts
from hedgerow.server.store.schema import contacts, letters, moves, reminders, seats, tables
from hedgerow.server.store.store import Store

Kind: TypeAlias = Literal["mail", "push"]

_AT_ONCE: Final = 100


class Due(Struct, frozen=True):
    """A guest who has been away from a table for long enough, since nobody has moved there."""

    table: str
    contact: str
    guest: str
    looked: int
    turn: str
    sent: float
    revision: int


class Letter(Struct, frozen=True):
    """Something to send, with all that its text needs."""

    id: str
    contact: str
    table: str | None
    due: float
    tries: int
    created: float
    address: str
    keys: str
    language: Language
    token: str
    game: str = ""
    host: str = ""
    """The name of whoever made the table; "" if there is none."""


class Letters:
    """The queries of those who look and send."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Who is due

    async def seen(self, present: Collection[tuple[str, str]], now: float) -> None:
        """These guests are at these tables."""
        here = sorted({table for table, _ in present})
        found: list[Any] = []
        async with self._store.engine.connect() as connection:
            for start in range(0, len(here), _AT_ONCE):
                query = (
                    select(reminders.c.table_id, reminders.c.contact_id, contacts.c.guest)
                    .join(contacts)
                    .where(reminders.c.table_id.in_(here[start : start + _AT_ONCE]))
                )
                found += await connection.execute(query)
        keys = [(row[0], row[1]) for row in found if (row[0], row[2]) in present]
        if not keys:
            return
        async with self._store.writing() as connection:
            for start in range(0, len(keys), _AT_ONCE):
                which = tuple_(reminders.c.table_id, reminders.c.contact_id)
                await connection.execute(
                    update(reminders)
                    .where(which.in_(keys[start : start + _AT_ONCE]))
                    .values(seen=now)
                )

    async def due(self, kinds: Iterable[Kind], limits: Reminding, now: float) -> list[Due]:
        """Who might have to be reminded, those who have waited longest first."""
        last = select(func.max(moves.c.revision)).where(moves.c.table_id == tables.c.id)
        revision = func.coalesce(moves.c.revision, 0)
        moved = func.coalesce(moves.c.at, tables.c.created)
        away = now - limits.after_s
        query = (
            select(
                reminders.c.table_id,
                reminders.c.contact_id,
                contacts.c.guest,
                reminders.c.looked,
                reminders.c.turn,
                reminders.c.sent,
                revision,
            )
            .select_from(reminders)
            .join(contacts)
            .join(tables, tables.c.id == reminders.c.table_id)
            .outerjoin(
                moves,
                (moves.c.table_id == tables.c.id)
                & (moves.c.revision == last.correlate(tables).scalar_subquery()),
            )
            .where(
                tables.c.status == "playing",
                contacts.c.kind.in_(list(kinds)),
                contacts.c.confirmed,
                reminders.c.seen < away,
                reminders.c.sent < now - limits.gap_s,
                reminders.c.looked < revision,
                moved < away,
                _reminded_today(contacts.c.id, now).scalar_subquery() < limits.per_day,
            )
            .order_by(moved)
            .limit(_AT_ONCE)
        )
        async with self._store.engine.connect() as connection:
            return [Due(*row) for row in await connection.execute(query)]

    async def settle(self, due: Due) -> None:
        """There is nothing to tell at this revision."""
        async with self._store.writing() as connection:
            await connection.execute(
                update(reminders).where(*_same(due)).values(looked=due.revision)
            )

    async def claim(self, due: Due, turn: str, limits: Reminding, now: float) -> bool:
        """Queue a reminder; False if another process has done so, or it is one too many today."""
        async with self._store.writing() as connection:
            today = _reminded_today(literal(due.contact), now)
            if (await connection.execute(today)).scalar_one() >= limits.per_day:
                return False
            await connection.execute(
                update(contacts).where(contacts.c.id == due.contact).values(used=now)
            )
            values = {"looked": due.revision, "turn": turn, "sent": now}
            claimed = await connection.execute(update(reminders).where(*_same(due)).values(values))
            if not claimed.rowcount:
                return False
            await write_letter(connection, due.contact, due.table, now)
            return True

    # What waits to be sent

    async def ready(self, kind: Kind, now: float, most: int) -> list[Letter]:
        """Letters whose time has come."""
        query = (
            _LETTERS.where(contacts.c.kind == kind, letters.c.due <= now)
            .order_by(letters.c.due)
            .limit(most)
        )
        async with self._store.engine.connect() as connection:
            return [Letter(*row) for row in await connection.execute(query)]

    async def take(self, letter: Letter, until: float) -> bool:
        """Keep a letter for this process for a while; False if another one has it."""
        async with self._store.writing() as connection:
            taken = await connection.execute(
                update(letters)
                .where(letters.c.id == letter.id, letters.c.due == letter.due)
                .values(due=until, tries=letters.c.tries + 1)
            )
            return bool(taken.rowcount)

    async def still_wanted(self, letter: Letter) -> bool:
        """Whether a letter that was taken still says something new."""
        contact = select(contacts.c.confirmed, contacts.c.guest).where(
            contacts.c.id == letter.contact
        )
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(contact)).first()
            if found is None:
                return False
            if letter.table is None:
                return not found.confirmed
            seen = (
                select(reminders.c.seen)
                .join(tables, tables.c.id == reminders.c.table_id)
                .where(
                    reminders.c.table_id == letter.table,
                    reminders.c.contact_id == letter.contact,
                    tables.c.status == "playing",
                )
            )
            came = (await connection.execute(seen)).scalar()
            if came is None or came > letter.created or not found.confirmed:
                return False
            moved = (
                select(moves.c.revision)
                .join(
                    seats,
                    (seats.c.table_id == moves.c.table_id) & (seats.c.seat == moves.c.seat),
                )
                .where(
                    moves.c.table_id == letter.table,
                    seats.c.guest == found.guest,
                    moves.c.at > letter.created,
                )
                .limit(1)
            )
            return (await connection.execute(moved)).first() is None

    async def postpone(self, letter: Letter, due: float) -> None:
        async with self._store.writing() as connection:
            await connection.execute(
                update(letters).where(letters.c.id == letter.id).values(due=due)
            )

    async def done(self, letter: Letter) -> None:
        """A letter is sent, or needs not be sent any more."""
        async with self._store.writing() as connection:
            await connection.execute(delete(letters).where(letters.c.id == letter.id))

    async def drop(self, letter: Letter) -> None:
        """Nobody is reached at the address of this letter."""
        async with self._store.writing() as connection:
            await delete_contacts(connection, [letter.contact])

    async def waiting(self) -> int:
        """Letters that are not sent yet."""
        async with self._store.engine.connect() as connection:
            query = select(func.count()).select_from(letters)
            return int((await connection.execute(query)).scalar_one())


async def write_letter(
    connection: AsyncConnection, contact: str, table: str | None, now: float
) -> None:
    """Put a letter into the queue, in place of an older one that says the same."""
    same = letters.c.table_id.is_(None) if table is None else letters.c.table_id == table
    await connection.execute(delete(letters).where(letters.c.contact_id == contact, same))
    values = {"id": secrets.token_urlsafe(12), "contact_id": contact, "table_id": table}
    await connection.execute(insert(letters), values | {"due": now, "tries": 0, "created": now})


def _reminded_today(contact: ColumnElement[str], now: float) -> Select[Any]:
    """How many tables a contact was reminded of within a day."""
    each = reminders.alias()
    return (
        select(func.count())
        .select_from(each)
        .where(each.c.contact_id == contact, each.c.sent > now - VALID_S)
    )


def _same(due: Due) -> tuple[ColumnElement[bool], ...]:
    """The row as it was when it was found due."""
    return (
        reminders.c.table_id == due.table,
        reminders.c.contact_id == due.contact,
        reminders.c.looked == due.looked,
        reminders.c.turn == due.turn,
    )


_HOST: Final = (
    select(func.max(seats.c.name))
    .where(seats.c.table_id == letters.c.table_id, seats.c.guest == tables.c.creator)
    .correlate(letters, tables)
    .scalar_subquery()
)
_LETTERS: Final[Select[Any]] = (
    select(
        letters.c.id,
        letters.c.contact_id,
        letters.c.table_id,
        letters.c.due,
        letters.c.tries,
        letters.c.created,
        contacts.c.address,
        contacts.c.push_keys,
        contacts.c.language,
        contacts.c.token,
        func.coalesce(tables.c.game, ""),
        func.coalesce(_HOST, ""),
    )
    .select_from(letters)
    .join(contacts)
    .outerjoin(tables, tables.c.id == letters.c.table_id)
)
