"""One seat among bots: Gymnasium's checker, and who moves when."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from hedgerow.core.errors import BadInput
from hedgerow.envs import gym
from hedgerow.games import GAMES
from hedgerow.locale import LANGUAGES, Catalogue


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_gymnasium_checks_it(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gym(game.id, game.seats[-1], seat=game.seats[-1] - 1, bots="random"))
    made = gymnasium.make(f"hedgerow/{game.id}-v{game.version}", seats=game.seats[0], bots="random")
    check_env(made.unwrapped)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_game_against_random_bots(game: Any) -> None:
    options: dict[str, Any] = {"rounds": 3} if game.id == "north_woods" else {}
    env, choose = gym(game.id, 2, seat=1, bots="random", **options), random.Random(1)
    observation, info = env.reset(seed=5)
    done, reward = False, 0.0
    while not done:
        assert env.observation_space.contains(observation)
        assert info["decision"].startswith(f"{game.id.replace('_', '-')}-")
        action = int(choose.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        done = terminated or truncated
    table = env.stepper.table()
    assert table.outcome is not None and reward == table.outcome.reward(1)
    assert {seat for seat, _ in env.stepper.actions} == {0, 1}
    assert info["decision"] == "" and not info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_the_default_bots_know_the_game() -> None:
    env = gym("habitats", 2)
    _, info = env.reset(seed=1)
    for _ in range(4):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert {seat for seat, _ in env.stepper.actions} == {0, 1}


def test_bots_may_differ_and_play_alike_with_equal_seeds() -> None:
    def moves() -> list[tuple[int, int]]:
        env = gym("cryptid", 3, seat=1, bots=["random", "careful"], think_ms=1)
        _, info = env.reset(seed=8)
        for _ in range(3):
            _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        return env.stepper.actions

    assert moves() == moves()


def test_an_illegal_action_loses() -> None:
    env = gym("habitats", 2, bots="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["action_mask"].sum()) == (-1, True, 0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": "grandmaster"}, "error-bot-unknown"),
        ({"bots": ["random"]}, "error-env-bots"),
        ({"seat": 3}, "error-env-value"),
    ],
)
def test_bad_input_is_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        gym("cryptid", 3, **arguments)
    assert caught.value.message.id == message
    assert all(Catalogue(language).say(caught.value.message) for language in LANGUAGES)
