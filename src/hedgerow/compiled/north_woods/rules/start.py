"""The start of a turn: two cards are drawn or taken (NWO-41 to NWO-46)."""

from __future__ import annotations

from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.compiled.north_woods.frames import Frame, Held, replace_frame, top_frame
from hedgerow.compiled.north_woods.heaps import pop
from hedgerow.compiled.north_woods.position import Word, can_draw, display, hand
from hedgerow.compiled.north_woods.rules.territory import allow_aggressors, attack, finds_a_chain
from hedgerow.compiled.north_woods.supply import gain, next_card, refill, renew
from hedgerow.compiled.north_woods.tables import Tables, within
from hedgerow.games.north_woods.moves import PILES


@inner
def allow_start(tables: Tables, row: Row, out: Mask) -> None:
    if row[tables.deck]:
        out[tables.do_draw] = 1
    for place in range(PILES):
        if row[display(tables, place)]:
            out[tables.do_take + place] = 1
    if not can_draw(tables, row):
        out[tables.do_done] = 1
    if not row[top_frame(row) + Held.DRAWN]:
        allow_aggressors(tables, row, out)


@inner
def answer_start(tables: Tables, row: Row, action: int) -> None:
    if within(action, tables.do_territory, tables.do_seize):
        attack(tables, row, action - tables.do_territory)
    elif within(action, tables.do_take, tables.do_territory):
        _take(tables, row, action - tables.do_take)
    elif action == tables.do_draw:
        gain(tables, row, row[Word.TURN], next_card(tables, row), False)
        _drawn(tables, row)
    else:  # DONE: act without having drawn
        replace_frame(row, Frame.ACTING)


@inner
def _take(tables: Tables, row: Row, place: int) -> None:
    gain(tables, row, row[Word.TURN], pop(row, display(tables, place)), True)
    refill(tables, row, place)
    _drawn(tables, row)


@inner
def _drawn(tables: Tables, row: Row) -> None:
    renew(tables, row)
    if row[top_frame(row) + Held.DRAWN]:
        replace_frame(row, Frame.ACTING)
    else:
        row[replace_frame(row, Frame.START) + Held.DRAWN] = 1


@inner
def start_step(tables: Tables, row: Row) -> bool:
    """NWO-45: go on if nothing can be drawn or taken.

    Whether the hand has an aggressor is secret, so the seat is asked if it could have one.
    """
    if can_draw(tables, row):
        return False
    drawn = row[top_frame(row) + Held.DRAWN]
    if not drawn and row[hand(tables, row[Word.TURN])] and finds_a_chain(tables, row):
        return False
    replace_frame(row, Frame.ACTING)
    return True
