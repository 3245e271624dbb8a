"""Abilities of a colour, one after the other (EAR-28 to EAR-31, EAR-40, EAR-140, EAR-141).

The plain rules are in `games.earth.rules.activation`.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.playing import could_move_freely
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.earth.verbs import asking, copyable, effect_at, may
from hedgerow.compiled.kernel import Mask, Row, inner

# Activate, Ordering


@inner
def activate(t: Table, row: Row, b: int) -> bool:
    colour = frames.field(row, b, 0)
    frames.pop(row, b)
    beside = t[row[b + at.ISLAND_CARD], of.ON + colour]
    beside |= t[row[b + at.CLIMATE_CARD], of.ON + colour]
    if beside and _on_tableau(t, row, b, colour):
        frames.push1(row, b, frames.ORDERING, colour)
    else:
        _push_queue(t, row, b, colour, True)
    return True


@inner
def _on_tableau(t: Table, row: Row, b: int, colour: int) -> bool:
    for number in range(1, row[b + at.PLOT] + 1):
        if t[row[b + at.CARD + row[b + at.PLOT + number]], of.ON + colour]:
            return True
    return False


@inner
def _push_queue(t: Table, row: Row, b: int, colour: int, first: bool) -> None:
    """The abilities of a colour, with island and climate first or last (EAR-30).

    The next ability lies nearest to the top, so they are added from the last to the first.
    """
    count = 0
    if not first:
        count += _add_beside(t, row, b, colour)
    for number in range(row[b + at.PLOT], 0, -1):
        cell = row[b + at.PLOT + number]
        count += add_abilities(row, b, cell, t[row[b + at.CARD + cell], of.ON + colour])
    if first:
        count += _add_beside(t, row, b, colour)
    frames.push(row, b, frames.ACTIVATION)
    frames.hold(row, b, count)


@inner
def _add_beside(t: Table, row: Row, b: int, colour: int) -> int:
    climate, island = row[b + at.CLIMATE_CARD], row[b + at.ISLAND_CARD]
    count = add_abilities(row, b, at.CLIMATE, t[climate, of.ON + colour])
    return count + add_abilities(row, b, at.ISLAND, t[island, of.ON + colour])


@inner
def add_abilities(row: Row, b: int, place: int, abilities: int) -> int:
    """Add abilities of a place as items, the first nearest to the top; returns their number."""
    count = 0
    for number in range(of.ABILITIES - 1, -1, -1):
        if abilities >> number & 1:
            frames.add_item(row, b, place * frames.PLACE + number)
            count += 1
    return count


@inner
def mask_ordering(t: Table, out: Mask) -> None:
    out[t[0, of.ORDER]] = out[t[0, of.ORDER] + 1] = 1


@inner
def answer_ordering(t: Table, row: Row, b: int, action: int) -> None:
    colour = frames.field(row, b, 0)
    frames.pop(row, b)
    _push_queue(t, row, b, colour, action == t[0, of.ORDER])


# Activation


@inner
def front(row: Row, b: int) -> tuple[int, int]:
    """The place and the number of the next ability."""
    ability = frames.item(row, b, 0)
    return ability // frames.PLACE, ability % frames.PLACE


@inner
def go_through(t: Table, row: Row, b: int) -> bool:
    """EAR-31: each ability in turn; one that can do nothing is skipped."""
    if frames.items(row, b) == 0:
        frames.pop(row, b)
        return True
    quick = frames.field(row, b, 0)
    place, number = front(row, b)
    effect = effect_at(t, row, b, place, number)
    how = asking(t, row, b, effect, place)
    if how == of.ASKED or (how == of.QUIET and not quick):
        return False
    stops = how == of.UNUSABLE and not quick and could_move_freely(t, row, b)
    if stops and may(t, row, b, effect, place):
        return False  # EAR-141
    frames.drop_item(row, b)
    frames.set_field(row, b, frames.USING, int(how != of.UNUSABLE))
    if how != of.UNUSABLE:
        frames.push2(row, b, frames.RESOLVING, effect, place)
    return True


@inner
def mask_activation(t: Table, row: Row, b: int, out: Mask) -> None:
    """EAR-31: use the ability in front or not; EAR-141: where it cannot be used, what may help."""
    place, number = front(row, b)
    how = asking(t, row, b, effect_at(t, row, b, place, number), place)
    if how != of.UNUSABLE:
        out[t[0, of.USE]] = 1
    out[t[0, of.SKIP]] = 1
    if how <= of.QUIET and not frames.field(row, b, 0) and frames.items(row, b) > 1:
        out[t[0, of.ALL]] = 1  # EAR-140


@inner
def answer_activation(t: Table, row: Row, b: int, action: int) -> None:
    frames.set_field(row, b, frames.USING, int(action == t[0, of.USE]))
    if action == t[0, of.ALL]:
        frames.set_field(row, b, 0, 1)
        return
    place, number = front(row, b)
    frames.drop_item(row, b)
    if action == t[0, of.USE]:
        frames.push2(row, b, frames.RESOLVING, effect_at(t, row, b, place, number), place)


# Copying


@inner
def mask_copying(t: Table, row: Row, b: int, out: Mask) -> None:
    place, colour = frames.field(row, b, 0), frames.field(row, b, 1)
    for plot in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + plot]
        for number in range(of.ABILITIES):
            if copyable(t, row, b, cell, number, colour, place):
                allow_copy(t, out, cell, number)
    out[t[0, of.SKIP]] = 1


@inner
def allow_copy(t: Table, out: Mask, cell: int, number: int) -> None:
    out[t[0, of.COPY_AT] + cell * of.CODED + number] = 1


@inner
def answer_copying(t: Table, row: Row, b: int, action: int) -> None:
    place = frames.field(row, b, 0)
    frames.pop(row, b)
    if action != t[0, of.SKIP]:
        # EAR-40: a copy works from the copying card's place.
        push_use(t, row, b, action, place)


@inner
def push_use(t: Table, row: Row, b: int, action: int, place: int) -> None:
    """The ability of a card, chosen among several, is used at this place, or its own if -1."""
    ability = action - t[0, of.COPY_AT]
    cell, number = ability // of.CODED, ability % of.CODED
    effect = effect_at(t, row, b, cell, number)
    frames.push2(row, b, frames.RESOLVING, effect, cell if place < 0 else place)
