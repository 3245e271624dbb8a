"""Lazy lists of Cryptid moves: a random pick touches a few masks and builds one move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, compress
from typing import Final

from msgspec import Struct

from hedgerow.core.decision import Picker
from hedgerow.games.cryptid.hexes import BIT, EVERYWHERE, HEXES, Mask, bits_of, nth_hex
from hedgerow.games.cryptid.moves import (
    Ask,
    AskHint,
    Move,
    PlaceCube,
    PlaceDisc,
    Search,
    Vote,
)
from hedgerow.games.cryptid.state import MOST_RESEARCHERS

_TRIES: Final = range(8)
"""Random tries before a pick falls back on counting; nearly always one of the first hits."""

# Moves are values, so each is built once: a pick is a look-up, a full list a selection.
_CUBES: Final = tuple(map(PlaceCube, range(HEXES)))
_DISCS: Final = tuple(map(PlaceDisc, range(HEXES)))
_SEARCHES: Final = tuple(map(Search, range(HEXES)))
_ASKS: Final = tuple(tuple(Ask(hex, of) for hex in range(HEXES)) for of in range(MOST_RESEARCHERS))


class CubeMoves(Struct, frozen=True, gc=False):
    """A cube on any hex of the mask; all of them are free of cubes."""

    mask: Mask
    open: bytes

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __getitem__(self, index: int) -> PlaceCube:
        return _CUBES[nth_hex(self.mask, index)]

    def __iter__(self) -> Iterator[PlaceCube]:
        return compress(_CUBES, bits_of(self.mask))

    def __contains__(self, move: object) -> bool:
        return type(move) is PlaceCube and 0 <= move.hex < HEXES and bool(self.mask >> move.hex & 1)

    def pick(self, rng: Picker) -> PlaceCube:
        mask, open, below = self.mask, self.open, rng.below
        count = len(open)
        for _ in _TRIES:
            hex = open[below(count)]
            if mask & BIT[hex]:
                return _CUBES[hex]
        return self[below(len(self))]


class DiscMoves(Struct, frozen=True, gc=False):
    """A disc on any hex of the mask."""

    mask: Mask

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __getitem__(self, index: int) -> PlaceDisc:
        return _DISCS[nth_hex(self.mask, index)]

    def __iter__(self) -> Iterator[PlaceDisc]:
        return compress(_DISCS, bits_of(self.mask))

    def __contains__(self, move: object) -> bool:
        return type(move) is PlaceDisc and 0 <= move.hex < HEXES and bool(self.mask >> move.hex & 1)

    def pick(self, rng: Picker) -> PlaceDisc:
        mask = self.mask
        return _DISCS[nth_hex(mask, rng.below(mask.bit_count()))]


class TurnMoves(Struct, frozen=True, gc=False):
    """Searches, questions to each rival clockwise, and moves about the hint, in this order.

    Picture a row of open hexes for each researcher, and one more cell for each move about the
    hint. In the row of the researcher whose turn it is, a cell is a search; in the other rows it
    is a question. `pick` draws random cells until one is legal.
    """

    open: bytes
    closed: Mask
    barred: Sequence[Mask]
    """Hexes about which each researcher cannot be asked (CRY-22); does not count for the one whose
    turn it is."""
    turn: int
    possible: Mask
    """Hexes that this one may search (CRY-27)."""
    hint: tuple[AskHint | Vote, ...] = ()
    """The proposal if it may be made, or both votes if one is owed."""

    def row(self, researcher: int) -> Mask:
        """The hexes that may be searched, or about which a rival may be asked.

        A question may be about a hex that the asker's own clue rules out: only its own row is
        barred by that clue (CRY-21).
        """
        if researcher == self.turn:
            return self.possible & ~self.closed
        return EVERYWHERE & ~(self.closed | self.barred[researcher])

    @property
    def order(self) -> Iterator[int]:
        """The researcher to act, then the others clockwise."""
        return chain(range(self.turn, len(self.barred)), range(self.turn))

    def __len__(self) -> int:
        hexes = sum(self.row(who).bit_count() for who in range(len(self.barred)))
        return hexes + len(self.hint)

    def __getitem__(self, index: int) -> Move:
        if index < 0:
            index += len(self)
        for who in self.order:
            row = self.row(who)
            if 0 <= index < row.bit_count():
                return (_SEARCHES if who == self.turn else _ASKS[who])[nth_hex(row, index)]
            index -= row.bit_count()
        if index < 0:
            raise IndexError(index)
        return self.hint[index]

    def __iter__(self) -> Iterator[Move]:
        for who in self.order:
            cells = _SEARCHES if who == self.turn else _ASKS[who]
            yield from compress(cells, bits_of(self.row(who)))
        yield from self.hint

    def __contains__(self, move: object) -> bool:
        if type(move) is Ask:
            asked = 0 <= move.of < len(self.barred) and move.of != self.turn
            return asked and 0 <= move.hex < HEXES and bool(self.row(move.of) >> move.hex & 1)
        if type(move) is Search:
            return 0 <= move.hex < HEXES and bool(self.row(self.turn) >> move.hex & 1)
        return move in self.hint

    def pick(self, rng: Picker) -> Move:
        open, barred, turn, below = self.open, self.barred, self.turn, rng.below
        count = len(open)
        on_map = count * len(barred)
        cells = on_map + len(self.hint)
        for _ in _TRIES:
            cell = below(cells)
            if cell >= on_map:
                return self.hint[cell - on_map]
            hex, who = open[cell % count], cell // count
            if who == turn:
                if self.possible & BIT[hex]:
                    return _SEARCHES[hex]
            elif not barred[who] & BIT[hex]:
                return _ASKS[who][hex]
        return self[below(len(self))]
