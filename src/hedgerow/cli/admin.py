"""`hedgerow admin`: looking after the tables of a server, which may be running."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from hedgerow.cli import records
from hedgerow.cli.say import console, print_json, say, say_of_game, set_language
from hedgerow.cli.serve import DATABASE_HELP, existing_database
from hedgerow.core.errors import BadInput
from hedgerow.games import game_named

if TYPE_CHECKING:
    from hedgerow.server.admin import Admin, SeatLine, TableDetails

T = TypeVar("T")
Status = Literal["lobby", "playing", "over"]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]

app = typer.Typer(
    name="admin",
    help="Look after the tables of a server, also while it runs.",
    no_args_is_help=True,
    add_completion=False,
)


@app.callback()
def _admin(
    context: typer.Context,
    database: Annotated[str | None, typer.Option(help=DATABASE_HELP)] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    if lang is not None:
        set_language(lang)
    context.obj = database


@app.command()
def tables(
    context: typer.Context,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    status: Annotated[Status | None, typer.Option(help="lobby, playing or over.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="So many at most.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List tables, newest first."""
    if game is not None:
        game_named(game)
    found = _with(context, lambda admin: admin.tables(game=game, status=status, limit=limit))
    if as_json:
        print_json(found)
        return
    if not found:
        console.print(say("admin-none"))
        return
    grid = Table(box=None, pad_edge=False)
    for column in ("id", "game", "status", "seats", "moves", "last", "created", "size"):
        right = column in ("moves", "size")
        title = say(f"admin-column-{column}")
        # An id is typed again: it is never cut.
        grid.add_column(title, justify="right" if right else "left", no_wrap=column == "id")
    for line in found:
        cells = [
            line.id,
            say_of_game(line.game, "name"),
            say(f"admin-status-{line.status}"),
            ", ".join(map(_seat, line.seats)),
            str(line.moves),
            _when(line.last_move),
            _when(line.created),
            _bytes(line.size),
        ]
        grid.add_row(*map(Text, cells))  # a name may hold brackets
    console.print(grid)


@app.command()
def show(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    codes: Annotated[
        bool, typer.Option("--codes", help="With its invitation and spectator codes.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show all of a table that is no secret."""
    found = _with(context, lambda admin: admin.show(table, codes=codes))
    if as_json:
        print_json(found)
        return
    grid = Table(box=None, pad_edge=False, show_header=False)
    grid.add_column(style="bold")
    grid.add_column()
    for label, text in _details(found):
        grid.add_row(say(f"admin-{label}") if label else "", Text(text))
    console.print(grid)


@app.command()
def close(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table with its moves; who is at it is told."""
    if not yes:
        _with(context, lambda admin: admin.check(table))  # no question about a table that is none
        typer.confirm(say("admin-close-sure", table=table), abort=True)
    _with(context, lambda admin: admin.close(table))
    console.print(say("admin-closed", table=table), markup=False)


@app.command()
def export(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="A file; standard output if not given.")
    ] = None,
) -> None:
    """Write the record of a finished game, for `hedgerow verify` and `replay`."""
    if output is not None:
        records.check_free(output)
    record = _with(context, lambda admin: admin.record(table))
    if output is None:
        sys.stdout.write(record.dump().decode())
        return
    records.write(output, record)
    console.print(say("desk-written", place=str(output)), markup=False)


@app.command()
def give(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    seat: Annotated[str, typer.Argument(help="A letter, as the table shows it, or a number.")],
    as_json: AsJson = False,
) -> None:
    """Free a person's seat, and print a one-time code with which it is taken."""
    number = _seat_number(seat)
    given = _with(context, lambda admin: admin.give(table, number))
    if as_json:
        print_json(given)
        return
    console.print(say("admin-given", seat=given.letter, table=table), markup=False)
    console.print(f"  {given.code}", markup=False, style="bold")
    console.print(say("admin-given-how"))


@app.command()
def guests(context: typer.Context, as_json: AsJson = False) -> None:
    """Count the guests."""
    found = _with(context, lambda admin: admin.guests())
    if as_json:
        print_json(found)
        return
    told = {"guests": found.guests, "tables": found.with_tables}
    console.print(say("admin-guests", **told))
    if found.oldest is not None:
        console.print(say("admin-guests-oldest", when=_when(found.oldest)))


@app.command()
def sizes(context: typer.Context, as_json: AsJson = False) -> None:
    """Say how much there is of everything."""
    found = _with(context, lambda admin: admin.sizes())
    if as_json:
        print_json(found)
        return
    counts = {f"sizes-{status}": number for status, number in found.tables.items()}
    counts |= {f"sizes-{part}": getattr(found, part) for part in ("moves", "chats")}
    counts |= {f"sizes-{part}": getattr(found, part) for part in ("snapshots", "guests")}
    rows = {f"admin-{label}": str(number) for label, number in counts.items()}
    _print_counts(rows | {"admin-sizes-bytes": _bytes(found.bytes)})


@app.command()
def reminders(context: typer.Context, as_json: AsJson = False) -> None:
    """Count addresses and letters; nobody is named."""
    found = _with(context, lambda admin: admin.reminders())
    if as_json:
        print_json(found)
        return
    _print_counts(
        {f"admin-reminders-{part}": str(getattr(found, part)) for part in found.__struct_fields__}
    )


def _print_counts(rows: Mapping[str, str]) -> None:
    """Messages by id, each with its number."""
    grid = Table(box=None, pad_edge=False, show_header=False)
    grid.add_column(style="bold")
    grid.add_column(justify="right")
    for id, number in rows.items():
        grid.add_row(say(id), number)
    console.print(grid)


@app.command("vapid-key")
def vapid_key(
    file: Annotated[Path, typer.Argument(help="Where the key goes.")],
) -> None:
    """Make the key by which push services know a server."""
    try:
        from hedgerow.server.remind.webpush import new_key
    except ImportError as error:
        raise BadInput("error-extra", extra="server", detail=str(error)) from None
    records.check_free(file)
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(new_key())
    except OSError as error:
        raise BadInput("error-write", place=str(file), detail=str(error.strerror)) from None
    console.print(say("admin-vapid-made", place=str(file)), markup=False)


def _with(context: typer.Context, ask: Callable[[Admin], Awaitable[T]]) -> T:
    """Ask the database of the command; whatever is wrong with it is one line."""
    # Imported here, so that other commands start without a database.
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from hedgerow.server.admin import Admin
        from hedgerow.server.store import Store
    except ImportError as error:
        raise BadInput("error-extra", extra="server", detail=str(error)) from None
    url = existing_database(context.obj)

    async def work() -> T:
        store = Store(url)
        try:
            await store.check_schema()
            return await ask(Admin(store))
        finally:
            await store.close()

    try:
        return asyncio.run(work())
    except ImportError as error:
        raise BadInput("error-extra", extra="postgres", detail=str(error)) from None
    except (SQLAlchemyError, OSError) as error:
        raise BadInput("error-database", detail=str(error).partition("\n")[0]) from None


def _seat_number(text: str) -> int:
    if text.isdecimal() and text.isascii():
        return int(text)
    if len(text) == 1 and "A" <= text.upper() <= "F":
        return ord(text.upper()) - ord("A")
    raise BadInput("error-replay-seat", seat=text, known="A-F, 0-5")


def _seat(seat: SeatLine) -> str:
    """A seat in a few words: who sits there."""
    who = f"{seat.letter} {seat.name}".strip()
    if seat.bot is not None:
        return say("admin-seat-bot", who=who, bot=seat.bot)
    if seat.code:
        return say("admin-seat-code", who=who)
    return who if seat.taken else say("admin-seat-free", who=who)


def _details(table: TableDetails) -> list[tuple[str, str]]:
    options = ", ".join(f"{name}={value}" for name, value in table.options.items())
    found = [
        ("column-id", table.id),
        ("column-game", f"{say_of_game(table.game, 'name')} ({table.rules})"),
        ("column-status", say(f"admin-status-{table.status}")),
        ("options", options),
        ("own", ", ".join(f"{file} ({count})" for file, count in table.own.items())),
        *(("column-seats" if seat.seat == 0 else "", _seat(seat)) for seat in table.seats),
        ("to-act", ", ".join(table.seats[seat].letter for seat in table.to_act)),
        ("column-moves", str(table.moves)),
        ("column-last", _when(table.last_move)),
        ("column-created", _when(table.created)),
        ("column-size", _bytes(table.size)),
        ("sizes-chats", str(table.chats)),
        ("commitment", table.commitment),
        ("rematch", table.rematch or ""),
        ("invite", table.invite or ""),
        ("spectate", table.spectate or ""),
    ]
    return [(label, text) for label, text in found if text]


def _when(moment: str | None) -> str:
    """A point in time to the minute, UTC."""
    return "" if moment is None else moment[:16].replace("T", " ")


def _bytes(size: int) -> str:
    for unit, least in (("GiB", 2**30), ("MiB", 2**20), ("KiB", 2**10)):
        if size >= least:
            return f"{size / least:.1f} {unit}"
    return f"{size} B"
