"""The options of a Cryptid table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hedgerow.core.options import RENEWED, SECRET, Options, only_with
from hedgerow.core.seating import FirstSeat
from hedgerow.games.cryptid.clues import Mode


class CryptidOptions(Options, frozen=True, kw_only=True):
    """A card number or share code lets anybody look up the clues, as with the box."""

    mode: Mode = "normal"
    puzzle: Literal["generated", "card", "code"] = "generated"
    card: Annotated[int, Meta(ge=0, le=999), only_with(puzzle="card")] = 0
    """The card of the box; 0 for a random card of the mode."""
    hints: bool = True
    """Whether the hint may be voted open."""
    first: FirstSeat = "A"
    """CRY-51: the seat that begins, or "random"."""
    code: Annotated[str, Meta(max_length=64), only_with(puzzle="code"), SECRET, RENEWED] = ""
    """A share code."""
