"""OpenSpiel's own tests on every game, its search and regret tools, and Shimmy's wrapper."""

from __future__ import annotations

import unittest
import warnings
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test as spiel_tests  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0  # noqa: E402

from envs.conformance import api_test  # noqa: E402
from hedgerow.envs import openspiel  # noqa: E402
from hedgerow.games import GAMES  # noqa: E402

openspiel.register()
LOADED = {
    game.id: f"hedgerow_{game.id}" + ("(rounds=2)" if game.id == "north_woods" else "")
    for game in GAMES
}
each_game = pytest.mark.parametrize("name", LOADED.values(), ids=list(LOADED))


def dealt(game: Any, seed: int, actions: int = 0) -> Any:
    """A state after the deal and some random actions."""
    choose, state = np.random.RandomState(seed), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(choose.choice(256)))
    for _ in range(actions):
        state.apply_action(int(choose.choice(state.legal_actions())))
    return state


@each_game
def test_random_simulation_with_serialisation_and_masks(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@each_game
def test_the_api_on_a_partial_tree(name: str) -> None:
    game, bases = pyspiel.load_game(name), (spiel_tests.EnforceAPIOnPartialTreeBase,)
    case = type("PartialTree", bases, {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    faults = [text for _, text in [*result.failures, *result.errors]]
    assert result.testsRun >= 5 and not result.skipped and not faults, "\n".join(faults)


@each_game
def test_shimmy_wraps_it(name: str) -> None:
    env = OpenSpielCompatibilityV0(env=pyspiel.load_game(name))
    with warnings.catch_warnings():
        # Shimmy gives every OpenSpiel game a space without bounds.
        pattern = "Agent.s (minimum|maximum) observation space value is -?infinity"
        warnings.filterwarnings("ignore", pattern, UserWarning)
        api_test(env, num_cycles=50)


@each_game
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    game, source = pyspiel.load_game(name), np.random.RandomState(1)
    for seed in range(3):
        state = dealt(game, seed, actions=7)
        player = state.current_player()
        others = set()
        for _ in range(4):
            world = state.resample_from_infostate(player, source.rand)
            assert world.current_player() == player
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            others.add(str(world._position.stepper.clone()))
            world.clone().apply_action(world.legal_actions()[0])
        assert len(others) > 1, "every sampled world is the same"


@each_game
def test_information_set_search_runs(name: str) -> None:
    game, source = pyspiel.load_game(name), np.random.RandomState(1)
    state = dealt(game, 2, actions=3)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, source),
        uct_c=1.4,
        max_simulations=3,
        random_state=source,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", [LOADED[game.id] for game in GAMES if game.info.law_sample == 1])
def test_regret_minimisation_runs(name: str) -> None:
    """Not in a game of a thousand decisions: there the chance of its sample is 0 as a float."""
    np.random.seed(1)  # what the solver draws from
    game = pyspiel.load_game(name)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy() is not None


def test_states_clone_and_replay() -> None:
    game = pyspiel.load_game("hedgerow_cryptid(players=3,mode=advanced,puzzle=card)")
    assert (game.num_players(), game.max_chance_nodes_in_history()) == (3, 4)
    state = dealt(game, 5, actions=9)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(copy.history()) == len(state.history()) + 1
    back = game.deserialize_state(state.serialize())
    assert str(back) == str(state) and back.legal_actions() == state.legal_actions()
    move = state.action_to_string(state.current_player(), state.legal_actions()[0])
    assert game.get_type().short_name == "hedgerow_cryptid" and " " in move


def test_a_sampled_state_cannot_be_serialised() -> None:
    state = dealt(pyspiel.load_game("hedgerow_tournoi"), 1)
    world = state.resample_from_infostate(0, np.random.RandomState(1).rand)
    with pytest.raises(ValueError, match="no history"):
        world.serialize()


def test_observers_show_the_view_of_a_seat_or_of_a_spectator() -> None:
    game = pyspiel.load_game("hedgerow_cryptid(players=3)")
    state = dealt(game, 1, actions=8)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    own = game.make_py_observer()
    public.set_from(state, 0)
    own.set_from(state, 0)
    assert public.dict["own_clues"].sum() == 0 and own.dict["own_clues"].sum() == 1
    assert np.array_equal(own.tensor, np.array(state.observation_tensor(0), np.float32))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert own.string_from(state, 0) != own.string_from(state, 1)


def test_rolls_limit_the_number_of_deals() -> None:
    game = pyspiel.load_game("hedgerow_habitats(rolls=1)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 256
    state.apply_action(7)
    assert state.current_player() >= 0


def test_a_lone_seat_is_no_zero_sum_game() -> None:
    game = pyspiel.load_game("hedgerow_earth(players=1)")
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
