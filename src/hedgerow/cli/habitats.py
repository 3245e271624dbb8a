"""`hedgerow habitats`: score a park that lies on somebody's table."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from hedgerow.cli.records import read_bytes
from hedgerow.cli.say import catalogue, console, print_json, say
from hedgerow.games.habitats.cells import cell_at
from hedgerow.games.habitats.goals import Measure, measure
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.parkfile import read_park
from hedgerow.games.habitats.reasons import why
from hedgerow.games.habitats.scoring import Breakdown
from hedgerow.games.habitats.scoring import score as score_park
from hedgerow.games.habitats.tiles import GOAL_IDS, GoalId, goals
from hedgerow.games.habitats.words import measured

app = typer.Typer(
    help="Habitats parks: score one from the table.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


@app.callback()
def _habitats() -> None:
    """Keeps `score` a word of its own while it is the only one."""


@app.command()
def score(
    file: Annotated[str, typer.Argument(help="A park file, or - for standard input.")],
    park: Annotated[
        str | None, typer.Option(help="Which park, where a JSON file has several.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Score a park, tile by tile with reasons, and measure it for all nine goals.

    Draw the park as text: a line for each row from the top down, cells apart by spaces.

    . nothing    @G the entrance (on G grassland, F forest, D dryland, W water)

    F3:GDW an animal on forest for 3 points that demands grassland, dryland, water

    G3:** an animal that demands two flowers    F* a flower on forest

    T+ Tx T4 T8 watchtowers: straight, diagonal, 4 cells, 8 cells

    F-BIG F-MANY tourists    D=NW roads to the north and west, on dryland

    zebra, road1-forest/1 a tile of the box by its id, roads turned once clockwise

    F3:GDW(bushpig) a tile with a name of yours    # a remark

    JSON is read too: see docs/games/habitats.md for its form.
    """
    read = read_park(read_bytes(file), file, park)
    told = score_park(read)
    if json:
        print_json(_for_programs(read, told))
    else:
        _show(read, told)


def _for_programs(park: Park, told: Breakdown) -> dict[str, Any]:
    speak = catalogue()
    tiles = [
        {"x": one.x, "y": one.y, "vp": one.vp, "why": speak.say(why(park, one))}
        for one in told.tiles
    ]
    measures = {goal: _plain(goal, measure(goal, park)) for goal in GOAL_IDS}
    return {"total": told.total, "tiles": tiles, "goals": measures}


def _plain(goal: GoalId, found: Measure) -> int | list[int]:
    """A number where a goal measures one thing, a list where it has a tie-break."""
    if goal == "biggest_area" or len(found) > 1:
        return list(found)
    return found[0]


def _show(park: Park, told: Breakdown) -> None:
    speak = catalogue()
    table = Table(box=None, pad_edge=False)
    table.add_column(say("park-column-place"), justify="right", no_wrap=True)
    table.add_column(say("park-column-tile"))
    table.add_column(say("park-column-vp"), justify="right")
    table.add_column(say("park-column-why"))
    for one in told.tiles:
        tile = park.cells[cell_at(one.x, one.y)].tile
        table.add_row(
            f"{one.x}, {one.y}",
            Text(speak.say(tile.name.message)),
            Text(str(one.vp), style="bold" if one.vp else "dim"),
            Text(speak.say(why(park, one)), style="" if one.met else "dim"),
        )
    console.print(table)
    console.print(say("park-total", total=told.total), style="bold")
    console.print()
    measures = Table(box=None, pad_edge=False)
    measures.add_column(say("park-column-goal"))
    measures.add_column(say("park-column-measure"))
    for goal in GOAL_IDS:
        name = speak.say(goals()[goal].name.message)
        measures.add_row(Text(name), Text(speak.say(measured(goal, measure(goal, park)))))
    console.print(measures)
