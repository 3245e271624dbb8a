"""A game's bots are found by its id."""

from __future__ import annotations

import pytest

from hedgerow.bots import bots_for, make_bot
from hedgerow.core.errors import BadInput
from hedgerow.games import GAMES


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_every_game_has_bots_of_its_own_after_the_generic_one(game_id: str) -> None:
    names = list(bots_for(game_id))
    assert names[0] == "random"
    assert len(names) > 1


def test_a_game_without_a_folder_has_the_generic_bot() -> None:
    assert list(bots_for("acorns")) == ["random"]


@pytest.mark.parametrize("module", ["protocol", "random", "search"])
def test_a_module_is_no_folder_of_a_game(module: str) -> None:
    assert list(bots_for(module)) == ["random"]


def test_an_unknown_name_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BadInput) as refusal:
        make_bot("cryptid", "planner", 1)
    assert refusal.value.message.args["known"] == "random, careful, sharp"
