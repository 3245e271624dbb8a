"""Lazy lists of moves: they are the lists they stand for, and a pick is fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from hedgerow.core.decision import Moves
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.choices import CubeMoves, DiscMoves, TurnMoves
from hedgerow.games.cryptid.codec import CryptidCodec
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES, hexes_of, mask_of, nth_hex
from hedgerow.games.cryptid.moves import Ask, AskHint, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.state import State
from hedgerow.testing.rules import rule


def positions(seats: int, seed: int) -> Iterator[State]:
    rng = Rng(seed)
    state = GAME.setup(CryptidOptions(puzzle="card"), seats, rng)
    while asked := GAME.decisions(state):
        yield state
        GAME.apply(state, asked[0].seat, asked[0].moves.pick(rng), null_log)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_lazy_list_is_its_list(seats: int) -> None:
    codec = CryptidCodec(seats)
    every = [codec.decode(action) for action in range(codec.actions)]
    for state in positions(seats, 3):
        for decision in GAME.decisions(state):
            moves = decision.moves
            full = list(moves)
            assert len(moves) == len(full) == len(set(map(str, full)))
            assert [moves[i] for i in range(len(full))] == full
            assert moves[-1] == full[-1]
            listed = {codec.encode(move) for move in full}
            assert {codec.encode(move) for move in every if move in moves} == listed
            with pytest.raises(IndexError):
                moves[len(full)]
            with pytest.raises(IndexError):
                moves[-len(full) - 1]


def fair(moves: Moves[Any], rng: Rng) -> bool:
    """Chi-square over 60 picks a move, in standard deviations: above 5 once in a million."""
    full = list(moves)
    picked = Counter(str(moves.pick(rng)) for _ in range(60 * len(full)))
    assert set(picked) <= set(map(str, full))
    square = sum((picked[str(move)] - 60) ** 2 / 60 for move in full)
    freedom = len(full) - 1
    return square - freedom <= 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_move_is_equally_likely(seats: int) -> None:
    rng, kinds = Rng(5), set()
    for number, state in enumerate(positions(seats, 8)):
        if number % 13 == 9:
            (decision, *_) = GAME.decisions(state)
            kinds.add(type(decision.moves))
            assert fair(decision.moves, rng)
    assert TurnMoves in kinds


@rule("CRY-22", "CRY-27")
def test_few_legal_cells_are_found_too() -> None:
    """Nearly everything is barred, so that darts miss and the pick counts instead."""
    hexes = bytes(range(HEXES))
    barred = [0, EVERYWHERE, EVERYWHERE ^ 1 << 90]
    moves = TurnMoves(hexes, 0, barred, turn=0, possible=1 << 7)
    assert list(moves) == [Search(7), Ask(90, 2)]
    assert fair(moves, Rng(1))
    assert fair(CubeMoves(mask_of([3, 50, 107]), hexes), Rng(1))


def test_the_order_is_search_then_rivals_clockwise_then_the_hint() -> None:
    hexes, barred = bytes(range(HEXES)), [EVERYWHERE ^ 1 << hex for hex in (1, 2, 3)]
    moves = TurnMoves(hexes, 0, barred, 1, 1 << 2, (AskHint(),))
    assert list(moves) == [Search(2), Ask(3, 2), Ask(1, 0), AskHint()]
    voting = TurnMoves(hexes, 0, barred, 1, 1 << 2, (Vote(True), Vote(False)))
    assert [voting[at] for at in (3, 4, -1)] == [Vote(True), Vote(False), Vote(False)]
    assert fair(voting, Rng(2))
    for outside in (5, -6):
        with pytest.raises(IndexError):
            voting[outside]


def test_no_move_from_outside_the_map_is_in() -> None:
    hexes = bytes(range(HEXES))
    turn = TurnMoves(hexes, 0, [0, 0, 0], turn=0, possible=EVERYWHERE)
    for hex in (-1, HEXES, 10**6):
        assert Ask(hex, 1) not in turn and Search(hex) not in turn
        assert PlaceCube(hex) not in CubeMoves(EVERYWHERE, hexes)
        assert PlaceDisc(hex) not in DiscMoves(EVERYWHERE)
    assert Ask(5, -1) not in turn and Ask(5, 3) not in turn and Ask(5, 0) not in turn
    assert AskHint() not in turn and "ask 1-1 B" not in turn


def test_hexes_of_a_mask_by_number() -> None:
    rng = Rng(2)
    for _ in range(200):
        mask = (rng.next() | rng.next() << 64) & (rng.next() | rng.next() << 64) & EVERYWHERE
        found = [hex for hex in range(HEXES) if mask >> hex & 1]
        assert list(hexes_of(mask)) == found
        assert [nth_hex(mask, n) for n in range(len(found))] == found
        assert [nth_hex(mask, n - len(found)) for n in range(len(found))] == found
        for outside in (len(found), -len(found) - 1):
            with pytest.raises(IndexError):
                nth_hex(mask, outside)
    assert list(hexes_of(0)) == []
