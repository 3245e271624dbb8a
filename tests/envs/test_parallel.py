"""All seats at once: PettingZoo's parallel test, and the same games as one seat at a time."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from envs.conformance import parallel_api_test
from hedgerow.core.errors import BadInput
from hedgerow.envs import parallel
from hedgerow.games import GAMES

MAKERS = [
    pytest.param(partial(parallel, game.id, seats), id=f"{game.id}-{seats}")
    for game in GAMES
    for seats in {game.seats[0], game.seats[-1]}
]


@pytest.mark.parametrize("make", MAKERS)
def test_pettingzoo_parallel_api(make: Any) -> None:
    parallel_api_test(make(), num_cycles=100)
    parallel_api_test(make(masks="observation"), num_cycles=100)


def choose(infos: dict[str, Any], rng: random.Random) -> dict[str, int]:
    """A random legal action of each agent that is asked, and 0 for the others."""
    return {
        agent: int(rng.choice(legal)) if len(legal := np.flatnonzero(info["action_mask"])) else 0
        for agent, info in infos.items()
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_answers_of_a_step_are_moves_of_a_table(game: Any) -> None:
    seats = game.seats[-1]
    env, rng = parallel(game.id, seats), random.Random(1)
    _, infos = env.reset(seed=3)
    together = 0
    for _ in range(400):
        asked = [agent for agent, info in infos.items() if info["decision"]]
        together = max(together, len(asked))
        observations, rewards, terminated, truncated, infos = env.step(choose(infos, rng))
        if not env.agents:
            break
    table = env.stepper.table()  # replays every move, each checked
    for seat, agent in enumerate(env.possible_agents):
        pieces = env.rules.codec.observe(table.view(seat))
        flat = np.concatenate([pieces[name].ravel() for name in env.pieces])
        assert np.array_equal(observations[agent], flat)
    if table.outcome is not None:
        assert rewards == {f"seat_{seat}": table.outcome.reward(seat) for seat in range(seats)}
        assert all(terminated.values()) and not any(truncated.values())
    # In Habitats seats are never asked at the same time.
    assert (together > 1) == (game.id != "habitats")


def test_in_le_tournoi_all_seats_lay_their_cards_at_once() -> None:
    env = parallel("tournoi", 4)
    _, infos = env.reset(seed=1)
    assert {info["decision"] for info in infos.values()} == {"tournoi-prompt-lay"}
    env.step(choose(infos, random.Random(1)))
    assert [seat for seat, _ in env.stepper.actions] == [0, 1, 2, 3]


def test_a_vote_that_is_settled_is_not_cast() -> None:
    """Three of four agree, so that the last vote of the step has nothing to say."""
    env, rng = parallel("cryptid", 4), random.Random(2)
    _, infos = env.reset(seed=9)
    while "turn" not in "".join(info["decision"] for info in infos.values()):
        _, _, _, _, infos = env.step(choose(infos, rng))
    hint = env.rules.actions - 3
    proposer = next(agent for agent, info in infos.items() if info["decision"])
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, hint))
    actions = dict.fromkeys(env.agents, hint + 1)
    actions[proposer] = choose(infos, rng)[proposer]
    ply = env.stepper.ply
    env.step(actions)
    votes = [action for _, action in env.stepper.actions[ply:] if action == hint + 1]
    assert len(votes) == 2


def test_an_illegal_action_ends_the_game() -> None:
    env = parallel("tournoi", 2)
    _, infos = env.reset(seed=1)
    actions = choose(infos, random.Random(1))
    actions["seat_1"] = int(np.flatnonzero(infos["seat_1"]["action_mask"] == 0)[0])
    _, rewards, terminated, _, infos = env.step(actions)
    assert rewards == {"seat_0": 0, "seat_1": -1}
    assert all(terminated.values()) and env.agents == []
    assert not any(info["action_mask"].any() for info in infos.values())
    with pytest.raises(ResetNeeded):
        env.step({})


def test_equal_seeds_give_equal_games() -> None:
    first, second = parallel("habitats", 3), parallel("habitats", 3)
    (seen, _), (again, _) = first.reset(seed=4), second.reset(seed=4)
    assert all(np.array_equal(seen[agent], again[agent]) for agent in first.agents)
    other, _ = second.reset(seed=5)
    assert not np.array_equal(seen["seat_0"], other["seat_0"])


def test_bad_input_is_named() -> None:
    with pytest.raises(BadInput):
        parallel("cryptid", 3, masks="none")  # type: ignore[arg-type]
    with pytest.raises(BadInput):
        parallel("cryptid", 9)
