"""The events of North Woods. Cards are named by their ids."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from hedgerow.core.event import Event
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.frames import Why

# The opening


class PutDown(Event, frozen=True, tag="put-down"):
    """A seat put one card down, unseen (NWO-37)."""

    informs: ClassVar[bool] = False
    seat: Seat


class LaidDown(Event, frozen=True, tag="laid-down"):
    """The same, for the seat itself: the card is in play."""

    informs: ClassVar[bool] = False
    seat: Seat
    card: str


class SetAside(Event, frozen=True, tag="set-aside"):
    """The same, for the seat itself: the card will be discarded."""

    informs: ClassVar[bool] = False
    seat: Seat
    card: str


class Opened(Event, frozen=True, tag="opened"):
    """One seat's opening, shown when all are done."""

    seat: Seat
    cards: tuple[str, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """The opening's discards on the dying piles, bottom first (NWO-39)."""

    piles: tuple[tuple[str, ...], ...]


# Drawing


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat


class DrewCard(Event, frozen=True, tag="drew-card"):
    """The same, for the seat that drew."""

    seat: Seat
    card: str


class Took(Event, frozen=True, tag="took"):
    """A card from the display."""

    seat: Seat
    card: str


class Refilled(Event, frozen=True, tag="refilled"):
    """A card from the deck on the display."""

    card: str


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The deck ran out; the new display (NWO-44)."""

    display: tuple[str, ...]


class FoundNothing(Event, frozen=True, tag="found-nothing"):
    """Neither deck nor display has a card (NWO-45)."""

    informs: ClassVar[bool] = False
    seat: Seat


# Territory


class Attacked(Event, frozen=True, tag="attacked"):
    """An aggressor was shown (NWO-54)."""

    seat: Seat
    card: str


class Seized(Event, frozen=True, tag="seized"):
    """A chain was taken, highest card first, after some were scared off (NWO-57, NWO-58)."""

    informs: ClassVar[bool] = False
    seat: Seat
    card: str
    of: Seat
    taken: tuple[str, ...]
    scared: tuple[str, ...]


# Actions


class Played(Event, frozen=True, tag="played"):
    seat: Seat
    card: str


class Moved(Event, frozen=True, tag="moved"):
    """A card was laid on another, or (None) apart."""

    informs: ClassVar[bool] = False
    seat: Seat
    card: str
    onto: str | None
    parted: str | None
    """The card that had to make room and is now apart (NWO-27)."""


class FedAll(Event, frozen=True, tag="fed-all"):
    """All cards of a seat were rearranged (NWO-28)."""

    informs: ClassVar[bool] = False
    seat: Seat
    hungry: int


class Rescued(Event, frozen=True, tag="rescued"):
    informs: ClassVar[bool] = False
    seat: Seat
    card: str


# Events


class Used(Event, frozen=True, tag="used"):
    seat: Seat
    card: str


class Aimed(Event, frozen=True, tag="aimed"):
    """Disease, Abundance or Population Boom on a card in front of a seat."""

    informs: ClassVar[bool] = False
    seat: Seat
    using: str
    of: Seat
    card: str


class SetAlight(Event, frozen=True, tag="set-alight"):
    """Wildfire at a seat."""

    informs: ClassVar[bool] = False
    seat: Seat
    of: Seat


class Adopted(Event, frozen=True, tag="adopted"):
    """A chain rescued from a Wildfire, lowest card first (NWO-89)."""

    informs: ClassVar[bool] = False
    seat: Seat
    of: Seat
    cards: tuple[str, ...]


class HandsPassed(Event, frozen=True, tag="hands-passed"):
    """Migration (NWO-90)."""


class SpringCame(Event, frozen=True, tag="spring-came"):
    """The cards that Spring laid on the display (NWO-94)."""

    seat: Seat
    display: tuple[str, ...]


class SpringKept(Event, frozen=True, tag="spring-kept"):
    """The same, for the seat that kept one."""

    seat: Seat
    display: tuple[str, ...]
    card: str


class SpringDrew(Event, frozen=True, tag="spring-drew"):
    """Cards were drawn to choose from."""

    seat: Seat
    count: int


class SpringSaw(Event, frozen=True, tag="spring-saw"):
    """The same, for the seat that drew them."""

    seat: Seat
    cards: tuple[str, ...]


class Fetched(Event, frozen=True, tag="fetched"):
    """A card from the dying piles into a hand (NWO-96)."""

    informs: ClassVar[bool] = False
    seat: Seat
    card: str


class Named(Event, frozen=True, tag="named"):
    """A Niche: the card that was found, None when the deck has no such rank (NWO-100)."""

    seat: Seat
    rank: int
    card: str | None


class WinterFell(Event, frozen=True, tag="winter-fell"):
    """The dying display went into the deck (NWO-103)."""

    cards: int


# The dying display


class Fell(Event, frozen=True, tag="fell"):
    """A resource or species went to a dying pile: hungry, given up or struck. `seat` laid it."""

    informs: ClassVar[bool] = False
    seat: Seat
    card: str
    pile: int
    why: Why


class Discarded(Event, frozen=True, tag="discarded"):
    seat: Seat
    card: str
    pile: int


class Spent(Event, frozen=True, tag="spent"):
    """A used event went to a dying pile, or one with the card it lay with (NWO-69, NWO-81)."""

    informs: ClassVar[bool] = False
    card: str
    pile: int


# The end


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    informs: ClassVar[bool] = False
    seat: Seat
    hungry: tuple[str, ...]


class HabitatDeclared(Event, frozen=True, tag="habitat"):
    seat: Seat


class Stalled(Event, frozen=True, tag="stalled"):
    """The end without a Habitat (NWO-78, NWO-79)."""

    why: Literal["dry", "rounds"]


NorthWoodsEvent: TypeAlias = (
    PutDown
    | LaidDown
    | SetAside
    | Opened
    | Dealt
    | Drew
    | DrewCard
    | Took
    | Refilled
    | Reshuffled
    | FoundNothing
    | Attacked
    | Seized
    | Played
    | Moved
    | FedAll
    | Rescued
    | Used
    | Aimed
    | SetAlight
    | Adopted
    | HandsPassed
    | SpringCame
    | SpringKept
    | SpringDrew
    | SpringSaw
    | Fetched
    | Named
    | WinterFell
    | Fell
    | Discarded
    | Spent
    | TurnEnded
    | HabitatDeclared
    | Stalled
)
