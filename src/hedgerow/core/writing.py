"""Observations kept up to date in place, so that a step costs what it changed.

`Codec.observe` makes a whole observation from a View. A `Writer` writes the same numbers straight
from the state into one row of floats for each seat. It remembers what each part of a row was made
from, and writes a part again only if that has changed. The law observations-are-written-alike holds
the two to each other, so a writer can tell no more than a View.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
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


class Part(ABC):
    """One part of a row: what it is made from, and how that is written."""

    __slots__ = ("at", "now", "read", "row")

    def __init__(self, row: Row, at: int, read: Read) -> None:
        self.row = row
        self.at = at
        self.read = read
        self.now: Key = BLANK

    @abstractmethod
    def write(self, key: Key, state: Any) -> None:
        """Write the part for a new key, and keep the key as `now`."""


class PartWriter:
    """A Writer made of parts for each seat."""

    __slots__ = ("_parts",)

    def __init__(self, parts: Iterable[Sequence[Part]]) -> None:
        self._parts = [[(part.read, part) for part in own] for own in parts]

    def write(self, state: Any, seat: Seat, /) -> None:
        for read, part in self._parts[seat]:
            key = read(state)
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


class Numbers(Part):
    """The numbers of a list as fractions of `whole`, at most 1; `order` sorts them."""

    __slots__ = ("_places", "_whole")

    def __init__(self, row: Row, at: int, read: Read, whole: float, order: Sequence[int]) -> None:
        super().__init__(row, at, read)
        self._whole = whole
        self._places = [(of, at + place) for place, of in enumerate(order)]
        self.now = [0] * len(order)

    def write(self, key: Key, state: Any) -> None:
        for of, at in self._places:
            if key[of] != self.now[of]:
                self.row[at] = min(1, key[of] / self._whole)
        self.now = key[:]


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


class Shared:
    """Numbers that several rows show, written once for all of them into a row of its own."""

    __slots__ = ("_parts", "_version", "row")

    def __init__(self, size: int) -> None:
        self.row: Row = memoryview(bytearray(4 * size)).cast("f")
        self._parts: Sequence[Part] = ()
        self._version = 0

    def hold(self, *parts: Part) -> None:
        """Keep these parts, which write into the shared row."""
        self._parts = parts

    def read(self, state: Any) -> int:
        """Bring the numbers up to date; returns their version."""
        for part in self._parts:
            key = part.read(state)
            if key != part.now:
                part.write(key, state)
                self._version += 1
        return self._version


class Copies(Part):
    """Copies of stretches of shared numbers: for each, its place, its start and its length."""

    __slots__ = ("_stretches",)

    def __init__(self, row: Row, shared: Shared, stretches: Iterable[tuple[int, int, int]]) -> None:
        super().__init__(row, 0, shared.read)
        self._stretches = [
            (at, at + length, shared.row[start : start + length])
            for at, start, length in stretches
            if length
        ]

    def write(self, key: Key, state: Any) -> None:
        row = self.row
        for at, end, stretch in self._stretches:
            row[at:end] = stretch
        self.now = key


def rotated(at: int, start: int, width: int, count: int, first: int) -> list[tuple[int, int, int]]:
    """The stretches that copy `count` blocks of a width, beginning with block `first`.

    >>> rotated(10, 0, 3, 4, 1)
    [(10, 3, 9), (19, 0, 3)]
    """
    before = width * first
    after = width * (count - first)
    return [(at, start + before, after), (at + after, start, before)]
