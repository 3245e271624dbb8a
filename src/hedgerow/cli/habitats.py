"""`hedgerow habitats`: score the parks that lie on somebody's table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from hedgerow.cli.records import read_bytes
from hedgerow.cli.say import catalogue, console, print_json, say
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message, seat_letter
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.cells import cell_at
from hedgerow.games.habitats.goals import Measure, goal_points, goal_ranks, measure
from hedgerow.games.habitats.inventory import Oddity, oddities
from hedgerow.games.habitats.laying import Lain
from hedgerow.games.habitats.parkfile import read_parks
from hedgerow.games.habitats.scoring import Breakdown
from hedgerow.games.habitats.scoring import score as score_park
from hedgerow.games.habitats.tiles import GOAL_IDS, GoalId, goals, years_for
from hedgerow.games.habitats.words import measured
from hedgerow.games.habitats.words.reasons import why

app = typer.Typer(
    help="Habitats parks: score those from the table.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

YEARS = 3


@app.callback()
def _habitats() -> None:
    """Keeps `score` a word of its own while it is the only one."""


@app.command()
def score(
    files: Annotated[
        list[str], typer.Argument(help="Park files, or - for standard input; seats in order.")
    ],
    park: Annotated[
        str | None, typer.Option(help="Which park alone, where a file has several.")
    ] = None,
    year_goals: Annotated[
        str | None,
        typer.Option(
            "--goals",
            help="The goals of years 1, 2 and 3 with commas between, two of a year with a plus: "
            "their points are added.",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Score parks, tile by tile with reasons, and rank them in all nine goals.

    Draw a park as text: a line for each row from the top down, cells apart by spaces.

    . nothing    @G the entrance (on G grassland, F forest, D dryland, W water)

    F3:GDW an animal on forest for 3 points that demands grassland, dryland, water

    G3:** an animal that demands two flowers    F* a flower on forest

    T+ Tx T4 T8 watchtowers: straight, diagonal, 4 cells, 8 cells

    F-BIG F-MANY tourists    D=NW roads to the north and west, on dryland

    zebra, road1-forest/1 a tile of the box by its id, roads turned once clockwise

    F3:GDW(bushpig) a tile with a name of yours    # a remark

    = Ada begins the park of Ada, where a file has several

    JSON is read too: see docs/games/habitats.md for its form.
    """
    lain = [found for file in files for found in _named(file, park, len(files) > 1)]
    wanted = _goals(year_goals or "")
    if wanted and len(lain) not in GAME.seats:
        raise BadInput(
            "error-seats", game=GAME.id, seats=len(lain), low=GAME.seats[0], high=GAME.seats[-1]
        )
    told = [score_park(one.park) for one in lain]
    if not json:
        _show(lain, told, wanted)
    elif len(lain) == 1:
        print_json(_park_json(lain, told, 0))
    else:
        print_json(_all_json(lain, told, wanted))


def _named(file: str, name: str | None, several: bool) -> list[Lain]:
    """The parks of a file; without a name of its own, one of several is called like its file."""
    found = read_parks(read_bytes(file), file, name)
    stem = PurePath(file).stem if several and file != "-" else ""
    return [one if one.name else one._replace(name=stem) for one in found]


def _goals(text: str) -> list[list[GoalId]]:
    """The goals of each year, by id or by name in either language."""
    if not text.strip():
        return []
    known = {
        word.casefold(): id
        for id, goal in goals().items()
        for word in (id, goal.name.en, goal.name.fr)
    }
    years: list[list[GoalId]] = []
    for year in text.split(","):
        years.append([])
        for word in year.split("+"):
            goal = known.get(word.strip().casefold())
            if goal is None:
                raise BadInput(
                    "error-habitats-park-goal", goal=word.strip(), known=", ".join(GOAL_IDS)
                )
            if goal in [other for goals in years for other in goals]:
                raise BadInput("error-habitats-goal-twice", goal=goals()[goal].name.message)
            years[-1].append(goal)
    if len(years) > YEARS:
        raise BadInput("error-habitats-park-years", count=len(years), most=YEARS)
    return years


def _name(lain: Sequence[Lain], at: int) -> str:
    return lain[at].name or seat_letter(at) if at < len(lain) else ""


# What is odd about them


def warnings(lain: Sequence[Lain], at: int) -> list[Message]:
    """What cannot be so in a park: tiles that the box has not given, and too many of them."""
    found = [_odd(odd, lain[at]) for odd in oddities([one.park for one in lain]) if odd.park == at]
    seats = [len(lain)] if len(lain) in GAME.seats else list(GAME.seats)
    most = max(sum(years_for(count).turns) for count in seats)
    tiles = len(lain[at].park.cells) - 1
    if tiles > most:
        found.append(Message("habitats-park-odd-turns", {"count": tiles, "most": most}))
    return found


def _odd(odd: Oddity, one: Lain) -> Message:
    args: dict[str, Arg] = {"name": odd.name, "x": str(odd.x + one.x), "y": str(odd.y + one.y)}
    if not odd.has:
        return Message("habitats-park-odd-none", args)
    return Message("habitats-park-odd-many", {**args, "count": odd.count, "has": odd.has})


# For programs


def _park_json(lain: Sequence[Lain], told: Sequence[Breakdown], at: int) -> dict[str, Any]:
    speak, one, park = catalogue(), lain[at], lain[at].park
    tiles = [
        {"x": tile.x + one.x, "y": tile.y + one.y, "vp": tile.vp, "why": speak.say(why(park, tile))}
        for tile in told[at].tiles
    ]
    return {
        "total": told[at].total,
        "tiles": tiles,
        "goals": {goal: _plain(goal, measure(goal, park)) for goal in GOAL_IDS},
        "warnings": [speak.say(warning) for warning in warnings(lain, at)],
    }


def _plain(goal: GoalId, found: Measure) -> int | list[int]:
    """A number where a goal measures one thing, a list where it has a tie-break."""
    if goal == "biggest_area" or len(found) > 1:
        return list(found)
    return found[0]


def _all_json(
    lain: Sequence[Lain], told: Sequence[Breakdown], wanted: Sequence[Sequence[GoalId]]
) -> dict[str, Any]:
    ranks = {goal: list(goal_ranks(goal, _measures(lain, goal))) for goal in GOAL_IDS}
    scored = {goal: list(points) for goal, points in _points(lain, wanted).items()}
    return {
        "parks": [
            {"name": _name(lain, at), **_park_json(lain, told, at)} for at in range(len(lain))
        ],
        "ranks": ranks,
        "points": scored,
        "totals": _totals(told, scored),
    }


def _measures(lain: Sequence[Lain], goal: GoalId) -> list[Measure]:
    return [measure(goal, one.park) for one in lain]


def _points(
    lain: Sequence[Lain], wanted: Sequence[Sequence[GoalId]]
) -> dict[GoalId, tuple[int, ...]]:
    """What the goals of the years bring each park (HAB-20)."""
    if not wanted:
        return {}
    worth = years_for(len(lain)).points
    return {
        goal: goal_points(goal, _measures(lain, goal), worth[year])
        for year, goals in enumerate(wanted)
        for goal in goals
    }


def _totals(told: Sequence[Breakdown], scored: dict[GoalId, Any]) -> list[int]:
    return [
        park.total + sum(points[at] for points in scored.values()) for at, park in enumerate(told)
    ]


# For people


def _show(
    lain: Sequence[Lain], told: Sequence[Breakdown], wanted: Sequence[Sequence[GoalId]]
) -> None:
    for at in range(len(lain)):
        if len(lain) > 1:
            console.print(Text(_name(lain, at), style="bold underline"))
        _show_park(lain, told, at)
        console.print()
    if len(lain) == 1:
        _show_measures(lain[0])
    else:
        _show_ranks(lain, _points(lain, wanted))
    if wanted:
        console.print()
        totals = _totals(told, _points(lain, wanted))
        for at, total in enumerate(totals):
            console.print(
                say("habitats-park-final", name=_name(lain, at), total=total), style="bold"
            )


def _show_park(lain: Sequence[Lain], told: Sequence[Breakdown], at: int) -> None:
    speak, one = catalogue(), lain[at]
    table = Table(box=None, pad_edge=False)
    table.add_column(say("habitats-park-column-place"), justify="right", no_wrap=True)
    table.add_column(say("habitats-park-column-tile"))
    table.add_column(say("habitats-park-column-vp"), justify="right")
    table.add_column(say("habitats-park-column-why"))
    for tile in told[at].tiles:
        name = one.park.cells[cell_at(tile.x, tile.y)].tile.name
        table.add_row(
            f"{tile.x + one.x}, {tile.y + one.y}",
            Text(speak.say(name.message)),
            Text(str(tile.vp), style="bold" if tile.vp else "dim"),
            Text(speak.say(why(one.park, tile)), style="" if tile.met else "dim"),
        )
    console.print(table)
    console.print(say("habitats-park-total", total=told[at].total), style="bold")
    for warning in warnings(lain, at):
        console.print(Text(speak.say(warning), style="yellow"), soft_wrap=True)


def _show_measures(one: Lain) -> None:
    speak = catalogue()
    table = Table(box=None, pad_edge=False)
    table.add_column(say("habitats-park-column-goal"))
    table.add_column(say("habitats-park-column-measure"))
    for goal in GOAL_IDS:
        name = speak.say(goals()[goal].name.message)
        table.add_row(Text(name), Text(speak.say(measured(goal, measure(goal, one.park)))))
    console.print(table)


def _show_ranks(lain: Sequence[Lain], scored: dict[GoalId, tuple[int, ...]]) -> None:
    """Each goal with everybody's rank, and the points where it is one of the game's."""
    speak = catalogue()
    table = Table(box=None, pad_edge=False)
    table.add_column(say("habitats-park-column-goal"))
    for at in range(len(lain)):
        table.add_column(Text(_name(lain, at)))
    for goal in GOAL_IDS:
        found = _measures(lain, goal)
        cells = []
        for at, rank in enumerate(goal_ranks(goal, found)):
            text = say("habitats-park-rank", rank=rank, measure=measured(goal, found[at]))
            if goal in scored:
                text = say("habitats-park-rank-points", rank=text, points=scored[goal][at])
            cells.append(Text(text, style="bold" if goal in scored else ""))
        table.add_row(Text(speak.say(goals()[goal].name.message)), *cells)
    console.print(table)
