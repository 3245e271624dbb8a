"""`hedgerow earth`: score finished tableaux."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from msgspec import to_builtins
from msgspec.structs import fields
from rich.table import Table
from rich.text import Text

from hedgerow.cli.records import read_bytes
from hedgerow.cli.say import catalogue, console, print_error, print_json, say
from hedgerow.core.text import Message, seat_letter
from hedgerow.games.earth.cards import (
    animals,
    climates,
    earth_deck,
    ecosystems,
    islands,
    name_of,
    terrains,
)
from hedgerow.games.earth.scorefile import ScoreFile, read_score_file
from hedgerow.games.earth.scoring.gaia import GaiaBreakdown, gaia_score
from hedgerow.games.earth.scoring.score import CATEGORIES, Breakdown, Entry, ranks
from hedgerow.games.earth.scoring.score import score as final_score
from hedgerow.games.earth.scoring.tableau import SIDE
from hedgerow.games.earth.words.scoring import scoring_text

_GAIA: Final = {"cards": "gaia-cards", "bonus": "gaia-bonus", "leaves": "gaia-leaves"}
"""What is called otherwise in her score."""

app = typer.Typer(
    help="Earth with Animal Kingdom: score finished tableaux.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


@app.callback()
def _main() -> None:
    """Earth with Animal Kingdom: score finished tableaux."""


@app.command()
def score(
    file: Annotated[
        str, typer.Argument(help="Tableaux as text or JSON (docs/games/earth.md); - for stdin.")
    ],
    json: Annotated[bool, typer.Option("--json", help="A list of scores for programs.")] = False,
    details: Annotated[
        bool, typer.Option("--details", help="With --json: what each card scores, too.")
    ] = False,
) -> None:
    """Score finished tableaux with a full breakdown."""
    given = read_score_file(read_bytes(file), file)
    scored = final_score(given.seats, given.mode, given.shared, given.collective)
    for note in given.notes:
        print_error(catalogue().say(note))
    hers = None if given.gaia is None else gaia_score(given.gaia)
    if json:
        listed = [_as_json(breakdown, details) for breakdown in scored]
        print_json(listed if hers is None else [*listed, {"gaia": True, **to_builtins(hers)}])
        return
    for number, breakdown in enumerate(scored):
        _show(_title(given, number), breakdown)
    if hers is not None:
        _show_gaia(hers)
        won = scored[0].total > hers.total
        id = "earth-score-beats-gaia" if won else "earth-score-lost-to-gaia"
        console.print(say(id, name=_title(given, 0)), markup=False)
    if len(scored) > 1:
        best = [number for number, rank in enumerate(ranks(given.seats, scored)) if rank == 1]
        names = ", ".join(_title(given, number) for number in best)
        console.print(say("earth-score-leader", names=names, count=len(best)), markup=False)


def _as_json(breakdown: Breakdown, details: bool) -> dict[str, Any]:
    found: dict[str, Any] = {name: breakdown.of(name) for name in CATEGORIES}
    found["total"] = breakdown.total
    if details:
        found["details"] = [_entry_json(entry) for entry in breakdown.entries]
    return found


def _entry_json(entry: Entry) -> dict[str, Any]:
    found: dict[str, Any] = {"category": entry.category, "points": entry.points}
    if entry.card:
        found["card"] = entry.card
    if entry.cell is not None:
        found["row"], found["column"] = divmod(entry.cell, SIDE)
    return found


def _title(given: ScoreFile, number: int) -> str:
    return given.names[number] or say("earth-score-seat", letter=seat_letter(number))


def _show(title: str, breakdown: Breakdown) -> None:
    console.print(Text(title, style="bold"))
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(overflow="fold")
    for category in CATEGORIES:
        entries = [entry for entry in breakdown.entries if entry.category == category]
        told = [_said(entry) for entry in entries if entry.card and _worth_saying(entry)]
        separator = "\n" if category in ("terrain", "ecosystems") else ", "
        table.add_row(
            say(f"earth-score-{category}"),
            str(breakdown.of(category)),
            Text(separator.join(told), style="dim"),
        )
    table.add_row(
        Text(say("earth-score-total"), style="bold"), Text(str(breakdown.total), style="bold"), ""
    )
    console.print(table)
    console.print()


def _show_gaia(breakdown: GaiaBreakdown) -> None:
    """EAR-119: what Gaia has, category by category."""
    console.print(Text(say("earth-score-gaia"), style="bold"))
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for category in fields(breakdown):
        style = "bold" if category.name == "total" else ""
        points = str(getattr(breakdown, category.name))
        table.add_row(
            Text(say(f"earth-score-{_GAIA.get(category.name, category.name)}"), style=style),
            Text(points, style=style),
        )
    console.print(table)
    console.print()


def _worth_saying(entry: Entry) -> bool:
    return entry.points != 0 or entry.category in ("terrain", "ecosystems")


def _said(entry: Entry) -> str:
    """One card's part of a category, with the rule where a rule made it."""
    name = _name(entry)
    args: dict[str, Any] = {"name": name, "points": entry.points}
    if entry.category == "ecosystems":
        rule = ecosystems()[str(entry.card)].scoring
        return say("earth-score-scored", **args, text=scoring_text(rule))
    if entry.category == "terrain" and isinstance(entry.card, int):
        for ability in terrains()[entry.card].abilities:
            if ability.score is not None:
                return say("earth-score-scored", **args, text=scoring_text(ability.score))
    if entry.category == "animals" and entry.card in islands():
        return say("earth-score-island-stock", **args)
    return say("earth-score-entry", **args)


def _name(entry: Entry) -> Message:
    if isinstance(entry.card, int):
        return name_of(earth_deck()[entry.card])
    for cards in (islands(), climates(), ecosystems(), animals()):
        if entry.card in cards:
            return name_of(cards[entry.card])
    raise KeyError(entry.card)
