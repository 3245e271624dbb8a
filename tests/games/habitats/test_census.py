"""What the census notices: each planted error is one that a wrong rule could make."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.habitats.tables import GOALS, lay
from hedgerow.games.habitats import GAME, rules
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.cells import cell_at
from hedgerow.games.habitats.state import NOTHING, State
from hedgerow.testing.rules import rule


def start(*, endless: bool = False) -> State:
    """Two parks with some tiles, a road tile at the east among them."""
    state = rules.position(2, list(range(112)), GOALS, endless=endless)
    lay(state, 0, "flower-water-4 0,1; road1-dryland 1,0 turn 1; tower-orth-1 -1,0")
    lay(state, 1, "flower-forest-4 1,0")
    return state


def put(state: State, *places: tuple[int, int]) -> None:
    """Further tiles without roads anywhere, whatever the rules say."""
    for x, y in places:
        tile = next(one for one in state.stock if not state.box.tiles[one].roads)
        state.stock = tuple(one for one in state.stock if one != tile)
        cell = cell_at(x, y)
        state.parks[0].put(cell, state.box.tiles[tile].turned[0])
        state.laid[0] += ((tile, cell, 0),)


def discard_twice(state: State) -> None:
    state.discards = (state.stock[-1],)


def hold_what_lies(state: State) -> None:
    state.hand = state.laid[0][0][0]


def share_a_space(state: State) -> None:
    state.figures[1] = state.figures[0]


def cover_a_tile(state: State) -> None:
    state.market[state.figures[0]] = state.stock[-1]
    state.stock = state.stock[:-1]


def leave_a_gap(state: State) -> None:
    space = next(space for space, tile in enumerate(state.market) if tile != NOTHING)
    state.discards = (state.market[space],)
    state.market[space] = NOTHING


def forget_a_tile(state: State) -> None:
    state.laid[0] = state.laid[0][:-1]


def swap_a_tile(state: State) -> None:
    (_, cell, turn), *rest = state.laid[0]
    state.laid[0] = ((state.box.number["zebra"], cell, turn), *rest)


@rule("HAB-2", "HAB-3", "HAB-12")
@pytest.mark.parametrize(
    ("plant", "said"),
    [
        (discard_twice, "a tile in two places"),
        (hold_what_lies, "a tile in two places"),
        (share_a_space, "two figures on one space"),
        (cover_a_tile, "a tile below a figure"),
        (leave_a_gap, "an empty space"),
        (forget_a_tile, "the park holds other tiles"),
        (swap_a_tile, "the park holds other tiles|two places"),
        (lambda state: put(state, (-1, -1), (-1, -2), (0, -2)), "HAB-14"),
        (lambda state: put(state, (2, 0)), "HAB-15"),
        (lambda state: put(state, (3, 3)), "HAB-13"),
        # North of nothing and south of a tile, so a look the wrong way would find one.
        (lambda state: put(state, (0, 2), (0, 4)), "HAB-13"),
    ],
)
def test_a_planted_error_is_noticed(plant: Callable[[State], None], said: str) -> None:
    state = start()
    GAME.census(state)
    plant(state)
    with pytest.raises(AssertionError, match=said):
        GAME.census(state)


@rule("HAB-18")
@pytest.mark.parametrize("endless", [False, True])
def test_a_tile_on_an_endless_road_is_noticed(endless: bool) -> None:
    state = start(endless=endless)
    # Round the road tile's eastern side and then on to its line.
    put(state, (1, 1), (2, 1), (3, 1), (3, 0))
    if not endless:
        GAME.census(state)
        return
    with pytest.raises(AssertionError, match="HAB-18"):
        GAME.census(state)


@rule("HAB-13", "HAB-50")
def test_a_tile_of_three_roads_hangs_on_its_open_side() -> None:
    state = rules.position(2, list(range(112)), GOALS)
    lay(state, 0, "road3-water 1,0 turn 1")
    GAME.census(state)
    lay(state, 1, "flower-water-4 -1,0; road3-forest 0,1 turn 1")  # open to the west
    with pytest.raises(AssertionError, match=r"HAB-1[35]"):
        GAME.census(state)


def test_a_lost_tile_changes_the_census() -> None:
    state = start()
    before = GAME.census(state)
    state.stock = state.stock[:-1]
    assert GAME.census(state) != before


def test_drawn_tiles_are_not_counted_twice() -> None:
    state = start()
    before = GAME.census(state)
    state.drawn = 1
    state.discards = (state.stock[0],)
    assert GAME.census(state) == before
    assert len(box().tiles) == 112
