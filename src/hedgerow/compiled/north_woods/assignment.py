"""Minimum-cost assignment for small sparse problems: every row gets a different column.

As `games/north_woods/assignment.py`, with the same choice among equally cheap columns.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hedgerow.compiled.kernel import inner, kernel

Ints = NDArray[Any]

NEVER: Final = 1 << 60
NOBODY: Final = -1


class Problem(NamedTuple):
    """The columns that each row may take, with their costs; row after row."""

    starts: Ints
    """Where the columns of each row begin, and where the last ones end."""
    column_of: Ints
    costs: Ints
    columns: int


@kernel
def cheapest(problem: Problem, rows: int, found: Ints) -> None:
    """Write the column of each row at minimal total cost; a row must find one.

    Rows are added one by one along shortest augmenting paths, kept non-negative by potentials.
    """
    starts, column_of, costs, columns = problem
    row_at = np.full(columns, NOBODY, np.int64)
    came_from = np.empty(columns, np.int64)
    distance = np.empty(columns, np.int64)
    column_potential = np.zeros(columns, np.int64)
    row_potential = np.zeros(rows, np.int64)
    done = np.empty(columns, np.int64)
    open_columns = np.empty(set_words(columns), np.int64)
    for new in range(rows):
        distance[:] = NEVER
        came_from[:] = NOBODY
        empty_set(open_columns)
        passed = 0
        row, reached, before = new, 0, NOBODY
        while True:
            base = reached - row_potential[row]
            for at in range(starts[row], starts[row + 1]):
                column = column_of[at]
                through = base + costs[at] - column_potential[column]
                if through < distance[column]:
                    distance[column] = through
                    came_from[column] = before
                    add(open_columns, column)
            before = _nearest(open_columns, distance)
            remove(open_columns, before)
            reached = distance[before]
            if row_at[before] == NOBODY:
                break
            done[passed] = before
            passed += 1
            row = row_at[before]
        row_potential[new] += reached
        for at in range(passed):
            column = done[at]
            row_potential[row_at[column]] += reached - distance[column]
            column_potential[column] -= reached - distance[column]
        while before != NOBODY:
            earlier = came_from[before]
            row_at[before] = new if earlier == NOBODY else row_at[earlier]
            before = earlier
    for column in range(columns):
        if row_at[column] != NOBODY:
            found[row_at[column]] = column


@inner
def _nearest(open_columns: Ints, distance: Ints) -> int:
    """The first of the nearest columns, in the order of the set."""
    nearest = NOBODY
    for at in range(_SLOTS, _SLOTS + open_columns[_MASK] + 1):
        column = open_columns[at]
        if column >= 0 and (nearest == NOBODY or distance[column] < distance[nearest]):
            nearest = column
    return nearest


# A set of small numbers in the order in which CPython goes through one. The plain solver takes the
# first of several nearest columns in that order, so which of several best feedings is found depends
# on it. It is the same in all Pythons from 3.10 to 3.13, and a test compares assignments.

_MASK: Final = 0
"""The number of slots less 1."""
_FILL: Final = 1
_USED: Final = 2
"""How many slots are or were in use, and how many are."""
_SLOTS: Final = 3
"""The first slot: a number, or one of these."""
_FREE: Final = -1
_REMOVED: Final = -2

_FEWEST: Final = 8
_PROBES: Final = 9
_SHIFT: Final = 5


@inner
def set_words(most: int) -> int:
    """The length of an array for a set of so many numbers, and for its growth."""
    return _SLOTS + 8 * max(most, _FEWEST)


@inner
def empty_set(found: Ints) -> None:
    _forget(found, _FEWEST)


@inner
def add(found: Ints, number: int) -> None:
    """Add a number, if it is not there."""
    at = _slot(found, number)
    held, found[at] = found[at], number
    if held == number:
        return
    found[_USED] += 1
    if held == _FREE:
        found[_FILL] += 1
        if found[_FILL] * 5 >= found[_MASK] * 3:
            _resize(found)


@inner
def remove(found: Ints, number: int) -> None:
    """Remove a number that is there."""
    found[_slot(found, number)] = _REMOVED
    found[_USED] -= 1


@inner
def _slot(found: Ints, number: int) -> int:
    """The slot that has this number, or the one where it belongs."""
    mask, perturb, removed = found[_MASK], number, NOBODY
    at = number & mask
    while True:
        probes = _PROBES if at + _PROBES <= mask else 0
        for slot in range(_SLOTS + at, _SLOTS + at + probes + 1):
            if found[slot] == number:
                return slot
            if found[slot] == _FREE:
                return slot if removed == NOBODY else removed
            if found[slot] == _REMOVED:
                removed = slot
        perturb >>= _SHIFT
        at = (at * 5 + 1 + perturb) & mask


@inner
def _resize(found: Ints) -> None:
    """Make room; the numbers are added anew in their order."""
    used, slots = found[_USED], found[_MASK] + 1
    numbers = np.empty(used, np.int64)
    kept = 0
    for at in range(_SLOTS, _SLOTS + slots):
        if found[at] >= 0:
            numbers[kept] = found[at]
            kept += 1
    size = _FEWEST
    while size <= used * 4:
        size *= 2
    _forget(found, size)
    for number in numbers:
        found[_slot(found, number)] = number
    found[_FILL] = found[_USED] = used


@inner
def _forget(found: Ints, size: int) -> None:
    found[_MASK] = size - 1
    found[_FILL] = found[_USED] = 0
    found[_SLOTS : _SLOTS + size] = _FREE
