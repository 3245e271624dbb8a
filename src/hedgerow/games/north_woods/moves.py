"""The moves of North Woods and their notation. Cards are named by their ids in the data.

>>> str(Play("mink")), parse("bury 3 2")
('play mink', Bury(slot=2, pile=1))
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from msgspec import Struct

from hedgerow.core.text import parse_seat, seat_letter
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.ids import kinds

PILES: Final = 3
"""Dying piles, and cards of the display."""
OPENING_SLOTS: Final = 3
"""The number of cards that leave a hand in the opening."""


# The opening


@final
class Lay(Struct, frozen=True, tag="lay", tag_field="do", gc=False):
    """Lay a card face down in the opening, on one laid before or (None) by itself (NWO-35)."""

    card: str
    on: int | None = None

    def __str__(self) -> str:
        return f"lay {self.card}" + ("" if self.on is None else f" on {self.on + 1}")


@final
class PutAside(Struct, frozen=True, tag="aside", tag_field="do", gc=False):
    """Discard a card face down in the opening (NWO-35)."""

    card: str

    def __str__(self) -> str:
        return f"aside {self.card}"


# The start of a turn


@final
class Draw(Struct, frozen=True, tag="draw", tag_field="do", gc=False):
    """Take the top card of the deck (NWO-42)."""

    def __str__(self) -> str:
        return "draw"


@final
class Take(Struct, frozen=True, tag="take", tag_field="do", gc=False):
    """Take a card of the display (NWO-42)."""

    place: int

    def __str__(self) -> str:
        return f"take {self.place + 1}"


@final
class Territory(Struct, frozen=True, tag="territory", tag_field="do", gc=False):
    """Send a species from the hand as aggressor instead of drawing (NWO-53)."""

    card: str

    def __str__(self) -> str:
        return f"territory {self.card}"


@final
class Seize(Struct, frozen=True, tag="seize", tag_field="do", gc=False):
    """Choose the chain that the aggressor takes, by its highest card (NWO-55)."""

    seat: int
    slot: int

    def __str__(self) -> str:
        return f"seize {seat_letter(self.seat)} {self.slot + 1}"


# Actions


@final
class Play(Struct, frozen=True, tag="play", tag_field="do", gc=False):
    """Play a resource or a species from the hand (NWO-48)."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


@final
class Use(Struct, frozen=True, tag="use", tag_field="do", gc=False):
    """Use an event (NWO-80)."""

    card: str

    def __str__(self) -> str:
        return f"use {self.card}"


@final
class Lift(Struct, frozen=True, tag="lift", tag_field="do", gc=False):
    """Lift one of one's own species, with what lies on it, to lay it elsewhere (NWO-26)."""

    slot: int

    def __str__(self) -> str:
        return f"lift {self.slot + 1}"


@final
class On(Struct, frozen=True, tag="on", tag_field="do", gc=False):
    """Lay the card in question on another one, which feeds it (NWO-25)."""

    slot: int

    def __str__(self) -> str:
        return f"on {self.slot + 1}"


@final
class Apart(Struct, frozen=True, tag="apart", tag_field="do", gc=False):
    """Lay the card in question apart (NWO-48)."""

    def __str__(self) -> str:
        return "apart"


@final
class FeedAll(Struct, frozen=True, tag="feed", tag_field="do", gc=False):
    """Rearrange all one's own cards to feed as many as possible (NWO-28)."""

    def __str__(self) -> str:
        return "feed"


@final
class Rescue(Struct, frozen=True, tag="rescue", tag_field="do", gc=False):
    """Rescue the species on top of a dying pile (NWO-49)."""

    pile: int

    def __str__(self) -> str:
        return f"rescue {self.pile + 1}"


@final
class Declare(Struct, frozen=True, tag="declare", tag_field="do", gc=False):
    """Declare a Habitat and win (NWO-75)."""

    def __str__(self) -> str:
        return "declare"


@final
class EndTurn(Struct, frozen=True, tag="end", tag_field="do", gc=False):
    """End the actions, or the turn (NWO-41)."""

    def __str__(self) -> str:
        return "end"


# What events and the end of a turn ask


@final
class Aim(Struct, frozen=True, tag="aim", tag_field="do", gc=False):
    """Choose the card that an event is about (NWO-82)."""

    seat: int
    slot: int

    def __str__(self) -> str:
        return f"aim {seat_letter(self.seat)} {self.slot + 1}"


@final
class Burn(Struct, frozen=True, tag="burn", tag_field="do", gc=False):
    """Choose the seat that a Wildfire strikes (NWO-88)."""

    seat: int

    def __str__(self) -> str:
        return f"burn {seat_letter(self.seat)}"


@final
class Name(Struct, frozen=True, tag="name", tag_field="do", gc=False):
    """Name the rank for a Niche (NWO-100)."""

    rank: int

    def __str__(self) -> str:
        return f"name {self.rank}"


@final
class Adopt(Struct, frozen=True, tag="adopt", tag_field="do", gc=False):
    """Rescue a chain from a Wildfire, by its lowest card (NWO-89)."""

    slot: int

    def __str__(self) -> str:
        return f"adopt {self.slot + 1}"


@final
class Keep(Struct, frozen=True, tag="keep", tag_field="do", gc=False):
    """Keep one of the cards that Spring brought (NWO-94)."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


@final
class Fetch(Struct, frozen=True, tag="fetch", tag_field="do", gc=False):
    """Take a card out of a dying pile, counted from its bottom (NWO-96)."""

    pile: int
    at: int

    def __str__(self) -> str:
        return f"fetch {self.pile + 1} {self.at + 1}"


@final
class Cover(Struct, frozen=True, tag="cover", tag_field="do", gc=False):
    """Choose the dying pile that a card covers (NWO-66)."""

    pile: int

    def __str__(self) -> str:
        return f"cover {self.pile + 1}"


@final
class Bury(Struct, frozen=True, tag="bury", tag_field="do", gc=False):
    """Put one of one's own cards in play on a dying pile (NWO-74, NWO-84)."""

    slot: int
    pile: int

    def __str__(self) -> str:
        return f"bury {self.slot + 1} {self.pile + 1}"


@final
class Discard(Struct, frozen=True, tag="discard", tag_field="do", gc=False):
    """Put a card of one's hand on a dying pile (NWO-73)."""

    card: str
    pile: int

    def __str__(self) -> str:
        return f"discard {self.card} {self.pile + 1}"


@final
class Done(Struct, frozen=True, tag="done", tag_field="do", gc=False):
    """Decline what is offered."""

    def __str__(self) -> str:
        return "done"


Move: TypeAlias = (
    Lay
    | PutAside
    | Draw
    | Take
    | Territory
    | Seize
    | Play
    | Use
    | Lift
    | On
    | Apart
    | FeedAll
    | Rescue
    | Declare
    | EndTurn
    | Aim
    | Burn
    | Name
    | Adopt
    | Keep
    | Fetch
    | Cover
    | Bury
    | Discard
    | Done
)

_PLAIN: Final[dict[str, Move]] = {
    str(move): move for move in (Draw(), Apart(), FeedAll(), Declare(), EndTurn(), Done())
}


def parse(text: str) -> Move:
    """Parse a move; raises ValueError if it is invalid."""
    words = text.split()
    match words:
        case ["lay", card]:
            return Lay(_card(card))
        case ["lay", card, "on", slot]:
            return Lay(_card(card), _number(slot, OPENING_SLOTS))
        case ["aside", card]:
            return PutAside(_card(card))
        case ["take", place]:
            return Take(_number(place, PILES))
        case ["territory", card]:
            return Territory(_card(card))
        case ["play", card]:
            return Play(_card(card))
        case ["use", card]:
            return Use(_card(card))
        case ["keep", card]:
            return Keep(_card(card))
        case ["discard", card, pile]:
            return Discard(_card(card), _number(pile, PILES))
        case [("lift" | "on" | "adopt") as verb, slot]:
            by_slot: dict[str, type[Lift | On | Adopt]] = {"lift": Lift, "on": On, "adopt": Adopt}
            return by_slot[verb](_slot(slot))
        case [("rescue" | "cover") as verb, pile]:
            return (Rescue if verb == "rescue" else Cover)(_number(pile, PILES))
        case [("seize" | "aim") as verb, seat, slot]:
            return (Seize if verb == "seize" else Aim)(parse_seat(seat), _slot(slot))
        case ["burn", seat]:
            return Burn(parse_seat(seat))
        case ["name", rank]:
            return Name(1 + _number(rank, RANKS))
        case ["fetch", pile, at]:
            return Fetch(_number(pile, PILES), _slot(at))
        case ["bury", slot, pile]:
            return Bury(_slot(slot), _number(pile, PILES))
        case [verb] if verb in _PLAIN:
            return _PLAIN[verb]
        case _:
            raise ValueError(text)


def _number(text: str, most: int) -> int:
    """A count from 1 as an index from 0."""
    number = int(text)
    if not 1 <= number <= most:
        raise ValueError(text)
    return number - 1


def _slot(text: str) -> int:
    return _number(text, box().copies)


def _card(text: str) -> str:
    if text not in kinds():
        raise ValueError(text)
    return text
