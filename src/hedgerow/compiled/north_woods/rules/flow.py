"""The flow of a game: the top of the stack asks; its answer and forced steps follow."""

from __future__ import annotations

from hedgerow.compiled.kernel import Mask, Row, inner, kernel
from hedgerow.compiled.north_woods.frames import Frame, Held, top_frame
from hedgerow.compiled.north_woods.position import Word
from hedgerow.compiled.north_woods.rules.actions import (
    allow_acting,
    allow_placing,
    answer_acting,
    answer_placing,
)
from hedgerow.compiled.north_woods.rules.dying import (
    allow_closing,
    allow_covering,
    allow_discarding,
    allow_dying,
    answer_closing,
    answer_covering,
    answer_discarding,
    answer_dying,
    closing_step,
    covering_step,
    discarding_step,
    dying_step,
)
from hedgerow.compiled.north_woods.rules.event_cards import allow_events, may_use_events, use
from hedgerow.compiled.north_woods.rules.event_frames import (
    adopting_step,
    allow_adopting,
    allow_aiming,
    allow_burning,
    allow_giving,
    allow_keeping,
    allow_naming,
    allow_renewing,
    answer_adopting,
    answer_aiming,
    answer_burning,
    answer_giving,
    answer_keeping,
    answer_naming,
    answer_renewing,
    giving_step,
    keeping_step,
    renewing_step,
    wintering_step,
)
from hedgerow.compiled.north_woods.rules.opening import (
    allow_opening,
    answer_opening,
    opening_asked,
)
from hedgerow.compiled.north_woods.rules.start import allow_start, answer_start, start_step
from hedgerow.compiled.north_woods.rules.territory import allow_aggression, answer_aggression
from hedgerow.compiled.north_woods.tables import Tables, within
from hedgerow.compiled.rules import NOBODY


@kernel
def asked(tables: Tables, row: Row) -> int:
    """The seat that answers the top of the stack, in the opening the first that does."""
    if not row[Word.DEPTH]:
        return NOBODY
    frame = top_frame(row)
    type = row[frame]
    if type == Frame.OPENING:
        return opening_asked(tables, row)
    if type == Frame.GIVING:
        return row[frame + Held.GIVER]
    if type == Frame.COVERING:
        return row[frame + Held.COVERER]
    return row[Word.TURN]


@kernel
def mask(tables: Tables, row: Row, out: Mask) -> None:
    out[:] = 0
    if not row[Word.DEPTH]:
        return
    type = row[top_frame(row)]
    if type == Frame.ACTING:
        allow_acting(tables, row, out)
    elif type == Frame.PLACING:
        allow_placing(tables, row, out)
    elif type == Frame.START:
        allow_start(tables, row, out)
    elif type == Frame.DYING:
        allow_dying(tables, row, out)
    elif type == Frame.DISCARDING:
        allow_discarding(tables, row, out)
    elif type == Frame.COVERING:
        allow_covering(tables, row, out)
    elif type == Frame.GIVING:
        allow_giving(tables, row, out)
    elif type == Frame.AGGRESSION:
        allow_aggression(tables, row, out)
    elif type == Frame.OPENING:
        allow_opening(tables, row, out)
    elif type == Frame.AIMING:
        allow_aiming(tables, row, out)
    elif type == Frame.RENEWING:
        allow_renewing(tables, row, out)
    elif type == Frame.KEEPING:
        allow_keeping(tables, row, out)
    elif type == Frame.NAMING:
        allow_naming(tables, row, out)
    elif type == Frame.BURNING:
        allow_burning(tables, row, out)
    elif type == Frame.CLOSING:
        allow_closing(tables, row, out)
    elif type == Frame.ADOPTING:
        allow_adopting(tables, row, out)
    if may_use_events(row, type):
        allow_events(tables, row, out)


@kernel
def apply(tables: Tables, row: Row, action: int) -> None:
    type = row[top_frame(row)]
    if within(action, tables.do_use, tables.do_lift):
        use(tables, row, action)
    elif type == Frame.ACTING:
        answer_acting(tables, row, action)
    elif type == Frame.PLACING:
        answer_placing(tables, row, action)
    elif type == Frame.START:
        answer_start(tables, row, action)
    elif type == Frame.DYING:
        answer_dying(tables, row, action)
    elif type == Frame.DISCARDING:
        answer_discarding(tables, row, action)
    elif type == Frame.COVERING:
        answer_covering(tables, row, action)
    elif type == Frame.GIVING:
        answer_giving(tables, row, action)
    elif type == Frame.AGGRESSION:
        answer_aggression(tables, row, action)
    elif type == Frame.OPENING:
        answer_opening(tables, row, action)
    elif type == Frame.AIMING:
        answer_aiming(tables, row, action)
    elif type == Frame.RENEWING:
        answer_renewing(tables, row, action)
    elif type == Frame.KEEPING:
        answer_keeping(tables, row, action)
    elif type == Frame.NAMING:
        answer_naming(tables, row, action)
    elif type == Frame.BURNING:
        answer_burning(tables, row, action)
    elif type == Frame.CLOSING:
        answer_closing(tables, row, action)
    elif type == Frame.ADOPTING:
        answer_adopting(tables, row, action)
    while row[Word.DEPTH] and _step(tables, row):
        pass


@inner
def _step(tables: Tables, row: Row) -> bool:
    """Make the forced step of the top of the stack; returns whether there was one."""
    type = row[top_frame(row)]
    if type == Frame.START:
        return start_step(tables, row)
    if type == Frame.DYING:
        return dying_step(tables, row)
    if type == Frame.DISCARDING:
        return discarding_step(tables, row)
    if type == Frame.CLOSING:
        return closing_step(tables, row)
    if type == Frame.COVERING:
        return covering_step(tables, row)
    if type == Frame.GIVING:
        return giving_step(tables, row)
    if type == Frame.WINTERING:
        return wintering_step(tables, row)
    if type == Frame.ADOPTING:
        return adopting_step(tables, row)
    if type == Frame.KEEPING:
        return keeping_step(tables, row)
    if type == Frame.RENEWING:
        return renewing_step(tables, row)
    return False  # it only waits for its answer
