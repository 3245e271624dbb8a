"""Where a tile may go, and which rule says no."""

from __future__ import annotations

import pytest

from games.habitats.parks import drawn, random_park
from hedgerow.core.rng import Rng
from hedgerow.games.habitats.cells import REACH, cell_at, place_of, ray, reading_order
from hedgerow.games.habitats.park import Park, may_place, spots
from hedgerow.games.habitats.tiles import Tile, entrances, tiles
from hedgerow.testing.rules import rule

TILE = {tile.id: tile for tile in tiles()}
ZEBRA, ROAD, OPPOSITE, THREE = (
    TILE[id] for id in ("zebra", "road1-forest", "road2-forest", "road3-forest")
)


def places(park: Park, tile: Tile) -> set[tuple[int, int, int]]:
    return {(*place_of(cell), turn) for cell, turn in spots(park, tile)}


@rule("HAB-13")
def test_a_tile_shares_a_side_with_the_park() -> None:
    park = drawn("@G F*")
    assert may_place(park, ZEBRA, 2, 0) is None
    assert may_place(park, ZEBRA, 0, 1) is None
    assert may_place(park, ZEBRA, 2, 1) == "HAB-13"
    assert may_place(park, ZEBRA, 3, 0) == "HAB-13"
    assert may_place(park, ZEBRA, 1, 0) == "HAB-13"
    assert may_place(park, ZEBRA, REACH + 1, 0) == "HAB-13"
    assert places(park, ZEBRA) == {(-1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 0, 0), (1, -1, 0)}


@rule("HAB-14")
def test_nothing_goes_below_the_entrance() -> None:
    park = drawn("""
        @G  F*
        .   F*
        .   F*
    """)
    assert may_place(park, ZEBRA, 0, -1) == "HAB-14"
    assert may_place(park, ZEBRA, 0, -2) == "HAB-14"
    assert may_place(park, ZEBRA, 0, -9) == "HAB-14"
    assert may_place(park, ZEBRA, 1, -3) is None


@rule("HAB-13", "HAB-14", "HAB-18")
def test_the_last_cells_that_exist_and_those_beyond() -> None:
    park = drawn("@G")
    assert may_place(park, ZEBRA, 0, -REACH) == "HAB-14"
    assert may_place(park, ZEBRA, 0, -REACH - 1) == "HAB-13"
    # Three endless roads lead from here to the edge of what exists.
    endless = Park(entrances()[0].tile, endless=True)
    endless.place(TILE["zebra"], 1, 0)
    endless.place(TILE["road3-forest"], 2, 0, 1)  # open to the west
    assert may_place(endless, ZEBRA, REACH, 0) == "HAB-18"
    assert may_place(endless, ZEBRA, REACH + 1, 0) == "HAB-13"
    assert may_place(endless, ZEBRA, 2, REACH) == "HAB-18"
    assert may_place(endless, ZEBRA, 2, REACH + 1) == "HAB-13"
    assert may_place(endless, ZEBRA, 2, -REACH) == "HAB-18"
    west = Park(entrances()[0].tile, endless=True)
    west.place(TILE["road1-forest"], -1, 0, 3)
    assert may_place(west, ZEBRA, -REACH, 0) == "HAB-18"
    assert may_place(west, ZEBRA, -REACH - 1, 0) == "HAB-13"


@rule("HAB-15", "HAB-18")
def test_a_cell_at_a_road_side_is_told_from_one_further_on_its_line() -> None:
    endless = Park(entrances()[0].tile, endless=True)
    endless.place(TILE["road1-forest"], 1, 0, 1)  # its road leads east
    assert may_place(endless, ZEBRA, 2, 0) == "HAB-15"
    assert may_place(endless, ZEBRA, 3, 0) == "HAB-18"
    assert may_place(endless, ZEBRA, 1, 0) == "HAB-13"
    assert may_place(endless, ZEBRA, 1, 1) is None


@rule("HAB-23")
def test_how_far_a_park_reaches() -> None:
    park = Park(entrances()[0].tile)
    for x, y in ((1, 0), (2, 0), (2, -1), (-1, 0), (-1, 1), (-1, 2)):
        park.place(TILE["zebra"], x, y)
    assert (park.north, park.east, park.south, park.west) == (2, 2, -1, -1)
    copy = park.clone()
    copy.place(TILE["lion"], -2, 2)
    assert (copy.west, park.west) == (-2, -1)
    assert copy != park and park == park.clone() and park != "a park"
    assert Park(entrances()[0].tile) != Park(entrances()[0].tile, endless=True)


@rule("HAB-15")
def test_nothing_goes_beside_a_road_side() -> None:
    park = drawn("@G F* D=N")
    assert may_place(park, ZEBRA, 2, 1) == "HAB-15"
    assert may_place(park, ZEBRA, 3, 0) is None
    assert may_place(park, ZEBRA, 2, -1) is None


@rule("HAB-15")
def test_the_cell_at_a_road_side_stays_empty_for_ever_and_those_beyond_do_not() -> None:
    park = drawn("@G F* D=N")
    for x, y in ((1, 1), (1, 2), (2, 2)):
        assert may_place(park, ZEBRA, x, y) is None
        park.place(ZEBRA, x, y)
    assert may_place(park, ZEBRA, 2, 1) == "HAB-15"


@rule("HAB-15")
def test_a_road_side_of_the_new_tile_touches_nothing_either() -> None:
    park = drawn("@G")
    toward_the_entrance = {(0, 1): 2, (1, 0): 3, (-1, 0): 1}
    for (x, y), forbidden in toward_the_entrance.items():
        for turn in range(4):
            wanted = "HAB-15" if turn == forbidden else None
            assert may_place(park, ROAD, x, y, turn) == wanted, (x, y, turn)


@rule("HAB-15")
def test_a_tile_with_three_roads_has_one_way_to_lie_at_a_cell_with_one_neighbour() -> None:
    assert places(drawn("@G"), THREE) == {(0, 1, 0), (1, 0, 1), (-1, 0, 3)}


@rule("HAB-16")
def test_only_tiles_with_roads_are_turned() -> None:
    park = drawn("@G")
    assert ZEBRA.turns == (0,)
    assert may_place(park, ZEBRA, 1, 0, 1) == "HAB-16"
    assert ROAD.turns == (0, 1, 2, 3)


@rule("HAB-16")
def test_a_turn_that_changes_nothing_is_not_offered() -> None:
    assert OPPOSITE.roads == ("N", "S")
    assert OPPOSITE.turns == (0, 1)
    assert may_place(drawn("@G"), OPPOSITE, 1, 0, 2) == "HAB-16"


@rule("HAB-16")
def test_a_quarter_turn_goes_clockwise() -> None:
    sides = ["NESW"[placed.roads.bit_length() - 1] for placed in ROAD.turned]
    assert sides == ["N", "E", "S", "W"]


@rule("HAB-17")
def test_a_park_can_be_closed_to_a_tile() -> None:
    closed = drawn("D=NSW @G D=NES")
    closed.place(THREE, 0, 1)
    assert spots(closed, ZEBRA) == []


@rule("HAB-18")
def test_endless_roads_keep_their_whole_line_empty() -> None:
    park = Park(entrances()[0].tile, endless=True)
    park.place(ROAD, 1, 0)  # its road leads north
    park.place(ZEBRA, 0, 1)
    park.place(ZEBRA, 0, 2)
    assert may_place(park, ZEBRA, 1, 1) == "HAB-15"
    assert may_place(park, ZEBRA, 1, 2) == "HAB-18"
    assert (1, 2, 0) not in places(park, ZEBRA)


@rule("HAB-18")
def test_a_new_road_needs_its_whole_line_free() -> None:
    park = Park(entrances()[0].tile, endless=True)
    for x, y in ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2)):
        park.place(ZEBRA, x, y)
    assert may_place(park, ROAD, 0, 1, 0) is None
    assert may_place(park, ROAD, 0, 1, 1) == "HAB-18"
    assert may_place(park, ROAD, 1, 1, 0) == "HAB-15"


def test_clones_go_their_own_way() -> None:
    rng = Rng(5)
    for _ in range(50):
        park = random_park(rng)
        before = repr(park)
        copy = park.clone()
        assert copy == park and repr(copy) == before
        if free := spots(copy, ZEBRA):
            copy.put(free[0][0], ZEBRA.turned[0])
            assert copy != park
        assert repr(park) == before


def test_a_park_does_not_depend_on_the_order_of_its_tiles() -> None:
    one = Park.of(entrances()[0].tile, [(ZEBRA, 1, 0, 0), (ROAD, 2, 0, 1)])
    other = Park.of(entrances()[0].tile, [(ROAD, 2, 0, 1), (ZEBRA, 1, 0, 0)])
    assert one == other
    assert repr(one) == repr(other)


@pytest.mark.parametrize("place", [(0, 0), (-REACH, REACH), (REACH, -REACH), (3, -2)])
def test_cells_and_places(place: tuple[int, int]) -> None:
    assert place_of(cell_at(*place)) == place


def test_a_cell_out_of_reach() -> None:
    with pytest.raises(ValueError, match="32"):
        cell_at(REACH + 1, 0)


@pytest.mark.parametrize(
    ("side", "start", "last"),
    [("N", (3, 29), (3, 31)), ("E", (29, 3), (31, 3)), ("S", (3, -29), (3, -31)),
     ("W", (-29, 3), (-31, 3))],
)  # fmt: skip
def test_a_ray_ends_where_cells_end(
    side: str, start: tuple[int, int], last: tuple[int, int]
) -> None:
    cells = ray(cell_at(*start), "NESW".index(side))
    assert len(cells) == 2 and place_of(cells[-1]) == last
    assert len(ray(cell_at(0, 0), "NESW".index(side))) == REACH


def test_reading_order_goes_from_the_top_left_to_the_bottom_right() -> None:
    cells = [cell_at(x, y) for y in (2, 0, -3) for x in (-4, 0, 5)]
    mixed = Rng(1).sample(cells, len(cells))
    assert sorted(mixed, key=reading_order) == cells != mixed


@rule("HAB-46")
def test_a_park_knows_how_far_its_tiles_reach_to_each_side() -> None:
    def reach(park: Park) -> tuple[int, int, int, int]:
        return park.north, park.east, park.south, park.west

    assert reach(drawn("@G")) == (0, 0, 0, 0)
    assert reach(drawn("W* W* @G W*")) == (0, 1, 0, -2)
    park = drawn("""
        .   F*  .
        F*  @G  F*
        .   .   F*
    """)
    assert reach(park) == reach(park.clone()) == (1, 1, -1, -1)
