"""The position of a game of Le Tournoi; queries, no rules.

Lanes are battles counted from 0. A side is a seat; with one seat, side 1 is the ghost.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeVar

from msgspec import Struct

from hedgerow.core.decision import Decision
from hedgerow.core.text import Seat
from hedgerow.games.tournoi.frames import Frame
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.moves import Move

T = TypeVar("T")

NONE: Final = -1
"""No power card, no token owner."""


def replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The row with another item in one place."""
    items = list(row)
    items[at] = item
    return tuple(items)


class Turned(Struct, frozen=True, gc=False):
    """A battle that was turned up; its verdict is computed from this."""

    lane: int
    cards: tuple[int, ...]
    """The copy that each side fought with."""
    powers: tuple[int, ...]
    """Each side's power card (face) or NONE."""
    before: tuple[int, ...]
    """The copy that each side had before any replacement."""
    unused: int = NONE
    """The ghost's other card."""


@dataclass(slots=True)
class State:
    """The mutable state; `clone` copies what can change and shares the rest."""

    kit: Kit = field(repr=False)
    piles: list[tuple[int, ...]]
    """The decks, the top first: one for each side, or the common one."""
    aside: tuple[int, ...]
    """Unseen copies that are in no deck (TOU-80)."""
    discards: tuple[int, ...]
    """Copies that were discarded, seen by all (TOU-68)."""
    hands: list[tuple[int, ...]]
    """The copies that each seat still has to lay, lowest first."""
    laid: list[tuple[tuple[int, ...], ...]]
    """laid[side][lane]: the copies there, two for the ghost."""
    powers: list[tuple[int, ...]]
    """The faces that each side holds, lowest first; the ghost's pile, the top first."""
    powers_aside: tuple[int, ...]
    """Faces that were not dealt (TOU-9)."""
    covers: list[tuple[int, ...]]
    """covers[side][lane]: the face laid there or NONE."""
    played: list[tuple[int, ...]]
    """The faces that each side has played, in the order in which they were turned up."""
    steps: list[int]
    """How many more times each side is asked for a power card in this round (TOU-21)."""
    passed: list[bool]
    """Whether each side has passed on power cards for this round."""
    zones: list[tuple[int, ...]]
    seen: int
    """The copies that everybody has seen, as bits."""
    extra: list[int]
    """Points for wins (TOU-40)."""
    tokens: tuple[int, ...]
    """The bonus tokens drawn, by index in the kit."""
    owners: list[int]
    """The side that has taken each of them, or NONE."""
    stand_ins: list[int]
    """The number of undrawn tokens that each side has taken (TOU-55)."""
    ghost_lanes: tuple[int, ...]
    """The lane of the ghost's power card in each round (TOU-64)."""
    round: int
    lane: int
    """The battle to be fought next; 0 during the placement."""
    turned: tuple[Turned, ...]
    """The battles fought in this round, or those of the round before if there are none yet."""
    stack: list[Frame]
    """Pending work; empty when the game is over."""
    asked: dict[Seat, Decision[Move]] = field(default_factory=dict, repr=False, compare=False)
    """The open questions of the placement in seat order, empty until somebody wants to know them.

    A move changes the question of its own seat only.
    """

    def clone(self) -> State:
        return State(
            self.kit,
            self.piles[:],
            self.aside,
            self.discards,
            self.hands[:],
            self.laid[:],
            self.powers[:],
            self.powers_aside,
            self.covers[:],
            self.played[:],
            self.steps[:],
            self.passed[:],
            self.zones[:],
            self.seen,
            self.extra[:],
            self.tokens,
            self.owners[:],
            self.stand_ins[:],
            self.ghost_lanes,
            self.round,
            self.lane,
            self.turned,
            self.stack[:],
            self.asked.copy(),
        )

    @property
    def seats(self) -> int:
        return self.kit.terms.seats

    def kinds(self, side: int) -> int:
        """The categories of animals in a protected zone, as bits."""
        mask = 0
        for copy in self.zones[side]:
            mask |= self.kit.kinds[copy]
        return mask
