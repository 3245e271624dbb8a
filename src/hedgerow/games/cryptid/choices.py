"""Lazy lists of Cryptid moves: a random pick touches a few masks and builds one move."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from hedgerow.core.decision import Picker
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES, Hex, Mask, hexes_of, nth_hex
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search

_TRIES = 24
"""Random hexes tried before a pick counts through the mask: most masks are dense."""


def pick_hex(mask: Mask, rng: Picker) -> Hex:
    """A hex of the mask, all equally likely."""
    below = rng.below
    for _ in range(_TRIES):
        hex = below(HEXES)
        if mask >> hex & 1:
            return hex
    return nth_hex(mask, below(mask.bit_count()))


class CubeMoves(Struct, frozen=True, gc=False):
    """A cube on any hex of the mask."""

    mask: Mask

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __getitem__(self, index: int) -> PlaceCube:
        return PlaceCube(nth_hex(self.mask, index))

    def __iter__(self) -> Iterator[PlaceCube]:
        return map(PlaceCube, hexes_of(self.mask))

    def __contains__(self, move: object) -> bool:
        return type(move) is PlaceCube and 0 <= move.hex < HEXES and bool(self.mask >> move.hex & 1)

    def pick(self, rng: Picker) -> PlaceCube:
        return PlaceCube(pick_hex(self.mask, rng))


class DiscMoves(Struct, frozen=True, gc=False):
    """A disc on any hex of the mask."""

    mask: Mask

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __getitem__(self, index: int) -> PlaceDisc:
        return PlaceDisc(nth_hex(self.mask, index))

    def __iter__(self) -> Iterator[PlaceDisc]:
        return map(PlaceDisc, hexes_of(self.mask))

    def __contains__(self, move: object) -> bool:
        return type(move) is PlaceDisc and 0 <= move.hex < HEXES and bool(self.mask >> move.hex & 1)

    def pick(self, rng: Picker) -> PlaceDisc:
        return PlaceDisc(pick_hex(self.mask, rng))


class TurnMoves(Struct, frozen=True, gc=False):
    """Search, ask a rival, or propose the hint; in this order.

    Think of rows of 108 cells: row 0 for a search, a row for each rival, and one cell more for the
    hint. A pick throws a dart until it hits a legal cell.
    """

    closed: Mask
    region: Mask
    discs: tuple[Mask, ...]
    """Everybody's discs: a researcher is not asked twice about one hex (CRY-22)."""
    rivals: tuple[int, ...]
    hint: bool

    def _ask(self, rival: int) -> Mask:
        return EVERYWHERE & ~(self.closed | self.discs[rival])

    def _search(self) -> Mask:
        return self.region & ~self.closed

    def __len__(self) -> int:
        asks = sum(self._ask(rival).bit_count() for rival in self.rivals)
        return self._search().bit_count() + asks + self.hint

    def __getitem__(self, index: int) -> Move:
        if index < 0:
            index += len(self)
        count = self._search().bit_count()
        if 0 <= index < count:
            return Search(nth_hex(self._search(), index))
        index -= count
        for rival in self.rivals:
            count = self._ask(rival).bit_count()
            if 0 <= index < count:
                return Ask(nth_hex(self._ask(rival), index), rival)
            index -= count
        if index == 0 and self.hint:
            return AskHint()
        raise IndexError(index)

    def __iter__(self) -> Iterator[Move]:
        yield from map(Search, hexes_of(self._search()))
        for rival in self.rivals:
            for hex in hexes_of(self._ask(rival)):
                yield Ask(hex, rival)
        if self.hint:
            yield AskHint()

    def __contains__(self, move: object) -> bool:
        match move:
            case Ask(hex, of):
                return of in self.rivals and 0 <= hex < HEXES and bool(self._ask(of) >> hex & 1)
            case Search(hex):
                return 0 <= hex < HEXES and bool(self._search() >> hex & 1)
            case AskHint():
                return self.hint
        return False

    def pick(self, rng: Picker) -> Move:
        rivals, closed, below = self.rivals, self.closed, rng.below
        hint_cell = HEXES * (1 + len(rivals))
        cells = hint_cell + self.hint
        for _ in range(_TRIES):
            cell = below(cells)
            if cell == hint_cell:
                return AskHint()
            row, hex = divmod(cell, HEXES)
            if closed >> hex & 1:
                continue
            if row:
                rival = rivals[row - 1]
                if not self.discs[rival] >> hex & 1:
                    return Ask(hex, rival)
            elif self.region >> hex & 1:
                return Search(hex)
        return self[below(len(self))]
