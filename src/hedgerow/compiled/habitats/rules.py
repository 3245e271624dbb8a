"""Decisions, moves and the end. Comments cite RULES.md.

The counterpart of `hedgerow.games.habitats.rules`.
"""

from __future__ import annotations

from hedgerow.compiled.habitats.goals import measure_again
from hedgerow.compiled.habitats.park import fits, mark_spots, park_of, put
from hedgerow.compiled.habitats.position import (
    DISCARDED,
    DRAWN,
    ENDLESS,
    FACING,
    FIGURES,
    FIRST,
    HAND,
    MARKET,
    MOST_SEATS,
    NOTHING,
    POINTS,
    SCORE,
    SLOTS,
    TURN,
    YEARS,
)
from hedgerow.compiled.habitats.scoring import survey
from hedgerow.compiled.habitats.tables import Tables
from hedgerow.compiled.kernel import Floats, Mask, Row, kernel


@kernel
def asked(tables: Tables, row: Row) -> int:
    """The seat to act, or -1 when the game is over."""
    if row[TURN] == tables.ends[YEARS - 1]:
        return -1
    return (row[FIRST] + row[TURN]) % tables.seats  # HAB-6


# Decisions


@kernel
def mask(tables: Tables, row: Row, out: Mask) -> None:
    out[:] = 0
    seat = asked(tables, row)
    if seat < 0:
        return
    if row[HAND] == NOTHING:
        _mark_takes(tables, row, seat, out)
    else:
        mark_spots(tables, park_of(tables, row, seat), row[ENDLESS], row[HAND], out)


@kernel
def _mark_takes(tables: Tables, row: Row, seat: int, out: Mask) -> None:
    """HAB-8, HAB-10: the first tiles ahead, to the left and to the right, or else behind."""
    facing, found = row[FACING + seat], False
    for turn in (0, 3, 1):
        space = _first_tile(tables, row, seat, facing + turn & 3)
        if space != NOTHING:
            out[space] = 1
            found = True
    if not found:
        out[_first_tile(tables, row, seat, facing + 2 & 3)] = 1


@kernel
def _first_tile(tables: Tables, row: Row, seat: int, side: int) -> int:
    """HAB-9: the space of the first tile that a figure sees in a direction, or NOTHING."""
    space = row[FIGURES + seat]
    above, left = space // tables.columns, space % tables.columns
    below, right = tables.rows - 1 - above, tables.columns - 1 - left
    step = (-tables.columns, 1, tables.columns, -1)[side]
    for far in range(1, (above, right, below, left)[side] + 1):
        if row[MARKET + space + step * far] != NOTHING:
            return space + step * far
    return NOTHING


# Moves


@kernel
def apply(tables: Tables, row: Row, action: int) -> None:
    seat = asked(tables, row)
    if row[HAND] == NOTHING:
        _take(tables, row, seat, action)
    else:
        place = action - tables.rows * tables.columns
        _place(tables, row, seat, tables.cells[place >> 2], place & 3)


@kernel
def _take(tables: Tables, row: Row, seat: int, space: int) -> None:
    """HAB-7: placing the tile is the next decision, if there is a cell for it."""
    left, columns = row[FIGURES + seat], tables.columns
    tile = row[MARKET + space]
    row[MARKET + space] = NOTHING
    row[FIGURES + seat] = space
    # HAB-11: the figure faces the way it went.
    if space // columns == left // columns:
        row[FACING + seat] = 1 if space > left else 3
    else:
        row[FACING + seat] = 2 if space > left else 0
    row[MARKET + left] = row[tables.stock + row[DRAWN]]  # HAB-12
    row[DRAWN] += 1
    if fits(tables, park_of(tables, row, seat), row[ENDLESS], tile):
        row[HAND] = tile
        return
    # HAB-17
    row[tables.discards + row[DISCARDED]] = tile
    row[DISCARDED] += 1
    row[TURN] += 1


@kernel
def _place(tables: Tables, row: Row, seat: int, cell: int, turn: int) -> None:
    park = park_of(tables, row, seat)
    put(tables, park, row[ENDLESS], row[HAND], cell, turn)
    survey(tables, park)
    measure_again(tables, row, seat)
    row[HAND] = NOTHING
    # HAB-19: from the end of its year on, the points of a goal stay as they are.
    row[TURN] += 1


# The end


@kernel
def rewards(tables: Tables, row: Row, out: Floats) -> None:
    """HAB-51: the greatest total wins, and equal totals share it. As `Outcome.reward`."""
    best, winners = _total(tables, row, 0), 0
    for seat in range(1, tables.seats):
        best = max(best, _total(tables, row, seat))
    for seat in range(tables.seats):
        winners += _total(tables, row, seat) == best
    for seat in range(tables.seats):
        if _total(tables, row, seat) == best:
            out[seat] = (tables.seats / winners - 1) / (tables.seats - 1)
        else:
            out[seat] = -1 / (tables.seats - 1)


@kernel
def _total(tables: Tables, row: Row, seat: int) -> int:
    """HAB-35: the points of the park and of all goals."""
    total: int = park_of(tables, row, seat)[SCORE]
    for slot in range(SLOTS):
        total += row[POINTS + slot * MOST_SEATS + seat]
    return total
