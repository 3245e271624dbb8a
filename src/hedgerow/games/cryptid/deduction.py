"""What follows from a View: each researcher's possible clues, and where the habitat can be.

There are three levels, each stronger than the one before:

- `tokens`: every researcher separately, from its own tokens;
- `joint`: clue sets of all researchers together, which must meet in exactly one hex (CRY-14);
- `generator`: also that no clue is removable (CRY-41) and that each has a region of the right size
  (CRY-44), as in every proper puzzle. Not sound for a hand-made puzzle that breaks these rules.

An open hint counts at every level (CRY-37). All results are exact; nothing is sampled. With 46
clues for each of four rivals counting takes about 0.1 s, and for a spectator of five researchers
before any cube several seconds; after the opening cubes it takes milliseconds. It is therefore
lazy: nothing is counted until a query needs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Literal, Protocol, TypeAlias

import msgspec

from hedgerow.games.cryptid.clues import POSITIVE, Clue
from hedgerow.games.cryptid.generator import LARGEST, SMALLEST
from hedgerow.games.cryptid.hexes import EVERYWHERE, Hex, Mask, hexes_of
from hedgerow.games.cryptid.hidden import View, candidates
from hedgerow.games.cryptid.puzzle import hint_holds
from hedgerow.games.cryptid.worlds import COUNT_BITS, Tally, Vector, counts

Level: TypeAlias = Literal["tokens", "joint", "generator"]

REGION_SIZE = range(SMALLEST, LARGEST + 1)
"""CRY-44: how many hexes the positive form of a clue allows."""


class Counts(Protocol):
    """How many worlds there are, by habitat and clue."""

    total_vector: Vector

    def vectors(self, researcher: int) -> dict[Clue, Vector]: ...

    @property
    def by_hex(self) -> dict[Hex, int]: ...

    @property
    def total(self) -> int: ...


class Knowledge:
    """What can be known from a View at one level; see the module's docstring.

    `rows` holds the clues that each researcher's own tokens and the hint leave possible.
    """

    __slots__ = ("_tally", "level", "regions", "rows")

    def __init__(
        self, rows: Sequence[Sequence[Clue]], regions: Sequence[Mask], level: Level = "joint"
    ) -> None:
        self.rows: tuple[tuple[Clue, ...], ...] = tuple(map(tuple, rows))
        self.regions = regions
        self.level: Level = level
        self._tally: Counts | None = None

    @classmethod
    def of(cls, view: View, level: Level = "joint") -> Knowledge:
        """The knowledge of the seat of this view; for a spectator's view, what everybody knows."""
        regions, known = view.map.regions, view.known
        rows = []
        for who, row in enumerate(candidates(view)):
            if who not in known:
                row = tuple(clue for clue in row if _admitted(clue, regions, view.hint, level))
            rows.append(row)
        return cls(rows, regions, level)

    @property
    def tally(self) -> Counts:
        """The counts behind every answer, computed on first use."""
        if self._tally is None:
            if self.level == "tokens":
                self._tally = _Apart(self.rows, self.regions)
            else:
                self._tally = Tally(self.rows, self.regions, needed=self.level == "generator")
        return self._tally

    @property
    def worlds(self) -> int:
        """The number of clue sets that fit; at level `tokens`, of choices of one clue per row."""
        return prod(map(len, self.rows)) if self.level == "tokens" else self.tally.total

    def clues(self, researcher: int) -> tuple[Clue, ...]:
        """The possible clues of this researcher."""
        if self.level == "tokens":
            return self.rows[researcher]
        possible = self.tally.vectors(researcher)
        return tuple(clue for clue in self.rows[researcher] if clue in possible)

    @property
    def hexes(self) -> Mask:
        """The hexes where the habitat can be."""
        mask = 0
        for hex in self.tally.by_hex:
            mask |= 1 << hex
        return mask

    def posterior(self) -> dict[Hex, float]:
        """The probability of each possible habitat, all worlds being equally likely."""
        return shares(self.tally.by_hex)

    def clue_posterior(self, researcher: int) -> dict[Clue, float]:
        """The probability of each possible clue of this researcher."""
        if self.level == "tokens":
            return shares(dict.fromkeys(self.rows[researcher], 1))
        vectors = self.tally.vectors(researcher)
        return shares({clue: total_of(vector) for clue, vector in vectors.items()})

    def allows(self, researcher: int) -> dict[Hex, float]:
        """The probability that this researcher's clue allows each hex, if it is not 0."""
        allowed: dict[Hex, float] = {}
        for clue, chance in self.clue_posterior(researcher).items():
            for hex in hexes_of(self.regions[clue]):
                allowed[hex] = allowed.get(hex, 0.0) + chance
        return allowed

    def after(self, researcher: int, hex: Hex, answer: bool) -> Knowledge:
        """The knowledge after this researcher has put a disc (True) or a cube on a hex."""
        rows = list(self.rows)
        rows[researcher] = tuple(
            clue for clue in rows[researcher] if bool(self.regions[clue] >> hex & 1) == answer
        )
        return Knowledge(rows, self.regions, self.level)


def public(view: View) -> View:
    """The view as a spectator sees it."""
    return msgspec.structs.replace(view, seat=None, own=())


def shares(weights: dict[int, int]) -> dict[int, float]:
    """Weights divided by their sum."""
    total = sum(weights.values())
    return {key: weight / total for key, weight in weights.items()}


def total_of(vector: Vector) -> int:
    """The sum of a vector's counts."""
    # The sum of a number's digits in base b equals the number modulo b - 1, if it is below that.
    return vector % ((1 << COUNT_BITS) - 1)


def _admitted(clue: Clue, regions: Sequence[Mask], hint: str, level: Level) -> bool:
    """CRY-37: an open hint holds for every clue separately; CRY-44 for generated puzzles."""
    if hint and not hint_holds(hint, (clue,)):
        return False
    return level != "generator" or regions[clue % POSITIVE].bit_count() in REGION_SIZE


class _Apart:
    """The counts of a Tally for researchers taken separately, without constraints between them."""

    __slots__ = ("_allowing", "_regions", "_rows", "total_vector")

    def __init__(self, rows: Sequence[Sequence[Clue]], regions: Sequence[Mask]) -> None:
        self._rows, self._regions = rows, regions
        self._allowing: list[dict[Hex, int]] = []
        for row in rows:
            allowing: dict[Hex, int] = {}
            for clue in row:
                for hex in hexes_of(regions[clue]):
                    allowing[hex] = allowing.get(hex, 0) + 1
            self._allowing.append(allowing)
        self.total_vector = self._product(EVERYWHERE, self._allowing)

    def _product(self, within: Mask, factors: Sequence[dict[Hex, int]]) -> Vector:
        vector = 0
        for hex in hexes_of(within):
            vector += prod(each.get(hex, 0) for each in factors) << hex * COUNT_BITS
        return vector

    def vectors(self, researcher: int) -> dict[Clue, Vector]:
        others = [row for who, row in enumerate(self._allowing) if who != researcher]
        row = self._rows[researcher]
        return {clue: self._product(self._regions[clue], others) for clue in row}

    @property
    def by_hex(self) -> dict[Hex, int]:
        return counts(self.total_vector)

    @property
    def total(self) -> int:
        return sum(self.by_hex.values())
