"""Each kind of pending work has one handler, and each move a rule that can forbid it."""

from __future__ import annotations

from typing import get_args

from hedgerow.games.earth.frames import Frame
from hedgerow.games.earth.moves import Move
from hedgerow.games.earth.rules.flow import HANDLERS
from hedgerow.games.earth.rules.refusals import RULES


def test_every_frame_has_its_handler() -> None:
    assert set(HANDLERS) == set(get_args(Frame))


def test_every_move_has_a_rule_that_can_forbid_it() -> None:
    assert set(RULES) == set(get_args(Move))
