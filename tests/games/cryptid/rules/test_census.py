"""What the census notices: each planted error is one that a wrong rule could make."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hedgerow.core import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES, hexes_of
from hedgerow.games.cryptid.state import State
from hedgerow.testing.rules import rule


def start() -> State:
    """Two cubes of the first researcher, and a disc of the second."""
    state = GAME.setup(GAME.read_options({}), 3, Rng(3))
    cubes = list(hexes_of(EVERYWHERE ^ state.regions[0]))[:2]
    state.cubes[0] = state.closed = sum(1 << hex for hex in cubes)
    state.open = bytes(hexes_of(EVERYWHERE ^ state.closed))
    state.put_disc(1, 1 << next(hexes_of(state.regions[1] & ~state.closed)))
    return state


def cube_where_it_may_live(state: State) -> None:
    bit = 1 << next(hexes_of(state.regions[0]))
    state.cubes[0] |= bit
    state.closed |= bit


def disc_where_it_cannot(state: State) -> None:
    state.put_disc(1, 1 << next(hexes_of(EVERYWHERE ^ state.regions[1])))


def two_cubes_on_a_hex(state: State) -> None:
    both = EVERYWHERE ^ (state.regions[0] | state.regions[1])
    bit = 1 << next(hexes_of(both))
    state.cubes[0] |= bit
    state.cubes[1] |= bit
    state.closed |= bit


def token_off_the_map(state: State) -> None:
    state.cubes[0] |= 1 << HEXES


def closed_without_a_cube(state: State) -> None:
    state.closed |= 1 << next(hexes_of(EVERYWHERE ^ state.closed))


def open_with_a_cube(state: State) -> None:
    state.open = bytes(range(HEXES))


def closed_and_not_listed(state: State) -> None:
    state.open = state.open[1:]


@rule("CRY-16", "CRY-17", "CRY-19")
@pytest.mark.parametrize(
    ("plant", "said"),
    [
        (cube_where_it_may_live, "CRY-17: a cube"),
        (disc_where_it_cannot, "CRY-17: a disc"),
        (two_cubes_on_a_hex, "CRY-16"),
        (token_off_the_map, "CRY-2"),
        (closed_without_a_cube, "closed hexes"),
        (open_with_a_cube, "open hexes"),
        (closed_and_not_listed, "open hexes"),
    ],
)
def test_a_planted_error_is_noticed(plant: Callable[[State], None], said: str) -> None:
    state = start()
    GAME.census(state)
    plant(state)
    with pytest.raises(AssertionError, match=said):
        GAME.census(state)


def test_another_puzzle_is_another_census() -> None:
    assert GAME.census(start()) != GAME.census(GAME.setup(GAME.read_options({}), 3, Rng(4)))
