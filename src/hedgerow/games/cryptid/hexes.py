"""The 108 hexes: 9 rows by 12 columns, flat-topped, odd columns half a hex lower (CRY-2).

A hex is a number, row * 12 + column. A set of hexes, such as a clue's region, a territory or all
cubes, is an int with one bit per hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from typing import Final, TypeAlias

ROWS: Final = 9
COLUMNS: Final = 12
HEXES: Final = ROWS * COLUMNS
EVERYWHERE: Final = (1 << HEXES) - 1

Hex: TypeAlias = int
Mask: TypeAlias = int

BIT: Final[tuple[Mask, ...]] = tuple(1 << hex for hex in range(HEXES))
"""The mask of each single hex: faster to look up than to shift."""


def distance(a: Hex, b: Hex) -> int:
    """Steps between two hexes (RULINGS, Cryptid 1).

    >>> distance(0, 1), distance(0, 13), distance(1, 12)
    (1, 2, 1)
    """
    (row_a, col_a), (row_b, col_b) = divmod(a, COLUMNS), divmod(b, COLUMNS)
    columns = col_a - col_b
    axis = (row_a - (col_a - col_a % 2) // 2) - (row_b - (col_b - col_b % 2) // 2)
    return max(abs(columns), abs(axis), abs(columns + axis))


def mask_of(hexes: Iterable[Hex]) -> Mask:
    mask = 0
    for hex in hexes:
        mask |= 1 << hex
    return mask


_TRUTH: Final = bytes.maketrans(b"01", b"\0\1")


def bits_of(mask: Mask) -> bytes:
    """One byte per hex up to the last in the mask, 1 if it is in it; selectors for `compress`."""
    return f"{mask:b}"[::-1].encode().translate(_TRUTH)


def hexes_of(mask: Mask) -> Iterator[Hex]:
    """The hexes of a mask, lowest first."""
    return compress(range(HEXES), bits_of(mask))


_LOW_HALF: Final = (1 << HEXES // 2) - 1
_LOW_QUARTER: Final = (1 << HEXES // 4) - 1
_NINE: Final = (1 << HEXES // 12) - 1
_PLACES: Final = tuple(tuple(i for i in range(9) if nine >> i & 1) for nine in range(_NINE + 1))
"""The positions of the set bits of each nine-bit number."""


def nth_hex(mask: Mask, n: int) -> Hex:
    """The n-th hex of a mask, from 0; raises IndexError if it has fewer.

    Searches by halves, quarters and then nine bits at a time: every random pick calls it.
    """
    if n < 0:
        n += mask.bit_count()
    if n < 0:
        raise IndexError(n)
    at = 0
    part = mask & _LOW_HALF
    count = part.bit_count()
    if n >= count:
        n -= count
        part = mask >> HEXES // 2
        at = HEXES // 2
    quarter = part & _LOW_QUARTER
    count = quarter.bit_count()
    if n >= count:
        n -= count
        quarter = part >> HEXES // 4
        at += HEXES // 4
    places = _PLACES[quarter & _NINE]
    if n < len(places):
        return at + places[n]
    n -= len(places)
    places = _PLACES[quarter >> 9 & _NINE]
    if n < len(places):
        return at + 9 + places[n]
    return at + 18 + _PLACES[quarter >> 18][n - len(places)]


WITHIN: Final[tuple[tuple[Mask, ...], ...]] = tuple(
    tuple(
        mask_of(other for other in range(HEXES) if distance(hex, other) <= reach)
        for hex in range(HEXES)
    )
    for reach in range(4)
)
"""WITHIN[n][hex]: the hexes at most n steps away, the hex itself included."""

_EVEN: Final = mask_of(hex for hex in range(HEXES) if hex % COLUMNS % 2 == 0)
_ODD: Final = EVERYWHERE ^ _EVEN
_NOT_FIRST: Final = EVERYWHERE ^ mask_of(range(0, HEXES, COLUMNS))
_NOT_LAST: Final = EVERYWHERE ^ mask_of(range(COLUMNS - 1, HEXES, COLUMNS))


def widen(mask: Mask) -> Mask:
    """The hexes of a mask and all their neighbours, by shifting the whole mask."""
    # An even column touches the row above on both sides, an odd one the row below.
    return (
        mask
        | mask << COLUMNS
        | mask >> COLUMNS
        | _sideways(mask)
        | _sideways(mask & _EVEN) >> COLUMNS
        | _sideways(mask & _ODD) << COLUMNS
    ) & EVERYWHERE


def _sideways(mask: Mask) -> Mask:
    return (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1


def hex_name(hex: Hex) -> str:
    """Column-row from 1, as printed beside the board: "10-7"."""
    row, column = divmod(hex, COLUMNS)
    return f"{column + 1}-{row + 1}"


def parse_hex(text: str) -> Hex:
    """The hex of "10-7"; raises ValueError if there is none."""
    column, dash, row = text.partition("-")
    if not (dash and column.isdecimal() and row.isdecimal()):
        raise ValueError(text)
    if not (1 <= int(column) <= COLUMNS and 1 <= int(row) <= ROWS):
        raise ValueError(text)
    return (int(row) - 1) * COLUMNS + int(column) - 1
