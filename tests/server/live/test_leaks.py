"""No secret on the wire: the bytes that leave the socket, for every seat and the spectator.

Every message to a seat must be what the same code sends from a world that was sampled from that
seat's own view: then nothing in it can depend on what the seat may not know.
"""

from __future__ import annotations

import asyncio
import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core.event import Log
from hedgerow.core.packed import Packed
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.cryptid.clues import CODES
from hedgerow.server.house import House
from hedgerow.server.live import compose
from hedgerow.server.live.position import Position, Told
from hedgerow.server.live.room import Room
from hedgerow.server.testing import Chair, Person, Server, friend, me
from hedgerow.table import AnyTable
from server.houses import Ear, new_room, run

SEATS: tuple[Seat | None, ...] = (0, 1, 2, None)
PART = "quagmire-93"
"""A contribution to the shuffle that no sentence contains."""


def sampled(table: AnyTable, seat: Seat | None, rng: Rng) -> AnyTable:
    """The same table in a world that the seat could be in."""
    world = copy.copy(table)
    world._state = table.game.determinize(table.view(seat), rng)
    world._decisions = table.game.decisions(world._state)
    return world


def position_of(table: AnyTable, revision: int, story: Packed[Told]) -> Position:
    position = Position(table)
    position.revision, position.story = revision, story
    return position


def everything(position: Position, seat: Seat | None) -> list[str]:
    """Every message whose content depends on the position."""
    messages = (position.state(seat, 0), position.choices(seat), position.aids(seat))
    return [compose.text(message) for message in messages]


@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_what_is_sent_depends_on_the_seats_own_view_alone(tmp_path: Path, mode: str) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen", options={"mode": mode})
        ears = {seat: Ear(seat) for seat in SEATS}
        room.listeners.update(ears.values())
        rng = Rng(5)
        steps = 0
        while room.status == "playing" and steps < 60:
            steps += 1
            table = room.playing.table
            worlds = {seat: sampled(table, seat, rng) for seat in SEATS}
            for seat in SEATS:
                sampled_here = position_of(worlds[seat], room.revision, room.playing.story)
                assert everything(room.playing, seat) == everything(sampled_here, seat)
            seat = table.to_act[0]
            move = table.decisions_for(seat)[0].moves.pick(rng)
            await room.play(seat, move, table.made(seat))
            for watcher, world in worlds.items():
                shown = [told for told in ears[watcher].heard if told["type"] == "state"]
                _same_story(room, world, watcher, seat, move, shown[-1])

    run(tmp_path, test)


def _same_story(
    room: Room, world: AnyTable, watcher: Seat | None, seat: Seat, move: Any, sent: Any
) -> None:
    """Where the move looks the same in the sampled world, its events are told the same."""
    game, table = room.playing.table.game, room.playing.table
    if not any(move in decision.moves for decision in world.decisions_for(seat)):
        return
    log = Log()
    game.apply(world._state, seat, move, log)
    view = game.view(world._state, watcher)
    if view != table.view(watcher):
        return
    told: Packed[Told] = Packed()
    told.append(Told(room.revision, seat, tuple(log.entries), room.playing.story[-1].round))
    world._decisions = game.decisions(world._state)
    other = position_of(world, room.revision, told).state(watcher, room.revision - 1)
    assert msgspec.json.decode(msgspec.json.encode(other.events)) == sent["events"]


def test_the_test_can_fail(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "screen")
        table = room.playing.table
        secret = [table.view(seat).own for seat in range(3)]
        leaky = table.game.words.notes

        def notes(view: Any) -> Any:
            return leaky(table.view(2)) if view.seat == 0 else leaky(view)

        words = copy.copy(table.game.words)
        object.__setattr__(words, "notes", notes)
        planted = copy.copy(table)
        planted.game = copy.copy(table.game)
        object.__setattr__(planted.game, "words", words)
        true = everything(Position(planted), 0)
        differs = False
        for seed in range(20):
            world = sampled(planted, 0, Rng(seed))
            object.__setattr__(world.game.words, "notes", lambda view: leaky(view))
            differs |= true != everything(Position(world), 0)
            object.__setattr__(world.game.words, "notes", notes)
        assert differs, secret

    run(tmp_path, test)


def test_no_clue_of_another_seat_is_in_any_frame(server: Server) -> None:
    """Three people and a spectator play a whole game; each one's frames are searched."""

    async def main() -> None:
        people = [Person(server.url) for _ in range(4)]
        ann, bob, cem, eve = people
        table = await ann.create(me(), friend(), friend(), chat=True, contribution=PART)
        id = table["id"]
        for person in (bob, cem):
            await person.call("POST", "/join", {"code": table["invite"]})
        async with (
            ann.sit(id, 0) as a,
            bob.sit(id, 1) as b,
            cem.sit(id, 2) as c,
            eve.watch(id, table["spectate"]) as e,
        ):
            chairs = [a, b, c, e]
            for chair in chairs:
                await chair.until("state")
                await chair.send({"do": "aids"})
                await chair.send({"do": "choices"})
                await chair.send({"do": "resync", "since": 0})
            await asyncio.gather(*(chair.play_to_end() for chair in (a, b, c)))
            await e.shown(a.state["revision"])
        record = (await ann.http.get(f"/api/tables/{id}/record")).json()
        for person in people:
            await person.http.aclose()
        _search(chairs, record, table)

    asyncio.run(main())


def _search(chairs: list[Chair], record: Any, table: Any) -> None:
    clues = chairs[0].state["view"]["clues"]
    assert len(clues) == 3 and set(clues) <= set(CODES)
    end = chairs[0].state["revision"]
    for seat, chair in enumerate(chairs):
        assert len(chair.raw) > end
        for raw in chair.raw:
            message = msgspec.json.decode(raw)
            assert record["shuffle"]["seed"] not in raw
            assert PART not in raw, "contributions are told at the end, by the record"
            assert "contributions" not in raw and '"guest"' not in raw
            if message["type"] == "table":
                assert '"token"' not in raw and '"creator"' not in raw
            if seat == 3:
                assert table["invite"] not in raw
            if message["type"] == "state" and message["revision"] < end:
                own = message["view"]["own"]
                assert own == (clues[seat : seat + 1] if seat < 3 else [])
                assert message["view"]["clues"] == []
                for other, clue in enumerate(clues):
                    assert other == seat or f'"{clue}"' not in raw, (seat, clue)
                if message["decisions"]:
                    assert seat < 3
                if not all(asked.get("optional") for asked in message["decisions"]):
                    assert seat in message["to_act"]
