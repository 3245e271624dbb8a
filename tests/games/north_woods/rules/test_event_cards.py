"""What holds for all events; Disease, Abundance, Wildfire and Migration, sentence by sentence."""

from __future__ import annotations

import pytest

from games.north_woods.woods import START, hand, kinds_of, lying, piles, woods
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.events import Fell, Spent
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused, table_at

FULL = (
    "cougar > white_tailed_deer > plants, gray_wolf > snowshoe_hare > plants, "
    "coyote > fruit_berries, mink > deer_mouse > insects"
)
"""All eight ranks, all fed."""
BUSY = ["eggs", "fungi", "insects"]
"""No empty place on the dying display."""


# All of them


@rule("NWO-80")
def test_an_event_is_used_at_any_time_of_ones_own_turn() -> None:
    table = woods("", "moose", hands=["disease niche pollution", "spring"], frame=START)
    play(table, "use disease, aim B 1")  # before drawing
    play(table, "draw, use niche, name 8")  # between the two cards
    play(table, "draw, use pollution, cover 1")  # among the actions
    assert table.view(0).hand_sizes[0] == 3
    assert refused(table, "use spring") == "NWO-80"  # another seat's


@rule("NWO-80", "NWO-73")
def test_an_event_is_used_while_discarding() -> None:
    table = woods("", "moose", hands=["eggs fungi plants mink disease", ""])
    play(table, "end")
    assert offered(table, prefix="use") == ["use disease"]
    play(table, "use disease, aim B 1")
    assert piles(table) == ["moose", "disease", ""]
    assert offered(table, prefix="use") == []
    assert len(offered(table, prefix="discard")) == 4  # four cards are left: one of them has to go
    play(table, "discard mink 3")
    assert table.view(None).turn == 1


@rule("NWO-80", "NWO-73")
def test_a_used_event_need_not_be_discarded() -> None:
    table = woods("", "moose", hands=["eggs fungi plants disease", ""])
    play(table, "end, use disease, aim B 1")
    assert table.view(None).turn == 1
    assert hand(table, 0) == {"eggs", "fungi", "plants"}


@rule("NWO-80")
def test_with_the_last_discard_the_turn_is_over() -> None:
    table = woods("", "moose", hands=["eggs fungi disease mink", ""])
    play(table, "end, discard mink 1")
    assert table.view(None).turn == 1


@rule("NWO-80", "NWO-110")
def test_an_event_is_used_while_species_die() -> None:
    """It is asked for even where the places of the dying are plain."""
    table = woods("moose, coyote", "mink", hands=["disease", ""])
    play(table, "end")
    assert offered(table) == ["bury 1 1", "bury 2 1", "use disease"]
    assert refused(table, "use spring") == "NWO-80"
    play(table, "use disease, aim B 1")
    # There is carrion now, but the coyote was found hungry.
    assert piles(table)[:2] == ["mink", "disease"]
    assert offered(table) == ["bury 1 3", "bury 2 3"]
    play(table, "bury 2 3, bury 1 1")
    assert lying(table, 0) == ""
    assert piles(table) == ["mink moose", "disease", "coyote"]


@rule("NWO-80", "NWO-110")
def test_when_the_hungry_are_gone_an_event_may_follow() -> None:
    table = woods("moose", hands=["renewal", ""])
    play(table, "end, bury 1 1")
    assert offered(table) == ["end", "use renewal"]
    assert table.decisions_for(0)[0].prompt.id == "north-woods-prompt-last"
    assert refused(table, "discard renewal 2") == "NWO-73"
    play(table, "use renewal, fetch 1 1")
    assert hand(table, 0) == {"moose"}
    play(table, "end")
    assert table.view(None).turn == 1
    calm = woods("moose", hands=["renewal", ""])
    play(calm, "end, bury 1 1, end")
    assert calm.view(None).turn == 1


@rule("NWO-80")
@pytest.mark.parametrize("held", ["renewal", "eggs"])
def test_nobody_learns_from_a_question_whether_a_seat_holds_an_event(held: str) -> None:
    table = woods("moose", hands=[held, ""])
    play(table, "end")
    assert table.to_act == (0,)
    play(table, "bury 1 1")
    assert (table.view(None).turn, table.to_act) == (0, (0,))
    play(table, "end")
    assert table.view(None).turn == 1


@rule("NWO-80", "NWO-74")
def test_a_seat_without_a_hand_is_not_asked_where_it_has_no_choice() -> None:
    table = woods("moose", hands=["", ""])
    play(table, "end")
    assert table.view(None).turn == 1


@rule("NWO-80")
def test_a_turn_in_which_nothing_dies_ends_at_once() -> None:
    table = woods("plants", "moose", hands=["disease", ""])
    play(table, "end")
    assert table.view(None).turn == 1


@rule("NWO-110", "NWO-73")
def test_a_hand_that_an_event_makes_larger_is_brought_down_again() -> None:
    table = woods("", hands=["eggs fungi plants renewal", ""], piles=["moose beaver", "insects"])
    play(table, "end, use renewal, fetch 1 2, fetch 2 1")
    assert len(table.view(0).hand) == 5
    play(table, "discard beaver 3")
    assert table.view(None).turn == 0
    play(table, "discard eggs 1")
    assert table.view(None).turn == 1


@rule("NWO-80", "NWO-76", "NWO-110")
def test_an_event_is_used_before_a_habitat_is_declared() -> None:
    table = woods(FULL, "moose", hands=["spring eggs fungi plants", ""], deck_top="muskrat mallard")
    play(table, "end, discard plants 1")
    assert offered(table) == ["declare", "end", "use spring"]
    play(table, "use spring, keep muskrat")
    assert offered(table, prefix="declare") == ["declare"]
    table = woods(FULL, "moose", hands=["renewal eggs fungi plants", ""], piles=["mink"])
    play(table, "end, discard plants 2, use renewal, fetch 1 1, fetch 2 1")
    assert len(table.view(0).hand) == 4  # one too many again
    assert offered(table, prefix="declare") == []
    play(table, "discard mink 2")
    assert offered(table, prefix="declare") == ["declare"]


@rule("NWO-53", "NWO-80")
def test_an_event_before_drawing_leaves_territory_open() -> None:
    table = woods(
        "", "gray_wolf > white_tailed_deer > plants", hands=["disease bobcat", ""], frame=START
    )
    assert offered(table, prefix="territory") == []
    play(table, "use disease, aim B 3, territory bobcat, seize B 2")
    assert lying(table, 0) == "bobcat > white_tailed_deer > plants"


@rule("NWO-81", "NWO-66")
def test_a_used_event_goes_to_the_dying_display() -> None:
    table = woods("", hands=["niche", ""])
    play(table, "use niche, name 2")
    assert piles(table) == ["niche", "", ""]
    busy = woods("", hands=["niche", ""], piles=BUSY)
    play(busy, "use niche, name 2")
    assert offered(busy) == ["cover 1", "cover 2", "cover 3"]
    assert refused(busy, "end") == "NWO-66"
    play(busy, "cover 2")
    assert piles(busy) == ["eggs", "fungi niche", "insects"]


@rule("NWO-82")
@pytest.mark.parametrize("event", ["disease", "abundance", "population_boom"])
def test_some_events_need_an_aim(event: str) -> None:
    table = woods("", "", hands=[event, ""])
    assert offered(table, prefix="use") == []
    assert refused(table, f"use {event}") == "NWO-82"


@rule("NWO-82")
@pytest.mark.parametrize("event", ["wildfire", "pollution", "winter", "renewal", "migration"])
def test_other_events_do_what_they_can(event: str) -> None:
    table = woods("", "", hands=[event, ""])
    play(table, f"use {event}")
    assert piles(table) == [event, "", ""]


@rule("NWO-83", "NWO-98")
def test_several_seats_give_in_turn_order_from_the_next_one() -> None:
    fed = "moose > plants, moose"
    table = woods(
        fed.replace("moose", "muskrat"),
        "",
        "gray_wolf, gray_wolf",
        "cougar",
        turn=1,
        hands=["", "pollution", "", ""],
        piles=BUSY,
    )
    play(table, "use pollution")
    assert table.to_act == (2,)
    assert refused(table, "declare") == "NWO-76"
    play(table, "C bury 1 1")
    assert table.to_act == (3,)
    play(table, "D bury 1 2")
    assert table.to_act == (0,)
    play(table, "A bury 2 3")
    assert piles(table) == ["eggs gray_wolf", "fungi cougar", "insects muskrat"]


@rule("NWO-84", "NWO-66")
def test_who_gives_up_a_card_chooses_the_pile() -> None:
    table = woods("", "cougar", hands=["pollution", ""], piles=BUSY)
    play(table, "use pollution")
    assert offered(table) == ["bury 1 1", "bury 1 2", "bury 1 3"]
    play(table, "B bury 1 2")
    assert piles(table)[1] == "fungi cougar"


@rule("NWO-84", "NWO-65")
def test_an_empty_place_comes_first_here_too() -> None:
    table = woods("", "gray_wolf, gray_wolf", hands=["pollution", ""], piles=["eggs", "fungi"])
    play(table, "use pollution")
    assert offered(table) == ["bury 1 3", "bury 2 3"]
    assert refused(table, "bury 1 1") == "NWO-65"


# Disease


@rule("NWO-85")
def test_disease_puts_a_rivals_species_on_the_dying_display() -> None:
    table = woods("moose", "cougar > white_tailed_deer > plants", hands=["disease", ""], piles=BUSY)
    play(table, "use disease")
    assert offered(table) == ["aim B 2", "aim B 3"]
    assert refused(table, "aim A 1") == "NWO-85"
    assert refused(table, "aim B 1") == "NWO-85"
    assert refused(table, "end") == "NWO-82"
    play(table, "aim B 2")
    assert offered(table) == ["cover 1", "cover 2", "cover 3"]  # the active seat chooses the pile
    play(table, "cover 1, cover 3")
    assert piles(table) == ["eggs white_tailed_deer", "fungi", "insects disease"]
    assert lying(table, 1) == "cougar!, plants"


@rule("NWO-85", "NWO-69")
def test_disease_takes_a_boom_along() -> None:
    table = woods("", "moose-", hands=["disease", ""])
    play(table, "use disease, aim B 1")
    assert piles(table) == ["population_boom", "moose", "disease"]


@rule("NWO-85", "NWO-69", "NWO-66")
def test_the_active_seat_lays_what_disease_struck_card_by_card() -> None:
    table = woods("", "moose-", hands=["disease", ""], piles=BUSY)
    told = play(table, "use disease, aim B 1, cover 2, cover 2, cover 3")
    assert piles(table) == ["eggs", "fungi population_boom moose", "insects disease"]
    assert told[-2:] == [Fell(0, "moose", 1, "struck"), Spent("disease", 2)]


@rule("NWO-84", "NWO-69")
def test_who_gives_up_a_card_chooses_for_its_event_too() -> None:
    table = woods("", "gray_wolf-", hands=["pollution", ""], piles=BUSY)
    play(table, "use pollution, B bury 1 1")
    assert table.to_act == (1,)
    assert offered(table) == ["cover 1", "cover 2", "cover 3"]
    told = play(table, "B cover 3")
    assert told[0] == Fell(1, "gray_wolf", 2, "given")
    assert table.to_act == (0,)
    assert piles(table) == ["eggs population_boom", "fungi", "insects gray_wolf"]


@rule("NWO-102", "NWO-103", "NWO-69")
def test_winter_asks_for_no_pile() -> None:
    table = woods("", "plants x2", hands=["winter", ""], piles=BUSY)
    play(table, "use winter")
    assert piles(table) == ["winter", "", ""]
    assert lying(table, 1) == ""
    assert table.to_act == (0,)


# Abundance


@rule("NWO-86", "NWO-81")
def test_abundance_lets_a_resource_feed_two_and_stays_beside_it() -> None:
    table = woods("moose > plants, beaver", hands=["abundance", ""])
    play(table, "use abundance, aim A 1, lift 3, on 1")
    assert lying(table, 0) == "moose > plants x2, beaver > plants x2"
    assert piles(table) == ["", "", ""]


@rule("NWO-86", "NWO-27")
def test_a_third_card_must_take_a_place() -> None:
    table = woods("moose > plants x2, beaver, muskrat")
    play(table, "lift 3, on 1, lift 4, on 1")
    assert lying(table, 0) == "moose!, beaver > plants x2, muskrat > plants x2"


@rule("NWO-86")
def test_abundance_goes_beside_any_resource_in_play_and_no_species() -> None:
    table = woods("plants", "moose > plants", hands=["abundance", ""])
    play(table, "use abundance")
    assert offered(table) == ["aim A 1", "aim B 1"]
    assert refused(table, "aim B 2") == "NWO-86"


@rule("NWO-87")
def test_a_resource_is_not_under_abundance_twice() -> None:
    table = woods("plants x2, eggs", hands=["abundance", ""])
    play(table, "use abundance")
    assert offered(table) == ["aim A 2"]
    assert refused(table, "aim A 1") == "NWO-87"


# Wildfire


@rule("NWO-88")
def test_wildfire_makes_a_seat_give_up_a_resource_of_its_choice() -> None:
    table = woods("eggs", "moose > plants, fungi", "mink", hands=["wildfire", "", ""])
    play(table, "use wildfire")
    assert offered(table) == ["burn B"]
    assert refused(table, "burn C") == refused(table, "burn A") == "NWO-88"
    play(table, "burn B")
    assert table.to_act == (1,)
    assert refused(table, "bury 2 1") == "NWO-88"
    play(table, "B bury 1 1")
    assert lying(table, 1) == "moose!, fungi"
    assert piles(table) == ["plants", "wildfire", ""]


@rule("NWO-88")
def test_where_nobody_has_a_resource_nothing_burns() -> None:
    table = woods("plants", "mink", hands=["wildfire", ""])
    assert kinds_of(play(table, "use wildfire")) == ["Used", "Spent"]


@rule("NWO-89")
def test_an_open_resource_of_the_same_kind_rescues_the_chain() -> None:
    table = woods("plants", "cougar > moose > plants", hands=["wildfire", ""])
    play(table, "use wildfire, burn B")
    assert offered(table) == ["adopt 2", "done"]
    assert refused(table, "adopt 3") == "NWO-89"
    assert refused(table, "end") == "NWO-89"
    play(table, "adopt 2")
    assert lying(table, 0) == "cougar > moose > plants"
    assert lying(table, 1) == ""


@rule("NWO-89")
def test_the_rescue_from_a_wildfire_is_a_choice() -> None:
    table = woods("plants", "moose > plants", hands=["wildfire", ""])
    play(table, "use wildfire, burn B, done")
    assert lying(table, 1) == "moose!"


@rule("NWO-89")
@pytest.mark.parametrize("own", ["aquatic_plants", "beaver > plants", ""])
def test_without_an_open_resource_of_the_kind_nothing_is_rescued(own: str) -> None:
    table = woods(own, "moose > plants", hands=["wildfire", ""])
    play(table, "use wildfire, burn B")
    assert lying(table, 1) == "moose!"
    assert "end" in offered(table)


@rule("NWO-89", "NWO-69")
def test_one_chain_for_each_free_place() -> None:
    table = woods("plants", "moose > plants x2, beaver", hands=["wildfire", ""], turn=1)
    play(table, "lift 3, on 1")
    table._state.turn = 0
    table = table_at(GAME, table._state)
    play(table, "use wildfire, burn B")
    assert offered(table) == ["adopt 2", "adopt 3", "done"]
    play(table, "adopt 3")
    assert lying(table, 0) == "beaver > plants"
    assert lying(table, 1) == "moose!"
    assert piles(table) == ["abundance", "plants", "wildfire"]


@rule("NWO-89")
def test_with_two_free_places_both_chains_are_rescued_one_after_the_other() -> None:
    table = woods("plants, plants", "moose > plants x2, beaver", hands=["wildfire", ""], turn=1)
    play(table, "lift 3, on 1")
    table._state.turn = 0
    table = table_at(GAME, table._state)
    play(table, "use wildfire, burn B, adopt 3")
    assert offered(table) == ["adopt 2", "done"]
    play(table, "adopt 2")
    assert lying(table, 0) == "moose > plants, beaver > plants"
    assert lying(table, 1) == ""


@rule("NWO-89", "NWO-69", "NWO-84")
def test_the_burnt_resource_is_laid_before_its_chains_are_rescued() -> None:
    table = woods("plants", "moose > plants x2", hands=["wildfire", ""], piles=BUSY)
    play(table, "use wildfire, burn B, B bury 1 1")
    assert (table.to_act, offered(table, prefix="cover")) == (
        (1,),
        ["cover 1", "cover 2", "cover 3"],
    )
    play(table, "B cover 2")
    assert (table.to_act, offered(table)) == ((0,), ["adopt 2", "done"])
    assert piles(table) == ["eggs abundance", "fungi plants", "insects"]


# Migration


@rule("NWO-90", "NWO-91")
def test_all_hands_go_to_the_left_at_once() -> None:
    table = woods(hands=["migration eggs", "", "mink moose"])
    play(table, "use migration")
    assert [hand(table, seat) for seat in range(3)] == [{"mink", "moose"}, {"eggs"}, set()]


@rule("NWO-92")
def test_after_a_migration_only_rescues() -> None:
    table = woods("plants, moose", hands=["migration spring", "eggs niche"], piles=["beaver"])
    play(table, "use migration")
    assert offered(table) == ["rescue 1", "end"]
    for move in ("play eggs", "use niche", "lift 2", "feed"):
        assert refused(table, move) == "NWO-92"
    play(table, "rescue 1, on 1")
    assert lying(table, 0) == "moose!, beaver > plants"
    play(table, "end")
    assert table.view(None).turn == 1
    assert "play spring" not in offered(table)
    assert "use spring" in offered(table)


@rule("NWO-92", "NWO-80")
def test_a_migration_before_drawing_ends_the_drawing() -> None:
    table = woods("", hands=["migration", "eggs"], frame=START)
    play(table, "use migration")
    assert offered(table) == ["end"]


@rule("NWO-92", "NWO-80")
def test_a_migration_while_discarding_brings_no_actions_back() -> None:
    table = woods(
        "plants",
        hands=["migration spring eggs fungi insects", "niche mink"],
        piles=["beaver", "moose", ""],
    )
    play(table, "end, use migration")
    assert hand(table, 0) == {"niche", "mink"}
    assert table.view(None).turn == 1
    assert lying(table, 0) == "plants"


@rule("NWO-92", "NWO-80")
def test_after_a_migration_no_event_is_used_while_species_die() -> None:
    table = woods("moose", "mink", hands=["migration", "disease"], piles=BUSY)
    play(table, "end, use migration, cover 1")
    assert hand(table, 0) == {"disease"}
    assert offered(table) == ["bury 1 1", "bury 1 2", "bury 1 3"]
    assert refused(table, "use disease") == "NWO-92"
    play(table, "bury 1 1")
    assert table.view(None).turn == 1


@rule("NWO-93")
def test_a_seat_remembers_the_hand_it_passed() -> None:
    table = woods(hands=["migration eggs mink", "moose", "fungi"])
    play(table, "use migration")
    assert table.view(0).known == ((), ("eggs", "mink"), ())
    assert table.view(1).known == ((), (), ("moose",))
    assert table.view(2).known == (("fungi",), (), ())
    assert table.view(None).seen == ((), (), ())
    assert table.view(0).hand == ("fungi",)


@rule("NWO-93", "NWO-46")
def test_what_everybody_knew_of_a_hand_moves_with_it() -> None:
    table = woods(
        hands=["", "migration eggs", ""], display=["mink", "moose", "cougar"], frame=START
    )
    play(table, "take 1, draw, end, draw, draw, use migration")
    assert table.view(2).known[1] == ("mink",)
    assert table.view(None).seen[1] == ("mink",)
