"""`hedgerow bench`: random playouts of ours and of other libraries, in one interleaved run."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from math import floor, log10
from statistics import median
from typing import Annotated, Any, Final

import typer
from msgspec import Struct
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from hedgerow.arena.clonings import clonings_of, positions
from hedgerow.arena.playouts import (
    Counted,
    Playout,
    Sample,
    Spread,
    interleave,
    lazy,
    listed,
    openspiel,
    openspiel_tuned,
    pettingzoo,
    ratios,
)
from hedgerow.cli.say import catalogue, console, print_json, progress_console, say
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.text import Message
from hedgerow.games import GAMES, game_named

SEATS: Final = 4
SPIEL: Final = ("leduc_poker", "hearts", "hanabi")
TUNED: Final = ("leduc_poker", "hearts")
CLASSICS: Final = ("tictactoe", "connect_four")


class Row(Struct, frozen=True):
    """One contestant's figures; `times` is how many times faster our lazy picks were."""

    name: str
    library: str
    decisions_per_s: Spread
    steps_per_s: Spread
    decisions_per_game: float
    times: Spread


class Report(Struct, frozen=True):
    """What `--json` prints."""

    game: str
    seats: int
    options: dict[str, object]
    rounds: int
    seconds: float
    rows: list[Row]
    missing: list[str]


def bench(
    game: Annotated[str, typer.Argument(help="Which of our games.")] = GAMES[0].id,
    seconds: Annotated[
        float, typer.Option(help="Processor seconds of each contestant in a round.")
    ] = 0.3,
    rounds: Annotated[int, typer.Option(help="How many rounds.")] = 12,
    seed: Annotated[int, typer.Option(help="The same seed draws the same games.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Time random playouts beside OpenSpiel's and PettingZoo's, per second of processor time."""
    if rounds < 1:
        raise BadInput("error-bench-rounds", rounds=rounds)
    if not 0 < seconds <= 3600:
        raise BadInput("error-bench-seconds", seconds=str(seconds))
    ours = game_named(game)
    contestants, libraries, missing = _contestants(ours, seed)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=progress_console,
        transient=True,
        disable=not progress_console.is_terminal,
    ) as progress:
        task = progress.add_task(say("bench-progress"), total=rounds)
        done: list[dict[str, Sample]] = []
        for samples in interleave(contestants, rounds, seconds):
            done.append(samples)
            progress.update(task, completed=len(done))
    rows = [_row(done, name, libraries[name], _lazy(ours)) for name in contestants]
    options: dict[str, object] = dict(ours.companion().timing.options)
    report = Report(game, _seats(ours), options, rounds, seconds, rows, missing)
    if json:
        print_json(report)
    else:
        _show(report)


def _seats(game: AnyGame) -> int:
    return min(SEATS, game.seats[-1])


def _lazy(game: AnyGame) -> str:
    """The contestant that the others are compared with."""
    return f"{game.id} lazy"


def _contestants(game: AnyGame, seed: int) -> tuple[dict[str, Playout], dict[str, str], list[str]]:
    """The available contestants, the library of each, and the missing packages."""
    seats, timing = _seats(game), game.companion().timing
    options = timing.options
    playouts = {
        _lazy(game): lazy(game, seats, options, seed),
        f"{game.id} full lists": listed(game, seats, options, seed),
    }
    for name, work in timing.work(seed).items():
        playouts[f"{game.id} {name}"] = _counted(work)
    if timing.clones:
        playouts |= clonings_of(game, positions(game, seats, seed))
    libraries = dict.fromkeys(playouts, "hedgerow")
    missing: list[str] = []

    def add(library: str, package: str, makers: Mapping[str, Callable[[], Playout]]) -> None:
        for name, make in makers.items():
            try:
                playouts[name] = make()
            except ImportError:
                missing.append(package)
                return
            libraries[name] = library

    spiel = {name: partial(openspiel, name, seed) for name in SPIEL}
    tuned = {f"{name} tuned": partial(openspiel_tuned, name, seed) for name in TUNED}
    classics = {name: partial(_classic, name, seed) for name in CLASSICS}
    add("OpenSpiel", "open_spiel", {**spiel, **tuned})
    add("hedgerow", "pettingzoo", {f"{game.id} as AEC": partial(_own_env, game, seed)})
    add("PettingZoo", "pygame", classics)
    return playouts, libraries, missing


def _counted(work: Callable[[], int]) -> Playout:
    """A game's own workload, in which every step is a decision."""

    def play() -> Counted:
        choices = work()
        return Counted(choices, choices)

    return play


def _own_env(game: AnyGame, seed: int) -> Playout:
    from hedgerow.envs import aec

    options: dict[str, Any] = dict(game.companion().timing.options)
    return pettingzoo(aec(game.id, _seats(game), **options), seed)


def _classic(name: str, seed: int) -> Playout:
    """One of PettingZoo's own games; it draws with pygame even without a display."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return pettingzoo(import_module(f"pettingzoo.classic.{name}.{name}").env(), seed)


def _row(rounds: list[dict[str, Sample]], name: str, library: str, ours: str) -> Row:
    samples = [row[name] for row in rounds]
    return Row(
        name,
        library,
        Spread.of([sample.decisions_per_s for sample in samples]),
        Spread.of([sample.steps_per_s for sample in samples]),
        median([sample.decisions / sample.games for sample in samples]),
        ratios(rounds, ours, name),
    )


def _show(report: Report) -> None:
    table = Table(box=None, pad_edge=False, collapse_padding=True)
    table.add_column(say("bench-game"), no_wrap=True)
    for id in ("bench-decisions", "bench-range", "bench-steps", "bench-times", "bench-range"):
        table.add_column(say(id), justify="right", min_width=9)
    for row in report.rows:
        rate, times = row.decisions_per_s, row.times
        table.add_row(
            f"{row.library} {row.name}",
            _thousands(rate.median),
            f"{_thousands(rate.low)}–{_thousands(rate.high)}",
            _thousands(row.steps_per_s.median),
            _ratio(times.median),
            f"{_ratio(times.low)}–{_ratio(times.high)}",
        )
    console.print(table)
    seconds = _decimal(f"{report.seconds:g}")
    counted = Message(
        "bench-counted",
        {
            "rounds": report.rounds,
            "seconds": seconds,
            "seats": report.seats,
            "game": Message(f"game-{report.game}-name"),
        },
    )
    note = game_named(report.game).companion().timing.note
    notes = [
        catalogue().say(counted),
        *([] if note is None else [catalogue().say(note)]),
        say("bench-tuned"),
        *(say("bench-missing", package=package) for package in report.missing),
    ]
    for line in notes:
        console.print(line, markup=False)


def _thousands(value: float) -> str:
    return _ratio(value / 1000)


def _ratio(value: float) -> str:
    """Three significant digits: 1.93, 86.9, 474."""
    return _decimal(f"{value:.{max(0, 2 - floor(log10(value)))}f}")


def _decimal(number: str) -> str:
    """A number with the decimal sign of the language."""
    whole, point, part = number.partition(".")
    return say("bench-decimal", whole=whole, part=part) if point else whole
