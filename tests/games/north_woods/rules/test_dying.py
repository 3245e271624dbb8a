"""Dying: three piles, the end of a turn, and winning."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.north_woods.woods import hand, kinds_of, lying, piles, woods
from hedgerow.games.north_woods import GAME, rules
from hedgerow.games.north_woods.events import Fell, Spent
from hedgerow.games.north_woods.frames import Closing
from hedgerow.games.north_woods.tableau import STAND_IN
from hedgerow.table import AnyTable, Table
from hedgerow.testing.laws import cheap
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused

FULL = (
    "cougar > white_tailed_deer > plants, gray_wolf > snowshoe_hare > plants, "
    "coyote > fruit_berries, mink > deer_mouse > insects"
)
"""All eight ranks, all fed."""
PILES = ["fungi", "eggs", "insects"]


# The dying display


@rule("NWO-64", "NWO-65")
def test_hungry_species_fill_the_empty_places_first() -> None:
    table = woods("moose, cougar", hands=["", ""], piles=["eggs"])
    told = play(table, "end")
    assert kinds_of(told)[:3] == ["TurnEnded", "Fell", "Fell"]
    assert piles(table) == ["eggs", "moose", "cougar"]
    assert table.view(None).turn == 1


@rule("NWO-65", "NWO-74")
def test_with_one_empty_place_the_seat_chooses_who_fills_it() -> None:
    table = woods("moose, cougar", hands=["", ""], piles=["eggs", "fungi"])
    play(table, "end")
    assert offered(table) == ["bury 1 3", "bury 2 3"]
    assert refused(table, "bury 1 1") == "NWO-65"
    play(table, "bury 2 3")
    assert offered(table) == ["bury 1 1", "bury 1 2", "bury 1 3"]
    play(table, "bury 1 2")
    assert piles(table) == ["eggs", "fungi moose", "cougar"]


@rule("NWO-66", "NWO-74")
def test_who_puts_a_card_there_chooses_the_pile() -> None:
    table = woods("moose", hands=["", ""], piles=PILES)
    play(table, "end")
    assert offered(table) == ["bury 1 1", "bury 1 2", "bury 1 3"]
    assert refused(table, "bury 2 1") == "NWO-70"
    assert refused(table, "end") == "NWO-74"
    play(table, "bury 1 3")
    assert piles(table) == ["fungi", "eggs", "insects moose"]


@rule("NWO-67")
def test_a_covered_carcass_feeds_nobody() -> None:
    table = woods("coyote", hands=["", ""], piles=["moose", "eggs", "fungi"])
    assert lying(table, 0) == "coyote"
    assert lying(woods("coyote", piles=["moose eggs"]), 0) == "coyote!"


@rule("NWO-68")
def test_everybody_may_look_beneath_the_top() -> None:
    table = woods("", piles=["moose eggs mink"])
    for seat in (0, 1, None):
        assert table.view(seat).piles[0] == ("moose", "eggs", "mink")


@rule("NWO-69", "NWO-65", "NWO-107")
def test_a_boom_and_its_species_fill_an_empty_place_each() -> None:
    table = woods("moose-", hands=["", ""])
    told = play(table, "end")
    assert piles(table) == ["population_boom", "moose", ""]
    assert told[1:3] == [Spent("population_boom", 0), Fell(0, "moose", 1, "hungry")]
    assert table.view(None).turn == 1


@rule("NWO-69", "NWO-65")
def test_with_one_empty_place_the_boom_fills_it_and_the_seat_chooses_for_the_species() -> None:
    table = woods("moose-", hands=["", ""], piles=["eggs", "", "fungi"])
    play(table, "end")
    assert offered(table) == ["bury 1 2"]
    play(table, "bury 1 2")
    assert offered(table) == ["cover 1", "cover 2", "cover 3"]
    assert refused(table, "end") == "NWO-66"
    play(table, "cover 3")
    assert piles(table) == ["eggs", "population_boom", "fungi moose"]


@rule("NWO-69", "NWO-66")
def test_without_an_empty_place_each_card_covers_a_pile_of_choice() -> None:
    table = woods("moose-, mink", hands=["", ""], piles=PILES)
    play(table, "end, bury 1 1, cover 1, bury 2 3")
    assert piles(table) == ["fungi population_boom moose", "eggs", "insects mink"]


@rule("NWO-69", "NWO-74")
def test_cards_are_counted_with_their_events_before_they_fill_empty_places() -> None:
    table = woods("moose-, mink", hands=["", ""], piles=["eggs"])
    play(table, "end")  # three cards and two empty places
    assert offered(table) == ["bury 1 2", "bury 2 2"]
    play(table, "bury 2 2")
    assert piles(table) == ["eggs", "mink", ""]
    play(table, "bury 1 3, cover 2")
    assert piles(table) == ["eggs", "mink moose", "population_boom"]


# The end of a turn


@rule("NWO-70")
def test_all_hungry_species_die_at_the_end_of_the_turn() -> None:
    table = woods("black_bear > raccoon > deer_mouse, plants", hands=["", ""])
    play(table, "end")
    assert lying(table, 0) == "plants"
    assert sorted(piles(table)) == ["black_bear", "deer_mouse", "raccoon"]


@rule("NWO-70")
def test_species_that_die_together_are_not_yet_food() -> None:
    table = woods("moose, coyote", hands=["", ""])
    play(table, "end")
    assert lying(table, 0) == ""
    assert sorted(piles(table)) == ["", "coyote", "moose"]


@rule("NWO-70")
def test_a_fed_scavenger_stays_when_the_card_below_it_dies() -> None:
    table = woods("raccoon > deer_mouse", hands=["", ""], piles=["mink"])
    play(table, "end")
    assert lying(table, 0) == "raccoon"


@rule("NWO-71")
def test_a_seat_may_starve_one_species_for_another() -> None:
    table = woods("snowshoe_hare > plants", hands=["moose", ""])
    play(table, "play moose, on 1, end")
    assert lying(table, 0) == "moose > plants"
    assert "snowshoe_hare" in piles(table)


@rule("NWO-72")
def test_only_the_seat_whose_turn_ends_loses_hungry_species() -> None:
    table = woods("plants", "moose", hands=["", ""])
    play(table, "end")
    assert lying(table, 1) == "moose!"
    play(table, "draw, draw, end, bury 1 1")
    assert lying(table, 1) == ""


@rule("NWO-72")
def test_a_scavenger_whose_carrion_is_rescued_has_until_its_owners_turn_ends() -> None:
    table = woods("plants", "coyote", hands=["", ""], piles=["moose"])
    assert lying(table, 1) == "coyote"
    play(table, "rescue 1, on 1, end")
    assert lying(table, 1) == "coyote!"
    play(table, "draw, draw, end, bury 1 1")
    assert lying(table, 1) == ""


@rule("NWO-73", "NWO-74", "NWO-64")
def test_then_the_hand_is_brought_down_to_three() -> None:
    table = woods("", hands=["eggs fungi plants mink moose", ""], piles=["insects", "", ""])
    play(table, "end")
    assert "discard mink 2" in offered(table)
    assert refused(table, "discard mink 1") == "NWO-65"
    assert refused(table, "discard cougar 2") == "NWO-73"
    assert refused(table, "end") == "NWO-73"
    play(table, "discard mink 2, discard eggs 3")
    assert hand(table, 0) == {"fungi", "plants", "moose"}
    assert piles(table) == ["insects", "mink", "eggs"]
    assert table.view(None).turn == 1


@rule("NWO-73")
def test_three_cards_or_fewer_may_stay() -> None:
    table = woods("", hands=["eggs fungi plants", ""])
    play(table, "end")
    assert hand(table, 0) == {"eggs", "fungi", "plants"}


# Winning


@rule("NWO-75")
def test_a_habitat_is_all_ranks_all_fed() -> None:
    table = woods(FULL, hands=["", ""])
    assert "declare" in offered(table)
    told = play(table, "declare")
    assert kinds_of(told) == ["HabitatDeclared"]
    outcome = table.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 2)
    assert outcome.scores[0].total == 8
    assert outcome.reason.id == "north-woods-outcome-habitat"
    assert table.to_act == ()


@rule("NWO-75")
@pytest.mark.parametrize("seat", range(3))
def test_whoever_declares_wins_alone(seat: int) -> None:
    """Another seat has as many ranks, and a third one more fed cards than the winner."""
    tables = ["", "eggs, fungi, eggs", ""]
    tables[seat] = FULL
    table = woods(*tables, hands=["", "", ""], turn=seat)
    play(table, "declare")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.ranks == tuple(1 if one == seat else 2 for one in range(3))
    assert outcome.reason.id == "north-woods-outcome-habitat"


@rule("NWO-75")
@pytest.mark.parametrize(
    "chains",
    [
        FULL.replace("mink > deer_mouse > insects", "deer_mouse > insects"),
        FULL.replace("coyote > fruit_berries", "coyote"),
        FULL + ", moose",
    ],
)
def test_a_missing_rank_or_a_hungry_species_is_no_habitat(chains: str) -> None:
    table = woods(chains, hands=["", ""])
    assert "declare" not in offered(table)
    assert refused(table, "declare") == "NWO-75"


@rule("NWO-75")
def test_who_has_all_ranks_is_told_of_the_hungry() -> None:
    def asked(chains: str) -> str:
        return woods(chains, hands=["", ""]).decisions_for(0)[0].prompt.id

    assert asked(FULL + ", moose") == "north-woods-prompt-unfed"
    assert asked(FULL) == asked("plants, moose") == "north-woods-prompt-acting"


@rule("NWO-76")
def test_a_habitat_can_be_declared_once_the_hungry_are_gone() -> None:
    table = woods(FULL + ", moose", hands=["", ""])
    play(table, "end")
    assert table.view(0).top == Closing()
    assert offered(table) == ["declare", "end"]
    play(table, "declare")
    assert table.outcome is not None and table.outcome.winners == (0,)


@rule("NWO-76")
def test_nobody_has_to_declare() -> None:
    table = woods(FULL, hands=["", ""])
    play(table, "end, end")
    assert table.view(None).turn == 1


@rule("NWO-76")
def test_not_in_the_middle_of_something_else() -> None:
    table = woods(FULL, hands=["eggs", ""], piles=PILES)
    play(table, "lift 2")
    assert refused(table, "declare") == "NWO-76"


WOLVES = FULL.replace("cougar > white_tailed_deer", "gray_wolf > white_tailed_deer")


@rule("NWO-77")
def test_two_wolves_count_as_seven_and_eight_by_option_only() -> None:
    assert "declare" not in offered(woods(WOLVES, hands=["", ""]))
    paired = woods(WOLVES, hands=["", ""], wolf_pair=True)
    assert paired.view(0).ranks[0] == (1, 2, 3, 4, 5, 6, 7, 8)
    play(paired, "declare")
    one = woods(FULL.replace("cougar > ", ""), hands=["", ""], wolf_pair=True)
    assert 8 not in one.view(0).ranks[0]


@rule("NWO-77")
@pytest.mark.parametrize("wolves", ["gray_wolf, gray_wolf-", "gray_wolf-, gray_wolf"])
def test_what_a_pair_counts_as_does_not_depend_on_the_order_of_slots(wolves: str) -> None:
    """A wolf under a Boom is a 6 and no pair with a 7."""
    assert woods(wolves, wolf_pair=True).view(0).ranks[0] == (6, 7)
    third = woods(f"{wolves}, gray_wolf", wolf_pair=True)
    assert third.view(0).ranks[0] == (6, 7, 8)


@rule("NWO-77")
@pytest.mark.parametrize("kind", ["moose", "coyote", "deer_mouse", "plants"])
def test_two_of_another_kind_are_no_pair(kind: str) -> None:
    alone = woods(kind).view(0).ranks[0]
    assert woods(f"{kind}, {kind}", wolf_pair=True).view(0).ranks[0] == alone
    assert len(alone) == 1


@rule("NWO-77", "NWO-104")
def test_two_wolves_under_a_boom_are_a_six_and_a_seven() -> None:
    assert woods("gray_wolf-, gray_wolf-", wolf_pair=True).view(0).ranks[0] == (6, 7)


def dry(*tables: str) -> AnyTable:
    """No card left to draw, and the last seat of a dry round about to end its turn."""
    count = len(tables)
    return woods(*tables, hands=["eggs"] * count, deck=b"", turn=count - 1, dry=count)


@rule("NWO-78")
def test_a_round_without_a_draw_ends_the_game() -> None:
    table = dry("moose > plants", "plants")
    told = play(table, "end")
    assert kinds_of(told)[-1] == "Stalled"
    outcome = table.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 2)
    assert [score.total for score in outcome.scores] == [2, 1]
    assert outcome.reason.id == "north-woods-outcome-dry"


@rule("NWO-78")
def test_fed_species_break_the_tie_and_then_it_is_shared() -> None:
    table = dry("moose > plants", "moose, plants")
    play(table, "end, bury 1 1, end")  # B's moose starves
    assert table.outcome is not None and table.outcome.ranks == (1, 2)
    more = dry("muskrat > plants, muskrat > plants", "woodchuck > plants")
    play(more, "end")
    assert more.outcome is not None and more.outcome.ranks == (1, 2)
    equal = dry("moose > plants", "moose > aquatic_plants")
    play(equal, "end")
    assert equal.outcome is not None and equal.outcome.ranks == (1, 1)


@rule("NWO-78")
def test_resources_count_as_fed_cards() -> None:
    table = dry("moose > plants", "moose > plants, plants")
    play(table, "end")
    assert rules.standing(table._state, 0) == (2, 2)
    assert rules.standing(table._state, 1) == (2, 3)
    assert table.outcome is not None and table.outcome.ranks == (2, 1)
    hungry = dry("moose, plants", "moose > plants")  # a hungry species is no fed card
    play(hungry, "end")
    assert hungry.outcome is not None and hungry.outcome.ranks == (2, 1)


@rule("NWO-78", "NWO-63")
def test_an_abundance_in_a_resources_stead_is_no_fed_card() -> None:
    table = dry("moose > plants", "moose > plants")
    (plants, moose) = table._state.tables[0]
    table._state.tables[0] = [replace(plants, mark=STAND_IN), moose]
    assert rules.standing(table._state, 0) == (1, 1)


@rule("NWO-78")
def test_ranks_come_before_fed_cards() -> None:
    table = dry("moose > plants, beaver > plants", "plants, eggs, fungi, insects, invertebrates")
    play(table, "end")
    assert table.outcome is not None and table.outcome.ranks == (1, 2)


@rule("NWO-78")
def test_seats_that_find_nothing_are_counted_until_one_can_draw() -> None:
    table = woods("", "", hands=["eggs", "eggs"], deck=b"", dry=1)
    play(table, "end")
    assert table.view(None).dry == 2
    again = woods("", "", hands=["eggs", "eggs"], dry=1)
    play(again, "end")
    assert again.view(None).dry == 0


@rule("NWO-79")
def test_a_round_limit_ends_the_game() -> None:
    assert GAME.options().rounds == 40
    table: AnyTable = Table(GAME, 2, {"rounds": 2}, seed="limit")
    while table.to_act:
        seat = table.to_act[0]
        moves = [str(move) for move in table.decisions_for(seat)[0].moves]
        best = [m for m in moves if m == "end"] or [m for m in moves if not m.startswith("lift")]
        table.play(seat, best[0])
    assert table.outcome is not None
    assert table.outcome.reason.id == "north-woods-outcome-rounds"
    assert table.view(None).round == 2


def last_turn(**more: Any) -> AnyTable:
    """The last seat of the third round about to end its turn."""
    return woods("moose > plants", "plants", hands=["", ""], turn=1, round=2, **more)


@rule("NWO-79")
def test_the_last_round_is_played_to_its_end() -> None:
    table = last_turn(rounds=3)
    assert kinds_of(play(table, "end")) == ["TurnEnded", "Stalled"]
    assert table.outcome is not None and table.outcome.ranks == (1, 2)
    assert table.outcome.reason.args == {"rounds": 3}
    one_more = last_turn(rounds=4)
    play(one_more, "end")
    assert one_more.outcome is None
    first = woods("moose > plants", "plants", hands=["", ""], round=2, rounds=3)
    play(first, "end")
    assert first.outcome is None  # the second seat still has its turn


@rule("NWO-79")
def test_with_no_limit_of_rounds_the_game_goes_on() -> None:
    table = last_turn(rounds=0)
    table._state.round = 500
    play(table, "end")
    assert table.outcome is None
    assert (table.view(None).rounds, table.view(None).round) == (0, 501)


@rule("NWO-78", "NWO-79")
def test_with_no_limit_a_round_without_a_draw_still_ends_the_game() -> None:
    table = dry("moose > plants", "plants")
    table._state.rounds = 0
    play(table, "end")
    assert table.outcome is not None
    assert table.outcome.reason.id == "north-woods-outcome-dry"


@rule("NWO-79", "NWO-29")
@pytest.mark.parametrize("seed", range(3))
def test_random_seats_come_to_an_end_without_limits(seed: int) -> None:
    """Nothing but chance ends it; these seeds do it well within `max_decisions`."""
    moves = cheap(GAME, 2, {"rounds": 0, "rearrangements": 0}, seed)
    assert moves < GAME.info.max_decisions // 4
