"""The fast layout keeps as many ranks as the exact one."""

from __future__ import annotations

from games.north_woods.woods import woods
from hedgerow.bots.north_woods.laying import lay
from hedgerow.bots.north_woods.layout import layout
from hedgerow.bots.north_woods.policy import Policy
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME


def test_it_keeps_as_many_ranks_as_the_assignment_in_whole_games() -> None:
    compared = 0
    for seed in range(6):
        state = GAME.setup(GAME.options(), 3, Rng(seed))
        policy = Policy()
        while asked := GAME.decisions(state):
            seat = asked[0].seat
            GAME.apply(state, seat, policy.choose(state, seat, state.deck), null_log)
            for owner in range(3):
                fast, exact = lay(state, owner), layout(state, owner)
                assert fast.ranks.bit_count() == exact.ranks.bit_count()
                compared += 1
    assert compared > 1000


def test_a_hungry_species_feeds_nobody() -> None:
    """The only seeds feed the grouse or the vole; only the vole feeds the mink as well."""
    state = woods("seeds_nuts", hands=["mink meadow_vole ruffed_grouse", ""])._state
    laid = lay(state, 0)
    assert laid.ranks == 1 << 1 | 1 << 2 | 1 << 4
    fed = {at for at, feeder in enumerate(laid.feeders) if feeder is not None}
    assert all(feeder is None or feeder in {0, *fed} for feeder in laid.feeders)


def test_a_resource_under_abundance_feeds_two() -> None:
    state = woods("seeds_nuts x2", hands=["deer_mouse red_squirrel", ""])._state
    assert lay(state, 0).feeders == [None, 0, 0]
