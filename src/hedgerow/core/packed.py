"""A long list that is mostly written: all but its newest items are kept as compressed bytes."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

BLOCK: Final = 64
"""The number of items that are packed together; up to twice as many stay unpacked."""


class Packed(Generic[T]):
    """Items are added and removed at the end, and read from any index on.

    The log of a long game takes hundreds of kilobytes as objects and a tenth of that packed, while
    almost every reader asks for the last few items. Items come back equal, not identical.

    >>> numbers = Packed()
    >>> for number in range(300):
    ...     numbers.append(number)
    >>> len(numbers), list(numbers.span(1, 4)), numbers.pop(), numbers[-1]
    (300, [1, 2, 3], 299, 298)
    """

    __slots__ = ("_blocks", "_newest")

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._newest: list[T] = []

    def __len__(self) -> int:
        return BLOCK * len(self._blocks) + len(self._newest)

    def __getitem__(self, index: int) -> T:
        at = index if index >= 0 else len(self) + index
        for item in self.span(at, at + 1):
            return item
        raise IndexError(index)

    def span(self, since: int = 0, until: int | None = None) -> Iterator[T]:
        """The items from one index up to another."""
        packed = BLOCK * len(self._blocks)
        for first in range(since - since % BLOCK, packed, BLOCK):
            if until is not None and until <= first:
                return
            end = None if until is None else until - first
            yield from _unpack(self._blocks[first // BLOCK])[max(0, since - first) : end]
        end = None if until is None else max(0, until - packed)
        yield from self._newest[max(0, since - packed) : end]

    def __iter__(self) -> Iterator[T]:
        return self.span()

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self._newest)
        for block in reversed(self._blocks):
            yield from reversed(_unpack(block))

    def append(self, item: T) -> None:
        self._newest.append(item)
        if len(self._newest) == 2 * BLOCK:
            raw = pickle.dumps(self._newest[:BLOCK], pickle.HIGHEST_PROTOCOL)
            self._blocks.append(zlib.compress(raw, 1))
            del self._newest[:BLOCK]

    def pop(self) -> T:
        if not self._newest and self._blocks:
            self._newest = _unpack(self._blocks.pop())
        return self._newest.pop()


def _unpack(block: bytes) -> list[Any]:
    items: list[Any] = pickle.loads(zlib.decompress(block))
    return items
