"""North Woods' bots: lawful everywhere, sensible where the right move is plain."""

from __future__ import annotations

from typing import Any

import pytest

from games.north_woods.woods import (
    ACT,
    START,
    AnyTable,
    at,
    cards,
    lying,
    offered,
    piles,
    play,
    woods,
)
from hedgerow.arena import simulate
from hedgerow.bots import Budget, make_bot, north_woods
from hedgerow.bots.north_woods_defence import danger, safer
from hedgerow.bots.north_woods_layout import layout
from hedgerow.bots.north_woods_plans import situation
from hedgerow.bots.north_woods_policy import Policy
from hedgerow.bots.north_woods_reasons import chance, reason
from hedgerow.bots.north_woods_rollout import lay_out, look_ahead, quick_turn
from hedgerow.bots.north_woods_value import NAMES as NAMES_OF_NUMBERS
from hedgerow.bots.north_woods_value import WEIGHTS, chance_to_win, features
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME, rules
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.frames import Acting, Opening
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.planner import best_turn, fed_ranks
from hedgerow.games.north_woods.prospects import risk
from hedgerow.games.north_woods.strategy import needs
from hedgerow.games.north_woods.tableau import complete, filled, rank
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

NAMES = ("greedy", "hunter")
SHORT = Budget(20)

ALMOST = (
    "white_tailed_deer > plants, gray_wolf > snowshoe_hare > plants, "
    "coyote > fruit_berries, mink > deer_mouse > insects"
)
"""Every rank but 8."""
KNOWN_DISEASE = [b"", cards("disease")] * 3
"""Everybody saw the second seat take a Disease."""


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
@pytest.mark.parametrize("fresh", [False, True])
def test_a_turn_does_not_go_in_circles(name: str, fresh: bool) -> None:
    """Not even with a new bot for every move, as the server asks."""
    for number in range(4):
        table: AnyTable = Table(GAME, 2, {"rounds": 4}, seed=f"turns {number}")
        bots = [make_bot("north_woods", name, seat) for seat in range(2)]
        seen: set[object] = set()
        while table.to_act:
            seat = table.to_act[0]
            view = table.view(seat)
            if isinstance(view.top, Acting):
                here = view.turn, view.round, view.tables, view.hand, view.piles
                assert here not in seen
                seen.add(here)
            bot = make_bot("north_woods", name, seat) if fresh else bots[seat]
            table.play(seat, bot.choose(view, table.decisions_for(seat)[0], Budget(5)).move)


@pytest.mark.parametrize("name", NAMES)
def test_reasons_are_told_in_both_languages(name: str) -> None:
    table: AnyTable = Table(GAME, 2, {"rounds": 2}, seed="reasons")
    bot = make_bot("north_woods", name, 1)
    catalogues = [Catalogue(language) for language in LANGUAGES]
    while table.to_act:
        seat = table.to_act[0]
        choice = bot.choose(table.view(seat), table.decisions_for(seat)[0], Budget(5))
        for told in choice.reasons:
            assert all(catalogue.say(told) for catalogue in catalogues)
        table.play(seat, choice.move)


def why(table: AnyTable, move: str) -> list[str]:
    """The reason for a move of the seat that is asked, in both languages."""
    view = table.view(table.to_act[0])
    told = reason(view, GAME.parse(move))
    return [Catalogue(language).say(told).replace("\u00a0", " ") for language in LANGUAGES]


def test_reasons_are_sentences_that_a_person_would_say() -> None:
    table = woods(
        "plants",
        "cougar",
        hands=["moose plants disease", ""],
        piles=["mink", "beaver", "eggs"],
    )
    assert why(table, "play moose") == [
        "moose gives me rank 6, which I lack.",
        "« élan » me donne le rang 6, qui me manque.",
    ]
    assert why(table, "play plants")[0] == "plants can feed one of my species."
    assert why(table, "rescue 2")[0] == "I can feed beaver, so I rescue it: that gives me rank 5."
    assert why(table, "end")[0] == "I have done all I wanted to do."
    play(table, "use disease")
    assert why(table, "aim B 1") == [
        "It hurts B most, and that is what I want now.",
        "C’est B que cela gêne le plus, et c’est ce que je veux maintenant.",
    ]


def test_what_dies_and_what_is_given_up_have_reasons_of_their_own() -> None:
    table = woods("moose", "cougar", hands=["pollution", ""], piles=["mink", "beaver", "eggs"])
    play(table, "end")
    assert why(table, "bury 1 1")[0].startswith("I cannot feed it any more")
    play(table, "use pollution")
    assert why(table, "bury 1 1")[0] == "It is the one I can best do without."


def test_no_bot_speaks_of_a_chance_that_is_certain() -> None:
    assert chance(GAME.parse("declare"), 1.0) == ()
    assert chance(GAME.parse("draw"), None) == ()
    assert chance(GAME.parse("draw"), 0.001) == ()
    assert [one.id for one in chance(GAME.parse("draw"), 0.995)] == ["north-woods-bot-sure"]
    (some,) = chance(GAME.parse("draw"), 0.456)
    assert Catalogue("en").say(some) == "From here I think I win about 46 games in a hundred."


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
    """The cougar is struck, and the Disease covers it, so that nobody rescues it."""
    theirs = (
        ALMOST.replace("mink > deer_mouse", "deer_mouse") + ", cougar > white_tailed_deer > plants"
    )
    table = woods("eggs", theirs, hands=["disease", ""], piles=["eggs", "plants", "insects"])
    assert len(table.view(0).ranks[1]) == 7
    made = turn(table, "hunter", Budget(200))
    assert made[0] == "use disease"
    assert "cougar" not in lying(table, 1)
    assert any(pile.endswith("cougar disease") for pile in piles(table))


def test_hunter_takes_from_the_display_what_a_rival_needs_to_win() -> None:
    mine = "white_tailed_deer > plants, cougar > snowshoe_hare > plants"
    theirs = "raccoon > eggs, gray_wolf > beaver > aquatic_plants, coyote > fruit_berries, "
    theirs += "mink > deer_mouse > insects, red_squirrel > fungi"
    display = ["grizzly_bear", "insects", "black_capped_chickadee"]
    table = woods(mine, theirs, hands=["", ""], frame=START, display=display)
    choice = make_bot("north_woods", "hunter", 1).choose(
        table.view(0), table.decisions_for(0)[0], Budget(200)
    )
    assert str(choice.move) == "take 1"
    assert choice.reasons[0].id == "north-woods-bot-deny"
    assert asked(table, "greedy") == "take 3"


def test_hunter_holds_back_what_a_known_disease_would_strike() -> None:
    """Greedy plays the cougar at once; hunter saw the Disease go into the rival's hand."""
    mine, theirs = "moose > plants, deer_mouse > insects", "mink > deer_mouse > insects"
    seen: dict[str, list[str]] = {}
    for name in NAMES:
        table = woods(mine, theirs, hands=["cougar", "disease"], known=KNOWN_DISEASE)
        assert table.view(0).known[1] == ("disease",)
        seen[name] = turn(table, name, Budget(100))
    assert "play cougar" in seen["greedy"]
    assert "play cougar" not in seen["hunter"]


def test_hunter_tells_what_it_holds_back() -> None:
    table = woods("moose > plants", hands=["cougar", "disease"], known=KNOWN_DISEASE)
    bot = make_bot("north_woods", "hunter", 1)
    said = []
    while table.to_act == (0,):
        choice = bot.choose(table.view(0), table.decisions_for(0)[0], Budget(100))
        said += [reason.id for reason in choice.reasons]
        table.play(0, choice.move)
    assert "north-woods-bot-hold" in said


def test_hunter_knows_no_more_than_its_view() -> None:
    """Another hand of the rival's and another deck, the same view: the same choice."""
    one = woods(ALMOST, "moose > plants", hands=["eggs", "cougar"], frame=START)
    other = woods(ALMOST, "moose > plants", hands=["eggs", "disease"], frame=START)
    state = other._state
    state.display = one._state.display[:]
    unseen = bytes(sorted(one._state.deck + one._state.hands[1]))
    state.deck = unseen.replace(state.hands[1], b"", 1)
    assert one.view(0) == at(state).view(0)
    assert asked(one, "hunter", Budget(60)) == asked(at(state), "hunter", Budget(60))


@pytest.mark.parametrize("ms", [0, 7, 60])
def test_hunter_looks_ahead_no_more_often_than_its_budget_allows(
    ms: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    def counted(*given: Any) -> float:
        nonlocal looks
        looks += 1
        return look_ahead(*given)

    monkeypatch.setattr(north_woods, "look_ahead", counted)
    table = woods(ALMOST, ALMOST, hands=["niche moose", ""], frame=START)
    assert asked(table, "hunter", Budget(ms)) in offered(table)
    most = ms / (2 * north_woods.LOOK_MS)
    assert most / 2 < looks <= most or (looks == 0 and ms < 10)


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
    assert risk(table, b"", 0, cougar) == 2.0
    assert risk(table, b"", 0, moose) == 1.5  # it scares the deer off and eats the plants
    assert risk(table, cougar + bytes((kinds()["eggs"],)), 1, b"") == 1.0
    assert risk(table, b"", 0, bytes((kinds()["eggs"],))) == 0.0


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


def test_every_number_of_a_position_has_its_weight() -> None:
    state = woods("moose > plants", hands=["cougar", "disease"])._state
    assert len(features(state, 0, 1)) == len(NAMES_OF_NUMBERS) == len(WEIGHTS)


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
    assert box().copies == 123
