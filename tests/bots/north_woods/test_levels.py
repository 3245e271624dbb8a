"""North Woods' levels: what each sees, and that none plays a silly move."""

from __future__ import annotations

from typing import Any

import pytest

from bots.north_woods.positions import ALMOST, KNOWN_DISEASE
from bots.north_woods.turns import turn
from games.north_woods.woods import ACT, START, woods
from hedgerow.bots import Budget, Option, levels_for, make_bot
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.frames import Acting, Aiming
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import AnyTable, Table
from hedgerow.testing.tables import table_at

NAMES = tuple(level.name for level in levels_for("north_woods"))
LITTLE, SOME, MUCH = Budget(4), Budget(60), Budget(150)


def weighed(table: AnyTable, name: str, budget: Budget = SOME) -> tuple[Option[Any], ...]:
    seat = table.to_act[0]
    decision = table.decisions_for(seat)[0]
    return make_bot("north_woods", name, 1).weigh(table.view(seat), decision, budget)


def best(table: AnyTable, name: str, budget: Budget = SOME) -> str:
    return str(weighed(table, name, budget)[0].move)


def considered(table: AnyTable, name: str) -> set[str]:
    return {str(option.move) for option in weighed(table, name)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_level_weighs_legal_options_best_first_with_reasons(name: str, seats: int) -> None:
    options = {"rounds": 2, "wolf_pair": seats == 2}
    table: AnyTable = Table(GAME, seats, options, seed=f"levels {seats}")
    catalogues = [Catalogue(language) for language in LANGUAGES]
    while table.to_act:
        seat = table.to_act[0]
        view, decision = table.view(seat), table.decisions_for(seat)[0]
        bot = make_bot("north_woods", name, seat)
        found = bot.weigh(view, decision, LITTLE)
        moves = [option.move for option in found]
        assert moves and len(set(moves)) == len(moves)
        assert all(move in decision.moves for move in moves)
        chances = [option.chance for option in found]
        assert chances == sorted(chances, reverse=True)
        assert chances[-1] >= 0 and chances[0] <= 1
        for option in found:
            assert option.reasons
            assert all(catalogue.say(told) for catalogue in catalogues for told in option.reasons)
        choice = bot.choose(view, decision, LITTLE)
        assert choice == make_bot("north_woods", name, seat).choose(view, decision, LITTLE)
        table.play(seat, choice.move)
    assert table.outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_does_not_go_in_circles(name: str) -> None:
    table: AnyTable = Table(GAME, 2, {"rounds": 4}, seed="circles")
    seen: set[object] = set()
    while table.to_act:
        seat = table.to_act[0]
        view = table.view(seat)
        if isinstance(view.top, Acting):
            here = view.turn, view.round, view.tables, view.hand, view.piles
            assert here not in seen
            seen.add(here)
        bot = make_bot("north_woods", name, seat)
        table.play(seat, bot.choose(view, table.decisions_for(seat)[0], LITTLE).move)


# No level plays a silly move


@pytest.mark.parametrize("name", NAMES)
def test_no_level_misses_a_habitat(name: str) -> None:
    won = woods(f"{ALMOST}, black_bear > fungi")
    assert best(won, name) == "declare"
    assert turn(woods(ALMOST, hands=["cougar", ""]), name, SOME)[-1] == "declare"
    assert turn(woods(ALMOST, hands=["", ""], piles=["cougar"]), name, SOME)[-1] == "declare"


@pytest.mark.parametrize("name", NAMES)
def test_every_level_takes_the_rank_that_wins(name: str) -> None:
    table = woods(ALMOST, hands=["", ""], frame=START, display=["eggs", "cougar", "mallard"])
    made = turn(table, name, SOME)
    assert "take 2" in made[:2] and made[-1] == "declare"
    niche = woods(ALMOST, hands=["niche", ""])
    assert turn(niche, name, SOME)[:2] == ["use niche", "name 8"]


@pytest.mark.parametrize("name", NAMES)
def test_an_abundance_is_never_for_a_rival(name: str) -> None:
    aiming = woods(
        "eggs, plants", "eggs, insects, fungi", frame=ACT, stack=[ACT, Aiming("abundance")]
    )
    assert considered(aiming, name) <= {"aim A 1", "aim A 2"}
    forced = woods("", "insects, fungi", frame=ACT, stack=[ACT, Aiming("abundance")])
    assert considered(forced, name) == {"aim B 1", "aim B 2"}, "used by a person, it must be aimed"
    useless = woods("moose > plants", "eggs, insects", hands=["abundance fungi", ""])
    assert "use abundance" not in considered(useless, name)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("event", ["pollution", "winter", "wildfire", "renewal", "population_boom"])
def test_an_event_that_does_nothing_is_not_used(name: str, event: str) -> None:
    """The rival has no card in play and the piles are empty."""
    table = woods("moose > plants", "", hands=[f"{event} mink raccoon bobcat", "eggs"])
    assert f"use {event}" not in considered(table, name)
    assert f"use {event}" not in turn(table, name, SOME)


@pytest.mark.parametrize("name", NAMES)
def test_an_abundance_that_completes_a_habitat_is_used(name: str) -> None:
    """The only plants feed the deer, which feeds the cougar, and the hare besides."""
    mine = (
        "cougar > white_tailed_deer > plants, moose > aquatic_plants, "
        "gray_wolf > deer_mouse > insects, striped_skunk > eggs"
    )
    table = woods(mine, hands=["abundance snowshoe_hare", ""])
    made = turn(table, name, SOME)
    assert "use abundance" in made and made[-1] == "declare"


# What a novice overlooks and others see


def test_a_novice_does_not_think_of_territory() -> None:
    """It brings three ranks at once: played on, it wins 72 % of 120 games, and drawing 66 %."""
    mine = "moose > plants, cougar > snowshoe_hare > plants"
    theirs = "raccoon > wood_frog > insects, mink > deer_mouse > fungi"
    table = woods(mine, theirs, hands=["bobcat", "eggs"], frame=START)
    assert "territory bobcat" not in considered(table, "novice")
    for name in NAMES[1:]:
        assert best(table, name, MUCH) == "territory bobcat"


def test_a_master_keeps_the_cougar_where_nobody_threatens() -> None:
    """Drawing wins 81 % of 120 games played on, Territory 72 %: the chain will still be there."""
    mine = "gray_wolf > beaver > aquatic_plants, moose > plants"
    table = woods(mine, "raccoon > wood_frog > insects", hands=["cougar", "eggs"], frame=START)
    assert not best(table, "master", MUCH).startswith("territory")


def test_only_a_master_sees_the_danger() -> None:
    """Everybody saw the rival take a Disease; the cougar is safe in the hand."""
    for name, plays in {"novice": True, "player": True, "expert": True, "master": False}.items():
        table = woods(
            "moose > plants, deer_mouse > insects",
            "mink > deer_mouse > insects",
            hands=["cougar", "disease"],
            known=KNOWN_DISEASE,
        )
        assert ("play cougar" in turn(table, name, MUCH)) == plays, name


def test_a_novice_leaves_the_dying_alone() -> None:
    """The raccoon would be rank 5, and eggs lie open for it."""
    for name in NAMES:
        table = woods("moose > plants, eggs", "mink > deer_mouse > insects", piles=["raccoon"])
        assert ("rescue 1" in turn(table, name, SOME)) == (name != "novice"), name


def test_an_expert_takes_what_a_rival_needs_to_win() -> None:
    mine = "white_tailed_deer > plants, cougar > snowshoe_hare > plants"
    theirs = "raccoon > eggs, gray_wolf > beaver > aquatic_plants, coyote > fruit_berries, "
    theirs += "mink > deer_mouse > insects, red_squirrel > fungi"
    display = ["grizzly_bear", "insects", "black_capped_chickadee"]
    for name, denies in {"novice": False, "player": False, "expert": True, "master": True}.items():
        table = woods(mine, theirs, hands=["", ""], frame=START, display=display)
        option = weighed(table, name, MUCH)[0]
        assert (str(option.move) == "take 1") == denies, name
        if denies:
            assert option.reasons[0].id == "north-woods-bot-deny"


@pytest.mark.parametrize("name", NAMES)
def test_a_level_knows_no_more_than_its_view(name: str) -> None:
    """Another hand of the rival's and another deck, the same view: the same answer."""
    one = woods(ALMOST, "moose > plants", hands=["eggs", "cougar"], frame=START)
    other = woods(ALMOST, "moose > plants", hands=["eggs", "disease"], frame=START)
    state = other._state
    state.display = one._state.display[:]
    unseen = bytes(sorted(one._state.deck + one._state.hands[1]))
    state.deck = unseen.replace(state.hands[1], b"", 1)
    again = table_at(GAME, state)
    assert one.view(0) == again.view(0)
    assert weighed(one, name) == weighed(again, name)
