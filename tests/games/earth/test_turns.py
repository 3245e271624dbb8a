"""Turns and actions, planting and pieces, rule by rule."""

from __future__ import annotations

import pytest

from games.earth.growing import Table
from hedgerow.core.event import null_log
from hedgerow.games.earth import moves
from hedgerow.games.earth.cells import parse_cell
from hedgerow.games.earth.events import GameEnded, Kept, RoundBegan
from hedgerow.games.earth.frames import Placing, Planting, Replacing
from hedgerow.games.earth.rules.flow import advance
from hedgerow.games.earth.rules.planting import replace
from hedgerow.games.earth.rules.turns import ROUND_LIMIT
from hedgerow.games.earth.state import OPEN
from hedgerow.testing.rules import rule

OAK, MAPLE, GRASS, BASIL, LANTANA = 13, 1, 5, 14, 15
SHRUBLAND = 3
TORNADO, STEAM_VENTS = 200, 222


@rule("EAR-10", "EAR-11")
def test_seats_are_active_in_turn_and_a_round_is_everybody_once() -> None:
    table = Table(3)
    order = []
    for _ in range(4):
        active = "ABC"[table.state.active]
        order.append((table.state.round, active))
        table.play(f"{active} act red").finish_turn()
    assert order == [(1, "A"), (1, "B"), (1, "C"), (2, "A")]


@rule("EAR-9", "EAR-14", "EAR-20", "EAR-26", "EAR-43", "EAR-85", "EAR-95")
@pytest.mark.parametrize(
    ("move", "number"),
    [
        ("choose 285A", "EAR-9"),
        ("act purple", ""),
        ("site d4", "EAR-20"),
        ("keep 5", "EAR-14"),
        ("compost 5", "EAR-33"),
        ("put d4", "EAR-25"),
        ("remove d4", "EAR-32"),
        ("order first", "EAR-30"),
        ("skip", "EAR-31"),
        ("use", "EAR-31"),
        ("all", "EAR-140"),
        ("copy d4 1", "EAR-40"),
        ("convert", "EAR-26"),
        ("done", "EAR-43"),
        ("leaf", "EAR-84"),
        ("animal 1", "EAR-85"),
        ("step d4", "EAR-85"),
        ("claim 1", "EAR-95"),
        ("replace d4", "EAR-51"),
        ("pay 1", "EAR-19"),
        ("plant 5", "EAR-18"),
        ("event 200", "EAR-41"),
    ],
)
def test_what_does_not_fit_the_question_is_refused_by_its_rule(move: str, number: str) -> None:
    table = Table()  # asked for its action
    if number:
        assert table.refused("A", move) == number
    else:
        with pytest.raises(ValueError):
            moves.parse(move)


@pytest.mark.parametrize("cell", ["d8", "d0", "h4", "D4", "d44", "d", "4d", ""])
def test_a_cell_off_the_field_has_no_name(cell: str) -> None:
    with pytest.raises(ValueError):
        parse_cell(cell)
    with pytest.raises(ValueError):
        moves.parse(f"site {cell}")


@rule("EAR-12")
def test_an_action_may_be_chosen_again() -> None:
    table = Table(2)
    table.play("A act red").finish_turn().play("B act red").finish_turn()
    assert "act red" in table.choices("A")
    assert table.refused("A", "take soil") == "EAR-16"


@rule("EAR-15", "EAR-16", "EAR-17")
@pytest.mark.parametrize(
    ("colour", "benefit", "number"),
    [("red", "growth", "EAR-15"), ("blue", "growth", "EAR-16"), ("yellow", "soil", "EAR-17")],
)
def test_what_an_action_does_not_give_is_refused_by_the_rule_on_that_action(
    colour: str, benefit: str, number: str
) -> None:
    table = Table(2).play(f"A act {colour}")
    assert table.refused("B", f"take {benefit}") == number


@rule("EAR-13")
def test_everybody_is_asked_at_the_same_time() -> None:
    table = Table(3).play("A act red")
    assert table.choices("B") == table.choices("C") == ["take soil", "take compost", "skip"]


@rule("EAR-14")
def test_strong_plant_is_two_cards_and_the_best_of_four() -> None:
    table = Table().hand("A", GRASS, SHRUBLAND)
    table["A"].soil = 9
    table.play("A act green", "A plant 5", "A plant 3", "A site d5")
    # All is planted, so four cards are on offer.
    assert len(table["A"].offer) == 4
    keep = table["A"].offer[2]
    table.play(f"A keep {keep}")
    assert table["A"].hand == (keep,)
    assert len(table.state.discards) == 3
    assert table.refused("B", f"keep {keep}") == "EAR-14"


@rule("EAR-14")
def test_weak_plant_is_one_card_and_one_drawn() -> None:
    table = Table().hand("A", MAPLE).hand("B", GRASS, SHRUBLAND)
    table["B"].soil = 9
    table.play("A act green", "B plant 5")
    assert table["B"].stack[-1] != Planting(1)
    assert len(table["B"].hand) == 2  # the terrain and the card drawn
    assert not table["B"].offer


@rule("EAR-14")
def test_planting_may_stop_early() -> None:
    table = Table().hand("A", GRASS, SHRUBLAND).play("A act green", "A skip")
    assert not table["A"].planted
    assert len(table["A"].offer) == 4


@rule("EAR-15")
def test_compost_strong_and_weak() -> None:
    table = Table(3).play("A act red", "B take soil", "C take compost")
    assert (table["A"].soil, len(table["A"].compost)) == (5, 2)
    assert (table["B"].soil, len(table["B"].compost)) == (2, 0)
    assert (table["C"].soil, len(table["C"].compost)) == (0, 2)


@rule("EAR-16")
def test_water_strong_and_weak() -> None:
    table = Table(3).plant("A", d4=GRASS, d5=BASIL).plant("B", d4=GRASS).plant("C", d4=GRASS)
    table.play("A act blue", *["A put d5"] * 6)
    assert table["A"].soil == 2
    assert table.at("A", "d5") == (BASIL, 6, 0)
    table.play("B take sprout", "B put d4", "B put d4", "C take soil")
    assert table.at("B", "d4")[1] == 2
    assert (table["B"].soil, table["C"].soil) == (0, 2)


@rule("EAR-17")
def test_grow_strong_and_weak() -> None:
    fig = 63  # red; five spaces for growth
    table = Table(3).plant("A", d4=fig).plant("B", d4=fig).plant("C", d4=fig)
    table.play("A act yellow", "A put d4", "A put d4")
    assert table.at("A", "d4") == (fig, 0, 2)
    assert len(table["A"].hand) == 4
    table.play("B take growth", "B put d4", "B skip", "C take draw")
    assert table.at("B", "d4")[2] == 1
    assert (len(table["B"].hand), len(table["C"].hand)) == (0, 2)


@rule("EAR-16", "EAR-17")
def test_pieces_are_no_choice_without_space_for_them() -> None:
    table = Table().plant("B", d4=SHRUBLAND).play("A act blue")
    assert table.choices("B") == ["take soil", "skip"]


# Planting


@rule("EAR-18")
def test_only_flora_and_terrain_can_be_planted() -> None:
    table = Table().hand("A", GRASS, TORNADO).play("A act green")
    assert "plant 200" not in table.choices("A")
    assert table.refused("A", "plant 200") == "EAR-42"
    assert table.refused("A", "plant 77") == "EAR-18"


@rule("EAR-19")
def test_a_card_costs_soil() -> None:
    table = Table().hand("A", OAK)
    table["A"].soil = 3
    table.play("A act green")
    assert table.refused("A", "plant 13") == "EAR-19"
    table = Table().hand("A", OAK)
    table["A"].soil = 6
    table.play("A act green", "A plant 13")
    assert table["A"].soil == 2


@rule("EAR-19")
@pytest.mark.parametrize(
    ("card", "cost"), [(190, 3), (191, None), (192, 3), (193, None), (194, 1), (195, None)]
)
def test_some_cards_may_be_paid_for_with_something_else(card: int, cost: int | None) -> None:
    table = Table().hand("A", card, 20, 22, 25, 31, 34, 35, 36)
    table.plant("A", d4=(BASIL, 6, 2), d5=(OAK, 2, 3), d6=(LANTANA, 6, 2))
    table["A"].soil = 20
    board = table["A"]
    before = len(board.hand), board.sprouts, board.growth
    table.play("A act green", f"A plant {card}")
    table.play(f"A {table.choices('A')[-1]}")  # all of it the other way
    while not table.choices("A")[0].startswith("site"):
        table.play(f"A {table.choices('A')[0]}")
    assert board.soil == 20
    after = len(board.hand), board.sprouts, board.growth
    paid = sum(before) - sum(after) - 1  # the card itself left the hand too
    assert cost is None or paid == cost
    assert paid > 0
    assert sum(old != new for old, new in zip(before, after, strict=True)) <= 2


@rule("EAR-19")
def test_any_part_of_a_cost_may_be_paid_the_other_way() -> None:
    """193 costs 4, of which sprouts may pay a part."""
    table = Table().hand("A", 193).plant("A", d4=(BASIL, 3, 0))
    table["A"].soil = 3
    table.play("A act green", "A plant 193")
    assert table.choices("A") == ["pay 1", "pay 2", "pay 3"]
    assert table.refused("A", "pay 0") == table.refused("A", "pay 4") == "EAR-19"
    table.play("A pay 2")
    assert (table["A"].soil, table["A"].sprouts) == (1, 1)
    assert table.choices("A")[0].startswith("site")


@rule("EAR-19")
@pytest.mark.parametrize(("card", "using"), [(191, "hand"), (193, "sprouts"), (195, "growth")])
def test_with_one_way_to_pay_nobody_is_asked(card: int, using: str) -> None:
    """Two soil and two of the other make 4; with one less of either the card is out of reach."""

    def reached(soil: int, cards: int, pieces: int) -> Table:
        table = Table().hand("A", card, *(20, 22, 25)[:cards])
        table.plant("A", d4=(BASIL, pieces if using == "sprouts" else 0, 0))
        table.plant("A", d5=(OAK, 0, pieces if using == "growth" else 0))
        table["A"].soil = soil
        return table.play("A act green")

    others = 2 if using == "hand" else 0
    table = reached(2, others, 2).play(f"A plant {card}")
    board = table["A"]
    assert (board.soil, board.sprouts, board.growth, len(board.hand)) == (0, 0, 0, 0)
    assert len(board.compost) == others
    for table in (reached(1, others, 2), reached(2, max(0, others - 1), 1)):
        assert table.refused("A", f"plant {card}") == "EAR-19"


@rule("EAR-19", "EAR-49")
def test_a_card_for_nothing_has_nothing_to_pay_the_other_way() -> None:
    table = (
        Table().hand("A", 194).plant("A", d4=(OAK, 0, 3), d5=90)
    )  # it costs 1, trees cost 2 less
    table.play("A act green", "A plant 194")
    assert table.choices("A")[0].startswith("site")
    assert table["A"].growth == 3


@rule("EAR-20")
def test_later_cards_touch_by_edge_or_corner() -> None:
    table = Table().plant("A", d4=GRASS).hand("A", SHRUBLAND)
    table["A"].soil = 9
    table.play("A act green", "A plant 3")
    around = {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    assert {text.removeprefix("site ") for text in table.choices("A")} == around
    assert table.refused("A", "site a1") == "EAR-21"
    assert table.refused("A", "site d4") == "EAR-23"


@rule("EAR-20")
def test_the_first_card_is_where_the_tableau_begins() -> None:
    table = Table().hand("A", GRASS, SHRUBLAND).play("A act green", "A plant 5")
    assert table.at("A", "d4") == (GRASS, 0, 0)


@rule("EAR-21")
def test_the_frame_grows_to_four_by_four_in_any_direction() -> None:
    table = Table().plant("A", d4=GRASS, c4=BASIL, b4=OAK).hand("A", SHRUBLAND)
    table["A"].soil = 9
    table.play("A act green", "A plant 3")
    assert {"site a4", "site e4"} <= set(table.choices("A"))
    table.play("A site e4")
    table = Table().plant("A", d4=GRASS, c4=BASIL, b4=OAK, e4=LANTANA).hand("A", SHRUBLAND)
    table["A"].soil = 9
    table.play("A act green", "A plant 3")
    assert table.refused("A", "site a4") == "EAR-21"
    assert table.refused("A", "site f5") == "EAR-21"


@rule("EAR-20", "EAR-21")
@pytest.mark.parametrize(
    ("diagonal", "around"),
    [
        ("a1 b2 c3 d4", "b1 c1 a2 c2 d2 a3 b3 d3 b4 c4"),
        ("d4 e5 f6 g7", "e4 f4 d5 f5 g5 d6 e6 g6 e7 f7"),
    ],
)
def test_a_tableau_may_grow_into_any_corner_of_the_field(diagonal: str, around: str) -> None:
    planted = dict(zip(diagonal.split(), (GRASS, BASIL, OAK, LANTANA), strict=True))
    table = Table().plant("A", **planted).hand("A", SHRUBLAND)
    table["A"].soil = 9
    table.play("A act green", "A plant 3")
    assert table.choices("A") == [f"site {cell}" for cell in around.split()]


@rule("EAR-20")
@pytest.mark.parametrize(
    ("hook", "cell"),
    [
        ("d4 d3 d2 c1", "b1"),
        ("d4 c4 b4 a3", "a2"),
        ("d4 d5 d6 e7", "f7"),
        ("d4 e4 f4 g5", "g6"),
    ],
)
def test_cards_touch_along_the_edge_of_the_field_too(hook: str, cell: str) -> None:
    planted = dict(zip(hook.split(), (GRASS, BASIL, OAK, LANTANA), strict=True))
    table = Table().plant("A", **planted).hand("A", SHRUBLAND)
    table["A"].soil = 9
    table.play("A act green", "A plant 3", f"A site {cell}")
    assert table.at("A", cell) == (SHRUBLAND, 0, 0)


@rule("EAR-22")
def test_a_black_ability_comes_when_planted_and_never_again() -> None:
    table = Table().hand("A", 266)  # black: gain 4 soil
    table["A"].soil = 9
    table.play("A act green", "A plant 266")
    soil = table["A"].soil
    table.play("A use")
    assert table["A"].soil == soil + 4
    soil = table["A"].soil
    table.finish_turn().play("B act red").finish_turn()
    assert table["A"].soil == soil + 2  # the weak form of red alone


@rule("EAR-23")
def test_a_full_tableau_takes_no_more_cards() -> None:
    table = Table().hand("A", GRASS)
    full = {
        f"{column}{row}": 20 + 4 * row + n for n, column in enumerate("abcd") for row in range(4, 8)
    }
    table.plant("A", **full)
    table.play("A act green")
    assert "plant 5" not in table.choices("A")


# Pieces


@rule("EAR-24")
def test_a_flora_takes_no_more_than_it_has_spaces_for() -> None:
    table = Table().plant("A", d4=(OAK, 1, 4), d5=BASIL)
    table.pending("A", Placing("growth", 3))
    assert table.choices("A") == ["put d5", "skip"]
    table.pending("A", Placing("sprout", 2)).play("A put d4")
    assert table.at("A", "d4") == (OAK, 2, 4)
    assert table.refused("A", "put d4") == "EAR-24"


@rule("EAR-25")
def test_pieces_without_space_are_lost() -> None:
    table = Table().plant("A", d4=(33, 2, 0))  # three spaces for sprouts
    table.play("A act blue", "A put d4")
    assert not any(text.startswith("put") for text in table.choices("A"))
    assert table.refused("A", "put d4") == "EAR-25"


@rule("EAR-26")
def test_three_sprouts_make_two_soil() -> None:
    table = Table().plant("A", d4=(GRASS, 4, 0), d5=(BASIL, 2, 0))
    table.play("A convert", "A remove d4", "A remove d5", "A remove d5")
    assert table["A"].soil == 2
    assert table.at("A", "d4")[1] == 3
    table.play("A convert")  # all that is left is on one card: nobody is asked
    assert (table["A"].soil, table["A"].sprouts) == (4, 0)
    assert "convert" not in table.choices("A")


@rule("EAR-26")
def test_no_conversion_while_sprouts_are_placed() -> None:
    table = Table().plant("A", d4=(GRASS, 4, 0), d5=BASIL)
    table.play("A act blue")
    assert table.refused("A", "convert") == "EAR-26"


@rule("EAR-27")
def test_hand_and_soil_have_no_limit() -> None:
    table = Table().hand("A", *range(20, 60))
    table["A"].soil = 500
    table.play("A act yellow")
    assert len(table["A"].hand) == 44
    table.finish_turn().play("B act red").play("A take soil")
    assert table["A"].soil == 502


# Deck and discard pile


@rule("EAR-56")
def test_the_discard_pile_becomes_the_deck() -> None:
    table = Table()
    table.state.discards = tuple(sorted(table.state.deck)[:-2])
    table.state.deck = tuple(sorted(table.state.deck)[-2:])
    table.play("A act yellow")
    assert len(table["A"].hand) == 4
    assert table.state.discards == ()
    assert table.state.reshuffles == 1
    assert len(table.state.deck) == 279
    assert table.state.deck != tuple(sorted(table.state.deck))


@rule("EAR-56")
def test_drawing_the_last_card_leaves_the_discard_pile_alone() -> None:
    table = Table()
    table.state.deck, table.state.discards = table.state.deck[:4], table.state.deck[4:]
    table.play("A act yellow")
    assert (len(table["A"].hand), table.state.deck) == (4, ())
    assert (len(table.state.discards), table.state.reshuffles) == (279, 0)


@rule("EAR-57")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    table = Table()
    table.state.deck = table.state.deck[:3]
    table.play("A act yellow")
    assert len(table["A"].hand) == 3
    table.finish_turn().play("B act red", "A take compost")
    assert len(table["A"].compost) == 0


@rule("EAR-56")
def test_a_compost_never_becomes_the_deck() -> None:
    table = Table().compost("A", 20, 21, 22)
    table.state.deck, table.state.discards = (), ()
    table.play("A act yellow")
    assert table["A"].hand == ()
    assert len(table["A"].compost) == 3


@rule("EAR-56")
def test_everybody_sees_what_is_discarded() -> None:
    table = Table().hand("A", GRASS).play("A act green", "A skip")
    offer = table["A"].offer
    table.play(f"A keep {offer[0]}")
    assert table.state.discards == offer[1:]
    assert any(getattr(event, "discarded", None) == offer[1:] for event in table.log)
    assert Kept(0, offer[1:]).informs


# The end


def filled(table: Table, seat: str, cards: range) -> None:
    cells = [f"{column}{row}" for row in range(4, 8) for column in "abcd"]
    table.plant(seat, **dict(zip(cells, cards, strict=True)))


@rule("EAR-53", "EAR-55")
def test_a_full_tableau_takes_the_bonus_and_the_round_is_finished() -> None:
    table = Table(3)
    table.state.active = table.state.first = 0
    table.play("A act red").finish_turn()
    filled(table, "A", range(20, 36))
    table.play("B act red").finish_turn()
    assert table.state.completed == 0
    assert table["A"].leaves == 4
    assert table.state.ending
    assert table.choices("C")  # C has not been active yet
    table.play("C act red").finish_turn()
    assert not any(table.choices(seat) for seat in "ABC")
    assert GameEnded("tableau") in table.log


@rule("EAR-54")
def test_two_full_tableaux_in_one_turn_are_parted_clockwise_from_the_active_seat() -> None:
    table = Table(3)
    filled(table, "A", range(20, 36))
    filled(table, "C", range(40, 56))
    table.state.active = 1
    table.state.boards[0].stack, table.state.boards[1].stack = [], table.state.boards[0].stack
    table.play("B act red").finish_turn()
    assert table.state.completed == 2


@rule("EAR-58")
def test_the_round_limit_ends_a_game() -> None:
    table = Table(2)
    table.state.round = ROUND_LIMIT
    table.play("A act red").finish_turn().play("B act red").finish_turn()
    assert table.state.stage == "over"
    assert GameEnded("limit") in table.log
    assert RoundBegan(ROUND_LIMIT + 1) not in table.log


@rule("EAR-51")
@pytest.mark.parametrize(("terrain", "card", "wrong"), [(230, 14, 5), (231, 5, 14), (232, 13, 5)])
def test_a_terrain_that_may_be_replaced(terrain: int, card: int, wrong: int) -> None:
    table = Table().plant("A", d4=terrain).hand("A", card, wrong, 235)
    table.play("A act green", "A replace d4")
    assert table.choices("A") == [f"plant {card}", "plant 235"]  # multicoloured counts
    assert table.refused("A", f"plant {wrong}") == "EAR-51"
    table.play(f"A plant {card}")
    assert table.at("A", "d4")[0] == card
    assert table["A"].compost == (terrain,)
    assert table["A"].marks == (OPEN,)
    assert table["A"].soil == 0
    assert len(table["A"].hand) == 2 + 2  # two cards drawn
    assert table["A"].planted_now == (card,)


@rule("EAR-51", "EAR-22")
def test_a_replacing_card_draws_before_its_black_ability() -> None:
    """257 composts cards from the hand, those just drawn too. No card that is printed has both a
    black ability and a colour that a terrain asks for, but one in a file of one's own may."""
    table = Table().plant("A", d4=230).hand("A", 257, 20)
    table["A"].stack = []
    replace(table.state, 0, Replacing(parse_cell("d4"), "red", 2), 257, null_log)
    advance(table.state, 0, null_log)
    assert len(table["A"].hand) == 1 + 2
    assert [text.split()[0] for text in table.choices("A")[:3]] == ["compost"] * 3


@rule("EAR-51")
def test_a_replacement_works_in_a_full_tableau() -> None:
    table = Table().hand("A", 14)
    filled(table, "A", range(20, 36))
    table["A"].planted = {**table["A"].planted, 24: (230, 0, 0)}
    table.play("A act green")
    assert table.refused("A", "plant 14") == "EAR-23"
    table.play("A replace d4", "A plant 14")
    assert table.at("A", "d4")[0] == 14


@rule("EAR-51")
def test_a_replacement_needs_such_a_card_in_hand() -> None:
    table = Table().plant("A", d4=230).hand("A", 5).play("A act green")
    assert table.refused("A", "replace d4") == "EAR-51"
