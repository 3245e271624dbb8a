"""Observations: the numbers of `HabitatsCodec.observe`, straight from a row."""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.habitats.park import park_of, x_of, y_of
from hedgerow.compiled.habitats.position import (
    CELL,
    COUNT,
    DRAWN,
    ENDLESS,
    FACING,
    FIGURES,
    FIRST,
    GOALS,
    HAND,
    MARKET,
    MEASURED,
    MET,
    MOST_SEATS,
    NOTHING,
    POINTS,
    ROTATION,
    SCORE,
    SLOTS,
    TILE,
    TURN,
    VP,
    YEARLY,
)
from hedgerow.compiled.habitats.rules import asked
from hedgerow.compiled.habitats.tables import Tables
from hedgerow.compiled.kernel import Floats, Row, kernel
from hedgerow.games.habitats.codec import FEATURES, MANY_POINTS, MEASURES, MOST, STANDING
from hedgerow.games.habitats.tiles import GOAL_IDS, SIDES

_FEATURES: Final = len(FEATURES)
_STANDING: Final = len(STANDING)
_GOALS: Final = len(GOAL_IDS)
_SIDES: Final = len(SIDES)


@kernel
def observe(tables: Tables, row: Row, seat: int, out: Floats) -> None:
    out[:] = 0
    out[tables.at_seat + seat] = 1
    out[tables.at_first + (row[FIRST] - seat) % tables.seats] = 1
    out[tables.at_endless] = row[ENDLESS]
    _market(tables, row, out)
    _seen(tables, row, out)
    if row[HAND] != NOTHING:
        _printed(tables, row[HAND], 0, out, tables.at_hand)
    _turn(tables, row, seat, out)
    # The viewer's own come first and the others follow clockwise.
    for place in range(tables.seats):
        of = (seat + place) % tables.seats
        spaces = tables.rows * tables.columns
        out[tables.at_figures + place * spaces + row[FIGURES + of]] = 1
        out[tables.at_facing + place * _SIDES + row[FACING + of]] = 1
        _park(tables, park_of(tables, row, of), place, out)
        _goals(tables, row, of, place, out)
    _years(tables, row, out)


@kernel
def _printed(tables: Tables, tile: int, turn: int, out: Floats, at: int) -> None:
    """What is printed on a tile, turned as it lies."""
    features = tables.features[tile, turn]
    for place in range(_FEATURES):
        out[at + place] = features[place]


@kernel
def _market(tables: Tables, row: Row, out: Floats) -> None:
    for space in range(tables.rows * tables.columns):
        tile = row[MARKET + space]
        if tile != NOTHING:
            _printed(tables, tile, 0, out, tables.at_market + space * _FEATURES)


@kernel
def _seen(tables: Tables, row: Row, out: Floats) -> None:
    """All tiles but those that are still in the stock, which begins below the market."""
    first = tables.at_seen
    out[first : first + tables.tiles] = 1
    size = tables.tiles - tables.rows * tables.columns + tables.seats
    for place in range(row[DRAWN], size):
        out[first + row[tables.stock + place]] = 0


@kernel
def _turn(tables: Tables, row: Row, seat: int, out: Floats) -> None:
    """Whose turn it is, and the fraction of the year that is left; or that the game is over."""
    acting = asked(tables, row)
    if acting < 0:
        out[tables.at_over] = 1
        return
    out[tables.at_turn + (acting - seat) % tables.seats] = 1
    year = 0
    while row[TURN] >= tables.ends[year]:
        year += 1
    left = (tables.ends[year] - row[TURN] - 1) // tables.seats + 1
    out[tables.at_year + year] = left / tables.yearly[year]


@kernel
def _park(tables: Tables, park: Row, place: int, out: Floats) -> None:
    """A line for each tile: the entrance, then the others in the order in which they were laid."""
    turns, width = tables.turns, _STANDING + _FEATURES
    out[tables.at_park_points + place] = min(1, park[SCORE] / MANY_POINTS)
    at = tables.at_parks + place * (turns + 1) * width
    for line in range(park[COUNT]):
        cell = park[CELL + line]
        out[at] = 1
        out[at + 1] = (x_of(tables, cell) + turns) / (2 * turns)
        out[at + 2] = (y_of(tables, cell) + turns) / (2 * turns)
        out[at + 3] = park[MET + line]
        out[at + 4] = min(1, max(0, park[VP + line] / MOST))
        _printed(tables, park[TILE + line], park[ROTATION + line], out, at + _STANDING)
        at += width


@kernel
def _goals(tables: Tables, row: Row, of: int, place: int, out: Floats) -> None:
    """The measures of a seat's park and its points for each goal."""
    for slot in range(SLOTS):
        goal = row[GOALS + slot]
        if goal == NOTHING:
            continue
        measured = MEASURED + (slot * MOST_SEATS + of) * MEASURES
        at = tables.at_measures + (place * _GOALS + goal) * MEASURES
        for value in range(MEASURES):
            out[at + value] = min(1, row[measured + value] / (tables.turns + 1))
        best = 1
        for worth in tables.worth[slot // YEARLY]:
            best = max(best, worth)
        points = row[POINTS + slot * MOST_SEATS + of]
        out[tables.at_points + place * _GOALS + goal] = min(1, max(0, points / best))


@kernel
def _years(tables: Tables, row: Row, out: Floats) -> None:
    """The goals of each year, and whether they are scored."""
    for slot in range(SLOTS):
        goal, year = row[GOALS + slot], slot // YEARLY
        if goal != NOTHING:
            out[tables.at_goals + year * _GOALS + goal] = 1
            out[tables.at_scored + year * _GOALS + goal] = row[TURN] >= tables.ends[year]
