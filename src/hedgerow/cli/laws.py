"""`hedgerow laws`: checks the laws on one or thousands of games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from traceback import extract_tb
from typing import Annotated

import typer
from rich.progress import Progress

from hedgerow.cli.say import console, print_json, progress_console, say
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES, game_named
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing import laws as testing_laws


def laws(
    game: Annotated[str, typer.Argument(help=f"The game's id, such as {GAMES[0].id}.")],
    games: Annotated[int, typer.Option(min=1, help="Games per seat count and option set.")] = 10,
    seats: Annotated[int | None, typer.Option(help="This seat count only.")] = None,
    cheap: Annotated[
        bool, typer.Option("--cheap", help="Only the invariants that cost little, for many games.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 0,
    every: Annotated[
        int, typer.Option(min=1, help="Check one position in this many; 1 is every step.")
    ] = 1,
    processes: Annotated[int, typer.Option(min=1, help="Worker processes.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play games and check every law at every step."""
    found = game_named(game)
    if seats is not None:
        found.check_seats(seats)
    rows = []
    setups = list(_setups(found, seats))
    with (
        ProcessPoolExecutor(processes) as pool,
        Progress(console=progress_console, transient=True) as progress,
    ):
        task = progress.add_task(say("laws-progress", game=game), total=len(setups) * games)
        for count, options in setups:
            moves = 0
            work = (repeat(game), repeat(count), repeat(dict(options)), range(seed, seed + games))
            chunk = max(1, games // 100)
            for made in pool.map(_one, *work, repeat(cheap), repeat(every), chunksize=chunk):
                if isinstance(made, str):
                    raise BadInput("error-law-broken", detail=made)
                moves += made
                progress.advance(task)
            rows.append({"seats": count, "options": options, "games": games, "moves": moves})
    if json:
        print_json({"game": game, "cheap": cheap, "broken": 0, "runs": rows})
        return
    for row in rows:
        console.print(say("laws-row", **{**row, "options": _text(row["options"])}))
    kind = "laws-held-cheap" if cheap else "laws-held"
    console.print(say(kind, games=len(setups) * games, laws=len(testing_laws.LAWS)))


def _setups(game: AnyGame, seats: int | None) -> Iterator[tuple[int, Mapping[str, object]]]:
    for count, options in game.setups():
        if seats in (None, count):
            yield count, options


def _one(
    game: str, seats: int, options: Mapping[str, object], seed: int, cheap: bool, every: int
) -> int | str:
    """The number of moves, or the error as text, since exceptions pass badly between processes."""
    found = game_named(game)
    try:
        if cheap:
            return testing_laws.cheap(found, seats, options, seed)
        catalogues = [Catalogue(language) for language in LANGUAGES]
        return testing_laws.check(found, seats, options, seed, catalogues=catalogues, every=every)
    except testing_laws.LawBroken as broken:
        return str(broken)
    except Exception as error:  # the game itself raised: say where, so that it can be reproduced
        last = extract_tb(error.__traceback__)[-1]
        at = f"{Path(last.filename).name}, line {last.lineno}"
        return (
            f"{type(error).__name__} {error} [{at}: {game}, {seats} seats, {options}, seed {seed}]"
        )


def _text(options: object) -> str:
    assert isinstance(options, Mapping)
    return " ".join(f"{key}={value}" for key, value in options.items())
