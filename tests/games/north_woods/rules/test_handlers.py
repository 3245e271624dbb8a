"""Each frame has a handler and each event an effect, found by type and by name."""

from __future__ import annotations

from typing import get_args

import pytest

from games.north_woods.woods import START, woods
from hedgerow.core.event import null_log
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.cards import EVENTS
from hedgerow.games.north_woods.frames import Acting, Frame, Wintering
from hedgerow.games.north_woods.moves import Draw
from hedgerow.games.north_woods.rules import apply, decisions
from hedgerow.games.north_woods.rules.event_cards import EFFECTS
from hedgerow.games.north_woods.rules.flow import HANDLERS


def test_every_frame_has_one_handler() -> None:
    assert set(HANDLERS) == set(get_args(Frame))


def test_handlers_name_rules_that_exist() -> None:
    text = GAME.info.rules.read_text(encoding="utf-8")
    assert [handler.rule for handler in HANDLERS.values() if f"{handler.rule}**" not in text] == []


def test_every_event_has_one_effect() -> None:
    assert set(EFFECTS) == set(EVENTS)


def test_a_move_that_answers_another_frame_is_an_error() -> None:
    state = woods(hands=["", ""], frame=Acting())._state
    with pytest.raises(AssertionError, match="does not answer"):
        apply(state, 0, Draw(), null_log)


def test_a_frame_that_asks_nobody_has_no_moves() -> None:
    state = woods(hands=["", ""], frame=START)._state
    state.stack.append(Wintering())
    with pytest.raises(AssertionError, match="asks nobody"):
        decisions(state)
