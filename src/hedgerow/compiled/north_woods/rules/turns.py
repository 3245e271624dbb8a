"""Ending a turn and starting the next."""

from __future__ import annotations

from hedgerow.compiled.kernel import Row, inner
from hedgerow.compiled.north_woods.frames import Frame, clear_stack, push_frame
from hedgerow.compiled.north_woods.position import Word, can_draw
from hedgerow.compiled.north_woods.rules.ending import is_stalled
from hedgerow.compiled.north_woods.supply import NOWHERE, refill, renew
from hedgerow.compiled.north_woods.tables import Tables


@inner
def next_turn(tables: Tables, row: Row) -> None:
    """NWO-40: clockwise; NWO-78 and NWO-79 end a stalled game."""
    seat = (row[Word.TURN] + 1) % tables.seats
    if seat == 0:
        row[Word.ROUND] += 1
    if is_stalled(tables, row):
        clear_stack(row)
    else:
        begin_turn(tables, row, seat)


@inner
def begin_turn(tables: Tables, row: Row, seat: int) -> None:
    row[Word.TURN] = seat
    row[Word.EDITS] = 0
    row[Word.RESCUING] = 0
    row[Word.SPRING] &= ~(1 << seat)  # NWO-95
    refill(tables, row, NOWHERE)
    renew(tables, row)
    row[Word.DRY] = 0 if can_draw(tables, row) else row[Word.DRY] + 1
    clear_stack(row)
    push_frame(row, Frame.START)
