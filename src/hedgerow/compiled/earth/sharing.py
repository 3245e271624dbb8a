"""What an animal offers to everybody, and abilities that are picked (EAR-97, EAR-98).

The plain rules are in `games.earth.rules.deeds` and `games.earth.rules.verbs.everybody`.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.activation import add_abilities, allow_copy, push_use
from hedgerow.compiled.earth.deeds import stockable
from hedgerow.compiled.earth.goods import (
    COMPOST_HAND,
    GROWTH,
    SPROUT,
    charge,
    fitting,
    has_spaces,
    payable,
    receive,
    worth,
)
from hedgerow.compiled.earth.playing import could_move_freely
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.earth.verbs import can, effect_at, may
from hedgerow.compiled.kernel import Mask, Row, inner

# Picking


@inner
def _usable(t: Table, row: Row, b: int, number: int) -> bool:
    """Whether an ability of the frame on top would do anything now."""
    ability = frames.item(row, b, number)
    cell, own = ability // frames.PLACE, ability % frames.PLACE
    return can(t, row, b, effect_at(t, row, b, cell, own), cell)


@inner
def _hopeful(t: Table, row: Row, b: int, number: int) -> bool:
    """EAR-141: whether one might do something after a free move."""
    ability = frames.item(row, b, number)
    cell, own = ability // frames.PLACE, ability % frames.PLACE
    return may(t, row, b, effect_at(t, row, b, cell, own), cell)


@inner
def pick_none(t: Table, row: Row, b: int) -> bool:
    free = could_move_freely(t, row, b)
    for number in range(frames.items(row, b)):
        if _usable(t, row, b, number) or (free and _hopeful(t, row, b, number)):
            return False
    frames.pop(row, b)
    return True


@inner
def mask_picking(t: Table, row: Row, b: int, out: Mask) -> None:
    for number in range(frames.items(row, b)):
        if _usable(t, row, b, number):
            ability = frames.item(row, b, number)
            allow_copy(t, out, ability // frames.PLACE, ability % frames.PLACE)
    out[t[0, of.SKIP]] = 1


@inner
def answer_picking(t: Table, row: Row, b: int, action: int) -> None:
    frames.pop(row, b)
    if action != t[0, of.SKIP]:
        push_use(t, row, b, action, at.NONE)


# Sharing


@inner
def _collective(t: Table, row: Row) -> int:
    return t[row[at.COLLECTIVE], of.SHARED_EFFECT]


@inner
def _share_asking(t: Table, row: Row, b: int) -> int:
    """How to ask about the collective ability; `UNUSABLE` if it can do nothing for this seat."""
    effect = _collective(t, row)
    verb = t[effect, of.VERB]
    if verb == of.SHARE:
        return t[effect, of.ASKING] if _can_share(t, row, b, effect) else of.UNUSABLE
    if verb == of.ACTIVATE_ONE:
        there = _activates_one(t, row, b, t[effect, of.COLOUR], False)
    else:
        there = stockable(t, row, b, t[effect, of.PIECE], row[b + at.MASK]) != 0
    return of.OPEN if there else of.UNUSABLE


@inner
def _can_share(t: Table, row: Row, b: int, effect: int) -> bool:
    if row[b + at.PLOT] < t[effect, of.LEAST_CARDS] or not payable(t, row, b, effect):
        return False
    if t[effect, of.HAS_PRICE]:
        return True
    return worth(t, row, b, effect, fitting(t, row, b, t[effect, of.SORT]))


@inner
def _activates_one(t: Table, row: Row, b: int, colour: int, hoped: bool) -> bool:
    """Whether there is an ability of a colour that works now, or is hoped to work."""
    for plot in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + plot]
        card = row[b + at.CARD + cell]
        for number in range(of.ABILITIES):
            if t[card, of.OF_COLOUR + colour] >> number & 1:
                effect = t[card, of.EFFECT + number]
                if hoped and may(t, row, b, effect, cell):
                    return True
                if not hoped and can(t, row, b, effect, cell):
                    return True
    return False


@inner
def _may_share(t: Table, row: Row, b: int) -> bool:
    """Whether the collective ability might do something after a free move (EAR-141)."""
    effect = _collective(t, row)
    verb = t[effect, of.VERB]
    if verb == of.ACTIVATE_ONE:
        return _activates_one(t, row, b, t[effect, of.COLOUR], True)
    if verb == of.TO_ISLAND:
        piece = at.SPROUT if t[effect, of.PIECE] == at.SPROUT else at.GROWTH
        return has_spaces(t, row, b, piece, row[b + at.MASK])
    if row[b + at.PLOT] < t[effect, of.LEAST_CARDS]:
        return False
    if t[effect, of.HAS_PRICE] or t[effect, of.GOOD + COMPOST_HAND]:
        return True
    cells = fitting(t, row, b, t[effect, of.SORT])
    if t[effect, of.GOOD + SPROUT] and has_spaces(t, row, b, at.SPROUT, cells):
        return True
    return t[effect, of.GOOD + GROWTH] > 0 and has_spaces(t, row, b, at.GROWTH, cells)


@inner
def share_open(t: Table, row: Row, b: int) -> bool:
    how = _share_asking(t, row, b)
    if how == of.ASKED or how == of.QUIET:
        return False
    if how == of.UNUSABLE:
        if could_move_freely(t, row, b) and _may_share(t, row, b):
            return False  # EAR-141
        frames.pop(row, b)
    else:
        _share(t, row, b)
    return True


@inner
def mask_sharing(t: Table, row: Row, b: int, out: Mask) -> None:
    if _share_asking(t, row, b) != of.UNUSABLE:
        out[t[0, of.USE]] = 1
    out[t[0, of.SKIP]] = 1


@inner
def answer_sharing(t: Table, row: Row, b: int, action: int) -> None:
    if action == t[0, of.USE]:
        _share(t, row, b)
    else:
        frames.pop(row, b)


@inner
def _share(t: Table, row: Row, b: int) -> None:
    """Do what the collective animal offers."""
    frames.pop(row, b)
    effect = _collective(t, row)
    verb, count = t[effect, of.VERB], 0
    if verb == of.SHARE:
        receive(t, row, b, effect, of.GOOD, 1)
        frames.set_field(row, b, frames.FRESH, int(t[effect, of.ASKING] == of.OPEN))
        frames.set_field(row, b, frames.ON_CELLS, fitting(t, row, b, t[effect, of.SORT]))
        charge(t, row, b, effect)
    elif verb == of.ACTIVATE_ONE:
        column = of.OF_COLOUR + t[effect, of.COLOUR]
        for plot in range(row[b + at.PLOT], 0, -1):
            cell = row[b + at.PLOT + plot]
            count += add_abilities(row, b, cell, t[row[b + at.CARD + cell], column])
        frames.push(row, b, frames.PICKING)
        frames.hold(row, b, count)
    else:
        count, piece = t[effect, of.COUNT], t[effect, of.PIECE]
        frames.push4(row, b, frames.STOCKING, count, at.NONE, row[b + at.MASK], piece)
