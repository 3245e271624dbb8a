"""Compiled Habitats beside the plain engine, decision by decision."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

pytest.importorskip("numba")

from compiled.setting import FAULTS, GAMES, spoiled
from games.own_sets import own_habitats
from hedgerow.compiled import make
from hedgerow.compiled.differential import Difference, Differential
from hedgerow.core.errors import BadInput
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.games.habitats import GAME
from hedgerow.games.owned import game_with

CHOSEN = {
    "goals": "chosen",
    "yearly": "two",
    "year1": "biggest_area",
    "second1": "landscape_types",
    "year2": "compact",
    "second2": "accessibility",
    "year3": "keep_close",
    "second3": "diagonal",
    "first": "C",
    "entrances": "chosen",
    "colours": "red",
}
SETUPS = [*GAME.setups(), (3, CHOSEN), (5, {"roads": "endless", "first": "random"})]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_whole_games_are_equal(seats: int, options: Mapping[str, object]) -> None:
    comparison = Differential(make("habitats", seats, **options))
    for seed in range(GAMES):
        assert comparison.play(seed).decisions > 50


def test_games_go_on_from_any_state() -> None:
    """Packed in the middle of a game, with tiles laid or a tile in the hand."""
    rules = make("habitats", 4, yearly="two")
    comparison, game = Differential(rules), rules.game
    for number in range(4):
        dice = Rng(number)
        state = game.setup(rules.options, 4, dice)
        for _ in range(35 + number):
            decision = game.decisions(state)[0]
            game.apply(state, decision.seat, decision.moves.pick(dice), null_log)
        comparison.play_on(state, dice)
        assert not game.decisions(state)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str) -> None:
    comparison = Differential(spoiled(make("habitats", 2), name))
    with pytest.raises(Difference, match=FAULTS[name]):
        comparison.play(1)


def test_tiles_that_fit_nowhere_are_discarded() -> None:
    """HAB-17: a park that endless roads have closed."""
    rules = make("habitats", 2, roads="endless")
    comparison, game, dice = Differential(rules), rules.game, Rng(64)
    state = game.setup(rules.options, 2, dice)
    while not state.discards:
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, decision.moves.pick(dice), null_log)
    comparison.play_on(state, dice)
    assert len(state.discards) > 5


def test_components_of_ones_own_are_played() -> None:
    """Other demands, roads, entrances, goals' points and a wider market."""
    game = game_with(game_named("habitats"), own_habitats())
    with game.using():
        comparison = Differential(make("habitats", 3))
        assert comparison.rules.tables["columns"] == 5
        for seed in range(GAMES):
            comparison.play(seed)


def test_a_position_is_as_long_as_it_must_be() -> None:
    rules = make("habitats", 2)
    state = rules.game.setup(rules.options, 2, Rng(1))
    row = rules.packed(state)
    assert row.shape == (rules.words,) and row.dtype == np.int16
    assert np.array_equal(row, rules.packed(state.clone()))


def test_options_are_checked() -> None:
    with pytest.raises(BadInput):
        make("habitats", 2, roads="long")
    with pytest.raises(BadInput):
        make("habitats", 6)
