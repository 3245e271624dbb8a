"""Lazy lists of moves: a random pick builds no list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from hedgerow.core.decision import ListMoves, Picker
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power, Replace, Stay

_PASS: Final = Pass()
ONLY_PASS: Final = ListMoves[Move]((_PASS,))
REPLACEMENTS: Final = ListMoves[Move]((Replace(), Stay()))


class LayMoves(Struct, frozen=True, gc=False):
    """Any card of the hand on any free battle."""

    lays: Sequence[tuple[Lay, ...]]
    """Each card's moves for all battles."""
    hand: tuple[int, ...]
    lanes: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.hand) * len(self.lanes)

    def __getitem__(self, index: int) -> Lay:
        if index < 0:
            index += len(self)
        card, lane = divmod(index, len(self.lanes))
        return self.lays[self.hand[card]][self.lanes[lane]]

    def __iter__(self) -> Iterator[Lay]:
        return (self.lays[card][lane] for card in self.hand for lane in self.lanes)

    def __contains__(self, move: object) -> bool:
        return type(move) is Lay and move in iter(self)

    def pick(self, rng: Picker) -> Lay:
        hand, lanes = self.hand, self.lanes
        at = rng.below(len(hand) * len(lanes))
        return self.lays[hand[at // len(lanes)]][lanes[at % len(lanes)]]


class PowerMoves(Struct, frozen=True, gc=False):
    """Any power card on any battle that has none of the seat's yet; the last move is to pass."""

    covers: Sequence[tuple[Power, ...]]
    """Each face's moves for all battles."""
    faces: tuple[int, ...]
    lanes: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.faces) * len(self.lanes) + 1

    def __getitem__(self, index: int) -> Power | Pass:
        if index < 0:
            index += len(self)
        if index == len(self.faces) * len(self.lanes):
            return _PASS
        return self.covers[self.faces[index // len(self.lanes)]][
            self.lanes[index % len(self.lanes)]
        ]

    def __iter__(self) -> Iterator[Power | Pass]:
        yield from (self.covers[face][lane] for face in self.faces for lane in self.lanes)
        yield _PASS

    def __contains__(self, move: object) -> bool:
        return (type(move) is Power or type(move) is Pass) and move in iter(self)

    def pick(self, rng: Picker) -> Power | Pass:
        faces, lanes = self.faces, self.lanes
        last = len(faces) * len(lanes)
        at = rng.below(last + 1)
        if at == last:
            return _PASS
        return self.covers[faces[at // len(lanes)]][lanes[at % len(lanes)]]
