"""Which tables the installed rules and components could not play on."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import event, func, select
from sqlalchemy.ext.asyncio import create_async_engine

from hedgerow.games import GAMES, datafiles
from hedgerow.server.store.schema import tables


class OutdatedTables(Struct, frozen=True):
    """Tables of one game that were played under other rules or components."""

    game: str
    status: str
    rules: int
    now: int | None
    """The version of the rules in use now; None: this program does not have the game."""
    count: int


async def outdated(url: str) -> list[OutdatedTables]:
    """Tables under way and finished ones that would be outdated, by game and rules.

    Reads these columns alone, which every release has had, and never migrates.
    """
    now = {game.id: game.version for game in GAMES}
    query = (
        select(tables.c.game, tables.c.status, tables.c.rules, tables.c.data, func.count())
        .where(
            tables.c.status.in_(("playing", "over"))
        )  # a lobby starts under the rules of the day
        .group_by(tables.c.game, tables.c.status, tables.c.rules, tables.c.data)
        .order_by(tables.c.game, tables.c.status, tables.c.rules, tables.c.data)
    )
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _only_read)
    try:
        async with engine.connect() as connection:
            rows = list(await connection.execute(query))
    finally:
        await engine.dispose()
    return [
        OutdatedTables(game, status, rules, now.get(game), count)
        for game, status, rules, data, count in rows
        if now.get(game) != rules or datafiles.replaced(game) != data
    ]


def _only_read(connection: object, _: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()
