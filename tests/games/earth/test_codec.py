"""Action numbers and observations."""

from __future__ import annotations

import pytest

from games.earth.growing import Table
from hedgerow.games.earth import hidden, rules
from hedgerow.games.earth.codec import EarthCodec, all_moves


def test_every_move_has_one_number() -> None:
    moves = all_moves()
    assert len(set(map(str, moves))) == len(moves)


def test_numbers_outside_are_refused() -> None:
    codec = EarthCodec(2)
    for action in (-1, codec.actions):
        with pytest.raises(ValueError, match="no action"):
            codec.decode(action)


def test_the_viewer_comes_first() -> None:
    table = Table(3).plant("B", d4=(5, 3, 0)).hand("B", 20)
    codec = EarthCodec(3)
    own = codec.observe(hidden.view(table.state, 1))
    assert own["planted"][0].sum() == 1
    assert own["hand"].sum() == 1
    assert own["active"].tolist() == [0, 0, 1]
    other = codec.observe(hidden.view(table.state, 0))
    assert other["planted"][1].sum() == 1
    assert other["hand"].sum() == 0


def test_a_mask_is_the_moves() -> None:
    table = Table()
    (decision,) = rules.decisions(table.state)
    assert EarthCodec(2).mask(decision).sum() == len(decision.moves) == 4
