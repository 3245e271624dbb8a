"""The opening: hands of six brought down to three, face down and all at once."""

from __future__ import annotations

import msgspec
import pytest

from games.north_woods.woods import OPENING, hand, lying, woods
from hedgerow.core import BadInput
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.box import box
from hedgerow.table import AnyTable, Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused

SIX = "plants insects moose black_bear wood_frog spring"
OTHER_SIX = "eggs fungi plants coyote coyote mink"


def opening() -> AnyTable:
    return woods(hands=[SIX, OTHER_SIX], frame=OPENING)


@rule("NWO-32")
def test_two_to_six_seats_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadInput):
            Table(GAME, seats)


@rule("NWO-1", "NWO-33", "NWO-34")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_deal(seats: int) -> None:
    table = Table(GAME, seats, seed="deal")
    view = table.view(0)
    assert view.hand_sizes == (6,) * seats
    assert [len(place) for place in view.display] == [1, 1, 1]
    assert view.deck_size == 123 - 3 - 6 * seats
    assert GAME.census(table._state) == bytes(sorted(box().kind_of))
    assert len(view.hand) == 6
    assert table.view(None).hand == ()


@rule("NWO-78", "NWO-79")
def test_no_round_and_no_dry_turn_is_counted_in_the_opening() -> None:
    view = Table(GAME, 2, seed="deal").view(None)
    assert (view.round, view.dry) == (0, 0)


@rule("NWO-33")
def test_another_seed_shuffles_otherwise() -> None:
    assert Table(GAME, 2, seed="1").view(0).hand != Table(GAME, 2, seed="2").view(0).hand


@rule("NWO-35")
def test_a_seat_lays_and_discards_until_three_cards_are_left() -> None:
    table = opening()
    play(table, "A lay plants, A lay moose on 1, A aside spring")
    assert table.to_act == (1,)
    assert hand(table, 0) == {"insects", "black_bear", "wood_frog"}
    play(table, "B aside coyote, B aside coyote, B aside mink")
    assert table.to_act == (0,)
    assert lying(table, 0) == "moose > plants"


@rule("NWO-36")
def test_events_are_not_laid_in_the_opening_but_discarded() -> None:
    table = opening()
    assert refused(table, "A lay spring") == "NWO-36"
    play(table, "A aside spring")


@rule("NWO-37")
def test_nobody_sees_what_is_put_down_until_all_are_done() -> None:
    table = opening()
    before = [msgspec.json.encode(table.view(seat)) for seat in (1, None)]
    events = table.play(0, "lay plants")
    shown = [msgspec.to_builtins(entry.seen(1)) for entry in events]
    assert shown == [{"event": "put-down", "seat": 0}]
    assert table.to_act == (0, 1)
    assert table.view(0).tables[0][0].card == "plants"
    for seat, old in zip((1, None), before, strict=True):
        now = msgspec.json.encode(table.view(seat))
        assert now == old.replace(b'"hand_sizes":[6,6]', b'"hand_sizes":[5,6]')
    play(table, "A aside spring, A lay insects, B lay eggs, B lay fungi")
    assert table.view(1).tables[0] == ()
    play(table, "B aside mink")
    assert lying(table, 0) == "insects, plants"
    assert lying(table, 1) == "eggs, fungi"


@rule("NWO-38")
def test_a_species_is_laid_on_what_feeds_it() -> None:
    table = opening()
    assert refused(table, "A lay moose") == "NWO-38"
    assert refused(table, "A lay black_bear") == "NWO-38"  # no carrion yet, scavenger or not
    play(table, "A lay plants")
    assert refused(table, "A lay wood_frog on 1") == "NWO-5"
    play(table, "A lay moose on 1")
    assert refused(table, "A lay black_bear on 1") == "NWO-23"
    play(table, "A lay black_bear on 2")
    play(table, "B aside coyote, B aside coyote, B aside mink")
    assert lying(table, 0) == "black_bear > moose > plants"


@rule("NWO-38", "NWO-10")
def test_food_of_the_same_rank_is_none_in_the_opening_either() -> None:
    six = "eggs raccoon red_fox black_bear plants fungi"
    table = woods(hands=[six, OTHER_SIX.replace("eggs", "insects")], frame=OPENING)
    play(table, "A lay eggs, A lay raccoon on 1")
    laid = [str(move) for move in table.decisions_for(0)[0].moves if " on " in str(move)]
    assert laid == ["lay black_bear on 2"]
    assert refused(table, "A lay red_fox on 2") == "NWO-10"


@rule("NWO-34")
def test_a_card_must_be_in_the_hand() -> None:
    table = opening()
    assert refused(table, "A lay eggs") == "NWO-34"
    assert refused(table, "A aside eggs") == "NWO-34"


@rule("NWO-35", "NWO-41")
def test_nothing_else_is_done_in_the_opening() -> None:
    table = opening()
    assert refused(table, "A draw") == "NWO-35"
    assert refused(table, "A play plants") == "NWO-35"
    later = woods(hands=["plants", ""])
    assert refused(later, "lay plants") == "NWO-35"


@rule("NWO-39", "NWO-64")
@pytest.mark.parametrize(("aside", "sizes"), [(0, [0, 0, 0]), (2, [1, 1, 0]), (4, [2, 1, 1])])
def test_the_discards_form_piles_as_equal_as_can_be(aside: int, sizes: list[int]) -> None:
    table = woods(
        hands=["plants plants insects insects eggs fungi"] * 1 + [OTHER_SIX], frame=OPENING
    )
    lays = ["lay plants", "lay plants", "lay insects"]
    asides = ["aside plants", "aside plants", "aside insects"]
    kept = min(3, aside)
    play(table, ", ".join(f"A {move}" for move in asides[:kept] + lays[kept:]))
    rest = aside - kept
    theirs = ["lay eggs", "lay fungi", "lay plants"]
    play(table, ", ".join(["B aside mink"] * rest + [f"B {move}" for move in theirs[rest:]]))
    assert [len(pile) for pile in table.view(None).piles] == sizes


@rule("NWO-40")
def test_the_first_seat_begins_and_it_goes_on_clockwise() -> None:
    table = woods(seats=3, hands=["", "", ""])
    play(table, "end")
    assert table.view(None).turn == 1
    play(table, "draw, draw, end")
    assert table.view(None).turn == 2
    play(table, "draw, draw, end")
    assert (table.view(None).turn, table.view(None).round) == (0, 1)


@rule("NWO-37")
def test_an_opening_move_can_be_taken_back_while_nobody_else_moved() -> None:
    table = opening()
    play(table, "A lay plants")
    table.undo(0)
    assert "plants" in hand(table, 0)
    play(table, "A aside spring, B aside mink")
    assert not table.can_undo(0)


@rule("NWO-35")
def test_equal_cards_are_one_choice() -> None:
    table = woods(hands=[OTHER_SIX, SIX], frame=OPENING)
    moves = [str(move) for move in table.decisions_for(0)[0].moves]
    assert moves.count("aside coyote") == 1
    assert offered(woods(hands=["plants", ""]), prefix="play") == ["play plants"]
