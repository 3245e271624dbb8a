"""Reviews of finished games: who asked, who makes them, and the parts that are done.

A review is made in parts, by whichever process has taken it. It holds it for a while only: if it
dies, another takes it over where it was left.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hedgerow.server.store.schema import review_parts, reviews
from hedgerow.server.store.store import Store

HELD_S: Final = 60.0
"""Seconds for which a process holds a review; each part that it makes renews them."""


class ReviewRow(Struct, frozen=True):
    table: str
    done: int
    total: int
    until: float
    """Until when a process holds it; 0 if nobody does."""
    why: str
    """A Message in JSON, if there can be none."""


_COLUMNS: Final = (
    reviews.c.table_id,
    reviews.c.done,
    reviews.c.total,
    reviews.c.until,
    reviews.c.why,
)


async def find(store: Store, table: str) -> ReviewRow | None:
    query = select(*_COLUMNS).where(reviews.c.table_id == table)
    async with store.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else ReviewRow(*row)


async def ask(store: Store, table: str, total: int, version: str, now: float) -> None:
    """Wish for a review; one of an older version, or one that failed, is made anew."""
    old = (reviews.c.version != version) | (reviews.c.why != "")
    values = {"version": version, "asked": now, "done": 0, "total": total, "until": 0.0, "why": ""}
    async with store.writing() as connection:
        stale = update(reviews).where(reviews.c.table_id == table, old).values(**values)
        if (await connection.execute(stale)).rowcount:
            await connection.execute(delete(review_parts).where(review_parts.c.table_id == table))
            return
        try:
            async with connection.begin_nested():
                await connection.execute(insert(reviews), {"table_id": table, **values})
        except IntegrityError:  # it is there, or the table has been deleted
            pass


async def take(store: Store, now: float) -> ReviewRow | None:
    """Take the oldest review that nobody makes; None if there is none."""
    free = (
        reviews.c.done < reviews.c.total,
        reviews.c.why == "",
        reviews.c.until < now,
    )
    query = select(*_COLUMNS).where(*free).order_by(reviews.c.asked, reviews.c.table_id).limit(1)
    async with store.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        return None
    found = ReviewRow(*row)
    mine = update(reviews).where(reviews.c.table_id == found.table, *free)
    async with store.writing() as connection:
        taken = await connection.execute(mine.values(until=now + HELD_S))
    return found if taken.rowcount else None


async def put_part(store: Store, row: ReviewRow, done: int, body: bytes, now: float) -> bool:
    """Keep the looks from `row.done` to `done`; False if somebody else has, or nobody wants it."""
    here = reviews.c.table_id == row.table, reviews.c.done == row.done
    until = now + HELD_S if done < row.total else 0.0
    try:
        async with store.writing() as connection:
            changed = update(reviews).where(*here).values(done=done, until=until)
            if not (await connection.execute(changed)).rowcount:
                return False
            part = {"table_id": row.table, "at": row.done, "body": body}
            await connection.execute(insert(review_parts), part)
    except IntegrityError:
        return False
    return True


async def refuse(store: Store, table: str, why: str) -> None:
    """There can be no review, or not now."""
    async with store.writing() as connection:
        gone = update(reviews).where(reviews.c.table_id == table)
        await connection.execute(gone.values(why=why, until=0.0))


async def release(store: Store, table: str) -> None:
    """Let go of a review, so that somebody else can go on at once."""
    async with store.writing() as connection:
        mine = update(reviews).where(reviews.c.table_id == table)
        await connection.execute(mine.values(until=0.0))


async def free_all(store: Store) -> None:
    """Let go of all: the only process that could hold any has just begun."""
    async with store.writing() as connection:
        await connection.execute(update(reviews).values(until=0.0))


async def parts(store: Store, table: str) -> list[bytes]:
    """What is done, in order."""
    query = select(review_parts.c.body).where(review_parts.c.table_id == table)
    async with store.engine.connect() as connection:
        return list((await connection.execute(query.order_by(review_parts.c.at))).scalars())
