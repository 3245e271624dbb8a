"""The difficulty of a puzzle: how well hidden its habitat is after the opening cubes.

After a discreet opening, every researcher can list the worlds that fit what it sees. The measure is
the probability that these give to the right hex, averaged over researchers and several openings;
its inverse is the number of hexes among which the habitat seems to hide.
docs/games/cryptid-difficulty.md shows that it orders puzzles by how long the deduction bot takes.
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
"""The numbers of hexes from which a puzzle has two, three, four and five stars."""

_OPENINGS: Final = {3: 8, 4: 6, 5: 2}
"""The number of openings in a rating, by researchers: fewer where each takes longer."""
_GLANCES: Final = 8
"""The number of hexes that a researcher compares for an opening cube."""
_CUBES: Final = 2


class Rating(Struct, frozen=True):
    """The habitat is as hard to guess as one hex among `hexes`; `stars` go from 1 to 5 (hard)."""

    hexes: float
    stars: int


def difficulty(puzzle: Puzzle) -> Rating:
    """The rating of a puzzle; deterministic, because the seed is derived from its content."""
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
    """The clues that each researcher could have after a discreet opening (CRY-15, CRY-16)."""
    allowed = puzzle.map.regions
    rows = [CLUES_OF_MODE[puzzle.mode] for _ in puzzle.clues]
    closed = 0
    for _ in range(_CUBES):
        for researcher, region in enumerate(puzzle.regions):
            free = EVERYWHERE & ~(region | closed)
            glances = [nth_hex(free, rng.below(free.bit_count())) for _ in range(_GLANCES)]
            left = [fitting(rows[researcher], allowed, 1 << hex, 0) for hex in glances]
            # Discreet: the cube that leaves the most clues possible.
            most = max(range(_GLANCES), key=lambda glance: len(left[glance]))
            rows[researcher] = left[most]
            closed |= 1 << glances[most]
    return rows


def _chance(puzzle: Puzzle, rows: list[tuple[Clue, ...]], researcher: int) -> float:
    """The share of this researcher's worlds that have the true habitat."""
    own = puzzle.clues[researcher]
    options = [tuple(clue for clue in row if clue % POSITIVE != own % POSITIVE) for row in rows]
    options[researcher] = (own,)
    tally = Tally(options, puzzle.map.regions)
    habitat: Hex = puzzle.habitat.bit_length() - 1
    return tally.by_hex[habitat] / tally.total
