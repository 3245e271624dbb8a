"""What bots think of a park: in line with the score, and blind to nothing that matters."""

from __future__ import annotations

import pytest

from games.habitats.tables import play_any_turn, table
from hedgerow.bots.habitats.strategy import (
    Race,
    chance,
    left_for,
    play_on,
    promise,
    prospects,
    quick,
    reach,
    worth,
)
from hedgerow.core.rng import Rng
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.scoring import total
from hedgerow.table import AnyTable, Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play


def test_turns_left_after_the_present_one() -> None:
    at = table()
    assert [left_for(at._state, seat) for seat in (0, 1)] == [20, 21]
    play(at, "A take a1")
    assert [left_for(at._state, seat) for seat in (0, 1)] == [20, 21]
    play(at, "A place 0,1")
    assert [left_for(at._state, seat) for seat in (0, 1)] == [20, 20]


@rule("HAB-6", "HAB-19")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_left_are_counted_from_the_first_seat(first: int) -> None:
    at: AnyTable = Table(GAME, 3, {"first": "ABC"[first]}, seed="r")
    for made in range(2 * 3):
        seat = at.to_act[0]
        state = at._state
        assert left_for(state, seat) == 20 - made // 3 - 1
        # Who has had its turn of this round has as many left as who has it now.
        assert [left_for(state, other) for other in range(3)] == [
            20 - made // 3 - (1 if (other - first) % 3 <= made % 3 else 0) for other in range(3)
        ]
        play_any_turn(at)


def test_a_chance_falls_with_what_lacks_and_rises_with_time() -> None:
    assert chance(0, 0) == 1 and chance(2, 1) == 0
    assert 0 < chance(2, 5) < chance(1, 5) < chance(1, 9) < 1


PARK = "zebra 0,1; okapi 1,0; road1-water 0,2; tower-adj4-1 1,1; big-forest 2,0; bee -1,0"


def test_with_no_turn_left_a_park_is_worth_what_it_scores() -> None:
    park = table(parks=[PARK])._state.parks[0]
    assert promise(park, 0) == worth(park, 0) == total(park)
    assert worth(park, 5) > promise(park, 5) > total(park)


def test_an_animal_that_is_walled_in_has_no_hope() -> None:
    """The otter wants forest and water beside it; flowers on other land fill its sides."""
    free = "otter 0,1; flower-grassland-1 0,2; flower-dryland-1 -1,1"
    for park, hope in ((free, True), (free + "; flower-grassland-2 1,1", False)):
        laid = table(parks=[park])._state.parks[0]
        assert (promise(laid, 12) > total(laid)) == hope


def test_prospects_are_all_that_can_be_done_the_best_first() -> None:
    state = table(tiles="zebra flower-water-1 lion", parks=[PARK])._state
    found = prospects(state.parks[0], reach(state, 0), state, 8, Race(state, 0))
    assert {one.space for one in found} == set(state.reachable(0))
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    for one in found:
        after = state.parks[0].clone()
        after.put(one.spot[0], state.box.tiles[one.tile].turned[one.spot[1]])
        assert one.gain == total(after) - total(state.parks[0])


def test_a_quick_choice_is_one_of_the_prospects() -> None:
    state = table(parks=[PARK])._state
    found = prospects(state.parks[0], reach(state, 0), state, 8, None)
    chosen = quick(state.parks[0], reach(state, 0), state, 8)
    assert chosen in {(one.space, one.tile, one.spot) for one in found}


def test_playing_on_leaves_the_position_alone_and_repeats_itself() -> None:
    state = table(3, parks=[PARK])._state
    before, race = repr(state), Race(state, 0)
    first = prospects(state.parks[0], reach(state, 0), state, 8, race)[0]
    played = [play_on(state, 0, first, 3, 8, race, Rng(4)) for _ in range(2)]
    assert played[0] == played[1] and repr(state) == before


def test_a_lead_in_a_goal_is_worth_points() -> None:
    """The first goal is the long park."""
    state = table(parks=["lion 1,0", "okapi 1,0"])._state
    race, park = Race(state, 0), state.parks[0]
    longer = park.clone()
    box = state.box
    longer.put(2, box.tiles[box.number["camel"]].turned[0])
    assert race.value(longer) > race.value(park)
