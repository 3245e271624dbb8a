"""Records: sealed, readable, and damaged ones say where."""

from __future__ import annotations

import re
from typing import Any

import pytest
from examples.acorns import GAME

from hedgerow.core import BadInput, Record
from hedgerow.core.record import WIDE, Shuffle, commit, new_seed
from hedgerow.core.rng import WideRng
from hedgerow.table import Table, verify


def finished() -> Table[Any, Any, Any, Any]:
    table: Table[Any, Any, Any, Any] = Table(GAME, 2, seed="s", contributions=("a", "b"))
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves[0])
    return table


def test_a_record_comes_back_as_it_was() -> None:
    record = finished().record
    assert Record.load(record.dump(), "file") == record.sealed()


def test_every_contribution_and_its_order_matter() -> None:
    starts = [
        Shuffle.of(seed, given).rng().state
        for seed, given in (
            ("s", ("a", "b")),
            ("s", ("b", "a")),
            ("s", ("ab", "")),
            ("s", ("a",)),
            ("t", ("a", "b")),
        )
    ]
    assert len(set(starts)) == len(starts)


def test_all_bits_of_a_new_seed_reach_the_shuffle_and_old_seeds_shuffle_as_before() -> None:
    wide = Shuffle.of(new_seed(), ()).rng()
    assert isinstance(wide, WideRng) and wide.state.bit_length() == 257
    assert len({new_seed() for _ in range(10)}) == 10
    assert Shuffle.of("s", ("a", "b")).rng().state == 11031947340042933489
    table: Table[Any, Any, Any, Any] = Table(GAME, 2)
    assert table.shuffle.seed.startswith(WIDE)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    table = finished()
    assert table.shuffle.commitment == commit("s")
    assert table.shuffle.commitment != commit("S")


def test_any_damaged_byte_is_noticed() -> None:
    raw = finished().record.dump()
    for at in range(0, len(raw), 7):
        if raw[at : at + 1].isspace():
            continue
        damaged = raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :]
        with pytest.raises(BadInput) as error:
            verify(GAME, Record.load(damaged, "game.json"), "game.json")
        assert error.value.message.args["place"] == "game.json"


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ('"seed": "s"', '"seed": "t"', "error-record-commitment"),
        ('"version": 1', '"version": 9', "error-record-version"),
        (r'"moves": \[\s*\[\s*0,\s*"commit', '"moves": [[0, "drop', "error-record-move"),
        (r'"total": \d', '"total": 9', "error-record-outcome"),
    ],
)
def test_a_forged_record_fails_the_check_it_forges(old: str, new: str, id: str) -> None:
    text, count = re.subn(old, new, finished().record.dump().decode(), count=1)
    assert count == 1
    import msgspec

    forged = msgspec.json.decode(text, type=Record).sealed()
    with pytest.raises(BadInput, match=id):
        verify(GAME, Record.load(forged.dump(), "file"), "file")


@pytest.mark.parametrize(
    ("raw", "id"),
    [
        (b"", "error-record-json"),
        (b"not json", "error-record-json"),
        (b"\xff\xfe", "error-record-json"),
        (b"{}", "error-record-form"),
        (b"[1, 2]", "error-record-form"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(raw: bytes, id: str) -> None:
    with pytest.raises(BadInput, match=id):
        Record.load(raw, "file")
