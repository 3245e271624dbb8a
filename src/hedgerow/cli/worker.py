"""`hedgerow worker`: runs the bots of a server's tables on this machine."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from hedgerow.cli.say import console, say, set_language
from hedgerow.cli.serve import (
    JSON_HELP,
    LEVEL_HELP,
    STATUS_HELP,
    STATUS_HOST_HELP,
    read_database,
)
from hedgerow.core.errors import BadInput
from hedgerow.server import logs
from hedgerow.server.settings import BotSettings, Keep, Settings, shown


def worker(
    database: Annotated[str, typer.Option(help="postgresql://..., as the servers use.")],
    processes: Annotated[
        int | None, typer.Option(min=1, help="Bots that think at once; one for each core.")
    ] = None,
    bot_delay: Annotated[
        int, typer.Option(min=0, help="Milliseconds that a bot takes for a move at least.")
    ] = 700,
    status_port: Annotated[int | None, typer.Option(min=1, max=65535, help=STATUS_HELP)] = None,
    status_host: Annotated[str, typer.Option(help=STATUS_HOST_HELP)] = "127.0.0.1",
    log_level: Annotated[logs.Level, typer.Option(help=LEVEL_HELP)] = "warning",
    log_json: Annotated[bool, typer.Option("--log-json", help=JSON_HELP)] = False,
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
    logs.set_up(log_level, json=log_json)
    url = read_database(database) if "://" in database else ""
    if not url.startswith("postgresql"):
        raise BadInput("error-worker-database")
    workers = processes or os.cpu_count() or 1
    settings = Settings(
        database=url,
        bots=BotSettings(workers=workers, delay_ms=bot_delay),
        # The servers have the policy of what is deleted.
        keep=Keep(lobbies=0, unfinished=0, finished=0, guests=0, addresses=0),
        status_port=status_port,
        status_host=status_host,
    )
    console.print(say("worker-open", place=shown(url)), markup=False)
    try:
        start(work(settings))
    except KeyboardInterrupt:
        pass
    except SQLAlchemyError as error:
        raise BadInput("error-database", detail=str(error).partition("\n")[0]) from None
    except OSError as error:
        place = {"host": status_host, "port": str(status_port)}
        raise BadInput("error-port", **place, detail=str(error)) from None
