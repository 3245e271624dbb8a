"""A guest's games: those under way, and how the finished ones ended."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hedgerow.core.outcome import Outcome
from hedgerow.server.store.rows import SeatRow
from hedgerow.server.store.schema import moves, results, seats, tables
from hedgerow.server.store.store import SEAT, Store

MOST: Final = 1000
"""Finished games that are listed, the latest first."""


class Ended(Struct, frozen=True):
    """A finished game; no ranks and totals if its end has not been written down."""

    id: str
    game: str
    at: float
    seats: list[SeatRow]
    ranks: list[int]
    totals: list[int]
    hinted: set[int]
    """The seats that took a hint."""


async def put_results(store: Store, table: str, outcome: Outcome) -> None:
    """Write down how a game ended, once."""
    last = select(func.max(moves.c.at)).where(moves.c.table_id == table)
    async with store.writing() as connection:
        ended = (await connection.execute(last)).scalar() or 0.0
        rows = [
            {"table_id": table, "seat": seat, "rank": rank, "total": score.total, "ended": ended}
            for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True))
        ]
        try:
            async with connection.begin_nested():
                await connection.execute(insert(results), rows)
        except IntegrityError:  # another process has, or the table has been deleted
            pass


async def under_way(store: Store, guest: str, most: int = 100) -> list[str]:
    """Tables where a guest sits or which the guest made, and which are not over; newest first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    query = (
        select(tables.c.id)
        .where((tables.c.creator == guest) | tables.c.id.in_(sits), tables.c.status != "over")
        .order_by(tables.c.created.desc())
        .limit(most)
    )
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def unwritten(store: Store, guest: str, most: int) -> list[str]:
    """Finished games of a guest, from before ends were written down."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    written = select(results.c.table_id).where(results.c.table_id == tables.c.id)
    query = (
        select(tables.c.id)
        .where(tables.c.id.in_(sits), tables.c.status == "over", ~written.exists())
        .order_by(tables.c.created.desc())
        .limit(most)
    )
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def finished(store: Store, guest: str) -> list[Ended]:
    """The games that a guest has played to the end, the latest first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    ended = select(func.max(results.c.ended)).where(results.c.table_id == tables.c.id)
    when = func.coalesce(ended.scalar_subquery(), tables.c.created)
    query = (
        select(tables.c.id, tables.c.game, when)
        .where(tables.c.id.in_(sits), tables.c.status == "over")
        .order_by(when.desc())
        .limit(MOST)
    )
    async with store.engine.connect() as connection:
        games = [tuple(row) for row in await connection.execute(query)]
        ids = [id for id, _, _ in games]
        around = await _seats(connection, ids)
        scored: dict[str, list[tuple[int, int]]] = defaultdict(list)
        ends = select(results).where(results.c.table_id.in_(ids)).order_by(results.c.seat)
        for row in await connection.execute(ends):
            scored[row.table_id].append((row.rank, row.total))
        hinted: dict[str, set[int]] = defaultdict(set)
        asked = select(moves.c.table_id, moves.c.seat).distinct()
        for id, seat in await connection.execute(
            asked.where(moves.c.table_id.in_(ids), moves.c.kind == "hint")
        ):
            hinted[id].add(seat)
    return [
        Ended(
            id,
            game,
            at,
            around[id],
            [rank for rank, _ in scored[id]],
            [total for _, total in scored[id]],
            hinted[id],
        )
        for id, game, at in games
    ]


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = defaultdict(list)
    query = select(seats.c.table_id, *SEAT).where(seats.c.table_id.in_(ids))
    for id, *row in await connection.execute(query.order_by(seats.c.seat)):
        found[id].append(SeatRow(*row))
    return found
