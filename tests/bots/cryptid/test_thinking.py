"""Cryptid's levels: what each sees, and how a table of them goes."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from bots.played import asked
from hedgerow.bots import Budget, budget_for, make_bot
from hedgerow.bots.cryptid import LEVELS
from hedgerow.bots.cryptid.insight import Insight
from hedgerow.bots.cryptid.strategy import Outlook, rivals
from hedgerow.bots.cryptid.thinking import BELIEVED, sure_win
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.deduction import Knowledge, public
from hedgerow.games.cryptid.frames import Opening, Turn
from hedgerow.games.cryptid.hexes import hexes_of
from hedgerow.games.cryptid.moves import Ask, PlaceCube, Search, Vote
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

BUDGET: Final = Budget(100)
NAMES: Final = [level.name for level in LEVELS.levels]


@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_levels_play_every_table_by_the_rules(seats: int, mode: str) -> None:
    names = (NAMES * 2)[:seats]
    for _, decision, move in asked(GAME, names, f"{seats} {mode}", BUDGET, mode=mode):
        assert move in decision.moves


@pytest.mark.parametrize("name", NAMES)
def test_options_are_legal_best_first_and_in_words(name: str) -> None:
    fresh = [make_bot("cryptid", name, seat) for seat in range(4)]
    for view, decision, move in asked(GAME, [name] * 4, "weigh", BUDGET):
        options = fresh[view.seat].weigh(view, decision, BUDGET)
        assert all(option.move in decision.moves for option in options)
        assert all(0 <= option.chance <= 1 for option in options)
        assert list(options) == sorted(options, key=lambda option: -option.chance)
        assert fresh[view.seat].choose(view, decision, BUDGET).move == move, "it depends on nothing"
        for language in LANGUAGES:
            said = [Catalogue(language).say(reason) for reason in options[0].reasons]
            assert said and all(said)


@pytest.mark.parametrize("name", NAMES)
def test_no_level_misses_a_hex_where_all_others_have_a_disc(name: str) -> None:
    """CRY-30: nobody would stop the search; that needs no deduction."""
    table = Table(GAME, 2, {}, seed="open")
    while not isinstance(table.view(table.to_act[0]).pending, Turn):
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves.pick(Rng(3)))
    seat = table.to_act[0]
    view = table.view(seat)
    others = [who for who in range(view.researchers) if who not in view.known]
    (hex,) = hexes_of(table._state.puzzle.habitat)
    discs = tuple((hex,) if who in others else () for who in range(view.researchers))
    open_view = msgspec.structs.replace(view, discs=discs)
    decision = table.decisions_for(seat)[0]
    assert sure_win(open_view, decision) == Search(hex)
    assert sure_win(view, decision) is None
    bot = make_bot("cryptid", name, 1)
    assert bot.choose(open_view, decision, BUDGET).move == Search(hex)
    assert bot.weigh(open_view, decision, BUDGET)[0].chance == 1


def test_a_puzzle_that_breaks_its_makers_rules_is_thought_about_all_the_same() -> None:
    """CRY-41: a clue that somebody chose by hand, or that was sampled, may be removable."""
    met = 0
    for view, _, _ in asked(GAME, ["player"] * 3, "by hand", BUDGET):
        for seed in range(10):
            world = GAME.determinize(view, Rng(seed))
            while world.stack and not met:
                decision = GAME.decisions(world)[0]
                seen = GAME.view(world, decision.seat)
                bot = make_bot("cryptid", NAMES[-1], 1)
                move = bot.choose(seen, decision, Budget(5)).move
                if not Knowledge.of(seen, "generator").worlds:
                    assert bot.weigh(seen, decision, BUDGET)[0].move in decision.moves
                    met += isinstance(seen.pending, Turn)
                GAME.apply(world, decision.seat, move, null_log)
    assert met


def test_a_player_keeps_its_secret_and_a_novice_does_not_care() -> None:
    told: dict[str, list[float]] = {"novice": [], "player": []}
    for name, left in told.items():
        for seed in range(6):
            for view, _, move in asked(GAME, [name] * 4, f"secret {seed}", BUDGET):
                if not isinstance(view.pending, Opening):
                    break
                assert isinstance(move, PlaceCube)
                before = Knowledge.of(public(view), "tokens")
                after = before.after(view.turn, move.hex, False)
                left.append(len(after.rows[view.turn]) / len(before.rows[view.turn]))
    mean = {name: sum(left) / len(left) for name, left in told.items()}
    assert mean["player"] > mean["novice"] + 0.1


def test_four_players_ask_real_questions_and_take_their_time() -> None:
    """The bars of 200 games are measured in docs/ladder.md."""
    rounds, asks, real, searches = [], 0, 0, 0
    for seed in range(12):
        last = 0
        for view, _, move in asked(GAME, ["player"] * 4, f"time {seed}", Budget(100)):
            if isinstance(move, Ask):
                asks += 1
                allowed = Knowledge.of(view, "tokens").allows(move.of).get(move.hex, 0)
                real += 0 < allowed < 1 - 1e-9
            searches += isinstance(move, Search)
            last = view.round
        rounds.append(last)
    assert 4 <= sorted(rounds)[6] <= 9
    assert asks > searches
    assert real > 0.6 * asks, "what the tokens tell already is asked for only by mistake"


def test_an_expert_reads_all_clues_together() -> None:
    """Where only one hex fits all of them, it searches there; a player may not have seen it."""
    seen = missed = 0
    for seed in range(6):
        for view, decision, _ in asked(GAME, ["player"] * 4, f"joint {seed}", BUDGET):
            if not isinstance(view.pending, Turn) or Vote(True) in decision.moves:
                continue
            posterior = Knowledge.of(view, "joint").posterior()
            if len(posterior) == 1:
                seen += 1
                (hex,) = posterior
                for name in ("expert", "master"):
                    bot = make_bot("cryptid", name, 1)
                    assert bot.choose(view, decision, BUDGET).move == Search(hex)
                player = make_bot("cryptid", "player", 1)
                missed += player.choose(view, decision, BUDGET).move != Search(hex)
            elif max(posterior.values()) < BELIEVED:
                expert = make_bot("cryptid", "expert", 1)
                assert not isinstance(expert.choose(view, decision, BUDGET).move, Search)
    assert seen and missed


def test_a_rival_is_as_dangerous_as_its_guess_is_right() -> None:
    """What it believes only says where it will search."""
    told_apart = 0
    for view, _, _ in asked(GAME, ["expert"] * 4, "danger", budget_for("cryptid", "expert")):
        if not isinstance(view.pending, Turn):
            continue
        insight, outlook = Insight(view, "generator"), Outlook(view, "joint")
        real = insight.dangers(insight.mine, insight.everybody)
        believed = outlook.dangers(outlook.mine, outlook.everybody)
        assert len(real) == len(believed) == len(rivals(view))
        assert all(0 <= danger <= 1 + 1e-9 for danger in real)
        told_apart += any(abs(one - two) > 0.05 for one, two in zip(real, believed, strict=True))
    assert told_apart
