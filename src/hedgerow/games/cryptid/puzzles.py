"""Puzzles to play: drawn by the generator, taken from the box, or rebuilt from a share code."""

from __future__ import annotations

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import Mode
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import Card, Puzzle, card_puzzle, cards, cards_of
from hedgerow.games.cryptid.sharing import read_code


def choose_puzzle(options: CryptidOptions, researchers: int, rng: Rng) -> Puzzle:
    """The puzzle that a table's options ask for."""
    match options.puzzle:
        case "generated":
            return generate(options.mode, researchers, rng)
        case "card":
            return card_puzzle(_card(options.mode, options.card, rng), researchers, rng)
        case "code":
            puzzle = read_code(options.code)
            if len(puzzle.clues) != researchers:
                raise BadInput("error-code-seats", clues=len(puzzle.clues), wanted=researchers)
            return puzzle


def _card(mode: Mode, id: int, rng: Rng) -> Card:
    """The card of that id whatever its mode, or any card of the mode for 0 (CRY-48)."""
    if id == 0:
        return rng.choice(cards_of(mode))
    for card in cards():
        if card.id == id:
            return card
    ids = [card.id for card in cards()]
    raise BadInput("error-card", card=id, low=min(ids), high=max(ids))
