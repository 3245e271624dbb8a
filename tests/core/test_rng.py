"""The generator is splitmix64, and fair enough for a table."""

from __future__ import annotations

from collections import Counter

import pytest

from hedgerow.core import Rng
from hedgerow.core.rng import WideRng, resumed


def test_it_is_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("count", [0, 1, 3, 4, 16, 111])
@pytest.mark.parametrize("kind", [Rng, WideRng])
def test_several_numbers_are_those_drawn_one_by_one(kind: type[Rng], count: int) -> None:
    for seed in (0, 2026, (1 << 64) - 1):
        rng, again = kind(seed), kind(seed)
        assert list(rng.several(count)) == [again.next() for _ in range(count)]
        assert rng.state == again.state


def test_below_stays_below_and_reaches_all() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_shuffle_gives_every_order_equally() -> None:
    rng = Rng(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 180 for count in counts.values())


def test_sample_takes_different_items() -> None:
    rng = Rng(3)
    for _ in range(100):
        taken = rng.sample(range(10), 4)
        assert len(set(taken)) == 4
        assert set(taken) <= set(range(10))


def test_the_state_is_one_int() -> None:
    rng = Rng(4)
    rng.next()
    again = Rng(rng.state)
    assert rng.next() == again.next()


def test_a_fork_goes_its_own_way() -> None:
    rng = Rng(5)
    fork = rng.fork()
    assert [rng.next() for _ in range(4)] != [fork.next() for _ in range(4)]


@pytest.mark.parametrize("bit", [0, 63, 64, 255])
def test_every_bit_of_a_wide_state_counts(bit: int) -> None:
    rng, other = WideRng(2026), WideRng(2026 ^ 1 << bit)
    assert [rng.next() for _ in range(4)] != [other.next() for _ in range(4)]


def test_a_wide_generator_is_fair() -> None:
    rng = WideRng(6)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 180 for count in counts.values())


def test_a_wide_fork_is_wide_and_goes_its_own_way() -> None:
    rng = WideRng(7)
    fork = rng.fork()
    assert fork.state >> 200 not in (0, rng.state >> 200)
    assert [rng.next() for _ in range(4)] != [fork.next() for _ in range(4)]


@pytest.mark.parametrize("rng", [Rng(8), WideRng(8)])
def test_a_generator_is_resumed_from_its_state(rng: Rng) -> None:
    rng.next()
    again = resumed(rng.state)
    assert type(again) is type(rng)
    assert rng.next() == again.next()
