"""North Woods' bots: lawful everywhere, sensible where the right move is plain."""

from __future__ import annotations

from typing import Any

import pytest

from bots.north_woods.positions import ALMOST, KNOWN_DISEASE
from bots.north_woods.turns import SHORT, turn
from games.north_woods.woods import ACT, START, lying, piles, woods
from hedgerow.arena import simulate
from hedgerow.bots import Budget, make_bot
from hedgerow.bots.north_woods import bots as woods_bots
from hedgerow.bots.north_woods.defence import danger
from hedgerow.bots.north_woods.rollout import look_ahead
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.frames import Acting
from hedgerow.games.north_woods.ids import kinds
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import AnyTable, Table
from hedgerow.testing.tables import offered, play, table_at

NAMES = ("greedy", "hunter")


def asked(table: AnyTable, name: str, budget: Budget = SHORT) -> str:
    """What a bot does with the decision that is due."""
    seat = table.to_act[0]
    bot = make_bot("north_woods", name, 1)
    return str(bot.choose(table.view(seat), table.decisions_for(seat)[0], budget).move)


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
    assert one.view(0) == table_at(GAME, state).view(0)
    assert asked(one, "hunter", Budget(60)) == asked(table_at(GAME, state), "hunter", Budget(60))


@pytest.mark.parametrize("ms", [0, 7, 60])
def test_hunter_looks_ahead_no_more_often_than_its_budget_allows(
    ms: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    def counted(*given: Any) -> float:
        nonlocal looks
        looks += 1
        return look_ahead(*given)

    monkeypatch.setattr(woods_bots, "look_ahead", counted)
    table = woods(ALMOST, ALMOST, hands=["niche moose", ""], frame=START)
    assert asked(table, "hunter", Budget(ms)) in offered(table)
    most = ms / (2 * woods_bots.LOOK_MS)
    assert most / 2 < looks <= most or (looks == 0 and ms < 10)


def test_hunter_lays_its_chains_out_of_reach() -> None:
    """The bear stands alone on fruit while a loose deer could be taken: together they are safe."""
    table = woods("black_bear > fruit_berries, white_tailed_deer > plants", hands=["", ""])
    state = table._state
    state.hands[1] = bytes((kinds()["cougar"],))
    state.deck = state.deck.replace(state.hands[1], b"", 1)
    table = table_at(GAME, state)
    before = danger(state, state.tables[0])
    made = turn(table, "hunter")
    assert made[0].startswith("lift")
    assert danger(state, state.tables[0]) < before
    assert "!" not in lying(table, 0)


def test_greedy_beats_random() -> None:
    result = simulate(GAME, 2, 12, ["greedy", "random"], seed=5)
    assert result.bots["greedy"].win_rate > 0.8


def test_a_choice_that_draws_nothing_needs_no_clock() -> None:
    table = woods("", hands=["eggs fungi plants insects mink", ""], frame=ACT)
    play(table, "end")
    assert asked(table, "hunter", Budget(0)) in offered(table)
    assert box().copies == 123
