"""Hints come from the View alone, are the same every time, and begin with legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bots.played import asked as played
from hedgerow.bots import Budget, make_bot
from hedgerow.coach.chances import Estimate, blended
from hedgerow.coach.hints import MOST, STEPS, Hints, hints
from hedgerow.core.decision import Decision
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games import GAMES
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

BUDGET = Budget(40)
EACH = 4
"""Positions of a game."""


def owed(game: AnyGame, state: Any, seat: Seat) -> Decision[Any]:
    return next(each for each in game.decisions(state) if each.seat == seat and not each.optional)


def positions(game: AnyGame, count: int = EACH) -> Iterator[tuple[Any, Seat]]:
    """States of a game between players, some moves apart, in which a seat has a choice."""
    seats = next(number for number in game.seats if number > 1)
    table = Table(game, seats, seed="hints")
    bots = [make_bot(game.id, "novice", seat) for seat in range(seats)]
    rng, wait = Rng(7), 0
    while table.to_act and count:
        seat = table.to_act[0]
        decision = owed(game, table._state, seat)
        if wait <= 0 and len(decision.moves) > 2:
            yield table._state.clone(), seat
            count, wait = count - 1, 9 + rng.below(12)
        wait -= 1
        table.play(seat, bots[seat].choose(table.view(seat), decision, Budget(10)).move)


def asked(game: AnyGame, state: Any, seat: Seat) -> Hints:
    return hints(game, game.view(state, seat), owed(game, state, seat), BUDGET)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hint_is_the_same_in_every_world_that_the_view_allows(game: AnyGame) -> None:
    for number, (state, seat) in enumerate(positions(game)):
        told = msgspec.json.encode(asked(game, state, seat))
        assert told == msgspec.json.encode(asked(game, state, seat)), "it is not deterministic"
        world = game.determinize(game.view(state, seat), Rng(100 + number))
        assert told == msgspec.json.encode(asked(game, world, seat)), f"{game.id} {number}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_plans_are_legal_different_and_in_order(game: AnyGame) -> None:
    catalogues = [Catalogue(language) for language in LANGUAGES]
    for number, (state, seat) in enumerate(positions(game)):
        found = asked(game, state, seat)
        decision = owed(game, state, seat)
        assert 1 <= len(found.hints) <= MOST
        assert found.choices == len(decision.moves)
        chances = [hint.chance for hint in found.hints if hint.chance is not None]
        assert chances == sorted(chances, reverse=True)
        plans = [tuple(sorted(str(step.move) for step in hint.steps)) for hint in found.hints]
        assert len(set(plans)) == len(plans)
        for hint in found.hints:
            assert hint.steps[0].move in decision.moves
            assert hint.reasons, f"{game.id} {number}: no reason"
            assert len(hint.steps) < STEPS or not game.words.half(hint.steps[-1].move)
            for catalogue in catalogues:
                assert all(catalogue.say(step.words) for step in hint.steps)
                assert all(catalogue.say(reason) for reason in hint.reasons)
        # What is foreseen holds in a world that the hint has not seen.
        world = game.determinize(game.view(state, seat), Rng(number))
        for step in found.hints[0].steps[:2]:
            assert step.move in owed(game, world, seat).moves
            game.apply(world, seat, step.move, null_log)


def test_what_was_learned_sets_the_level_and_half_of_the_differences() -> None:
    own = [Estimate(0.9, 0.0), Estimate(0.5, 0.0)]
    learned = [Estimate(0.3, 0.02), Estimate(0.3, 0.0)]
    first, second = blended(own, learned)
    assert (round(first.chance, 3), round(second.chance, 3)) == (0.4, 0.2)
    assert first.doubt == pytest.approx(0.01)


def test_what_is_certain_is_told_as_certain() -> None:
    """Cryptid's master knows what a puzzle's maker guarantees; worlds drawn from a View do not."""
    game = next(game for game in GAMES if game.id == "cryptid")
    seen = 0
    for view, decision, _ in played(game, ["sharp", "careful", "careful"], "s1", BUDGET):
        first = hints(game, view, decision, BUDGET).hints[0]
        if first.reasons[0].id.startswith("cryptid-bot-sure"):
            assert (first.chance, first.doubt) == (1.0, 0.0)
            seen += 1
    assert seen
