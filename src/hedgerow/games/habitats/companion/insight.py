"""Habitats' replay: its turns, everybody's points after them, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.core import turning
from hedgerow.core.companion import Chart, Insight, Stage, Turn, TurningPoint
from hedgerow.core.text import Message, SeatName
from hedgerow.games.habitats import words
from hedgerow.games.habitats.events import GoalScored, ParksScored, TileDiscarded
from hedgerow.games.habitats.hidden import View


def turn(view: View) -> Turn:
    return Turn((view.turn,), view.to_act)


def points(views: Sequence[View]) -> tuple[float, ...]:
    """The park of each seat and the goals that are scored."""
    view = views[0]
    return tuple(
        park.vp + sum(goal.points[seat] for goal in view.goals if goal.scored)
        for seat, park in enumerate(view.parks)
    )


def turning_points(view: View, stages: Sequence[Stage]) -> tuple[TurningPoint, ...]:
    """Goals, lost tiles, the end; leads and big turns."""

    def tell(before: Stage, after: Stage) -> turning.Told | None:
        goals = [event for event in after.events if isinstance(event, GoalScored)]
        lines = tuple(words.event(view, goal) for goal in goals)
        if any(isinstance(event, ParksScored) for event in after.events):
            seat = turning.leader(after.values) or 0
            return turning.Told(seat, "end", Message("web-habitats-replay-end"), lines)
        if goals:
            most = max(goals[0].points)
            winners = [seat for seat, won in enumerate(goals[0].points) if won == most]
            year = Message("web-habitats-replay-goal", {"year": goals[0].year + 1})
            return turning.Told(winners[0], "goal", year, lines)
        lost = next((event for event in after.events if isinstance(event, TileDiscarded)), None)
        if lost is not None:
            title = Message("web-habitats-replay-lost", {"who": SeatName(lost.seat)})
            return turning.Told(lost.seat, "lost", title, (words.event(view, lost),))
        return None

    return turning.turning_points(stages, tell)


CHART: Final[Chart[View]] = Chart(
    title=Message("web-replay-chart-points"),
    values=points,
    note=Message("web-habitats-replay-chart-note"),
)
INSIGHT: Final = Insight(turn, CHART, turning_points)
