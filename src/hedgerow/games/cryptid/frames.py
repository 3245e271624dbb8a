"""Pending work: what the researcher whose turn it is owes next."""

from __future__ import annotations

from typing import TypeAlias, final

from msgspec import Struct

from hedgerow.games.cryptid.hexes import Hex


@final
class Opening(Struct, frozen=True, tag="opening"):
    """The shared start: a cube is owed by researcher `placed` modulo their number."""

    placed: int


@final
class Turn(Struct, frozen=True, tag="turn"):
    """The researcher whose turn it is asks or searches."""


@final
class OwedCube(Struct, frozen=True, tag="owed-cube"):
    """The researcher whose turn it is made another one place a cube."""


@final
class OwedDisc(Struct, frozen=True, tag="owed-disc"):
    """A search on `hex` waits for the searcher's extra disc."""

    hex: Hex


Frame: TypeAlias = Opening | Turn | OwedCube | OwedDisc
