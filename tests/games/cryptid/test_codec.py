"""Action numbers, masks and observations of Cryptid."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.clues import CLUE_OF, TERRAINS, Mode
from hedgerow.games.cryptid.codec import CryptidCodec
from hedgerow.games.cryptid.frames import OwedDisc
from hedgerow.games.cryptid.hexes import COLUMNS, HEXES, mask_of
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Ask, AskHint, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.state import Ballot, State

SEATS = (2, 3, 4, 5)


def start(seats: int, seed: int, mode: Mode = "normal") -> State:
    return GAME.setup(CryptidOptions(mode=mode, puzzle="card"), seats, Rng(seed))


def positions(seats: int, games: int, mode: Mode = "normal") -> Iterator[State]:
    """Every position of a few random games; the hint is proposed more often than by chance."""
    for seed in range(games):
        rng, state = Rng(seed), start(seats, seed, mode)
        while asked := GAME.decisions(state):
            yield state
            decision = asked[rng.below(len(asked))]
            eager = AskHint() in decision.moves and rng.below(5) == 0
            move = AskHint() if eager else decision.moves.pick(rng)
            GAME.apply(state, decision.seat, move, null_log)
        yield state


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_is_one_move(seats: int) -> None:
    codec = CryptidCodec(seats)
    moves = [codec.decode(action) for action in range(codec.actions)]
    assert [codec.encode(move) for move in moves] == list(range(codec.actions))
    assert len(set(map(str, moves))) == codec.actions == HEXES * (3 + codec.researchers) + 3


def test_action_numbers_are_stable() -> None:
    codec = CryptidCodec(3)
    assert codec.encode(PlaceCube(5)) == 5
    assert codec.encode(PlaceDisc(5)) == 113
    assert codec.encode(Search(5)) == 221
    assert codec.encode(Ask(5, 0)) == 329
    assert codec.encode(Ask(5, 2)) == 545
    assert [codec.encode(m) for m in (AskHint(), Vote(True), Vote(False))] == [648, 649, 650]


@pytest.mark.parametrize("action", [-1, 651])
def test_no_move_beyond_the_last_action(action: int) -> None:
    with pytest.raises(ValueError, match=f"no action {action}"):
        CryptidCodec(3).decode(action)


@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize("seats", SEATS)
def test_mask_is_the_moves(seats: int, mode: Mode) -> None:
    codec, frames = CryptidCodec(seats), set()
    for state in positions(seats, 6, mode):
        for decision in GAME.decisions(state):
            mask = codec.mask(decision)
            assert mask.dtype == np.int8 and mask.shape == (codec.actions,)
            assert set(np.flatnonzero(mask).tolist()) == set(map(codec.encode, decision.moves))
            frames.add(type(state.stack[-1]).__name__)
            frames.add("Vote" if Vote(True) in decision.moves else "")
    assert {"Opening", "Turn", "OwedCube", "Vote"} <= frames


@pytest.mark.parametrize("seats", SEATS)
def test_observation_has_its_shape_for_every_seat_and_spectators(seats: int) -> None:
    codec = CryptidCodec(seats)
    for state in positions(seats, 2):
        for seat in (*range(seats), None):
            seen = codec.observe(GAME.view(state, seat))
            assert {name: array.shape for name, array in seen.items()} == codec.pieces
            assert list(seen) == list(codec.pieces)
            for array in seen.values():
                assert array.dtype == np.float32
                assert array.min() >= 0 and array.max() <= 1


@pytest.mark.parametrize("seats", SEATS)
def test_observation_is_the_same_in_every_world_that_looks_alike(seats: int) -> None:
    codec, rng, differed = CryptidCodec(seats), Rng(7), False
    for number, state in enumerate(positions(seats, 2)):
        if number % 9:
            continue
        for seat in range(seats):
            view = GAME.view(state, seat)
            other = GAME.determinize(view, rng)
            differed = differed or other.puzzle.clues != state.puzzle.clues
            once, again = codec.observe(view), codec.observe(GAME.view(other, seat))
            assert all(np.array_equal(once[name], again[name]) for name in codec.pieces)
    assert differed


def test_an_observation_can_be_written_to_without_harm() -> None:
    codec, view = CryptidCodec(4), GAME.view(start(4, 1), 0)
    first = codec.observe(view)
    for array in first.values():
        array[:] = 0.5
    assert codec.observe(view)["terrain"].sum() == HEXES


def test_the_map_is_where_it_should_be() -> None:
    state = start(4, 3)
    view = GAME.view(state, 0)
    seen = CryptidCodec(4).observe(view)
    for hex in range(HEXES):
        row, column = divmod(hex, COLUMNS)
        kinds = np.flatnonzero(seen["terrain"][:, row, column]).tolist()
        assert [TERRAINS[kind] for kind in kinds] == [view.map.terrain_at(hex)]
        animals = [bool(seen["territories"][i, row, column]) for i in range(2)]
        animal = view.map.territory_at(hex)
        assert animals == [animal == "bear", animal == "cougar"]
        assert seen["structures"][:, row, column].any() == (view.map.structure_at(hex) is not None)
    assert seen["structures"].sum() == len(view.structures)


def hexes_in(plane: np.ndarray[tuple[int, ...], np.dtype[np.float32]]) -> int:
    return mask_of(np.flatnonzero(plane).tolist())


@pytest.mark.parametrize("seats", SEATS)
def test_own_things_come_first_and_the_others_clockwise(seats: int) -> None:
    codec = CryptidCodec(seats)
    for state in list(positions(seats, 1))[::7]:
        for seat in range(seats):
            seen = codec.observe(GAME.view(state, seat))
            assert np.flatnonzero(seen["seat"]).tolist() == [seat]
            for at in range(codec.researchers):
                who = (seat + at) % codec.researchers
                assert hexes_in(seen["cubes"][at]) == state.cubes[who]
                assert hexes_in(seen["discs"][at]) == state.discs[who]
                assert seen["turn"][at] == (state.turn == who)
            for at, who in enumerate(range(seat, codec.researchers, seats)):
                assert hexes_in(seen["own_regions"][at]) == state.regions[who]
                assert np.flatnonzero(seen["own_clues"][at]).tolist() == [state.puzzle.clues[who]]


def test_a_spectator_owns_nothing() -> None:
    for state in list(positions(4, 1))[:-1:5]:
        seen = CryptidCodec(4).observe(GAME.view(state, None))
        for name in ("seat", "own_clues", "own_regions", "own_vote"):
            assert not seen[name].any()
        assert [hexes_in(plane) for plane in seen["cubes"]] == state.cubes


def test_votes_on_the_hint() -> None:
    state = start(4, 1)
    state.ballot = Ballot(1, (None, True, False, None))
    seen = CryptidCodec(4).observe(GAME.view(state, 2))
    assert seen["voted"].tolist() == [1, 0, 0, 1]  # seats 2, 3, 0, 1
    assert seen["own_vote"].tolist() == [0, 1]
    assert seen["proposed"].tolist() == [0, 0, 0, 1]
    # A seat that has not voted sees that others have, and not how.
    waiting = CryptidCodec(4).observe(GAME.view(state, 0))
    assert waiting["own_vote"].tolist() == [0, 0] and waiting["voted"].tolist() == [0, 1, 1, 0]
    assert not waiting["votes"].any()


def test_the_seat_that_begins() -> None:
    state = GAME.setup(CryptidOptions(first="C"), 4, Rng(1))
    assert CryptidCodec(4).observe(GAME.view(state, 1))["first"].tolist() == [0, 1, 0, 0]
    assert CryptidCodec(4).observe(GAME.view(state, 2))["first"].tolist() == [1, 0, 0, 0]


def test_the_hint_and_a_search_that_waits() -> None:
    state = start(3, 1)
    closed = CryptidCodec(3).observe(GAME.view(state, 0))
    assert not closed["hint"].any() and not closed["searched"].any()
    state.hint_open = True
    state.stack = [OwedDisc(17)]
    state.round = 30
    seen = CryptidCodec(3).observe(GAME.view(state, 0))
    assert seen["hint"].sum() == 1
    assert np.flatnonzero(seen["searched"]).tolist() == [17]
    assert seen["round"].tolist() == [0.5]


def test_one_codec_for_both_modes() -> None:
    view: View = GAME.view(start(5, 2, "advanced"), 4)
    seen = CryptidCodec(5).observe(view)
    assert seen["structures"].sum() == 8
    assert np.flatnonzero(seen["own_clues"]).tolist() == [CLUE_OF[view.own[0]]]
