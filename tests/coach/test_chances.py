"""Plans are tried in common worlds for as long as that can change what is told, and no longer."""

from __future__ import annotations

from statistics import fmean
from types import SimpleNamespace
from typing import Any

import pytest

from hedgerow.bots.values import features_for, value_for
from hedgerow.coach import chances
from hedgerow.coach.chances import Estimate, Judge
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.table import Table

WORLDS = 500
"""As many worlds as there are, each as likely as the others."""
PLANS = 8
TOLD = 3
PLENTY = 1e9


class Lottery(Judge):
    """What plans are worth in each world is drawn by lot, round a chance of their own."""

    def __init__(self, seed: int, noise: float) -> None:
        rng = Rng(seed)
        middles = [0.3 + rng.below(400) / 1000 for _ in range(PLANS)]
        common = [0.4 * (rng.below(1000) / 1000 - 0.5) for _ in range(WORLDS)]
        self.worth = [
            [middle + shift + noise * (rng.below(1000) / 1000 - 0.5) for shift in common]
            for middle in middles
        ]
        self.tries = 0
        game: Any = SimpleNamespace(determinize=lambda view, rng: rng.below(WORLDS))
        super().__init__(game, Any, Any)  # type: ignore[arg-type]

    def _made(self, world: Any, seat: int, plan: Any) -> float:
        self.tries += 1
        worth: float = self.worth[plan[0]][world]
        return worth

    def race(self, seed: int, ms: float = PLENTY) -> list[Estimate]:
        plans, own = [(at,) for at in range(PLANS)], [0.5] * PLANS
        return self.after(None, 0, plans, own, TOLD, ms, Rng(seed))


@pytest.mark.parametrize("noise", [0.0, 0.05, 0.3])
def test_a_race_comes_to_what_all_worlds_say(noise: float) -> None:
    tries = 0
    for seed in range(20):
        lottery = Lottery(seed, noise)
        found, exact = lottery.race(100 + seed), [fmean(row) for row in lottery.worth]
        tries += lottery.tries
        order = sorted(range(PLANS), key=lambda at: -found[at].chance)
        best = max(exact)
        assert exact[order[0]] > best - 0.01, "the first is as good as the best"
        for at in range(PLANS):
            assert abs(found[at].chance - exact[at]) < 5 * found[at].doubt + 0.001
        for at in order[:TOLD]:
            apart = found[at].chance - found[order[0]].chance
            assert apart == pytest.approx(exact[at] - exact[order[0]], abs=5 * chances._FINE)
    assert tries < 20 * PLANS * chances._MOST / (4 if noise < 0.3 else 2), "it saves most of it"


def test_plans_that_are_alike_in_every_world_seen_are_tried_in_some_more() -> None:
    """A difference that shows in one world of a hundred is still to be found."""
    lottery = Lottery(1, 0.0)
    lottery.race(7)
    assert lottery.tries / PLANS > 0.75 * chances._UNSEEN / chances._FINE / 2


def test_a_race_keeps_to_its_budget() -> None:
    lottery = Lottery(2, 0.3)
    found = lottery.race(5, ms=10 * PLANS * chances._TRY_MS)
    assert lottery.tries == 10 * PLANS
    assert all(estimate.doubt > 0 for estimate in found)


def test_a_view_met_before_is_not_valued_again() -> None:
    game = game_named("cryptid")
    value, counted = value_for(game.id), features_for(game.id)
    assert value is not None and counted is not None
    asked: list[Any] = []

    def features(view: Any) -> Any:
        asked.append(view)
        return counted.features(view)

    judge = Judge(game, value, SimpleNamespace(features=features))
    table = Table(game, 3, {}, seed="met")
    views = [table.view(seat) for seat in (0, 1, 0, 1, 0)]
    fresh = [value.chances(counted.features(view)) for view in views]
    assert [judge.everybody(view) for view in views] == fresh
    assert len(asked) == 2
