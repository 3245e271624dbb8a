"""Cryptid in batches: see docs/batch.md."""

from __future__ import annotations

from collections.abc import Sequence

from hedgerow.batch.cryptid.rules import CryptidRules
from hedgerow.batch.cryptid.setups import GENERATED, puzzles_for
from hedgerow.core.rng import Rng
from hedgerow.core.seating import first_seat
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.rules import dealt

__all__ = ["CryptidRules", "rules_for"]


def rules_for(
    seats: int,
    options: CryptidOptions,
    *,
    setups: int | Sequence[Puzzle] = GENERATED,
    seed: int = 0,
) -> CryptidRules:
    """Rules that deal from a table: that many generated set-ups of a seed, or those given.

    Given set-ups have their clues in the order of a card: for two seats, the first seat's two
    first (CRY-53). Cards and codes make their own table.
    """
    first = None if options.first == "random" else first_seat(options.first, seats, Rng(0))
    if isinstance(setups, int):
        puzzles = puzzles_for(options, seats, setups, seed)
    else:
        puzzles = [dealt(puzzle, seats, 0) for puzzle in setups]
    return CryptidRules(seats, puzzles, first=first, hints=options.hints)
