"""Pending work: the next question and its context. Cards are named by their ids."""

from __future__ import annotations

from typing import Literal, TypeAlias, final

from msgspec import Struct

from hedgerow.core.text import Seat

Why: TypeAlias = Literal["hungry", "given", "struck", "used"]
"""What brings a card to the dying piles: hunger, an event of a rival, Disease, its own use."""


@final
class Opening(Struct, frozen=True, tag="opening"):
    """Seats bring their hands down to three, all at once (NWO-35)."""


@final
class Start(Struct, frozen=True, tag="start"):
    """The seat draws or does Territory (NWO-41)."""

    drawn: int


@final
class Aggression(Struct, frozen=True, tag="aggression"):
    """An aggressor looks for its chain (NWO-55)."""

    card: str


@final
class Acting(Struct, frozen=True, tag="acting"):
    """The seat's actions (NWO-47)."""


@final
class Placing(Struct, frozen=True, tag="placing"):
    """A card in front of the seat is to be laid; a rescued one where it is fed (NWO-49)."""

    slot: int
    how: Literal["played", "lifted", "rescued"]


@final
class Aiming(Struct, frozen=True, tag="aiming"):
    """Disease, Abundance or Population Boom looks for its card."""

    event: str


@final
class Burning(Struct, frozen=True, tag="burning"):
    """A Wildfire looks for its seat (NWO-88)."""


@final
class Naming(Struct, frozen=True, tag="naming"):
    """A Niche waits for a rank (NWO-100)."""


@final
class Giving(Struct, frozen=True, tag="giving"):
    """The first of these seats gives up a card for an event, the others after it (NWO-83)."""

    event: str
    seats: tuple[Seat, ...]


@final
class Adopting(Struct, frozen=True, tag="adopting"):
    """Chains of a seat that a Wildfire left without their resource; by lowest card (NWO-89)."""

    of: Seat
    resource: str
    bases: tuple[int, ...]


@final
class Keeping(Struct, frozen=True, tag="keeping"):
    """Spring's cards, of which one is kept; others see only how many there are (NWO-94)."""

    count: int
    cards: tuple[str, ...]


@final
class Renewing(Struct, frozen=True, tag="renewing"):
    """What a Renewal may still take (NWO-96)."""

    species: bool
    resource: bool


@final
class Covering(Struct, frozen=True, tag="covering"):
    """Cards that a seat lays on the dying piles one by one, in order (NWO-66, NWO-69)."""

    cards: tuple[str, ...]
    seat: Seat
    why: Why


@final
class Wintering(Struct, frozen=True, tag="wintering"):
    """When all have given, the dying display goes into the deck (NWO-103)."""


@final
class Dying(Struct, frozen=True, tag="dying"):
    """Cards in front of the seat that go to the dying piles at the end of its turn (NWO-70)."""

    slots: tuple[int, ...]


@final
class Discarding(Struct, frozen=True, tag="discarding"):
    """The hand is brought down to three (NWO-73)."""

    died: bool = False
    """Whether species died and the seat has not been asked since; events may follow (NWO-80)."""


@final
class Closing(Struct, frozen=True, tag="closing"):
    """The last moment of a turn, in which a Habitat can still be declared (NWO-76)."""


Frame: TypeAlias = (
    Opening
    | Start
    | Aggression
    | Acting
    | Placing
    | Aiming
    | Burning
    | Naming
    | Giving
    | Adopting
    | Keeping
    | Renewing
    | Covering
    | Wintering
    | Dying
    | Discarding
    | Closing
)
