"""The stack of a board: pending work, frame by frame.

A frame takes, from the bottom up: its items (cells, or abilities as place * `PLACE` + number), its
fields from the last to the first, its kind and the number of its words. So the kind, the fields and
the item nearest to the top lie at fixed distances below the top of the stack.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.kernel import Row, inner

KINDS: Final = 28
(
    CHOOSING,  # what: 0 island, 1 climate, 2 ecosystem, 3 animal
    ACTING,
    PLANTING,  # left
    REPLACING,  # cell, colour, draw
    PAYING,  # card, cost
    SITING,  # card
    REAPING,  # draw
    KEEPING,  # compost
    BENEFITS,  # colour
    ACTIVATE,  # colour
    ORDERING,  # colour
    ACTIVATION,  # quick, whether one is used; items: the abilities, the next nearest to the top
    COPYING,  # place, colour
    OWING,  # left, what
    RECEIVING,  # the six goods, fresh, event, cells
    PLACING,  # left, piece, cells, fresh, each
    COMPOSTING,  # left, exact, fresh
    CLOSING,
    CLAIMING,  # goals as bits, chosen (see `claims`)
    ROAMING,  # used, animals as bits
    WALKING,  # left, animal, start; items: the cells visited, the last nearest to the top
    VISITING,  # animal, gained, quick; items: the cells, the next nearest to the top
    REWARDING,  # animal; items: the cells visited, the last nearest to the top
    OFFERED,  # the six goods
    STOCKING,  # left, animal, cells, piece
    PICKING,  # items: the abilities, the first nearest to the top
    SHARING,
    YIELDING,  # goals as bits
) = range(KINDS)
"""The kinds, in the order of the plain engine, each with its fields."""
RESOLVING: Final = KINDS
"""An ability that is used next (effect, place): `flow` resolves it at once, so that it never lies
on a stack between moves."""
FIELDS: Final = np.array(
    [1, 0, 1, 3, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 9, 5, 3, 0, 2, 2, 3, 3, 1, 6, 4, 0, 0, 1, 2],
    np.int64,
)
"""The number of fields of each kind."""
WITH_LEFT: Final = np.array(
    [kind in (PLANTING, OWING, PLACING, COMPOSTING, WALKING, STOCKING) for kind in range(KINDS)],
    np.bool_,
)
"""Whether the first field of a kind is what is left."""
USING: Final = 1
"""The field of abilities that tells whether the last of them was used."""
FRESH: Final = 6
EVENT: Final = 7
ON_CELLS: Final = 8
"""The fields of what is received besides the goods."""
EVERYWHERE: Final = (1 << at.CELLS) - 1
PLACE: Final = 8
"""The number of an ability is less than this."""
ENDS: Final = 2
"""The kind and the number of words."""


@inner
def push(row: Row, b: int, kind: int) -> None:
    """Put a frame on the stack, its fields 0 and without items."""
    size = FIELDS[kind] + ENDS
    top = row[b + at.HEIGHT] + size
    _check_room(top)
    row[b + at.FRAMES + top - 1] = size
    row[b + at.FRAMES + top - 2] = kind
    row[b + at.HEIGHT] = top


@inner
def push1(row: Row, b: int, kind: int, f0: int) -> None:
    """Put a frame on the stack with its first field; so do those below with several."""
    push(row, b, kind)
    set_field(row, b, 0, f0)


@inner
def push2(row: Row, b: int, kind: int, f0: int, f1: int) -> None:
    push(row, b, kind)
    set_field(row, b, 0, f0)
    set_field(row, b, 1, f1)


@inner
def push3(row: Row, b: int, kind: int, f0: int, f1: int, f2: int) -> None:
    push2(row, b, kind, f0, f1)
    set_field(row, b, 2, f2)


@inner
def push4(row: Row, b: int, kind: int, f0: int, f1: int, f2: int, f3: int) -> None:
    push3(row, b, kind, f0, f1, f2)
    set_field(row, b, 3, f3)


@inner
def push5(row: Row, b: int, kind: int, f0: int, f1: int, f2: int, f3: int, f4: int) -> None:
    push4(row, b, kind, f0, f1, f2, f3)
    set_field(row, b, 4, f4)


@inner
def hold(row: Row, b: int, items: int) -> None:
    """The frame on top holds so many items, which were added before it was pushed."""
    row[b + at.FRAMES + row[b + at.HEIGHT] - 1] += items


@inner
def _check_room(height: int) -> None:
    if height > at.STACK:
        raise OverflowError("a stack of Earth has more frames than a position has room for")


@inner
def push_goods(
    row: Row,
    b: int,
    soil: int,
    sprout: int,
    growth: int,
    draw: int,
    compost_hand: int,
    compost_deck: int,
) -> None:
    """Put goods that are about to be taken on the stack: neither fresh nor an event's."""
    push5(row, b, RECEIVING, soil, sprout, growth, draw, compost_hand)
    set_field(row, b, 5, compost_deck)
    set_field(row, b, ON_CELLS, EVERYWHERE)


@inner
def add_item(row: Row, b: int, item: int) -> None:
    """Put an item of the frame that is pushed next on the stack."""
    height = row[b + at.HEIGHT]
    _check_room(height + 1)
    row[b + at.FRAMES + height] = item
    row[b + at.HEIGHT] = height + 1


@inner
def kind_of(row: Row, b: int) -> int:
    """The kind of the frame on top."""
    return row[b + at.FRAMES + row[b + at.HEIGHT] - 2]


@inner
def field(row: Row, b: int, number: int) -> int:
    """A field of the frame on top."""
    return row[b + at.FRAMES + row[b + at.HEIGHT] - 3 - number]


@inner
def set_field(row: Row, b: int, number: int, value: int) -> None:
    row[b + at.FRAMES + row[b + at.HEIGHT] - 3 - number] = value


@inner
def items(row: Row, b: int) -> int:
    """The number of items of the frame on top."""
    top = b + at.FRAMES + row[b + at.HEIGHT]
    return row[top - 1] - ENDS - FIELDS[row[top - 2]]


@inner
def item(row: Row, b: int, number: int) -> int:
    """An item of the frame on top, counted from the top."""
    top = b + at.FRAMES + row[b + at.HEIGHT]
    return row[top - 1 - ENDS - FIELDS[row[top - 2]] - number]


@inner
def pop(row: Row, b: int) -> None:
    top = b + at.FRAMES + row[b + at.HEIGHT]
    size = row[top - 1]
    for word in range(top - size, top):
        row[word] = 0
    row[b + at.HEIGHT] -= size


@inner
def drop_item(row: Row, b: int) -> None:
    """Take the item nearest to the top out of the frame on top."""
    top = b + at.FRAMES + row[b + at.HEIGHT]
    above = ENDS + FIELDS[row[top - 2]]
    row[top - 1] -= 1
    for word in range(top - 1 - above, top - 1):
        row[word] = row[word + 1]
    row[top - 1] = 0
    row[b + at.HEIGHT] -= 1


@inner
def insert_item(row: Row, b: int, item: int) -> None:
    """Put an item into the frame on top, nearest to the top."""
    _check_room(row[b + at.HEIGHT] + 1)
    top = b + at.FRAMES + row[b + at.HEIGHT]
    above = ENDS + FIELDS[row[top - 2]]
    row[top - 1] += 1
    for word in range(top, top - above, -1):
        row[word] = row[word - 1]
    row[top - above] = item
    row[b + at.HEIGHT] += 1


@inner
def sink(row: Row, b: int, height: int) -> None:
    """Move the frames above this height below all others, in their order."""
    first, top = b + at.FRAMES, b + at.FRAMES + row[b + at.HEIGHT]
    _reverse(row, first, first + height)
    _reverse(row, first + height, top)
    _reverse(row, first, top)


@inner
def _reverse(row: Row, first: int, end: int) -> None:
    last = end - 1
    while first < last:
        row[first], row[last] = row[last], row[first]
        first += 1
        last -= 1


@inner
def holds(row: Row, b: int, kind: int) -> bool:
    """Whether there is a frame of this kind on the stack."""
    top = b + at.FRAMES + row[b + at.HEIGHT]
    while top > b + at.FRAMES:
        if row[top - 2] == kind:
            return True
        top -= row[top - 1]
    return False


@inner
def is_using(row: Row, b: int) -> bool:
    """Whether there are abilities on the stack of which the last was used."""
    top = b + at.FRAMES + row[b + at.HEIGHT]
    while top > b + at.FRAMES:
        if row[top - 2] == ACTIVATION and row[top - 3 - USING]:
            return True
        top -= row[top - 1]
    return False
