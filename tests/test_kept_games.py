"""Games that were played before a change of the program's shape replay as they were seen then."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.table import Table, replay
from server.houses import any_move, house

KEPT = Path(__file__).parent / "fixtures"
RECORDS = sorted((KEPT / "records").glob("*.jsonl"))
"""A game that came later has none: these were made once."""


def seen(table: Table[Any, Any, Any, Any]) -> str:
    """A digest of what every seat and a spectator have seen."""
    digest = hashlib.sha256()
    for seat in (None, *range(table.seats)):
        digest.update(msgspec.json.encode(table.view(seat), order="sorted"))
        digest.update(msgspec.json.encode(table.events(seat), order="sorted"))
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records_replay_unchanged(file: Path) -> None:
    game = game_named(file.stem)
    lines = file.read_bytes().splitlines()
    assert len(lines) == 10
    for number, line in enumerate(lines, start=1):
        kept = msgspec.json.decode(line)
        record = Record.load(msgspec.json.encode(kept["record"]), f"{game.id} {number}")
        for ply, digest in kept["seen"].items():
            assert seen(replay(game, record, to=int(ply))) == digest, (number, ply)


def test_tables_under_way_go_on(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(gzip.decompress((KEPT / "tables.db.gz").read_bytes()))
    tables = msgspec.json.decode((KEPT / "tables.json").read_bytes())
    assert len(tables) == 3 * len(RECORDS)

    async def go_on() -> None:
        async with house(tmp_path) as at:
            for kept in tables:
                room = await at.rooms.open(kept["table"])
                assert (room.status, room.playing.table.game.id) == ("playing", kept["game"])
                assert seen(room.playing.table) == kept["seen"], kept
                await any_move(at, room, Rng(1))

    asyncio.run(go_on())
