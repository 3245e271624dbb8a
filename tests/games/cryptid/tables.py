"""Tables on cards of the box, for tests that read like rulings."""

from __future__ import annotations

from typing import Any

import pytest

from hedgerow.core import Refused
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.hexes import parse_hex
from hedgerow.table import Table

OPENING = "A cube 1-1, B cube 2-1, C cube 1-2, A cube 5-1, B cube 3-1, C cube 1-3"


def table(seats: int = 3, moves: str = "", card: int = 1) -> Table[Any, Any, Any, Any]:
    """A table on a card of the box after some moves: "A cube 1-1, B cube 2-1"."""
    made: Table[Any, Any, Any, Any] = Table(GAME, seats, {"puzzle": "card", "card": card}, seed="r")
    play(made, moves)
    return made


def play(at: Table[Any, Any, Any, Any], moves: str) -> list[Any]:
    """Play moves and give the public events of the last one."""
    events: list[Any] = []
    for line in filter(None, moves.split(", ")):
        seat, _, move = line.partition(" ")
        events = [entry.public for entry in at.play("ABCDE".index(seat), move)]
    return events


def refused(at: Table[Any, Any, Any, Any], line: str) -> str:
    """The rule that refuses a move; the table stays as it was."""
    before = at.message(None)
    with pytest.raises(Refused) as refusal:
        play(at, line)
    assert at.message(None) == before
    return refusal.value.rule


def cubes(at: Table[Any, Any, Any, Any], researcher: int) -> set[int]:
    return set(at.view(None).cubes[researcher])


def discs(at: Table[Any, Any, Any, Any], researcher: int) -> set[int]:
    return set(at.view(None).discs[researcher])


def hexes(*names: str) -> set[int]:
    return {parse_hex(name) for name in names}
