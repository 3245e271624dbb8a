"""What a further tile would add or take, tile by tile."""

from __future__ import annotations

from games.habitats.parks import drawn
from hedgerow.games.habitats.cells import cell_at, place_of
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.scoring import total
from hedgerow.games.habitats.tiles import Tile, tiles
from hedgerow.testing.rules import rule


def tile(id: str) -> Tile:
    return next(one for one in tiles() if one.id == id)


def changes(park: Park, id: str, x: int, y: int, turn: int = 0) -> dict[tuple[int, int], int]:
    found = Gains(park).changes(cell_at(x, y), tile(id).turned[turn])
    return {place_of(cell): change for cell, change in found.items()}


@rule("HAB-36")
def test_an_animal_gets_its_habitat_and_the_new_tile_its_own_points() -> None:
    park = drawn("@G F4:GG")
    assert changes(park, "flower-grassland-1", 2, 0) == {(2, 0): 1, (1, 0): 4}
    assert changes(park, "flower-water-1", 2, 0) == {(2, 0): 1}
    assert changes(park, "crocodile", 0, 1) == {(0, 1): 0}


@rule("HAB-37")
def test_an_animal_gets_its_habitat_from_an_area_that_grows_far_away() -> None:
    assert changes(drawn("D4:GGG @G G*"), "flower-grassland-1", 2, 0) == {(2, 0): 1, (-1, 0): 4}


@rule("HAB-39")
def test_an_insect_gets_its_flowers() -> None:
    assert changes(drawn("F3:** @G F* W*"), "flower-water-1", 0, 1) == {(0, 1): 1}
    assert changes(drawn("@G F3:** W*"), "flower-water-1", 3, 0) == {(3, 0): 1, (1, 0): 3}


@rule("HAB-41")
def test_a_tower_sees_a_new_flower_and_an_animal_that_gets_its_habitat() -> None:
    park = drawn("@G F4:GG\n. T+")
    assert changes(park, "flower-water-1", 1, -2) == {(1, -2): 1, (1, -1): 1}
    assert changes(park, "flower-grassland-1", 2, 0) == {(2, 0): 1, (1, 0): 4, (1, -1): 1}


@rule("HAB-46")
def test_a_tower_loses_what_a_new_one_hides() -> None:
    park = drawn("""
        F*  F*  F*  F*
        @G  T+  .   F*
    """)
    assert changes(park, "tower-adj4-1", 2, 0) == {(2, 0): 2, (1, 0): -1}


@rule("HAB-48")
def test_many_loses_when_two_areas_grow_together() -> None:
    park = drawn("@F F-MANY W* F* . F*\n. . . W* W* W*")
    assert changes(park, "flower-forest-1", 4, 0) == {(4, 0): 1, (1, 0): -1}


@rule("HAB-47")
def test_big_gains_every_tile_of_the_areas_that_join_its_own() -> None:
    park = drawn("F-BIG . F* F*\n@G W* W* W*")
    assert changes(park, "flower-forest-1", 1, 1) == {(1, 1): 1, (0, 1): 3}


@rule("HAB-49")
def test_a_road_gets_its_last_neighbour() -> None:
    assert changes(drawn("@G W=NS"), "flower-forest-1", 2, 0) == {(2, 0): 1, (1, 0): 3}


def test_all_the_cells_of_a_tile_at_once() -> None:
    park = drawn("""
        F4:GG  T4  F*
        @G     D=S .
    """)
    for id in ("flower-grassland-1", "road2-forest", "tower-orth-1", "bee", "many-grassland"):
        gained = Gains(park).all(tile(id))
        assert list(gained) == spots(park, tile(id))
        for (cell, turn), gain in gained.items():
            after = park.clone()
            after.put(cell, tile(id).turned[turn])
            assert total(after) - total(park) == gain


def test_asking_changes_nothing() -> None:
    park = drawn("@G F3:** W*")
    before = repr(park)
    gains = Gains(park)
    first = gains.all(tile("flower-water-1"))
    assert gains.all(tile("flower-water-1")) == first
    assert repr(park) == before
