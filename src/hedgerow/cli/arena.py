"""`hedgerow arena`: contests between bots, with ratings."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import AbstractContextManager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from hedgerow.arena.contest import Contest, Form, contest_of
from hedgerow.arena.report import report
from hedgerow.arena.run import run_contest
from hedgerow.arena.standings import Standings
from hedgerow.arena.workers import Workers, cluster, processes
from hedgerow.bots import Budget, levels_for, offered_bots
from hedgerow.bots.ratings import Ratings
from hedgerow.cli.play import read_pairs
from hedgerow.cli.progress import counting
from hedgerow.cli.say import catalogue, console, say
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES, game_named

JOURNAL: Final = "journal.jsonl"
STANDINGS: Final = "standings.json"
REPORT: Final = "report.html"


class FormName(StrEnum):
    LADDER = "ladder"
    ROBIN = "robin"


def arena(
    game: Annotated[str, typer.Argument(help=f"The game's id, such as {GAMES[0].id}.")],
    bots: Annotated[
        str | None,
        typer.Option(help="Bots by name, weakest first, with commas; the levels if not given."),
    ] = None,
    form: Annotated[
        FormName, typer.Option(help="ladder: neighbours meet; robin: everybody meets everybody.")
    ] = FormName.LADDER,
    seats: Annotated[
        int | None,
        typer.Option(help="One bot against a table of the other; two seats if not given."),
    ] = None,
    games: Annotated[int, typer.Option(help="The most games of a pairing.")] = 400,
    every: Annotated[
        bool, typer.Option("--all", help="Play them all, also where a pairing is decided before.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same standings.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="A game option as key=value; may be repeated.")
    ] = None,
    budget_ms: Annotated[
        int | None,
        typer.Option(
            "--budget-ms",
            help="Milliseconds that a bot may think about a move; else as at a table.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--processes", help="Worker processes; one for each processor if not given."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on the Ray cluster at this address; `local` starts one here."),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(
            help=f"Keep {JOURNAL}, {STANDINGS} and {REPORT} here; a journal there is gone on with."
        ),
    ] = None,
    ratings: Annotated[
        Path | None, typer.Option(help="Write a file of ratings here, as the package has it.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the standings as JSON.")] = False,
) -> None:
    """Let bots meet over duplicate deals, seats rotated, and rate them with intervals."""
    chosen = game_named(game)
    if budget_ms is not None and budget_ms < 1:
        raise BadInput("error-simulate-budget", budget=budget_ms)
    wanted: Form = "ladder" if form is FormName.LADDER else "robin"
    contest = contest_of(
        chosen,
        _names(chosen, bots),
        seats=max(2, chosen.seats[0]) if seats is None else seats,
        form=wanted,
        games=games,
        seed=seed,
        sequential=not every,
        options=read_pairs(option or []),
        budget=None if budget_ms is None else Budget(budget_ms),
    )
    with _workers(workers, ray) as play:
        standings = _run(contest, play, None if folder is None else folder / JOURNAL)
    command = command_for(contest, budget_ms)
    if folder is not None:
        (folder / STANDINGS).write_bytes(standings.dump())
        page = report(standings, catalogue(), command)
        (folder / REPORT).write_text(page, encoding="utf-8")
    if ratings is not None:
        rated = {standing.bot: standing.rating for standing in standings.bots}
        file = Ratings(command, standings.games, dict(reversed(rated.items())))
        ratings.write_text(file.dump(), encoding="utf-8")
    if json:
        sys.stdout.write(standings.dump().decode())
    else:
        _show(standings)


def _names(game: AnyGame, bots: str | None) -> list[str]:
    if bots is not None:
        return [name.strip() for name in bots.split(",")]
    return [level.name for level in levels_for(game.id)] or list(offered_bots(game.id))


def _workers(count: int | None, ray: str | None) -> AbstractContextManager[Workers]:
    if ray is not None:
        return cluster(ray)
    return processes((os.cpu_count() or 1) if count is None else count)


def command_for(contest: Contest, budget_ms: int | None) -> str:
    """The shortest command that plays this contest again."""
    words = ["hedgerow", "arena", contest.game, "--bots", ",".join(contest.bots)]
    words += ["--form", contest.form, "--seats", str(contest.seats)]
    words += ["--games", str(contest.deals * contest.seats), "--seed", str(contest.seed)]
    words += [] if contest.sequential else ["--all"]
    for key, value in contest.options.items():
        words += ["--option", f"{key}={value}"]
    words += [] if budget_ms is None else ["--budget-ms", str(budget_ms)]
    return shlex.join(words)


def _run(contest: Contest, play: Workers, journal: Path | None) -> Standings:
    with counting(say("arena-progress", game=contest.game)) as count:
        return run_contest(contest, play, journal, count)


def _show(standings: Standings) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("arena-bot"))
    for id in ("arena-rating", "arena-interval", "arena-ms", "arena-games"):
        table.add_column(say(id), justify="right")
    for standing in standings.bots:
        rating = standing.rating
        ends = f"{rating.low} – {rating.high}"
        table.add_row(standing.bot, str(rating.rating), ends, str(standing.ms), str(standing.games))
    console.print(table)
    console.print()
    pairs = Table(box=None, pad_edge=False)
    pairs.add_column(say("arena-pair"))
    for id in ("arena-wins", "arena-interval", "arena-games", "arena-decided"):
        pairs.add_column(say(id), justify="right")
    for pair in standings.pairs:
        low, high = (_percent(end) for end in pair.ci95)
        pairs.add_row(
            say(
                "arena-versus",
                one=pair.one,
                others=pair.others,
                count=standings.contest.seats - 1,
            ),
            _percent(pair.share),
            f"{low} – {high}",
            str(pair.games),
            say("arena-yes" if pair.decided else "arena-no"),
        )
    console.print(pairs)


def _percent(share: float) -> str:
    whole, _, part = f"{100 * share:.1f}".partition(".")
    return say("arena-percent", percent=say("simulate-decimal", whole=whole, part=part))
