"""The end of a game: a Habitat, or a stalled game (NWO-75 to NWO-79)."""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.kernel import Floats, Row, inner, kernel
from hedgerow.compiled.north_woods.frames import clear_stack
from hedgerow.compiled.north_woods.position import Word, table_of
from hedgerow.compiled.north_woods.supply import carrion
from hedgerow.compiled.north_woods.tableau import (
    STAND_IN,
    all_fed,
    at,
    bit_count,
    hungry,
    mark_of,
    ranks,
)
from hedgerow.compiled.north_woods.tables import Tables
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.feeding import ALL_RANKS

_MANY: Final = 1000
"""More cards than there are."""


@inner
def can_declare(tables: Tables, row: Row) -> bool:
    """NWO-75: all ranks, and nobody hungry."""
    table = table_of(tables, row[Word.TURN])
    return (
        row[table] >= RANKS
        and ranks(tables, row, table) == ALL_RANKS
        and all_fed(tables, row, table, carrion(tables, row))
    )


@inner
def declare(row: Row) -> None:
    """NWO-75: the game is won."""
    row[Word.WINNER] = row[Word.TURN]
    clear_stack(row)


@inner
def is_stalled(tables: Tables, row: Row) -> bool:
    """Whether a game ends without a Habitat."""
    rounds = tables.rounds
    if row[Word.DRY] >= tables.seats:
        return True  # NWO-78
    return rounds != 0 and row[Word.ROUND] >= rounds  # NWO-79


@inner
def standing(tables: Tables, row: Row, seat: int) -> int:
    """The number of different ranks of a seat, then of fed cards with resources (NWO-78)."""
    table = table_of(tables, seat)
    fed = -hungry(tables, row, table, carrion(tables, row))
    for slot in range(row[table]):
        card = at(row, table, slot)
        if card != 0 and mark_of(card) != STAND_IN:
            fed += 1
    return _MANY * bit_count(ranks(tables, row, table)) + fed


@kernel
def rewards(tables: Tables, row: Row, out: Floats) -> None:
    """As `Outcome.reward`: a sole winner gets 1, and the others share -1."""
    seats, winner = tables.seats, row[Word.WINNER]
    best = first = 0
    for seat in range(seats):
        best = max(best, standing(tables, row, seat))
    for seat in range(seats):
        first += winner == seat or (winner < 0 and standing(tables, row, seat) == best)
    for seat in range(seats):
        if winner == seat or (winner < 0 and standing(tables, row, seat) == best):
            out[seat] = (seats / first - 1) / (seats - 1)
        else:
            out[seat] = -1 / (seats - 1)
