"""Golden playthroughs of every game: whole games as text that a person can read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES
from hedgerow.testing.golden import compare, playthrough
from hedgerow.testing.laws import setups

HERE = Path(__file__).parent

CASES = [
    pytest.param(
        game, seats, options, id=f"{game.id}-{seats}-{game.info.option_sets.index(options)}"
    )
    for game in GAMES
    for seats, options in setups(game)
    if (seats + game.info.option_sets.index(options)) % 2
    == 0  # half of them cover every seat count and every option set
    # Of a long game few would read more than the small tables.
    and (game.info.law_sample == 1 or seats in game.seats[:2])
]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_playthrough(game: AnyGame, seats: int, options: Mapping[str, object]) -> None:
    name = "-".join(map(str, (seats, *options.values())))
    file = HERE / game.id / "golden" / f"{name}.txt"
    compare(file, playthrough(game, seats, options, seed=seats, moves=[]))
