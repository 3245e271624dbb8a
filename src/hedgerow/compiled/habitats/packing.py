"""States of the plain engine as rows, with nothing computed by a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.compiled.habitats.position import (
    AREA,
    BANNED,
    CELL,
    COUNT,
    DISCARDED,
    DRAWN,
    EAST,
    ENDLESS,
    FACING,
    FIGURES,
    FIRST,
    GOALS,
    GRID,
    HAND,
    MARKET,
    MEASURED,
    MET,
    MOST_SEATS,
    NORTH,
    NOTHING,
    PARKS,
    POINTS,
    ROTATION,
    SCORE,
    SIZE,
    SIZES,
    SLOTS,
    SOUTH,
    TILE,
    TURN,
    VP,
    WEST,
    YEARLY,
)
from hedgerow.compiled.habitats.tables import Tables
from hedgerow.compiled.kernel import Row
from hedgerow.games.habitats.cells import Cell, place_of
from hedgerow.games.habitats.codec import MEASURES
from hedgerow.games.habitats.goals import Measure, goal_points, measure
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.scoring import Survey
from hedgerow.games.habitats.state import Laid, State
from hedgerow.games.habitats.tiles import GOAL_IDS, GoalId

_KEPT: Final = 500
"""So many parks are kept."""


class Packer:
    """Packs states of one seat count."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        # A decision changes one park at most, and games are often dealt; all else is costly.
        self._blocks: dict[tuple[int, bool, tuple[Laid, ...]], Row] = {}
        self._measures: dict[tuple[int, GoalId, tuple[Laid, ...]], Measure] = {}

    def pack(self, state: State, row: Row) -> None:
        """Write a state into a row of zeros."""
        tables = self._tables
        row[FIRST], row[ENDLESS], row[TURN] = state.first, state.endless, state.turn
        row[HAND], row[DRAWN], row[DISCARDED] = state.hand, state.drawn, len(state.discards)
        _put(row, FIGURES, state.figures)
        _put(row, FACING, state.facing)
        _put(row, MARKET, state.market)
        _put(row, tables.stock, state.stock)
        _put(row, tables.discards, state.discards)
        for seat in range(state.seats):
            at = PARKS + seat * tables.park_words
            self._pack_park(state, seat, row[at : at + tables.park_words])
        self._pack_goals(state, row)

    def _pack_park(self, state: State, seat: int, block: Row) -> None:
        park, gate, laid = state.parks[seat], state.entrances[seat], state.laid[seat]
        known = self._blocks.get((gate, park.endless, laid))
        if known is not None:
            block[:] = known
            return
        _write_park(self._tables, park, gate, laid, block)
        if len(self._blocks) == _KEPT:
            self._blocks.clear()
        self._blocks[gate, park.endless, laid] = block.copy()

    def _pack_goals(self, state: State, row: Row) -> None:
        _put(row, GOALS, [NOTHING] * SLOTS)
        scored = {result.goal: result for result in state.results}
        for year, goals in enumerate(state.goals):
            for number, goal in enumerate(goals):
                slot = year * YEARLY + number
                row[GOALS + slot] = GOAL_IDS.index(goal)
                measures: Sequence[Measure]
                if goal in scored:
                    measures, points = scored[goal].measures, scored[goal].points
                else:
                    measures = [self._measure(state, seat, goal) for seat in range(state.seats)]
                    points = goal_points(goal, measures, state.layout.points[year])
                _put(row, POINTS + slot * MOST_SEATS, points)
                for seat, measured in enumerate(measures):
                    at = MEASURED + (slot * MOST_SEATS + seat) * MEASURES
                    _put(row, at, measured[:MEASURES])

    def _measure(self, state: State, seat: int, goal: GoalId) -> Measure:
        key = state.entrances[seat], goal, state.laid[seat]
        known = self._measures.get(key)
        if known is None:
            if len(self._measures) == _KEPT:
                self._measures.clear()
            known = self._measures[key] = measure(goal, state.parks[seat])
        return known


def _put(row: Row, at: int, numbers: Sequence[int]) -> None:
    row[at : at + len(numbers)] = numbers


def _write_park(tables: Tables, park: Park, gate: int, laid: tuple[Laid, ...], block: Row) -> None:
    survey = Survey(park)
    lines: dict[Cell, int] = {}
    for line, (tile, cell, turn) in enumerate(((tables.tiles + gate, 0, 0), *laid)):
        lines[cell] = line
        place = grid_cell(tables, *place_of(cell))
        block[TILE + line], block[CELL + line], block[ROTATION + line] = tile, place, turn
        block[AREA + line] = NOTHING
        block[MET + line] = cell not in survey.waiting
        block[VP + line] = survey.points[cell]
        block[GRID + place] = line + 1
    block[COUNT], block[SCORE] = len(lines), sum(survey.points.values())
    block[NORTH], block[EAST], block[SOUTH], block[WEST] = (
        *(park.north, park.east),
        *(park.south, park.west),
    )
    for cells in park.areas.values():
        area = min(lines[cell] for cell in cells)
        block[SIZE + area] = len(cells)
        block[SIZES + len(cells)] += 1
        for cell in cells:
            block[AREA + lines[cell]] = area
    for cell in park.banned:
        x, y = place_of(cell)
        if max(abs(x), abs(y)) <= tables.margin:
            block[GRID + grid_cell(tables, x, y)] = BANNED


def grid_cell(tables: Tables, x: int, y: int) -> int:
    """The number of a cell in the grid of a park."""
    return (y + tables.margin) * tables.side + x + tables.margin
