"""The puzzle of a table: generated, taken from the box, or rebuilt from a share code."""

from __future__ import annotations

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import Clue, Mode
from hedgerow.games.cryptid.generator import FEWEST_SHARED, generate, pairs_share
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import Card, Puzzle, bad_card, card_puzzle, cards, cards_of
from hedgerow.games.cryptid.sharing import read_code
from hedgerow.games.cryptid.state import researchers_for


def choose_puzzle(options: CryptidOptions, seats: int, rng: Rng) -> Puzzle:
    """The puzzle that a table's options ask for."""
    researchers = researchers_for(seats)
    match options.puzzle:
        case "generated":
            return generate(options.mode, researchers, rng, pairs=seats == 2)
        case "card":
            card = _card(options.mode, options.card, rng)
            puzzle = card_puzzle(card, researchers, rng)
            if seats == 2 and not pairs_share(puzzle.regions):
                raise bad_card(
                    card, "seats_4", f"two clues have fewer than {FEWEST_SHARED} hexes in common"
                )
            return puzzle
        case "code":
            puzzle = read_code(options.code)
            if len(puzzle.clues) != researchers:
                raise BadInput(
                    "error-cryptid-code-seats", clues=len(puzzle.clues), wanted=researchers
                )
            if seats == 2 and not pairs_share(puzzle.regions):
                raise BadInput("error-cryptid-code-pairs", least=FEWEST_SHARED)
            return puzzle


def by_turn(clues: tuple[Clue, ...], seats: int) -> tuple[Clue, ...]:
    """The clues of a set-up in the order in which the researchers act.

    CRY-53: with two seats the first one holds clues 1 and 2, the other one clues 3 and 4, and they
    act in turn.
    """
    return clues[0::2] + clues[1::2] if seats == 2 else clues


def clue_holder(clue: int, seats: int) -> int:
    """The seat that holds a clue of a set-up, both counted from 0; seat 0 begins (CRY-53)."""
    return clue // 2 if seats == 2 else clue


def _card(mode: Mode, id: int, rng: Rng) -> Card:
    """The card with this id in any mode, or for 0 a random card of the mode (CRY-48)."""
    if id == 0:
        return rng.choice(cards_of(mode))
    for card in cards():
        if card.id == id:
            return card
    ids = [card.id for card in cards()]
    raise BadInput("error-cryptid-card", card=id, low=min(ids), high=max(ids))
