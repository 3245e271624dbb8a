"""Pending work: the placement, or a battle that waits for a replacement."""

from __future__ import annotations

from typing import TypeAlias, final

from msgspec import Struct


@final
class Placement(Struct, frozen=True, tag="placement"):
    """Every seat lays its cards, then its power cards."""


@final
class Replacement(Struct, frozen=True, tag="replacement"):
    """A battle is turned up; these sides may replace their cards, in this order (TOU-38).

    The first one is a seat; the ghost may wait behind it.
    """

    lane: int
    seats: tuple[int, ...]


Frame: TypeAlias = Placement | Replacement
