"""Hints at a table: on against bots, off among people until all agree, and noted in the record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.record import HintTaken
from hedgerow.server import wire
from hedgerow.server.house import House
from hedgerow.server.live.hinting import Hinting
from hedgerow.server.live.room import Room
from hedgerow.server.store import Guest
from server.houses import Ear, house, new_room, run

BEN = Guest("ben", "Ben")


async def asked(at: House, room: Room, ear: Ear) -> list[Any]:
    assert ear.seat is not None
    await Hinting(at.advisers, at.settings.bots).answer(room, ear, ear.seat)
    return [each for each in ear.heard if each["type"] == "hints"]


async def with_ben(at: House) -> Room:
    """A table of Ann, Ben and a bot."""
    room = await new_room(at, "friend", "bot", start=False)
    await at.lobby.join(room, wire.Join(room.row.invite), BEN)
    await at.lobby.start(room)
    return room


def test_against_bots_a_hint_comes_twice_and_is_noted(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await new_room(at, "screen", "bot", me=True)
        # Ann alone, with a bot at each other seat.
        alone = await new_room(at, "bot", "bot")
        ear = Ear(0)
        alone.listeners.add(ear)
        told = await asked(at, alone, ear)
        assert [each["settled"] for each in told] == [False, True]
        offered = list(alone.playing.table.decisions_for(0)[0].moves)
        assert told[1]["page"]["choices"] == len(offered)
        assert alone.playing.table.hints == (HintTaken(0, 0),)
        lines = [line["text"]["id"] for line in ear.heard[0]["events"]]
        assert lines == ["table-hinted"]
        # Asked again, it is the same hint and no other note.
        assert (await asked(at, alone, ear))[-1]["page"] == told[1]["page"]
        assert alone.revision == 1
        # Two at one screen are people: they agree first.
        assert not room.info("ann").hints

    run(tmp_path, test)


def test_among_people_all_must_agree(tmp_path: Path) -> None:
    async def test(at: House) -> None:
        room = await with_ben(at)
        ear = Ear(0)
        assert not room.info("ann").hints
        with pytest.raises(BadInput) as error:
            await asked(at, room, ear)
        assert error.value.message.id == "error-hints-off"
        await room.agree(0, True)
        assert not room.info("ben").hints and room.info("ben").agreed == [0]
        await room.agree(1, True)
        assert room.info("ann").hints
        await room.agree(1, False)
        assert not room.info("ann").hints
        # Who leaves does not stand in the way.
        await at.lobby.leave(room, [1], "ben")
        assert room.info("ann").hints

    run(tmp_path, test)


def test_what_was_agreed_and_taken_is_read_back_from_the_rows(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as first:
            room = await with_ben(first)
            for seat in (0, 1):
                await room.agree(seat, True)
            await room.hinted(0)
            story = room.playing.state_text(0, 0)
        async with house(tmp_path) as second:
            again = await second.rooms.open(room.id)
            assert again.info("ann").hints and again.playing.table.hints == (HintTaken(0, 0),)
            assert again.playing.state_text(0, 0) == story

    asyncio.run(main())
