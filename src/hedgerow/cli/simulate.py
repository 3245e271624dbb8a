"""`hedgerow simulate`: bots against bots."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import asdict
from rich.table import Table

from hedgerow.arena import Result
from hedgerow.arena import simulate as play_games
from hedgerow.arena.parquet import Archive
from hedgerow.bots import Budget
from hedgerow.cli.play import read_pairs
from hedgerow.cli.progress import counting
from hedgerow.cli.say import catalogue, console, print_json, say
from hedgerow.core.errors import BadInput
from hedgerow.games import GAMES, game_named


def simulate(
    game: Annotated[str, typer.Argument(help=f"The game's id, such as {GAMES[0].id}.")],
    seats: Annotated[
        int | None, typer.Option(help="How many seats; as many as bots if not given.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="Bots by name, with commas; the last one fills the other seats.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="A game option as key=value; may be repeated.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="Worker processes; one for each processor if not given.")
    ] = None,
    budget_ms: Annotated[
        int | None,
        typer.Option(
            "--budget-ms",
            help="Milliseconds that a bot may think about a move; else as at a table.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for records and features, as Parquet; see docs/parquet.md."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games, seats rotated, and count their wins."""
    chosen = game_named(game)
    names = [name.strip() for name in bots.split(",")]
    if seats is None:
        seats = max(len(names), chosen.seats[0])
    chosen.check_seats(seats)
    if len(names) > seats:
        raise BadInput("error-simulate-bots", bots=len(names), seats=seats)
    if budget_ms is not None and budget_ms < 1:
        raise BadInput("error-simulate-budget", budget=budget_ms)
    names += [names[-1]] * (seats - len(names))
    options = read_pairs(option or [])
    with ExitStack() as open_until_done:
        archive = None
        if out is not None:
            archive = open_until_done.enter_context(Archive(out, chosen, seats, dict(options)))
        count = open_until_done.enter_context(counting(say("simulate-progress", game=game)))
        result = play_games(
            chosen,
            seats,
            games,
            names,
            seed=seed,
            options=options,
            processes=(os.cpu_count() or 1) if processes is None else processes,
            progress=lambda done: count(done, games),
            budget=None if budget_ms is None else Budget(budget_ms),
            keep=None if archive is None else archive.add,
        )
    if json:
        told = asdict(result)
        del told["endings"]  # the JSON format has only the other four
        print_json(told)
    else:
        _show(result)


def _show(result: Result) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("simulate-bot"))
    for id in ("simulate-seats", "simulate-wins", "simulate-rate", "simulate-interval"):
        table.add_column(say(id), justify="right")
    table.add_column(say("simulate-score"), justify="right")
    for name, bot in result.bots.items():
        low, high = (_decimal(100 * end, 1) for end in bot.ci95)
        table.add_row(
            name,
            str(bot.seats),
            _decimal(bot.wins, 0 if bot.wins == int(bot.wins) else 1),
            _decimal(100 * bot.win_rate, 1),
            f"{low} – {high}",
            _decimal(bot.mean_score, 2),
        )
    console.print(table)
    for ending in result.endings:
        how = catalogue().say(ending.reason)
        share = _decimal(100 * ending.games / result.games, 1)
        console.print(say("simulate-ending", how=how, games=ending.games, percent=share))
    cost = {"decisions": result.decisions, "seconds": _decimal(result.cpu_s, 1)}
    console.print(say("simulate-total", games=result.games, **cost))


def _decimal(value: float, digits: int) -> str:
    """A number with the decimal sign of the language."""
    whole, point, part = f"{value:.{digits}f}".partition(".")
    return say("simulate-decimal", whole=whole, part=part) if point else whole
