"""The tools of every game's desk as commands: `hedgerow GAME TOOL`.

A command's parameters are the fields of the tool's request. The command prints the answer as the
tool formats it, or as JSON with every message in the chosen language.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec
import typer
from rich.progress import track
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from hedgerow.cli.records import read_bytes
from hedgerow.cli.say import (
    catalogue,
    console,
    language,
    print_error,
    print_json,
    progress_console,
    say,
    say_of_game,
)
from hedgerow.cli.terminal import Terminal
from hedgerow.coach import desk
from hedgerow.core import options
from hedgerow.core.companion import AnyTool, Document
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.paper import Grid, Line, Paper, Picture
from hedgerow.core.text import Message
from hedgerow.games import GAMES

T = TypeVar("T")

_FEW = 10
"""Work of at most this many items shows no progress."""


class WithDesks(TyperGroup):
    """Adds a command for each game with a desk, created on demand."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *(game.id for game in GAMES)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        game = next((game for game in GAMES if game.id == cmd_name), None)
        if game is None:
            return super().get_command(ctx, cmd_name)
        return typer.main.get_command(desk_app(game))


def desk_app(game: AnyGame) -> typer.Typer:
    """The commands of one game."""
    app = typer.Typer(
        name=game.id,
        help=say_of_game(game.id, "desk"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="rich",
    )
    app.callback()(lambda: None)  # makes even a single tool a sub-command
    groups: dict[str, typer.Typer] = {}
    for name, tool in game.companion().desk.items():
        if tool.page:
            continue
        *above, word = name.split()
        group = groups.setdefault(above[0], typer.Typer(no_args_is_help=True)) if above else app
        group.command(word, help=inspect.getdoc(tool.run))(_command(game, tool))
    for word, group in groups.items():
        app.add_typer(group, name=word)
    return app


def _command(game: AnyGame, tool: AnyTool) -> Callable[..., None]:
    """A function whose signature Typer can read."""
    fields = msgspec.structs.fields(tool.request)

    def command(**given: Any) -> None:
        as_json, out = given.pop("json"), given.pop("out", None)
        clerk = desk.Clerk(game, language(), _tracked)
        request = desk.seeded(_request(game, tool, given))
        answer = tool.run(request, clerk)
        for note in tool.notes(request):
            print_error(catalogue().say(note))
        if isinstance(answer, Document) and not as_json:
            _hand_over(answer, out)
        else:
            paper = None if as_json else tool.paper(request, answer, clerk)
            print_json(spoken(answer)) if paper is None else show(paper)
        if tool.failed(answer):
            raise typer.Exit(1)

    parameters = [_parameter(field) for field in fields]
    if tool.answer is Document:
        file = typer.Argument(help="Where to write it; shown if left out.", metavar="[FILE]")
        parameters.append(_keyword("out", Annotated[Path | None, file], None))
    for_programs = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
    parameters.append(_keyword("json", for_programs, False))
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


# Parameters


def _parameter(field: msgspec.structs.FieldInfo) -> inspect.Parameter:
    """A field of a request as a parameter of a command.

    Values stay text, so that an invalid one gets our own error message.
    """
    kind, help = _bare(field.type), _help(field.type)
    default = ... if field.required else field.default
    if kind is Document or kind == Document | str or _is_argument(field.type):
        shown = None if default is None else default
        return _keyword(field.name, Annotated[_of(str, default), typer.Argument(help=help)], shown)
    if kind == tuple[Document, ...]:
        return _keyword(field.name, Annotated[list[str], typer.Argument(help=help)], default)
    flag = f"--{field.name.replace('_', '-')}"
    if kind is bool:
        if default is None:
            both = typer.Option(f"{flag}/--no-{flag[2:]}", help=help)
            return _keyword(field.name, Annotated[bool | None, both], None)
        return _keyword(field.name, Annotated[bool, typer.Option(flag, help=help)], default)
    option = typer.Option(flag, help=help)
    if get_origin(kind) is tuple:
        return _keyword(field.name, Annotated[list[str] | None, option], None)
    shown = default if default in (None, ...) else str(default)
    return _keyword(field.name, Annotated[_of(str, default), option], shown)


def _of(type_: Any, default: Any) -> Any:
    return type_ | None if default is None else type_


def _keyword(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    value = inspect.Parameter.empty if default is ... else default
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(name, kind, default=value, annotation=annotation)


def _bare(type_: Any) -> Any:
    """A type without its annotations, and without None."""
    while get_origin(type_) is Annotated:
        type_ = get_args(type_)[0]
    parts = [part for part in get_args(type_) if part is not NoneType]
    return _bare(parts[0]) if NoneType in get_args(type_) and len(parts) == 1 else type_


def _metas(type_: Any) -> Iterator[msgspec.Meta]:
    for extra in getattr(type_, "__metadata__", ()):
        if isinstance(extra, msgspec.Meta):
            yield extra


def _help(type_: Any) -> str:
    return next((meta.description for meta in _metas(type_) if meta.description), "")


def _is_argument(type_: Any) -> bool:
    return any((meta.extra or {}).get("argument") for meta in _metas(type_))


def _request(game: AnyGame, tool: AnyTool, given: dict[str, Any]) -> Any:
    """The request of a command line; parameters that were not given keep their defaults."""
    documents: dict[str, Any] = {}
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(tool.request):
        value, kind = given[field.name], _bare(field.type)
        if value is None:
            continue
        if kind is Document:
            documents[field.name] = _document(value)
        elif kind == tuple[Document, ...]:
            documents[field.name] = tuple(map(_document, value))
        elif kind == Document | str:
            is_file = value == "-" or Path(value).is_file()
            documents[field.name] = _document(value) if is_file else value
        else:
            values[field.name] = value
    return tool.request(**documents, **options.values(game.id, tool.request, values))


def _document(place: str) -> Document:
    return Document.of(read_bytes(place), place)


# Output


def _tracked(work: Sequence[T]) -> Iterator[T]:
    """Show progress on standard error if it is a terminal, and remove it when done."""
    quiet = not progress_console.is_terminal or len(work) <= _FEW
    title = say("desk-working")
    yield from track(work, title, console=progress_console, transient=True, disable=quiet)


def spoken(answer: Any) -> Any:
    """An answer as builtins, with every message in the chosen language."""
    catalogued = catalogue()
    return msgspec.to_builtins(_said(answer, catalogued.say))


def _said(value: Any, say: Callable[[Message], str]) -> Any:
    if isinstance(value, Message):
        return say(value)
    if isinstance(value, msgspec.Struct):
        return _said_struct(value, say)
    if isinstance(value, dict):
        return {key: _said(inner, say) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_said(inner, say) for inner in value]
    return value


def _said_struct(value: msgspec.Struct, say: Callable[[Message], str]) -> dict[str, Any]:
    omits = value.__struct_config__.omit_defaults
    return {
        field.encode_name: _said(inner, say)
        for field in msgspec.structs.fields(value)
        for inner in (getattr(value, field.name),)
        if not (omits and inner == field.default)
    }


def _hand_over(document: Document, path: Path | None) -> None:
    """Write a document to standard output or to a new file."""
    if path is None:
        typer.echo(document.text, nl=False)
        return
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(document.text)
    except FileExistsError:
        raise BadInput("error-desk-exists", place=str(path)) from None
    except OSError as error:
        detail = error.strerror or str(error)
        raise BadInput("error-write", place=str(path), detail=detail) from None
    console.print(say("desk-written", place=str(path)), markup=False, soft_wrap=True)


def show(paper: Paper) -> None:
    """Print a tool's formatted answer."""
    for block in paper:
        match block:
            case Line(text, style):
                console.print(Text(text, style=style), soft_wrap=True)
            case Picture(drawing):
                Terminal(console).draw(drawing)
            case Grid():
                console.print(_table(block))


def _table(grid: Grid) -> Table:
    if not grid.columns:
        table = Table.grid(padding=(0, 2))
    elif grid.ruled:
        table = Table()
    else:
        table = Table(box=None, pad_edge=False)
    for number in range(max([len(grid.columns), *map(len, grid.rows)])):
        heading = Text(grid.columns[number]) if number < len(grid.columns) else ""
        table.add_column(heading, justify="right" if number in grid.right else "left")
    for row in grid.rows:
        table.add_row(*(Text(cell.text, style=cell.style) for cell in row))
    return table
