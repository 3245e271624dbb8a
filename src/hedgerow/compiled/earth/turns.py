"""Actions in their strong and weak form, and the end of turns and rounds.

The plain rules are in `games.earth.rules.turns` and `games.earth.rules.setup`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.goods import has_room
from hedgerow.compiled.earth.playing import could_move_freely
from hedgerow.compiled.earth.supply import append, board, clear, clockwise, draw, gain_soil
from hedgerow.compiled.earth.tables import Table, numbers_of
from hedgerow.compiled.kernel import Mask, Row, inner
from hedgerow.games.earth import moves
from hedgerow.games.earth.effects import ACTIONS, NOTHING, Action
from hedgerow.games.earth.frames import Frame, Planting, Reaping, Receiving
from hedgerow.games.earth.rules import turns as plain

ROUND_LIMIT: Final = plain.ROUND_LIMIT
BENEFITS: Final = len(moves.BENEFITS)
SPROUT: Final = moves.BENEFITS.index("sprout")
GROWTH: Final = moves.BENEFITS.index("growth")


def _received(actions: Mapping[Action, tuple[Frame, ...]]) -> Table:
    """The goods that each action brings by itself."""
    found = np.zeros((len(ACTIONS), of.GOODS), np.int64)
    for number, action in enumerate(ACTIONS):
        for frame in actions[action]:
            if isinstance(frame, Receiving):
                found[number] = numbers_of(frame.goods)
    return found


STRONG: Final = _received(plain.STRONG)
"""EAR-15 to EAR-17: what the active seat takes, a line for each action."""
WEAK: Final = _received(plain.WEAK)
"""EAR-14: what the others take besides benefits."""
REAPED: Final = 4
PLANTED: Final = 2
PLANTED_ALONG: Final = 1
"""EAR-14: the cards looked at and planted by the active seat, and those that others plant."""
assert plain.STRONG["green"] == (Reaping(REAPED), Planting(PLANTED))
assert plain.WEAK["green"][1:] == (Planting(PLANTED_ALONG),)
IS_OFFERED: Final = np.array(
    [[name in plain.WEAK_BENEFITS[action] for name in moves.BENEFITS] for action in ACTIONS]
)
"""EAR-15 to EAR-17: for each action the benefits among which another seat chooses."""
OFFERED: Final = np.array(
    [
        numbers_of(plain.WEAK_BENEFITS[action].get(name, NOTHING))
        for action in ACTIONS
        for name in moves.BENEFITS
    ],
    np.int64,
)
"""Their goods, a line for each action and benefit."""

# Set-up


@inner
def mask_choosing(t: Table, row: Row, b: int, out: Mask) -> None:
    """EAR-8, EAR-81: either side of each card dealt, or an animal that is not kept yet."""
    what = frames.field(row, b, 0)
    for number in range(1, row[b + at.DEAL] + 1):
        action = row[b + at.DEAL + number]
        card = _chosen(t, action)
        if _kind_chosen(t, card) == what and not _has_animal(row, b, card):
            out[action] = 1


@inner
def _chosen(t: Table, action: int) -> int:
    """The start card that an action keeps; the actions are in the order of the cards."""
    if action >= t[0, of.CHOOSE_ANIMAL]:
        return t[0, of.FIRST_ANIMAL] + action - t[0, of.CHOOSE_ANIMAL]
    return t[0, of.FIRST_ISLAND] + action - t[0, of.CHOOSE]


@inner
def _kind_chosen(t: Table, card: int) -> int:
    if card < t[0, of.FIRST_CLIMATE]:
        return 0
    if card < t[0, of.FIRST_ECOSYSTEM]:
        return 1
    return 2 if card < t[0, of.FIRST_FAUNA] else 3


@inner
def _has_animal(row: Row, b: int, card: int) -> bool:
    for number in range(1, row[b + at.ANIMAL] + 1):
        if row[b + at.ANIMAL + number] == card:
            return True
    return False


@inner
def answer_choosing(t: Table, row: Row, b: int, action: int) -> None:
    what, card = frames.field(row, b, 0), _chosen(t, action)
    frames.pop(row, b)
    if what == 0:
        row[b + at.ISLAND_CARD] = card
    elif what == 1:
        row[b + at.CLIMATE_CARD] = card
    elif what == 2:
        row[b + at.ECOSYSTEM] = card
    else:
        append(row, b + at.ANIMAL, card)
    if row[b + at.ISLAND_CARD] and row[b + at.CLIMATE_CARD]:
        row[b + at.CHANGED] = at.ON_ALL  # from now on, goals can be reached


@inner
def settle_in(t: Table, row: Row) -> None:
    """EAR-8, EAR-9: all turn up what they chose, draw, take soil and owe the first compost."""
    row[at.STAGE] = at.STARTING
    for step in range(row[at.SEATS]):
        b = board(clockwise(row, step))
        island = row[b + at.ISLAND_CARD]
        draw(row, b, t[island, of.START_DRAW], 0)
        gain_soil(row, b, t[island, of.START_SOIL], 0)
        frames.push2(row, b, frames.COMPOSTING, t[island, of.START_COMPOST], 1)


@inner
def begin_part(row: Row) -> None:
    """Reset what was planted, gained and drawn this turn."""
    for seat in range(row[at.SEATS]):
        b = board(seat)
        clear(row, b + at.PLANTED_NOW)
        row[b + at.GAINED] = row[b + at.DRAWN] = 0


@inner
def begin_turn(row: Row) -> None:
    begin_part(row)
    row[at.ACTION] = at.NONE
    frames.push(row, board(row[at.ACTIVE]), frames.ACTING)


@inner
def begin(row: Row) -> None:
    """EAR-11: the first turn of the first round."""
    row[at.STAGE], row[at.ROUND] = at.TURN, 1
    begin_turn(row)


# Actions


@inner
def mask_acting(t: Table, row: Row, b: int, out: Mask) -> None:
    """EAR-12, EAR-50: any action that the seat's terrains do not forbid."""
    barred = 0
    for number in range(1, row[b + at.PLOT] + 1):
        barred |= t[row[b + at.CARD + row[b + at.PLOT + number]], of.FORBIDS]
    for colour in range(4):
        if not barred >> colour & 1:
            out[t[0, of.ACT] + colour] = 1


@inner
def answer_acting(t: Table, row: Row, b: int, action: int) -> None:
    """EAR-13: all seats take part in an action."""
    colour = action - t[0, of.ACT]
    frames.pop(row, b)
    row[at.ACTION] = colour
    for seat in range(row[at.SEATS]):
        other = board(seat)
        height = row[other + at.HEIGHT]
        frames.push(row, other, frames.CLOSING)
        frames.push1(row, other, frames.ACTIVATE, colour)
        if other == b:
            _push_strong(row, b, colour)
        else:
            push_weak(row, other, colour)
        # EAR-96: another seat may still be taking what an animal gave it; that comes first.
        frames.sink(row, other, height)


@inner
def _push_strong(row: Row, b: int, colour: int) -> None:
    if colour == at.GREEN:
        frames.push1(row, b, frames.REAPING, REAPED)  # EAR-14
        frames.push1(row, b, frames.PLANTING, PLANTED)
    else:
        _push_goods(row, b, STRONG, colour)


@inner
def push_weak(row: Row, b: int, colour: int) -> None:
    if colour == at.GREEN:
        _push_goods(row, b, WEAK, colour)
        frames.push1(row, b, frames.PLANTING, PLANTED_ALONG)
    else:
        frames.push1(row, b, frames.BENEFITS, colour)


@inner
def _push_goods(row: Row, b: int, goods: Table, line: int) -> None:
    """A line of a table of goods is about to be taken."""
    frames.push_goods(
        row,
        b,
        goods[line, 0],
        goods[line, 1],
        goods[line, 2],
        goods[line, 3],
        goods[line, 4],
        goods[line, 5],
    )


@inner
def mask_benefits(t: Table, row: Row, b: int, out: Mask) -> None:
    """The possible benefits; pieces only if there is space for one."""
    colour = frames.field(row, b, 0)
    for benefit in range(BENEFITS):
        if not IS_OFFERED[colour, benefit]:
            continue
        if benefit == SPROUT and not has_room(t, row, b, at.SPROUT, frames.EVERYWHERE):
            continue
        if benefit == GROWTH and not has_room(t, row, b, at.GROWTH, frames.EVERYWHERE):
            continue
        out[t[0, of.TAKE] + benefit] = 1
    out[t[0, of.SKIP]] = 1


@inner
def answer_benefits(t: Table, row: Row, b: int, action: int) -> None:
    colour = frames.field(row, b, 0)
    frames.pop(row, b)
    if action != t[0, of.SKIP]:
        _push_goods(row, b, OFFERED, colour * BENEFITS + action - t[0, of.TAKE])


# The end of a turn


@inner
def close(t: Table, row: Row, b: int) -> bool:
    if could_move_freely(t, row, b):
        return False
    frames.pop(row, b)
    return True


@inner
def end_turn(row: Row) -> None:
    """EAR-55: with a full tableau the round is the last one; claims come next (EAR-45)."""
    row[at.STAGE] = at.CLAIMS
    for seat in range(row[at.SEATS]):
        if row[board(seat) + at.PLOT] >= at.FULL:
            row[at.ENDING] = 1


@inner
def next_turn(row: Row) -> None:
    """EAR-11, EAR-55, EAR-97: the next seat, the end of a round, or the end of the game."""
    last = (row[at.ACTIVE] + 1) % row[at.SEATS] == row[at.FIRST]
    if row[at.STAGE] == at.CLAIMS and last and row[at.COLLECTIVE]:
        row[at.STAGE] = at.SHARING
        for seat in range(row[at.SEATS]):
            frames.push(row, board(seat), frames.SHARING)
        return
    row[at.STAGE] = at.TURN
    row[at.ACTIVE] = clockwise(row, 1)
    if not last:
        begin_turn(row)
    elif row[at.ENDING] or row[at.ROUND] == ROUND_LIMIT:
        row[at.STAGE] = at.OVER
    else:
        row[at.ROUND] += 1
        begin_turn(row)
