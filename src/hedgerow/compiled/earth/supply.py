"""Lists of a row, and moves of cards and soil between deck, hands, composts and the discard pile.

The plain rules are in `games.earth.supply`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.kernel import Row, inner

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX: Final = np.uint64(0xBF58476D1CE4E5B9)
_STIR: Final = np.uint64(0x94D049BB133111EB)
_27: Final = np.uint64(27)
_30: Final = np.uint64(30)
_31: Final = np.uint64(31)
_32: Final = np.uint64(32)
_LOW: Final = np.uint64(0xFFFFFFFF)


@inner
def board(seat: int) -> int:
    """Where the board of a seat begins."""
    return at.BOARDS + seat * at.BOARD_WORDS


@inner
def seat_of(b: int) -> int:
    return (b - at.BOARDS) // at.BOARD_WORDS


@inner
def clockwise(row: Row, step: int) -> int:
    """The seat so many places after the active one."""
    return (row[at.ACTIVE] + step) % row[at.SEATS]


# Lists


@inner
def append(row: Row, place: int, item: int) -> None:
    row[place] += 1
    row[place + row[place]] = item


@inner
def take_last(row: Row, place: int) -> int:
    end = place + row[place]
    item = row[end]
    row[end] = 0
    row[place] -= 1
    return item


@inner
def clear(row: Row, place: int) -> None:
    for word in range(place, place + row[place] + 1):
        row[word] = 0


@inner
def remove(row: Row, place: int, item: int) -> bool:
    """Take an item out of a list; returns whether it was there."""
    end = place + row[place]
    for word in range(place + 1, end + 1):
        if row[word] == item:
            for later in range(word, end):
                row[later] = row[later + 1]
            row[end] = 0
            row[place] -= 1
            return True
    return False


@inner
def insert_sorted(row: Row, place: int, item: int) -> None:
    row[place] += 1
    word = place + row[place]
    while word > place + 1 and row[word - 1] > item:
        row[word] = row[word - 1]
        word -= 1
    row[word] = item


@inner
def contains(row: Row, place: int, item: int) -> bool:
    for word in range(place + 1, place + row[place] + 1):
        if row[word] == item:
            return True
    return False


# Chance, as `core.rng.Rng`


@inner
def _mixed(z: np.uint64) -> np.uint64:
    z = (z ^ (z >> _30)) * _MIX
    z = (z ^ (z >> _27)) * _STIR
    return z ^ (z >> _31)


@inner
def shuffle(row: Row, place: int) -> None:
    """Shuffle a list with a new generator; the state's own seed advances."""
    state = np.uint64(row[at.RNG]) + _STEP
    row[at.RNG] = np.int64(_mixed(state))
    for left in range(row[place], 1, -1):
        state += _STEP
        draw = _mixed(state)
        # The upper half of the product with `left`, in two parts.
        n = np.uint64(left)
        upper = (draw >> _32) * n + (((draw & _LOW) * n) >> _32)
        one, other = place + left, place + 1 + np.int64(upper >> _32)
        row[one], row[other] = row[other], row[one]


# Cards


@inner
def next_card(row: Row) -> int:
    """The next card of the deck, the discard pile shuffled when it has run out (EAR-56)."""
    if row[at.DECK] == 0:
        if row[at.DISCARDS] == 0:
            return 0  # EAR-57: nothing is left to draw
        _reshuffle(row)
    return take_last(row, at.DECK)


@inner
def _reshuffle(row: Row) -> None:
    row[at.RESHUFFLES] += 1
    for number in range(1, row[at.DISCARDS] + 1):
        card = row[at.DISCARDS + number]
        row[at.BORN + card] = row[at.RESHUFFLES]
        append(row, at.DECK, card)
    clear(row, at.DISCARDS)
    shuffle(row, at.DECK)


@inner
def draw(row: Row, b: int, count: int, event: int) -> None:
    """Cards from the deck to hand."""
    for _ in range(count):
        card = next_card(row)
        if card == 0:
            return
        add_to_hand(row, b, card)
        if not event:
            row[b + at.DRAWN] += 1


@inner
def add_to_hand(row: Row, b: int, card: int) -> None:
    insert_sorted(row, b + at.HELD, card)
    row[b + at.CHANGED] |= at.ON_HAND


@inner
def leave_hand(row: Row, b: int, card: int) -> None:
    remove(row, b + at.HELD, card)
    row[b + at.CHANGED] |= at.ON_HAND


@inner
def to_compost(row: Row, b: int, card: int, mark: int) -> None:
    append(row, b + at.COMPOST, card)
    append(row, b + at.MARKS, mark)
    row[b + at.CHANGED] |= at.ON_COMPOST


@inner
def compost_from_deck(row: Row, b: int, count: int) -> None:
    """EAR-35: unseen even by their owner."""
    for _ in range(count):
        card = next_card(row)
        if card == 0:
            return
        to_compost(row, b, card, at.UNSEEN)


@inner
def compost_from_hand(row: Row, b: int, card: int) -> None:
    """EAR-33: face down."""
    leave_hand(row, b, card)
    to_compost(row, b, card, row[at.RESHUFFLES])


@inner
def discard_compost(row: Row, b: int, count: int) -> None:
    """EAR-35: the newest cards."""
    rest = row[b + at.COMPOST] - count
    for number in range(rest + 1, rest + count + 1):
        discard(row, b, row[b + at.COMPOST + number])
    for _ in range(count):
        take_last(row, b + at.COMPOST)
        take_last(row, b + at.MARKS)
    row[b + at.CHANGED] |= at.ON_COMPOST


@inner
def discard(row: Row, b: int, card: int) -> None:
    """Put a card on the discard pile, where everybody sees it."""
    append(row, at.DISCARDS, card)
    seen_leaving(row, b, card)


@inner
def seen_leaving(row: Row, b: int, card: int) -> None:
    """A card that was shown before is now in public view."""
    if row[b + at.SHOWN] > 0:
        remove(row, b + at.SHOWN, card)


@inner
def gain_soil(row: Row, b: int, count: int, event: int) -> None:
    row[b + at.SOIL] += count
    row[b + at.CHANGED] |= at.ON_SOIL
    if not event:
        row[b + at.GAINED] += count


@inner
def pay_soil(row: Row, b: int, count: int) -> None:
    row[b + at.SOIL] -= count
    row[b + at.CHANGED] |= at.ON_SOIL
