"""`score`: scores parks of a physical game tile by tile, and ranks them in all goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from hedgerow.core.companion import Clerk, Document, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.paper import Cell, Grid, Line, Paper
from hedgerow.core.text import Arg, Message, Say, seat_letter
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

YEARS: Final = 3
SEATS: Final = (2, 3, 4, 5)


class ScoreRequest(Struct, frozen=True, forbid_unknown_fields=True):
    files: Annotated[
        tuple[Document, ...],
        Meta(description="Park files, or - for standard input; seats in order."),
    ]
    park: Annotated[str, Meta(description="Which park alone, where a file has several.")] = ""
    goals: Annotated[
        str,
        Meta(
            description="The goals of years 1, 2 and 3 with commas between, two of a year with a "
            "plus: their points are added."
        ),
    ] = ""


class TileScore(Struct, frozen=True):
    x: int
    y: int
    vp: int
    why: Message


class ParkScore(Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str = ""
    total: int
    tiles: list[TileScore]
    goals: dict[GoalId, int | list[int]]
    warnings: list[Message]


class ParkScores(Struct, frozen=True):
    parks: list[ParkScore]
    ranks: dict[GoalId, list[int]]
    points: dict[GoalId, list[int]]
    """The points of each park for the goals of the years, if they were named."""
    totals: list[int]


Scored: TypeAlias = ParkScore | ParkScores


def score(request: ScoreRequest, clerk: Clerk) -> Scored:
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
    return Parks(request).answer()


class Parks:
    """The parks of a request, read and scored."""

    def __init__(self, request: ScoreRequest) -> None:
        several = len(request.files) > 1
        self.lain = [
            lain for file in request.files for lain in _named(file, request.park or None, several)
        ]
        self.goals = _goals(request.goals)
        if self.goals and len(self.lain) not in SEATS:
            count = len(self.lain)
            raise BadInput(
                "error-seats", game="habitats", seats=count, low=SEATS[0], high=SEATS[-1]
            )
        self.scored: list[Breakdown] = [score_park(lain.park) for lain in self.lain]

    def answer(self) -> Scored:
        if len(self.lain) == 1:
            return self._park(0)
        ranks = {goal: list(goal_ranks(goal, self.measures(goal))) for goal in GOAL_IDS}
        points = {goal: list(each) for goal, each in self.points().items()}
        parks = [self._park(at, self.name(at)) for at in range(len(self.lain))]
        return ParkScores(parks, ranks, points, self.totals())

    def _park(self, at: int, name: str = "") -> ParkScore:
        lain, breakdown = self.lain[at], self.scored[at]
        return ParkScore(
            name=name,
            total=breakdown.total,
            tiles=[
                TileScore(tile.x + lain.x, tile.y + lain.y, tile.vp, why(lain.park, tile))
                for tile in breakdown.tiles
            ],
            goals={goal: _plain(goal, measure(goal, lain.park)) for goal in GOAL_IDS},
            warnings=self.warnings(at),
        )

    def name(self, at: int) -> str:
        return self.lain[at].name or seat_letter(at)

    def measures(self, goal: GoalId) -> list[Measure]:
        return [measure(goal, lain.park) for lain in self.lain]

    def points(self) -> dict[GoalId, tuple[int, ...]]:
        """The points of each park for the goals of the years (HAB-20)."""
        if not self.goals:
            return {}
        worth = years_for(len(self.lain)).points
        return {
            goal: goal_points(goal, self.measures(goal), worth[year])
            for year, named in enumerate(self.goals)
            for goal in named
        }

    def totals(self) -> list[int]:
        points = self.points().values()
        return [
            park.total + sum(each[at] for each in points) for at, park in enumerate(self.scored)
        ]

    def warnings(self, at: int) -> list[Message]:
        """Warnings about a park: tiles that the box does not have, and too many tiles."""
        every = oddities([lain.park for lain in self.lain])
        found = [_odd(odd, self.lain[at]) for odd in every if odd.park == at]
        seats = [len(self.lain)] if len(self.lain) in SEATS else list(SEATS)
        most = max(sum(years_for(count).turns) for count in seats)
        tiles = len(self.lain[at].park.cells) - 1
        if tiles > most:
            found.append(Message("habitats-park-odd-turns", {"count": tiles, "most": most}))
        return found


def _named(file: Document, name: str | None, several: bool) -> list[Lain]:
    """The parks of a file; one of several without a name is named after its file."""
    found = read_parks(file.raw, file.place, name)
    stem = PurePath(file.place).stem if several and file.place != "-" else ""
    return [lain if lain.name else lain._replace(name=stem) for lain in found]


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
            if any(goal in named for named in years):
                raise BadInput("error-habitats-goal-twice", goal=goals()[goal].name.message)
            years[-1].append(goal)
    if len(years) > YEARS:
        raise BadInput("error-habitats-park-years", count=len(years), most=YEARS)
    return years


def _odd(odd: Oddity, lain: Lain) -> Message:
    args: dict[str, Arg] = {"name": odd.name, "x": str(odd.x + lain.x), "y": str(odd.y + lain.y)}
    if not odd.has:
        return Message("habitats-park-odd-none", args)
    return Message("habitats-park-odd-many", {**args, "count": odd.count, "has": odd.has})


def _plain(goal: GoalId, found: Measure) -> int | list[int]:
    """A number if the goal has a single measure, a list if it has tie-breaks."""
    if goal == "biggest_area" or len(found) > 1:
        return list(found)
    return found[0]


# In words


def _paper(request: ScoreRequest, answer: Scored, clerk: Clerk) -> Paper:
    return list(_blocks(Parks(request), clerk.say))


def _blocks(parks: Parks, say: Say) -> Iterator[Line | Grid]:
    several = len(parks.lain) > 1
    for at in range(len(parks.lain)):
        if several:
            yield Line(parks.name(at), "bold underline")
        yield _tiles(parks, at, say)
        total = Message("habitats-park-total", {"total": parks.scored[at].total})
        yield Line(say(total), "bold")
        for warning in parks.warnings(at):
            yield Line(say(warning), "yellow")
        yield Line()
    yield _ranks(parks, say) if several else _measures(parks.lain[0], say)
    if parks.goals:
        yield Line()
        for at, points in enumerate(parks.totals()):
            final = Message("habitats-park-final", {"name": parks.name(at), "total": points})
            yield Line(say(final), "bold")


def _columns(say: Say, *names: str) -> list[str]:
    return [say(Message(f"habitats-park-column-{name}")) for name in names]


def _tiles(parks: Parks, at: int, say: Say) -> Grid:
    lain = parks.lain[at]
    rows = []
    for tile in parks.scored[at].tiles:
        name = lain.park.cells[cell_at(tile.x, tile.y)].tile.name
        rows.append(
            [
                Cell(f"{tile.x + lain.x}, {tile.y + lain.y}"),
                Cell(say(name.message)),
                Cell(str(tile.vp), "bold" if tile.vp else "dim"),
                Cell(say(why(lain.park, tile)), "" if tile.met else "dim"),
            ]
        )
    return Grid(rows, _columns(say, "place", "tile", "vp", "why"), right=(0, 2))


def _measures(lain: Lain, say: Say) -> Grid:
    rows = [
        [Cell(say(goals()[goal].name.message)), Cell(say(measured(goal, measure(goal, lain.park))))]
        for goal in GOAL_IDS
    ]
    return Grid(rows, _columns(say, "goal", "measure"))


def _ranks(parks: Parks, say: Say) -> Grid:
    """Each goal with the ranks of all parks, and the points if it is one of the game's goals."""
    points = parks.points()
    rows = []
    for goal in GOAL_IDS:
        found = parks.measures(goal)
        row = [Cell(say(goals()[goal].name.message))]
        for at, rank in enumerate(goal_ranks(goal, found)):
            args: dict[str, Arg] = {"rank": rank, "measure": measured(goal, found[at])}
            text = say(Message("habitats-park-rank", args))
            if goal in points:
                told: dict[str, Arg] = {"rank": text, "points": points[goal][at]}
                text = say(Message("habitats-park-rank-points", told))
            row.append(Cell(text, "bold" if goal in points else ""))
        rows.append(row)
    names: Sequence[str] = [parks.name(at) for at in range(len(parks.lain))]
    return Grid(rows, [*_columns(say, "goal"), *names])


SCORE: Final = Tool(ScoreRequest, Scored, score, _paper)
