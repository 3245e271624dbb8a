"""A table and a hand laid for the most ranks."""

from __future__ import annotations

from games.north_woods.woods import (
    ACT,
)
from hedgerow.bots.north_woods.layout import layout
from hedgerow.bots.north_woods.plans import situation
from hedgerow.bots.north_woods.rollout import lay_out
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.planner import best_turn, fed_ranks
from hedgerow.games.north_woods.tableau import complete, filled, rank


def test_a_layout_keeps_what_it_promises() -> None:
    for seed in range(40):
        state = GAME.setup(GAME.options(), 2, Rng(seed))
        state.stack = [ACT]
        state.piles = [state.deck[:2], state.deck[2:4], state.deck[4:5]]
        state.deck = state.deck[5:]
        before = GAME.census(state)
        laid = layout(state, 0)
        lay_out(state, 0, laid)
        assert GAME.census(state) == before
        ground = complete(state.tables[0], state.carrion)
        lying = {rank(card) for slot, card in filled(state.tables[0]) if ground >> slot & 1}
        assert sum(1 << one for one in lying) & laid.ranks == laid.ranks
        plan = best_turn(situation(state, 0))
        assert fed_ranks(plan.end)[0].bit_count() >= laid.ranks.bit_count()
