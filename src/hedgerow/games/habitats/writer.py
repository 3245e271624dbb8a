"""Keeps observations up to date as the position changes: the numbers of `HabitatsCodec.observe`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, compress, count
from operator import attrgetter, ne
from typing import Any, TypeAlias

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
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
    offsets,
    rotated,
)
from hedgerow.games.habitats.box import Box, box
from hedgerow.games.habitats.cells import ENTRANCE, Cell, Turn, place_of
from hedgerow.games.habitats.codec import (
    FEATURES,
    MANY_POINTS,
    MEASURES,
    MOST,
    STANDING,
    HabitatsCodec,
)
from hedgerow.games.habitats.goals import Gauge, Measure, goal_points
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.scoring import Survey
from hedgerow.games.habitats.state import NOTHING, Laid, Result, State
from hedgerow.games.habitats.tiles import GOAL_IDS, SIDES, GoalId

Standing: TypeAlias = tuple[bool, int]
"""Whether a tile's demand is met, and its score."""

_GOAL = {goal: at for at, goal in enumerate(GOAL_IDS)}


class _Park:
    """One seat's park in the row of `_Parks`: a line for each tile, and the points of all."""

    __slots__ = (
        "_at", "_gate", "_laid", "_number", "_points", "_printed", "_row", "_standing", "_survey",
        "_turns",
    )  # fmt: skip

    _width = len(STANDING) + len(FEATURES)

    def __init__(
        self, row: Row, at: int, points: int, turns: int, printed: Mapping[tuple[str, int], Row]
    ) -> None:
        self._row, self._at, self._points, self._turns = row, at, points, turns
        self._printed = printed
        self._gate = NOTHING
        self._laid: tuple[Laid, ...] = ()
        self._survey: Survey | None = None
        self._number: dict[Cell, int] = {}
        """The line of each cell, the entrance being 0."""
        self._standing: list[Standing] = []

    def write(self, state: State, seat: Seat) -> Cell | None:
        """Bring the park of a seat up to date; returns the only cell that is new, if it is one."""
        laid, gate, park = state.laid[seat], state.entrances[seat], state.parks[seat]
        survey = self._survey
        known = survey is not None and survey.park is park and gate == self._gate
        if survey is not None and known and laid[:-1] == self._laid:
            cell = laid[-1][1]
            self._add(cell, laid[-1], state.box)
            for changed in survey.grow(cell):
                self._stand(changed, survey)
        else:
            cell = None
            self._begin(state.box, gate)
            for tile in laid:
                self._add(tile[1], tile, state.box)
            survey = self._survey = Survey(park)
            for old in park.cells:
                self._stand(old, survey)
        self._laid = laid
        self._row[self._points] = min(1, sum(survey.points.values()) / MANY_POINTS)
        return cell

    def _begin(self, box: Box, gate: int) -> None:
        """Write the entrance alone."""
        row, width = self._row, self._width
        written = width * len(self._standing)
        row[self._at : self._at + written] = _blank(written)
        self._gate, self._number, self._standing = gate, {}, []
        self._line(ENTRANCE, box.entrances[gate].id, 0)

    def _add(self, cell: Cell, laid: Laid, box: Box) -> None:
        self._line(cell, box.tiles[laid[0]].id, laid[2])

    def _line(self, cell: Cell, id: str, turn: Turn) -> None:
        """Write the next tile: where it lies, and what is printed on it."""
        row, turns, number = self._row, self._turns, len(self._standing)
        self._number[cell] = number
        self._standing.append((False, 0))
        at = self._at + self._width * number
        x, y = place_of(cell)
        row[at] = 1.0
        row[at + 1] = (x + turns) / (2 * turns)
        row[at + 2] = (y + turns) / (2 * turns)
        row[at + len(STANDING) : at + self._width] = self._printed[id, turn]

    def _stand(self, cell: Cell, survey: Survey) -> None:
        number = self._number[cell]
        standing = met, points = cell not in survey.waiting, survey.points[cell]
        if standing != self._standing[number]:
            self._standing[number] = standing
            at = self._at + self._width * number
            self._row[at + 3] = met
            self._row[at + 4] = min(1, max(0, points / MOST))


class _Goals:
    """The measures of all parks for each goal, and the points for them, in the row of `_Parks`."""

    __slots__ = (
        "_at", "_gauges", "_given", "_goals", "_points", "_results", "_row", "_seats", "_whole"
    )  # fmt: skip

    def __init__(self, row: Row, at: int, points: int, seats: int, turns: int) -> None:
        self._row, self._at, self._points = row, at, points
        self._seats, self._whole = seats, turns + 1
        self._goals: tuple[tuple[GoalId, ...], ...] = ()
        self._results: tuple[Result, ...] = ()
        self._gauges: dict[GoalId, list[Gauge]] = {}
        """Each seat's gauge for the goals that are not scored yet."""
        self._given: dict[GoalId, tuple[int, ...]] = {}
        """The points for them, as they are written."""

    def write(self, state: State, changed: Mapping[Seat, Cell | None]) -> None:
        """Bring the goals up to date after changes of parks, by one cell or (None) altogether."""
        if state.goals != self._goals or state.results != self._results:
            self._begin(state)
            return
        worth = state.layout.points
        for year, goals in enumerate(state.goals):
            for goal in goals:
                if goal in self._gauges:
                    self._compare(goal, worth[year], state.parks, changed)

    def _begin(self, state: State) -> None:
        """Write the goals that are scored; all parks are measured for the others."""
        row, size = self._row, self._seats * len(GOAL_IDS)
        row[self._at : self._at + size * MEASURES] = _blank(size * MEASURES)
        row[self._points : self._points + size] = _blank(size)
        self._goals, self._results = state.goals, state.results
        self._gauges, self._given = {}, {}
        scored = {result.goal: result for result in state.results}
        for year, goals in enumerate(state.goals):
            worth = state.layout.points[year]
            for goal in goals:
                if goal in scored:
                    measures, points = scored[goal].measures, scored[goal].points
                else:
                    gauges = [Gauge(goal, park) for park in state.parks]
                    measures = tuple([gauge.measure for gauge in gauges])
                    points = goal_points(goal, measures, worth)
                    self._gauges[goal], self._given[goal] = gauges, points
                for of, measured in enumerate(measures):
                    self._measured(goal, of, measured, ())
                self._worth(goal, points, (), worth)

    def _compare(
        self,
        goal: GoalId,
        worth: Sequence[int],
        parks: Sequence[Park],
        changed: Mapping[Seat, Cell | None],
    ) -> None:
        """Measure these seats' parks again, and compare all if a measure has changed."""
        gauges, same = self._gauges[goal], True
        for of, cell in changed.items():
            old = gauges[of].measure
            if cell is None:
                gauges[of] = Gauge(goal, parks[of])
            else:
                gauges[of].grow(cell)
            measured = gauges[of].measure
            if measured != old:
                self._measured(goal, of, measured, old)
                same = False
        if same:
            return
        points = goal_points(goal, [gauge.measure for gauge in gauges], worth)
        before = self._given[goal]
        if points != before:
            self._given[goal] = points
            self._worth(goal, points, before, worth)

    def _measured(self, goal: GoalId, of: Seat, measured: Measure, old: Measure) -> None:
        row, at = self._row, self._at + (of * len(GOAL_IDS) + _GOAL[goal]) * MEASURES
        for place, value in enumerate(measured[:MEASURES]):
            row[at + place] = min(1, value / self._whole)
        for place in range(len(measured), min(len(old), MEASURES)):
            row[at + place] = 0.0

    def _worth(
        self, goal: GoalId, points: Sequence[int], before: Sequence[int], worth: Sequence[int]
    ) -> None:
        """Write the points that differ from those before, of which there may be none."""
        best, number = max(*worth, 1), _GOAL[goal]
        for of, own in enumerate(points):
            if not before or own != before[of]:
                at = self._points + of * len(GOAL_IDS) + number
                self._row[at] = min(1, max(0, own / best))


class _Parks(Part):
    """What all seats see of the parks, written once after each change.

    First the lines of each park's tiles, then its points, then the goals' measures and points.
    """

    __slots__ = ("_goals", "_parks")

    def __init__(
        self, row: Row, seats: int, turns: int, printed: Mapping[tuple[str, int], Row]
    ) -> None:
        super().__init__(row, 0, attrgetter("laid", "entrances", "goals", "results"))
        width = _Park._width * (turns + 1)
        points = width * seats
        measures = points + seats
        worth = measures + seats * len(GOAL_IDS) * MEASURES
        self._parks = [_Park(row, width * of, points + of, turns, printed) for of in range(seats)]
        self._goals = _Goals(row, measures, worth, seats, turns)
        self.now = [()] * seats, ()

    def write(self, key: Key, state: State) -> None:
        laid, entrances, goals, results = key
        before, old_entrances, *_ = self.now
        changed = {
            of: park.write(state, of)
            for of, park in enumerate(self._parks)
            if laid[of] != before[of] or entrances != old_entrances
        }
        self._goals.write(state, changed)
        self.now = laid[:], entrances, goals, results


class _Market(Part):
    """The market's tiles by their printed features, the figures, and all tiles seen so far."""

    __slots__ = ("_begins", "_features", "_widths")

    def __init__(
        self, row: Row, at: Mapping[str, int], seats: int, spaces: int, features: Sequence[Row]
    ) -> None:
        super().__init__(row, 0, attrgetter("market", "figures", "facing", "stock", "drawn"))
        self._begins, self._features = at, features
        self._widths = spaces, len(SIDES)
        nowhere = [NOTHING] * seats
        self.now = [NOTHING] * spaces, nowhere, nowhere, (), 0

    def write(self, key: Key, state: Any) -> None:
        row, at, features = self.row, self._begins, self._features
        market, figures, facing, stock, drawn = key
        old_market, old_figures, old_facing, old_stock, old_drawn = self.now
        width = len(FEATURES)
        for space in compress(count(), map(ne, market, old_market)):
            first = at["market"] + width * space
            row[first : first + width] = features[market[space]]
        spaces, sides = self._widths
        self._move(at["figures"], spaces, figures, old_figures)
        self._move(at["facing"], sides, facing, old_facing)
        first = at["seen"]
        if stock == old_stock and old_drawn <= drawn:
            shown: Iterable[int] = stock[old_drawn:drawn]
        else:
            for tile in stock[drawn:]:
                row[first + tile] = 0.0
            shown = {*range(len(state.box.tiles))} - {*stock[drawn:]}
        for tile in shown:
            row[first + tile] = 1.0
        self.now = market[:], figures[:], facing[:], stock, drawn

    def _move(self, at: int, width: int, places: list[int], before: list[int]) -> None:
        """For each seat a row of bits of a width, of which one is 1: the place of its figure."""
        for of in compress(count(), map(ne, places, before)):
            first = at + width * of
            if before[of] != NOTHING:
                self.row[first + before[of]] = 0.0
            self.row[first + places[of]] = 1.0


class _Printed(Part):
    """The printed features of the tile that the key names; NOTHING leaves them at 0."""

    __slots__ = ("_features",)

    def __init__(self, row: Row, at: int, read: Read, features: Sequence[Row]) -> None:
        super().__init__(row, at, read)
        self._features = features

    def write(self, key: Key, state: Any) -> None:
        self.row[self.at : self.at + len(FEATURES)] = self._features[key]
        self.now = key


class _Turn(Part):
    """Whose turn it is, and the fraction of the year that is left; or that the game is over."""

    __slots__ = ("_begins", "_lit", "_seat")

    def __init__(self, row: Row, at: dict[str, int], seat: Seat) -> None:
        super().__init__(row, 0, attrgetter("turn", "first"))
        self._begins, self._seat = at, seat
        self._lit: tuple[int, ...] = ()
        """The places that are not 0."""

    def write(self, key: tuple[int, Seat], state: Any) -> None:
        row, at = self.row, self._begins
        for place in self._lit:
            row[place] = 0.0
        if state.over:
            self._lit = (at["over"],)
            row[at["over"]] = 1.0
        else:
            layout = state.layout
            year = layout.year(state.turn)
            left = (layout.ends[year] - state.turn - 1) // layout.seats + 1
            turn = at["turn"] + (state.to_act - self._seat) % layout.seats
            self._lit = turn, at["year"] + year
            row[turn] = 1.0
            row[at["year"] + year] = left / layout.turns[year]
        self.now = key


def writer(codec: Codec[View], rows: Sequence[Row]) -> PartWriter:
    assert isinstance(codec, HabitatsCodec)
    open = _OpenParts(codec, codec.printed)
    return PartWriter(list(_parts(codec, open, row, seat)) for seat, row in enumerate(rows))


class _OpenParts:
    """What all seats see alike, written once for all of them."""

    def __init__(self, codec: HabitatsCodec, printed: Mapping[tuple[str, int], Row]) -> None:
        seats, goals, spaces = codec.seats, len(GOAL_IDS), codec.spaces
        # NOTHING is -1, so the last of these stands for it.
        nothing = _blank(len(FEATURES))
        self.tiles = [*(printed[tile.id, 0] for tile in box().tiles), nothing]
        self.sizes = {
            "market": spaces * len(FEATURES),
            "figures": seats * spaces,
            "facing": seats * len(SIDES),
            "seen": len(box().tiles),
        }
        self.market = Shared(sum(self.sizes.values()))
        at = dict(zip(self.sizes, accumulate(self.sizes.values(), initial=0), strict=False))
        self.market.hold(_Market(self.market.row, at, seats, spaces, self.tiles))
        self.begins = at
        self.widths = {
            "parks": (codec.turns + 1) * (len(STANDING) + len(FEATURES)),
            "park_points": 1,
            "measures": goals * MEASURES,
            "points": goals,
        }
        """The numbers of each seat in the row of `_Parks`."""
        self.parks = Shared(seats * sum(self.widths.values()))
        self.parks.hold(_Parks(self.parks.row, seats, codec.turns, printed))


def _parts(codec: HabitatsCodec, open: _OpenParts, row: Row, seat: Seat) -> Iterator[Part]:
    """The parts of a seat's row; its own come first, the others' follow clockwise."""
    at, seats, spaces = offsets(codec.pieces), codec.seats, codec.spaces
    row[at["seat"] + seat] = 1.0
    begins, sizes = open.begins, open.sizes
    yield Copies(
        row,
        open.market,
        [
            (at["market"], begins["market"], sizes["market"]),
            *rotated(at["figures"], begins["figures"], spaces, seats, seat),
            *rotated(at["facing"], begins["facing"], len(SIDES), seats, seat),
            (at["seen"], begins["seen"], sizes["seen"]),
        ],
    )
    stretches, start = [], 0
    for piece, width in open.widths.items():
        stretches += rotated(at[piece], start, width, seats, seat)
        start += width * seats
    yield Copies(row, open.parks, stretches)
    yield _Printed(row, at["hand"], attrgetter("hand"), open.tiles)
    rare = attrgetter("first", "goals", "results", "endless")
    yield Group(
        attrgetter("turn", "first", "goals", "results", "endless"),
        [_Turn(row, at, seat), Group(rare, list(_rare(row, at, seat, seats)))],
    )


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


def _blank(length: int) -> Row:
    return memoryview(bytes(4 * length)).cast("f")


assert NOTHING == -1, "a tile's features are looked up with NOTHING too"
