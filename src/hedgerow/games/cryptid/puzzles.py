"""Puzzles to play: drawn by the generator, taken from the box, or rebuilt from a share code."""

from __future__ import annotations

from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import Puzzle, card_puzzle, cards


def choose_puzzle(options: CryptidOptions, researchers: int, rng: Rng) -> Puzzle:
    """The puzzle that a table's options ask for."""
    return card_puzzle(rng.choice(cards()), researchers, rng)
