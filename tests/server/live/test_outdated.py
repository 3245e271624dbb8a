"""A table of other rules is never replayed, is told so, and its last position stays readable."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES
from hedgerow.games.cryptid import GAME
from hedgerow.server.house import House
from hedgerow.server.http.app import create_app
from hedgerow.server.live import snapshots
from hedgerow.server.live.position import Position
from hedgerow.server.live.room import Room
from hedgerow.table import Table
from server.houses import ANN, any_move, new_room, run


async def new_rules(at: House) -> None:
    """As if the program had been upgraded: every table was played under older rules."""
    at.rooms.evict(-1)
    async with at.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE tables SET rules = 0")


async def play(at: House, room: Room, moves: int | None = None) -> None:
    """So many moves, or to the end."""
    rng = Rng(3)
    while room.status == "playing" and (moves is None or room.revision < moves):
        await any_move(at, room, rng)


async def get(at: House, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    transport = httpx.ASGITransport(create_app(at))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get(f"/api/tables/{path}", headers=headers)


def test_it_can_be_opened_but_neither_played_nor_recorded(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        await new_rules(at)
        old = await at.rooms.open(room.id)
        assert old.status == "outdated"
        assert old.info("ann").status == "outdated"
        assert old.bots_to_act == []
        with pytest.raises(BadInput, match="error-table-outdated"):
            await old.play(0, "cube 1-1", 0)
        with pytest.raises(BadInput, match="error-table-outdated"):
            _ = old.record
        assert (await get(at, room.id)).json()["status"] == "outdated"

    run(tmp_path, test)


def test_my_tables_list_it(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        await new_room(at, "screen", "screen")
        await new_rules(at)
        (id,) = await at.store.tables_of(ANN.id)
        assert (await at.rooms.open(id)).info(ANN.id).status == "outdated"

    run(tmp_path, test)


def test_its_last_position_and_log_are_read_by_those_who_sat_there(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        await play(at, room, moves=4)
        await at.rooms.keep_quiet(-1)
        await play(at, room, moves=6)
        await new_rules(at)
        assert (await get(at, f"{room.id}/last")).status_code == 403, "not for strangers"
        raw = await at.store.snapshot(room.id)
        assert raw is not None
        snapshot = snapshots.read(raw)
        assert snapshot.revision == 4
        own, french = snapshot.seen(0, "en"), snapshot.seen(0, "fr")
        assert own.log and len(own.log) == len(french.log) and own.log != french.log
        assert any("clue" in line for line in own.notes)
        assert not any("clue" in line for line in snapshot.seen(None, "en").notes)

    run(tmp_path, test)


def test_a_finished_one_is_read_by_everybody_and_its_record_downloaded(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        await play(at, room)
        moves = [(played.seat, played.move) for played in room.record.moves]
        await at.services.finish()  # waits for what the end of the game has set going
        await new_rules(at)
        last = (await get(at, f"{room.id}/last?lang=fr")).json()
        assert "version 0 des règles" in last["why"]["fr"]
        assert last["over"] and last["board"] and last["log"] and last["later"] == 0
        assert len(last["moves"]) == len(moves)
        answer = await get(at, f"{room.id}/record")
        record = Record.load(answer.content, "record")
        assert (record.rules, record.game) == (0, "cryptid")
        assert [(played.seat, played.move) for played in record.moves] == moves

    run(tmp_path, test)


def test_a_table_of_the_rules_in_use_has_no_such_page(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        assert (await get(at, f"{room.id}/last")).status_code == 409

    run(tmp_path, test)


def test_a_lobby_starts_under_the_rules_of_that_day(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen", start=False)
        await new_rules(at)
        again = await at.rooms.open(room.id)
        await at.lobby.start(again)
        assert (again.status, again.row.rules) == ("playing", GAME.version)

    run(tmp_path, test)


def test_without_a_snapshot_only_the_moves_are_there(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        await play(at, room)
        await at.services.finish()
        async with at.store.writing() as connection:
            await connection.exec_driver_sql("DELETE FROM snapshots")
        await new_rules(at)
        last = (await get(at, f"{room.id}/last")).json()
        assert last["board"] == [] and last["moves"]

    run(tmp_path, test)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_can_be_kept_in_words(game: object) -> None:
    position = Position(Table(game, game.seats[1], seed="words"))  # type: ignore[arg-type,attr-defined]
    rng = Rng(1)
    for _ in range(30):
        table = position.table
        seat = table.to_act[0]
        position.made(seat, table.play(seat, table.decisions_for(seat)[0].moves.pick(rng)))
    snapshot = snapshots.read(snapshots.take(position, ["Ann", "Bob", "Cleo"]))
    assert snapshot.seen(1, "fr").board and snapshot.seen(1, "fr").log
