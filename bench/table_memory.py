"""Measures the memory that a table late in a long random game takes in a server.

python bench/table_memory.py
"""

from __future__ import annotations

import gc
import tracemalloc

from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games import GAMES
from hedgerow.server.live.position import Position
from hedgerow.server.warm import warm
from hedgerow.table import AnyTable, Table

TABLES = 3
LATE = 0.9
"""The share of a game's moves after which it is late."""


def moves(table: AnyTable, rng: Rng) -> list[tuple[Seat, str]]:
    """The moves of a random game up to a late position."""
    made: list[tuple[Seat, str]] = []
    while table.to_act:
        seat = table.to_act[0]
        move = table.decisions_for(seat)[0].moves.pick(rng)
        made.append((seat, str(move)))
        table.play(seat, move)
    return made[: int(LATE * len(made))]


def main() -> None:
    warm()
    print(f"{'game':12} {'seats':>5} {'moves':>6} {'KB a table':>10}")
    for game in GAMES:
        seats = max(game.seats)
        games = [moves(Table(game, seats, seed=str(n)), Rng(n)) for n in range(TABLES)]
        gc.collect()
        tracemalloc.start()
        tables = []
        for n, made in enumerate(games):
            position = Position(Table(game, seats, seed=str(n)))
            for seat, move in made:
                position.made(seat, position.table.play(seat, move))
            tables.append(position)
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        longest = max(map(len, games))
        print(f"{game.id:12} {seats:5} {longest:6} {held / len(tables) / 1024:10.0f}")


if __name__ == "__main__":
    main()
