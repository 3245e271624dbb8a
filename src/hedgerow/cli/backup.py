"""`hedgerow backup` and `hedgerow restore`: a server's SQLite file, copied while it is in use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hedgerow.cli.say import console, say, set_language
from hedgerow.cli.serve import DATABASE_HELP, existing_database, read_database
from hedgerow.core.errors import BadInput
from hedgerow.server.settings import shown


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Annotated[str | None, typer.Option(help=DATABASE_HELP)] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Copy the SQLite database of a server, also while it runs."""
    place = _sqlite_file(database, lang, existing=True)
    from hedgerow.server.store import backup as copies

    copied = copies.backup(place, file, force=force)
    told = {"tables": copied.tables, "moves": copied.moves}
    console.print(say("backup-done", place=str(file), **told), markup=False)


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `hedgerow backup` made.")],
    database: Annotated[str | None, typer.Option(help=DATABASE_HELP)] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Put a copy in place of a stopped server's database, which is kept beside it."""
    place = _sqlite_file(database, lang, existing=False)
    from hedgerow.server.store import backup as copies
    from hedgerow.server.store.lock import claimed

    with claimed(f"sqlite:///{place}", error="error-restore-used"):
        copied = copies.restore(file, place)
    told = {"tables": copied.tables, "moves": copied.moves}
    console.print(say("restore-done", place=str(place), file=str(file), **told), markup=False)
    if copied.old is not None:
        console.print(say("restore-old", place=str(copied.old)), markup=False)


def _sqlite_file(database: str | None, lang: str | None, *, existing: bool) -> Path:
    """The file of an SQLite database; BadInput for a PostgreSQL."""
    if lang is not None:
        set_language(lang)
    try:  # only the server's commands need it
        import alembic  # noqa: F401
    except ImportError as error:
        raise BadInput("error-extra", extra="server", detail=str(error)) from None
    url = existing_database(database) if existing else read_database(database, touch=False)
    if not url.startswith("sqlite"):
        raise BadInput("error-backup-postgres")
    return Path(shown(url))
