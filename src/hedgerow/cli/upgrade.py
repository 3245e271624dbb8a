"""`hedgerow upgrade-check`: what the installed version would do to the games of a database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from hedgerow import __version__
from hedgerow.cli import records
from hedgerow.cli.say import console, say, say_of_game, set_language
from hedgerow.cli.serve import DATABASE_HELP
from hedgerow.core.errors import BadInput
from hedgerow.server.settings import database_url, shown


def upgrade_check(
    database: Annotated[str | None, typer.Option(help=DATABASE_HELP)] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Say which games under way could not be played on with this version; exit code 1 if any.

    Nothing is changed, and a server may be using the database meanwhile.
    """
    if lang is not None:
        set_language(lang)
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from hedgerow.server.store.upgrading import outdated
    except ImportError as error:
        raise BadInput("error-extra", extra="server", detail=str(error)) from None
    url = database_url(database or str(records.state_folder().parent / "tables.db"))
    if url.startswith("sqlite") and not Path(shown(url)).is_file():
        raise BadInput("error-database-none", place=shown(url))
    try:
        found = asyncio.run(outdated(url))
    except ImportError as error:
        raise BadInput("error-extra", extra="postgres", detail=str(error)) from None
    except SQLAlchemyError as error:
        raise BadInput("error-database", detail=str(error).partition("\n")[0]) from None
    console.print(say("upgrading-checked", version=__version__, place=shown(url)), markup=False)
    under_way = [each for each in found if each.status == "playing"]
    for each in under_way:
        facts = {"game": say_of_game(each.game, "name"), "count": each.count, "rules": each.rules}
        if each.now is None:
            line = say("upgrading-gone", **facts)
        elif each.now == each.rules:
            line = say("upgrading-components", **facts)
        else:
            line = say("upgrading-rules", now=each.now, **facts)
        console.print(line, markup=False)
    over = sum(each.count for each in found if each.status == "over")
    if over:
        console.print(say("upgrading-over", count=over))
    if under_way:
        console.print(say("upgrading-wait"))
        raise typer.Exit(1)
    console.print(say("upgrading-fine"))
