"""A table with an owner's components, beside one without them, on the same server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from games.own_sets import options_of, own_of
from hedgerow.core.errors import BadInput
from hedgerow.core.own import Own
from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.games.owned import game_with
from hedgerow.server import wire
from hedgerow.server.admin import Admin
from hedgerow.server.house import House
from hedgerow.server.http.app import create_app
from hedgerow.server.live.room import Room
from hedgerow.server.work.pool import Workers
from hedgerow.server.work.worker import HintJob, Think
from hedgerow.table import Table, verify
from server.houses import ANN, Ear, any_move, house, run

GAMES = ("habitats", "north_woods", "tournoi", "earth")


async def table(at: House, game: str, own: Own, **more: Any) -> Room:
    seats = [wire.SeatWish("me"), wire.SeatWish("screen")]
    wanted: dict[str, Any] = {"start": True, "options": options_of(game), **more}
    wish = wire.NewTable(game, seats, own=own, **wanted)
    return (await at.lobby.create(wish, ANN, "here")).room


async def to_end(at: House, room: Room) -> None:
    rng = Rng(3)
    while room.status == "playing":
        await any_move(at, room, rng)


def alike(room: Room, game: str, own: Own) -> None:
    """A room shows what a table with this set alone would show after the same moves."""
    now = room.playing.table
    alone: Table[Any, Any, Any, Any] = Table(
        game_with(game_named(game), own), 2, options_of(game), seed=room.row.seed
    )
    for played in now.record.moves:
        alone.play(played.seat, played.move)
    for seat in (None, 0, 1):
        assert alone.message(seat) == now.message(seat)
    aids = alone.game.companion().aids
    assert aids is not None
    made = room.playing.aids(0).aids
    assert msgspec.json.encode(made) == msgspec.json.encode(aids(alone.view(0)))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_keeps_its_set_over_a_restart_a_rematch_and_playing_on(
    tmp_path: Path, game: str
) -> None:
    own = own_of(game)

    async def main() -> None:
        rng = Rng(1)
        async with house(tmp_path) as first:
            with_own, without = await table(first, game, own), await table(first, game, {})
            for _ in range(10):
                await any_move(first, with_own, rng)
                await any_move(first, without, rng)
            before = with_own.playing.table.message(0)
        async with house(tmp_path) as second:
            again = await second.rooms.open(with_own.id)
            plain = await second.rooms.open(without.id)
            assert again.playing.table.message(0) == before
            for _ in range(10):
                await any_move(second, again, rng)
                await any_move(second, plain, rng)
            alike(again, game, own)
            alike(plain, game, {})
            assert again.info(None).own == sum(map(len, own.values()))
            assert plain.info(None).own == 0
            await to_end(second, again)
            record = Record.load(again.record.dump(), "record")
            assert record.own == own
            verify(game_named(game), record)
            rematch = (await second.lobby.rematch(again, ANN, "here")).room
            assert rematch.row.own == own
            wish = wire.PlayOn(4, 1, "random")
            onward = (await second.lobby.play_on(record, wish, ANN, "here")).room
            assert onward.row.own == own and onward.playing.table.game.own == own

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_bots_and_hints_in_workers_think_with_the_set(game: str) -> None:
    """One worker answers for both tables in turn, as a process does that gave the answer here."""
    found: list[bytes] = []

    async def main() -> None:
        workers = Workers(1, 60)
        try:
            for own in (own_of(game), {}) * 2:
                found.append(await _asked(workers, game, own))  # noqa: PERF401 - in this order
        finally:
            await workers.close()

    asyncio.run(main())
    assert found[:2] == found[2:] and found[0] != found[1]


async def _asked(workers: Workers, game: str, own: Own) -> bytes:
    with_own = game_with(game_named(game), own)
    at: Table[Any, Any, Any, Any] = Table(with_own, 2, options_of(game), seed="bots")
    rng = Rng(2)
    for _ in range(20):
        seat = at.to_act[0]
        at.play(seat, at.decisions_for(seat)[0].moves.pick(rng))
    seat = at.to_act[0]
    (decision,) = at.decisions_for(seat)
    view, moves = msgspec.json.encode(at.view(seat)), msgspec.json.encode(list(decision.moves))
    prompt = decision.prompt
    hint = await workers.make(HintJob(game, 0, seat, view, prompt, moves, 20, own))
    done = await workers.choose(Think(game, "player", 1, seat, view, prompt, moves, 20, own))
    assert done is not None and not done.error
    return hint + done.made


def test_a_wrong_set_makes_no_table_and_says_why(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        transport = httpx.ASGITransport(create_app(at))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            seats = [{"kind": "me"}, {"kind": "bot"}]
            for own, said in (
                ({"tiles.toml": {"zebra": {"vp": 77}}}, "zebra: vp"),
                ({"tiles.toml": {"zebra": {"vp": 5000}}}, "own"),
                ({"goals.toml": {"flora": {"vp": 5}}}, "goals.toml"),
            ):
                wish = {"game": "habitats", "seats": seats, "own": own}
                answer = await client.post("/api/tables", json=wish)
                assert answer.status_code == 400
                assert said in answer.text, answer.text
        assert await at.store.tables_of(ANN.id) == []

    run(tmp_path, test)


def test_everybody_can_read_the_set_of_a_table(tmp_path: Path) -> None:
    own: Own = {"tiles.toml": {"zebra": {"vp": 5}}}

    async def test(at: House) -> None:
        room = await table(at, "habitats", own)
        transport = httpx.ASGITransport(create_app(at))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            (page,) = (await client.get(f"/api/tables/{room.id}/own")).json()
        assert [(row["id"], row["values"]) for row in page["rows"]] == [("zebra", {"vp": 5})]
        ear = Ear(None)
        await room.enter(ear)
        assert ear.heard[0]["own"] == 1
        assert (await Admin(at.store).show(room.id)).own == {"tiles.toml": 1}

    run(tmp_path, test)


def test_a_table_whose_set_fits_no_more_can_still_be_read(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await table(at, "habitats", {"tiles.toml": {"zebra": {"vp": 5}}})
        at.rooms.evict(-1)
        async with at.store.writing() as connection:
            await connection.exec_driver_sql(
                """UPDATE tables SET own = '{"tiles.toml":{"unicorn":{"vp":5}}}'"""
            )
        old = await at.rooms.open(room.id)
        assert old.status == "outdated"
        with pytest.raises(BadInput, match="error-table-components"):
            _ = old.playing

    run(tmp_path, test)
