"""Writes moves to an SQLite file: the busiest part of the store, in its own threads."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from hedgerow.server.store.schema import moves

log = logging.getLogger(__name__)

_ROW: Final = f"({', '.join('?' * len(moves.c))})"
_AT_ONCE: Final = 500
"""Rows in one statement; SQLite takes a few thousand parameters at least."""
_TIMEOUT: Final = 30
"""Seconds that a connection waits for another to unlock the file."""
_CHECKPOINT: Final = 4_000
"""The number of moves after which the write-ahead log is copied into the database."""


def _insert(rows: int) -> str:
    return (
        f"INSERT INTO {moves.name} ({', '.join(moves.c.keys())}) "
        f"VALUES {', '.join([_ROW] * rows)} ON CONFLICT (table_id, revision) DO NOTHING"
    )


def set_up(connection: Any, _: Any) -> None:
    """Set up a connection to an SQLite file."""
    cursor = connection.cursor()
    _use_log(cursor)
    # FULL: an acknowledged move survives a power cut, not only a killed process. An address that
    # was deleted is not to be found in the file either.
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _use_log(cursor: Any) -> None:
    """Switch a new file to its write-ahead log.

    SQLite's busy timeout does not cover this one statement, so a process that starts at the same
    moment as another on a new file waits here.
    """
    end = time.monotonic() + _TIMEOUT
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


class MoveFile:
    """Appends batches of moves.

    The async driver switches threads six times per transaction, and each time waits for its turn in
    a busy event loop; this switches once. Also, SQLite copies its log inside the commit that makes
    it long enough, which then takes a hundred times as long; here another thread does it.
    """

    def __init__(self, url: str) -> None:
        self._engine = create_engine(
            make_url(url).set(drivername="sqlite"),
            connect_args={"timeout": _TIMEOUT},
            hide_parameters=True,  # seeds and seat tokens are no matter for a log
        )
        event.listen(self._engine, "connect", set_up)
        self._writer = ThreadPoolExecutor(1, "moves")
        self._copier = ThreadPoolExecutor(1, "checkpoint")
        self._connection: Connection | None = None
        self._copying: Future[None] | None = None
        self._since = 0

    async def append(self, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
        """Append rows durably; returns the table and revision of each row that was new."""
        loop = asyncio.get_running_loop()
        added = await loop.run_in_executor(self._writer, self._append, rows)
        self._since += len(added)
        if self._since >= _CHECKPOINT and (self._copying is None or self._copying.done()):
            self._since = 0
            self._copying = self._copier.submit(self._checkpoint)
        return added

    def _append(self, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._connection.exec_driver_sql("PRAGMA wal_autocheckpoint=0")
            self._connection.commit()
        connection, values = self._connection, [tuple(row.values()) for row in rows]
        with connection.begin() as transaction:
            if self._insert(values) == len(values):
                return {(row["table_id"], row["revision"]) for row in rows}
            transaction.rollback()
        # Another process was faster with some of them: find out which.
        with connection.begin():
            return {
                (row["table_id"], row["revision"])
                for row, value in zip(rows, values, strict=True)
                if self._insert([value]) == 1
            }

    def _insert(self, rows: list[tuple[Any, ...]]) -> int:
        """Insert rows; returns the number of new ones.

        SQLite releases the GIL at each step, and the event loop gives it back only after a while,
        so one statement inserts many rows.
        """
        assert self._connection is not None
        added = 0
        for at in range(0, len(rows), _AT_ONCE):
            some = rows[at : at + _AT_ONCE]
            values = tuple(value for row in some for value in row)
            added += self._connection.exec_driver_sql(_insert(len(some)), values).rowcount
        return added

    def _checkpoint(self) -> None:
        """Checkpoint while others write; then the remainder, briefly blocking writers."""
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                # If there is a long reader, the log stays; no move waits for it.
                connection.exec_driver_sql("PRAGMA busy_timeout=50")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
        except SQLAlchemyError as error:  # the log stays longer; try again next time
            log.warning("checkpoint: %s", error)

    def close(self) -> None:
        self._writer.shutdown()
        self._copier.shutdown()
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
        self._engine.dispose()
