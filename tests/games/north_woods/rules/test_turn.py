"""A turn: drawing, playing, moving, rescuing."""

from __future__ import annotations

import pytest

from games.north_woods.woods import START, cards, hand, kinds_of, lying, piles, woods
from hedgerow.core.errors import BadInput
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.events import Drew, DrewCard
from hedgerow.table import AnyTable, Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused

DISPLAY = ["mink", "eggs", "cougar"]


# Drawing


@rule("NWO-41", "NWO-42")
def test_a_turn_starts_with_two_cards_from_deck_or_display() -> None:
    table = woods(hands=["", ""], frame=START, display=DISPLAY, deck_top="fungi plants")
    assert offered(table) == ["draw", "take 1", "take 2", "take 3"]
    assert refused(table, "end") == "NWO-41"
    play(table, "draw")
    assert hand(table, 0) == {"fungi"}
    play(table, "take 3")
    assert hand(table, 0) == {"fungi", "cougar"}
    assert offered(table, prefix="draw") == []
    assert refused(table, "draw") == "NWO-47"


@rule("NWO-42")
@pytest.mark.parametrize("moves", ["draw, draw", "take 1, take 2", "take 3, draw"])
def test_any_two_sources(moves: str) -> None:
    table = woods(hands=["", ""], frame=START, display=DISPLAY)
    play(table, moves)
    assert len(table.view(0).hand) == 2
    assert len(table.view(0).display) == 3


@rule("NWO-43")
def test_the_display_is_refilled_before_the_second_card() -> None:
    table = woods(hands=["", ""], frame=START, display=DISPLAY, deck_top="fungi plants")
    told = play(table, "take 1")
    assert kinds_of(told) == ["Took", "Refilled"]
    assert table.view(None).display == (("fungi",), ("eggs",), ("cougar",))
    play(table, "take 1")
    assert hand(table, 0) == {"mink", "fungi"}


@rule("NWO-42")
def test_only_the_seat_sees_what_it_draws_from_the_deck() -> None:
    table = woods(hands=["", ""], frame=START, deck_top="fungi")
    (entry,) = table.play(0, "draw")
    assert entry.seen(0) == DrewCard(0, "fungi")
    assert entry.seen(1) == entry.seen(None) == Drew(0)
    assert table.view(1).known == ((), ())


@rule("NWO-46")
def test_what_is_taken_from_the_display_is_remembered_until_it_is_seen_again() -> None:
    table = woods(hands=["", ""], frame=START, display=DISPLAY, deck_top="mink plants")
    play(table, "take 1, draw")
    assert hand(table, 0) == {"mink"} | {"plants"}
    assert table.view(1).known[0] == ("mink",)
    assert table.view(None).seen[0] == ("mink",)
    play(table, "play mink")
    assert table.view(1).known[0] == ()


@rule("NWO-46")
def test_of_two_equal_cards_one_stays_known() -> None:
    table = woods(hands=["mink", ""], frame=START, display=DISPLAY, deck_top="plants fungi")
    play(table, "take 1, draw, play mink")
    assert "mink" in table.view(0).hand
    assert table.view(1).known[0] == ()  # the other one may be the one that was drawn


@rule("NWO-44")
def test_an_empty_deck_is_made_of_the_display_and_the_dying_piles() -> None:
    table = woods(
        hands=["", ""],
        frame=START,
        display=DISPLAY,
        piles=["moose eggs", "deer_mouse", "fungi"],
        deck=cards("plants"),
    )
    told = play(table, "draw")
    assert kinds_of(told) == ["Drew", "Reshuffled"]
    view = table.view(None)
    assert view.piles == ((), (), ())
    assert [len(place) for place in view.display] == [1, 1, 1]
    assert view.deck_size == 4
    assert hand(table, 0) == {"plants"}


@rule("NWO-44")
def test_the_last_card_may_go_to_the_display_first() -> None:
    table = woods(
        hands=["", ""], frame=START, display=DISPLAY, piles=["moose", "", ""], deck=cards("plants")
    )
    assert kinds_of(play(table, "take 1")) == ["Took", "Refilled", "Reshuffled"]
    assert table.view(None).deck_size == 1


@rule("NWO-44")
def test_without_dying_cards_the_display_stays() -> None:
    table = woods(hands=["", ""], frame=START, display=DISPLAY, deck=cards("plants"))
    play(table, "draw")
    assert table.view(None).display == (("mink",), ("eggs",), ("cougar",))
    assert offered(table) == ["take 1", "take 2", "take 3"]
    play(table, "take 2")
    assert table.view(None).display == (("mink",), (), ("cougar",))


@rule("NWO-45")
def test_with_nothing_to_draw_the_turn_goes_on() -> None:
    table = woods("", hands=["plants", "eggs"], deck=b"")
    told = play(table, "end")
    assert kinds_of(told) == ["TurnEnded", "FoundNothing"]
    assert offered(table) == ["play eggs", "end"]


@rule("NWO-45")
def test_territory_is_still_a_choice_when_nothing_can_be_drawn() -> None:
    table = woods("", "plants", hands=["moose", ""], frame=START, deck=b"")
    assert offered(table) == ["done", "territory moose"]
    play(table, "done")
    assert "play moose" in offered(table)


@rule("NWO-45", "NWO-54")
def test_nobody_learns_from_a_question_whether_a_seat_holds_an_aggressor() -> None:
    table = woods("", "plants", hands=["eggs", ""], deck=b"", turn=1, dry=0)
    play(table, "end")
    assert offered(table) == ["done"]
    empty = woods("", "plants", hands=["", ""], deck=b"", turn=1, dry=0)
    assert kinds_of(play(empty, "end"))[-1] == "FoundNothing"


# Playing and moving


@rule("NWO-47", "NWO-21")
def test_any_number_of_cards_in_any_order() -> None:
    table = woods(hands=["plants moose black_bear", ""])
    play(table, "play plants, play moose, on 1, play black_bear, on 2")
    assert lying(table, 0) == "black_bear > moose > plants"
    assert offered(table) == ["lift 2", "lift 3", "end"]


@rule("NWO-48")
def test_a_resource_is_played_by_itself_and_a_species_on_food_or_apart() -> None:
    table = woods("plants", hands=["moose eggs", ""])
    play(table, "play eggs")
    assert lying(table, 0) == "eggs, plants"
    play(table, "play moose")
    assert offered(table) == ["on 1", "apart"]
    assert refused(table, "on 2") == "NWO-5"
    assert refused(table, "on 9") == "NWO-48"
    assert refused(table, "end") == "NWO-48"
    play(table, "apart")
    assert lying(table, 0) == "moose!, eggs, plants"


@rule("NWO-48")
def test_a_species_without_food_lies_apart_at_once() -> None:
    table = woods(hands=["moose turkey_vulture", ""], piles=["mink"])
    play(table, "play moose, play turkey_vulture")
    assert lying(table, 0) == "moose!, turkey_vulture"


@rule("NWO-47", "NWO-20")
def test_only_cards_of_the_hand_are_played_and_events_are_used() -> None:
    table = woods(hands=["spring", "eggs"])
    assert refused(table, "play eggs") == "NWO-47"
    assert refused(table, "play spring") == "NWO-20"


@rule("NWO-25", "NWO-27")
def test_a_card_laid_between_two_is_inserted() -> None:
    table = woods("black_bear > plants", hands=["moose", ""])
    play(table, "play moose, on 1")
    assert lying(table, 0) == "black_bear > moose > plants"


@rule("NWO-23", "NWO-27")
def test_what_cannot_eat_the_new_card_is_set_apart() -> None:
    table = woods("snowshoe_hare > plants", hands=["moose", ""])
    told = play(table, "play moose, on 1")
    assert lying(table, 0) == "moose > plants, snowshoe_hare!"
    assert told[-1].parted == "snowshoe_hare"


@rule("NWO-27")
def test_a_card_that_feeds_already_does_not_take_one_more_on_top() -> None:
    table = woods("cougar > white_tailed_deer > plants, black_bear > fruit_berries")
    play(table, "lift 2, on 4")  # the deer, with the cougar on it, onto the bear's fruit
    assert lying(table, 0) == "black_bear!, cougar > white_tailed_deer > fruit_berries, plants"


@rule("NWO-26")
def test_a_moved_card_takes_along_what_lies_on_it() -> None:
    table = woods("cougar > white_tailed_deer > plants, fungi")
    play(table, "lift 2, on 4")
    assert lying(table, 0) == "cougar > white_tailed_deer > fungi, plants"


@rule("NWO-26", "NWO-4", "NWO-30", "NWO-31")
def test_only_own_species_are_moved_and_only_to_another_place() -> None:
    table = woods("moose > plants", "muskrat > plants", hands=["", ""])
    assert offered(table, prefix="lift") == ["lift 2"]
    assert refused(table, "lift 1") == "NWO-4"
    assert refused(table, "lift 5") == "NWO-26"
    play(table, "lift 2")
    assert offered(table) == ["apart"]
    assert refused(table, "on 1") == "NWO-26"
    # There is no move that takes a card back (NWO-30) or gives it away (NWO-31).
    assert hand(table, 0) == set()
    play(table, "apart")
    assert lying(table, 0) == "moose!, plants"
    assert refused(table, "lift 7") == "NWO-26"


@rule("NWO-26")
def test_moving_cards_can_be_taken_back() -> None:
    table = woods("moose > plants, aquatic_plants")
    play(table, "lift 2, on 3")
    table.undo(0)
    table.undo(0)
    assert lying(table, 0) == "moose > plants, aquatic_plants"


@rule("NWO-28", "NWO-71")
def test_feed_for_me_feeds_as_many_as_can_be() -> None:
    table = woods("moose > plants, snowshoe_hare, aquatic_plants")
    assert lying(table, 0) == "moose > plants, snowshoe_hare!, aquatic_plants"
    play(table, "feed")
    assert lying(table, 0) == "moose > aquatic_plants, snowshoe_hare > plants"
    assert refused(table, "feed") == "NWO-28"


@rule("NWO-29")
def test_a_seat_moves_its_cards_at_most_so_often_a_turn() -> None:
    table = woods("moose > plants, aquatic_plants", edits=23)
    assert GAME.options().rearrangements == 24
    play(table, "lift 2, on 3")
    assert offered(table) == ["end"]
    assert refused(table, "lift 2") == "NWO-29"
    assert refused(table, "feed") == "NWO-29"
    play(table, "end, draw, draw, end, draw, draw")
    assert "lift 2" in offered(table)


@rule("NWO-29", "NWO-28")
def test_feed_for_me_counts_as_one_rearrangement() -> None:
    table = woods("moose > plants, snowshoe_hare, aquatic_plants", rearrangements=1)
    play(table, "feed")
    assert table.view(None).edits == 1
    assert offered(table) == ["end"]


@rule("NWO-29")
def test_the_limit_of_rearrangements_is_an_option_and_can_be_taken_away() -> None:
    two: AnyTable = Table(GAME, 2, {"rearrangements": 2}, seed="limit")
    assert two.view(None).rearrangements == 2
    table = woods("moose > plants, aquatic_plants", rearrangements=2, edits=1)
    play(table, "lift 2, on 3")
    assert refused(table, "lift 2") == "NWO-29"
    free = woods("moose > plants, aquatic_plants", rearrangements=0, edits=500)
    play(free, "lift 2, on 3, lift 2, on 1")
    assert free.view(None).edits == 502
    with pytest.raises(BadInput):
        Table(GAME, 2, {"rearrangements": -1})


# Rescuing


@rule("NWO-49", "NWO-21")
def test_a_dying_species_is_rescued_by_who_can_feed_it_at_once() -> None:
    table = woods("plants, fungi", piles=["moose", "mink", ""])
    assert offered(table, prefix="rescue") == ["rescue 1"]
    assert refused(table, "rescue 2") == "NWO-49"
    assert refused(table, "rescue 3") == "NWO-52"
    play(table, "rescue 1")
    assert offered(table) == ["on 1"]
    assert refused(table, "apart") == "NWO-49"
    play(table, "on 1")
    assert lying(table, 0) == "moose > plants, fungi"
    assert piles(table) == ["", "mink", ""]


@rule("NWO-49", "NWO-24")
def test_a_hungry_card_feeds_no_rescued_one() -> None:
    table = woods("white_tailed_deer, plants", piles=["cougar"])
    assert offered(table, prefix="rescue") == []
    play(table, "lift 1, on 2")
    assert offered(table, prefix="rescue") == ["rescue 1"]
    both = woods("white_tailed_deer, raccoon > eggs", piles=["cougar"])
    play(both, "rescue 1")
    assert offered(both) == ["on 3"]
    assert refused(both, "on 1") == "NWO-24"


@rule("NWO-49", "NWO-27")
def test_a_rescued_card_may_take_another_ones_food() -> None:
    table = woods("snowshoe_hare > plants", piles=["moose"])
    play(table, "rescue 1, on 1")
    assert lying(table, 0) == "moose > plants, snowshoe_hare!"


@rule("NWO-50")
def test_a_scavenger_is_rescued_with_another_carcass() -> None:
    table = woods("", piles=["coyote", "mink"])
    assert offered(table, prefix="rescue") == ["rescue 1"]
    play(table, "rescue 1, apart")
    assert lying(table, 0) == "coyote"
    alone = woods("", piles=["coyote", "eggs"])
    assert refused(alone, "rescue 1") == "NWO-50"


@rule("NWO-50", "NWO-51")
def test_the_carcass_may_lie_right_beneath() -> None:
    table = woods("", piles=["mink coyote"])
    assert offered(table, prefix="rescue") == ["rescue 1"]


@rule("NWO-51")
def test_after_a_rescue_the_next_card_can_be_rescued() -> None:
    table = woods("plants, aquatic_plants", piles=["moose beaver"])
    play(table, "rescue 1, on 2, rescue 1, on 1")
    assert lying(table, 0) == "moose > plants, beaver > aquatic_plants"
    assert piles(table) == ["", "", ""]


@rule("NWO-52", "NWO-67")
def test_neither_events_nor_resources_are_rescued_and_they_hide_what_is_beneath() -> None:
    table = woods("plants, coyote", piles=["moose spring", "beaver plants"])
    assert offered(table, prefix="rescue") == []
    assert refused(table, "rescue 1") == "NWO-52"
    assert refused(table, "rescue 2") == "NWO-52"
    assert lying(table, 0) == "coyote!, plants"


@rule("NWO-22", "NWO-24", "NWO-13", "NWO-18")
def test_a_scavenger_with_carrion_is_a_base_and_carrion_feeds_all() -> None:
    table = woods("cougar > raccoon, coyote, turkey_vulture", piles=["mink"])
    assert lying(table, 0) == "cougar > raccoon, coyote, turkey_vulture"
    being = {card.card: card.being for card in table.view(0).tables[0]}
    assert being == {
        "raccoon": "scavenging",
        "cougar": "fed",
        "coyote": "scavenging",
        "turkey_vulture": "scavenging",
    }


@rule("NWO-24")
def test_without_a_base_the_whole_chain_is_hungry() -> None:
    assert lying(woods("cougar > raccoon > deer_mouse"), 0) == "cougar! > raccoon! > deer_mouse!"


@rule("NWO-24", "NWO-13")
def test_a_chain_is_complete_from_the_first_card_that_has_carrion() -> None:
    table = woods("cougar > raccoon > deer_mouse", piles=["mink"])
    assert lying(table, 0) == "cougar > raccoon > deer_mouse!"


def slots(table: AnyTable) -> list[int]:
    return [card.slot for card in table.view(0).tables[0]]


@rule("NWO-21")
def test_a_new_card_takes_the_first_free_slot() -> None:
    table = woods("moose, plants", hands=["eggs fungi", ""])
    table._state.tables[0][0] = None
    play(table, "play eggs, play fungi")
    assert slots(table) == [0, 1, 2]
