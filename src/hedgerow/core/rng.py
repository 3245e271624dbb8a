"""Random generators whose state is one integer, so that a game state can hold and clone it."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from struct import Struct
from typing import NamedTuple, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_MIX = 0xBF58476D1CE4E5B9
_STIR = 0x94D049BB133111EB
_FEW = 3
"""Up to so many numbers are drawn faster one by one."""


class _Lanes(NamedTuple):
    """Constants for so many draws side by side in one integer, in lanes of 128 bits."""

    ones: int
    """1 in each lane."""
    steps: int
    """What the state has gained by the draw of each lane."""
    low: int
    """The lower 64 bits of each lane; the upper ones leave room for a product."""
    read: Struct


@lru_cache(maxsize=256)
def _lanes(count: int) -> _Lanes:
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum(((lane + 1) * _STEP & _MASK) << 128 * lane for lane in range(count))
    return _Lanes(ones, steps, ones * _MASK, Struct("<" + "Q8x" * count))


class Rng:
    """splitmix64 (Steele, Lea and Flood, 2014).

    >>> rng = Rng(2026)
    >>> rng.below(6) in range(6)
    True
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * _MIX) & _MASK
        z = ((z ^ (z >> 27)) * _STIR) & _MASK
        return z ^ (z >> 31)

    def several(self, count: int) -> Sequence[int]:
        """What `next` would give so many times, computed side by side in one large integer."""
        if count <= _FEW:
            return [self.next() for _ in range(count)]
        ones, steps, low, read = _lanes(count)
        z = (self.state * ones + steps) & low
        self.state = (self.state + count * _STEP) & _MASK
        z = ((z ^ (z >> 30)) & low) * _MIX & low
        z = ((z ^ (z >> 27)) & low) * _STIR & low
        return read.unpack((z ^ (z >> 31)).to_bytes(read.size, "little"))

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1; the bias, n / 2**64, is negligible."""
        return (self.next() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates, from the back)."""
        left = len(items)
        for draw in self.several(left - 1):
            j = draw * left >> 64  # as `below` does
            left -= 1
            items[left], items[j] = items[j], items[left]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """`k` different items in random order."""
        pool = list(items)
        left = len(pool)
        for i, draw in enumerate(self.several(k)):
            j = i + (draw * (left - i) >> 64)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]

    def fork(self) -> Rng:
        """A new generator, independent of this one."""
        return Rng(self.next())


_WIDE = 1 << 256
"""Marks the state of a `WideRng`, whatever its other bits are."""


class WideRng(Rng):
    """256 bits of state in a chain of SHA-512: every order of a deck can come up.

    With 64 bits, a deck of 21 cards has more orders than the generator has states. It is slower
    than `Rng`, so tables use it for their shuffles, and search and training do not.
    """

    __slots__ = ()

    def __init__(self, state: int) -> None:
        self.state = _WIDE | (state & (_WIDE - 1))

    def next(self) -> int:
        digest = self._advance()
        return int.from_bytes(digest[32:40], "big")

    def several(self, count: int) -> list[int]:
        return [self.next() for _ in range(count)]

    def fork(self) -> WideRng:
        return WideRng(int.from_bytes(self._advance()[32:], "big"))

    def _advance(self) -> bytes:
        """Half of a digest is the next state; the other half is given out."""
        digest = hashlib.sha512(self.state.to_bytes(33, "big")).digest()
        self.state = _WIDE | int.from_bytes(digest[:32], "big")
        return digest


def resumed(state: int) -> Rng:
    """The generator that was in this state, of whichever kind."""
    return WideRng(state) if state & _WIDE else Rng(state)
