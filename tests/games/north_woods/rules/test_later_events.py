"""Spring, Renewal, Pollution, Niche, Winter and Population Boom, sentence by sentence."""

from __future__ import annotations

import pytest

from games.north_woods.woods import START, cards, hand, kinds_of, lying, piles, woods
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods.events import Named, Refilled
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused

# Spring


@rule("NWO-94")
def test_spring_brings_four_cards_one_to_keep_and_three_for_the_display() -> None:
    table = woods(
        hands=["spring", ""],
        display=["mink", "moose", "cougar"],
        deck_top="eggs fungi plants insects",
    )
    play(table, "use spring")
    assert offered(table) == ["keep eggs", "keep fungi", "keep plants", "keep insects"]
    assert refused(table, "end") == refused(table, "keep moose") == "NWO-94"
    assert table.view(1).pending[-1].cards == ()
    play(table, "keep fungi")
    assert hand(table, 0) == {"fungi"}
    assert table.view(1).known[0] == ()
    assert table.view(None).display == (
        ("mink", "eggs"),
        ("moose", "plants"),
        ("cougar", "insects"),
    )


@rule("NWO-109", "NWO-43")
def test_after_spring_a_taken_card_is_replaced_and_the_covered_one_stays_covered() -> None:
    table = woods(
        "",
        hands=["", ""],
        display=["mink eggs", "moose", "cougar beaver"],
        deck_top="fungi plants",
        frame=START,
    )
    told = play(table, "take 1")
    assert kinds_of(told) == ["Took", "Refilled"]
    assert told[-1] == Refilled("fungi")
    assert table.view(None).display == (("mink", "fungi"), ("moose",), ("cougar", "beaver"))
    play(table, "take 2")
    assert table.view(None).display == (("mink", "fungi"), ("plants",), ("cougar", "beaver"))


@rule("NWO-109", "NWO-44")
def test_with_no_card_left_the_covered_one_lies_open() -> None:
    table = woods(
        "", hands=["", ""], display=["mink eggs", "moose", "cougar"], deck=b"", frame=START
    )
    assert kinds_of(play(table, "take 1")) == ["Took"]
    assert table.view(None).display == (("mink",), ("moose",), ("cougar",))
    assert offered(table) == ["take 1", "take 2", "take 3"]


@rule("NWO-109", "NWO-44")
def test_covered_cards_are_shuffled_into_a_new_deck() -> None:
    table = woods(
        "",
        hands=["", ""],
        display=["mink eggs", "moose", "cougar"],
        piles=["beaver"],
        deck=cards("fungi"),
        frame=START,
    )
    play(table, "take 1")
    view = table.view(None)
    assert [len(place) for place in view.display] == [1, 1, 1]
    assert view.deck_size == 2
    assert hand(table, 0) == {"eggs"}


@rule("NWO-43")
def test_every_empty_place_of_the_display_is_filled() -> None:
    table = woods("", hands=["", ""], display=["mink", "", ""], deck=cards("eggs fungi plants"))
    told = play(table, "end")
    assert kinds_of(told) == ["TurnEnded", "Refilled", "Refilled"]
    assert table.view(None).display == (("mink",), ("plants",), ("fungi",))
    assert table.view(None).deck_size == 1


@rule("NWO-94", "NWO-44")
def test_spring_reshuffles_in_the_middle_when_the_deck_runs_out() -> None:
    table = woods(
        hands=["spring", ""],
        display=["mink", "moose", "cougar"],
        piles=["eggs eggs", "fungi", "beaver"],
        deck=cards("plants"),
    )
    told = play(table, "use spring")
    assert "Reshuffled" in kinds_of(told)
    assert len(offered(table, prefix="keep")) >= 2


@rule("NWO-94")
@pytest.mark.parametrize(
    ("left", "choices"), [("eggs fungi", ["keep fungi", "keep eggs"]), ("eggs", []), ("", [])]
)
def test_spring_with_fewer_than_four_cards(left: str, choices: list[str]) -> None:
    table = woods(hands=["spring", ""], display=["mink", "moose", "cougar"], deck=cards(left))
    play(table, "use spring")
    assert offered(table, prefix="keep") == choices
    if choices:
        play(table, "keep fungi")
        assert table.view(None).display == (("mink", "eggs"), ("moose",), ("cougar",))
        assert hand(table, 0) == {"fungi"}
    else:
        assert hand(table, 0) == set(left.split())  # one card is kept without a question


@rule("NWO-94", "NWO-44")
def test_a_spring_that_takes_the_last_card_makes_a_new_deck_at_once() -> None:
    table = woods(
        hands=["spring", ""],
        display=["mink", "moose", "cougar"],
        piles=["beaver"],
        deck=cards("eggs fungi plants insects"),
    )
    play(table, "use spring")
    assert kinds_of(play(table, "keep eggs"))[:2] == ["SpringCame", "Reshuffled"]
    assert table.view(None).deck_size == 4  # three on the display and three beneath, one dying
    assert piles(table) == ["spring", "", ""]


@rule("NWO-95")
def test_spring_bars_winter_until_the_next_turn_of_whoever_used_it() -> None:
    table = woods(hands=["spring winter", "winter", ""])
    play(table, "use spring")
    play(table, offered(table)[0])
    assert refused(table, "use winter") == "NWO-95"
    play(table, "end, draw, draw")
    assert refused(table, "use winter") == "NWO-95"  # B
    play(table, "end, draw, draw, end")
    assert table.view(None).turn == 0
    assert "use winter" in offered(table)


@rule("NWO-95")
@pytest.mark.parametrize("seat", range(3))
def test_every_seats_spring_bars_winter_until_its_own_next_turn(seat: int) -> None:
    hands = ["", "", ""]
    hands[seat] = "spring"
    table = woods(hands=hands, turn=seat)
    play(table, "use spring")
    play(table, offered(table)[0])
    for _ in range(3):
        assert table.view(None).spring == (seat,)
        play(table, "end, draw, draw")
        while not offered(table, prefix="end"):
            play(table, offered(table)[0])
    assert table.view(None).turn == seat
    assert table.view(None).spring == ()


# Renewal


@rule("NWO-96", "NWO-97")
def test_renewal_takes_one_species_and_one_resource_from_anywhere() -> None:
    table = woods(hands=["renewal", ""], piles=["moose eggs spring", "mink", "fungi"])
    play(table, "use renewal")
    assert offered(table) == ["fetch 1 1", "fetch 1 2", "fetch 2 1", "fetch 3 1", "done"]
    assert refused(table, "fetch 1 3") == "NWO-96"
    assert refused(table, "end") == "NWO-96"
    play(table, "fetch 1 1")
    assert offered(table) == ["fetch 1 1", "fetch 3 1", "done"]
    assert refused(table, "fetch 2 1") == "NWO-96"
    play(table, "fetch 3 1")
    assert hand(table, 0) == {"moose", "fungi"}
    assert piles(table) == ["eggs spring", "mink", "renewal"]
    assert table.view(1).known[0] in (("fungi", "moose"), ("moose", "fungi"))


@rule("NWO-96")
def test_up_to_one_of_each() -> None:
    table = woods(hands=["renewal", ""], piles=["moose eggs", "mink", "fungi"])
    play(table, "use renewal, done, cover 1")
    assert hand(table, 0) == set()
    assert piles(table) == ["moose eggs renewal", "mink", "fungi"]


@rule("NWO-97")
def test_renewal_keeps_the_order_of_the_piles() -> None:
    table = woods(hands=["renewal", ""], piles=["moose eggs mink beaver", "plants", "fungi"])
    play(table, "use renewal, fetch 1 3, done, cover 2")
    assert piles(table) == ["moose eggs beaver", "plants renewal", "fungi"]


# Pollution


@rule("NWO-98", "NWO-104")
def test_pollution_takes_a_species_of_the_highest_rank_that_counts() -> None:
    table = woods("", "gray_wolf-, river_otter, plants", hands=["pollution", ""])
    play(table, "use pollution")
    assert offered(table) == ["bury 1 1", "bury 2 1"]  # both of rank 6
    assert refused(table, "bury 3 1") == "NWO-98"


@rule("NWO-99")
def test_among_equals_the_seat_chooses_and_without_a_species_it_gives_nothing() -> None:
    table = woods("", "cougar, black_bear, moose", "plants", hands=["pollution", "", ""])
    play(table, "use pollution")
    assert table.to_act == (1,)
    play(table, "B bury 2 1")
    assert lying(table, 1) == "cougar!, moose!"
    assert lying(table, 2) == "plants"
    assert table.to_act == (0,)


# Niche


@rule("NWO-100", "NWO-46")
def test_niche_brings_the_first_card_of_a_rank_and_shows_it() -> None:
    table = woods(hands=["niche", ""], deck_top="eggs mink muskrat")
    play(table, "use niche")
    assert offered(table) == [f"name {rank}" for rank in range(1, 9)]
    assert refused(table, "end") == "NWO-100"
    told = play(table, "name 4")
    assert told[0] == Named(0, 4, "mink")
    assert hand(table, 0) == {"mink"}
    assert table.view(1).known[0] == ("mink",)


@rule("NWO-100")
def test_a_rank_that_the_deck_lacks_brings_nothing_and_all_know_it() -> None:
    table = woods(
        "",
        hands=["niche", "cougar"],
        display=["eggs", "fungi", "plants"],
        piles=["black_bear", "grizzly_bear", ""],
    )
    told = play(table, "use niche, name 8")
    assert told[-2] == Named(0, 8, None)
    assert hand(table, 0) == set()
    assert table.view(0).barren == (8,)
    for seed in range(20):
        world = table.game.determinize(table.view(0), Rng(seed))
        assert "cougar" in table.game.view(world, 1).hand


@rule("NWO-101")
def test_then_the_deck_is_shuffled() -> None:
    table = woods(hands=["niche", ""])
    before = table._state.deck
    play(table, "use niche, name 4")
    after = table._state.deck
    assert len(after) == len(before) - 1
    assert sum(a == b for a, b in zip(after, before, strict=False)) < len(after) // 2


@rule("NWO-100", "NWO-44")
def test_a_niche_that_takes_the_last_card_makes_a_new_deck_at_once() -> None:
    table = woods(
        hands=["niche", ""],
        display=["eggs", "moose", "cougar"],
        piles=["beaver", "fungi", "eggs"],
        deck=cards("mink"),
    )
    assert kinds_of(play(table, "use niche, name 4")) == ["Used", "Named", "Reshuffled", "Spent"]
    assert hand(table, 0) == {"mink"}
    assert piles(table) == ["niche", "", ""]


# Winter


@rule("NWO-102", "NWO-83", "NWO-103")
def test_winter_takes_a_resource_of_every_other_seat_and_shuffles_the_dying_away() -> None:
    table = woods(
        "eggs",
        "moose > plants, fungi",
        "mink",
        "insects",
        hands=["winter", "", "", ""],
        piles=["beaver muskrat", "mink", ""],
    )
    size = table.view(None).deck_size
    play(table, "use winter")
    assert table.to_act == (1,)
    assert offered(table) == ["bury 1 3", "bury 3 3"]
    assert refused(table, "bury 2 3") == "NWO-102"
    told = play(table, "B bury 1 3")
    assert kinds_of(told) == ["Fell", "Fell", "WinterFell", "Spent"]
    assert lying(table, 0) == "eggs"
    assert lying(table, 1) == "moose!, fungi"
    assert lying(table, 3) == ""
    assert piles(table) == ["winter", "", ""]
    assert table.view(None).deck_size == size + 5


@rule("NWO-103")
def test_after_winter_the_dying_cards_are_anywhere_in_the_deck() -> None:
    table = woods("", hands=["winter", ""], piles=["cougar", "", ""])
    play(table, "use winter")
    assert cards("cougar")[0] in table._state.deck


# Population Boom


@rule("NWO-104", "NWO-81", "NWO-75")
def test_a_boom_lowers_the_rank_for_everything() -> None:
    table = woods("moose > plants", hands=["population_boom", ""])
    assert table.view(0).ranks[0] == (1, 6)
    play(table, "use population_boom, aim A 2")
    assert table.view(0).ranks[0] == (1, 5)
    assert lying(table, 0) == "moose- > plants"
    assert piles(table) == ["", "", ""]


@rule("NWO-104", "NWO-10")
def test_a_species_that_is_no_longer_above_its_food_loses_it() -> None:
    table = woods("", "mink > red_squirrel > eggs", hands=["population_boom", ""])
    play(table, "use population_boom, aim B 3")
    assert lying(table, 1) == "mink-!, red_squirrel > eggs"


@rule("NWO-105", "NWO-8", "NWO-14")
def test_a_boomed_carnivore_or_vulture_is_prey() -> None:
    table = woods("bobcat- > snowshoe_hare > plants", hands=["cougar", ""])
    play(table, "play cougar")
    assert "on 3" in offered(table)
    plain = woods("bobcat > snowshoe_hare > plants", hands=["cougar", ""])
    play(plain, "play cougar")
    assert refused(plain, "on 3") == "NWO-8"


@rule("NWO-106", "NWO-12")
def test_realms_hold_under_a_boom() -> None:
    table = woods("turkey_vulture-, snowshoe_hare", hands=["cougar", ""], piles=["moose"])
    play(table, "play cougar")
    assert refused(table, "on 1") == "NWO-12"


@rule("NWO-107")
def test_a_boom_lasts_until_the_species_dies() -> None:
    table = woods("moose- > plants", hands=["", ""])
    play(table, "end")
    assert lying(table, 0) == "moose- > plants"
    dead = woods("moose-, plants", hands=["", ""])
    play(dead, "end")
    play(dead, "draw, draw, end, draw, draw, rescue 2, on 2")
    assert lying(dead, 0) == "moose > plants"


@rule("NWO-108")
def test_no_boom_on_rank_two_nor_twice() -> None:
    table = woods("deer_mouse, moose-, mink", "beaver", hands=["population_boom", ""])
    play(table, "use population_boom")
    assert offered(table) == ["aim A 3", "aim B 1"]
    assert refused(table, "aim A 1") == refused(table, "aim A 2") == "NWO-108"
    assert refused(table, "aim A 9") == "NWO-104"
