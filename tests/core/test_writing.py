"""Parts of an observation: each writes what its key says, over anything it wrote before."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from hedgerow.core.writing import (
    BitRows,
    Bits,
    Block,
    Group,
    Marks,
    Number,
    Numbers,
    OneHot,
    Part,
    PartWriter,
    Row,
    Shares,
)


def key(state: Any) -> Any:
    return state.key


MAKERS: dict[str, tuple[Callable[[Row], Part], list[tuple[Any, list[float]]]]] = {
    "number": (
        lambda row: Number(row, 1, key, 4),
        [(1, [0, 0.25, 0, 0]), (9, [0, 1, 0, 0]), (0, [0, 0, 0, 0])],
    ),
    "numbers": (
        lambda row: Numbers(row, 1, key, 4, (2, 0, 1)),
        [([1, 2, 3], [0, 0.75, 0.25, 0.5]), ([1, 0, 9], [0, 1, 0.25, 0])],
    ),
    "one-hot": (
        lambda row: OneHot(row, 1, key),
        [(2, [0, 0, 0, 1]), (0, [0, 1, 0, 0]), (None, [0, 0, 0, 0]), (1, [0, 0, 1, 0])],
    ),
    "bits": (
        lambda row: Bits(row, 1, key),
        [(0b101, [0, 1, 0, 1]), (0b110, [0, 0, 1, 1]), (0, [0, 0, 0, 0])],
    ),
    "bit rows": (
        lambda row: BitRows(row, 0, key, 2, (1, 0)),
        [([0b01, 0b10], [0, 1, 1, 0]), ([0b11, 0], [0, 0, 1, 1])],
    ),
    "marks": (
        lambda row: Marks(row, 0, key, key),
        [((0, 3), [1, 0, 0, 1]), ((3, 1), [0, 1, 0, 1]), ((), [0, 0, 0, 0])],
    ),
    "shares": (
        lambda row: Shares(row, 0, key, key),
        [({0: 0.5, 2: 2}, [0.5, 0, 1, 0]), ({2: 0.25}, [0, 0, 0.25, 0]), ({}, [0, 0, 0, 0])],
    ),
    "block": (
        lambda row: Block(row, 1, key, lambda state: array("f", state.key)),
        [((1, 0.5), [0, 1, 0.5, 0]), ((0, 0), [0, 0, 0, 0])],
    ),
}


@pytest.mark.parametrize("name", MAKERS)
def test_a_part_follows_its_key(name: str) -> None:
    make, steps = MAKERS[name]
    row: Row = memoryview(bytearray(16)).cast("f")
    writer = PartWriter([[make(row)]])
    for value, expected in [*steps, *reversed(steps)]:
        writer.write(SimpleNamespace(key=value), 0)
        assert row.tolist() == expected


def test_a_list_that_changes_in_place_is_noticed() -> None:
    row: Row = memoryview(bytearray(16)).cast("f")
    writer, masks = PartWriter([[BitRows(row, 0, key, 2, (0, 1))]]), [1, 0]
    state = SimpleNamespace(key=masks)
    writer.write(state, 0)
    masks[1] = 2
    writer.write(state, 0)
    assert row.tolist() == [1, 0, 0, 1]


def test_a_group_looks_at_its_parts_only_if_its_key_has_changed() -> None:
    row: Row = memoryview(bytearray(16)).cast("f")
    writer = PartWriter(
        [[Group(lambda state: state.version, [Number(row, 0, key), OneHot(row, 1, key)])]]
    )
    writer.write(SimpleNamespace(version=1, key=1), 0)
    assert row.tolist() == [1, 0, 1, 0]
    writer.write(SimpleNamespace(version=1, key=0), 0)
    assert row.tolist() == [1, 0, 1, 0]
    writer.write(SimpleNamespace(version=2, key=0), 0)
    assert row.tolist() == [0, 1, 0, 0]
