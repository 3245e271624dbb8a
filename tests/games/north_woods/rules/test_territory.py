"""Territory: taking a rival's chain."""

from __future__ import annotations

from games.north_woods.woods import ACT, START, lying, piles, woods
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.diet import form
from hedgerow.games.north_woods.frames import Start
from hedgerow.games.north_woods.rules import territory
from hedgerow.games.north_woods.tableau import NOTHING, STAND_IN, Lying
from hedgerow.table import AnyTable
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused, table_at


def against(theirs: str, hand: str, **more: object) -> AnyTable:
    """Seat A at the start of its turn, with these cards, against B's chains."""
    return woods("", theirs, hands=[hand, ""], frame=START, **more)  # type: ignore[arg-type]


@rule("NWO-53")
def test_territory_takes_the_place_of_drawing() -> None:
    table = against("white_tailed_deer > plants", "cougar")
    play(table, "territory cougar, seize B 2")
    assert lying(table, 0) == "cougar > white_tailed_deer > plants"
    assert refused(table, "draw") == "NWO-47"
    assert table.view(0).hand == ()


@rule("NWO-53")
def test_territory_comes_before_any_card_is_drawn() -> None:
    table = against("white_tailed_deer > plants", "cougar")
    play(table, "draw")
    assert offered(table, prefix="territory") == []
    assert refused(table, "territory cougar") == "NWO-53"
    play(table, "draw")
    assert refused(table, "territory cougar") == "NWO-53"


@rule("NWO-54")
def test_the_aggressor_is_a_species_of_the_hand() -> None:
    table = woods("bobcat", "white_tailed_deer > plants", hands=["eggs", "cougar"], frame=START)
    assert refused(table, "territory bobcat") == "NWO-54"
    assert refused(table, "territory eggs") == "NWO-54"
    assert refused(table, "territory cougar") == "NWO-54"


@rule("NWO-54")
def test_the_aggressor_is_shown_before_its_chain_is_chosen() -> None:
    table = against("white_tailed_deer > plants, snowshoe_hare > plants", "cougar")
    play(table, "territory cougar")
    assert offered(table) == ["seize B 2", "seize B 4"]
    assert table.view(1).pending[-1].card == "cougar"
    assert refused(table, "draw") == "NWO-55"


@rule("NWO-55")
def test_only_chains_of_others_that_stand_on_a_resource() -> None:
    table = woods(
        "snowshoe_hare > plants",
        "raccoon, deer_mouse",
        "beaver > plants",
        hands=["cougar", "", ""],
        piles=["mink"],
        frame=START,
    )
    play(table, "territory cougar")
    assert offered(table) == ["seize C 2"]
    for aim in ("seize A 2", "seize B 1", "seize B 2", "seize C 1"):
        assert refused(table, aim) == "NWO-55"
    nothing = against("raccoon", "cougar", piles=["mink"])
    assert refused(nothing, "territory cougar") == "NWO-55"


@rule("NWO-55")
def test_a_resource_alone_is_a_chain() -> None:
    table = against("plants", "moose")
    play(table, "territory moose, seize B 1")
    assert lying(table, 0) == "moose > plants"
    assert lying(table, 1) == ""


@rule("NWO-56")
def test_the_aggressor_outranks_every_card_of_the_chain() -> None:
    table = against("red_fox > snowshoe_hare > plants", "raccoon")
    assert refused(table, "territory raccoon") == "NWO-56"
    both = against("red_fox > snowshoe_hare > plants, deer_mouse > insects", "raccoon")
    play(both, "territory raccoon")
    assert offered(both) == ["seize B 5"]
    assert refused(both, "seize B 3") == "NWO-56"


@rule("NWO-56", "NWO-104")
def test_a_boom_lowers_the_rank_to_beat() -> None:
    table = against("red_fox- > snowshoe_hare > plants", "raccoon")
    play(table, "territory raccoon, seize B 3")
    assert lying(table, 0) == "raccoon > red_fox- > snowshoe_hare > plants"


@rule("NWO-57")
def test_who_can_eat_the_highest_card_takes_the_whole_chain() -> None:
    table = against("raccoon > wood_frog > insects", "cougar")
    play(table, "territory cougar, seize B 3")
    assert lying(table, 0) == "cougar > raccoon > wood_frog > insects"
    assert lying(table, 1) == ""


@rule("NWO-58", "NWO-60")
def test_what_cannot_be_eaten_is_scared_off_one_by_one() -> None:
    table = against("gray_wolf > raccoon > wood_frog > insects", "grizzly_bear")
    told = play(table, "territory grizzly_bear, seize B 4")
    # The bear eats no wolf; it eats the raccoon.
    assert lying(table, 0) == "grizzly_bear > raccoon > wood_frog > insects"
    assert lying(table, 1) == "gray_wolf!"
    assert told[-1].scared == ("gray_wolf",)


@rule("NWO-58", "NWO-60")
def test_the_aggressor_may_go_down_to_the_resource() -> None:
    table = against("red_fox > snowshoe_hare > plants", "moose")
    play(table, "territory moose, seize B 3")
    assert lying(table, 0) == "moose > plants"
    assert lying(table, 1) == "red_fox!, snowshoe_hare!"


@rule("NWO-59")
def test_an_aggressor_that_can_eat_nothing_of_it_takes_nothing() -> None:
    table = against("mallard > aquatic_plants", "cougar")  # the mallard flies
    assert refused(table, "territory cougar") == "NWO-59"
    two = against("mallard > aquatic_plants, beaver > plants", "cougar")
    play(two, "territory cougar")
    assert refused(two, "seize B 2") == "NWO-59"


@rule("NWO-60", "NWO-72")
def test_the_scared_have_until_the_end_of_their_owners_turn() -> None:
    table = against("gray_wolf > white_tailed_deer > plants", "cougar")
    play(table, "territory cougar, seize B 3, end")
    assert lying(table, 1) == "gray_wolf!"
    play(table, "draw, draw, end, bury 3 1")
    assert lying(table, 1) == ""
    assert "gray_wolf" in piles(table)


def doubled(hand: str, third: str = "") -> AnyTable:
    """B has fruit under Abundance that feeds a mouse and, beside it, a fox."""
    theirs = "deer_mouse > fruit_berries x2, red_fox"
    table = woods("", theirs, third, hands=[hand, "", ""], turn=1)
    play(table, "lift 3, on 1")
    return turn_of_a(table)


def turn_of_a(table: AnyTable) -> AnyTable:
    """The same position at the start of A's turn."""
    table._state.turn, table._state.stack = 0, [START]
    return table_at(GAME, table._state)


@rule("NWO-61")
def test_the_aggressor_beats_the_higher_one_too() -> None:
    table = doubled("raccoon", "insects")
    play(table, "territory raccoon")
    assert offered(table) == ["seize C 1"]
    assert refused(table, "seize B 2") == "NWO-61"
    assert refused(table, "seize B 3") == "NWO-56"


@rule("NWO-62")
def test_the_resource_goes_with_the_chosen_chain_and_the_other_stays_fed() -> None:
    table = doubled("grizzly_bear")
    play(table, "territory grizzly_bear, seize B 2")
    assert lying(table, 0) == "grizzly_bear > deer_mouse > fruit_berries"
    assert lying(table, 1) == "red_fox > fruit_berries (A)"
    assert table._state.tables[1][0].mark == STAND_IN


@rule("NWO-62")
def test_with_one_chain_the_abundance_goes_along() -> None:
    table = against("deer_mouse > fruit_berries x2", "grizzly_bear")
    play(table, "territory grizzly_bear, seize B 2")
    assert lying(table, 0) == "grizzly_bear > deer_mouse > fruit_berries x2"


@rule("NWO-62")
def test_when_the_chosen_chain_is_scared_off_the_resource_still_goes() -> None:
    table = doubled("white_tailed_deer coyote")
    play(table, "territory coyote")
    # The coyote eats the fox and takes it; the mouse stays on the Abundance.
    play(table, "seize B 3")
    assert lying(table, 0) == "coyote > red_fox > fruit_berries"
    assert lying(table, 1) == "deer_mouse > fruit_berries (A)"


@rule("NWO-63")
def test_an_abundance_in_a_resources_stead_has_no_rank_and_is_no_resource() -> None:
    table = doubled("grizzly_bear wildfire winter")
    play(table, "territory grizzly_bear, seize B 2")
    assert table.view(None).ranks[1] == (5,)
    assert table.view(None).tables[1][0].rank == 0
    play(table, "use wildfire")  # B has no resource, so nothing burns
    assert lying(table, 1) == "red_fox > fruit_berries (A)"
    play(table, "use winter")
    assert lying(table, 1) == "red_fox > fruit_berries (A)"


@rule("NWO-63")
def test_it_feeds_one_species_and_goes_when_it_feeds_none() -> None:
    table = doubled("grizzly_bear")
    play(table, "territory grizzly_bear, seize B 2, end, draw, draw, B end")
    assert lying(table, 1) == "red_fox > fruit_berries (A)"
    table._state.turn, table._state.stack = 1, [ACT]
    table = table_at(GAME, table._state)
    play(table, "lift 3, apart, end, bury 1 1, bury 3 2")
    assert lying(table, 1) == ""
    assert {"red_fox", "abundance"} <= set(piles(table))


@rule("NWO-63", "NWO-80")
def test_an_abundance_that_goes_is_no_species_that_died() -> None:
    table = woods("plants", hands=["eggs", ""])
    table._state.tables[0] = [Lying(table._state.tables[0][0].form, NOTHING, STAND_IN)]
    table = table_at(GAME, table._state)
    play(table, "end")
    assert offered(table) == ["bury 1 1"]
    play(table, "bury 1 1")
    assert piles(table) == ["abundance", "", ""]
    assert table.view(None).turn == 1  # nobody asks once more


@rule("NWO-55", "NWO-63")
def test_a_chain_on_an_abundance_alone_cannot_be_taken() -> None:
    table = doubled("grizzly_bear cougar")
    play(table, "territory grizzly_bear, seize B 2")
    assert refused(turn_of_a(table), "territory cougar") == "NWO-55"


@rule("NWO-31")
def test_territory_is_the_only_way_to_a_rivals_living_chain() -> None:
    table = woods("moose", "plants", hands=["", ""])
    assert offered(table) == ["feed", "end"]


def test_aggressors_are_those_that_find_prey_in_a_chain() -> None:
    """The quick look at all chains agrees with the chains one by one."""
    found = 0
    for seed in range(4):
        rng = Rng(seed)
        state = GAME.setup(GAME.read_options({"rounds": 12}), 4, rng)
        while asked := GAME.decisions(state):
            if isinstance(state.stack[-1], Start):
                aims = territory.chains(state)
                hand = dict.fromkeys(state.hands[state.turn])
                slowly = [
                    kind
                    for kind in hand
                    if any(territory.prey(state, form(kind), aim) is not None for aim in aims)
                ]
                assert territory.aggressors(state) == slowly
                found += len(slowly)
            GAME.apply(state, asked[0].seat, asked[0].moves.pick(rng), null_log)
    assert found > 50
