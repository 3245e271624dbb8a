"""What a compiled game provides: kernels that play a position of integers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from hedgerow.compiled.kernel import Floats, Mask, Row
from hedgerow.core.codec import Codec
from hedgerow.core.game import AnyGame

NOBODY = -1
"""Instead of the seat that is asked when the game is over."""


@dataclass(frozen=True)
class Kernels:
    """The compiled functions of a game. Each takes the tables and the row of one position."""

    apply: Callable[[Any, Row, int], None]
    """Make a legal action of the seat that is asked: change the row."""
    asked: Callable[[Any, Row], int]
    """The seat that decides, the first of them when several owe a decision; -1 at the end."""
    mask: Callable[[Any, Row, Mask], None]
    """Write 1 for each legal action and 0 for every other, whatever was there before."""
    observe: Callable[[Any, Row, int, Floats], None]
    """Write the codec's observation of a seat, whatever was there before."""
    rewards: Callable[[Any, Row, Floats], None]
    """Write the reward of each seat at the end."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game for one seat count and one set of options."""

    game: AnyGame
    seats: int
    options: Any
    codec: Codec[Any]
    tables: Any
    """The components of the game as numbers, for the kernels: best one record (`recorded`)."""
    words: int
    """The number of integers of a position."""
    pack: Callable[[Any, Row], None]
    """Write a state of the plain engine into a row of zeros; equal states make equal rows."""
    kernels: Kernels
    kind: type[Any] = np.int32
    """The type of the integers."""

    def packed(self, state: Any) -> Row:
        """The row of a state of the plain engine."""
        row = np.zeros(self.words, self.kind)
        self.pack(state, row)
        return row
