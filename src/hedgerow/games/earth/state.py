"""The position of an Earth game; queries, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final, Literal, TypeAlias

from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng, resumed
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import Cell, Mask
from hedgerow.games.earth.frames import Frame
from hedgerow.games.earth.moves import Move
from hedgerow.games.earth.options import EarthOptions

UNSEEN: Final = -2
OPEN: Final = -1
"""Who knows a card of a compost: nobody or everybody. Any other mark means only its owner; it is
the number of reshuffles when the card was put there."""

LEAVES: Final = 5  # EAR-2
NOBODY: Final = -1
FORFEITED: Final = -2
"""Instead of the seat that took the bonus: nobody has yet, or nobody can any more."""
UNREACHED: Final = -1
"""Instead of the turn in which a goal was reached: not yet."""

Stage: TypeAlias = Literal[
    "choosing", "starting", "turn", "claims", "sharing", "gaia", "yielding", "over"
]
"""Yielding: Gaia is about to claim a fauna card, after the lone seat (EAR-115)."""

Growing: TypeAlias = tuple[int, int, int]
"""A planted card: its number, sprouts, growth."""
_SPROUTS: Final = itemgetter(1)
_GROWTH: Final = itemgetter(2)


@dataclass(slots=True)
class Board:
    """What lies before one seat (EAR-2).

    Mutable; `clone` copies what can change and shares the rest.
    """

    dealt: tuple[str, ...]
    """Start cards to choose from, by number: "285" (EAR-4 to EAR-6)."""
    island: str
    climate: str
    ecosystem: str
    """Number and side, "" until chosen."""
    hand: tuple[int, ...]
    offer: tuple[int, ...]
    """Cards that the seat is looking at, one of which will be kept."""
    shown: tuple[int, ...]
    """Cards that everybody knows to be in this seat's hand or, seen by it, in its compost."""
    soil: int
    """Without limit, as cards and pieces are (EAR-27)."""
    compost: tuple[int, ...]
    """The newest card last."""
    marks: tuple[int, ...]
    """For each card of the compost, who knows it."""
    events: tuple[int, ...]
    planted: Mapping[Cell, Growing]
    """In reading order. It is replaced, never changed, so that it may be shared and compared."""
    mask: Mask
    """The cells of `planted`."""
    planted_now: tuple[int, ...]
    """Cards planted this turn."""
    met: int
    """Fauna goals that were true at some moment, a bit each (EAR-46)."""
    reached: tuple[int, ...]
    """For each fauna goal the turn in which it was reached (EAR-47), see `State.turn`."""
    leaves: int
    discarded: int
    """Leaves that were discarded (EAR-84)."""
    animals: tuple[str, ...]
    figures: tuple[tuple[Cell, ...], ...]
    """For each animal where its figures stand."""
    stocks: tuple[int, ...]
    """For each animal the pieces in its stock."""
    island_stock: int
    gained: int
    """Soil gained this turn other than by event cards (EAR-112)."""
    drawn: int
    """Cards drawn this turn other than by event cards."""
    last: str
    """The seat's last move as the others saw it."""
    stack: list[Frame]
    """Pending work, the top last."""
    asked: Decision[Move] | None = field(default=None, repr=False, compare=False)
    """The seat's decision, cached: no other seat's move changes it."""
    noticed: tuple[object, ...] = field(default=(), repr=False, compare=False)
    """What fauna goals count, when they were last checked."""

    def clone(self) -> Board:
        return Board(
            self.dealt,
            self.island,
            self.climate,
            self.ecosystem,
            self.hand,
            self.offer,
            self.shown,
            self.soil,
            self.compost,
            self.marks,
            self.events,
            self.planted,
            self.mask,
            self.planted_now,
            self.met,
            self.reached,
            self.leaves,
            self.discarded,
            self.animals,
            self.figures,
            self.stocks,
            self.island_stock,
            self.gained,
            self.drawn,
            self.last,
            self.stack[:],
            self.asked,
            self.noticed,
        )

    def grow(self, cell: Cell, sprouts: int, growth: int) -> None:
        """Put so many pieces on a flora, or take them off."""
        card, sprouted, grown = self.planted[cell]
        self.planted = {**self.planted, cell: (card, sprouted + sprouts, grown + growth)}

    @property
    def sprouts(self) -> int:
        return sum(map(_SPROUTS, self.planted.values()))

    @property
    def growth(self) -> int:
        return sum(map(_GROWTH, self.planted.values()))


@dataclass(slots=True)
class Gaia:
    """The opponent of a lone seat (EAR-110)."""

    deck: tuple[int, ...]
    """Her cards that are still to come, the next card last."""
    turned: tuple[int, ...]
    """Her cards of this pass that have been turned up, in order."""
    passes: int
    """The number of times her cards have been reshuffled."""
    skips: int
    """Turns that she will miss (EAR-115)."""
    soil: int
    sprouts: int
    growth: int
    compost: tuple[int, ...]
    cards: tuple[int, ...]
    """Her pile of Earth cards, open."""
    animals: tuple[str, ...]
    stocks: tuple[int, ...]

    def clone(self) -> Gaia:
        return Gaia(
            self.deck,
            self.turned,
            self.passes,
            self.skips,
            self.soil,
            self.sprouts,
            self.growth,
            self.compost,
            self.cards,
            self.animals,
            self.stocks,
        )


GAIA: Final = 1
"""Stands for Gaia among claims and as the active seat."""


@dataclass(slots=True)
class State:
    """The mutable state; a plain class, since setting a Struct's field is several times slower."""

    options: EarthOptions
    stage: Stage
    boards: list[Board]
    deck: tuple[int, ...]
    """The next card to draw last."""
    discards: tuple[int, ...]
    reshuffles: int
    """The number of times the discard pile became the deck (EAR-56)."""
    born: tuple[int, ...]
    """For each card number, the number of reshuffles when it was last put into the deck; everybody
    saw it, so everybody may remember it."""
    rng: int
    fauna: tuple[str, ...]
    shared: tuple[str, ...]
    """The ecosystems that count for everybody."""
    claims: list[tuple[Seat, ...]]
    """For each fauna card the seats that claimed it, the best rank first."""
    collective: str
    """The animal whose ability everybody shares, "" without one."""
    due: list[tuple[int, ...]]
    """For each seat the goals that it is about to claim, 4 for the bonus (EAR-95)."""
    completed: Seat
    """Who took the bonus for a full tableau, or `NOBODY` or `FORFEITED`."""
    ending: bool
    """Whether the present round is the last."""
    first: Seat
    active: Seat
    round: int
    action: str
    """The colour of this turn's action, "" before it is chosen."""
    gaia: Gaia | None

    def clone(self) -> State:
        return State(
            self.options,
            self.stage,
            [board.clone() for board in self.boards],
            self.deck,
            self.discards,
            self.reshuffles,
            self.born,
            self.rng,
            self.fauna,
            self.shared,
            self.claims[:],
            self.collective,
            self.due[:],
            self.completed,
            self.ending,
            self.first,
            self.active,
            self.round,
            self.action,
            None if self.gaia is None else self.gaia.clone(),
        )

    @property
    def seats(self) -> int:
        return len(self.boards)

    @property
    def turn(self) -> int:
        """A number that grows from turn to turn, Gaia's included; 0 before the first."""
        if self.gaia is not None:
            return 2 * self.round + (self.active == GAIA)
        return self.round * self.seats + (self.active - self.first) % self.seats

    def clockwise(self) -> list[Seat]:
        """The seats from the active one on."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def random(self) -> Rng:
        """A new generator; the state's own seed advances."""
        rng = resumed(self.rng)
        self.rng = rng.fork().state
        return rng
