"""`hedgerow worker`: runs the bots of a server's tables on this machine."""

from __future__ import annotations

import logging
import os
from typing import Annotated

import typer

from hedgerow.cli.say import console, say, set_language
from hedgerow.cli.serve import read_database
from hedgerow.core.errors import BadInput
from hedgerow.server.settings import BotSettings, Settings, shown


def worker(
    database: Annotated[str, typer.Option(help="postgresql://..., as the servers use.")],
    processes: Annotated[
        int | None, typer.Option(min=1, help="Bots that think at once; one for each core.")
    ] = None,
    bot_delay: Annotated[
        int, typer.Option(min=0, help="Milliseconds that a bot takes for a move at least.")
    ] = 700,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Take bot work from the servers of one PostgreSQL; any number of machines may."""
    if lang is not None:
        set_language(lang)
    # Imported here, so that other commands start without a database.
    try:
        import procrastinate  # noqa: F401
        from sqlalchemy.exc import SQLAlchemyError

        from hedgerow.server.runner import start, work
    except ImportError as error:
        raise BadInput("error-extra", extra="postgres", detail=str(error)) from None
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    url = read_database(database) if "://" in database else ""
    if not url.startswith("postgresql"):
        raise BadInput("error-worker-database")
    workers = processes or os.cpu_count() or 1
    settings = Settings(database=url, bots=BotSettings(workers=workers, delay_ms=bot_delay))
    console.print(say("worker-open", place=shown(url)), markup=False)
    try:
        start(work(settings))
    except KeyboardInterrupt:
        pass
    except SQLAlchemyError as error:
        raise BadInput("error-database", detail=str(error).partition("\n")[0]) from None
