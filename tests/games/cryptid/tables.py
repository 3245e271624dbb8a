"""Tables on cards of the box, for tests that read like rulings."""

from __future__ import annotations

from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.hexes import parse_hex
from hedgerow.table import AnyTable, Table
from hedgerow.testing.tables import play

OPENING = "A cube 1-1, B cube 2-1, C cube 1-2, A cube 5-1, B cube 3-1, C cube 1-3"


def table(seats: int = 3, moves: str = "", card: int = 1) -> AnyTable:
    """A table on a card of the box after some moves: "A cube 1-1, B cube 2-1"."""
    made: AnyTable = Table(GAME, seats, {"puzzle": "card", "card": card}, seed="r")
    play(made, moves)
    return made


def cubes(at: AnyTable, researcher: int) -> set[int]:
    return set(at.view(None).cubes[researcher])


def discs(at: AnyTable, researcher: int) -> set[int]:
    return set(at.view(None).discs[researcher])


def hexes(*names: str) -> set[int]:
    return {parse_hex(name) for name in names}
