"""The opening: all seats at once bring their hands down to three cards (NWO-35 to NWO-39)."""

from __future__ import annotations

from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.compiled.north_woods.heaps import card_at, move, push, shuffle, with_card
from hedgerow.compiled.north_woods.position import aside, hand, pile, table_of
from hedgerow.compiled.north_woods.rules.turns import begin_turn
from hedgerow.compiled.north_woods.supply import lose
from hedgerow.compiled.north_woods.tableau import PLAIN, at, form_of, lying, put, room
from hedgerow.compiled.north_woods.tables import (
    Tables,
    eats,
    is_event,
    is_species_kind,
)
from hedgerow.games.north_woods.moves import OPENING_SLOTS, PILES
from hedgerow.games.north_woods.state import HAND


@inner
def opening_asked(tables: Tables, row: Row) -> int:
    """NWO-35: all seats at once, each until its hand is small enough; the first of them."""
    seat = 0
    while row[hand(tables, seat)] <= HAND:
        seat += 1
    return seat


@inner
def allow_opening(tables: Tables, row: Row, out: Mask) -> None:
    """What a seat may put down next; species only on what feeds them (NWO-38)."""
    seat = opening_asked(tables, row)
    heap, table = hand(tables, seat), table_of(tables, seat)
    for nth in range(row[heap]):
        kind = card_at(row, heap, nth)
        lay = tables.do_lay + kind * (OPENING_SLOTS + 1)
        out[tables.do_put_aside + kind] = 1
        if is_species_kind(tables, kind):
            for slot in range(row[table]):
                food = form_of(at(row, table, slot))
                if eats(tables, 2 * kind, food) and room(row, table, slot):
                    out[lay + 1 + slot] = 1
        elif not is_event(tables, kind):  # NWO-36
            out[lay] = 1


@inner
def answer_opening(tables: Tables, row: Row, action: int) -> None:
    seat = opening_asked(tables, row)
    number = action - tables.do_put_aside
    if number >= 0:
        lose(tables, row, seat, number)
        with_card(row, aside(tables, seat), number)
    else:
        number = action - tables.do_lay
        kind, on = number // (OPENING_SLOTS + 1), number % (OPENING_SLOTS + 1) - 1  # -1: NOTHING
        lose(tables, row, seat, kind)
        put(row, table_of(tables, seat), lying(2 * kind, on, PLAIN))
    for other in range(tables.seats):
        if row[hand(tables, other)] > HAND:
            return
    _reveal(tables, row)
    begin_turn(tables, row, 0)


@inner
def _reveal(tables: Tables, row: Row) -> None:
    """NWO-37; the discards are dealt on the dying piles (NWO-39)."""
    first = pile(tables, 0)
    for seat in range(tables.seats):
        move(row, first, aside(tables, seat))
    shuffle(row, first)
    cards, row[first] = row[first], 0
    for nth in range(cards):
        kind = row[first + 1 + nth]
        row[first + 1 + nth] = 0
        push(row, pile(tables, nth % PILES), kind)
