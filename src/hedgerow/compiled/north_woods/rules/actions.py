"""The actions of a turn: playing, moving one's own cards, rescuing (NWO-47 to NWO-52)."""

from __future__ import annotations

from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.compiled.north_woods.feeding import feed_most
from hedgerow.compiled.north_woods.frames import (
    Frame,
    Held,
    How,
    pop_frame,
    push_frame,
    top_frame,
)
from hedgerow.compiled.north_woods.heaps import card_at, pop, top
from hedgerow.compiled.north_woods.position import Word, hand, may_rearrange, pile, table_of
from hedgerow.compiled.north_woods.rules.dying import end_actions
from hedgerow.compiled.north_woods.rules.ending import can_declare, declare
from hedgerow.compiled.north_woods.supply import carrion, carrion_without, lose
from hedgerow.compiled.north_woods.tableau import (
    NOTHING,
    all_fed,
    alone,
    at,
    feeds_one_of,
    food_of,
    form_of,
    grounded,
    has_food,
    is_species,
    lay,
    put,
    set_apart,
)
from hedgerow.compiled.north_woods.tables import (
    Tables,
    eats,
    is_event,
    is_species_kind,
    stands,
    within,
)
from hedgerow.games.north_woods.moves import PILES

# Acting


@inner
def allow_acting(tables: Tables, row: Row, out: Mask) -> None:
    """NWO-47; after a Migration rescues alone (NWO-92)."""
    heap, table = hand(tables, row[Word.TURN]), table_of(tables, row[Word.TURN])
    fed = all_fed(tables, row, table, carrion(tables, row))
    if not row[Word.RESCUING]:
        for nth in range(row[heap]):
            kind = card_at(row, heap, nth)
            if not is_event(tables, kind):
                out[tables.do_play + kind] = 1
        if may_rearrange(tables, row):
            _allow_lifts(tables, row, table, out)
            if not fed:
                out[tables.do_feed_all] = 1
    _allow_rescues(tables, row, table, out)
    if fed and can_declare(tables, row):
        out[tables.do_declare] = 1
    out[tables.do_end_turn] = 1


@inner
def _allow_lifts(tables: Tables, row: Row, table: int, out: Mask) -> None:
    """The species that could be moved; resources lie on no card and eat none."""
    for slot in range(row[table]):
        card = at(row, table, slot)
        if card == 0 or not is_species(tables, card):
            continue
        if food_of(card) != NOTHING or has_food(tables, row, table, form_of(card)):
            out[tables.do_lift + slot] = 1


@inner
def _allow_rescues(tables: Tables, row: Row, table: int, out: Mask) -> None:
    """The piles whose top the seat could feed right away (NWO-49, NWO-50)."""
    for place in range(PILES):
        heap = pile(tables, place)
        if not row[heap] or not is_species_kind(tables, top(row, heap)):
            continue  # NWO-52
        form, left = 2 * top(row, heap), carrion_without(tables, row, place)  # NWO-51
        if stands(tables, form, left) or feeds_one_of(tables, row, table, form, left):
            out[tables.do_rescue + place] = 1


@inner
def answer_acting(tables: Tables, row: Row, action: int) -> None:
    if within(action, tables.do_lift, tables.do_on):
        row[Word.EDITS] += 1
        _push_placing(row, action - tables.do_lift, How.LIFTED)
    elif within(action, tables.do_play, tables.do_use):
        _play(tables, row, action - tables.do_play)
    elif action == tables.do_end_turn:
        end_actions(tables, row)
    elif within(action, tables.do_rescue, tables.do_declare):
        _rescue(tables, row, action - tables.do_rescue)
    elif action == tables.do_feed_all:
        row[Word.EDITS] += 1
        table = table_of(tables, row[Word.TURN])
        feed_most(tables, row, table, carrion(tables, row))  # NWO-28
    else:
        declare(row)


@inner
def _push_placing(row: Row, slot: int, how: int) -> None:
    frame = push_frame(row, Frame.PLACING)
    row[frame + Held.SLOT] = slot
    row[frame + Held.HOW] = how


@inner
def _play(tables: Tables, row: Row, kind: int) -> None:
    lose(tables, row, row[Word.TURN], kind)
    table = table_of(tables, row[Word.TURN])
    slot = put(row, table, alone(2 * kind))
    if has_food(tables, row, table, 2 * kind):
        _push_placing(row, slot, How.PLAYED)


@inner
def _rescue(tables: Tables, row: Row, place: int) -> None:
    kind = pop(row, pile(tables, place))
    slot = put(row, table_of(tables, row[Word.TURN]), alone(2 * kind))
    _push_placing(row, slot, How.RESCUED)


# Placing


@inner
def allow_placing(tables: Tables, row: Row, out: Mask) -> None:
    """The places where the card in question may go."""
    frame, table = top_frame(row), table_of(tables, row[Word.TURN])
    slot, how = row[frame + Held.SLOT], row[frame + Held.HOW]
    card, served = at(row, table, slot), carrion(tables, row)
    on = tables.do_on
    for other in range(row[table]):
        food = at(row, table, other)
        if food == 0 or not eats(tables, form_of(card), form_of(food)):
            continue
        if how == How.RESCUED:
            allowed = grounded(tables, row, table, other, served)  # NWO-49
        else:
            allowed = other != food_of(card)
        if allowed:
            out[on + other] = 1
    if how == How.RESCUED:
        apart = stands(tables, form_of(card), served)  # NWO-50
    else:
        apart = how == How.PLAYED or food_of(card) != NOTHING
    if apart:
        out[tables.do_apart] = 1


@inner
def answer_placing(tables: Tables, row: Row, action: int) -> None:
    """Lay the card in question on another or apart."""
    slot, table = row[top_frame(row) + Held.SLOT], table_of(tables, row[Word.TURN])
    pop_frame(row)
    if within(action, tables.do_on, tables.do_apart):
        lay(tables, row, table, slot, action - tables.do_on)
    else:
        set_apart(row, table, slot)
