"""Playing on from a finished game: the table stands where it stood, and its record replays."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES
from hedgerow.server import wire
from hedgerow.server.house import House
from hedgerow.server.live.room import Room
from hedgerow.table import AnyTable, Table, replay, verify
from server.houses import ANN, house, run


def finished(game: Any, seats: int = 2) -> Record:
    table: AnyTable = Table(game, max(seats, game.seats[0]), seed="onward")
    to_end(table)
    return table.record.sealed()


def to_end(table: AnyTable) -> None:
    rng = Rng(3)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves.pick(rng))


async def on(at: House, record: Record, moves: int, seat: int, **more: Any) -> Room:
    wish = wire.PlayOn(moves, seat, "random", **more)
    return (await at.lobby.play_on(record, wish, ANN, "here")).room


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("again", [True, False])
def test_a_seat_goes_on_where_it_stood(tmp_path: Path, game: Any, again: bool) -> None:
    record = finished(game)
    moves = len(record.moves) // 2
    before = replay(game, record, to=moves)

    async def test(at: House) -> None:
        room = await on(at, record, moves, 1, again=again)
        table = room.playing.table
        assert msgspec.json.encode(table.view(1)) == msgspec.json.encode(before.view(1))
        assert room.seats[1].guest == "ann" and room.seats[0].bot == "random"
        if not again:
            assert table.view(0) == before.view(0)

    run(tmp_path, test)


def test_its_record_replays_and_can_be_played_on_itself(tmp_path: Path) -> None:
    async def main() -> None:
        game = GAMES[0]
        record = finished(game, 3)
        async with house(tmp_path) as first:
            room = await on(first, record, 10, 0)
            to_end(room.playing.table)
            once = room.playing.table.record.sealed()
            verify(game, once)
            other = await on(first, once, 11, 2)
            lines = other.playing.state(2, 0).events
            assert [each.text.id for each in lines].count("table-onward") == 2
        async with house(tmp_path) as second:
            again = await second.rooms.open(other.id)
            to_end(again.playing.table)
            verify(game, again.playing.table.record)

    asyncio.run(main())


@pytest.mark.parametrize(("moves", "seat"), [(10_000, 0), (3, 5), (-1, 0)])
def test_a_place_that_there_is_not_is_refused(tmp_path: Path, moves: int, seat: int) -> None:
    async def test(at: House) -> None:
        record = finished(GAMES[0], 3)
        with pytest.raises(BadInput):
            await on(at, record, moves, seat)
        with pytest.raises(BadInput) as error:
            await on(at, record, len(record.moves), 0)
        assert error.value.message.id == "error-onward-over"

    run(tmp_path, test)
