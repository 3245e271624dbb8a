"""Golden playthroughs of every game: whole games as text that a person can read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES
from hedgerow.testing.golden import compare, playthrough

HERE = Path(__file__).parent

CASES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{number}")
    for game in GAMES
    for seats in game.seats
    for number, options in enumerate(options for count, options in game.setups() if count == seats)
    if (seats + number) % 2 == 0  # half of them cover every seat count and every option set
    # Of a long game few would read more than the small tables.
    and (game.info.law_sample == 1 or seats in game.seats[:2])
]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_playthrough(game: AnyGame, seats: int, options: Mapping[str, object]) -> None:
    name = "-".join(map(str, (seats, *options.values())))
    file = HERE / game.id / "golden" / f"{name}.txt"
    compare(file, playthrough(game, seats, options, seed=seats, moves=[]))
