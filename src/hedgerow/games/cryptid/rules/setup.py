"""Set-up, and the census of what no move may change."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hedgerow.core.rng import Rng
from hedgerow.core.seating import first_seat
from hedgerow.core.text import Seat
from hedgerow.games.cryptid.frames import Opening
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES, mask_of
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.puzzles import by_turn, choose_puzzle
from hedgerow.games.cryptid.state import State

_ALL_OPEN: Final = bytes(range(HEXES))


def setup(options: CryptidOptions, seats: int, rng: Rng) -> State:
    puzzle = choose_puzzle(options, seats, rng)
    first = first_seat(options.first, seats, rng)  # CRY-51
    return position(dealt(puzzle, seats, first), seats, first=first, hints=options.hints)


def dealt(puzzle: Puzzle, seats: int, first: Seat) -> Puzzle:
    """The puzzle with its clues in researcher order, the first seat's first (CRY-48, CRY-53)."""
    order = by_turn(puzzle.clues, seats)
    clues = order[len(order) - first :] + order[: len(order) - first]
    # The puzzle of a card remembers its map and regions.
    return puzzle if clues == puzzle.clues else replace(puzzle, clues=clues)


def position(puzzle: Puzzle, seats: int, *, first: Seat = 0, hints: bool = True) -> State:
    """The initial state for this puzzle, whose clues are in researcher order."""
    researchers = len(puzzle.clues)
    return State(
        seats=seats,
        puzzle=puzzle,
        regions=puzzle.regions,
        cubes=[0] * researchers,
        discs=[0] * researchers,
        closed=0,
        open=_ALL_OPEN,
        first=first,
        turn=first,
        round=0,
        stack=[Opening(0)],
        skips=(),
        hints=hints,
        hint_open=False,
        hint_asked=False,
        ballot=None,
        votes=(),
        found_by=-1,
    )


def census(state: State) -> object:
    """Nothing of the puzzle changes; tokens are honest and do not clash.

    So there is never a mistake to put right (CRY-39).
    """
    seen = 0
    for cubes, discs, region in zip(state.cubes, state.discs, state.regions, strict=True):
        assert not cubes & region, "CRY-17: a cube where the clue allows the habitat"
        assert not discs & ~region, "CRY-17: a disc where the clue rules the habitat out"
        assert not seen & cubes, "CRY-16: two cubes on one hex"
        assert not (cubes | discs) & ~EVERYWHERE, "CRY-2: a token off the map"
        seen |= cubes
    assert seen == state.closed, "closed hexes are those with a cube"
    assert mask_of(state.open) == EVERYWHERE ^ seen, "open hexes are those without"
    return state.puzzle
