"""Records that say more than the first ones did: hints that were taken, and games played on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from examples.acorns import GAME

from hedgerow.core.errors import BadInput
from hedgerow.core.record import HintTaken, Onward, Record
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES
from hedgerow.table import AnyTable, Table, replay, verify


def played(game: Any, moves: int, seed: str = "additions") -> AnyTable:
    table: AnyTable = Table(game, game.seats[1], seed=seed)
    rng = Rng(5)
    while table.to_act and table.ply < moves:
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves.pick(rng))
    return table


def test_a_record_without_additions_is_written_as_ever() -> None:
    raw = played(GAME, 4).record.dump()
    assert b"hints" not in raw and b"onward" not in raw


def test_a_hint_is_kept_where_it_was_taken() -> None:
    table = played(GAME, 2)
    seat = table.to_act[0]
    assert table.hinted(seat) and not table.hinted(seat)
    record = Record.load(table.record.dump(), "memory")
    assert record.hints == (HintTaken(2, seat),)
    assert replay(GAME, record).record.sealed() == record
    assert replay(GAME, record, to=1).hints == ()


@pytest.mark.parametrize("game", [GAME, *GAMES], ids=lambda game: game.id)
def test_a_game_is_played_on_from_a_position_of_another(game: Any) -> None:
    table = played(game, 9)
    seat = table.to_act[0]
    before = msgspec.json.encode(table.view(seat))
    table.go_onward(seat, "another deal")
    assert msgspec.json.encode(table.view(seat)) == before, "the seat sees what it saw"
    assert not any(table.can_undo(each) for each in range(table.seats))
    rng = Rng(9)
    while table.to_act and table.ply < 12:
        who = table.to_act[0]
        table.play(who, table.decisions_for(who)[0].moves.pick(rng))
    if table.to_act:  # and once more, from a game that was itself played on
        table.go_onward(table.to_act[0], "and another")
    while table.to_act:
        who = table.to_act[0]
        table.play(who, table.decisions_for(who)[0].moves.pick(rng))
    record = Record.load(table.record.sealed().dump(), "memory")
    assert record.onward and record.onward[0] == Onward(9, seat, "another deal")
    assert verify(game, record).record.sealed() == record


@pytest.mark.parametrize(
    "change",
    [{"onward": (Onward(99, 0),)}, {"onward": (Onward(1, 7),)}, {"hints": (HintTaken(-1, 0),)}],
)
def test_an_addition_that_names_no_place_is_refused(change: dict[str, Any]) -> None:
    record = msgspec.structs.replace(played(GAME, 3).record, **change)
    with pytest.raises(BadInput) as error:
        replay(GAME, record, place="bad.json")
    assert error.value.message.args["place"] == "bad.json"
