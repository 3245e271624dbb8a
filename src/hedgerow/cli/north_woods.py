"""`hedgerow north_woods`: who is fed by what on a table in a file, and the best turn with it."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from hedgerow.cli.records import read_bytes
from hedgerow.cli.say import catalogue, console, print_json, say
from hedgerow.core.text import Message
from hedgerow.games.north_woods import hunger
from hedgerow.games.north_woods.box import name
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.diet import rank
from hedgerow.games.north_woods.edits import Situation, after, edit_message
from hedgerow.games.north_woods.feeding import (
    ALL_RANKS,
    CARRION,
    Feeders,
    best_feedings,
)
from hedgerow.games.north_woods.planner import Plan, fed_ranks, whole_turn
from hedgerow.games.north_woods.tableau import filled
from hedgerow.games.north_woods.tablefile import TableFile, answer, read_table

app = typer.Typer(
    help="Habitat: North Woods: feed a table.", no_args_is_help=True, rich_markup_mode="rich"
)

_LISTED = 100
"""So many equally good feedings are counted."""


@app.callback()
def _group() -> None:
    """Keeps `feed` a sub-command of its own."""


@app.command()
def feed(
    file: Annotated[str, typer.Argument(help="A table as text or JSON, or - for standard input.")],
    json: Annotated[
        bool, typer.Option("--json", help="The answer for programs, as for JSON files.")
    ] = False,
    wolf_pair: Annotated[
        bool, typer.Option("--wolf-pair", help="Two wolves of one rank count for the next one too.")
    ] = False,
) -> None:
    """Say who is fed by what, who starves and why, and which turn is best with the hand."""
    table = read_table(read_bytes(file), file)
    if wolf_pair:
        table = msgspec.structs.replace(table, wolf_pair=True)
    if json or table.json:
        print_json(answer(table))
    else:
        _show(table)


def _show(file: TableFile) -> None:
    tableau = file.tableau
    if not file.table:
        console.print(say("north-woods-feeding-nothing"))
    feeders = file.best_feeding
    rows = Table(
        say("north-woods-feeding-column-rank"),
        say("north-woods-feeding-column-card"),
        say("north-woods-feeding-column-state"),
    )
    for place in sorted(range(len(file.table)), key=lambda at: (-rank(tableau.forms[at]), at)):
        kind = file.table[place]
        shown = name(kind)
        if place in file.boom:
            shown = Message("north-woods-feeding-boomed", {"card": shown})
        if place in file.abundance:
            shown = Message("north-woods-feeding-abundant", {"card": shown})
        state = _state(file, feeders, place)
        rows.add_row(str(rank(tableau.forms[place])), _said(shown), state)
    if file.table:
        console.print(rows)
    _show_bans(file, feeders)
    _show_summary(file, feeders)
    if file.hand or file.lying:
        _show_turn(file)


def _state(file: TableFile, feeders: Feeders, place: int) -> Text:
    """What a card eats, or whom a resource feeds, or why it is hungry."""
    tableau, feeder = file.tableau, feeders[place]
    if place in tableau.species():
        if feeder is None:
            why = "; ".join(map(_said, hunger.why_hungry(tableau, feeders, place)))
            return Text(say("north-woods-feeding-hungry", why=why), style="red")
        if feeder == CARRION:
            return Text(say("north-woods-feeding-carrion"))
        return Text(say("north-woods-feeding-eats", food=name(file.table[feeder])))
    eaters = [file.table[at] for at, food in enumerate(feeders) if food == place]
    if not eaters:
        return Text(say("north-woods-feeding-open"), style="dim")
    return Text(
        say("north-woods-feeding-feeds", eaters=", ".join(_said(name(kind)) for kind in eaters))
    )


def _show_bans(file: TableFile, feeders: Feeders) -> None:
    """For each hungry card the rules that keep the others from feeding it."""
    tableau = file.tableau
    shown = set()
    for place in tableau.species():
        if feeders[place] is None and tableau.forms[place] not in shown:
            shown.add(tableau.forms[place])
            bans = hunger.bans(tableau, feeders, place)
            if bans:
                console.print(Text(_said(name(file.table[place])), style="bold"))
            for number, ban in bans:
                line = say("north-woods-feeding-forbidden", rule=number, ban=ban)
                console.print(Text(f"  {line}"), soft_wrap=True)


def _show_summary(file: TableFile, feeders: Feeders) -> None:
    tableau = file.tableau
    species = len(tableau.species())
    fed = sum(feeder is not None for feeder in feeders)
    console.print(say("north-woods-feeding-summary", fed=fed, species=species), soft_wrap=True)
    others = sum(1 for _ in islice(best_feedings(tableau), _LISTED + 2)) - 1
    if others > _LISTED:
        console.print(say("north-woods-feeding-others-many", count=_LISTED), soft_wrap=True)
    elif others > 0:
        console.print(say("north-woods-feeding-others", count=others), soft_wrap=True)
    there = file.situation.ranks
    console.print(say("north-woods-feeding-ranks", ranks=_row(there)))
    if there == ALL_RANKS and fed == species:
        console.print(Text(say("north-woods-feeding-habitat"), style="bold green"))
    elif there != ALL_RANKS:
        missing = [str(one) for one in range(1, RANKS + 1) if not there >> one & 1]
        told = say(
            "north-woods-feeding-no-habitat-ranks", count=len(missing), missing=", ".join(missing)
        )
        console.print(told, soft_wrap=True)
    else:
        console.print(say("north-woods-feeding-no-habitat-hungry"), soft_wrap=True)


def _row(there: int) -> str:
    return " ".join(str(one) if there >> one & 1 else "·" for one in range(1, RANKS + 1))


def _show_turn(file: TableFile) -> None:
    """The best turn with the hand, step by step, and what is left when it is over."""
    situation = file.situation
    plan = whole_turn(situation)
    if plan.end.habitat:
        console.print(say("north-woods-feeding-plan", count=len(plan.edits)))
        _show_edits(situation, plan)
        return
    if file.hand:
        console.print(say("north-woods-feeding-no-plan"))
    if not plan.edits:
        console.print(say("north-woods-feeding-turn-none"), soft_wrap=True)
        return
    console.print(say("north-woods-feeding-turn", count=len(plan.edits)))
    _show_edits(situation, plan)
    kept, fed = fed_ranks(plan.end)
    console.print(say("north-woods-feeding-turn-end", fed=fed, ranks=_row(kept)), soft_wrap=True)
    lost = [card.kind for slot, card in filled(list(plan.end.table)) if slot in plan.end.hungry]
    if lost:
        names = ", ".join(_said(name(kind)) for kind in lost)
        console.print(
            say("north-woods-feeding-turn-lost", count=len(lost), cards=names), soft_wrap=True
        )


def _show_edits(situation: Situation, plan: Plan) -> None:
    for number, edit in enumerate(plan.edits, start=1):
        step = _said(edit_message(situation, edit))
        console.print(Text(f"  {number}. {step}"), soft_wrap=True)
        situation = after(situation, edit)


def _said(message: Message) -> str:
    return catalogue().say(message)
