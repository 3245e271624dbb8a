"""Words of bits, against Python's own numbers."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hedgerow.batch import bits
from hedgerow.batch.bits import Layout, Packer, words_of
from hedgerow.batch.flags import share_work


def test_the_bit_of_each_rank() -> None:
    mask = 0x8001_0000_F0F0_0101_0000_0001_8000_0000
    words = tuple(map(np.uint32, words_of(mask, 4)))
    places = [place for place in range(128) if mask >> place & 1]
    found = jax.vmap(lambda rank: bits.nth(words, rank))(jnp.arange(len(places), dtype=jnp.uint32))
    assert found.tolist() == places
    assert bits.count(words) == len(places)


def test_numbers_below_a_size_are_uniform() -> None:
    """Of evenly spaced words, each number gets the same share."""
    words = np.arange(1 << 16, dtype=np.uint32) << 16
    for size in (1, 3, 100, 759):
        shares = np.bincount(np.asarray(bits.below(words, np.uint32(size))), minlength=size)
        assert shares.size == size
        assert shares.max() - shares.min() <= 1


def test_drawn_numbers_are_different_and_each_order_is_as_likely() -> None:
    random = jax.random.bits(jax.random.key(3), (12_000, 4), jnp.uint32)
    drawn = np.asarray(jax.jit(jax.vmap(lambda words: bits.drawn(words, 4, 4)))(random))
    assert (np.sort(drawn, axis=1) == np.arange(4)).all()
    _, counts = np.unique(drawn, axis=0, return_counts=True)
    assert len(counts) == 24
    # 500 of each on average; this far off happens once in a million seeds.
    assert abs(counts - 500).max() < 110


def test_rotation_and_lowest_bit() -> None:
    assert int(bits.turned_right(np.uint32(0b00011), np.uint32(1), 5)) == 0b10001
    assert int(bits.turned_right(np.uint32(0b10010), np.uint32(0), 5)) == 0b10010
    assert int(bits.lowest(jnp.uint32(0b10100))) == 0b100


def test_a_layout_packs_numbers() -> None:
    layout = Layout(turn=3, round=6)
    assert layout.pack_ints(turn=4, round=60) == 4 | 60 << 3
    assert int(layout.pack(turn=np.uint32(4), round=60)) == 4 | 60 << 3
    assert layout.unpack_ints(4 | 60 << 3) == {"turn": 4, "round": 60}
    with pytest.raises(ValueError, match="turn: 8"):
        layout.pack_ints(turn=8, round=0)
    with pytest.raises(ValueError, match="33 bits"):
        Layout(one=30, other=3)


def test_a_packer_lays_bits_end_to_end() -> None:
    packer, expected = Packer(), ""
    for value, width in ((5, 3), (0x0FFF_FFFF, 30), (1, 1), (0, 7), (0xDEAD_BEEF, 32), (1, 2)):
        packer.add(np.uint32(value), width)
        expected += f"{value:0{width}b}"[::-1]
    packer.skip(40)
    packer.add_mask((np.uint32(7), np.uint32(2)), 34)
    expected += "0" * 40 + f"{7 | 2 << 32:034b}"[::-1]
    words = jnp.stack([jnp.uint32(word) for word in packer.words])
    assert "".join(str(int(bit)) for bit in bits.expanded(words, packer.size)) == expected
    numbers = np.asarray(bits.floats(words))
    assert numbers.dtype == np.float32
    assert "".join(f"{number:.0f}" for number in numbers.flat[: packer.size]) == expected
    assert not numbers.flat[packer.size :].any()


def test_a_users_own_backend_options_stay() -> None:
    environment = {"XLA_FLAGS": "--xla_foo=1"}
    share_work(environment)
    assert environment["XLA_FLAGS"].startswith("--xla_foo=1 --xla_backend_extra_options=")
    own = {"XLA_FLAGS": "--xla_backend_extra_options=mine"}
    share_work(own)
    assert own["XLA_FLAGS"] == "--xla_backend_extra_options=mine"
