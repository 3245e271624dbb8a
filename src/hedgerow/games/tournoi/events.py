"""The events of Le Tournoi. A `side` is a seat; with one seat, side 1 is the ghost."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from hedgerow.core.event import Event
from hedgerow.core.text import Seat


class RoundStarted(Event, frozen=True, tag="round"):
    """Everybody draws (TOU-13); `ghost` is the battle with the ghost's power card, 0 for none."""

    number: int
    ghost: int = 0


class Drew(Event, frozen=True, tag="drew"):
    """A seat has drawn its hand."""

    seat: Seat


class DrewCards(Event, frozen=True, tag="drew-cards"):
    """The new hand, for its own seat."""

    seat: Seat
    cards: tuple[str, ...]


class Laid(Event, frozen=True, tag="laid"):
    """A seat has laid a card face down; the card and its place stay hidden."""

    informs: ClassVar[bool] = False
    seat: Seat


class LaidCard(Event, frozen=True, tag="laid-card"):
    """The card laid, for its own seat."""

    informs: ClassVar[bool] = False
    seat: Seat
    card: str
    battle: int


class Pondered(Event, frozen=True, tag="pondered"):
    """TOU-21: a seat has chosen whether to lay a power card; the choice stays hidden."""

    informs: ClassVar[bool] = False
    seat: Seat


class LaidPower(Event, frozen=True, tag="laid-power"):
    """TOU-20: a power card stays where it is, so this cannot be undone."""

    seat: Seat
    power: str
    battle: int


class Passed(Event, frozen=True, tag="passed"):
    informs: ClassVar[bool] = False
    seat: Seat


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """A battle is turned up (TOU-41): each side's cards and its power card, "" for none."""

    battle: int
    cards: tuple[tuple[str, ...], ...]
    powers: tuple[str, ...]


class Replaced(Event, frozen=True, tag="replaced"):
    """TOU-38: the top card of the deck has taken the place of the card."""

    side: int
    battle: int
    card: str
    by: str


class Stayed(Event, frozen=True, tag="stayed"):
    side: int
    battle: int


class Fought(Event, frozen=True, tag="fought"):
    """A battle is decided: what was compared, who won, who keeps a card without a win."""

    battle: int
    characteristic: int
    reversed: bool
    """Whether the smallest value won (TOU-22)."""
    threat_first: bool
    cards: tuple[str, ...]
    """The card that each side fought with."""
    times: tuple[tuple[int, int], ...]
    """The factor and divisor of each card's value (TOU-33, TOU-34)."""
    winners: tuple[int, ...]
    kept: tuple[int, ...]


class ScoredExtra(Event, frozen=True, tag="scored-extra"):
    """TOU-40: points for a win."""

    side: int
    points: int


class TookToken(Event, frozen=True, tag="took-token"):
    """TOU-53: a side takes a token; TOU-55: or a replacement that was not drawn."""

    side: int
    token: str
    stand_in: bool


class Ended(Event, frozen=True, tag="ended"):
    """The game is over; each side's points, the ghost's too."""

    points: tuple[int, ...]
    short: bool
    """TOU-14: whether the cards ran out."""


TournoiEvent: TypeAlias = (
    RoundStarted
    | Drew
    | DrewCards
    | Laid
    | LaidCard
    | Pondered
    | LaidPower
    | Passed
    | TurnedUp
    | Replaced
    | Stayed
    | Fought
    | ScoredExtra
    | TookToken
    | Ended
)
