"""Hands and plans: what a side has for a round, and what is still to be laid."""

from __future__ import annotations

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.plans import Plan, at_start, moves_of, own_hand, public
from hedgerow.games.tournoi.state import NONE
from hedgerow.table import Table


def test_the_public_view_is_a_spectator_s() -> None:
    table = Table(GAME, 3, {}, seed="public")
    for _ in range(20):
        seat = table.to_act[-1]
        table.play(seat, table.decisions_for(seat)[0].moves[0])
        for watcher in range(3):
            assert public(table.view(watcher)) == table.view(None)


def test_a_plan_made_anew_in_the_middle_of_a_round_has_the_same_hand() -> None:
    table = Table(GAME, 2, {}, seed="plans")
    before = own_hand(table.view(0), Rng(1))
    plan = Plan(before.cards, (NONE,) * len(before.cards))
    assert [what for what, _, _ in moves_of(table.view(0), plan)] == ["lay"] * len(before.cards)
    table.play(0, table.decisions_for(0)[0].moves[0])
    view = table.view(0)
    assert len(list(moves_of(view, plan))) == len(before.cards) - 1
    assert at_start(view).hand != view.hand
    again = own_hand(at_start(view), Rng(1))
    assert (again.cards, again.powers) == (before.cards, before.powers)
