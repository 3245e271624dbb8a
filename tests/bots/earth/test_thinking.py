"""Earth's levels: what each sees, and what none of them does."""

from __future__ import annotations

from itertools import cycle

import pytest

from bots.played import asked
from games.earth.growing import Table as Position
from hedgerow.bots import Budget, Option, levels_for, make_bot
from hedgerow.bots.earth.lead import expected_lead
from hedgerow.bots.earth.leaves import best_of
from hedgerow.bots.earth.outlook import turns_left
from hedgerow.bots.earth.playouts import lead_over_gaia
from hedgerow.bots.earth.policy import choose
from hedgerow.bots.earth.quick import AGAINST_GAIA, play_on, quick
from hedgerow.bots.earth.thinking import SHARP, SOLITARY
from hedgerow.bots.earth.worth import outlook
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.core.text import parse_seat
from hedgerow.games.earth import GAME, rules
from hedgerow.games.earth.frames import Benefits, Closing, Placing, Planting
from hedgerow.games.earth.hidden import determinize, view
from hedgerow.games.earth.moves import Act, Move
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import AnyTable, Table
from hedgerow.testing.rules import rule

LEVELS = [level.name for level in levels_for("earth")]
BUDGET = Budget(20)
MODES: list[tuple[int, dict[str, object]]] = [
    (1, {"gaia": "hard", "animals": True}),
    (2, {"mode": "advanced", "animals": True}),
    (4, {"teams": True}),
]
ELEPHANT_GRASS, OAK, MAPLE, GRASS = 8, 13, 1, 5
ENGINE, PRINTED = 251, 98
"""Cheap cards: one with good abilities, one with eight points more."""


def weighed(
    name: str, position: Position, seat: str = "A", budget: Budget = BUDGET
) -> tuple[Option[Move], ...]:
    position.choices(seat)
    number = parse_seat(seat)
    decision = next(one for one in rules.decisions(position.state) if one.seat == number)
    bot = make_bot("earth", name, 7)
    return bot.weigh(view(position.state, number), decision, budget)


def answer(name: str, position: Position, seat: str = "A") -> str:
    position.choices(seat)
    number = parse_seat(seat)
    decision = next(one for one in rules.decisions(position.state) if one.seat == number)
    bot = make_bot("earth", name, 7)
    return str(bot.choose(view(position.state, number), decision, BUDGET).move)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_options_are_legal_best_first_and_in_words(seats: int, options: dict[str, object]) -> None:
    """A game at random; the levels are asked in turn."""
    table: AnyTable = Table(GAME, seats, options, seed="levels")
    bots, rng = cycle(make_bot("earth", name, 3) for name in LEVELS), Rng(5)
    catalogues = [Catalogue(language) for language in LANGUAGES]
    while table.to_act:
        seat = table.to_act[0]
        decision = table.decisions_for(seat)[0]
        if table.ply % 17 == 0:
            found = next(bots).weigh(table.view(seat), decision, BUDGET)
            assert all(option.move in decision.moves for option in found)
            chances = [option.chance for option in found]
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 for chance in chances)
            assert all(option.points is not None and option.doubt >= 0 for option in found)
            said = [reason for option in found for reason in option.reasons]
            assert len(said) >= len(found)
            assert all(catalogue.say(reason) for reason in said for catalogue in catalogues)
        table.play(seat, decision.moves.pick(rng))


@pytest.mark.parametrize("name", LEVELS)
def test_a_seed_and_a_view_always_give_the_same_answer(name: str) -> None:
    moves = asked(GAME, [name, "random"], "again", BUDGET, animals=True)
    for number, (seen, decision, move) in zip(range(60), moves, strict=False):
        if decision.seat == 0 and number % 5 == 0:
            assert make_bot("earth", name, 0).choose(seen, decision, BUDGET).move == move


# Leaves


@rule("EAR-95")
def test_claims_are_capped_by_leaves() -> None:
    goals = [(15, 1.0), (11, 0.5)]
    assert best_of(goals, 2) == 20.5
    assert best_of(goals, 1) == 15
    assert best_of(goals, 0) == 0
    assert best_of([(11, 0.5), (8, 0.5), (6, 0.0)], 1) == 11 * 0.5 + 8 * 0.25


def spare(leaves: int, **goals: int) -> Position:
    """A pig could find three soil; `met` goals wait for leaves at the end of the turn."""
    position = Position(animals=("potbellied_pig",)).plant("A", d4=3, d5=15, e4=14)
    position["A"].leaves = leaves
    position["A"].discarded = 5 - leaves
    position["A"].met = goals.get("met", 0)
    position["A"].noticed = ()
    position.pending("A", Closing())
    return position


@rule("EAR-84")
def test_a_novice_throws_leaves_away_and_a_master_keeps_them_for_claims() -> None:
    assert answer("novice", spare(1)) == "leaf"
    for name in ("expert", "master"):
        assert answer(name, spare(1)) == "done"


@rule("EAR-121")
def test_an_expert_gives_gaia_no_leaves() -> None:
    position = Position(1, animals=("potbellied_pig",)).plant("A", d4=3, d5=15, e4=14)
    position.pending("A", Closing())
    position.choices("A")
    assert "leaf" in map(str, rules.decisions(position.state)[0].moves)
    for name in ("expert", "master"):
        assert "leaf" not in [str(option.move) for option in weighed(name, position)]


@rule("EAR-84")
def test_no_leaf_is_wasted_at_the_end() -> None:
    """With nothing to claim any more, even a little soil decides a draw."""
    position = spare(2)
    position.state.ending = True
    position.state.first, position.state.active = 1, 0
    assert answer("master", position) == "leaf"


# What all levels see


@rule("EAR-13")
@pytest.mark.parametrize("name", LEVELS)
def test_no_level_declines_what_costs_nothing(name: str) -> None:
    for colour in ("red", "blue", "yellow"):
        position = Position().plant("B", d4=OAK).play(f"A act {colour}")
        assert answer(name, position, "B").startswith("take")


@pytest.mark.parametrize("name", LEVELS)
def test_growth_completes_a_canopy(name: str) -> None:
    position = Position().plant("A", d4=(ELEPHANT_GRASS, 0, 5), e4=(OAK, 0, 1), f4=(MAPLE, 0, 0))
    position.pending("A", Closing(), Placing("growth", 1))
    assert str(weighed(name, position)[0].move) == "put d4"


# What a master sees


def hoard(soil: int) -> Position:
    """Many cards in hand, and hardly any soil."""
    position = Position().plant("A", d4=GRASS)
    position.hand("A", OAK, MAPLE, ELEPHANT_GRASS, 2, 3, 4, 6, 7, 9, 10, 11, 12)
    position["A"].soil = soil
    return position


def points(name: str, position: Position) -> dict[str, float]:
    return {str(option.move): option.points or 0.0 for option in weighed(name, position)}


def test_a_master_fetches_soil_for_a_full_hand_where_others_draw_more_cards() -> None:
    gaps = {}
    for name in LEVELS:
        found = points(name, hoard(0))
        gaps[name] = found["act red"] - found["act yellow"]
    assert gaps["master"] > gaps["expert"] + 3
    assert answer("master", hoard(0)) == "act red"
    assert answer("novice", hoard(0)) == "act yellow"


def test_a_master_looks_as_far_as_it_has_time() -> None:
    position = Position().hand("A", GRASS, MAPLE)
    position["A"].soil = 6
    found = [weighed("master", position, budget=Budget(ms)) for ms in (1000, 100, 20)]
    judged = ["earth-bot-playouts", "earth-bot-turns", "earth-bot-action"]
    assert [options[0].reasons[0].id for options in found] == judged
    assert weighed("expert", position, budget=Budget(1000))[0].reasons[0].id == "earth-bot-action"


def test_a_master_plays_to_the_end_against_gaia_when_it_has_time() -> None:
    position = Position(1).plant("A", d4=GRASS).hand("A", OAK, MAPLE)
    position["A"].soil = 4
    found = weighed("master", position, budget=Budget(700))
    assert found[0].reasons[0].id == "earth-bot-playouts"
    hasty = weighed("master", position, budget=Budget(20))
    assert hasty[0].reasons[0].id == "earth-bot-action"


def test_the_lead_expected_over_gaia_counts_her_points_and_ends_as_the_score() -> None:
    position = Position(1).plant("A", d4=(GRASS, 0, 2), e4=OAK).hand("A", MAPLE)
    state = position.state
    assert state.gaia is not None
    before = expected_lead(state, SOLITARY)
    state.gaia.sprouts += 10
    assert before - expected_lead(state, SOLITARY) == pytest.approx(10)
    state.stage = "over"
    assert expected_lead(state, SOLITARY) == lead_over_gaia(state)


@pytest.mark.parametrize("animals", [False, True])
def test_a_quick_game_against_gaia_goes_by_the_rules(*, animals: bool) -> None:
    options = {"gaia": "hard", "animals": animals}
    table: AnyTable = Table(GAME, 1, options, seed=f"quick {animals}")
    rng = Rng(5)
    while table.to_act:
        decision = table.decisions_for(0)[0]
        state = determinize(table.view(0), Rng(1))
        if state.stage in ("choosing", "starting"):
            move = decision.moves.pick(rng)
        else:
            move = quick(state, outlook(state, 0, SOLITARY), AGAINST_GAIA)
        assert move in decision.moves
        table.play(0, move)


def test_a_novice_does_not_see_what_abilities_will_bring() -> None:
    position = Position().hand("A", ENGINE, PRINTED)
    position["A"].soil = 9
    position.pending("A", Closing(), Planting(1))
    first = {name: str(weighed(name, position)[0].move) for name in LEVELS}
    assert first["novice"] == f"plant {PRINTED}"
    assert first["player"] == first["expert"] == first["master"] == f"plant {ENGINE}"


def test_who_leads_has_the_better_chance() -> None:
    position = Position().plant("A", d4=(ELEPHANT_GRASS, 0, 6), e4=(OAK, 0, 1))
    position.pending("A", Benefits("red"))
    position.pending("B", Benefits("red"))
    ahead, behind = (weighed("master", position, seat)[0].chance for seat in "AB")
    assert ahead > 0.5 > behind


@pytest.mark.parametrize(
    ("seats", "options", "seed"), [(2, {"animals": True}, "late 3"), (3, {}, "late 1")]
)
def test_the_points_expected_in_the_last_turn_are_those_made(
    seats: int, options: dict[str, object], seed: str
) -> None:
    """A quick game to its last action; from there a master plays what it has promised."""
    table: AnyTable = Table(GAME, seats, options, seed=seed)
    quick, master = make_bot("earth", "greedy", 1), make_bot("earth", "master", 7)
    last, promised = -1, 0.0
    while table.to_act:
        seat = table.to_act[0]
        seen, decision = table.view(seat), table.decisions_for(seat)[0]
        acting = isinstance(decision.moves[0], Act)
        if acting and turns_left(determinize(seen, Rng(1)), seat) == 0:
            last = seat
            promised = master.weigh(seen, decision, BUDGET)[0].points or 0.0
        bot = master if seat == last else quick
        table.play(seat, bot.choose(seen, decision, BUDGET).move)
    assert table.outcome is not None
    assert last >= 0
    assert promised == pytest.approx(table.outcome.scores[last].total, abs=6)


@pytest.mark.parametrize(("seats", "options"), [*MODES, (5, {"animals": True})])
def test_quick_games_end_at_any_table(seats: int, options: dict[str, object]) -> None:
    state = GAME.setup(GAME.read_options(options, seats), seats, Rng(4))
    play_on(state, SHARP if seats > 1 else SOLITARY)
    assert state.stage == "over"
    assert rules.decisions(state) == ()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_master_plays_games_among_rivals_in_its_head(seats: int) -> None:
    """It says so, knows the rivals' hands no better than they do, and answers alike again."""
    state = GAME.setup(GAME.read_options({}, seats), seats, Rng(8))
    look = [outlook(state, seat, SHARP) for seat in range(seats)]
    while state.stage != "turn":
        asked = rules.decisions(state)[0]
        rules.apply(state, asked.seat, choose(state, look[asked.seat])[0].move, null_log)
    [decision] = rules.decisions(state)
    bot = make_bot("earth", "master", 7)
    first = bot.weigh(view(state, decision.seat), decision, Budget(1000))
    assert first[0].reasons[0].id == "earth-bot-playouts"
    assert {option.move for option in first} <= set(decision.moves)
    others = determinize(view(state, decision.seat), Rng(99))
    assert others.boards[1 - decision.seat].hand != state.boards[1 - decision.seat].hand
    again = make_bot("earth", "master", 7)
    assert again.weigh(view(others, decision.seat), decision, Budget(1000)) == first
