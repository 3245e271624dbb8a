"""A packed list behaves like a plain one."""

from __future__ import annotations

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgerow.core.packed import BLOCK, Packed


@given(st.lists(st.integers(-200, 300), max_size=20), st.integers(0, 400), st.integers(0, 400))
def test_it_behaves_like_a_list(changes: list[int], since: int, until: int) -> None:
    """A positive change appends that many items, a negative one pops them."""
    packed: Packed[int] = Packed()
    plain: list[int] = []
    for change in changes:
        for number in range(change):
            packed.append(number)
            plain.append(number)
        for _ in range(min(-change, len(plain))):
            assert packed.pop() == plain.pop()
        assert len(packed) == len(plain)
    assert list(packed) == plain
    assert list(reversed(packed)) == plain[::-1]
    assert list(packed.span(since)) == plain[since:]
    assert list(packed.span(since, until)) == plain[since:until]
    for index in (0, since, -1, -since - 1):
        if -len(plain) <= index < len(plain):
            assert packed[index] == plain[index]


def test_an_index_that_is_not_there_is_an_error() -> None:
    packed: Packed[int] = Packed()
    for index in (0, -1):
        with pytest.raises(IndexError):
            packed[index]
    with pytest.raises(IndexError):
        packed.pop()


def test_old_items_take_less_memory() -> None:
    items = 40 * BLOCK
    tracemalloc.start()
    try:
        packed: Packed[tuple[str, int]] = Packed()
        for number in range(items):
            packed.append((f"item {number}", number * 1000))
        small, _ = tracemalloc.get_traced_memory()
        plain = list(packed)
        both, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(plain) == items
    assert small < (both - small) / 4
