"""Vector environments of compiled games show what those of the plain engine show."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from envs.test_vector import first_and_last
from hedgerow.compiled import compiled
from hedgerow.core.errors import BadInput
from hedgerow.envs import Games, vector
from hedgerow.games import game_named

STEPS = 400


def arrays(shown: tuple[Any, ...]) -> list[Any]:
    *arrays, infos = shown
    return [*arrays, infos["action_mask"], infos["seat"]]


def compare(plain: Games, others: Games, steps: int, illegal_at: int = -1) -> int:
    """Step both alike and compare all that they show; returns the number of games finished."""
    shown: tuple[Any, ...] = plain.reset(seed=5)
    other: tuple[Any, ...] = others.reset(seed=5)
    finished = 0
    for step in range(steps):
        for own, its in zip(arrays(shown), arrays(other), strict=True):
            assert own.dtype == its.dtype and np.array_equal(own, its), f"step {step}"
        masks = shown[-1]["action_mask"]
        actions = first_and_last(masks, step)
        if step == illegal_at:
            actions[:3] = -1, plain.rules.actions, np.flatnonzero(masks[2] == 0)[0]
        shown, other = plain.step(actions), others.step(actions)
        finished += int((shown[2] | shown[3]).sum())
    return finished


@pytest.mark.parametrize("game", compiled())
def test_both_engines_show_the_same(game: str) -> None:
    seats = game_named(game).seats[-1]
    plain, other = vector(game, 4, seats), vector(game, 4, seats, engine="compiled")
    assert compare(plain, other, STEPS, illegal_at=30) >= 3


@pytest.mark.parametrize("game", compiled())
def test_games_too_long_are_cut_short(game: str) -> None:
    plain, other = vector(game, 2, 2), vector(game, 2, 2, engine="compiled")
    known = plain.rules.game
    for games in (plain, other):
        games.rules.game = replace(known, info=replace(known.info, max_decisions=17))
        games._arrays = games._make()
    assert compare(plain, other, 40) == 4


def test_the_seed_of_a_row_determines_its_games() -> None:
    games = vector("habitats", 3, 2, engine="compiled")
    first, _ = games.reset(seed=1)
    second, _ = games.reset(seed=2)
    assert np.array_equal(first[1:], second[:2])  # row i has the seed plus i
    assert not np.array_equal(first[0], first[1])


def test_processes_play_the_same_games() -> None:
    elsewhere = vector("habitats", 3, 2, engine="compiled", processes=2)
    try:
        compare(vector("habitats", 3, 2, engine="compiled"), elsewhere, 60)
    finally:
        elsewhere.close()


@pytest.mark.parametrize("game", ["cryptid", "tournoi"])
def test_other_games_are_refused(game: str) -> None:
    with pytest.raises(BadInput) as refused:
        vector(game, 2, 2, engine="compiled")
    assert refused.value.message.id == "error-compiled-game"
