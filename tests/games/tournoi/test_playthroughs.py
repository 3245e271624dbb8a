"""Golden playthroughs with three and four seats; those with one and two are in test_golden.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from hedgerow.games.tournoi import GAME
from hedgerow.testing.golden import compare, playthrough

HERE = Path(__file__).parent / "golden"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"bonus": "triple"}),
        (3, {"bonus": "none", "cards": "common"}),
        (4, {"bonus": "trio"}),
        (4, {"bonus": "none", "cards": "dealt"}),
    ],
)
def test_playthrough(seats: int, options: dict[str, str]) -> None:
    file = HERE / f"{'-'.join((str(seats), *options.values()))}.txt"
    compare(file, playthrough(GAME, seats, options, seed=seats, moves=[]))
