"""Games of thousands of moves: whoever comes back to one is let in."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.server.live.position import TOLD, Position
from hedgerow.server.live.sockets import Socket, Waiting
from hedgerow.server.settings import Limits
from hedgerow.table import Table


@pytest.fixture(scope="module")
def late() -> Position:
    """A long game of North Woods with six seats."""
    position, rng = Position(Table(game_named("north_woods"), 6, seed="long")), Rng(1)
    table = position.table
    while table.to_act and position.revision < 2500:
        seat = table.to_act[0]
        move = table.decisions_for(seat)[0].moves.pick(rng)
        position.made(seat, table.play(seat, move))
    assert position.revision > 2000
    return position


@pytest.mark.parametrize("seat", [None, 0, 5])
def test_a_late_position_is_no_larger_than_an_early_one_may_be(
    late: Position, seat: int | None
) -> None:
    sent = late.state_text(seat, 0)
    assert len(sent) < Limits().outbox / 2
    state = msgspec.json.decode(sent)
    assert state["since"] == late.revision - TOLD
    assert {line["revision"] for line in state["events"]} <= set(
        range(late.revision - TOLD + 1, late.revision + 1)
    )
    assert state["events"][-1]["revision"] > late.revision - 20


def test_what_is_asked_for_is_told_if_it_is_not_too_old(late: Position) -> None:
    assert late.state(0, late.revision - 7).since == late.revision - 7


def test_a_long_message_alone_is_no_sign_of_a_slow_reader() -> None:
    async def main() -> None:
        limits, sent, aborted = Limits(), list[int](), list[bool]()

        async def send(message: Any) -> None:
            sent.append(len(message["text"]))

        socket = Socket(send, lambda: aborted.append(True), 0, "ann", "", Waiting(limits))
        writer = asyncio.create_task(socket.write())
        for _ in range(3):  # a reader that keeps up
            socket.put("x" * (limits.outbox + 1))
            await asyncio.sleep(0.01)
        assert len(sent) == 3 and not aborted
        for _ in range(3):  # one that does not
            socket.put("x" * limits.outbox)
        assert aborted == [True]
        writer.cancel()

    asyncio.run(main())
