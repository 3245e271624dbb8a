"""`hedgerow puzzle new|check|hint|solve GAME`: puzzles of any game, with their proofs."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import msgspec
import typer

from hedgerow.cli.desk import show, spoken
from hedgerow.cli.say import language, print_json, say_of_game
from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.games import game_named

app = typer.Typer(
    name="puzzle",
    help="Puzzles with exactly one best answer: make, check and solve them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")]
CodeName = Annotated[str, typer.Argument(metavar="CODE", help="The code of a puzzle.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


@app.command("new")
def new(
    game: GameName,
    kind: Annotated[str, typer.Option(help="Which kind; any if left out.")] = "",
    difficulty: Annotated[str, typer.Option(help="easy, medium or hard; any if left out.")] = "",
    day: Annotated[
        str, typer.Option(help="The puzzle of a day such as 2026-11-15, or today.")
    ] = "",
    code: Annotated[str, typer.Option(help="The puzzle with this code.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed, the same puzzle.")] = None,
    as_json: Json = False,
) -> None:
    """Make a puzzle, or show that of a day or a code."""
    given = {
        "kind": kind,
        "difficulty": difficulty,
        "day": date.today().isoformat() if day == "today" else day,
        "code": code,
        "seed": seed,
    }
    _run(game, "puzzle new", given, as_json)


@app.command("check")
def check(
    game: GameName,
    code: CodeName,
    steps: Annotated[
        list[str] | None, typer.Argument(metavar="STEP...", help="The steps of the answer.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Check an answer: what it scores, why, and whether it is the best; exit code 1 if not."""
    answer = _run(game, "puzzle check", {"code": code, "steps": steps or []}, as_json)
    if not answer.right:
        raise typer.Exit(1)


@app.command("hint")
def hint(
    game: GameName,
    code: CodeName,
    number: Annotated[int, typer.Option(help="1, 2 or 3.")] = 1,
    as_json: Json = False,
) -> None:
    """Give a hint: where to look, the first part of the answer, or all of it."""
    _run(game, "puzzle hint", {"code": code, "number": number}, as_json)


@app.command("solve")
def solve(game: GameName, code: CodeName, as_json: Json = False) -> None:
    """Show the best answer with its proof."""
    _run(game, "puzzle solve", {"code": code}, as_json)


def _run(game: str, name: str, given: dict[str, Any], as_json: bool) -> Any:
    """Run a tool of the game's desk, as its own command does."""
    found = game_named(game)
    if not found.companion().puzzles:
        raise BadInput("error-puzzle-none", game=say_of_game(game, "name"))
    tool = desk.tool_named(found, name)
    clerk = desk.Clerk(found, language())
    request = desk.seeded(desk.read(tool, given))
    answer = tool.run(request, clerk)
    paper = None if as_json else tool.paper(request, answer, clerk)
    if paper is None:
        print_json(msgspec.to_builtins(spoken(answer)))
    else:
        show(paper)
    return answer
