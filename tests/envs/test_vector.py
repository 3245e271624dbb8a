"""Many games at once: each row is a game of its own, here and in other processes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from hedgerow.core.errors import BadInput
from hedgerow.envs import Games, aec, vector
from hedgerow.envs.stepping import Rules, Stepper
from hedgerow.games import GAMES, game_named


def first_and_last(masks: Any, step: int) -> Any:
    """A legal action for each row: now the first, now the last."""
    width = masks.shape[1]
    last = width - 1 - masks[:, ::-1].argmax(axis=1)
    return np.where((np.arange(len(masks)) + step) % 2, masks.argmax(axis=1), last)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_row_is_a_game_of_its_own(game: Any) -> None:
    """Game i has the seed plus i, and goes like the same environment on its own."""
    seats, n = game.seats[-1], 3
    games = vector(game.id, n, seats)
    singles = [aec(game.id, seats) for _ in range(n)]
    observations, infos = games.reset(seed=11)
    for number, single in enumerate(singles):
        single.reset(seed=11 + number)
    for step in range(250):
        actions = first_and_last(infos["action_mask"], step)
        for number, single in enumerate(singles):
            seat = int(infos["seat"][number])
            assert single.agent_selection == f"seat_{seat}"
            assert np.array_equal(observations[number], single.observe(single.agent_selection))
            assert np.array_equal(
                infos["action_mask"][number], single.infos[f"seat_{seat}"]["action_mask"]
            )
            single.step(int(actions[number]))
        observations, rewards, terminations, truncations, infos = games.step(actions)
        for number, single in enumerate(singles):
            over = not single.agents or any(single.terminations.values())
            assert terminations[number] == over and not truncations[number]
            expected = list(single.rewards.values()) if over else [0] * seats
            assert np.allclose(rewards[number], expected)
            if over:
                single.reset()


def test_spaces_and_shapes() -> None:
    games = vector("cryptid", 4, 3, mode="advanced")
    observations, infos = games.reset(seed=1)
    assert games.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert observations in games.observation_space
    assert infos["action_mask"].shape == (4, games.single_action_space.n)  # type: ignore[attr-defined]
    assert games.split(observations)["terrain"].shape == (4, 5, 9, 12)
    _, rewards, terminations, _, _ = games.step(first_and_last(infos["action_mask"], 0))
    assert rewards.shape == (4, 3) and terminations.shape == (4,)


def test_arrays_are_copies_unless_told_otherwise() -> None:
    for copy in (True, False):
        games = vector("habitats", 2, 2, copy=copy)
        observations, infos = games.reset(seed=1)
        before = observations.copy()
        games.step(first_and_last(infos["action_mask"], 0))
        assert np.array_equal(observations, before) == copy


def test_an_illegal_action_ends_its_own_game_only() -> None:
    games = vector("habitats", 2, 2)
    _, infos = games.reset(seed=1)
    actions = first_and_last(infos["action_mask"], 0)
    actions[1] = -1
    seat = infos["seat"][1]
    _, rewards, terminations, _, infos = games.step(actions)
    assert terminations.tolist() == [False, True]
    assert rewards[1, seat] == -1 and rewards.sum() == -1
    assert infos["action_mask"].any(axis=1).all()


def play(games: Games, steps: int) -> list[bytes]:
    observations, infos = games.reset(seed=3)
    seen = [observations.tobytes()]
    for step in range(steps):
        observations, rewards, over, _, infos = games.step(
            first_and_last(infos["action_mask"], step)
        )
        seen += [array.tobytes() for array in (observations, rewards, over, infos["seat"])]
    return seen


def test_processes_play_the_same_games() -> None:
    elsewhere = vector("tournoi", 5, 2, processes=2)
    try:
        assert play(elsewhere, 60) == play(vector("tournoi", 5, 2), 60)
    finally:
        elsewhere.close()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("cryptid", 3, {"puzzle": "card"}), ("tournoi", 2, {"bonus": "trio"})],
)
def test_batched_games_go_like_plain_ones(game: str, seats: int, options: Any) -> None:
    """From the same deal, the same actions show the same, whichever engine makes them."""
    pytest.importorskip("jax")
    import jax

    games: Any = vector(game, 4, seats, engine="batched", **options)
    plain = Rules(game_named(game), seats, options)
    observations, infos = games.reset(seed=5)

    def begun(number: int) -> Stepper:
        stepper = Stepper(plain)
        leaf = jax.tree.map(lambda leaves: np.asarray(leaves)[number], games.positions.now)
        stepper.begin(games.positions.rules.state_of(leaf), 0)
        return stepper

    steppers, finished = [begun(number) for number in range(4)], 0
    for step in range(260):
        for number, stepper in enumerate(steppers):
            assert infos["seat"][number] == stepper.seat
            assert np.array_equal(infos["action_mask"][number], stepper.mask())
            assert np.array_equal(observations[number], stepper.observe(stepper.seat))
        actions = first_and_last(infos["action_mask"], step)
        if step == 100:
            actions[1] = -1
        asked = infos["seat"]
        observations, rewards, over, cut, infos = games.step(actions)
        assert not cut.any()
        for number, stepper in enumerate(steppers):
            if step == 100 and number == 1:
                assert over[number] and rewards[number].tolist() == [
                    -1.0 if seat == asked[number] else 0.0 for seat in range(seats)
                ]
            else:
                stepper.act(int(actions[number]))
                assert over[number] == stepper.over
                assert np.allclose(rewards[number], stepper.rewards())
            if over[number]:
                finished += 1
                steppers[number] = begun(number)
    assert finished > 4


def test_the_seed_of_batched_games_determines_them() -> None:
    pytest.importorskip("jax")
    games = vector("cryptid", 3, 3, engine="batched", copy=False, puzzle="card")
    assert play(games, 60) == play(games, 60)
    first, _ = games.reset(seed=1)
    second, _ = games.reset(seed=2)
    assert np.array_equal(first[1:], second[:2])  # row i has the seed plus i
    assert not np.array_equal(first[0], first[1])


def test_a_step_before_reset_is_an_error() -> None:
    with pytest.raises(ResetNeeded):
        vector("habitats", 2, 2).step(np.zeros(2, np.int64))


def test_bad_input_is_named() -> None:
    with pytest.raises(BadInput):
        vector("habitats", 0, 2)
    with pytest.raises(BadInput):
        vector("habitats", 2, 9)
    with pytest.raises(BadInput):
        vector("habitats", 2, 2, engine="fast")  # type: ignore[arg-type]
    with pytest.raises(BadInput):
        vector("habitats", 2, 2, engine="batched")
    with pytest.raises(BadInput):
        vector("cryptid", 2, 3, engine="batched", processes=2, puzzle="card")
