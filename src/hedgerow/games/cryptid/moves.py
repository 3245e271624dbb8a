"""The moves of Cryptid and their notation.

>>> str(Ask(hex=81, of=1)), parse("ask 10-7 B")
('ask 10-7 B', Ask(hex=81, of=1))
"""

from __future__ import annotations

from typing import TypeAlias, final

from msgspec import Struct

from hedgerow.core.text import parse_seat, seat_letter
from hedgerow.games.cryptid.hexes import Hex, hex_name, parse_hex


@final
class PlaceCube(Struct, frozen=True, tag="cube", tag_field="do", gc=False):
    """Place a cube on a hex that one's clue rules out (CRY-15, CRY-25)."""

    hex: Hex

    def __str__(self) -> str:
        return f"cube {hex_name(self.hex)}"


@final
class PlaceDisc(Struct, frozen=True, tag="disc", tag_field="do", gc=False):
    """Place the extra disc of a search on another hex (CRY-29)."""

    hex: Hex

    def __str__(self) -> str:
        return f"disc {hex_name(self.hex)}"


@final
class Ask(Struct, frozen=True, tag="ask", tag_field="do", gc=False):
    """Ask a rival researcher whether the creature could be here (CRY-20)."""

    hex: Hex
    of: int

    def __str__(self) -> str:
        return f"ask {hex_name(self.hex)} {seat_letter(self.of)}"


@final
class Search(Struct, frozen=True, tag="search", tag_field="do", gc=False):
    """Declare the creature to be here (CRY-27)."""

    hex: Hex

    def __str__(self) -> str:
        return f"search {hex_name(self.hex)}"


@final
class AskHint(Struct, frozen=True, tag="hint", tag_field="do", gc=False):
    """Propose to open the hint (CRY-34)."""

    def __str__(self) -> str:
        return "hint"


@final
class Vote(Struct, frozen=True, tag="vote", tag_field="do", gc=False):
    """Vote for or against opening the hint (CRY-35)."""

    yes: bool

    def __str__(self) -> str:
        return "vote yes" if self.yes else "vote no"


Move: TypeAlias = PlaceCube | PlaceDisc | Ask | Search | AskHint | Vote


def parse(text: str) -> Move:
    """Parse a move; raises ValueError if it is invalid."""
    match text.split():
        case ["cube", hex]:
            return PlaceCube(parse_hex(hex))
        case ["disc", hex]:
            return PlaceDisc(parse_hex(hex))
        case ["ask", hex, of]:
            return Ask(parse_hex(hex), parse_seat(of))
        case ["search", hex]:
            return Search(parse_hex(hex))
        case ["hint"]:
            return AskHint()
        case ["vote", ("yes" | "no") as answer]:
            return Vote(answer == "yes")
        case _:
            raise ValueError(text)
