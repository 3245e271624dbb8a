"""What a position is worth to each seat: expected final points, and chances to win."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from hedgerow.bots.habitats.contest import expected, merits, open_goals
from hedgerow.bots.habitats.outlook import Rooms, outlook, rooms_of, rooms_with, unseen, with_tile
from hedgerow.bots.habitats.strategy import left_for
from hedgerow.bots.tree import chances
from hedgerow.core.text import Seat
from hedgerow.games.habitats.box import TileNumber
from hedgerow.games.habitats.cells import Spot
from hedgerow.games.habitats.goals import Measure
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.scoring import Survey
from hedgerow.games.habitats.state import State

SPREAD: Final = 0.75
SPREAD_GROWTH: Final = 0.9
"""The lead that makes a seat e times as likely to win: at the end, and per root of turns left."""


class Sight(NamedTuple):
    """What an evaluation takes into account."""

    goals: bool = True
    later: bool = True
    """The goals of later years."""
    room: bool = True


class Laying(NamedTuple):
    """A tile laid on a spot: the park, its measures for the open goals, and its expected points."""

    spot: Spot
    park: Park
    merits: tuple[Measure, ...]
    points: float


class Evaluation:
    """Values parks as they stand, and with one tile more."""

    def __init__(self, state: State, sight: Sight) -> None:
        self.state, self._room = state, sight.room
        self.lefts = [left_for(state, seat) for seat in range(state.seats)]
        """The turns that each seat has left; for the seat to act, after this one."""
        self._unseen = unseen(state)
        year = state.layout.ends[state.layout.year(state.turn)]
        self.goals = [
            goal for goal in open_goals(state) if sight.goals and (sight.later or goal.end == year)
        ]
        self.merits = [merits(park, self.goals) for park in state.parks]
        """Each park's measures for the open goals."""

    def outlook(self, park: Park, left: int) -> float:
        """The expected final score of a park, without goals."""
        return outlook(Survey(park), left, self._unseen, self._rooms(park, left))

    def _rooms(self, park: Park, left: int) -> Rooms | None:
        return rooms_of(park) if self._room and left else None

    def goal_points(self, seat: Seat, standing: list[tuple[Measure, ...]], turn: int) -> float:
        """The points that a seat has and expects from goals, `turn` turns into the game.

        Only its own park has grown since now.
        """
        total = float(self.state.goal_points(seat))
        now, seats = self.state.turn + 1, self.state.seats
        for at, open in enumerate(self.goals):
            stale = (min(turn, open.end) - now) // seats
            measures = [measured[at] for measured in standing]
            total += expected(open, measures, seat, turn, max(0, stale))
        return total

    def goal_gain(self, at: int, seat: Seat, measured: tuple[Measure, ...], turn: int) -> float:
        """What these measures of a park, instead of its own now, change in one goal."""
        before = [measures[at] for measures in self.merits]
        after = before.copy()
        after[seat] = measured[at]
        open = self.goals[at]
        return expected(open, after, seat, turn) - expected(open, before, seat, turn)

    def with_park(self, seat: Seat, measured: tuple[Measure, ...]) -> list[tuple[Measure, ...]]:
        """All parks' measures if one seat's park has others."""
        standing = self.merits.copy()
        standing[seat] = measured
        return standing

    def layings(
        self,
        seat: Seat,
        park: Park,
        tile: TileNumber,
        left: int,
        turn: int,
        before: tuple[Measure, ...],
    ) -> list[Laying]:
        """A tile on every spot of a park, with `left` turns left and `turn` turns over then.

        `before` has the park's measures: they stay for goals that have been scored by then.
        """
        face, survey, rooms = self.state.box.tiles[tile], Survey(park), self._rooms(park, left)
        scored = sum([open.end < turn for open in self.goals])
        over, open_still = before[:scored], self.goals[scored:]
        found = []
        for spot in spots(park, face):
            after = park.clone()
            after.put(spot[0], face.turned[spot[1]])
            measured = over + merits(after, open_still)
            grown = with_tile(survey, after, spot[0])
            free = None if rooms is None else rooms_with(rooms, after, spot[0])
            points = outlook(grown, left, self._unseen, free)
            points += self.goal_points(seat, self.with_park(seat, measured), turn)
            found.append(Laying(spot, after, measured, points))
        return found


def win_chances(points: list[float], left: float) -> list[float]:
    """Each seat's chance to win by expected points, with `left` turns left on average."""
    if left <= 0:
        rounded = [round(each, 6) for each in points]
        most = max(rounded)
        return [(each == most) / rounded.count(most) for each in rounded]
    return chances(points, spread(left))


def spread(left: float) -> float:
    """The lead that makes a seat e times as likely to win."""
    return SPREAD + SPREAD_GROWTH * sqrt(left)
