"""Moves between abilities: events (EAR-41 to EAR-44), conversions, leaves.

The plain rules are in `games.earth.rules.playing`.
"""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.goods import charge, owe, payable, receive
from hedgerow.compiled.earth.supply import append, leave_hand, seen_leaving
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.earth.verbs import resolve
from hedgerow.compiled.earth.walking import rousable
from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.games.earth.rules import playing

SPROUTS_A_CONVERSION: Final = playing.SPROUTS_A_CONVERSION
SOIL_A_CONVERSION: Final = playing.SOIL_A_CONVERSION


@inner
def mask_free_moves(t: Table, row: Row, b: int, out: Mask) -> None:
    """Affordable events, and a conversion."""
    for number in range(1, row[b + at.HELD] + 1):
        card = row[b + at.HELD + number]
        if t[card, of.KIND] == of.EVENTS and _event_payable(t, row, b, card):
            out[t[0, of.EVENT] + card - 1] = 1
    if row[b + at.SPROUTS] >= SPROUTS_A_CONVERSION:
        out[t[0, of.CONVERT]] = 1
    if _could_discard_leaf(t, row, b):
        out[t[0, of.LEAF]] = 1


@inner
def _event_payable(t: Table, row: Row, b: int, card: int) -> bool:
    """EAR-42, EAR-44: whether an event's price can be paid and it has something to work on."""
    for number in range(of.ABILITIES):
        effect = t[card, of.EFFECT + number]
        if effect and t[effect, of.VERB] == of.GAIN and not payable(t, row, b, effect):
            return False
        if effect and t[effect, of.VERB] == of.RECALL and row[b + at.COMPOST] == 0:
            return False
    return True


@inner
def could_move_freely(t: Table, row: Row, b: int) -> bool:
    """Whether there may be such a move, judging by public information."""
    if row[b + at.HELD] > 0 or row[b + at.SPROUTS] >= SPROUTS_A_CONVERSION:
        return True
    return _could_discard_leaf(t, row, b)


@inner
def _could_discard_leaf(t: Table, row: Row, b: int) -> bool:
    """EAR-84: whether a leaf can be discarded for an animal that has something to do."""
    if row[b + at.ANIMAL] == 0 or row[b + at.LEAVES_LEFT] == 0 or row[b + at.PLOT] == 0:
        return False
    if frames.holds(row, b, frames.ROAMING):
        return False  # an animal is acting: not inside its ability
    used = at.LEAVES - row[b + at.LEAVES_LEFT] + 1
    for animal in range(row[b + at.ANIMAL]):
        if rousable(t, row, b, animal, used):
            return True
    return False


@inner
def play(t: Table, row: Row, b: int, action: int) -> bool:
    """Make an event, a conversion or a leaf; returns whether the action is one of these."""
    if t[0, of.EVENT] <= action < t[0, of.REPLACE_AT]:
        _set_apart(row, b)
        _play_event(t, row, b, action - t[0, of.EVENT] + 1)
    elif action == t[0, of.CONVERT]:
        _set_apart(row, b)
        # EAR-26: three sprouts of one's choice for two soil.
        frames.push_goods(row, b, SOIL_A_CONVERSION, 0, 0, 0, 0, 0)
        owe(row, b, at.SPROUT, SPROUTS_A_CONVERSION)
    elif action == t[0, of.LEAF]:
        _set_apart(row, b)
        # EAR-84: the leaf leaves the game, and the animals may act.
        row[b + at.LEAVES_LEFT] -= 1
        row[b + at.DISCARDED] += 1
        push_roaming(row, b)
    else:
        return False
    return True


@inner
def _set_apart(row: Row, b: int) -> None:
    """What this move asks for is not asked for the ability that is being used: nothing is."""
    if frames.is_using(row, b):
        frames.push(row, b, frames.ACTIVATION)


@inner
def push_roaming(row: Row, b: int) -> None:
    """All animals of the seat may act after a leaf."""
    used, animals = at.LEAVES - row[b + at.LEAVES_LEFT], row[b + at.ANIMAL]
    frames.push2(row, b, frames.ROAMING, used, (1 << animals) - 1)


@inner
def _play_event(t: Table, row: Row, b: int, card: int) -> None:
    """EAR-42: pay its price, take its goods, lay it on one's event stack."""
    leave_hand(row, b, card)
    seen_leaving(row, b, card)
    append(row, b + at.EVENTS, card)
    row[b + at.CHANGED] |= at.ON_EVENTS
    _receive_standing(t, row, b, row[b + at.CLIMATE_CARD])
    _receive_standing(t, row, b, row[b + at.ISLAND_CARD])
    for number in range(of.ABILITIES - 1, -1, -1):
        effect = t[card, of.EFFECT + number]
        if effect and t[effect, of.VERB] == of.GAIN:
            receive(t, row, b, effect, of.GOOD, 1)
            frames.set_field(row, b, frames.EVENT, 1)
            charge(t, row, b, effect)
        elif effect:
            resolve(t, row, b, effect, at.ISLAND)


@inner
def _receive_standing(t: Table, row: Row, b: int, card: int) -> None:
    """EAR-52, and EAR-112: it is not the event's."""
    for number in range(of.ABILITIES):
        if t[card, of.ON_EVENTS] >> number & 1:
            receive(t, row, b, t[card, of.EFFECT + number], of.GOOD, 1)
