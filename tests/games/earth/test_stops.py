"""Stopping at each ability: events and conversions there, doing without, taking all at once."""

from __future__ import annotations

import pytest

from games.earth.growing import Table
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.earth import cards, rules
from hedgerow.games.earth.cells import parse_cell
from hedgerow.games.earth.events import AbilitySkipped, AbilityUsed
from hedgerow.games.earth.frames import Activation, Closing, Copying, Offered, Roaming, Sharing
from hedgerow.games.earth.hidden import determinize, view
from hedgerow.locale import Catalogue
from hedgerow.testing.rules import rule

BASIL, GRASS, OAK = 14, 5, 13
SOIL_FOR_GROWTH = 235
"""Red, blue and yellow: pay 1 soil to place up to 2 growth."""
COMPOST_FOR_SOIL = 9
"""Blue: discard a card from the compost to gain 3 soil."""
THREE_SOIL, TWO_SOIL = 157, 33
"""Red: gain 3 soil. Yellow: gain 2 soil."""
COLD_FRONT, STEAM_VENTS = 220, 223
"""Events: compost 2 cards from the deck; gain 1 soil."""
COPIES_BLUE = 280


def question(table: Table, seat: str = "A") -> Message:
    number = "ABCDE".index(seat)
    table[seat].asked = None
    return next(one.prompt for one in rules.decisions(table.state) if one.seat == number)


def prompt(table: Table, seat: str = "A") -> str:
    return question(table, seat).id


# Where an ability finds no space


@rule("EAR-25", "EAR-31")
def test_a_price_for_pieces_without_a_space_is_asked_about_as_such() -> None:
    spaces = cards.flora()[SOIL_FOR_GROWTH].growth_spaces
    table = Table().plant("A", d4=(SOIL_FOR_GROWTH, 0, spaces - 1))
    table["A"].soil = 1
    assert prompt(table.ability("A", "d4")) == "earth-prompt-ability"
    table = Table().plant("A", d4=(SOIL_FOR_GROWTH, 0, spaces))
    table["A"].soil = 1
    table.ability("A", "d4")
    assert table.choices("A") == ["use", "skip"]
    asked = question(table)
    assert Catalogue("en").say(asked).startswith("No card of yours has room for more growth.")
    table.play("A use")
    assert (table["A"].soil, table["A"].growth) == (0, spaces)


@rule("EAR-25", "EAR-31")
def test_what_brings_more_than_pieces_is_asked_about_as_ever() -> None:
    spaces = cards.flora()[BASIL].growth_spaces
    table = Table().plant("A", d4=COMPOST_FOR_SOIL, d5=(BASIL, 0, spaces)).compost("A", OAK)
    assert prompt(table.ability("A", "d4")) == "earth-prompt-ability"


# Where an ability cannot be used


@rule("EAR-141", "EAR-26")
def test_a_seat_stops_converts_and_then_uses_the_ability() -> None:
    table = Table().plant("A", d4=SOIL_FOR_GROWTH, d5=(BASIL, 4, 0)).ability("A", "d4")
    assert table.choices("A") == ["skip", "convert"]
    assert prompt(table) == "earth-prompt-stopped"
    assert table.refused("A", "use") == "EAR-32"
    table.play("A convert")
    assert (table["A"].soil, table["A"].sprouts) == (2, 1)
    assert table.choices("A") == ["use", "skip"]
    table.play("A use", "A put d4", "A put d5")
    assert (table["A"].soil, table["A"].growth) == (1, 2)


@rule("EAR-141")
def test_a_stop_says_which_card_cannot_be_used() -> None:
    speak = Catalogue("en")
    table = Table().plant("A", d4=SOIL_FOR_GROWTH, d5=(BASIL, 4, 0)).ability("A", "d4")
    name = cards.flora()[SOIL_FOR_GROWTH].name_en
    assert speak.say(question(table)).startswith(f"{name} cannot be used now.")
    table = Table(climate="297B").hand("A", COLD_FRONT).pending("A", Activation(((50, 0),)))
    name = cards.climates()["297B"].name_en
    assert speak.say(question(table)).startswith(name)
    table = Table(island="288A").plant("A", d4=(BASIL, 3, 0)).pending("A", Activation(((49, 0),)))
    name = cards.islands()["288A"].name_en  # compost up to 3 cards, with none in the hand
    assert speak.say(question(table)).startswith(name)
    table = Table(collective="indian_pangolin").hand("A", STEAM_VENTS).pending("A", Sharing())
    assert speak.say(question(table)).startswith("Indian pangolin")


@rule("EAR-141", "EAR-41")
def test_a_seat_stops_plays_an_event_and_then_uses_the_ability() -> None:
    table = Table(island="290A").plant("A", d4=COMPOST_FOR_SOIL).hand("A", COLD_FRONT)
    table.ability("A", "d4")
    assert table.choices("A") == ["skip", "event 220"]
    table.play("A event 220", "A use")
    assert (table["A"].soil, len(table["A"].compost)) == (3, 1)


@rule("EAR-141", "EAR-31")
def test_a_stop_may_be_left_and_is_not_told_as_an_ability_passed_over() -> None:
    table = Table().plant("A", d4=SOIL_FOR_GROWTH, d5=(BASIL, 3, 0)).ability("A", "d4")
    table.play("A skip")
    assert table["A"].stack == []
    assert not any(isinstance(event, AbilitySkipped) for event in table.log)


@rule("EAR-141", "EAR-31")
def test_where_nothing_can_be_done_nobody_is_asked() -> None:
    """Two sprouts are too few to convert, and there is no card in the hand."""
    table = Table().plant("A", d4=SOIL_FOR_GROWTH, d5=(BASIL, 2, 0)).ability("A", "d4")
    assert table["A"].stack == []


@rule("EAR-141")
def test_a_stop_tells_nothing_about_the_hand() -> None:
    """Whoever holds a card might hold an event: both are asked, one has nothing but to go on."""
    tables = [
        Table(island="290A").plant("A", d4=COMPOST_FOR_SOIL).hand("A", card).ability("A", "d4")
        for card in (COLD_FRONT, OAK)
    ]
    assert [table.choices("A") for table in tables] == [["skip", "event 220"], ["skip"]]
    seen = [view(table.state, 1).gardens for table in tables]
    assert seen[0] == seen[1]


@rule("EAR-141", "EAR-37", "EAR-38")
def test_no_stop_where_no_event_could_help() -> None:
    """An ability for the active seat alone, and one for cards planted this turn."""
    for island in ("292A", "285A"):  # blue: for the active seat; green: for terrains planted
        table = Table(island=island).hand("B", COLD_FRONT)
        table.pending("B", Activation(((49, 0),)))
        assert table["B"].stack == []
    table = Table(island="292A").hand("A", COLD_FRONT).pending("A", Activation(((49, 0),)))
    assert table.choices("A")[0] == "use"  # A is active


@rule("EAR-141", "EAR-39")
def test_no_stop_where_there_are_no_spaces_at_all() -> None:
    table = Table().plant("A", d4=83, d5=3).hand("A", COLD_FRONT)  # sprouts on herbs, itself one
    table["A"].grow(parse_cell("d4"), cards.flora()[83].sprout_spaces, 0)
    table.ability("A", "d4")
    assert table.choices("A")[0] == "skip"  # a conversion would make room
    table = Table().plant("A", d4=268, d5=3).hand("A", COLD_FRONT).ability("A", "d4")
    assert table["A"].stack == []  # growth next to it, where a terrain is all there is
    table = Table().plant("A", d4=268, d5=(OAK, 0, 4)).hand("A", COLD_FRONT).ability("A", "d4")
    assert table.choices("A")[0] == "skip"


@rule("EAR-141", "EAR-40")
def test_a_seat_stops_at_a_copying_card_too() -> None:
    table = Table().plant("A", d4=COPIES_BLUE, d5=SOIL_FOR_GROWTH, e5=(BASIL, 3, 0))
    table.ability("A", "d4")
    assert table.choices("A") == ["skip", "convert"]
    table.play("A convert")
    assert isinstance(table["A"].stack[-1], Copying)
    assert table.choices("A") == ["copy d5 1", "skip"]
    table = Table().plant("A", d4=COPIES_BLUE, e5=(BASIL, 3, 0)).ability("A", "d4")
    assert table["A"].stack == []  # there is nothing to copy


@rule("EAR-40", "EAR-41")
def test_what_cannot_be_copied_yet_can_after_a_conversion() -> None:
    table = Table().plant("A", d4=COPIES_BLUE, d5=SOIL_FOR_GROWTH, e4=GRASS, e5=(BASIL, 3, 0))
    table.ability("A", "d4")
    assert table.choices("A") == ["copy e4 1", "skip", "convert"]
    table.play("A convert")
    assert table.choices("A") == ["copy e4 1", "copy d5 1", "skip"]


@rule("EAR-30", "EAR-41")
def test_events_and_conversions_come_before_the_order_is_chosen() -> None:
    table = Table(island="292B").plant("A", d4=THREE_SOIL, d5=(BASIL, 3, 0))
    table.hand("A", STEAM_VENTS).play("A act red")
    assert table.choices("A") == ["order first", "order last", "event 223", "convert"]
    table.play("A convert", "A event 223")
    assert table.choices("A") == ["order first", "order last"]


@rule("EAR-141", "EAR-97")
def test_a_seat_stops_before_the_collective_ability() -> None:
    table = Table(collective="hoopoe").hand("A", STEAM_VENTS).pending("A", Sharing())
    assert table.choices("A")[:2] == ["use", "skip"]  # a card composted, a card drawn
    table = Table(collective="indian_pangolin").hand("A", STEAM_VENTS).pending("A", Sharing())
    assert prompt(table) == "earth-prompt-stopped"  # a soil is asked for
    assert table.choices("A") == ["skip", "event 223"]
    table.play("A event 223", "A use")
    assert len(table["A"].compost) == 2
    table = Table(collective="indian_pangolin").pending("A", Sharing())
    assert table["A"].stack == []


@rule("EAR-141", "EAR-97")
@pytest.mark.parametrize(
    ("animal", "planted", "stops"),
    [
        ("rhinoceros", {"d4": BASIL}, False),  # with eight cards only
        ("mountain_goat", {"d4": (BASIL, 6, 0)}, False),  # on rocky flora only, there is none
        ("capybara", {"d4": (BASIL, 6, 0)}, True),  # a sprout: there could be room again
        ("tarsier", {"d4": (OAK, 0, 4)}, True),  # a growth
        ("tarsier", {"d4": 3}, False),
        ("blue_peafowl", {"d4": SOIL_FOR_GROWTH}, True),  # a blue ability
        ("blue_peafowl", {"d4": THREE_SOIL}, False),
        ("asian_elephant", {"d4": BASIL}, True),  # a canopy, which an event could grow
        ("asian_elephant", {"d4": 3}, False),
    ],
)
def test_stops_before_the_collective_ability_by_what_all_see(
    animal: str, planted: dict[str, int], stops: bool
) -> None:
    table = Table(collective=animal).plant("A", **planted).hand("A", STEAM_VENTS)
    table.pending("A", Sharing())
    assert bool(table["A"].stack) is stops


@rule("EAR-141", "EAR-97")
def test_what_the_collective_ability_lets_one_use_may_be_paid_for_by_a_conversion() -> None:
    table = Table(collective="blue_peafowl")
    table.plant("A", d4=SOIL_FOR_GROWTH, d5=GRASS, e5=(BASIL, 3, 0)).pending("A", Sharing())
    assert table.choices("A") == ["copy d5 1", "skip", "convert"]
    table.play("A convert")
    assert table.choices("A") == ["copy d4 1", "copy d5 1", "skip"]


@rule("EAR-141")
def test_a_seat_stops_where_an_animal_finds_an_ability_it_cannot_pay() -> None:
    """The snow goose uses one ability of the card it reaches."""
    table = Table(animals=("snow_goose",)).plant("A", d4=SOIL_FOR_GROWTH, e4=(BASIL, 3, 0))
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A step d4")
    assert table.choices("A") == ["skip", "convert"]
    assert prompt(table) == "earth-prompt-stopped"
    table.play("A convert")
    assert table.choices("A") == ["copy d4 1", "skip"]
    assert prompt(table) == "earth-prompt-picking"


@rule("EAR-31", "EAR-141")
def test_an_animal_that_finds_nothing_to_use_asks_nothing() -> None:
    """No card in the hand and too few sprouts; or nothing but a black and a brown ability."""
    table = Table(animals=("snow_goose",)).plant("A", d4=SOIL_FOR_GROWTH)
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A step d4")
    assert table["A"].stack == []
    table = Table(animals=("snow_goose",)).plant("A", d4=4, e4=283).hand("A", COLD_FRONT)
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A step d4")
    assert table["A"].stack == []


# Any ability may be declined


@rule("EAR-31")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("card", "what"), [(THREE_SOIL, "soil"), (33, "soil"), (2, "draw")])
def test_goods_for_nothing_may_be_declined_with_any_number_of_seats(
    seats: int, card: int, what: str
) -> None:
    table = Table(seats).plant("A", d4=card).ability("A", "d4")
    assert table.choices("A")[:2] == ["use", "skip"]
    assert prompt(table) == "earth-prompt-taking"
    table.play("A skip")
    assert (table["A"].soil, table["A"].hand) == (0, ())
    assert AbilitySkipped(0, parse_cell("d4"), 0) in table.log
    table.ability("A", "d4").play("A use")
    assert table["A"].soil if what == "soil" else table["A"].hand


@rule("EAR-31", "EAR-22")
def test_a_black_ability_may_be_declined() -> None:
    table = Table().hand("A", 266)
    table["A"].soil = 9
    table.play("A act green", "A plant 266")
    soil = table["A"].soil
    table.play("A skip")
    assert table["A"].soil == soil


@rule("EAR-13")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_a_weak_benefit_may_be_declined(colour: str) -> None:
    table = Table().plant("B", d4=OAK).play(f"A act {colour}", "B skip")
    assert (table["B"].soil, table["B"].hand, table["B"].compost) == (0, (), ())
    assert table["B"].growth == table["B"].sprouts == 0


@rule("EAR-85", "EAR-97")
def test_what_animals_bring_may_be_declined() -> None:
    table = Table(animals=("thomsons_gazelle",)).plant("A", d4=GRASS, d5=15)
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A step d4", "A step d5")
    assert prompt(table) == "earth-prompt-taking-animal"
    table.play("A skip", "A use")
    assert table["A"].soil == 1
    table = Table(animals=("potbellied_pig",)).plant("A", d4=3)
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A step d4")
    assert prompt(table) == "earth-prompt-taking-animal"
    table.play("A skip")
    assert table["A"].soil == 0
    table = Table(collective="gemsbok").pending("A", Sharing())
    assert prompt(table) == "earth-prompt-taking-shared"
    table.play("A skip")
    assert table["A"].soil == 0


@rule("EAR-96")
def test_what_others_offer_may_be_declined() -> None:
    """The jay lets all others compost two cards from the deck; with no deck nobody is asked."""
    gift = cards.animals()["canada_jay"].individual.effect.others_gain  # type: ignore[union-attr]
    table = Table().pending("B", Offered(gift))
    assert table.choices("B") == ["use", "skip"]
    assert prompt(table, "B") == "earth-prompt-taking-offered"
    table.play("B skip")
    assert table["B"].compost == ()


# Taking all at once


def garden() -> Table:
    """Red: 3 soil (c4), a price of two sprouts (d4), a growth for 3 soil (e4), 3 soil (f4)."""
    table = Table().plant("A", c4=THREE_SOIL, d4=133, e4=63, f4=239, d5=(BASIL, 1, 0))
    places = [(parse_cell(cell), 0) for cell in ("c4", "e4", "d4", "c4")]
    return table.hand("A", COLD_FRONT).pending("A", Closing(), Activation(tuple(places)))


@rule("EAR-140")
def test_take_all_uses_what_is_free_and_passes_over_what_cannot_be_used() -> None:
    table = garden()
    assert table.choices("A") == ["use", "skip", "all", "event 220"]
    table.play("A all")
    assert table["A"].soil == 6  # twice c4; neither e4 nor d4 could be paid for
    assert table["A"].stack == [Closing()]
    assert table.log.count(AbilityUsed(0, parse_cell("c4"), 0)) == 2


@rule("EAR-140")
def test_take_all_still_asks_about_prices() -> None:
    table = garden().plant("A", d6=(OAK, 0, 2))
    table.play("A all")
    assert table["A"].soil == 3
    assert table.choices("A") == ["use", "skip", "event 220"]  # e4, for a growth; once is enough
    assert table.refused("A", "all") == "EAR-140"
    table.play("A use")
    assert table["A"].soil == 3 + 3 + 3  # and d4 passed over, and c4 once more
    assert table["A"].stack == [Closing()]


@rule("EAR-140", "EAR-141")
def test_without_take_all_every_ability_is_stopped_at() -> None:
    table = garden().play("A use")
    assert table.choices("A") == ["skip", "all", "event 220"]  # e4 cannot be paid for
    table.play("A skip")
    assert table.choices("A") == ["skip", "all", "event 220"]  # nor d4
    table.play("A skip")
    assert table.choices("A") == ["use", "skip", "event 220"]  # the last one: no need for all
    table.play("A use")
    assert table["A"].soil == 6
    table = garden().play("A skip", "A all")
    assert table["A"].soil == 3


@rule("EAR-140")
def test_take_all_is_not_offered_where_it_changes_nothing() -> None:
    """Before an ability with a price, and before the last one."""
    places = tuple((parse_cell(cell), 0) for cell in ("e4", "c4"))
    table = Table().plant("A", c4=THREE_SOIL, e4=(63, 0, 1)).pending("A", Activation(places))
    assert table.choices("A") == ["use", "skip"]
    table.play("A skip")
    assert table.choices("A") == ["use", "skip"]


@rule("EAR-140", "EAR-141")
def test_taking_all_tells_nothing_about_the_hand() -> None:
    """It is offered at a stop with and without an event to play."""
    places = tuple((parse_cell(cell), 0) for cell in ("e4", "c4"))
    for card in (OAK, COLD_FRONT):
        table = Table().plant("A", c4=THREE_SOIL, e4=63).hand("A", card)
        assert table.pending("A", Activation(places)).choices("A")[:2] == ["skip", "all"]


@rule("EAR-140")
def test_take_all_on_the_cards_an_animal_visited() -> None:
    table = Table(animals=("thomsons_gazelle",)).plant("A", d4=GRASS, d5=15, e5=4, e4=11)
    table.pending("A", Roaming(1, (0,)))
    table.play("A animal 1", "A step d4", "A step d5", "A step e5", "A step e4")
    assert table.choices("A") == ["use", "skip", "all"]
    table.play("A skip", "A all")
    assert table["A"].soil == 3
    assert table["A"].stack == []


@rule("EAR-140")
def test_others_see_that_all_is_taken() -> None:
    """It is part of the pending work, so a sampled world goes on alike."""
    table = garden().plant("A", d6=(OAK, 0, 2)).play("A all")
    world = determinize(view(table.state, 1), Rng(4))
    assert world.boards[0].stack == table["A"].stack
    assert isinstance(table["A"].stack[-1], Activation)
    assert table["A"].stack[-1].quick


# What is said when a game nears its end


@rule("EAR-43", "EAR-55")
def test_the_last_round_and_the_last_moment_are_told() -> None:
    speak = Catalogue("en")
    table = Table()
    assert speak.say(question(table)) == "Choose an action."
    table.state.ending = True
    assert speak.say(question(table)) == "The last round: choose an action."
    field = {
        f"{column}{row}": 100 + 4 * i + j
        for i, column in enumerate("cdef")
        for j, row in enumerate("3456")
    }
    table = Table().plant("B", **field).plant("A", d4=(BASIL, 3, 0)).pending("A", Closing())
    assert speak.say(question(table)) == "Before the turn ends: anything else?"
    table.state.active = 1  # the last seat of the round
    # B may be filling its tableau in this very turn, and the question was asked before.
    assert speak.say(question(table)) == "Before the turn ends: anything else?"
    table.state.ending = True
    assert speak.say(question(table)) == "Before the game ends: anything else?"
    table = Table().plant("A", **field).plant("A", d4=(BASIL, 3, 0)).pending("A", Closing())
    table.state.active = 1
    assert speak.say(question(table)) == "Before the game ends: anything else?"
