"""Playing on from a position of an earlier game, as any of its seats."""

from __future__ import annotations

from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Record
from hedgerow.core.text import Seat
from hedgerow.table import AnyTable, replay


def check_onward(game: AnyGame, record: Record, at: int, seat: Seat) -> AnyTable:
    """The table of a record after `at` moves; BadInput if nobody can play on from there."""
    if not 0 <= at <= len(record.moves):
        raise BadInput("error-replay-at", at=str(at), last=len(record.moves))
    if not 0 <= seat < record.seats:
        raise BadInput("error-seat-unknown", seat=seat, seats=record.seats)
    table = replay(game, record, to=at)
    if not table.to_act:
        raise BadInput("error-onward-over")
    return table
