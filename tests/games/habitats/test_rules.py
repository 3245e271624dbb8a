"""Habitats' rules of the turn, the years and the end, one ruling a test.

With two seats the market has three rows and four columns. A stands at b1 and looks south, B at c3
and looks north.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.habitats.tables import GOALS, play_any_turn, table
from hedgerow.core import BadInput, Refused, Rng
from hedgerow.core.event import null_log
from hedgerow.games.habitats import GAME, rules
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.cells import MOST_TURNS
from hedgerow.games.habitats.events import (
    GoalScored,
    MarketFilled,
    ParksScored,
    TileDiscarded,
    TilePlaced,
    TileTaken,
)
from hedgerow.games.habitats.hidden import FigureView
from hedgerow.games.habitats.moves import Move, Place, Take
from hedgerow.games.habitats.options import HabitatsOptions
from hedgerow.games.habitats.state import NOTHING, layout_for
from hedgerow.games.habitats.tiles import GOAL_IDS, GoalId, entrances
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused, table_at

# The table


@rule("HAB-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_starts_with_an_entrance_of_its_own(seats: int) -> None:
    parks = table(seats).view(None).parks
    assert [[(one.tile, one.x, one.y) for one in park.tiles] for park in parks] == [
        [(entrance.id, 0, 0)] for entrance in entrances()[:seats]
    ]


@rule("HAB-1")
@pytest.mark.parametrize("seats", [1, 6])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="error-seats"):
        Table(GAME, seats)


@rule("HAB-2")
def test_the_tiles_that_do_not_lie_open_are_the_stock() -> None:
    state = GAME.setup(HabitatsOptions(), 2, Rng(1))
    shown = [tile for tile in state.market if tile != NOTHING]
    assert sorted([*shown, *state.stock]) == list(range(112))
    others = [GAME.setup(HabitatsOptions(), 2, Rng(seed)).stock for seed in range(2, 10)]
    assert state.stock not in others


@rule("HAB-3")
@pytest.mark.parametrize(("seats", "rows", "columns"), [(2, 3, 4), (3, 4, 4), (4, 4, 5), (5, 5, 5)])
def test_figures_stand_at_the_edge_and_all_other_spaces_have_a_tile(
    seats: int, rows: int, columns: int
) -> None:
    view = table(seats).view(None)
    assert (view.rows, view.columns) == (rows, columns)
    stand = {(figure.row, figure.column) for figure in view.figures}
    assert len(stand) == seats
    assert all(row in (0, rows - 1) or column in (0, columns - 1) for row, column in stand)
    empty = {divmod(space, columns) for space, tile in enumerate(view.market) if tile is None}
    assert empty == stand


@rule("HAB-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_figures_face_the_opposite_side(seats: int) -> None:
    view = table(seats).view(None)
    for figure in view.figures:
        faced = {"N": view.rows - 1, "S": 0}.get(figure.facing, figure.row)
        assert figure.row == faced
        beside = {"W": view.columns - 1, "E": 0}.get(figure.facing, figure.column)
        assert figure.column == beside


def goals_with(seed: int = 1, **options: Any) -> tuple[tuple[GoalId, ...], ...]:
    return GAME.setup(GAME.read_options(options), 2, Rng(seed)).goals


@rule("HAB-5")
def test_three_different_goals_are_drawn_and_all_nine_come_up() -> None:
    drawn = [goals_with(seed) for seed in range(100)]
    assert all(len(years) == 3 and all(len(year) == 1 for year in years) for years in drawn)
    assert all(len({goal for (goal,) in years}) == 3 for years in drawn)
    assert {goal for years in drawn for (goal,) in years} == set(GOAL_IDS)


@rule("HAB-5")
def test_a_table_may_choose_goals_and_leave_others_to_chance() -> None:
    for seed in range(20):
        years = goals_with(seed, goals="chosen", year1="flora", year3="compact")
        assert years[0] == ("flora",) and years[2] == ("compact",)
        assert years[1][0] not in ("flora", "compact")


@rule("HAB-5")
def test_goals_are_not_named_without_the_choice() -> None:
    with pytest.raises(BadInput, match="error-option-alone"):
        goals_with(year1="flora")


@rule("HAB-5")
def test_no_goal_can_be_chosen_twice() -> None:
    with pytest.raises(BadInput) as refusal:
        goals_with(goals="chosen", year1="flora", year2="flora")
    assert refusal.value.message.id == "error-habitats-goal-twice"
    said = [Catalogue(language).say(refusal.value.message) for language in LANGUAGES]
    assert "Flora diversity" in said[0] and "Diversité de la flore" in said[1]


@rule("HAB-22")
def test_two_goals_a_year_are_six_different_ones() -> None:
    for seed in range(20):
        years = goals_with(seed, yearly="two", goals="chosen", year2="flora", second2="compact")
        assert [len(year) for year in years] == [2, 2, 2]
        assert len({goal for year in years for goal in year}) == 6
        assert years[1] == ("flora", "compact")


@rule("HAB-22")
def test_a_second_goal_is_not_named_with_one_goal_a_year() -> None:
    with pytest.raises(BadInput, match="error-option-alone"):
        goals_with(goals="chosen", year1="flora", second1="compact")


# The market


@rule("HAB-8")
def test_the_first_tile_ahead_left_or_right_may_be_taken() -> None:
    at = table()
    assert set(offered(at)) == {"take b2", "take c1", "take a1"}  # it looks south: east is its left
    assert at.decisions_for(0)[0].prompt.id == "habitats-prompt-take"
    assert refused(at, "A take b3") == "HAB-8"  # ahead, but not the first
    assert refused(at, "A take d2") == "HAB-8"


@rule("HAB-7", "HAB-11", "HAB-12")
def test_a_turn_is_take_move_fill_place() -> None:
    """The market: a1 zebra, c1 impala; the stock begins with the okapi."""
    named = "zebra impala giraffe badger lion cheetah buffalo wildebeest warthog rhinoceros okapi"
    at = table(tiles=named)
    events = play(at, "A take c1")
    assert events == [TileTaken(0, "impala", 0, 2), MarketFilled("okapi", 0, 1)]
    view = at.view(1)
    assert view.figures[0] == FigureView(0, 2, "E")  # its back to b1, where it came from
    assert view.market[1] == "okapi" and view.market[2] is None
    assert view.hand == "impala" and len(view.parks[0].tiles) == 1
    assert at.to_act == (0,)
    assert refused(at, "A take d1") == "HAB-7"
    assert play(at, "A place 0,1") == [TilePlaced(0, "impala", 0, 1, 0)]
    assert at.view(1).hand is None and at.to_act == (1,)
    assert refused(at, "B place 0,1") == "HAB-7"


@rule("HAB-8", "HAB-11", "HAB-12")
def test_the_rulebooks_worked_example() -> None:
    """Nothing lies in front: left or right. It goes left, turned counter-clockwise."""
    at = table()
    at._state.facing[0] = 0  # at the top edge, looking out
    at = table_at(GAME, at._state)
    assert set(offered(at)) == {"take a1", "take c1"}
    drawn = box().tiles[at._state.stock[0]].id
    play(at, "A take a1")
    assert at.view(0).figures[0] == FigureView(0, 0, "W")
    assert at.view(0).market[1] == drawn


@rule("HAB-11")
@pytest.mark.parametrize(
    ("move", "facing"), [("A take b2", "S"), ("A take c1", "E"), ("A take a1", "W")]
)
def test_a_figure_turns_its_back_to_where_it_came_from(move: str, facing: str) -> None:
    at = table()
    play(at, move)
    assert at.view(0).figures[0].facing == facing
    play(at, "A place 0,1")
    if move == "A take b2":  # it came from b1, north of it
        play(at, "B take c2, B place 0,1")
        assert "take b1" not in offered(at)


@rule("HAB-9")
def test_another_figure_does_not_stop_the_look() -> None:
    at = table()
    play(at, "A take b2, A place 0,1, B take c2, B place 0,1")
    # A at b2 looks south, B stands at c2, to its left: the first tile there is at d2.
    assert set(offered(at)) == {"take b3", "take d2", "take a2"}


@rule("HAB-9")
def test_an_empty_space_does_not_stop_the_look() -> None:
    state = table()._state
    state.market[5] = NOTHING  # b2
    assert set(offered(table_at(GAME, state))) == {"take b3", "take c1", "take a1"}


@rule("HAB-10")
def test_the_tile_behind_may_not_be_taken() -> None:
    at = table()
    play(at, "A take b2, A place 0,1, B take d3, B place 0,1")
    assert refused(at, "A take b1") == "HAB-10"


@rule("HAB-10")
def test_the_tile_behind_must_be_taken_when_there_is_no_other() -> None:
    """A in the top right corner looks east; the rest of its column is full of figures."""
    state = table(4)._state
    for seat, (space, facing) in enumerate([(4, 1), (9, 3), (14, 3), (19, 3)]):
        state.market[state.figures[seat]] = state.stock[state.drawn + seat]
        state.market[space] = NOTHING
        state.figures[seat], state.facing[seat] = space, facing
    at = table_at(GAME, state)
    assert set(offered(at)) == {"take d1"}
    assert at.decisions_for(0)[0].prompt.id == "habitats-prompt-behind"
    play(at, "A take d1")
    assert at.view(0).figures[0] == FigureView(0, 3, "W")


@rule("HAB-3")
def test_a_space_off_the_market_is_refused() -> None:
    assert refused(table(), "A take e1") == "HAB-3"
    assert refused(table(), "A take a4") == "HAB-3"


@rule("HAB-3", "HAB-7", "HAB-8", "HAB-10")
@pytest.mark.parametrize(
    ("move", "number"),
    [
        (Take(-1, 0), "HAB-3"),
        (Take(0, -1), "HAB-3"),
        (Take(3, 0), "HAB-3"),
        (Take(0, 4), "HAB-3"),
        (Take(2, 3), "HAB-8"),
        (Take(0, 1), "HAB-8"),  # where the figure itself stands
        (Place(0, 1), "HAB-7"),
    ],
)
def test_a_refusal_names_the_rule(move: Move, number: str) -> None:
    at = table()
    with pytest.raises(Refused) as refusal:
        at.play(0, move)
    assert refusal.value.rule == number


@rule("HAB-7")
def test_nothing_is_taken_with_a_tile_in_hand() -> None:
    at = table(tiles="zebra")
    play(at, "A take a1")
    assert refused(at, "A take c1") == "HAB-7"


def test_a_game_has_a_take_and_a_place_for_every_turn() -> None:
    assert rules.MAX_DECISIONS == 2 * 5 * 29
    assert MOST_TURNS == 29


@rule("HAB-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_stock_lasts_for_every_turn(seats: int) -> None:
    """With five seats two tiles of the 112 are never seen."""
    left = {2: 60, 3: 39, 4: 20, 5: 2}
    for seed in range(5):
        rng = Rng(seed)
        state = GAME.setup(HabitatsOptions(), seats, rng)
        spaces = len(state.market) - seats
        while decisions := GAME.decisions(state):
            GAME.apply(state, decisions[0].seat, decisions[0].moves.pick(rng), null_log)
            assert sum(tile != NOTHING for tile in state.market) == spaces
        assert len(state.stock) - state.drawn == left[seats]


# The park


@rule("HAB-13")
def test_a_tile_goes_beside_a_tile_of_ones_own_park() -> None:
    at = table(tiles="zebra impala giraffe badger lion")
    play(at, "A take a1")
    assert set(offered(at)) == {"place 0,1", "place 1,0", "place -1,0"}
    assert refused(at, "A place 0,0") == "HAB-13"
    assert refused(at, "A place 1,1") == "HAB-13"
    assert refused(at, "A place 60,1") == "HAB-13"


@rule("HAB-14")
def test_nothing_goes_into_the_column_below_the_entrance() -> None:
    at = table(tiles="zebra", parks=["lion 1,0; okapi 1,-1; gorilla 1,-2"])
    play(at, "A take a1")
    for below in ("0,-1", "0,-2", "0,-9"):
        assert refused(at, f"A place {below}") == "HAB-14"
    assert "place 1,-3" in offered(at)


@rule("HAB-15", "HAB-16")
def test_a_road_tile_is_turned_so_that_its_roads_touch_nothing() -> None:
    at = table(tiles="road1-grassland")
    play(at, "A take a1")
    assert at.decisions_for(0)[0].prompt.id == "habitats-prompt-place-road"
    # Printed with its road to the north. On 0,1 it may not look south, where the entrance is.
    on_top = {move for move in offered(at) if move.startswith("place 0,1")}
    assert on_top == {"place 0,1", "place 0,1 turn 1", "place 0,1 turn 3"}
    assert refused(at, "A place 0,1 turn 2") == "HAB-15"


@rule("HAB-15")
def test_a_road_side_keeps_the_next_cell_empty_for_ever() -> None:
    at = table(tiles="zebra", parks=["road1-grassland 0,1 turn 1; lion 0,2; okapi 1,2"])
    play(at, "A take a1")
    assert refused(at, "A place 1,1") == "HAB-15"
    assert "place 1,0" in offered(at) and "place 2,2" in offered(at)


@rule("HAB-16")
def test_a_tile_without_roads_is_not_turned() -> None:
    at = table(tiles="zebra")
    play(at, "A take a1")
    assert refused(at, "A place 0,1 turn 1") == "HAB-16"


@rule("HAB-16")
def test_turns_that_look_alike_are_one_move() -> None:
    at = table(tiles="road2-forest", parks=["lion 1,0"])  # roads at opposite sides
    play(at, "A take a1")
    assert {move for move in offered(at) if move.startswith("place 2,0")} == {"place 2,0"}
    assert refused(at, "A place 2,0 turn 2") == "HAB-16"


CLOSED = "road3-grassland 0,1; road3-forest 1,0 turn 1; road3-water -1,0 turn 3"
"""Three tiles with three roads each close the park around the entrance."""


@rule("HAB-17")
def test_a_tile_without_a_cell_is_discarded() -> None:
    at = table(tiles="zebra", parks=[CLOSED])
    events = play(at, "A take a1")
    assert isinstance(events[1], MarketFilled)
    assert events[2:] == [TileDiscarded(0, "zebra")]
    assert at.to_act == (1,)
    assert at.view(1).discards == ("zebra",) and at.view(1).hand is None


@rule("HAB-17")
def test_a_road_tile_without_a_fitting_turn_is_discarded() -> None:
    """One cell is left, with a tile at two of its sides: three roads leave room for one."""
    park = "road2-dryland 0,1 turn 3; road2-grassland 1,1; road3-water -1,0 turn 3"
    at = table(tiles="road3-grassland", parks=[park])
    assert play(at, "A take a1")[2:] == [TileDiscarded(0, "road3-grassland")]
    at = table(tiles="zebra", parks=[park])
    play(at, "A take a1")
    assert set(offered(at)) == {"place 1,0"}


@rule("HAB-18")
def test_endless_roads_keep_their_whole_line_empty() -> None:
    parks = ["road1-grassland 0,1 turn 1; lion 0,2; okapi 1,2; gorilla 2,2"]
    short, endless = (table(tiles="zebra", parks=parks, endless=on) for on in (False, True))
    play(short, "A take a1")
    play(endless, "A take a1")
    assert "place 2,1" in offered(short)
    assert refused(endless, "A place 2,1") == "HAB-18"
    assert refused(endless, "A place 1,1") == "HAB-15"


@rule("HAB-18")
def test_an_endless_road_may_not_run_into_a_tile_far_away() -> None:
    parks = ["lion 0,1; okapi 0,2; gorilla 0,3; badger 1,3; giraffe 2,3; cheetah 3,3; impala 3,2"]
    short, endless = (table(tiles="road1-water", parks=parks, endless=on) for on in (False, True))
    play(short, "A take a1")
    play(endless, "A take a1")
    asked = [at.decisions_for(0)[0].prompt.id for at in (short, endless)]
    assert asked == ["habitats-prompt-place-road", "habitats-prompt-place-endless"]
    assert "place 1,1 turn 1" in offered(short)
    assert "place 1,2 turn 1" in offered(short)
    assert refused(endless, "A place 1,2 turn 1") == "HAB-18"  # the impala lies beyond
    assert "place 1,1 turn 1" in offered(endless)


# Turns and years


@rule("HAB-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_seat_begins_and_turns_go_round(seats: int) -> None:
    at, order = table(seats), []
    for _ in range(2 * seats):
        order.append(at.to_act[0])
        play_any_turn(at)
    assert order == [*range(seats), *range(seats)]


@rule("HAB-19", "HAB-20", "HAB-51")
@pytest.mark.parametrize(
    ("seats", "turns"), [(2, (9, 6, 6)), (3, (8, 6, 6)), (4, (7, 6, 6)), (5, (6, 6, 6))]
)
def test_three_years_with_their_turns(seats: int, turns: tuple[int, ...]) -> None:
    at = table(seats)
    assert at.view(None).turns == turns
    scored: list[tuple[int, int]] = []
    made = 0
    while at.to_act:
        view = at.view(None)
        assert view.year == sum(made >= seats * sum(turns[:n]) for n in (1, 2, 3))
        assert view.left == sum(turns[: view.year + 1]) - made // seats
        events = play_any_turn(at)
        made += 1
        scored += [(made // seats, one.year) for one in events if isinstance(one, GoalScored)]
    ends = [sum(turns[: year + 1]) for year in range(3)]
    assert scored == [(end, year) for year, end in enumerate(ends)]
    assert isinstance(events[-1], ParksScored) and at.view(None).year == 3
    with pytest.raises(BadInput, match="error-over"):
        play(at, "A take a1")


def last_turn(year: int, parks: list[str], goals: Any = GOALS) -> list[Any]:
    """The events of the turn that ends a year, with these parks; the last seat adds a zebra."""
    seats = len(parks)
    ends = layout_for(seats).ends
    at = table(seats, goals=goals, parks=parks, turn=ends[year] - 1)
    (decision,) = at.decisions_for(seats - 1)
    play(at, f"{'ABCDE'[seats - 1]} {decision.moves[0]}")
    return play(at, f"{'ABCDE'[seats - 1]} place 0,1")


@rule("HAB-20")
def test_the_first_goal_of_four_seats_brings_3_2_1_0() -> None:
    parks = ["lion 1,0; okapi 2,0; gorilla 3,0", "badger 1,0; giraffe 2,0", "", ""]
    (scored,) = last_turn(0, parks)[1:]
    assert scored == GoalScored(0, "long_park", (3, 2, 0, 1), ((4,), (3,), (1,), (2,)))


@rule("HAB-21")
def test_tied_seats_take_the_points_of_their_lowest_rank() -> None:
    parks = ["lion 1,0", "okapi 1,0; gorilla 2,0", "badger 1,0; giraffe 2,0; cheetah 3,0", ""]
    (scored,) = last_turn(0, parks)[1:]
    assert scored.measures == ((2,), (3,), (4,), (2,))
    assert scored.points == (0, 2, 3, 0)  # A and D share the third rank and get the fourth's


@rule("HAB-21")
def test_three_seats_that_share_the_first_place_get_the_third() -> None:
    parks = ["lion 1,0; hyena 2,0", "okapi 1,0; gorilla 2,0", "badger 1,0; giraffe 2,0", ""]
    (scored,) = last_turn(0, parks)[1:]
    assert scored.measures == ((3,), (3,), (3,), (2,))
    assert scored.points == (1, 1, 1, 0)


@rule("HAB-22")
def test_each_of_two_goals_gives_the_points_of_its_year() -> None:
    goals = (("long_park", "diagonal"), ("flora", "compact"), ("keep_close", "many_areas"))
    events = last_turn(1, ["lion 1,0; okapi 2,0", ""], goals)
    scored = [one for one in events if isinstance(one, GoalScored)]
    assert [(one.year, one.goal) for one in scored] == [(1, "flora"), (1, "compact")]
    assert scored[0].points == (0, 0)  # neither has a flower: a tie takes the lowest rank
    assert scored[1].points == (4, 0)


# The end


@rule("HAB-35", "HAB-51")
def test_the_result_is_the_park_and_the_goals_line_by_line() -> None:
    rng = Rng(5)
    state = GAME.setup(HabitatsOptions(), 3, rng)
    while decisions := GAME.decisions(state):
        GAME.apply(state, decisions[0].seat, decisions[0].moves.pick(rng), null_log)
    outcome = GAME.outcome(state)
    assert outcome is not None
    view = GAME.view(state, None)
    for seat, score in enumerate(outcome.scores):
        goals = sum(goal.points[seat] for goal in view.goals)
        assert score.total == view.parks[seat].vp + goals
        assert score.total == sum(line.points for line in score.lines)
        assert [line.label.id for line in score.lines[-3:]] == ["habitats-score-goal"] * 3


@rule("HAB-51")
@pytest.mark.parametrize(("more", "ranks"), [("", (1, 1)), ("; flower-forest-1 1,0", (1, 2))])
def test_the_most_points_win_and_equal_totals_share_the_place(
    more: str, ranks: tuple[int, ...]
) -> None:
    """A flower each; the last goal, tied, gives nobody anything with two seats."""
    state = table(tiles="flower-water-2", parks=["flower-water-1 0,1" + more], turn=41)._state
    state.hand, state.market[0], state.drawn = state.market[0], state.stock[0], 1
    at = table_at(GAME, state)
    play(at, "B place 0,1")
    outcome = at.outcome
    assert outcome is not None and outcome.ranks == ranks
    assert outcome.scores[1].total == 1


@rule("HAB-25")
def test_the_entrance_counts_for_goals() -> None:
    view = table(parks=["lion 1,0", ""]).view(None)
    assert view.goals[0].measures == ((2,), (1,))
    assert view.goals[1].measures[1] == (1,)
