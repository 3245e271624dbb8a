"""Activation, events, fauna and standing abilities, rule by rule."""

from __future__ import annotations

import pytest

from games.earth.growing import Table
from hedgerow.games.earth.cells import parse_cell
from hedgerow.games.earth.effects import Goods
from hedgerow.games.earth.events import (
    AbilitySkipped,
    CompostDiscarded,
    CompostedDeck,
    FaunaClaimed,
    LookedCards,
)
from hedgerow.games.earth.frames import Activation, Closing, Composting, Copying, Owing
from hedgerow.games.earth.rules.goods import times
from hedgerow.testing.rules import rule

OAK, GRASS, BASIL = 13, 5, 14


@rule("EAR-28")
def test_everybody_uses_abilities_of_the_colour() -> None:
    table = Table().plant("A", d4=157).plant("B", d4=157, d5=33)  # red: 3 soil; yellow: 2 soil
    table.play("A act red", "A use", "B take soil", "B use")
    assert table["A"].soil == 5 + 3
    assert table["B"].soil == 2 + 3
    assert table.state.active == 1  # nothing of another colour


@rule("EAR-29")
def test_multicoloured_abilities_are_red_blue_and_yellow_but_never_green() -> None:
    for colour, asked in (("red", True), ("blue", True), ("yellow", True), ("green", False)):
        table = Table().plant("A", d4=235).hand("A", BASIL)  # pay 1 soil: 2 growth
        table["A"].soil = 1
        table.play(f"A act {colour}")
        while table.choices("A") and "use" not in table.choices("A"):
            offered = table.choices("A")
            if "done" in offered:
                break
            table.play(f"A {'skip' if 'skip' in offered else offered[0]}")
        assert ("use" in table.choices("A")) is asked


@rule("EAR-29")
def test_brown_abilities_are_never_activated() -> None:
    table = Table().plant("A", d4=283)
    for colour in ("red", "blue", "yellow", "green"):
        sheet = table["A"]
        assert sheet.planted
        table.play(f"{'AB'[table.state.active]} act {colour}").finish_turn()
    assert not any(getattr(event, "place", None) == parse_cell("d4") for event in table.log)


@rule("EAR-30")
def test_the_tableau_goes_row_by_row_from_the_left() -> None:
    table = Table(climate="297B").plant("A", d5=11, c5=24, e4=63)  # red, each with a price
    table.plant("A", d4=(BASIL, 3, 2)).hand("A", 20, 21, 22).compost("A", 40)
    table.play("A act red")
    assert table.choices("A") == ["order first", "order last", "convert"]
    assert table.refused("A", "use") == "EAR-31"
    assert table.refused("A", "skip") == "EAR-31"
    table.play("A order last")
    queue = []
    while isinstance(frame := table["A"].stack[-1], Activation) and frame.queue:
        queue.append(frame.queue[0][0])
        table.play("A skip")
    assert queue == [*map(parse_cell, ("d4", "e4", "c5", "d5")), 50]


@rule("EAR-30")
def test_island_then_climate_may_come_first() -> None:
    table = Table(island="292B", climate="297B").plant("A", d4=11).compost("A", 40)
    table.hand("A", 20)
    table.play("A act red", "A order first")
    queue = table["A"].stack[-1]
    assert isinstance(queue, Activation)
    assert [place for place, _ in queue.queue] == [49, 50, parse_cell("d4")]
    table.play("A use")
    assert len(table["A"].hand) == 3  # two cards drawn


@rule("EAR-30")
def test_without_an_ability_on_both_sides_there_is_no_order_to_choose() -> None:
    table = Table().plant("A", d4=11).hand("A", 20).play("A act red")
    assert table.choices("A")[:2] == ["use", "skip"]


@rule("EAR-31")
def test_an_ability_may_be_left_unused() -> None:
    table = Table().plant("A", d4=11).hand("A", 20).play("A act red", "A skip")
    assert AbilitySkipped(0, parse_cell("d4"), 0) in table.log
    assert table["A"].soil == 5


@rule("EAR-31")
def test_an_ability_that_can_do_nothing_is_passed_over() -> None:
    table = Table().plant("A", d4=11).play("A act red")  # no card in hand to compost
    assert "use" not in table.choices("A")


@rule("EAR-32")
def test_the_whole_price_or_nothing() -> None:
    table = Table().plant("A", d4=(133, 1, 0)).ability("A", "d4")  # two sprouts: 4 soil
    assert table["A"].stack == []
    table = Table().plant("A", d4=(133, 2, 0)).ability("A", "d4").play("A use")
    assert (table["A"].soil, table["A"].sprouts) == (4, 0)


@rule("EAR-33")
def test_cards_as_a_price_are_exact_and_as_a_benefit_up_to() -> None:
    table = Table(climate="301A").hand("A", 20, 21, 22).plant("A", d4=OAK)
    table.pending("A", Activation(((50, 0),))).play("A use")  # two cards: a growth
    assert table.choices("A") == ["compost 20", "compost 21", "compost 22"]
    assert table.refused("A", "skip") == "EAR-31"
    table.play("A compost 20", "A compost 22")
    assert table["A"].compost == (20, 22)
    table = Table().hand("A", 20, 21, 22).plant("A", d4=17).ability("A", "d4", 1)  # up to two
    assert "skip" in table.choices("A")
    table.play("A compost 21", "A skip")
    assert table["A"].compost == (21,)


@rule("EAR-9", "EAR-33")
def test_a_hand_that_is_too_small_is_composted_whole() -> None:
    table = Table().hand("A", 20, 21).pending("A", Composting(3, exact=True))
    assert (table["A"].hand, table["A"].compost) == ((), (20, 21))
    assert table["A"].stack == []
    table = Table().hand("A", 20, 21, 22).pending("A", Composting(2, exact=True))
    assert table.choices("A") == ["compost 20", "compost 21", "compost 22"]
    table = Table().hand("A", 20, 21).pending("A", Owing("hand", 2))
    assert table["A"].compost == (20, 21)  # only one way to pay is left


@rule("EAR-34")
def test_pieces_for_a_price_come_from_any_flora_and_the_canopy_goes_first() -> None:
    table = Table().plant("A", d4=63, d5=(OAK, 0, 4), e5=(BASIL, 0, 1))  # a growth: 3 soil
    table.ability("A", "d4").play("A use")
    assert table.choices("A") == ["remove d5", "remove e5"]
    assert table.refused("A", "remove d4") == "EAR-34"
    table.play("A remove d5")
    assert table.at("A", "d5") == (OAK, 0, 3)
    assert table["A"].soil == 3


@rule("EAR-35")
def test_the_newest_compost_leaves_first_and_openly() -> None:
    table = Table().plant("A", d4=9).compost("A", 20, 21, 22).ability("A", "d4").play("A use")
    assert table["A"].compost == (20, 21)
    assert table.state.discards == (22,)
    assert CompostDiscarded(0, (22,)) in table.log


@rule("EAR-35")
def test_cards_from_the_deck_are_composted_unseen() -> None:
    table = Table().play("A act red")
    assert CompostedDeck(0, 2) in table.log
    assert not CompostedDeck(0, 2).informs


@rule("EAR-36")
def test_cards_are_drawn_before_any_is_composted() -> None:
    table = Table().hand("A", 259)
    table["A"].soil = 1
    table.play("A act green", "A plant 259", "A use")
    assert len(table["A"].hand) == 2  # drawn, and now up to four may be composted
    assert table.choices("A")[0].startswith("compost")


@rule("EAR-37")
def test_some_abilities_are_for_the_active_seat_alone() -> None:
    table = Table(island="292A").play("A act blue", "A use", "B take soil")  # two cards
    assert len(table["A"].hand) == 2
    assert len(table["B"].hand) == 0
    assert not table.choices("B")


@rule("EAR-38")
def test_cards_planted_this_turn_are_counted() -> None:
    table = Table(island="285A").hand("A", 3, 90).hand("B", 91)  # a card for each terrain
    table["A"].soil = 9
    table.play("A act green", "A plant 3", "A plant 90", "A site d5")
    table.play(f"A keep {table['A'].offer[0]}", "A order first", "A use")
    assert len(table["A"].hand) == 1 + 2
    table.play("B plant 91", "B use")
    assert len(table["B"].hand) == 1 + 1


@rule("EAR-38")
def test_every_good_is_taken_once_for_each_card_planted() -> None:
    goods = Goods(soil=1, sprout=2, growth=3, draw=4, compost_hand=5, compost_deck=6)
    thrice = Goods(soil=3, sprout=6, growth=9, draw=12, compost_hand=15, compost_deck=18)
    assert times(goods, 3) == thrice
    assert times(goods, 1) == goods


@rule("EAR-38")
def test_what_was_planted_on_an_earlier_turn_does_not_count() -> None:
    table = Table(island="285A").hand("A", 3).plant("A", d4=90)
    table.play("A act green", "A skip")
    table.play(f"A keep {table['A'].offer[0]}")
    assert len(table["A"].hand) == 1 + 1  # what was there and what was kept


@rule("EAR-39")
def test_a_piece_on_each_flora_of_a_type_in_the_column() -> None:
    table = Table().plant("A", d4=83, d5=BASIL, d6=GRASS, e4=8, d7=OAK)  # herbs, an oak
    table.ability("A", "d4")
    assert table.choices("A") == ["put d4", "put d5", "put d6", "all", "skip"]
    table.play("A all")
    sprouts = {cell: table.at("A", cell)[1] for cell in ("d4", "d5", "d6", "d7", "e4")}
    assert sprouts == {"d4": 1, "d5": 1, "d6": 1, "d7": 0, "e4": 0}


@rule("EAR-39")
def test_the_owner_chooses_where_not_to_put_one() -> None:
    table = Table().plant("A", d4=83, d5=BASIL, d6=GRASS)
    table.ability("A", "d4").play("A put d6")
    assert table.choices("A") == ["put d4", "put d5", "all", "skip"]  # each once
    assert table.refused("A", "put d6") == "EAR-24"
    table.play("A put d4")
    assert table.choices("A") == ["put d5", "skip"]  # with one left there is no "all"
    assert table.refused("A", "all") == "EAR-39"
    table.play("A skip")
    assert [table.at("A", cell)[1] for cell in ("d4", "d5", "d6")] == [1, 0, 1]


@rule("EAR-39")
def test_all_puts_one_on_each_that_is_left_and_has_room() -> None:
    table = Table().plant("A", d4=83, d5=(BASIL, 6, 0), d6=GRASS, d7=(8, 0, 0))
    table.ability("A", "d4").play("A put d6", "A all")
    assert [table.at("A", cell)[1] for cell in ("d4", "d5", "d6", "d7")] == [1, 6, 1, 1]
    assert table["A"].stack == []


@rule("EAR-39", "EAR-41")
def test_events_come_before_the_first_piece_on_each_and_not_after_it() -> None:
    table = Table().plant("A", d4=83, d5=BASIL, d6=GRASS).hand("A", 223).ability("A", "d4")
    assert "event 223" in table.choices("A")
    table.play("A put d4")
    assert "event 223" not in table.choices("A")


@rule("EAR-39")
def test_pieces_next_to_a_card_corners_included() -> None:
    table = Table().plant("A", d4=268, e5=OAK, d5=BASIL, d6=GRASS)  # three growth
    table.ability("A", "d4")
    assert table.choices("A")[:3] == ["put d5", "put e5", "skip"]
    table.play("A put e5", "A put d5", "A put e5")
    assert (table.at("A", "e5")[2], table.at("A", "d5")[2], table.at("A", "d4")[2]) == (2, 1, 0)


@rule("EAR-40")
@pytest.mark.parametrize(("copier", "plain", "colour"), [(280, 5, "blue"), (282, 33, "yellow")])
def test_a_copied_ability(copier: int, plain: int, colour: str) -> None:
    table = Table().plant("A", d4=copier, d5=plain).ability("A", "d4")
    assert table.choices("A")[0] == "copy d5 1"
    assert isinstance(table["A"].stack[-1], Copying)
    table.play("A copy d5 1")
    if colour == "yellow":
        assert table["A"].soil == 2
    else:
        table.play("A put d4", "A put d5")
        assert table["A"].sprouts == 2


@rule("EAR-40")
def test_a_red_copy_and_positions_read_from_the_copier() -> None:
    table = Table().plant("A", d4=281, d5=157).ability("A", "d4").play("A copy d5 1")
    assert table["A"].soil == 3
    # Blue: on each herb of the column, read from the copier's column.
    table = Table().plant("A", d4=280, d5=BASIL, e4=83).ability("A", "d4").play("A copy e4 1")
    table.play("A all")
    assert (table.at("A", "d4")[1], table.at("A", "d5")[1], table.at("A", "e4")[1]) == (1, 1, 0)


@rule("EAR-40")
def test_nothing_of_island_climate_or_another_copier_is_copied() -> None:
    table = Table(island="290B").plant("A", d4=280).ability("A", "d4")  # blue: 2 soil
    assert table["A"].stack == []
    table.plant("A", d5=5).ability("A", "d4")
    assert table.refused("A", "copy d4 1") == "EAR-40"


# Events


@rule("EAR-41")
def test_events_on_anybodys_turn_between_abilities() -> None:
    table = Table().hand("B", 222, 223, BASIL).plant("B", d4=GRASS, d5=11)
    assert table.choices("B") == []
    table.play("A act red", "B event 223", "B take soil", "B event 222", "B put d4", "B skip")
    assert table["B"].events == (223, 222)
    assert "use" in table.choices("B")  # still before the ability


@rule("EAR-41")
def test_no_event_inside_an_ability() -> None:
    table = Table().hand("A", 222).plant("A", d4=GRASS, d5=BASIL).ability("A", "d4")
    assert "event 222" in table.choices("A")  # nothing of the ability is done yet
    table.play("A put d4")
    assert table.refused("A", "event 222") == "EAR-42"
    assert table.refused("A", "event 200") == "EAR-41"


@rule("EAR-42")
def test_an_event_costs_its_own_price() -> None:
    table = Table(island="290A").hand("A", 200).plant("A", d4=(GRASS, 1, 0))  # two sprouts: 4 soil
    assert table.refused("A", "event 200") == "EAR-42"
    table.plant("A", d4=(GRASS, 2, 0)).play("A event 200")
    assert (table["A"].soil, table["A"].sprouts) == (4, 0)
    assert table["A"].events == (200,)
    assert 200 not in table["A"].hand


@rule("EAR-43")
def test_each_turn_ends_with_a_last_moment_for_events() -> None:
    table = Table().hand("B", 223).play("A act red", "B take soil")
    assert table["B"].stack == [Closing()]
    table.play("B event 223")
    assert table["B"].soil == 2 + 1 + 1


@rule("EAR-43")
def test_being_asked_at_the_end_tells_nothing_about_the_hand() -> None:
    table = Table().hand("B", BASIL).play("A act red", "B take soil")
    assert table.choices("B") == ["done"]
    assert table.refused("B", "event 223") == "EAR-41"


@rule("EAR-44")
def test_shooting_star_takes_one_of_the_three_newest() -> None:
    table = Table(island="290A").hand("A", 262).compost("A", 20, 21, 22, 23).play("A event 262")
    assert table.choices("A") == ["keep 21", "keep 22", "keep 23"]
    assert LookedCards(0, (21, 22, 23)) in table.log
    table.play("A keep 22")
    assert table["A"].hand == (22,)
    assert table["A"].compost == (20, 21, 23)


@rule("EAR-44")
def test_shooting_star_needs_a_card_in_the_compost() -> None:
    table = Table(island="290A").hand("A", 262)
    assert table.refused("A", "event 262") == "EAR-42"
    table.compost("A", 20).play("A event 262")
    assert (table["A"].hand, table["A"].compost) == ((20,), ())


@rule("EAR-52")
@pytest.mark.parametrize(("island", "soil", "cards"), [("285B", 2, 0), ("291B", 1, 1)])
def test_islands_that_reward_events(island: str, soil: int, cards: int) -> None:
    table = Table(island=island).hand("A", 223).play("A event 223")  # a soil
    assert (table["A"].soil, len(table["A"].hand)) == (soil, cards)


# Fauna


@rule("EAR-45", "EAR-46")
def test_a_goal_stays_reached_and_is_claimed_at_the_end_of_the_turn() -> None:
    table = Table(fauna=("339A", "340A", "348A", "352A")).hand("A", 207)  # 20 soil; 1 soil: 2 cards
    table["A"].soil = 15
    table.play("A act red")
    assert table["A"].soil == 20
    assert not table.state.claims[0]  # the turn is not over
    table.play("A event 207")
    assert table["A"].soil == 20  # the island gave one back
    table["A"].soil = 3
    table.finish_turn()
    assert table.state.claims[0] == (0,)
    assert table["A"].leaves == 4
    assert FaunaClaimed(0, "339A", 1, 15) in table.log


@rule("EAR-47", "EAR-48")
def test_ranks_go_clockwise_from_the_active_seat_and_each_seat_claims_once() -> None:
    table = Table(3, fauna=("339A", "340A", "348A", "352A"))
    for seat in "AC":
        table[seat].soil = 30
    table.state.active = 1
    table.state.boards[0].stack, table.state.boards[1].stack = [], table.state.boards[0].stack
    table.play("B act red").finish_turn()
    assert table.state.claims[0] == (2, 0)
    table.play("C act red").finish_turn()
    assert table.state.claims[0] == (2, 0)


@rule("EAR-48")
def test_beginners_get_ten_for_every_claim() -> None:
    table = Table(mode="beginner", fauna=("339A", "340A", "348A", "352A"))
    table["B"].soil = 30
    table.play("A act red").finish_turn()
    assert FaunaClaimed(1, "339A", 1, 10) in table.log


# Standing abilities


@rule("EAR-49")
def test_discounts_add_up_but_never_below_nothing() -> None:
    table = Table(island="291A").hand("A", OAK).plant("A", d4=90)  # wet -1, trees -2
    table["A"].soil = 1
    table.play("A act green", "A plant 13")
    assert table["A"].soil == 0  # 4 - 1 - 2
    table = Table().hand("A", 33).plant("A", d4=99)  # bushes -1, it costs 0
    table.play("A act green", "A plant 33")
    assert table["A"].soil == 0


@rule("EAR-50")
@pytest.mark.parametrize(("terrain", "colour"), [(178, "red"), (179, "yellow"), (180, "blue")])
def test_a_forbidden_action(terrain: int, colour: str) -> None:
    table = Table().plant("A", d4=terrain).plant("B", d4=OAK)
    assert table.refused("A", f"act {colour}") == "EAR-50"
    assert len([text for text in table.choices("A") if text.startswith("act")]) == 3
    table.play("A act green").finish_turn().play(f"B act {colour}")
    assert table.choices("A")  # it takes part when others choose it


@rule("EAR-50", "EAR-12")
def test_one_terrain_among_others_forbids_its_own_action_alone() -> None:
    table = Table().plant("A", d4=OAK, d5=178, d6=180).plant("B", d4=OAK, d5=178)
    assert table.choices("A") == ["act green", "act yellow"]
    assert table.refused("A", "act red") == table.refused("A", "act blue") == "EAR-50"
    table.play("A act yellow")
    assert table.refused("B", "act red") == "EAR-12"  # it is not B's turn
