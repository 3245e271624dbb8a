"""The position of a North Woods game; queries, no rules.

Cards are represented by kinds except on the tables: cards of the same kind cannot be told apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hedgerow.core.rng import resumed
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.frames import Covering, Frame, Giving
from hedgerow.games.north_woods.tableau import Table

HAND: Final = 3
"""Cards in a hand at the end of a turn (NWO-73)."""
DEALT: Final = 6
"""Cards in a hand at the start (NWO-34)."""


@dataclass(slots=True)
class State:
    """The mutable state; `clone` copies what can change. Cards are stored as bytes of kinds."""

    seats: int
    rounds: int
    """The limit of rounds; 0 for none (NWO-79)."""
    rearrangements: int
    """The limit of edits per turn; 0 for none (NWO-29)."""
    wolf_pair: bool
    rng: int
    """The state of the generator that shuffles."""
    deck: bytes
    """The next card last."""
    display: list[bytes]
    """Three places; only the last card of each is visible, see Spring (NWO-94)."""
    piles: list[bytes]
    """The three dying piles, the top last."""
    hands: list[bytes]
    """Sorted."""
    tables: list[Table]
    aside: list[bytes]
    """What each seat discards in the opening, unseen until all are done."""
    known: list[bytes]
    """What an observer knows of a hand: `known[observer * seats + holder]`, everybody last."""
    barren: int
    """The ranks that everybody knows the deck to lack, as a mask (NWO-100)."""
    turn: Seat
    round: int
    edits: int
    """How often the seat has moved cards this turn."""
    rescuing: bool
    """Whether a Migration allows only rescues this turn (NWO-92)."""
    spring: int
    """The seats whose Spring bars Winter, as a mask (NWO-95)."""
    dry: int
    """The number of consecutive turns in which nobody could draw (NWO-78)."""
    stack: list[Frame]
    """Pending work, the top last; empty when the game is over."""
    winner: Seat
    """The seat that declared a Habitat, or -1."""

    def clone(self) -> State:
        return State(
            self.seats,
            self.rounds,
            self.rearrangements,
            self.wolf_pair,
            self.rng,
            self.deck,
            self.display[:],
            self.piles[:],
            self.hands[:],
            [table[:] for table in self.tables],
            self.aside[:],
            self.known[:],
            self.barren,
            self.turn,
            self.round,
            self.edits,
            self.rescuing,
            self.spring,
            self.dry,
            self.stack[:],
            self.winner,
        )

    @property
    def carrion(self) -> int:
        """The kinds on top of the dying piles, as a mask."""
        return tops(self.piles)

    def shuffled(self, cards: bytes) -> bytes:
        """The cards in a new order."""
        rng = resumed(self.rng)
        mixed = bytearray(cards)
        rng.shuffle(mixed)
        self.rng = rng.state
        return bytes(mixed)

    @property
    def can_draw(self) -> bool:
        return bool(self.deck) or any(self.display)

    @property
    def may_rearrange(self) -> bool:
        """Whether the seat may still move its cards this turn (NWO-29)."""
        return not self.rearrangements or self.edits < self.rearrangements

    @property
    def asked(self) -> Seat:
        """The seat that answers the top of the stack; in the opening several do."""
        match self.stack[-1]:
            case Giving(_, seats):
                return seats[0]
            case Covering(_, seat):
                return seat
            case _:
                return self.turn

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats in turn order from the next one (NWO-83)."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def known_by(self, observer: Seat | None, holder: Seat) -> bytes:
        """The cards of a hand that an observer (None: everybody) knows."""
        row = self.seats if observer is None else observer
        return self.known[row * self.seats + holder]


def tops(piles: Iterable[bytes]) -> int:
    """The kinds on top of dying piles, as a mask."""
    found = 0
    for pile in piles:
        if pile:
            found |= 1 << pile[-1]
    return found


def is_species_kind(kind: Kind) -> bool:
    return bool(menu().species >> 2 * kind & 1)


def is_event(kind: Kind) -> bool:
    return kind in box().events


def without(cards: bytes, kind: Kind) -> bytes:
    """The cards without one of a kind, if it is there."""
    found = cards.find(kind)
    return cards if found < 0 else cards[:found] + cards[found + 1 :]


def with_card(cards: bytes, kind: Kind) -> bytes:
    """The cards and one more, sorted."""
    return bytes(sorted((*cards, kind)))
