"""Loads everything that is read or built on demand before anybody waits for it."""

from __future__ import annotations

from hedgerow.games import GAMES
from hedgerow.server.live import compose
from hedgerow.server.live.position import Position
from hedgerow.table import Table


def warm() -> None:
    """Read every game's components and compose its first position, in one thread.

    Two threads that did so together after a restart could crash the process
    (docs/decisions/0009-first-use.md), and the first guest at a game would wait for its files.
    """
    for game in GAMES:
        position = Position(Table(game, game.seats[-1], seed="warm"))
        for message in (position.state(0, since=0), position.choices(0), position.aids(0)):
            compose.text(message)
