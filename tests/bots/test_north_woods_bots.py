"""North Woods' bots: lawful everywhere, sensible where the right move is plain."""

from __future__ import annotations

import pytest

from games.north_woods.woods import ACT, START, AnyTable, at, lying, offered, play, woods
from hedgerow.arena import simulate
from hedgerow.bots import Budget, make_bot
from hedgerow.bots.north_woods_defence import danger, safer
from hedgerow.bots.north_woods_policy import Policy, situation
from hedgerow.bots.north_woods_rollout import quick_turn
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME, rules
from hedgerow.games.north_woods.cards import deck
from hedgerow.games.north_woods.frames import Opening
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.prospects import chance_to_win, risk
from hedgerow.games.north_woods.strategy import needs
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

NAMES = ("greedy", "hunter")
SHORT = Budget(20)

ALMOST = (
    "white_tailed_deer > plants, gray_wolf > snowshoe_hare > plants, "
    "coyote > fruit_berries, mink > deer_mouse > insects"
)
"""Every rank but 8."""


def asked(table: AnyTable, name: str, budget: Budget = SHORT) -> str:
    """What a bot does with the decision that is due."""
    seat = table.to_act[0]
    bot = make_bot("north_woods", name, 1)
    return str(bot.choose(table.view(seat), table.decisions_for(seat)[0], budget).move)


def turn(table: AnyTable, name: str, budget: Budget = SHORT) -> list[str]:
    """The moves of a bot until the turn passes or the game ends."""
    bot = make_bot("north_woods", name, 1)
    seat, made = table.to_act[0], []
    while seat in table.to_act and table.view(None).turn == seat:
        move = bot.choose(table.view(seat), table.decisions_for(seat)[0], budget).move
        made.append(str(move))
        table.play(seat, move)
    return made


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_bot_plays_every_table_by_the_rules(name: str, seats: int) -> None:
    table: AnyTable = Table(GAME, seats, {"rounds": 3, "wolf_pair": seats == 2}, seed="bots")
    bots = [make_bot("north_woods", name, seat) for seat in range(seats)]
    while table.to_act:
        seat = table.to_act[0]
        choice = bots[seat].choose(table.view(seat), table.decisions_for(seat)[0], Budget(5))
        table.play(seat, choice.move)
        assert choice.reasons
    assert table.outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_fresh_bot_chooses_like_any_other_of_its_seed(name: str) -> None:
    table: AnyTable = Table(GAME, 3, {"rounds": 2}, seed="alike")
    while table.to_act:
        seat = table.to_act[0]
        move = asked(table, name, Budget(5))
        assert move == asked(table, name, Budget(5))
        table.play(seat, move)


@pytest.mark.parametrize("name", NAMES)
def test_reasons_are_told_in_both_languages(name: str) -> None:
    table: AnyTable = Table(GAME, 2, {"rounds": 2}, seed="reasons")
    bot = make_bot("north_woods", name, 1)
    catalogues = [Catalogue(language) for language in LANGUAGES]
    while table.to_act:
        seat = table.to_act[0]
        choice = bot.choose(table.view(seat), table.decisions_for(seat)[0], Budget(5))
        for reason in choice.reasons:
            assert all(catalogue.say(reason) for catalogue in catalogues)
        table.play(seat, choice.move)


@pytest.mark.parametrize("name", NAMES)
def test_a_habitat_within_reach_is_built_and_declared(name: str) -> None:
    table = woods(ALMOST, hands=["cougar", ""])
    assert turn(table, name)[-1] == "declare"
    rescued = woods(ALMOST, hands=["", ""], piles=["cougar"])
    assert turn(rescued, name)[-1] == "declare"


@pytest.mark.parametrize("name", NAMES)
def test_the_missing_rank_is_taken_from_the_display(name: str) -> None:
    table = woods(ALMOST, hands=["", ""], frame=START, display=["eggs", "cougar", "mallard"])
    assert asked(table, name, Budget(100)) == "take 2"


@pytest.mark.parametrize("name", NAMES)
def test_a_niche_names_the_missing_rank(name: str) -> None:
    table = woods(ALMOST, hands=["niche", ""])
    assert turn(table, name)[:2] == ["use niche", "name 8"]
    assert table.outcome is not None and table.outcome.winners == (0,)


@pytest.mark.parametrize("name", NAMES)
def test_a_fat_chain_is_worth_an_aggressor(name: str) -> None:
    table = woods("", "raccoon > wood_frog > insects", hands=["cougar", ""], frame=START)
    assert asked(table, name, Budget(100)) == "territory cougar"


def test_hunter_strikes_a_rival_who_is_one_rank_short() -> None:
    theirs = (
        ALMOST.replace("mink > deer_mouse", "deer_mouse") + ", cougar > white_tailed_deer > plants"
    )
    table = woods("eggs", theirs, hands=["disease", ""])
    made = turn(table, "hunter", Budget(200))
    assert made[0] == "use disease"
    assert "cougar" not in lying(table, 1)


def test_hunter_takes_from_the_display_what_a_rival_needs_to_win() -> None:
    mine = "white_tailed_deer > plants, cougar > snowshoe_hare > plants"
    theirs = "raccoon > eggs, gray_wolf > beaver > aquatic_plants, coyote > fruit_berries, "
    theirs += "mink > deer_mouse > insects, red_squirrel > fungi"
    display = ["grizzly_bear", "insects", "black_capped_chickadee"]
    table = woods(mine, theirs, hands=["", ""], frame=START, display=display)
    assert asked(table, "hunter", Budget(200)) == "take 1"


def test_hunter_lays_its_chains_out_of_reach() -> None:
    """The bear stands alone on fruit while a loose deer could be taken: together they are safe."""
    table = woods("black_bear > fruit_berries, white_tailed_deer > plants", hands=["", ""])
    state = table._state
    state.hands[1] = bytes((kinds()["cougar"],))
    state.deck = state.deck.replace(state.hands[1], b"", 1)
    table = at(state)
    before = danger(state, state.tables[0])
    made = turn(table, "hunter")
    assert made[0].startswith("lift")
    assert danger(state, state.tables[0]) < before
    assert "!" not in lying(table, 0)


def test_nothing_is_moved_where_nothing_is_at_stake() -> None:
    assert safer(woods("turkey_vulture", hands=["", ""], piles=["moose"])._state) is None


def test_risk_counts_known_aggressors_for_sure_and_others_by_chance() -> None:
    table = woods("white_tailed_deer > plants", hands=["", ""])._state.tables[0]
    cougar = bytes((kinds()["cougar"],))
    moose = bytes((kinds()["moose"],))
    assert risk(table, 0, b"", 0, cougar) == 2.0
    assert risk(table, 0, b"", 0, moose) == 1.5  # it scares the deer off and eats the plants
    assert risk(table, 0, cougar + bytes((kinds()["eggs"],)), 1, b"") == 1.0
    assert risk(table, 0, b"", 0, bytes((kinds()["eggs"],))) == 0.0


def test_needs_tell_what_is_there_and_what_is_held() -> None:
    state = woods("moose > plants, cougar", hands=["mink eggs", ""])._state
    need = needs(situation(state, 0))
    assert need.there == 1 << 1 | 1 << 6  # the cougar starves
    assert need.held == 1 << 4 | 1 << 1
    assert need.mouths == 1 << 2 * kinds()["mink"]


def test_more_ranks_are_a_better_chance() -> None:
    little = woods("moose > plants", "moose > plants", hands=["", ""], turn=1, frame=START)
    much = woods(ALMOST, "moose > plants", hands=["", ""], turn=1, frame=START)
    assert chance_to_win(much._state, 0) > chance_to_win(little._state, 0)
    assert 0 < chance_to_win(little._state, 0) < 1


@pytest.mark.parametrize("seats", [2, 4])
def test_quick_turns_keep_every_card_and_every_link(seats: int) -> None:
    for seed in range(6):
        state = GAME.setup(GAME.options(), seats, Rng(seed))
        policy = Policy()
        census = GAME.census(state)
        while state.stack and isinstance(state.stack[-1], Opening):
            seat = GAME.decisions(state)[0].seat
            rules.apply(state, seat, policy.choose(state, seat, state.deck), null_log)
        while state.stack:
            quick_turn(state)
            assert GAME.census(state) == census
        assert state.winner >= 0 or state.round == 40


def test_greedy_beats_random() -> None:
    result = simulate(GAME, 2, 12, ["greedy", "random"], seed=5)
    assert result.bots["greedy"].win_rate > 0.8


def test_a_choice_that_draws_nothing_needs_no_clock() -> None:
    table = woods("", hands=["eggs fungi plants insects mink", ""], frame=ACT)
    play(table, "end")
    assert asked(table, "hunter", Budget(0)) in offered(table)
    assert deck().copies == 123
