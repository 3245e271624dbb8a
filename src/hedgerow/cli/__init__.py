"""The `hedgerow` command. Each sub-command has a module; this one assembles them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

from hedgerow import __version__
from hedgerow.cli import (
    admin,
    arena,
    backup,
    bench,
    games,
    laws,
    learn,
    play,
    puzzle,
    replay,
    review,
    serve,
    simulate,
    train,
    upgrade,
    worker,
)
from hedgerow.cli.desk import WithDesks
from hedgerow.cli.say import print_error, say_error, set_language
from hedgerow.core.errors import BadInput
from hedgerow.games import datafiles

app = typer.Typer(
    name="hedgerow",
    help="Nature board games on one rules engine: play, replay, simulate, solve.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    cls=WithDesks,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("verify")(replay.verify)
app.command("laws")(laws.laws)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("worker")(worker.worker)
app.add_typer(admin.app)
app.add_typer(puzzle.app)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("upgrade-check")(upgrade.upgrade_check)


def _version(show: bool) -> None:
    if show:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _main(
    data: Annotated[
        Path | None,
        typer.Option(help="Folder of component files that replace the built-in ones."),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="en or fr; the system's language if not given.")
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    set_language(lang)
    if data is not None:
        datafiles.use_folder(data)


def main() -> None:
    """Run the command; bad input prints one line on standard error and exits with 2."""
    try:
        code = app(standalone_mode=False)
    except BadInput as error:
        say_error(error)
        code = 2
    except TyperException as error:
        # A usage error: Typer's own box would take five lines.
        code = error.exit_code
        if text := error.format_message():  # empty when the help has been shown
            print_error(text)
    except (Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code)
