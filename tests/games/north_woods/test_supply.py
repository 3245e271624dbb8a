"""Deck, display, hands and piles, one function at a time; and what the table's queries say."""

from __future__ import annotations

import pytest

from games.north_woods.woods import START, cards, hand, piles, woods
from hedgerow.core.event import null_log
from hedgerow.games.north_woods import rules, supply
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import form
from hedgerow.games.north_woods.frames import Covering, Giving
from hedgerow.games.north_woods.rules.actions import _lifts
from hedgerow.games.north_woods.state import is_event, is_species_kind, with_card, without
from hedgerow.games.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    PLAIN,
    STAND_IN,
    Lying,
    Table,
    at,
    chain_down,
    chain_up,
    eaters,
    forms,
    is_resource,
    is_species,
    put,
    rank,
    room,
    take,
)
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused

BOX = box()
PLANTS, MOOSE, COUGAR = (BOX.names[name] for name in ("plants", "moose", "cougar"))


# Hands, and who knows what of them


def test_cards_of_one_kind_leave_a_hand_one_by_one() -> None:
    assert without(bytes((3, 3, 5)), 3) == bytes((3, 5))
    assert without(bytes((3, 5)), 4) == bytes((3, 5))
    assert without(bytes((3, 5)), 5) == bytes((3,))
    assert with_card(bytes((3, 5)), 4) == bytes((3, 4, 5))


@rule("NWO-90", "NWO-93", "NWO-46")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_hand_and_all_that_is_known_of_it_goes_one_seat_to_the_left(seats: int) -> None:
    state = woods(seats=seats, hands=[""] * seats)._state
    state.hands = [bytes((seat,)) for seat in range(seats)]
    state.known = [
        bytes((10 + observer, holder)) for observer in range(seats + 1) for holder in range(seats)
    ]
    before = state.known[:]
    supply.pass_hands(state)
    assert state.hands == [bytes(((seat - 1) % seats,)) for seat in range(seats)]
    for observer in range(seats + 1):
        for holder in range(seats):
            giver = (holder - 1) % seats
            known = bytes((giver,)) if observer == giver else before[observer * seats + giver]
            assert state.known[observer * seats + holder] == known


@rule("NWO-46")
@pytest.mark.parametrize("seat", range(3))
def test_all_observers_learn_of_a_card_taken_openly_and_of_one_that_leaves(seat: int) -> None:
    state = woods(seats=3, hands=[""] * 3)._state
    supply.gain(state, seat, MOOSE, openly=True)
    supply.gain(state, seat, COUGAR, openly=False)
    assert state.hands[seat] == bytes(sorted((MOOSE, COUGAR)))
    for observer in (0, 1, 2, None):
        for holder in range(3):
            known = bytes((MOOSE,)) if holder == seat else b""
            assert state.known_by(observer, holder) == known
    supply.lose(state, seat, MOOSE)
    assert not any(state.known)
    assert state.hands[seat] == bytes((COUGAR,))


# Deck and display


@rule("NWO-44")
def test_a_new_deck_leaves_three_cards_open_and_nothing_dying() -> None:
    state = woods(
        hands=["", ""],
        display=["mink", "eggs", "cougar"],
        piles=["moose", "beaver", "fungi"],
        deck=b"",
        barren=0b100,
    )._state
    every = sorted(b"".join((*state.display, *state.piles)))
    supply.renew(state, null_log)
    assert [len(place) for place in state.display] == [1, 1, 1]
    assert state.piles == [b"", b"", b""]
    assert len(state.deck) == 3
    assert sorted(state.deck + b"".join(state.display)) == every
    assert state.barren == 0  # what the old deck lacked says nothing of the new one


@rule("NWO-44")
def test_of_few_cards_the_display_takes_what_there_is() -> None:
    state = woods(hands=["", ""], display=["", "", ""], piles=["moose", "", ""], deck=b"")._state
    supply.renew(state, null_log)
    assert (len(state.deck), [len(place) for place in state.display]) == (0, [1, 0, 0])


@rule("NWO-42", "NWO-44")
def test_the_next_card_is_the_last_of_the_deck() -> None:
    state = woods(hands=["", ""], deck_top="mink")._state
    size = len(state.deck)
    assert supply.next_card(state, null_log) == BOX.names["mink"]
    assert len(state.deck) == size - 1
    empty = woods(hands=["", ""], deck=b"")._state
    assert supply.next_card(empty, null_log) is None


@rule("NWO-42")
def test_what_can_be_drawn_is_in_the_deck_or_on_the_display() -> None:
    assert woods(hands=["", ""], deck=cards("eggs"))._state.can_draw
    assert woods(hands=["", ""], display=["", "", "eggs"], deck=b"")._state.can_draw
    assert not woods(hands=["", ""], deck=b"")._state.can_draw


@rule("NWO-42", "NWO-43")
def test_one_card_left_is_drawn_alone() -> None:
    table = woods("plants", hands=["", ""], deck=cards("eggs"), frame=START)
    play(table, "draw")
    assert hand(table, 0) == {"eggs"}
    assert offered(table) == ["play eggs", "end"]  # there was no second card


@rule("NWO-33", "NWO-101")
def test_two_shuffles_differ() -> None:
    state = woods(hands=["", ""])._state
    every = bytes(range(40))
    first, second = state.shuffled(every), state.shuffled(every)
    assert sorted(first) == sorted(second) == list(every)
    assert len({every, first, second}) == 3
    again = woods(hands=["", ""])._state
    assert again.shuffled(every) == first  # as the seed says


@rule("NWO-1")
def test_no_card_is_lost_while_something_is_pending() -> None:
    every = bytes(sorted(BOX.kind_of))
    table = woods(
        "moose-, plants x2",
        "gray_wolf > white_tailed_deer > plants",
        hands=["disease abundance population_boom spring cougar niche", "eggs"],
        piles=["mink", "beaver", "fungi"],
        frame=START,
    )
    for move in (
        "use abundance",  # the card lies nowhere yet
        "aim B 1",
        "use population_boom",
        "aim B 3",
        "use spring",
        "keep",
        "cover 1",
        "use disease",
        "aim B 3",  # with the Boom
        "cover 2",
        "cover 3",
        "cover 1",
        "territory cougar",
        "seize",
        "end",
        "bury 1 1",
        "cover 2",
    ):
        assert rules.census(table._state) == every
        play(table, next(one for one in offered(table) if one.startswith(move)))
    assert rules.census(table._state) == every


# The dying piles


@rule("NWO-65", "NWO-66")
@pytest.mark.parametrize(
    ("there", "open_now"),
    [
        (["", "eggs", "fungi"], [0]),
        (["eggs", "", ""], [1]),
        (["eggs", "fungi", ""], [2]),
        (["eggs", "fungi", "mink"], [0, 1, 2]),
    ],
)
def test_the_first_empty_place_is_filled_next(there: list[str], open_now: list[int]) -> None:
    assert supply.open_piles(woods(hands=["", ""], piles=there)._state) == open_now


@rule("NWO-69", "NWO-63")
def test_what_goes_to_the_piles_for_a_card() -> None:
    boom, abundance = BOX.event("population_boom"), BOX.event("abundance")
    assert supply.remains(Lying(form(MOOSE))) == bytes((MOOSE,))
    assert supply.remains(Lying(form(MOOSE, True))) == bytes((boom, MOOSE))
    assert supply.remains(Lying(form(PLANTS), NOTHING, ABUNDANT)) == bytes((abundance, PLANTS))
    assert supply.remains(Lying(form(PLANTS), NOTHING, STAND_IN)) == bytes((abundance,))


@rule("NWO-67")
def test_carrion_is_what_lies_on_top() -> None:
    state = woods(hands=["", ""], piles=["mink moose", "cougar", ""])._state
    assert state.carrion == 1 << MOOSE | 1 << COUGAR


@rule("NWO-84")
def test_who_is_asked() -> None:
    state = woods(hands=["", "", ""], turn=2)._state
    assert state.asked == 2
    state.stack.append(Giving("pollution", (1, 0)))
    assert state.asked == 1
    state.stack.append(Covering(("moose",), 0, "given"))
    assert state.asked == 0


@rule("NWO-83")
def test_the_others_come_in_turn_order() -> None:
    state = woods(seats=4, hands=[""] * 4)._state
    assert [state.others(seat) for seat in range(4)] == [[1, 2, 3], [2, 3, 0], [3, 0, 1], [0, 1, 2]]


# Cards in front of a seat


def _liftable(table: Table) -> list[int]:
    return [lift.slot for lift in _lifts(table, forms(table))]


@rule("NWO-26", "NWO-4")
def test_every_species_that_lies_on_something_can_be_lifted_and_no_resource() -> None:
    for kind in BOX.species:
        for boomed in (False, True):
            table: Table = [Lying(form(PLANTS)), Lying(form(kind, boomed), 0)]
            assert _liftable(table) == [1]
    for kind in BOX.resources:
        assert _liftable([Lying(form(kind))]) == []


@rule("NWO-26")
def test_a_species_apart_is_lifted_where_something_could_feed_it() -> None:
    assert _liftable([Lying(form(MOOSE)), Lying(form(PLANTS))]) == [0]
    assert _liftable([Lying(form(COUGAR)), Lying(form(PLANTS))]) == []
    assert _liftable([None, Lying(form(COUGAR)), Lying(form(MOOSE), 3), None]) == [1, 2]


@rule("NWO-2", "NWO-63")
def test_what_a_card_is() -> None:
    for kind, card in enumerate(BOX.cards):
        assert is_event(kind) == (kind in BOX.events), card.id
        assert is_species_kind(kind) == (kind in BOX.species), card.id
    assert is_species(Lying(form(MOOSE))) and not is_resource(Lying(form(MOOSE)))
    assert is_resource(Lying(form(PLANTS))) and not is_species(Lying(form(PLANTS)))
    stand_in = Lying(form(PLANTS), NOTHING, STAND_IN)
    assert not is_resource(stand_in) and not is_species(stand_in)
    assert [rank(Lying(form(MOOSE))), rank(Lying(form(MOOSE, True))), rank(stand_in)] == [6, 5, 0]


def test_a_slot_that_is_not_there_holds_nothing() -> None:
    table: Table = [Lying(form(PLANTS)), None]
    assert at(table, 0) == Lying(form(PLANTS))
    assert [at(table, slot) for slot in (-1, 1, 2, 3)] == [None] * 4


@rule("NWO-23", "NWO-86")
def test_room_on_a_card() -> None:
    for mark, most in ((PLAIN, 1), (ABUNDANT, 2), (STAND_IN, 1)):
        table: Table = [Lying(form(PLANTS), NOTHING, mark)]
        for laid in range(most):
            assert room(table, 0) == most - laid
            put(table, Lying(form(MOOSE), 0))
        assert room(table, 0) == 0


@rule("NWO-21")
def test_a_card_that_is_taken_away_leaves_the_others_where_they_are() -> None:
    table: Table = [Lying(form(PLANTS)), Lying(form(MOOSE), 0), Lying(form(COUGAR), 1)]
    assert chain_down(table, 2) == [2, 1, 0]
    assert chain_up(table, 1) == [1, 2]
    assert eaters(table, 0) == [1]
    assert take(table, 1).kind == MOOSE
    assert table == [Lying(form(PLANTS)), None, Lying(form(COUGAR))]
    assert put(table, Lying(form(MOOSE))) == 1
    take(table, 2)
    assert len(table) == 2


@rule("NWO-65")
def test_a_refused_pile_names_the_rule() -> None:
    table = woods("", hands=["eggs eggs fungi plants", ""], piles=["mink"])
    play(table, "end")
    assert refused(table, "discard eggs 1") == "NWO-65"
    play(table, "discard eggs 2")
    assert piles(table) == ["mink", "eggs", ""]
