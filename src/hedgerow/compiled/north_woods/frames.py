"""The stack of pending work. A frame is its type and up to five numbers, cards as their kinds.

The types are those of `games/north_woods/frames.py`, numbered as an observation has them.
"""

from __future__ import annotations

from enum import IntEnum

from hedgerow.compiled.kernel import Row, inner
from hedgerow.compiled.north_woods.position import FRAME_WORDS, Word


class Frame(IntEnum):
    """The types of frames, in the order of `codec.FRAMES`; that list lacks the last one."""

    OPENING = 0
    START = 1
    AGGRESSION = 2
    ACTING = 3
    PLACING = 4
    AIMING = 5
    BURNING = 6
    NAMING = 7
    GIVING = 8
    ADOPTING = 9
    KEEPING = 10
    RENEWING = 11
    COVERING = 12
    DYING = 13
    """Its slots lie apart, see `Tables.dying`."""
    DISCARDING = 14
    CLOSING = 15
    WINTERING = 16


class Held(IntEnum):
    """Places in a frame: what each type holds."""

    DRAWN = 1
    """START: 1 if the first of two cards is drawn."""
    CARD = 1
    """AGGRESSION, AIMING, GIVING, ADOPTING: the aggressor, the event, the resource."""
    GIVER = 2
    """GIVING: the seat that gives first; those after it follow from the event (NWO-83)."""
    OF = 2
    BASES = 3
    """ADOPTING: whose chains, and the lowest cards of up to two, as 1 + slot."""
    SLOT = 1
    HOW = 2
    """PLACING: a slot, and one of `How`."""
    SPECIES = 1
    RESOURCE = 2
    """RENEWING: whether one may still be taken."""
    DIED = 1
    """DISCARDING: whether species died."""
    COUNT = 1
    CARDS = 2
    """KEEPING, COVERING: how many cards, and which: up to four, up to two."""
    COVERER = 4
    WHY = 5
    """COVERING: the seat that lays them, and one of `Why`."""


class How(IntEnum):
    """How a card comes to be laid."""

    PLAYED = 0
    LIFTED = 1
    RESCUED = 2


class Why(IntEnum):
    """What brings a card to the dying piles."""

    HUNGRY = 0
    GIVEN = 1
    STRUCK = 2
    USED = 3


@inner
def frame_at(depth: int) -> int:
    """The first word of a frame, counted from the bottom of the stack."""
    return Word.STACK + FRAME_WORDS * depth


@inner
def top_frame(row: Row) -> int:
    """The first word of the frame that asks."""
    return frame_at(row[Word.DEPTH] - 1)


@inner
def push_frame(row: Row, type: int) -> int:
    """Put a frame that holds nothing on the stack; returns its first word."""
    frame = frame_at(row[Word.DEPTH])
    row[Word.DEPTH] += 1
    row[frame] = type
    return frame


@inner
def pop_frame(row: Row) -> None:
    frame = top_frame(row)
    row[frame : frame + FRAME_WORDS] = 0
    row[Word.DEPTH] -= 1


@inner
def clear_stack(row: Row) -> None:
    while row[Word.DEPTH]:
        pop_frame(row)


@inner
def replace_frame(row: Row, type: int) -> int:
    """Put a frame that holds nothing in place of the top; returns its first word."""
    pop_frame(row)
    return push_frame(row, type)


@inner
def is_pending(row: Row, type: int) -> bool:
    """Whether a frame of this type is on the stack."""
    for depth in range(row[Word.DEPTH]):
        if row[frame_at(depth)] == type:
            return True
    return False
