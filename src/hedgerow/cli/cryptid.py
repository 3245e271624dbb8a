"""`hedgerow cryptid`: make puzzles, check files of them."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, TypeVar

import typer
from rich.progress import track
from rich.table import Table
from rich.text import Text

from hedgerow.cli.cryptid_explain import explain
from hedgerow.cli.records import read_bytes
from hedgerow.cli.say import catalogue, console, print_json, progress_console, say
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, seat_letter
from hedgerow.games.cryptid import GAME, words
from hedgerow.games.cryptid.checker import (
    SERIOUS,
    Finding,
    Setup,
    check_setup,
    hex_told,
    read_setups,
)
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.difficulty import Rating, difficulty
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.hexes import hex_name
from hedgerow.games.cryptid.hidden import view
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.puzzles import clue_holder
from hedgerow.games.cryptid.rules import position
from hedgerow.games.cryptid.sharing import file_entry, share_code
from hedgerow.games.cryptid.state import researchers_for

T = TypeVar("T")

app = typer.Typer(
    help="Cryptid puzzles: make, check, explain.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

_FEW = 10
"""So many puzzles are rated without being asked to: a rating costs more than a puzzle."""


@app.command()
def new(
    mode: Annotated[str, typer.Option(help="normal or advanced.")] = "normal",
    seats: Annotated[int, typer.Option(help="2 to 5; two seats play a puzzle for four.")] = 4,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 1,
    seed: Annotated[int | None, typer.Option(help="The same seed makes the same puzzles.")] = None,
    reveal: Annotated[bool, typer.Option(help="Show clues, hint and habitat.")] = False,
    map: Annotated[bool, typer.Option("--map", help="Draw the map.")] = False,
    rate: Annotated[
        bool | None,
        typer.Option(help="Rate the difficulty; on for up to ten puzzles in words."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="A puzzle file for programs.")] = False,
) -> None:
    """Make new puzzles under all the quality rules of RULES.md."""
    GAME.check_seats(seats)
    chosen = GAME.read_options({"mode": mode}).mode
    rng = Rng(secrets.randbits(64) if seed is None else seed)
    rated = rate if rate is not None else not json and count <= _FEW
    entries = []
    numbers = range(1, count + 1)
    for number in _tracked(numbers, "cryptid-puzzles-generating", shown=json or count > _FEW):
        # Each puzzle has a generator of its own: number 3 is the same among 5 and among 500.
        puzzle = generate(chosen, researchers_for(seats), rng.fork(), pairs=seats == 2)
        rating = difficulty(puzzle) if rated else None
        if json:
            entry = file_entry(number, puzzle, seats)
            if rating is not None:
                setup = entry["setups"][str(seats)]
                setup |= {"stars": rating.stars, "hexes": round(rating.hexes, 1)}
            entries.append(entry)
        else:
            _show(number, puzzle, seats, rating, reveal=reveal, map=map)
    if json:
        print_json({"puzzles": entries})


def _show(
    number: int, puzzle: Puzzle, seats: int, rating: Rating | None, *, reveal: bool, map: bool
) -> None:
    seen = view(position(puzzle, len(puzzle.clues)), None)
    title = say("cryptid-puzzles-title", number=number, mode=puzzle.mode, seats=seats)
    console.print(Text(title, style="bold"))
    if map:
        for line in words.draw(seen, catalogue().say):
            drawn = Text.assemble(*((span.text, span.style) for span in line))
            console.print(drawn, soft_wrap=True)
    lines = Table.grid(padding=(0, 2))
    rows = [puzzle.slots[at : at + 2] for at in range(0, len(puzzle.slots), 2)]
    lines.add_row(say("cryptid-puzzles-label-sections"), " / ".join(" ".join(row) for row in rows))
    lines.add_row(say("cryptid-puzzles-label-stones"), _standing(puzzle, "stone"))
    lines.add_row(say("cryptid-puzzles-label-shacks"), _standing(puzzle, "shack"))
    lines.add_row(say("cryptid-puzzles-label-code"), share_code(puzzle))
    if rating is not None:
        stars = "★" * rating.stars + "☆" * (5 - rating.stars)
        told = say("cryptid-puzzles-difficulty", stars=stars, hexes=round(rating.hexes))
        lines.add_row(say("cryptid-puzzles-label-difficulty"), told)
    if seats == 2:
        lines.add_row(say("cryptid-puzzles-label-two"), say("cryptid-puzzles-two"))
    if reveal:
        for number, clue in enumerate(puzzle.clues, start=1):
            holder = seat_letter(clue_holder(number - 1, seats))
            label = say("cryptid-puzzles-label-clue", number=number, letter=holder)
            lines.add_row(label, _said(words.clue(CODES[clue])))
        lines.add_row(say("cryptid-puzzles-label-hint"), _said(words.hint(puzzle.hint)))
        habitat = words.hex_message(seen, puzzle.habitat.bit_length() - 1)
        lines.add_row(say("cryptid-puzzles-label-habitat"), _said(habitat))
    console.print(lines)
    if not reveal:
        console.print(say("cryptid-puzzles-hidden"), style="dim")


def _standing(puzzle: Puzzle, kind: str) -> str:
    return ", ".join(
        say("cryptid-puzzles-structure", colour=built.colour, at=hex_name(built.hex))
        for built in puzzle.structures
        if built.kind == kind
    )


def _said(message: Message) -> str:
    return say(message.id, **message.args)


@app.command()
def check(
    file: Annotated[str, typer.Argument(help="A puzzle file, or - for standard input.")],
    json: Annotated[bool, typer.Option("--json", help="A list of findings for programs.")] = False,
) -> None:
    """Check every set-up of a puzzle file; exit code 1 if one has no proper habitat."""
    setups = read_setups(read_bytes(file), file)
    findings = [check_setup(setup) for setup in _tracked(setups, "cryptid-puzzles-checking")]
    if json:
        print_json(findings)
    else:
        _show_findings(setups, findings)
    if any(SERIOUS.intersection(finding.broken_rules) for finding in findings):
        raise typer.Exit(1)


def _show_findings(setups: list[Setup], findings: list[Finding]) -> None:
    table = Table(
        say("cryptid-puzzles-column-id"),
        say("cryptid-puzzles-column-mode"),
        say("cryptid-puzzles-column-seats"),
        say("cryptid-puzzles-column-habitat"),
        say("cryptid-puzzles-column-removable"),
        say("cryptid-puzzles-column-broken"),
    )
    for setup, finding in zip(setups, findings, strict=True):
        found = ", ".join(finding.hexes) or say("cryptid-puzzles-none")
        if setup.stated is not None and "stated-habitat" in finding.broken_rules:
            found = say("cryptid-puzzles-stated", found=found, stated=hex_told(setup.stated))
        broken = ", ".join(finding.broken_rules)
        table.add_row(
            Text(str(finding.id)),
            say("cryptid-puzzles-mode", mode=setup.mode),
            str(finding.seats),
            Text(found),
            ", ".join(finding.removable) if len(finding.hexes) == 1 else "-",
            Text(broken, style="red" if SERIOUS.intersection(finding.broken_rules) else "yellow"),
        )
    console.print(table)
    bad = sum(bool(SERIOUS.intersection(finding.broken_rules)) for finding in findings)
    summary = say("cryptid-puzzles-summary", good=len(findings) - bad, all=len(findings))
    console.print(summary, soft_wrap=True)
    if any(len(finding.hexes) != 1 for finding in findings):
        console.print(say("cryptid-puzzles-removable-means"), soft_wrap=True)
    broken_rules = Counter(rule for finding in findings for rule in finding.broken_rules)
    if broken_rules:
        counted = ", ".join(f"{rule} ({times})" for rule, times in broken_rules.items())
        console.print(say("cryptid-puzzles-rules-broken", rules=counted), soft_wrap=True)
    else:
        console.print(say("cryptid-puzzles-rules-hold"))


def _tracked(work: Iterable[T], id: str, *, shown: bool = True) -> Iterator[T]:
    """Progress on a terminal's standard error, gone when done."""
    quiet = not (shown and progress_console.is_terminal)
    yield from track(list(work), say(id), console=progress_console, transient=True, disable=quiet)


app.command()(explain)
