"""How hard a puzzle is: how well its habitat hides once the opening cubes lie on the map.

After a discreet opening every researcher can list the worlds that fit what it sees. The chance
that these give to the right hex, averaged over researchers and several openings, is the measure:
1 / chance says "as if the habitat were one of so many hexes". Evidence that this orders puzzles
by how long the deduction bot needs: docs/games/cryptid-difficulty.md.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from typing import Final

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import CLUES_OF_MODE, CODES, POSITIVE, Clue
from hedgerow.games.cryptid.hexes import EVERYWHERE, Hex, nth_hex
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.worlds import Tally, fitting

CUTS: Final = (2.0, 4.0, 8.0, 16.0)
"""From so many hexes on a puzzle has two, three, four and five stars: each star doubles."""

_OPENINGS: Final = {3: 8, 4: 6, 5: 2}
"""Openings that a rating averages over, by researchers: fewer where one takes longer."""
_GLANCES: Final = 8
"""Hexes that a researcher compares before it places an opening cube."""
_CUBES: Final = 2


class Rating(Struct, frozen=True):
    """The habitat is as hard to tell as one of `hexes`; `stars` from 1, easy, to 5, hard."""

    hexes: float
    stars: int


def difficulty(puzzle: Puzzle) -> Rating:
    """The rating of a puzzle; the same one each time, because chance is drawn from its content."""
    clues = tuple(CODES[clue] for clue in puzzle.clues)
    content = repr((puzzle.mode, puzzle.slots, sorted(puzzle.structures), clues))
    rng = Rng(int.from_bytes(hashlib.sha256(content.encode()).digest()[:8], "big"))
    chances = [
        _chance(puzzle, rows, researcher)
        for rows in (_opening(puzzle, rng) for _ in range(_OPENINGS[len(clues)]))
        for researcher in range(len(clues))
    ]
    hexes = len(chances) / sum(chances)
    return Rating(hexes, 1 + bisect_right(CUTS, hexes))


def _opening(puzzle: Puzzle, rng: Rng) -> list[tuple[Clue, ...]]:
    """The clues that each researcher can have after a discreet opening (CRY-15, CRY-16)."""
    allowed = puzzle.map.regions
    rows = [CLUES_OF_MODE[puzzle.mode] for _ in puzzle.clues]
    closed = 0
    for _ in range(_CUBES):
        for researcher, region in enumerate(puzzle.regions):
            free = EVERYWHERE & ~(region | closed)
            glances = [nth_hex(free, rng.below(free.bit_count())) for _ in range(_GLANCES)]
            left = [fitting(rows[researcher], allowed, 1 << hex, 0) for hex in glances]
            # Discreet: the cube that leaves most of its clues possible.
            most = max(range(_GLANCES), key=lambda glance: len(left[glance]))
            rows[researcher] = left[most]
            closed |= 1 << glances[most]
    return rows


def _chance(puzzle: Puzzle, rows: list[tuple[Clue, ...]], researcher: int) -> float:
    """The part of this researcher's worlds that have the habitat where it is."""
    own = puzzle.clues[researcher]
    options = [tuple(clue for clue in row if clue % POSITIVE != own % POSITIVE) for row in rows]
    options[researcher] = (own,)
    tally = Tally(options, puzzle.map.regions)
    habitat: Hex = puzzle.habitat.bit_length() - 1
    return tally.by_hex[habitat] / tally.total
