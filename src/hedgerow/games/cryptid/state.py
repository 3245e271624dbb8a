"""The position of a Cryptid game; queries, no rules.

A *researcher* holds one clue and one colour of tokens. With three to five seats every seat is one
researcher; with two seats each plays two of them (CRY-13).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from hedgerow.core.text import Seat
from hedgerow.games.cryptid.frames import Frame
from hedgerow.games.cryptid.hexes import EVERYWHERE, Mask
from hedgerow.games.cryptid.puzzle import Puzzle

MOST_RESEARCHERS: Final = 5


class Ballot(Struct, frozen=True):
    """A proposal to open the hint: the proposer, and each seat's vote (None: not yet).

    It is a field of the state rather than a frame, because it does not delay the turn (CRY-52).
    """

    by: Seat
    votes: tuple[bool | None, ...]


class Skip(Struct, frozen=True):
    """A skipped duty: everybody saw that no hex outside `taken` was available."""

    researcher: int
    cube: bool
    taken: Mask


@dataclass(slots=True)
class State:
    """The mutable state; `clone` copies what can change and shares the rest.

    Not a Struct, because setting a Struct's field takes six times as long, and playouts do
    little else.
    """

    seats: int
    puzzle: Puzzle
    regions: tuple[Mask, ...]
    """The hexes that each researcher's clue allows."""
    cubes: list[Mask]
    """Of each researcher. A token is a bit that is never cleared, and none runs out (CRY-18)."""
    discs: Sequence[Mask]
    """Of each researcher, so that several may share a hex (CRY-24). It is replaced, never changed,
    so that clones and lists of moves may share it."""
    closed: Mask
    """Every hex with a cube."""
    open: bytes
    """The other hexes, lowest first, for random picks."""
    first: Seat
    """The seat whose researcher begins the opening and every round (CRY-51)."""
    turn: int
    """The researcher to act."""
    round: int
    stack: list[Frame]
    """Pending work, the top last; empty when the game is over."""
    skips: tuple[Skip, ...]
    hints: bool
    """Whether the hint may be asked for at this table (CRY-34)."""
    hint_open: bool
    hint_asked: bool
    """Whether somebody has proposed the hint since the last turn (CRY-34)."""
    ballot: Ballot | None
    """The proposal that is being voted on."""
    votes: tuple[bool | None, ...]
    """The last votes on the hint by seat, () before any vote; None where a seat had not voted."""
    found_by: int
    """The researcher who found the habitat, or -1."""

    def clone(self) -> State:
        return State(
            self.seats,
            self.puzzle,
            self.regions,
            self.cubes[:],
            self.discs,
            self.closed,
            self.open,
            self.first,
            self.turn,
            self.round,
            self.stack[:],
            self.skips,
            self.hints,
            self.hint_open,
            self.hint_asked,
            self.ballot,
            self.votes,
            self.found_by,
        )

    @property
    def researchers(self) -> int:
        return len(self.regions)

    def seat_of(self, researcher: int) -> Seat:
        return researcher % self.seats

    def put_disc(self, researcher: int, bit: Mask) -> None:
        """Put a researcher's disc on the hex of this bit."""
        discs = [*self.discs]
        discs[researcher] |= bit
        self.discs = discs

    def cube_hexes(self, researcher: int) -> Mask:
        """Where a cube of this researcher may go: ruled out by the clue, no cube there.

        A disc of its own lies only where the clue allows it, so the two never meet (CRY-24).
        """
        return EVERYWHERE ^ (self.regions[researcher] | self.closed)

    def disc_hexes(self, researcher: int) -> Mask:
        """Hexes for an extra disc: allowed by the clue, without a cube or a disc of its own."""
        return self.regions[researcher] & ~(self.closed | self.discs[researcher])


def researchers_for(seats: int) -> int:
    """CRY-13: two seats play a puzzle for four."""
    return 4 if seats == 2 else seats
