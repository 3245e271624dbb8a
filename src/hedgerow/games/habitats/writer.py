"""Keeps observations up to date as the position changes: the numbers of `HabitatsCodec.observe`."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, TypeAlias

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    BLANK,
    BitRows,
    Copies,
    Group,
    Key,
    Marks,
    Number,
    OneHot,
    Part,
    PartWriter,
    Read,
    Row,
    Shared,
    Shares,
    offsets,
    rotated,
)
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.cells import place_of
from hedgerow.games.habitats.codec import (
    FEATURES,
    MANY_POINTS,
    MEASURES,
    MOST,
    STANDING,
    HabitatsCodec,
)
from hedgerow.games.habitats.goals import Measure, goal_points, measure
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.scoring import Survey
from hedgerow.games.habitats.state import NOTHING, Laid, State
from hedgerow.games.habitats.tiles import GOAL_IDS, SIDES, GoalId

Standing: TypeAlias = tuple[bool, int]
"""Whether a tile's demand is met, and its score."""

_GOAL = {goal: at for at, goal in enumerate(GOAL_IDS)}


Goal: TypeAlias = tuple[int, tuple[Measure, ...], tuple[int, ...], int]
"""The number of a goal, the seats' measures and points, and the points of the best."""


class _Standings:
    """How the seats stand in all goals; equal only to itself."""

    __slots__ = ("goals",)

    def __init__(self, goals: list[Goal]) -> None:
        self.goals = goals


class _Parks:
    """What all seats see of the parks, computed once after each change."""

    def __init__(self, seats: int, turns: int) -> None:
        self.seats, self.turns = seats, turns
        self._keys: list[tuple[tuple[Laid, ...], int, bool] | None] = [None] * seats
        self._surveys: list[Survey | None] = [None] * seats
        self._tiles: list[tuple[Standing, ...]] = [()] * seats
        self._points = [0] * seats
        self._measures: list[dict[GoalId, Measure]] = [{} for _ in range(seats)]
        self._key: object = BLANK
        self._standings = _Standings([])

    def _survey(self, state: State, seat: Seat) -> None:
        """Bring what is known of a park up to date."""
        key = state.laid[seat], state.entrances[seat], state.endless
        before = self._keys[seat]
        if key == before:
            return
        self._keys[seat] = key
        park, survey, laid = state.parks[seat], self._surveys[seat], key[0]
        if before is not None and survey is not None and survey.park is park:
            grown = laid[:-1] == before[0] and key[1:] == before[1:]
        else:
            grown = False
        if grown and survey is not None:
            survey.grow(laid[-1][1])
        else:
            survey = self._surveys[seat] = Survey(park)
        points, waiting = survey.points, survey.waiting
        self._tiles[seat] = tuple([(cell not in waiting, points[cell]) for cell in park.cells])
        self._points[seat] = sum(points.values())
        self._measures[seat] = {}

    def _measure(self, goal: GoalId, state: State) -> tuple[Measure, ...]:
        """The measures of all parks, each computed once after a change."""
        for measures, park in zip(self._measures, state.parks, strict=True):
            if goal not in measures:
                measures[goal] = measure(goal, park)
        return tuple([measures[goal] for measures in self._measures])

    def tiles(self, state: State, seat: Seat) -> tuple[Standing, ...]:
        """The standing of each tile of a park, in the order in which they were laid."""
        self._survey(state, seat)
        return self._tiles[seat]

    def points(self, seat: Seat, state: State) -> int:
        self._survey(state, seat)
        return self._points[seat]

    def standings(self, state: State) -> _Standings:
        key = *state.laid, state.entrances, state.goals, state.results
        if key != self._key:
            self._key = key
            for seat in range(self.seats):
                self._survey(state, seat)
            self._standings = self._compare(state)
        return self._standings

    def _compare(self, state: State) -> _Standings:
        results = {result.goal: result for result in state.results}
        before = {goal[0]: goal for goal in self._standings.goals}
        compared = []
        for year, goals in enumerate(state.goals):
            worth = state.layout.points[year]
            for goal in goals:
                number, points = _GOAL[goal], None
                if goal in results:
                    measures, points = results[goal].measures, results[goal].points
                else:
                    measures = self._measure(goal, state)
                old = before.get(number)
                best = max(*worth, 1)
                if old is not None and points is None and old[1] == measures and old[3] == best:
                    compared.append(old)
                    continue
                if points is None:
                    points = goal_points(goal, measures, worth)
                compared.append((number, measures, points, best))
        return _Standings(compared)


class _Goals(Part):
    """The measures of all parks for each goal, and the points for them."""

    __slots__ = ("_points", "_seats", "_whole")

    def __init__(self, row: Row, points: int, parks: _Parks) -> None:
        super().__init__(row, 0, parks.standings)
        self._points, self._seats, self._whole = points, parks.seats, parks.turns + 1

    def write(self, key: _Standings, state: Any) -> None:
        before = {} if self.now is BLANK else {goal[0]: goal for goal in self.now.goals}
        for goal in key.goals:
            old = before.pop(goal[0], None)
            if goal is not old:
                self._goal(*goal, old)
        for number in before:
            nothing = ((0,) * MEASURES,) * self._seats
            self._goal(number, nothing, (0,) * self._seats, 1, None)
        self.now = key

    def _goal(
        self,
        number: int,
        measures: tuple[Measure, ...],
        points: tuple[int, ...],
        best: int,
        before: Goal | None,
    ) -> None:
        row = self.row
        for of in range(self._seats):
            place = of * len(GOAL_IDS) + number
            if before is None or points[of] != before[2][of] or best != before[3]:
                row[self._points + place] = min(1, max(0, points[of] / best))
            measure = measures[of]
            if before is None or measure != before[1][of]:
                first = self.at + place * MEASURES
                for at in range(MEASURES):
                    value = measure[at] if at < len(measure) else 0
                    row[first + at] = min(1, value / self._whole)


class _Market(Part):
    """The printed features of the tiles of the market, written where a tile has changed."""

    __slots__ = ("_features",)

    def __init__(self, row: Row, at: int, spaces: int, features: Sequence[Row]) -> None:
        super().__init__(row, at, attrgetter("market"))
        self._features = features
        self.now = [NOTHING] * spaces

    def write(self, key: list[int], state: Any) -> None:
        width = len(FEATURES)
        for space, tile in enumerate(key):
            if tile != self.now[space]:
                at = self.at + width * space
                self.row[at : at + width] = self._features[tile]
        self.now = key[:]


class _Printed(Part):
    """The printed features of the tile that the key names; NOTHING leaves them at 0."""

    __slots__ = ("_features",)

    def __init__(self, row: Row, at: int, read: Read, features: Sequence[Row]) -> None:
        super().__init__(row, at, read)
        self._features = features

    def write(self, key: Key, state: Any) -> None:
        self.row[self.at : self.at + len(FEATURES)] = self._features[key]
        self.now = key


class _Park(Part):
    """One row for each tile of a park: where it lies, how it stands, what is printed on it."""

    __slots__ = ("_of", "_parks", "_printed", "_standing")

    def __init__(
        self, row: Row, of: Seat, parks: _Parks, printed: Mapping[tuple[str, int], Row]
    ) -> None:
        super().__init__(row, 0, lambda state: (state.entrances[of], state.laid[of]))
        self._of, self._parks, self._printed = of, parks, printed
        self._standing: tuple[Standing, ...] = ()

    def write(self, key: tuple[int, tuple[Laid, ...]], state: Any) -> None:
        standing = self._parks.tiles(state, self._of)
        old = 0
        if self.now is not BLANK:
            gate, laid = self.now
            if gate == key[0] and laid == key[1][: len(laid)]:
                old = len(self._standing)
            else:
                blank = _floats([0] * self._width * len(self._standing))
                self.row[self.at : self.at + len(blank)] = blank
        for number in range(old):
            if standing[number] != self._standing[number]:
                self._stand(number, standing[number])
        for number in range(old, len(standing)):
            self._add(number, key, state)
            self._stand(number, standing[number])
        self._standing = standing
        self.now = key

    _width = len(STANDING) + len(FEATURES)

    def _stand(self, number: int, standing: Standing) -> None:
        met, points = standing
        at = self.at + self._width * number
        self.row[at + 3] = met
        self.row[at + 4] = min(1, max(0, points / MOST))

    def _add(self, number: int, key: tuple[int, tuple[Laid, ...]], state: State) -> None:
        """Write the tile that was laid at this number, the entrance being 0."""
        row, at, turns = self.row, self.at + self._width * number, self._parks.turns
        x, y, turn, id = 0, 0, 0, state.box.entrances[key[0]].id
        if number:
            tile, cell, turn = key[1][number - 1]
            (x, y), id = place_of(cell), state.box.tiles[tile].id
        row[at] = 1.0
        row[at + 1] = (x + turns) / (2 * turns)
        row[at + 2] = (y + turns) / (2 * turns)
        printed = at + len(STANDING)
        row[printed : printed + len(FEATURES)] = self._printed[id, turn]


class _Seen(Part):
    """Every tile that has left the stock."""

    __slots__ = ()

    def __init__(self, row: Row, at: int) -> None:
        super().__init__(row, at, attrgetter("stock", "drawn"))

    def write(self, key: tuple[tuple[int, ...], int], state: Any) -> None:
        row, at = self.row, self.at
        stock, drawn = key
        if self.now is not BLANK and self.now[0] == stock and self.now[1] <= drawn:
            shown: Sequence[int] = stock[self.now[1] : drawn]
        else:
            shown = range(len(state.box.tiles))
            for tile in stock[drawn:]:
                row[at + tile] = 0.0
            shown = sorted({*shown} - {*stock[drawn:]})
        for tile in shown:
            row[at + tile] = 1.0
        self.now = key


def writer(codec: Codec[View], rows: Sequence[Row]) -> PartWriter:
    assert isinstance(codec, HabitatsCodec)
    open = _OpenParts(codec, codec.printed)
    return PartWriter(list(_parts(codec, open, row, seat)) for seat, row in enumerate(rows))


class _OpenParts:
    """What all seats see alike, written once for all of them."""

    def __init__(self, codec: HabitatsCodec, printed: Mapping[tuple[str, int], Row]) -> None:
        seats, goals = codec.seats, len(GOAL_IDS)
        # NOTHING is -1, so the last of these stands for it.
        nothing = _floats([0] * len(FEATURES))
        self.tiles = [*(printed[tile.id, 0] for tile in box().tiles), nothing]
        self.market = Shared(codec.spaces * len(FEATURES))
        self.market.hold(_Market(self.market.row, 0, codec.spaces, self.tiles))
        self.surveys = surveys = _Parks(seats, codec.turns)
        self.goals = Shared(seats * goals * (MEASURES + 1))
        """The measures of all seats, then their points."""
        self.goals.hold(_Goals(self.goals.row, seats * goals * MEASURES, surveys))
        self.width = (codec.turns + 1) * (len(STANDING) + len(FEATURES))
        self.parks = [Shared(self.width) for _ in range(seats)]
        for of, park in enumerate(self.parks):
            park.hold(_Park(park.row, of, surveys, printed))


def _parts(codec: HabitatsCodec, open: _OpenParts, row: Row, seat: Seat) -> Iterator[Part]:
    """The parts of a seat's row; its own come first, the others' follow clockwise."""
    at, seats, spaces = offsets(codec.pieces), codec.seats, codec.spaces
    goals, tiles = len(GOAL_IDS), open.tiles
    row[at["seat"] + seat] = 1.0
    yield Copies(row, open.market, [(at["market"], 0, spaces * len(FEATURES))])
    clockwise = [(seat + place) % seats for place in range(seats)]
    yield BitRows(
        row,
        at["figures"],
        lambda state: [1 << space for space in state.figures],
        spaces,
        clockwise,
    )
    yield BitRows(
        row,
        at["facing"],
        lambda state: [1 << side for side in state.facing],
        len(SIDES),
        clockwise,
    )
    for place in range(seats):
        of = (seat + place) % seats
        points = Number(
            row, at["park_points"] + place, partial(open.surveys.points, of), MANY_POINTS
        )
        park = Copies(row, open.parks[of], [(at["parks"] + open.width * place, 0, open.width)])
        yield Group(park.read, [park, points])
    yield Copies(
        row,
        open.goals,
        [
            *rotated(at["measures"], 0, goals * MEASURES, seats, seat),
            *rotated(at["points"], seats * goals * MEASURES, goals, seats, seat),
        ],
    )
    yield _Printed(row, at["hand"], attrgetter("hand"), tiles)
    yield _Seen(row, at["seen"])
    yield Group(attrgetter("turn", "first"), list(_flow(row, at, seat, seats)))
    yield Group(
        attrgetter("first", "goals", "results", "endless"), list(_rare(row, at, seat, seats))
    )


def _flow(row: Row, at: dict[str, int], seat: Seat, seats: int) -> Iterator[Part]:
    """The parts that change from turn to turn."""
    yield OneHot(
        row, at["turn"], lambda state: None if state.over else (state.to_act - seat) % seats
    )
    yield Shares(row, at["year"], attrgetter("turn"), _year)
    yield Number(row, at["over"], attrgetter("over"))


def _rare(row: Row, at: dict[str, int], seat: Seat, seats: int) -> Iterator[Part]:
    """The parts that most turns do not change."""
    yield OneHot(row, at["first"], lambda state: (state.first - seat) % seats)
    yield Marks(
        row,
        at["goals"],
        attrgetter("goals"),
        lambda state: [
            year * len(GOAL_IDS) + _GOAL[goal]
            for year, goals in enumerate(state.goals)
            for goal in goals
        ],
    )
    yield Marks(
        row,
        at["scored"],
        attrgetter("results"),
        lambda state: [
            result.year * len(GOAL_IDS) + _GOAL[result.goal] for result in state.results
        ],
    )
    yield Number(row, at["endless"], attrgetter("endless"))


def _floats(numbers: Sequence[float]) -> Row:
    return memoryview(array("f", numbers)).cast("B").cast("f")


def _year(state: State) -> dict[int, float]:
    """The fraction of the turns of the current year that is left."""
    if state.over:
        return {}
    layout = state.layout
    year = layout.year(state.turn)
    left = (layout.ends[year] - state.turn - 1) // layout.seats + 1
    return {year: left / layout.turns[year]}


assert NOTHING == -1, "a tile's features are looked up with NOTHING too"
