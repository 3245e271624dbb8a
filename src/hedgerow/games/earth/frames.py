"""Pending work: what a seat still has to do, as frozen records on its stack.

They contain no secrets: cards that only their owner may see are in its hand or offer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, final

from msgspec import Struct

from hedgerow.games.earth.cells import EVERYWHERE, Cell, Mask
from hedgerow.games.earth.effects import Action, Goods, Piece

What: TypeAlias = Literal["island", "climate", "ecosystem", "animal"]
Place: TypeAlias = int
"""A cell, or the island or the climate."""


@final
class Choosing(Struct, frozen=True, tag="choosing"):
    """A start card of this kind is to be kept (EAR-8)."""

    what: What


@final
class Acting(Struct, frozen=True, tag="acting"):
    """The active seat chooses its action (EAR-12)."""


@final
class Planting(Struct, frozen=True, tag="planting"):
    """Up to `left` cards may still be planted (EAR-14)."""

    left: int


@final
class Replacing(Struct, frozen=True, tag="replacing"):
    """A card from the hand takes the place of the terrain on this cell (EAR-51)."""

    cell: Cell
    colour: Action
    draw: int


@final
class Paying(Struct, frozen=True, tag="paying"):
    """The way to pay for a card, part of which may be paid without soil (EAR-19)."""

    card: int
    cost: int


@final
class Siting(Struct, frozen=True, tag="siting"):
    """A card is paid for and waits for its cell (EAR-20)."""

    card: int


@final
class Reaping(Struct, frozen=True, tag="reaping"):
    """Cards are drawn, one of which will be kept (EAR-14)."""

    draw: int


@final
class Keeping(Struct, frozen=True, tag="keeping"):
    """One of the cards on offer goes to hand; the rest is discarded or returned (EAR-44)."""

    compost: bool = False
    """Whether they came from the seat's compost."""


@final
class Benefits(Struct, frozen=True, tag="benefits"):
    """Another seat's action leaves a choice of two benefits (EAR-15 to EAR-17)."""

    colour: Action


@final
class Activate(Struct, frozen=True, tag="activate"):
    """The abilities of a colour come next (EAR-28)."""

    colour: Action


@final
class Ordering(Struct, frozen=True, tag="ordering"):
    """Whether island and climate come before the tableau (EAR-30)."""

    colour: Action


@final
class Activation(Struct, frozen=True, tag="activation"):
    """Pending abilities: the place and number of each (EAR-30)."""

    queue: tuple[tuple[Place, int], ...]
    quick: bool = False
    """Only abilities with a price or a choice are asked about (EAR-140)."""
    using: tuple[Place, int] | None = None
    """The ability that was used last: what is asked above this frame is asked for it."""


@final
class Copying(Struct, frozen=True, tag="copying"):
    """An ability of this colour is to be copied at this place (EAR-40)."""

    place: Place
    colour: Action


@final
class Owing(Struct, frozen=True, tag="owing"):
    """Pieces or cards from the hand still owed for a price (EAR-32)."""

    what: Literal["sprout", "growth", "hand"]
    left: int


@final
class Receiving(Struct, frozen=True, tag="receiving"):
    """Goods that are about to be taken."""

    goods: Goods
    fresh: bool = False
    """Whether nothing of this ability has been paid or taken yet: still between abilities."""
    event: bool = False
    """Whether they come from an event card, which never counts for Gaia (EAR-112)."""
    cells: Mask = EVERYWHERE
    """The cells where pieces among them may go."""


@final
class Placing(Struct, frozen=True, tag="placing"):
    """Up to `left` pieces may be put on these cells (EAR-24)."""

    piece: Piece
    left: int
    cells: Mask = EVERYWHERE
    fresh: bool = False
    each: int = 0
    """The number put on a cell at once, once per cell (EAR-39); 0 if they go one by one."""


@final
class Composting(Struct, frozen=True, tag="composting"):
    """Cards from the hand go on the compost: exactly or up to `left` (EAR-33)."""

    left: int
    exact: bool = False
    fresh: bool = False


@final
class Closing(Struct, frozen=True, tag="closing"):
    """The last moment of a turn for events and conversions (EAR-43)."""


# Animals


@final
class Claiming(Struct, frozen=True, tag="claiming"):
    """Too few leaves are left: the goals to choose from, besides those chosen (EAR-95)."""

    goals: tuple[int, ...]
    chosen: tuple[int, ...] = ()


@final
class Roaming(Struct, frozen=True, tag="roaming"):
    """A leaf was used, the number `used`: these animals may be activated (EAR-83, EAR-85)."""

    used: int
    animals: tuple[int, ...]


@final
class Walking(Struct, frozen=True, tag="walking"):
    """An animal moves: the cards visited so far, and its start (-1: beside the tableau)."""

    animal: int
    left: int
    start: Cell
    visited: tuple[Cell, ...] = ()


@final
class Visiting(Struct, frozen=True, tag="visiting"):
    """What an animal does on each of these cards, one after the other."""

    animal: int
    cells: tuple[Cell, ...]
    gained: bool = False
    """Whether the owner has gained anything yet."""
    quick: bool = False
    """Whether everything free is taken on all of them (EAR-140)."""


@final
class Rewarding(Struct, frozen=True, tag="rewarding"):
    """What an animal does once for all the cards it visited."""

    animal: int
    visited: tuple[Cell, ...]


@final
class Offered(Struct, frozen=True, tag="offered"):
    """Goods from another seat's animal, to take or leave (EAR-96)."""

    goods: Goods


@final
class Stocking(Struct, frozen=True, tag="stocking"):
    """Up to `left` pieces may go from these cards into an animal's stock (-1: the island)."""

    animal: int
    cells: Mask
    piece: Literal["sprout", "growth", "canopy"]
    left: int


@final
class Picking(Struct, frozen=True, tag="picking"):
    """One of these abilities may be used."""

    abilities: tuple[tuple[Place, int], ...]


@final
class Sharing(Struct, frozen=True, tag="sharing"):
    """What the collective animal offers at the end of a round (EAR-97)."""


@final
class Yielding(Struct, frozen=True, tag="yielding"):
    """Which of these fauna cards Gaia claims (EAR-115)."""

    goals: tuple[int, ...]


Frame: TypeAlias = (
    Choosing
    | Acting
    | Planting
    | Replacing
    | Paying
    | Siting
    | Reaping
    | Keeping
    | Benefits
    | Activate
    | Ordering
    | Activation
    | Copying
    | Owing
    | Receiving
    | Placing
    | Composting
    | Closing
    | Claiming
    | Roaming
    | Walking
    | Visiting
    | Rewarding
    | Offered
    | Stocking
    | Picking
    | Sharing
    | Yielding
)
