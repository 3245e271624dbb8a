"""The race for the goals: the points that a seat expects from those not scored yet."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from hedgerow.core.text import Seat
from hedgerow.games.habitats.goals import Measure, measure, merit
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.state import State
from hedgerow.games.habitats.tiles import GoalId


class Pace(NamedTuple):
    """How a lead in a goal tells who wins it, fitted to games between bots."""

    second: float
    """What a lead in the first tie-break counts."""
    still: float
    moving: float
    """The lead that makes a win e times as likely: for always, and per root of turns left."""
    tied: float
    """How likely seats end level; then neither of them is better (HAB-21)."""
    growth: float
    """How much a park usually gains in a turn."""


PACES: Final[dict[GoalId, Pace]] = {
    "biggest_area": Pace(0.3, 0.3, 0.3, 0.0, 0.33),
    "many_areas": Pace(0.0, 0.3, 0.3, 0.8, 0.62),
    "long_park": Pace(0.0, 0.35, 0.3, 0.8, 0.35),
    "diagonal": Pace(0.0, 0.2, 0.3, 1.2, 0.19),
    "landscape_types": Pace(0.5, 0.2, 0.3, 0.9, 0.12),
    "flora": Pace(0.6, 0.35, 0.3, 0.5, 0.22),
    "compact": Pace(0.0, 0.3, 1.0, 0.6, 0.56),
    "keep_close": Pace(0.0, 0.2, 0.2, 1.1, -0.17),
    "accessibility": Pace(0.0, 0.2, 0.4, 0.8, -0.04),
}
MOST_SECOND: Final = 2
"""The largest lead in a tie-break that counts."""
UNKNOWN: Final = 0.5
"""How much of a turn is unknown of one in which only the own park has grown."""
CATCHING_UP: Final = 0.08
"""How much less a lead tells for each turn left: who wants to can catch up."""


def ahead(goal: GoalId, own: Measure, rival: Measure, turns: float, stale: int = 0) -> float:
    """The probability of being strictly better than a rival in a goal, `turns` turns later.

    The rival's measure is `stale` turns older than the own one.
    """
    if turns <= 0 and not stale:
        return float(own > rival)
    pace = PACES[goal]
    lead = float(own[0] - rival[0])
    if len(own) > 1 and len(rival) > 1:
        lead += pace.second * max(-MOST_SECOND, min(MOST_SECOND, own[1] - rival[1]))
    if stale:
        lead -= pace.growth * stale
        turns += UNKNOWN * stale
    scale = (pace.still + pace.moving * sqrt(turns)) * (1 + CATCHING_UP * turns)
    return 1 / (1 + exp(pace.tied - lead / scale))


class Open(NamedTuple):
    """A goal that is not scored yet."""

    goal: GoalId
    points: tuple[int, ...]
    """By rank."""
    end: int
    """The turn of the game, of all seats together, after which it is scored."""


def open_goals(state: State) -> list[Open]:
    layout = state.layout
    return [
        Open(goal, layout.points[year], layout.ends[year])
        for year, goals in enumerate(state.goals)
        if layout.ends[year] > state.turn
        for goal in goals
    ]


def merits(park: Park, goals: list[Open]) -> tuple[Measure, ...]:
    """A park's measures for these goals, made comparable."""
    return tuple([merit(open.goal, measure(open.goal, park)) for open in goals])


def expected(
    open: Open, standing: Sequence[Measure], seat: Seat, turn: float, stale: int = 0
) -> float:
    """The points that a seat expects from a goal, by all seats' measures after `turn` turns.

    The rivals' measures are `stale` turns old.
    """
    goal, points, end = open
    seats = len(standing)
    turns = max(0.0, (end - turn) / seats)
    own = standing[seat]
    if seats == 2:
        better = ahead(goal, own, standing[1 - seat], turns, stale)
        return better * points[0] + (1 - better) * points[1]
    beaten = [1.0]
    """beaten[n]: the probability of being better than n rivals."""
    for rival, measured in enumerate(standing):
        if rival != seat:
            better = ahead(goal, own, measured, turns, stale)
            beaten = [
                worse * (1 - better) + one_less * better
                for worse, one_less in zip([*beaten, 0.0], [0.0, *beaten], strict=True)
            ]
    return sum(likely * points[seats - 1 - n] for n, likely in enumerate(beaten))
