"""What grows with a park, its survey and the gauges of goals, equals what is made anew."""

from __future__ import annotations

import pytest

from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.goals import Gauge, measure
from hedgerow.games.habitats.moves import Place
from hedgerow.games.habitats.scoring import Survey
from hedgerow.games.habitats.tiles import GOAL_IDS, GoalId


@pytest.mark.parametrize("roads", ["short", "endless"])
def test_a_grown_survey_equals_a_new_one(roads: str) -> None:
    rng = Rng(5)
    state = GAME.setup(GAME.read_options({"roads": roads}), 3, rng)
    surveys = [Survey(park) for park in state.parks]
    while decisions := GAME.decisions(state):
        (decision,) = decisions
        move = decision.moves.pick(rng)
        GAME.apply(state, decision.seat, move, null_log)
        if isinstance(move, Place):
            grown = surveys[decision.seat]
            grown.grow(state.laid[decision.seat][-1][1])
            new = Survey(state.parks[decision.seat])
            assert (grown.points, grown.met) == (new.points, new.met)
            assert grown.waiting == new.waiting
            assert sorted(grown.towers) == sorted(new.towers)


@pytest.mark.parametrize("goal", GOAL_IDS)
def test_a_grown_gauge_equals_a_new_measure(goal: GoalId) -> None:
    rng = Rng(6)
    for _ in range(6):
        state = GAME.setup(GAME.read_options({}), 4, rng)
        gauges = [Gauge(goal, park) for park in state.parks]
        while decisions := GAME.decisions(state):
            (decision,) = decisions
            move = decision.moves.pick(rng)
            GAME.apply(state, decision.seat, move, null_log)
            if isinstance(move, Place):
                cell = state.laid[decision.seat][-1][1]
                park = state.parks[decision.seat]
                assert gauges[decision.seat].grow(cell) == measure(goal, park)
