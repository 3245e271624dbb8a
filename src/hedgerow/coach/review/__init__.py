"""What a game's result was made of: decisions, rivals' errors and luck.

`review` makes the report of one seat from a record; `looks` and `report` are its two halves, for
whoever makes it in pieces.
"""

from __future__ import annotations

from collections.abc import Callable

from hedgerow.coach.review.ledger import report
from hedgerow.coach.review.looking import Look, check, looks, total
from hedgerow.coach.review.report import Report
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Record
from hedgerow.core.text import Seat


def review(
    game: AnyGame,
    record: Record,
    seat: Seat,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """The review of a finished game for one seat; `progress` hears of each move looked at."""
    found: list[Look] = []
    for look in looks(game, record):
        found.append(look)
        progress(len(found), total(record))
    return report(game, record, found, seat)


__all__ = ["Look", "Report", "check", "looks", "report", "review", "total"]
