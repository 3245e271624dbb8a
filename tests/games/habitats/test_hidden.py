"""Everything lies open but the stock, and nobody is told its order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.habitats.tables import table
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.hidden import laid_in, park_of
from hedgerow.games.habitats.state import State
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play


def somewhere(seats: int, moves: int, **options: Any) -> State:
    """A position of a random game."""
    rng = Rng(moves)
    state = GAME.setup(GAME.read_options(options), seats, rng)
    for _ in range(moves):
        (decision,) = GAME.decisions(state)
        GAME.apply(state, decision.seat, decision.moves.pick(rng), null_log)
    return state


@rule("HAB-2")
@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (3, 31), (4, 90), (5, 121)])
def test_no_tile_of_the_stock_is_in_a_view(seats: int, moves: int) -> None:
    state = somewhere(seats, moves)
    sent = msgspec.json.encode(GAME.view(state, 1))
    for tile in state.stock[state.drawn :]:
        assert f'"{state.box.tiles[tile].id}"'.encode() not in sent
    for tile in state.stock[: state.drawn]:
        assert f'"{state.box.tiles[tile].id}"'.encode() in sent


def test_all_seats_and_spectators_see_the_same() -> None:
    state = somewhere(4, 50)
    seen = [replace(GAME.view(state, seat), seat=None) for seat in (0, 1, 2, 3, None)]
    assert all(one == seen[0] for one in seen)


@rule("HAB-2")
def test_a_sampled_world_keeps_what_lies_open_and_mixes_the_stock() -> None:
    state = somewhere(3, 45, yearly="two", roads="endless")
    view = GAME.view(state, 2)
    worlds = [GAME.determinize(view, Rng(seed)) for seed in range(6)]
    left = sorted(state.stock[state.drawn :])
    for world in worlds:
        assert GAME.view(world, 2) == view
        assert sorted(world.stock) == left
        assert GAME.census(world) == GAME.census(state)
        assert world.parks == state.parks
    assert len({world.stock for world in worlds}) == 6


def test_a_park_is_made_again_from_a_view() -> None:
    state = somewhere(2, 60)
    view = GAME.view(state, None)
    assert [park_of(view, seat) for seat in (0, 1)] == state.parks
    assert [laid_in(view, seat) for seat in (0, 1)] == state.laid


def test_a_tile_in_the_park_shows_its_score_and_what_it_lacks() -> None:
    """An impala on grassland wants three: the entrance is one of them."""
    view = table(parks=["impala 0,1; flower-water-1 1,0", ""]).view(1)
    entrance, impala, flower = view.parks[0].tiles
    assert (entrance.vp, impala.vp, flower.vp) == (0, 0, 1)
    assert (impala.met, flower.met) == (False, True)
    assert [(lack.what, lack.count) for lack in impala.lacks] == [("grassland", 2)]
    assert view.parks[0].vp == 1


def test_goals_tell_how_the_seats_stand_and_what_was_given() -> None:
    at = table(parks=["lion 1,0", ""], turn=17)
    first = at.view(0).goals[0]
    assert (first.scored, first.points, first.worth) == (False, (3, 0), (3, 0))
    (decision,) = at.decisions_for(1)
    play(at, f"B {decision.moves[0]}, B place 0,1")
    first = at.view(0).goals[0]
    assert (first.scored, first.points) == (True, (0, 0))
    assert at.view(0).year == 1


def test_taking_informs_and_placing_can_be_undone() -> None:
    at = table()
    play(at, "A take a1")
    assert not at.can_undo(0)  # a new tile was turned over
    play(at, "A place 0,1")
    assert at.can_undo(0)
    at.undo(0)
    assert at.view(0).hand is not None
