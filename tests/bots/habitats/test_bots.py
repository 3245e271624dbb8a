"""The Habitats bots: legal, repeatable, in words, and better than each other in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hedgerow.arena import simulate
from hedgerow.bots import Budget, make_bot
from hedgerow.bots.habitats import FIRST
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import Move
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

BUDGET = Budget(10)


def asked(
    names: list[str], seed: str, every: int = 1, **options: object
) -> Iterator[tuple[View, Decision[Move], Any]]:
    """Decisions of a game, each `every`th answered by the seat's bot, the others at random."""
    table: Table[Any, Move, View, Any] = Table(GAME, len(names), options, seed=seed)
    bots = [make_bot("habitats", name, seat) for seat, name in enumerate(names)]
    rng = Rng(5)
    while table.to_act:
        seat = table.to_act[0]
        view, decision = table.view(seat), table.decisions_for(seat)[0]
        if table.ply % every:
            table.play(seat, decision.moves.pick(rng))
            continue
        choice = bots[seat].choose(view, decision, BUDGET)
        yield view, decision, choice
        table.play(seat, choice.move)
    assert table.outcome is not None


@pytest.mark.parametrize("roads", ["short", "endless"])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("name", FIRST)
def test_a_bot_plays_by_the_rules(name: str, seats: int, roads: str) -> None:
    for _, decision, choice in asked([name] * seats, f"{name} {roads}", every=7, roads=roads):
        assert choice.move in decision.moves


@pytest.mark.parametrize("name", FIRST)
def test_a_choice_depends_on_seed_and_view_alone(name: str) -> None:
    for view, decision, choice in asked([name] * 3, "repeat", every=11):
        again = make_bot("habitats", name, decision.seat).choose(view, decision, BUDGET)
        assert again == choice


@pytest.mark.parametrize("name", FIRST)
def test_a_bot_gives_its_reasons_in_every_language(name: str) -> None:
    for _, _, choice in asked([name] * 2, "reasons", every=5):
        assert choice.reasons
        for language in LANGUAGES:
            assert all(Catalogue(language).say(reason) for reason in choice.reasons)


def test_greedy_beats_random() -> None:
    result = simulate(GAME, 2, 6, ["greedy", "random"], seed=1, budget=BUDGET)
    assert result.bots["greedy"].wins == 6
    assert result.bots["greedy"].mean_score > result.bots["random"].mean_score + 15
