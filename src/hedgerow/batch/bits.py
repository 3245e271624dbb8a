"""Words of bits for one game of a batch: masks, selection by rank, packed numbers, random numbers.

Every value is a scalar, so that a batch is one array for each word and the compiler fuses a whole
move into few kernels. A choice by index is a chain of selects; nothing is gathered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

Array: TypeAlias = jax.Array
Word: TypeAlias = Any
"""A uint32 scalar: traced, or NumPy's where it is constant."""
Words: TypeAlias = tuple[Word, ...]

WORD_BITS = 32
_ONE: Final = 0x3F800000
"""The bits of the float 1.0."""


def word(value: int) -> np.uint32:
    """A constant, from the lowest 32 bits of a number."""
    return np.uint32(value & 0xFFFFFFFF)


def words_of(mask: int, count: int) -> tuple[int, ...]:
    """A Python int as `count` words, the lowest first."""
    return tuple(mask >> WORD_BITS * at & 0xFFFFFFFF for at in range(count))


def int_of(words: Sequence[Any]) -> int:
    """Words as one Python int."""
    return sum(int(part) << WORD_BITS * at for at, part in enumerate(words))


def u32(value: Any) -> Word:
    """A bool or a number as a uint32."""
    return jnp.asarray(value).astype(jnp.uint32)


# Masks of several words


def both(left: Words, right: Words) -> Words:
    return tuple(one & other for one, other in zip(left, right, strict=True))


def either(left: Words, right: Words) -> Words:
    return tuple(one | other for one, other in zip(left, right, strict=True))


def without(left: Words, right: Words) -> Words:
    return tuple(one & ~other for one, other in zip(left, right, strict=True))


def only_if(condition: Any, mask: Words) -> Words:
    """The mask, or an empty one."""
    return tuple(jnp.where(condition, part, word(0)) for part in mask)


def chosen(condition: Any, yes: Words, no: Words) -> Words:
    return tuple(jnp.where(condition, one, other) for one, other in zip(yes, no, strict=True))


def any_of(mask: Words) -> Any:
    union = mask[0]
    for part in mask[1:]:
        union = union | part
    return union != 0


def meet(left: Words, right: Words) -> Any:
    """Whether two masks have a bit in common."""
    return any_of(both(left, right))


def bit_at(index: Word, count: int) -> Words:
    """The mask of a single bit."""
    low = word(1) << (index & word(31))
    which = index >> word(5)
    return tuple(jnp.where(which == word(at), low, word(0)) for at in range(count))


def pick_by(index: Word, rows: Sequence[Any]) -> Any:
    """rows[index], as a chain of selects; a row is a scalar or a tuple of them."""
    found = rows[0]
    for at, row in enumerate(rows[1:], start=1):
        here = index == word(at)
        found = jax.tree.map(lambda new, old, here=here: jnp.where(here, new, old), row, found)
    return found


def popcount(part: Word) -> Word:
    return jax.lax.population_count(part)


def count(mask: Words) -> Word:
    total = popcount(mask[0])
    for part in mask[1:]:
        total = total + popcount(part)
    return total


def nth_in_word(part: Word, rank: Word) -> Word:
    """The position of the set bit with this rank, from 0, found by halving."""
    at: Word = word(0)
    for half in (16, 8, 4, 2, 1):
        low = popcount(part & word((1 << half) - 1))
        above = rank >= low
        rank = jnp.where(above, rank - low, rank)
        part = jnp.where(above, part >> word(half), part)
        at = jnp.where(above, at + word(half), at)
    return at


def nth(mask: Words, rank: Word) -> Word:
    """The position of the set bit with this rank in a mask of several words."""
    part: Word = mask[0]
    base: Word = word(0)
    left, passed = rank, popcount(mask[0])
    for at, following in enumerate(mask[1:], start=1):
        beyond = rank >= passed
        part = jnp.where(beyond, following, part)
        base = jnp.where(beyond, word(WORD_BITS * at), base)
        left = jnp.where(beyond, rank - passed, left)
        passed = passed + popcount(following)
    return base + nth_in_word(part, left)


def lowest(part: Word) -> Word:
    """The lowest set bit alone, or 0."""
    return part & (word(0) - part)


def flags(conditions: Sequence[Any]) -> Word:
    """Conditions as the bits of one word, the first lowest."""
    found = u32(conditions[0])
    for at, condition in enumerate(conditions[1:], start=1):
        found = found | u32(condition) << word(at)
    return found


def turned_right(part: Word, steps: Word, size: int) -> Word:
    """The lowest `size` bits rotated right by less than `size` steps."""
    return (part >> steps | part << (word(size) - steps)) & word((1 << size) - 1)


def added(left: Word, right: Word, size: int) -> Word:
    """The sum modulo `size` of two numbers below it."""
    total = left + right
    return jnp.where(total >= word(size), total - word(size), total)


def subtracted(left: Word, right: Word, size: int) -> Word:
    """The difference modulo `size` of two numbers below it."""
    return jnp.where(left >= right, left - right, left + word(size) - right)


# Numbers packed into a word


class Layout:
    """Named small numbers that share a word, so that a position has few arrays."""

    def __init__(self, **widths: int) -> None:
        self.widths = widths
        self.shifts: dict[str, int] = {}
        at = 0
        for name, width in widths.items():
            self.shifts[name] = at
            at += width
        if at > WORD_BITS:
            raise ValueError(f"{at} bits do not fit in a word")

    def get(self, packed: Word, name: str) -> Word:
        return packed >> word(self.shifts[name]) & word((1 << self.widths[name]) - 1)

    def unpack(self, packed: Word) -> dict[str, Word]:
        return {name: self.get(packed, name) for name in self.widths}

    def pack(self, **values: Any) -> Word:
        """All the numbers in one word; a name that is missing is an error."""
        packed: Word = word(0)
        for name, shift in self.shifts.items():
            packed = packed | u32(values[name]) << word(shift)
        return packed

    def pack_ints(self, **values: int) -> int:
        """The same of Python ints; raises ValueError if a number is too large."""
        packed = 0
        for name, shift in self.shifts.items():
            if values[name] >> self.widths[name]:
                raise ValueError(f"{name}: {values[name]} is too large")
            packed |= int(values[name]) << shift
        return packed

    def unpack_ints(self, packed: Any) -> dict[str, int]:
        whole = int(packed)
        return {
            name: whole >> shift & (1 << self.widths[name]) - 1
            for name, shift in self.shifts.items()
        }


# Random numbers


def mixed(value: Word) -> Word:
    """A 32-bit hash with good avalanche: multiplications and shifts."""
    value = value ^ value >> word(16)
    value = value * word(0x7FEB352D)
    value = value ^ value >> word(15)
    value = value * word(0x846CA68B)
    return value ^ value >> word(16)


def below(random: Word, size: Word) -> Word:
    """A number below `size`, which is at most 65,536, from 32 random bits."""
    high, low = random >> word(16), random & word(0xFFFF)
    return high * size + (low * size >> word(16)) >> word(16)


def drawn(random: Array, size: int, count: int) -> Array:
    """`count` different numbers below `size` in random order, from as many random words.

    Each is the one with a random rank among those that are left. Sorting by random keys would take
    most of the time of a game on a processor.
    """
    masks = tuple(map(word, words_of((1 << size) - 1, (size + WORD_BITS - 1) // WORD_BITS)))

    def draw(left: Words, given: tuple[Array, Array]) -> tuple[Words, Word]:
        value, number = given
        chosen = nth(left, below(value, word(size) - number))
        return without(left, bit_at(chosen, len(left))), chosen

    numbers = jnp.arange(count, dtype=jnp.uint32)
    found: Array
    _, found = jax.lax.scan(draw, tuple(map(jnp.uint32, masks)), (random[:count], numbers))
    return found


class Packer:
    """Collects numbers of fixed widths and lays their bits out one after another in words."""

    def __init__(self) -> None:
        self.words: list[Word] = []
        self.size = 0
        """The number of bits so far."""

    def add(self, value: Word, width: int) -> None:
        """Append the lowest `width` bits of a word whose other bits are 0."""
        offset = self.size % WORD_BITS
        if offset == 0:
            self.words.append(value)
        else:
            self.words[-1] = self.words[-1] | value << word(offset)
            if offset + width > WORD_BITS:
                self.words.append(value >> word(WORD_BITS - offset))
        self.size += width

    def skip(self, width: int) -> None:
        """Append zeros."""
        while width:
            self.add(word(0), min(WORD_BITS, width))
            width -= min(WORD_BITS, width)

    def add_mask(self, mask: Sequence[Word], width: int) -> None:
        """Append the lowest `width` bits of a mask."""
        for at, part in enumerate(mask):
            self.add(part, min(WORD_BITS, width - WORD_BITS * at))


def one_hot(index: Word) -> Word:
    return word(1) << index


def expanded(masks: Any, bits: int) -> Array:
    """The lowest `bits` bits of masks of shape (..., words), as bools of shape (..., bits)."""
    places = jnp.arange(WORD_BITS, dtype=jnp.uint32)
    spread = jnp.asarray(masks)[..., None] >> places & word(1)
    flat = spread.reshape(*spread.shape[:-2], spread.shape[-2] * WORD_BITS)
    found: Array = flat[..., :bits] != 0
    return found


def floats(words: Array) -> Array:
    """The bits of words of shape (..., words) as the numbers 0 and 1, of shape (..., words, bits).

    A processor turns unsigned numbers into floats one by one. So each bit is made the sign of its
    word, spread by an arithmetic shift, and cut down to the bits of 1.0: 0.2 instead of 0.8 µs for
    an observation of Cryptid.
    """
    left = jnp.arange(WORD_BITS - 1, -1, -1, dtype=jnp.uint32)
    signed = jax.lax.bitcast_convert_type(words[..., None] << left, jnp.int32)
    ones = signed >> (WORD_BITS - 1) & jnp.int32(_ONE)
    return jax.lax.bitcast_convert_type(ones, jnp.float32)
