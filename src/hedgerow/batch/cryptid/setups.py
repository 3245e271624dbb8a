"""The table of set-ups that a batch deals from, made by the reference engine.

A map with clues takes a search to find (CRY-40 to CRY-47), so a batch does not generate it: each
game draws one of the set-ups in this table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hedgerow.batch.bits import WORD_BITS, words_of
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import COLOURS, KINDS_OF_STRUCTURE, TERRAINS
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import HINTS, Puzzle, card_puzzle, cards_of
from hedgerow.games.cryptid.puzzles import choose_puzzle
from hedgerow.games.cryptid.rules import dealt
from hedgerow.games.cryptid.rules.turns import OPENING_CUBES
from hedgerow.games.cryptid.state import researchers_for

MASK_WORDS: Final = 4
"""108 hexes need four words."""
LANDSCAPE: Final = HEXES * (len(TERRAINS) + 2 + len(KINDS_OF_STRUCTURE) * len(COLOURS))
"""The bits of a map and its structures."""
LANDSCAPE_WORDS: Final = -(-LANDSCAPE // WORD_BITS)
MOST_SETUPS: Final = 1 << 16
GENERATED: Final = 1024
"""How many set-ups are generated unless the caller says otherwise."""


class Setups(NamedTuple):
    """One row for each set-up, its clues in turn order from the first seat on."""

    regions: NDArray[np.uint32]
    """(set-ups, researchers, words)"""
    clues: NDArray[np.uint32]
    """(set-ups, researchers)"""
    hints: NDArray[np.uint32]
    """The index of the hint."""
    landscape: NDArray[np.uint32]
    """(set-ups, words): the hexes of five terrains, of bears, cougars, and of stones and shacks by
    colour, one mask right after another as in an observation."""


def table_of(puzzles: Sequence[Puzzle], researchers: int) -> Setups:
    """The set-ups of puzzles whose clues are in researcher order for a game that seat 0 begins."""
    if not 1 <= len(puzzles) <= MOST_SETUPS:
        raise BadInput("error-batch-setups", count=len(puzzles), most=MOST_SETUPS)
    for number, puzzle in enumerate(puzzles):
        _check(puzzle, number, researchers)
    return Setups(
        regions=_words([[*puzzle.regions] for puzzle in puzzles]),
        clues=np.array([puzzle.clues for puzzle in puzzles], np.uint32),
        hints=np.array([HINTS.index(puzzle.hint) for puzzle in puzzles], np.uint32),
        landscape=np.array([_landscape(puzzle) for puzzle in puzzles], np.uint32),
    )


def _check(puzzle: Puzzle, number: int, researchers: int) -> None:
    if len(puzzle.clues) != researchers:
        raise BadInput(
            "error-batch-setup-clues", number=number, clues=len(puzzle.clues), wanted=researchers
        )
    # CRY-26: with this many hexes for each, no cube of the opening is skipped.
    least = OPENING_CUBES * researchers
    if any((EVERYWHERE ^ region).bit_count() < least for region in puzzle.regions):
        raise BadInput("error-batch-setup-opening", number=number, least=least)


def _landscape(puzzle: Puzzle) -> list[int]:
    features = puzzle.map.features
    standing = {(built.kind, built.colour): 1 << built.hex for built in puzzle.structures}
    planes = [
        *features.terrain,
        features.bear,
        features.cougar,
        *(standing.get((kind, hue), 0) for kind in KINDS_OF_STRUCTURE for hue in COLOURS),
    ]
    return [*words_of(sum(mask << HEXES * at for at, mask in enumerate(planes)), LANDSCAPE_WORDS)]


def _words(masks: Any) -> NDArray[np.uint32]:
    rows = [[words_of(mask, MASK_WORDS) for mask in row] for row in masks]
    return np.array(rows, np.uint32)


def puzzles_for(options: CryptidOptions, seats: int, count: int, seed: int) -> list[Puzzle]:
    """The set-ups that the options ask for, in researcher order for a game that seat 0 begins.

    Generated ones are the first `count` of a seed; cards are all those that may be drawn.
    """
    researchers = researchers_for(seats)
    rng = Rng(seed)
    if options.puzzle == "generated":
        found = [generate(options.mode, researchers, rng, pairs=seats == 2) for _ in range(count)]
    elif options.puzzle == "card" and options.card == 0:
        found = [card_puzzle(card, researchers, rng) for card in cards_of(options.mode)]
    else:
        found = [choose_puzzle(options, seats, rng)]
    return [dealt(puzzle, seats, 0) for puzzle in found]
