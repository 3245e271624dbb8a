"""Minimum-cost assignment for small sparse problems: every row gets a different column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Row: TypeAlias = Sequence[tuple[int, int]]
"""The columns that a row may take, each with its cost."""


def cheapest(rows: Sequence[Row], columns: int) -> list[int]:
    """The column of each row at minimal total cost; raises ValueError if a row finds none.

    Rows are added one by one along shortest augmenting paths, kept non-negative by potentials.

    >>> cheapest([[(0, 1), (1, 5)], [(0, 1), (1, 2)]], 2)
    [0, 1]
    """
    never = 1 << 60
    row_at = [-1] * columns
    row_potential = [0] * len(rows)
    column_potential = [0] * columns
    for new in range(len(rows)):
        distance = [never] * columns
        came_from = [-1] * columns
        done: list[int] = []
        open_columns: set[int] = set()
        row, reached, before = new, 0, -1
        while True:
            base = reached - row_potential[row]
            for column, cost in rows[row]:
                through = base + cost - column_potential[column]
                if through < distance[column]:
                    distance[column] = through
                    came_from[column] = before
                    open_columns.add(column)
            if not open_columns:
                raise ValueError("a row finds no column")
            # Of several nearest ones, the first in the set's order: `hedgerow.compiled` repeats it.
            before = min(open_columns, key=distance.__getitem__)
            open_columns.remove(before)
            reached = distance[before]
            if row_at[before] < 0:
                break
            done.append(before)
            row = row_at[before]
        row_potential[new] += reached
        for column in done:
            row_potential[row_at[column]] += reached - distance[column]
            column_potential[column] -= reached - distance[column]
        while before >= 0:
            earlier = came_from[before]
            row_at[before] = new if earlier < 0 else row_at[earlier]
            before = earlier
    column_of = [-1] * len(rows)
    for column, row in enumerate(row_at):
        if row >= 0:
            column_of[row] = column
    return column_of
