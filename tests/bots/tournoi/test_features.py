"""The features of Le Tournoi know what the View knows, and no more."""

from __future__ import annotations

from math import isfinite

import pytest

from bots.played import asked
from bots.tournoi.dealt import dealt
from hedgerow.bots import Budget
from hedgerow.bots.tournoi.features import NAMES, features
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import GAME
from hedgerow.table import Table


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"bonus": "triple"}),
        (2, {"bonus": "trio"}),
        (2, {"cards": "common"}),
        (3, {"bonus": "triple"}),
        (4, {"cards": "dealt"}),
    ],
)
def test_rows_are_numbers_of_moderate_size(seats: int, options: dict[str, str]) -> None:
    for view, _, _ in asked(GAME, ["novice"] * seats, "features", Budget(5), **options):
        rows = features(view)
        assert [len(row) for row in rows] == [len(NAMES)] * seats
        assert all(isfinite(number) and -4 < number < 4 for row in rows for number in row)


def test_every_world_that_a_view_allows_has_the_same_rows() -> None:
    table = Table(GAME, 3, {}, seed="worlds")
    rng = Rng(1)
    for number in range(60):
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves.pick(rng))
        for viewer in (0, 2, None):
            view = table.view(viewer)
            world = GAME.determinize(view, Rng(number))
            assert features(GAME.view(world, viewer)) == features(view)


def test_own_cards_are_known_and_a_rival_s_expected() -> None:
    """The rival holds five of the other fifteen power cards, six of which are Junior."""
    state = dealt("D01 D15 D20 D34", "P05 P06 P13 P17 P20")
    mine, theirs = features(GAME.view(state, 0))
    junior, me = NAMES.index("junior"), NAMES.index("me")
    assert (mine[me], theirs[me]) == (1, 0)
    assert mine[junior] == 2 / 2
    assert theirs[junior] == pytest.approx(6 * 5 / 15 / 2)


def test_a_strong_hand_looks_stronger() -> None:
    hand = NAMES.index("hand strength")
    strong, weak = (
        features(GAME.view(dealt(cards, "P05 P06 P13 P17 P20"), 0))[0]
        for cards in ("D11 D15 D29 D19", "D01 D07 D26 D32")
    )
    assert strong[hand] > weak[hand] + 0.3
