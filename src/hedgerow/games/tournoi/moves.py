"""The moves of Le Tournoi and their notation. Battles are numbered from 1.

>>> str(Lay("D07", 3)), parse("power P05 1")
('lay D07 3', Power(power='P05', battle=1))
"""

from __future__ import annotations

from typing import TypeAlias, final

from msgspec import Struct


@final
class Lay(Struct, frozen=True, tag="lay", tag_field="do", gc=False):
    """Lay a card of one's hand face down on a battle (TOU-15)."""

    card: str
    battle: int

    def __str__(self) -> str:
        return f"lay {self.card} {self.battle}"


@final
class Power(Struct, frozen=True, tag="power", tag_field="do", gc=False):
    """Lay a power card face down across one's card on a battle (TOU-17)."""

    power: str
    battle: int

    def __str__(self) -> str:
        return f"power {self.power} {self.battle}"


@final
class Pass(Struct, frozen=True, tag="pass", tag_field="do", gc=False):
    """Lay no further power card in this round (TOU-21)."""

    def __str__(self) -> str:
        return "pass"


@final
class Replace(Struct, frozen=True, tag="replace", tag_field="do", gc=False):
    """Replace one's card with the top card of one's deck (TOU-38)."""

    def __str__(self) -> str:
        return "replace"


@final
class Stay(Struct, frozen=True, tag="stay", tag_field="do", gc=False):
    """Fight with the card that lies there (TOU-38)."""

    def __str__(self) -> str:
        return "stay"


Move: TypeAlias = Lay | Power | Pass | Replace | Stay


def parse(text: str) -> Move:
    """Parse a move; raises ValueError if it is invalid."""
    match text.split():
        case ["lay", card, battle]:
            return Lay(card, int(battle))
        case ["power", power, battle]:
            return Power(power, int(battle))
        case ["pass"]:
            return Pass()
        case ["replace"]:
            return Replace()
        case ["stay"]:
            return Stay()
        case _:
            raise ValueError(text)
