"""The end of a turn: the hungry die, the hand is brought down to three, the next seat begins."""

from __future__ import annotations

from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.compiled.north_woods.frames import (
    Frame,
    Held,
    Why,
    clear_stack,
    is_pending,
    pop_frame,
    push_frame,
    replace_frame,
    top_frame,
)
from hedgerow.compiled.north_woods.heaps import card_at, push, without
from hedgerow.compiled.north_woods.position import Word, hand, pile, table_of
from hedgerow.compiled.north_woods.rules.ending import can_declare, declare
from hedgerow.compiled.north_woods.rules.turns import next_turn
from hedgerow.compiled.north_woods.supply import (
    bury,
    carrion,
    cover,
    empty_piles,
    first_open_pile,
    is_open,
    lose,
    remains,
)
from hedgerow.compiled.north_woods.tableau import (
    NOTHING,
    STAND_IN,
    at,
    first_eater,
    grounded,
    mark_of,
)
from hedgerow.compiled.north_woods.tables import Tables, within
from hedgerow.games.north_woods.moves import PILES
from hedgerow.games.north_woods.state import HAND


@inner
def end_actions(tables: Tables, row: Row) -> None:
    """NWO-70: find all that die, before any card moves."""
    table, heap = table_of(tables, row[Word.TURN]), tables.dying
    served = carrion(tables, row)
    for slot in range(row[table]):
        if at(row, table, slot) != 0 and not grounded(tables, row, table, slot, served):
            push(row, heap, slot)
    starving = row[heap] > 0
    for slot in range(row[table]):  # NWO-63
        card = at(row, table, slot)
        idle = card != 0 and mark_of(card) == STAND_IN
        if idle and first_eater(row, table, slot) == NOTHING:
            push(row, heap, slot)
    clear_stack(row)
    push_frame(row, Frame.CLOSING)
    row[push_frame(row, Frame.DISCARDING) + Held.DIED] = starving
    push_frame(row, Frame.DYING)


@inner
def _may_hold_event(tables: Tables, row: Row) -> bool:
    """Whether an event could be used, as far as everybody knows."""
    return row[hand(tables, row[Word.TURN])] > 0 and not row[Word.RESCUING]


# Dying


@inner
def allow_dying(tables: Tables, row: Row, out: Mask) -> None:
    """NWO-74: any of them next, on any open pile."""
    heap, bury = tables.dying, tables.do_bury
    for place in range(PILES):
        if is_open(tables, row, place):
            for nth in range(row[heap]):
                out[bury + card_at(row, heap, nth) * PILES + place] = 1


@inner
def answer_dying(tables: Tables, row: Row, action: int) -> None:
    number = action - tables.do_bury
    _die(tables, row, number // PILES, number % PILES)


@inner
def _die(tables: Tables, row: Row, slot: int, place: int) -> None:
    without(row, tables.dying, slot)
    table = table_of(tables, row[Word.TURN])
    bury(tables, row, row[Word.TURN], table, slot, place, Why.HUNGRY)


@inner
def dying_step(tables: Tables, row: Row) -> bool:
    """Proceed without asking if every card has an empty place and no event can be used first."""
    heap, table = tables.dying, table_of(tables, row[Word.TURN])
    if not row[heap]:
        pop_frame(row)
        return True
    cards = 0
    for nth in range(row[heap]):
        cards += remains(at(row, table, card_at(row, heap, nth)))
    if cards > empty_piles(tables, row) or _may_hold_event(tables, row):
        return False
    _die(tables, row, card_at(row, heap, 0), first_open_pile(tables, row))
    return True


# Covering


@inner
def allow_covering(tables: Tables, row: Row, out: Mask) -> None:
    for place in range(PILES):
        if is_open(tables, row, place):
            out[tables.do_cover + place] = 1


@inner
def answer_covering(tables: Tables, row: Row, action: int) -> None:
    cover(tables, row, action - tables.do_cover)


@inner
def covering_step(tables: Tables, row: Row) -> bool:
    # NWO-103: what Winter takes is shuffled next, wherever it lies.
    if not empty_piles(tables, row) and not is_pending(row, Frame.WINTERING):
        return False
    cover(tables, row, first_open_pile(tables, row))
    return True


# Discarding


@inner
def _discarded_enough(tables: Tables, row: Row) -> bool:
    """NWO-73: three cards may stay."""
    return row[hand(tables, row[Word.TURN])] <= HAND


@inner
def allow_discarding(tables: Tables, row: Row, out: Mask) -> None:
    """Discards while the hand is too large."""
    heap = hand(tables, row[Word.TURN])
    if _discarded_enough(tables, row):
        out[tables.do_end_turn] = 1
    else:
        for place in range(PILES):
            if is_open(tables, row, place):
                for nth in range(row[heap]):
                    discard = tables.do_discard + card_at(row, heap, nth) * PILES
                    out[discard + place] = 1


@inner
def answer_discarding(tables: Tables, row: Row, action: int) -> None:
    if within(action, tables.do_discard, tables.do_done):
        number = action - tables.do_discard
        kind = number // PILES
        replace_frame(row, Frame.DISCARDING)
        lose(tables, row, row[Word.TURN], kind)
        push(row, pile(tables, number % PILES), kind)
    else:
        pop_frame(row)


@inner
def discarding_step(tables: Tables, row: Row) -> bool:
    """Go on when nothing is left to discard and, after deaths, no event can be used."""
    died = row[top_frame(row) + Held.DIED]
    if not _discarded_enough(tables, row) or (died and _may_hold_event(tables, row)):
        return False
    pop_frame(row)
    return True


# Closing


@inner
def allow_closing(tables: Tables, row: Row, out: Mask) -> None:
    out[tables.do_declare] = 1
    out[tables.do_end_turn] = 1


@inner
def answer_closing(tables: Tables, row: Row, action: int) -> None:
    if action == tables.do_end_turn:
        next_turn(tables, row)
    else:
        declare(row)


@inner
def closing_step(tables: Tables, row: Row) -> bool:
    if not _discarded_enough(tables, row):
        push_frame(row, Frame.DISCARDING)  # NWO-110
    elif can_declare(tables, row):
        return False
    else:
        next_turn(tables, row)
    return True
