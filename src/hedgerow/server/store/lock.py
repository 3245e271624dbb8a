"""One server for each SQLite file: two would not hear of each other's moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout
from sqlalchemy.engine import make_url

from hedgerow.core.errors import BadInput


@contextmanager
def claimed(url: str, error: str = "error-database-used") -> Iterator[None]:
    """Hold a database file; BadInput when a server does.

    The system lets go of it when a process dies. PostgreSQL serves any number.
    """
    found = make_url(url)
    if found.get_backend_name() != "sqlite" or not found.database:
        yield
        return
    lock = FileLock(f"{found.database}-lock", mode=0o600)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise BadInput(error, place=found.database) from None
    try:
        yield
    finally:
        lock.release()
