"""The Cryptid bots: legal, repeatable, in words, and better than each other in order."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
import pytest

from bots.played import asked
from hedgerow.arena import simulate
from hedgerow.bots import Budget, make_bot
from hedgerow.bots.cryptid import FIRST
from hedgerow.bots.cryptid.bots import HINT_ROUNDS, VERY_LIKELY, CarefulBot, SharpBot
from hedgerow.bots.cryptid.strategy import (
    cube_hexes,
    disc_hexes,
)
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.deduction import Knowledge, public
from hedgerow.games.cryptid.frames import Opening, OwedDisc, Turn
from hedgerow.games.cryptid.hexes import EVERYWHERE, hexes_of
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.state import Ballot
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table
from hedgerow.testing.rules import rule

BUDGET: Final = Budget(40)


@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", FIRST)
def test_a_bot_plays_every_table_by_the_rules(name: str, seats: int, mode: str) -> None:
    for _, decision, move in asked(GAME, [name] * seats, f"{name} {mode}", BUDGET, mode=mode):
        assert move in decision.moves


@pytest.mark.parametrize("name", FIRST)
def test_a_choice_depends_on_seed_and_view_alone(name: str) -> None:
    fresh = [make_bot("cryptid", name, seat) for seat in range(3)]
    for view, decision, move in asked(GAME, [name] * 3, "again", BUDGET):
        assert view.seat is not None
        again = fresh[view.seat].choose(view, decision, BUDGET)
        assert again.move == move
        assert make_bot("cryptid", name, view.seat).choose(view, decision, BUDGET) == again


@pytest.mark.parametrize("name", FIRST)
def test_every_choice_has_reasons_in_both_languages(name: str) -> None:
    for view, decision, _ in asked(GAME, [name] * 2, "words", BUDGET, mode="advanced"):
        reasons = make_bot("cryptid", name, 5).choose(view, decision, BUDGET).reasons
        assert 1 <= len(reasons) <= 2
        for language in LANGUAGES:
            assert all(Catalogue(language).say(reason) for reason in reasons)


def test_careful_searches_what_is_very_likely_and_else_asks() -> None:
    searched = questions = 0
    for seed in range(4):
        for view, _, move in asked(GAME, ["careful"] * 4, f"likely {seed}", BUDGET):
            if not isinstance(view.pending, Turn):
                continue
            posterior = Knowledge.of(view, "tokens").posterior()
            if isinstance(move, Search) and posterior[move.hex] >= VERY_LIKELY:
                searched += 1
            elif isinstance(move, Ask):
                assert max(posterior.values()) < VERY_LIKELY
                questions += 1
    assert searched
    assert questions


def test_sharp_searches_the_only_hex_that_fits() -> None:
    seen = 0
    for seed in range(4):
        for view, _, move in asked(GAME, ["sharp", *["random"] * 3], f"only {seed}", BUDGET):
            if view.seat == 0 and isinstance(view.pending, Turn):
                hexes = list(hexes_of(Knowledge.of(view).hexes))
                if len(hexes) == 1:
                    assert move == Search(hexes[0])
                    seen += 1
    assert seen


def test_a_bot_says_how_it_can_be_sure() -> None:
    """A notepad shows what tokens leave, and a bot that knows more must not belie it."""
    levels: dict[str, Literal["tokens", "joint", "generator"]] = {
        "cryptid-bot-sure": "tokens",
        "cryptid-bot-sure-together": "joint",
        "cryptid-bot-sure-needed": "generator",
    }
    seen = set()
    for seed in range(3):
        for view, decision, _ in asked(GAME, ["sharp", "careful", "careful"], f"s{seed}", BUDGET):
            first = make_bot("cryptid", "master", 0).choose(view, decision, BUDGET)
            reason = first.reasons[0].id
            if reason in levels:
                assert isinstance(first.move, Search)
                assert list(hexes_of(Knowledge.of(view, levels[reason]).hexes)) == [first.move.hex]
                seen.add(reason)
    assert {"cryptid-bot-sure-together", "cryptid-bot-sure-needed"} <= seen


@rule("CRY-15", "CRY-25")
def test_sharp_hides_its_clue_when_it_places_a_cube() -> None:
    seen = 0
    for view, _, move in asked(GAME, ["sharp", "careful", "careful", "careful"], "hide", BUDGET):
        if view.seat == 0 and isinstance(view.pending, Opening):
            assert isinstance(move, PlaceCube)
            everybody = Knowledge.of(public(view))
            left = {
                hex: len(everybody.after(0, hex, False).rows[0])
                for hex in hexes_of(cube_hexes(view))
            }
            assert left[move.hex] == max(left.values())
            assert left[move.hex] > min(left.values())
            seen += 1
    assert seen == 2


@rule("CRY-29")
def test_sharp_hides_its_clue_when_it_owes_a_disc() -> None:
    table = Table(GAME, 4, seed="disc")
    view = table.view(0)
    owing = msgspec.structs.replace(view, pending=OwedDisc(next(hexes_of(disc_hexes(view)))))
    decision: Decision[Move] = table.decisions_for(0)[0]
    move = SharpBot(1).choose(owing, decision, BUDGET).move
    assert isinstance(move, PlaceDisc)
    everybody = Knowledge.of(public(view))
    kept = {hex: len(everybody.after(0, hex, True).rows[0]) for hex in hexes_of(disc_hexes(view))}
    assert kept[move.hex] == max(kept.values()) > min(kept.values())


def test_a_small_budget_is_enough_for_a_move() -> None:
    table = Table(GAME, 5, {"mode": "advanced"}, seed="small")
    while not isinstance(table.view(None).pending, Turn):
        seat = table.to_act[0]
        bot = SharpBot(seat)
        decision = table.decisions_for(seat)[0]
        table.play(seat, bot.choose(table.view(seat), decision, Budget(1)).move)
    decision = table.decisions_for(0)[0]
    assert SharpBot(0).choose(table.view(0), decision, Budget(1)).move in decision.moves


# The hint


@rule("CRY-34", "CRY-35")
@pytest.mark.parametrize("bot", [CarefulBot(3), SharpBot(3)])
def test_bots_want_the_hint_while_they_are_uncertain(bot: CarefulBot | SharpBot) -> None:
    state = GAME.setup(GAME.read_options({}), 4, Rng(4))
    state.stack[:] = [Turn()]
    for round, proposes, agrees in (
        (2, False, False),
        (HINT_ROUNDS, True, True),
        (HINT_ROUNDS + 1, False, True),
    ):
        state.round, state.ballot = round, None
        view, decision = GAME.view(state, 0), GAME.decisions(state)[0]
        assert (bot.choose(view, decision, BUDGET).move == AskHint()) == proposes
        state.ballot = Ballot(1, (None, True, None, None))
        for seat in (0, 2):  # the one to act, and another one
            asked = next(each for each in GAME.decisions(state) if each.seat == seat)
            assert bot.choose(GAME.view(state, seat), asked, BUDGET).move == Vote(agrees)


@rule("CRY-35")
@pytest.mark.parametrize("bot", [CarefulBot(3), SharpBot(3)])
def test_a_bot_that_knows_enough_wants_no_hint(bot: CarefulBot | SharpBot) -> None:
    state = GAME.setup(GAME.read_options({}), 4, Rng(4))
    state.stack[:] = [Turn()]
    state.round = 40
    state.cubes = [EVERYWHERE ^ region for region in state.regions]  # every clue lies open
    state.closed = state.cubes[0] | state.cubes[1] | state.cubes[2] | state.cubes[3]
    state.open = bytes(hexes_of(EVERYWHERE ^ state.closed))
    state.ballot = Ballot(1, (None, True, None, None))
    asked = next(each for each in GAME.decisions(state) if each.seat == 2)
    choice = bot.choose(GAME.view(state, 2), asked, BUDGET)
    assert choice.move == Vote(False)
    assert [reason.id for reason in choice.reasons] == ["cryptid-bot-sure-enough"]


# Strength, on few games: `hedgerow simulate` is for measuring


def test_careful_beats_random() -> None:
    result = simulate(GAME, 4, 40, ["careful", "random", "random", "random"], seed=1)
    assert result.bots["careful"].win_rate > 0.85


def test_sharp_beats_careful() -> None:
    result = simulate(
        GAME, 4, 24, ["sharp", "careful", "careful", "careful"], seed=1, budget=BUDGET
    )
    assert result.bots["sharp"].win_rate > 0.5
