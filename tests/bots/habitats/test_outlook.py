"""What parks and goals are worth to a level: in line with the rules, and quick without a loss."""

from __future__ import annotations

import pytest

from games.habitats.tables import table
from hedgerow.bots.habitats.contest import Open, ahead, expected
from hedgerow.bots.habitats.evaluation import Evaluation, Sight, win_chances
from hedgerow.bots.habitats.outlook import (
    Lack,
    hope,
    lack,
    outlook,
    rooms_of,
    rooms_with,
    unseen,
    with_tile,
)
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.habitats import rules
from hedgerow.games.habitats.choices import place
from hedgerow.games.habitats.options import HabitatsOptions
from hedgerow.games.habitats.park import spots
from hedgerow.games.habitats.scoring import Survey, total
from hedgerow.games.habitats.state import State

GRASS = "big-grassland 1,0; flower-grassland-4 2,0; many-grassland 2,1"


def random_game(seed: int) -> State:
    """A position of a game at random, near its end."""
    rng = Rng(seed)
    state = rules.setup(HabitatsOptions(roads="endless" if seed % 2 else "short"), 2, rng)
    while state.turn < 30:
        decision = rules.decisions(state)[0]
        rules.apply(state, decision.seat, decision.moves.pick(rng), null_log)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_park_that_grew_is_valued_like_one_made_anew(seed: int) -> None:
    state = random_game(seed)
    park, tiles = state.parks[0], state.box.tiles
    survey, rooms, lying = Survey(park), rooms_of(park), unseen(state)
    for number in [tile for tile in state.market if tile >= 0]:
        for cell, turn in spots(park, tiles[number])[::3]:
            after = park.clone()
            after.put(cell, tiles[number].turned[turn])
            grown, fresh = with_tile(survey, after, cell), Survey(after)
            assert (grown.points, grown.met) == (fresh.points, fresh.met)
            assert rooms_with(rooms, after, cell) == rooms_of(after)
            assert outlook(grown, 5, lying, rooms_of(after)) == pytest.approx(
                outlook(fresh, 5, lying, rooms_of(after))
            )
    assert Survey(park).points == survey.points, "the park itself has not changed"


def test_with_no_turn_left_a_park_is_worth_what_it_scores() -> None:
    state = table(parks=[GRASS])._state
    park = state.parks[0]
    assert outlook(Survey(park), 0, unseen(state), rooms_of(park)) == total(park)


def test_hope_falls_with_what_lacks_and_rises_with_time() -> None:
    one = Lack(tiles=1, slots=0, flowers=0, free=2)
    assert hope(one, 3) < hope(one, 10) < 1
    assert hope(one._replace(tiles=3), 10) < hope(one, 10)
    assert hope(one._replace(slots=1), 10) < hope(one, 10)
    assert hope(one._replace(tiles=3), 2) == 0, "three tiles do not come in two turns"
    assert hope(one._replace(slots=1, free=0), 10) == 0, "it is walled in"


def test_one_tile_may_join_a_whole_area() -> None:
    """The cheetah wants four grassland tiles: three lie one cell away from it."""
    near = "flower-water-1 0,1; cheetah 0,2; flower-grassland-1 2,2; flower-grassland-2 2,3"
    park = table(parks=[near])._state.parks[0]
    cheetah = next(cell for cell, laid in park.cells.items() if laid.tile.id == "cheetah")
    assert lack(park, cheetah, park.cells[cheetah]).tiles == 2


def test_room_for_animals_to_come_is_worth_points() -> None:
    """Animals to come want areas; watchtowers have none."""
    towers = "tower-orth-1 1,0; tower-orth-2 0,1; tower-diag-1 -1,0"
    worth = [
        outlook(Survey(state.parks[0]), 12, unseen(state), rooms_of(state.parks[0]))
        - outlook(Survey(state.parks[0]), 12, unseen(state), None)
        for state in (table(parks=[park])._state for park in (GRASS, towers))
    ]
    assert worth[0] > worth[1]


# Goals


def test_a_lead_in_a_goal_tells_more_when_time_runs_out() -> None:
    assert ahead("long_park", (5,), (4,), 12) < ahead("long_park", (5,), (4,), 1)
    assert ahead("long_park", (5,), (4,), 0) == 1
    assert ahead("long_park", (4,), (4,), 0) == 0, "HAB-21: level is not better"
    assert ahead("keep_close", (-2,), (-3,), 1) > 0.5 > ahead("keep_close", (-3,), (-2,), 1)


def test_a_rival_has_grown_too_where_only_the_own_park_was_followed() -> None:
    fresh, stale = (ahead("many_areas", (7,), (6,), 3, turns) for turns in (0, 2))
    assert stale < fresh
    assert 0 < ahead("many_areas", (7,), (6,), 0, 1) < 1, "the rival's last tile is not known"


def test_a_goal_that_is_scored_does_not_see_later_tiles() -> None:
    """The second tile is laid in year two, so the long park of year one stays as it was."""
    state = table(tiles="lion", parks=[GRASS])._state
    evaluation = Evaluation(state, Sight())
    end, number = state.layout.ends[0], state.box.number["lion"]
    park, before = state.parks[0], evaluation.merits[0]
    in_time, late = (
        {laying.merits[0] for laying in evaluation.layings(0, park, number, 12, turn, before)}
        for turn in (end, end + 1)
    )
    assert late == {before[0]}
    assert len(in_time) == 2, "some spots make the row longer"


def test_a_tie_break_counts_where_the_goal_has_one() -> None:
    assert ahead("flora", (3, 5), (3, 4), 2) > ahead("flora", (3, 4), (3, 4), 2)


def test_points_of_goals_follow_the_ranks_when_time_is_up() -> None:
    """HAB-21: tied seats all get the points of the lowest of their ranks."""
    goal = Open("long_park", (5, 3, 1, 0), 40)
    standing = [(6,), (4,), (4,), (3,)]
    assert [expected(goal, standing, seat, 40) for seat in range(4)] == [5, 1, 1, 0]
    assert sum(expected(goal, standing, seat, 20) for seat in range(4)) < 9


def test_a_level_may_not_see_goals() -> None:
    state = table(parks=["flower-water-1 1,0; flower-water-2 2,0"])._state
    assert len(Evaluation(state, Sight()).goals) == 3
    assert len(Evaluation(state, Sight(later=False)).goals) == 1
    assert not Evaluation(state, Sight(goals=False)).goals


# Chances


def test_chances_are_exact_at_the_end_and_shared_by_who_is_level() -> None:
    assert win_chances([40, 38, 12], 0) == [1, 0, 0]
    assert win_chances([40, 40, 12], 0) == [0.5, 0.5, 0]


def test_chances_grow_with_the_lead_and_with_the_end() -> None:
    early, late = win_chances([45, 40], 15)[0], win_chances([45, 40], 2)[0]
    assert 0.5 < early < late < 1
    assert sum(win_chances([45, 40, 30], 4)) == pytest.approx(1)


def test_layings_are_all_that_the_rules_allow() -> None:
    at = table(tiles="lion", parks=[GRASS])
    evaluation = Evaluation(at._state, Sight())
    number = at._state.box.number["lion"]
    layings = evaluation.layings(0, at._state.parks[0], number, 20, 1, evaluation.merits[0])
    at.play(0, at.decisions_for(0)[0].moves[2])
    moves = at.decisions_for(0)[0].moves
    assert [place(laying.spot) for laying in layings] == list(moves)
