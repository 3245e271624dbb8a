"""How many positions lie a few moves ahead: numbers that any change of rules disturbs."""

from __future__ import annotations

from games.north_woods.woods import START, woods
from hedgerow.games.north_woods import GAME
from hedgerow.testing.golden import perft


def test_perft_of_a_turn() -> None:
    table = woods(
        "black_bear > deer_mouse > invertebrates, plants",
        "gray_wolf > white_tailed_deer > fruit_berries",
        hands=["mink disease cougar", "eggs"],
        piles=["beaver", "moose", "spring"],
        frame=START,
    )
    counts = [perft(GAME, table._state, depth) for depth in (1, 2, 3)]
    assert counts == [6, 24, 179]
