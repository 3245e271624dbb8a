"""Heaps: lists of cards in a position, see `position`."""

from __future__ import annotations

import numpy as np

from hedgerow.compiled.kernel import Row, inner
from hedgerow.compiled.north_woods.position import Word

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX = np.uint64(0xBF58476D1CE4E5B9)
_STIR = np.uint64(0x94D049BB133111EB)
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@inner
def card_at(row: Row, heap: int, at: int) -> int:
    """The card in a place, counted from the bottom."""
    return row[heap + 1 + at]


@inner
def top(row: Row, heap: int) -> int:
    """The last card of a heap that is not empty."""
    return row[heap + row[heap]]


@inner
def push(row: Row, heap: int, kind: int) -> None:
    row[heap] += 1
    row[heap + row[heap]] = kind


@inner
def pop(row: Row, heap: int) -> int:
    kind = row[heap + row[heap]]
    row[heap + row[heap]] = 0
    row[heap] -= 1
    return kind


@inner
def remove_at(row: Row, heap: int, at: int) -> None:
    """Remove the card in a place; those above it keep their order."""
    last = heap + row[heap]
    for place in range(heap + 1 + at, last):
        row[place] = row[place + 1]
    row[last] = 0
    row[heap] -= 1


@inner
def without(row: Row, heap: int, kind: int) -> None:
    """Remove the first card of a kind, if there is one."""
    for at in range(row[heap]):
        if row[heap + 1 + at] == kind:
            remove_at(row, heap, at)
            return


@inner
def with_card(row: Row, heap: int, kind: int) -> None:
    """Add a card to a sorted heap."""
    row[heap] += 1
    place = heap + row[heap]
    while place > heap + 1 and row[place - 1] > kind:
        row[place] = row[place - 1]
        place -= 1
    row[place] = kind


@inner
def move(row: Row, heap: int, other: int) -> None:
    """Move all cards of another heap onto this one, in their order."""
    for at in range(row[other]):
        push(row, heap, row[other + 1 + at])
    row[other : other + 1 + row[other]] = 0


@inner
def shuffle(row: Row, heap: int) -> None:
    """As `Rng.shuffle`, with the generator of the position."""
    state = np.uint64(row[Word.RNG])
    for left in range(row[heap], 1, -1):
        state += _STEP
        j = _below(state, left)
        row[heap + left], row[heap + 1 + j] = row[heap + 1 + j], row[heap + left]
    row[Word.RNG] = np.int64(state)


@inner
def _below(state: np.uint64, n: int) -> int:
    """A number from 0 to n - 1, as `Rng.below` has it for a state that was advanced."""
    z = (state ^ (state >> np.uint64(30))) * _MIX
    z = (z ^ (z >> np.uint64(27))) * _STIR
    z ^= z >> np.uint64(31)
    # The upper half of a product of 128 bits; n is small.
    upper, lower = (z >> _HALF) * np.uint64(n), (z & _LOW) * np.uint64(n)
    return int(np.int64((upper + (lower >> _HALF)) >> _HALF))
