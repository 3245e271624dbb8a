"""`hedgerow train`: a model of the chances to win, from games between bots."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from hedgerow import __version__, bots
from hedgerow.arena.training.samples import Plan, Sample, check, collect
from hedgerow.bots.values import FILE, About, Figures, Value, features_for, load
from hedgerow.cli.play import read_pairs
from hedgerow.cli.progress import counting
from hedgerow.cli.say import catalogue, console, say
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES, game_named

UNUSED = 1_000_003
"""Added to the seed of the games on which a model is measured."""


def train(
    game: Annotated[str, typer.Argument(help=f"The game's id, such as {GAMES[0].id}.")],
    games: Annotated[int, typer.Option(help="Games to learn from.")] = 20_000,
    measured: Annotated[
        int, typer.Option("--measure", help="Games, unused before, to measure the model on.")
    ] = 1000,
    names: Annotated[
        str, typer.Option("--bots", help="Bots by name, with commas; every seat draws one.")
    ] = "novice,player,expert",
    seats: Annotated[
        list[int] | None,
        typer.Option(help="A number of seats; may be repeated. All of them, if not given."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="A game option as key=value; may be repeated. Of several values of one option "
            "every game draws one."
        ),
    ] = None,
    positions: Annotated[int, typer.Option(help="Positions to keep of each game.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed gives the same model.")] = 1,
    processes: Annotated[
        int | None, typer.Option(help="Worker processes; one for each processor if not given.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Where to write the model; beside the bots if not given.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="Write an HTML page with the reliability plot here.")
    ] = None,
    only_measure: Annotated[
        bool, typer.Option("--check", help="Train nothing: measure the model that is there.")
    ] = False,
) -> None:
    """Learn from games between bots how likely each seat is to win, and measure it."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadInput("error-train-numpy") from None
    chosen = game_named(game)
    if min(games, measured, positions) < 1:
        raise BadInput("error-train-games")
    plan = Plan(
        game=chosen.id,
        seats=tuple(seats or chosen.seats),
        bots=tuple(name.strip() for name in names.split(",")),
        options=_variants(option or []),
        positions=positions,
        seed=seed,
    )
    check(plan)
    workers = (os.cpu_count() or 1) if processes is None else processes
    file = _file(chosen) if out is None else out
    if only_measure:
        if not file.is_file():
            raise BadInput("error-train-none", file=str(file))
        value = load(file.read_bytes())
        _show(_measured(value, plan, measured, workers, report))
        return
    from hedgerow.arena.training.fitting import fit

    commit = _commit()  # of the code that plays, whatever is committed meanwhile
    played = _collect(plan, games, workers, "train-playing")
    weights = fit(played, seed, console.print)
    about = About(
        game=chosen.id,
        names=getattr(features_for(chosen.id), "NAMES", ()),
        command=_command(plan, games, measured),
        commit=commit,
        games=games,
        positions=sum(map(len, played)),
        figures=Figures(0, 0, 0, 0, 0, 0),
    )
    figures = _measured(Value(weights, about), plan, measured, workers, report)
    _show(figures)
    raw = Value(weights, replace(about, figures=figures)).dump()
    file.write_bytes(raw)
    console.print(say("train-written", file=str(file), kilobytes=round(len(raw) / 1024)))


def _variants(pairs: Sequence[str]) -> tuple[dict[str, object], ...]:
    """Every set of options that takes one of the values given for each.

    >>> _variants(["animals=true", "animals=false"])
    ({'animals': 'true'}, {'animals': 'false'})
    """
    values: dict[str, list[object]] = {}
    for pair in pairs:
        for key, value in read_pairs([pair]).items():
            values.setdefault(key, []).append(value)
    return tuple(dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))


def _file(game: AnyGame) -> Path:
    return Path(bots.__file__).parent / game.id / FILE


def _collect(plan: Plan, games: int, workers: int, doing: str) -> list[list[Sample]]:
    with counting(say(doing, game=plan.game)) as count:
        return collect(plan, games, workers, lambda done: count(done, games))


def _measured(value: Value, plan: Plan, games: int, workers: int, report: Path | None) -> Figures:
    from hedgerow.arena.training.measures import measure
    from hedgerow.arena.training.report import page

    unused = replace(plan, seed=plan.seed + UNUSED)
    figures, bins = measure(value.weights, _collect(unused, games, workers, "train-measuring"))
    if report is not None:
        text = page(catalogue(), value.about.game, figures, bins, _command(plan, 0, games))
        report.write_text(text, encoding="utf-8")
    return figures


def _show(figures: Figures) -> None:
    console.print(
        say(
            "train-figures",
            games=figures.games,
            positions=figures.positions,
            loss=f"{figures.log_loss:.4f}",
            guessing=f"{figures.guessing:.4f}",
            auc=f"{figures.auc:.3f}",
            ece=f"{figures.ece:.4f}",
        )
    )
    if figures.points_error is not None:
        console.print(say("train-points", points=f"{figures.points_error:.1f}"))


def _command(plan: Plan, games: int, measured: int) -> str:
    words = ["hedgerow", "train", plan.game]
    words += ["--games", str(games)] if games else ["--check"]
    words += ["--measure", str(measured), "--bots", ",".join(plan.bots)]
    for seats in plan.seats:
        words += ["--seats", str(seats)]
    pairs = (f"{key}={value}" for options in plan.options for key, value in options.items())
    for pair in dict.fromkeys(pairs):
        words += ["--option", pair]
    words += ["--positions", str(plan.positions), "--seed", str(plan.seed)]
    return shlex.join(words)


def _commit() -> str:
    """The commit of a checkout; of an installed package, its version."""
    git = shutil.which("git")
    if git is None:
        return __version__
    asked = [git, "-C", str(Path(bots.__file__).parent), "rev-parse", "--short", "HEAD"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    return answer.stdout.strip() or __version__
