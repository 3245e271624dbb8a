"""Pending work: what the researcher whose turn it is owes next."""

from __future__ import annotations

from typing import TypeAlias, final

from msgspec import Struct

from hedgerow.games.cryptid.hexes import Hex


@final
class Opening(Struct, frozen=True, tag="opening"):
    """The opening: researcher `placed` modulo the number of researchers owes a cube."""

    placed: int


@final
class Turn(Struct, frozen=True, tag="turn"):
    """The researcher whose turn it is asks or searches."""


@final
class OwedCube(Struct, frozen=True, tag="owed-cube"):
    """The researcher whose turn it is owes a cube, because another had to place one."""


@final
class OwedDisc(Struct, frozen=True, tag="owed-disc"):
    """A search on `hex` waits for the searcher's extra disc."""

    hex: Hex


Frame: TypeAlias = Opening | Turn | OwedCube | OwedDisc
