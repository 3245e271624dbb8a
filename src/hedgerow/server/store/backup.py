"""Copies of an SQLite database: taken while a server writes, and put in place of another."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.server.store.migrating import check_version


class Copied(Struct, frozen=True):
    """What is in a copy, and where the database went that it replaced."""

    tables: int
    moves: int
    old: Path | None = None


def backup(database: Path, file: Path, *, force: bool = False) -> Copied:
    """Copy a database, which servers may be writing to; every move acknowledged before is in it."""
    if file.exists() and not force:
        raise BadInput("error-backup-exists", place=str(file))
    _check_other(database, file)
    with _copied(database, file.parent) as (copy, copied):
        os.replace(copy, file)
        _sync_folder(file.parent)
    return copied


def restore(file: Path, database: Path) -> Copied:
    """Put a copy in the place of a database that nobody uses; what was there is kept beside it."""
    if not file.is_file():
        raise BadInput("error-database-none", place=str(file))
    _check_other(database, file)
    with _copied(file, database.parent) as (copy, copied):
        old = _set_aside(database)
        os.replace(copy, database)
        _sync_folder(database.parent)
    return Copied(copied.tables, copied.moves, old)


def _check_other(database: Path, file: Path) -> None:
    if file.exists() and database.exists() and file.samefile(database):
        raise BadInput("error-backup-same", place=str(file))


@contextmanager
def _copied(source: Path, folder: Path) -> Iterator[tuple[Path, Copied]]:
    """A checked copy in a folder, for its owner alone; deleted unless it was moved away."""
    if not folder.is_dir():
        raise BadInput("error-write", place=str(folder), detail=os.strerror(2))
    try:
        handle, name = tempfile.mkstemp(dir=folder, prefix=f".{source.name}.")
    except OSError as error:
        raise BadInput("error-write", place=str(folder), detail=str(error.strerror)) from None
    os.close(handle)
    copy = Path(name)
    try:
        try:
            _check_ours(source)
            _copy(source, copy)
            copied = _check(copy, source)
        except sqlite3.DatabaseError as error:
            raise BadInput("error-backup-damaged", place=str(source), detail=str(error)) from None
        with copy.open("rb") as written:
            os.fsync(written.fileno())
        yield copy, copied
    except OSError as error:
        place = error.filename2 or error.filename or copy
        raise BadInput("error-write", place=str(place), detail=str(error.strerror)) from None
    finally:
        for left in (copy, _beside(copy, "-journal"), _beside(copy, "-wal"), _beside(copy, "-shm")):
            with suppress(FileNotFoundError):
                left.unlink()


def _check_ours(file: Path) -> None:
    """BadInput unless the file is a Hedgerow database of this release or an earlier one."""
    with file.open("rb") as opened:
        if opened.read(16) != b"SQLite format 3\0":
            raise BadInput("error-database-other", place=str(file))
    with closing(_open(file)) as connection:
        query = "SELECT name FROM sqlite_master WHERE type = 'table'"
        names = {name for (name,) in connection.execute(query)}
        if not {"alembic_version", "tables", "seats", "moves"} <= names:
            raise BadInput("error-database-other", place=str(file))
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    check_version(version[0] if version else None, f"sqlite:///{file}", older=True)


def _copy(source: Path, copy: Path) -> None:
    with closing(_open(source)) as here, closing(sqlite3.connect(copy)) as there:
        # All in one step: one reading transaction, which a server's writes neither wait for nor
        # start anew, as they would start a copy in pieces.
        here.backup(there, pages=-1)
        there.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def _check(copy: Path, source: Path) -> Copied:
    with closing(sqlite3.connect(copy)) as connection:
        wrong = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if wrong == "ok":
            orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
            wrong = "ok" if orphan is None else f"{orphan[0]} {orphan[1]}"
        if wrong != "ok":
            raise BadInput("error-backup-damaged", place=str(source), detail=wrong)
        counts = [
            connection.execute(f"SELECT count(*) FROM {part}").fetchone()[0]
            for part in ("tables", "moves")
        ]
    return Copied(*counts)


def _open(file: Path) -> sqlite3.Connection:
    """A connection that never makes the file; it may make the log's index beside it."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=30)


def _set_aside(database: Path) -> Path | None:
    """Rename a database and its log; gives the new name, None where there was nothing."""
    if not database.exists() or not (database.stat().st_size or _beside(database, "-wal").exists()):
        return None
    # Bring the log into the file, as far as the file can be read at all.
    with suppress(sqlite3.Error), closing(_open(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    old = database.with_name(f"{database.name}.{stamp}")
    number = 1
    while old.exists():
        number += 1
        old = database.with_name(f"{database.name}.{stamp}-{number}")
    os.replace(database, old)
    with suppress(FileNotFoundError):
        os.replace(_beside(database, "-wal"), _beside(old, "-wal"))
    with suppress(FileNotFoundError):
        _beside(database, "-shm").unlink()
    return old


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _sync_folder(folder: Path) -> None:
    """A rename is durable when its folder is."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
