"""A policy over numbers plays at a table, and is measured against bots that have a name."""

from __future__ import annotations

import numpy as np
import pytest

from hedgerow.arena.against import against
from hedgerow.bots.learned import LearnedBot
from hedgerow.envs import vector
from hedgerow.games import game_named


@pytest.mark.parametrize(("name", "seats"), [("cryptid", 3), ("habitats", 2), ("tournoi", 2)])
def test_a_policy_sees_what_the_environments_show(name: str, seats: int) -> None:
    game = game_named(name)
    shape = vector(name, 1, seats).single_observation_space.shape
    seen = []

    def lowest(observation: np.ndarray, mask: np.ndarray) -> int:
        assert observation.shape == shape
        assert observation.dtype == np.float32
        seen.append(observation)
        return int(mask.argmax())

    share, (low, high) = against(
        game, LearnedBot(game, seats, lowest), "random", seats=seats, deals=2, seed=3
    )
    assert 0 <= low <= share <= high <= 1
    assert len(seen) > seats


def test_equal_seeds_give_equal_results() -> None:
    game = game_named("habitats")
    told: list[tuple[int, int]] = []

    def run() -> float:
        bot = LearnedBot(game, 2, lambda seen, mask: int(mask.argmax()))
        tell = lambda done, all: told.append((done, all))  # noqa: E731
        return against(game, bot, "random", seats=2, deals=3, seed=5, tell=tell)[0]

    assert run() == run()
    assert told == [(1, 3), (2, 3), (3, 3)] * 2


def test_an_illegal_action_is_named() -> None:
    game = game_named("habitats")
    bot = LearnedBot(game, 2, lambda seen, mask: int(mask.argmin()))
    with pytest.raises(Exception, match="learned"):
        against(game, bot, "random", seats=2, deals=1)
