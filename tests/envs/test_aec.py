"""The PettingZoo environment, judged by PettingZoo's own tests and by the Table."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from envs.conformance import api_test, render_test, seed_test
from hedgerow.core.errors import BadInput, Refused
from hedgerow.envs import SeatsInTurn, aec
from hedgerow.games import GAMES, game_named
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

Env = Any
Maker = Callable[..., Env]

OPTIONS: dict[str, list[dict[str, Any]]] = {"cryptid": [{"mode": "normal"}, {"mode": "advanced"}]}
MAKERS = [
    pytest.param(
        partial(aec, game.id, seats, **options),
        id="-".join([game.id, str(seats), *map(str, options.values())]),
    )
    for game in GAMES
    for seats in game.seats
    for options in OPTIONS.get(game.id, [{}])
]


@pytest.mark.parametrize("make", MAKERS)
def test_pettingzoo_api(make: Maker) -> None:
    api_test(make(), num_cycles=200)


@pytest.mark.parametrize("make", MAKERS)
def test_pettingzoo_seed(make: Maker) -> None:
    seed_test(make, num_cycles=200)


@pytest.mark.parametrize("make", MAKERS)
def test_pettingzoo_render(make: Maker) -> None:
    # With masks="info" this test of PettingZoo's chooses illegal actions, so it runs twice.
    render_test(make)
    render_test(partial(make, masks="observation"))


@pytest.mark.parametrize("make", MAKERS)
def test_pettingzoo_with_masks_in_the_observation(make: Maker) -> None:
    """PettingZoo's api_test warns of any Dict observation unless it knows the game by name."""
    make = partial(make, masks="observation")
    seed_test(make, num_cycles=100)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        warnings.filterwarnings("ignore", "Observation space for each agent prob", UserWarning)
        api_test(make(), num_cycles=100)


def legal(env: Env) -> list[int]:
    _, _, _, _, info = env.last(observe=False)
    return [int(action) for action in np.flatnonzero(info["action_mask"])]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_environment_and_the_table_play_the_same_games(game: Any) -> None:
    """Random games, fewer of a long one: the same actions give the same outcomes and rewards."""
    for number in range(100 if game.info.law_sample == 1 else 8):
        seats = game.seats[number % len(game.seats)]
        choose = random.Random(number)
        options = OPTIONS.get(game.id, [{}])[number // 4 % len(OPTIONS.get(game.id, [{}]))]
        env = aec(game.id, seats, **options)
        env.reset(seed=number)
        table = Table(game, seats, options, seed=env.stepper.shuffle.seed)
        codec = game.codec(seats, table.options)
        rewards: dict[str, float] = {}
        for agent in env.agent_iter():
            _, reward, terminated, truncated, _ = env.last(observe=False)
            assert not truncated
            if terminated:
                rewards[agent] = reward
                env.step(None)
                continue
            action = choose.choice(legal(env))
            table.play(int(agent.removeprefix("seat_")), codec.decode(action))
            env.step(action)
        assert table.outcome is not None
        assert env.stepper.table().record == table.record
        assert rewards == {f"seat_{seat}": table.outcome.reward(seat) for seat in range(seats)}


def play_on(env: Env, choose: random.Random, moves: int) -> None:
    for _ in range(moves):
        env.step(choose.choice(legal(env)))


def test_an_agent_sees_its_own_view_alone() -> None:
    env = aec("cryptid", 4, mode="advanced")
    env.reset(seed=5)
    play_on(env, random.Random(1), 20)
    table = env.stepper.table()
    for seat, agent in enumerate(env.agents):
        pieces = env.rules.codec.observe(table.view(seat))
        flat = np.concatenate([pieces[name].ravel() for name in env.pieces])
        assert np.array_equal(env.observe(agent), flat)
        assert bool(env.infos[agent]["action_mask"].any()) == (agent == env.agent_selection)
        assert bool(env.infos[agent]["decision"]) == (agent == env.agent_selection)


def test_the_mask_inside_the_observation_is_that_of_the_info() -> None:
    env = aec("cryptid", 3, masks="observation")
    env.reset(seed=5)
    for agent in env.agents:
        seen = env.observe(agent)
        assert np.array_equal(seen["action_mask"], env.infos[agent]["action_mask"])
        assert env.observation_space(agent).contains(seen)


def test_voters_are_asked_one_after_another_and_learn_nothing() -> None:
    def vote(answers: list[int]) -> list[Any]:
        """Propose the hint, then vote; what each voter saw when it was asked."""
        env = aec("cryptid", 4)
        env.reset(seed=9)
        play_on(env, random.Random(2), 8)
        hint = env.rules.codec.actions - 3
        env.step(hint)
        seen = []
        for answer in answers:
            assert env.infos[env.agent_selection]["decision"] == "cryptid-prompt-vote"
            assert legal(env) == [hint + 1, hint + 2]
            seen.append((env.agent_selection, env.observe(env.agent_selection)))
            env.step(hint + answer)
        return seen

    for_it_first, against_first = vote([1, 2, 1]), vote([2, 1, 1])
    assert [agent for agent, _ in for_it_first] == ["seat_1", "seat_2", "seat_3"]
    for (_, one), (_, other) in zip(for_it_first, against_first, strict=True):
        assert np.array_equal(one, other)


def test_seeds() -> None:
    def games(seed: int | None, count: int) -> list[bytes]:
        env = aec("cryptid", 3)
        env.reset(seed=seed)
        seen = [env.observe("seat_0").tobytes()]
        for _ in range(count - 1):
            env.reset()
            seen.append(env.observe("seat_0").tobytes())
        return seen

    first = games(42, 6)
    assert games(42, 6) == first
    assert all(one != next for one, next in pairwise(first))
    assert games(43, 1) != first[:1]
    assert games(None, 3) != games(None, 3)


def test_pieces_split_an_observation() -> None:
    env = aec("cryptid", 3, mode="advanced")
    env.reset(seed=1)
    pieces = env.split(env.observe("seat_1"))
    assert {name: array.shape for name, array in pieces.items()} == env.pieces
    assert pieces["terrain"].sum() == 108
    assert pieces["seat"].tolist() == [0, 1, 0]
    assert sum(array.size for array in pieces.values()) == env.rules.length


def test_an_illegal_action_loses_at_once() -> None:
    env = aec("cryptid", 3)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.infos["seat_0"]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
    assert all(env.terminations.values())
    env.reset(seed=1)
    assert not any(env.terminations.values())


def test_without_guards_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    env = aec("cryptid", 3, illegal="raise")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.infos["seat_0"]["action_mask"] == 0)[0])
    with pytest.raises(Refused, match="CRY-17"):
        env.step(illegal)
    assert env.stepper.ply == 0 and not any(env.terminations.values())
    with pytest.raises(ValueError, match="must choose"):
        env.step(None)


def test_an_action_outside_the_space_is_an_error() -> None:
    env = aec("cryptid", 3)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(651)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess", "seats": 2}, "error-game-unknown"),
        ({"game": "cryptid", "seats": 6}, "error-seats"),
        ({"game": "cryptid", "seats": 3, "colour": "red"}, "error-option-unknown"),
        ({"game": "cryptid", "seats": 3, "mode": "easy"}, "error-option-value"),
        ({"game": "cryptid", "seats": 3, "render_mode": "rgb_array"}, "error-env-value"),
        ({"game": "cryptid", "seats": 3, "masks": "none"}, "error-env-value"),
        ({"game": "cryptid", "seats": 3, "illegal": "maybe"}, "error-env-value"),
    ],
)
def test_bad_input_is_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        aec(**arguments)
    assert caught.value.message.id == message
    assert all(Catalogue(language).say(caught.value.message) for language in LANGUAGES)


def test_a_step_before_reset_is_an_error() -> None:
    with pytest.raises(ResetNeeded, match="reset"):
        aec("cryptid", 3).step(0)


def test_an_observation_is_kept_when_the_game_goes_on() -> None:
    env = aec("cryptid", 3)
    env.reset(seed=4)
    seen = env.observe("seat_0")
    before = seen.copy()
    play_on(env, random.Random(1), 12)
    assert not np.array_equal(env.observe("seat_0"), before)
    assert np.array_equal(seen, before)


def test_a_game_without_a_writer_is_observed_through_its_views() -> None:
    game = game_named("habitats")
    with_writer, without = SeatsInTurn(game, 2), SeatsInTurn(replace(game, writer=None), 2)
    choose = random.Random(3)
    for env in (with_writer, without):
        env.reset(seed=2)
    for _ in range(30):
        agent, action = with_writer.agent_selection, choose.choice(legal(with_writer))
        assert np.array_equal(with_writer.observe(agent), without.observe(agent))
        for env in (with_writer, without):
            env.step(action)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec("cryptid", 3, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str) and len(drawn.splitlines()) > 9
    env = aec("cryptid", 3, render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out == drawn + "\n"
    assert env.render() is None
    silent = aec("cryptid", 3)
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None


def test_a_game_that_goes_on_too_long_is_truncated() -> None:
    game = game_named("north_woods")
    short = replace(game, info=replace(game.info, max_decisions=9))
    env = SeatsInTurn(short, 2, options={"rounds": 0, "rearrangements": 0})
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        assert not terminated
        if truncated:
            assert (reward, info["decision"], info["action_mask"].sum()) == (0, "", 0)
            env.step(None)
            continue
        assert agent in env.agents
        env.step(int(info["action_mask"].nonzero()[0][0]))
        steps += 1
    assert steps == 9
