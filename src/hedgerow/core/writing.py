"""Observations kept up to date in place, so that a step costs what it changed.

`Codec.observe` makes a whole observation from a View. A `Writer` writes the same numbers straight
from the state into one row of floats for each seat. It remembers what each part of a row was made
from, and writes a part again only if that has changed. The law observations-are-written-alike holds
the two to each other, so a writer can tell no more than a View.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from hedgerow.core.text import Seat

S_contra = TypeVar("S_contra", contravariant=True)

Row: TypeAlias = "memoryview[float]"
"""One seat's observation: floats of 32 bits in a row, all 0 at first."""
Key: TypeAlias = Any
"""What a part is made from: a value that no later move changes, or None."""
Read: TypeAlias = Callable[[Any], Key]
"""Reads a key from a state."""

_NOWHERE: Final[Row] = memoryview(b"").cast("f")
BLANK: Final = object()
"""The key of a part that was never written."""


def offsets(pieces: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Where each piece begins in a row.

    >>> offsets({"hand": (5,), "board": (2, 3), "turn": (1,)})
    {'hand': 0, 'board': 5, 'turn': 11}
    """
    places, at = {}, 0
    for name, shape in pieces.items():
        places[name] = at
        at += prod(shape)
    return places


def length(pieces: Mapping[str, tuple[int, ...]]) -> int:
    """The number of floats of an observation."""
    return sum(prod(shape) for shape in pieces.values())


class Writer(Protocol[S_contra]):
    """Keeps an observation of one game for each seat."""

    def write(self, state: S_contra, seat: Seat, /) -> None:
        """Bring the row of a seat up to date, whatever state it showed before."""
        ...


class Part:
    """One part of a row: what it is made from, and how that is written."""

    __slots__ = ("at", "now", "read", "row")

    def __init__(self, row: Row, at: int, read: Read) -> None:
        self.row = row
        self.at = at
        self.read = read
        self.now: Key = BLANK

    def write(self, key: Key, state: Any) -> None:
        """Write the part for a new key, and keep the key as `now`."""
        raise NotImplementedError


class PartWriter:
    """A Writer made of parts for each seat."""

    __slots__ = ("_parts",)

    def __init__(self, parts: Iterable[Sequence[Part]]) -> None:
        self._parts = [tuple(own) for own in parts]

    def write(self, state: Any, seat: Seat, /) -> None:
        for part in self._parts[seat]:
            key = part.read(state)
            if key != part.now:
                part.write(key, state)


class Group(Part):
    """Parts that are looked at only if their common key has changed."""

    __slots__ = ("_parts",)

    def __init__(self, read: Read, parts: Sequence[Part]) -> None:
        super().__init__(_NOWHERE, 0, read)
        self._parts = parts

    def write(self, key: Key, state: Any) -> None:
        for part in self._parts:
            own = part.read(state)
            if own != part.now:
                part.write(own, state)
        self.now = key


class Number(Part):
    """The key as a fraction of `whole`, at most 1."""

    __slots__ = ("_whole",)

    def __init__(self, row: Row, at: int, read: Read, whole: float = 1) -> None:
        super().__init__(row, at, read)
        self._whole = whole

    def write(self, key: Key, state: Any) -> None:
        self.row[self.at] = min(1, key / self._whole)
        self.now = key


class OneHot(Part):
    """1 at the place that the key names; None names no place."""

    __slots__ = ()

    def write(self, key: Key, state: Any) -> None:
        if self.now is not BLANK and self.now is not None:
            self.row[self.at + self.now] = 0.0
        if key is not None:
            self.row[self.at + key] = 1.0
        self.now = key


class Bits(Part):
    """The bits of a mask, the lowest first."""

    __slots__ = ()

    def write(self, key: Key, state: Any) -> None:
        row, at = self.row, self.at
        changed = key if self.now is BLANK else key ^ self.now
        while changed:
            bit = changed & -changed
            row[at + bit.bit_length() - 1] = 1.0 if key & bit else 0.0
            changed ^= bit
        self.now = key


class BitRows(Part):
    """A row of bits for each mask of a list, which may change in place; `order` sorts the rows."""

    __slots__ = ("_rows",)

    def __init__(self, row: Row, at: int, read: Read, width: int, order: Sequence[int]) -> None:
        super().__init__(row, at, read)
        self._rows = [(of, at + width * place) for place, of in enumerate(order)]
        self.now = [0] * len(order)

    def write(self, key: Key, state: Any) -> None:
        row, before = self.row, self.now
        for of, at in self._rows:
            mask = key[of]
            changed = mask ^ before[of]
            while changed:
                bit = changed & -changed
                row[at + bit.bit_length() - 1] = 1.0 if mask & bit else 0.0
                changed ^= bit
        self.now = key[:]


class Marks(Part):
    """1 at each of the places that `find` finds in a state."""

    __slots__ = ("_find", "_places")

    def __init__(self, row: Row, at: int, read: Read, find: Callable[[Any], Iterable[int]]) -> None:
        super().__init__(row, at, read)
        self._find = find
        self._places: tuple[int, ...] = ()

    def write(self, key: Key, state: Any) -> None:
        row, at = self.row, self.at
        for place in self._places:
            row[at + place] = 0.0
        self._places = tuple(self._find(state))
        for place in self._places:
            row[at + place] = 1.0
        self.now = key


class Shares(Part):
    """The numbers, at most 1, that `find` finds in a state, by their places."""

    __slots__ = ("_find", "_numbers")

    def __init__(
        self, row: Row, at: int, read: Read, find: Callable[[Any], Mapping[int, float]]
    ) -> None:
        super().__init__(row, at, read)
        self._find = find
        self._numbers: Mapping[int, float] = {}

    def write(self, key: Key, state: Any) -> None:
        row, at, before = self.row, self.at, self._numbers
        numbers = self._find(state)
        for place in before:
            if place not in numbers:
                row[at + place] = 0.0
        for place, number in numbers.items():
            if before.get(place) != number:
                row[at + place] = min(1, number)
        self._numbers = numbers
        self.now = key


class Block(Part):
    """The consecutive numbers that `make` makes from a state."""

    __slots__ = ("_make",)

    def __init__(self, row: Row, at: int, read: Read, make: Callable[[Any], array[float]]) -> None:
        super().__init__(row, at, read)
        self._make = make

    def write(self, key: Key, state: Any) -> None:
        numbers = self._make(state)
        self.row[self.at : self.at + len(numbers)] = memoryview(numbers)
        self.now = key
