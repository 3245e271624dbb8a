"""The events of Earth. What only its owner may see of a card is whispered."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from hedgerow.core.event import Event
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import Cell
from hedgerow.games.earth.effects import Action, Piece
from hedgerow.games.earth.frames import Place


class Chosen(Event, frozen=True, tag="chosen"):
    """A start card was chosen; it stays hidden until all have chosen (EAR-8)."""

    informs: ClassVar[bool] = False
    seat: Seat


class ChosenCard(Event, frozen=True, tag="chosen-card"):
    informs: ClassVar[bool] = False
    seat: Seat
    code: str


class Settled(Event, frozen=True, tag="settled"):
    """A seat's start cards are turned up."""

    seat: Seat
    island: str
    climate: str
    ecosystem: str
    animals: tuple[str, ...] = ()


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    count: int


class DrewCards(Event, frozen=True, tag="drew-cards"):
    seat: Seat
    cards: tuple[int, ...]


class Looked(Event, frozen=True, tag="looked"):
    """Cards are looked at, one of which will be kept."""

    seat: Seat
    count: int


class LookedCards(Event, frozen=True, tag="looked-cards"):
    seat: Seat
    cards: tuple[int, ...]


class Kept(Event, frozen=True, tag="kept"):
    """One card went to hand; the others were discarded face up, or returned."""

    seat: Seat
    discarded: tuple[int, ...]


class KeptCard(Event, frozen=True, tag="kept-card"):
    seat: Seat
    card: int
    discarded: tuple[int, ...]


class Recalled(Event, frozen=True, tag="recalled"):
    """One of the cards looked at went from the compost to hand."""

    informs: ClassVar[bool] = False
    seat: Seat


class RecalledCard(Event, frozen=True, tag="recalled-card"):
    informs: ClassVar[bool] = False
    seat: Seat
    card: int


class Composted(Event, frozen=True, tag="composted"):
    """A card from the hand, face down."""

    informs: ClassVar[bool] = False
    seat: Seat


class CompostedCard(Event, frozen=True, tag="composted-card"):
    informs: ClassVar[bool] = False
    seat: Seat
    card: int


class CompostedDeck(Event, frozen=True, tag="composted-deck"):
    """Cards from the deck, unseen by all."""

    informs: ClassVar[bool] = False
    seat: Seat
    count: int


class CompostDiscarded(Event, frozen=True, tag="compost-discarded"):
    """The newest cards of a compost went to the discard pile, face up."""

    seat: Seat
    cards: tuple[int, ...]


class Acted(Event, frozen=True, tag="acted"):
    informs: ClassVar[bool] = False
    seat: Seat
    colour: Action


class SoilGained(Event, frozen=True, tag="soil-gained"):
    informs: ClassVar[bool] = False
    seat: Seat
    count: int


class SoilPaid(Event, frozen=True, tag="soil-paid"):
    informs: ClassVar[bool] = False
    seat: Seat
    count: int


class Announced(Event, frozen=True, tag="announced"):
    """A card is shown in order to be planted."""

    seat: Seat
    card: int


class Planted(Event, frozen=True, tag="planted"):
    informs: ClassVar[bool] = False
    seat: Seat
    card: int
    cell: Cell


class ReplacementBegan(Event, frozen=True, tag="replacement"):
    """A terrain will be replaced: its owner has a card that may."""

    seat: Seat
    cell: Cell


class Replaced(Event, frozen=True, tag="replaced"):
    """A terrain leaves its place for another card and goes to the compost."""

    informs: ClassVar[bool] = False
    seat: Seat
    card: int
    cell: Cell


class PiecePut(Event, frozen=True, tag="put"):
    informs: ClassVar[bool] = False
    seat: Seat
    piece: Piece
    cell: Cell
    count: int = 1


class PieceRemoved(Event, frozen=True, tag="removed"):
    informs: ClassVar[bool] = False
    seat: Seat
    piece: Piece
    cell: Cell


class AbilityUsed(Event, frozen=True, tag="used"):
    informs: ClassVar[bool] = False
    seat: Seat
    place: Place
    ability: int


class AbilitySkipped(Event, frozen=True, tag="skipped"):
    informs: ClassVar[bool] = False
    seat: Seat
    place: Place
    ability: int


class EventPlayed(Event, frozen=True, tag="event-played"):
    seat: Seat
    card: int


class Converted(Event, frozen=True, tag="converted"):
    informs: ClassVar[bool] = False
    seat: Seat


class LeafDiscarded(Event, frozen=True, tag="leaf-discarded"):
    informs: ClassVar[bool] = False
    seat: Seat


class AnimalRoused(Event, frozen=True, tag="roused"):
    informs: ClassVar[bool] = False
    seat: Seat
    animal: str


class AnimalMoved(Event, frozen=True, tag="moved"):
    informs: ClassVar[bool] = False
    seat: Seat
    animal: str
    cell: Cell


class Stocked(Event, frozen=True, tag="stocked"):
    """Pieces went into the stock of an animal, or ("") onto the island."""

    informs: ClassVar[bool] = False
    seat: Seat
    animal: str
    count: int


class Shared(Event, frozen=True, tag="shared"):
    """A seat uses what the collective animal offers."""

    informs: ClassVar[bool] = False
    seat: Seat
    animal: str


class GaiaTurned(Event, frozen=True, tag="gaia-turned"):
    """Gaia turns up one of her cards."""

    card: int


class GaiaSkipped(Event, frozen=True, tag="gaia-skipped"):
    informs: ClassVar[bool] = False


class GaiaGained(Event, frozen=True, tag="gaia-gained"):
    """What Gaia took; 0 for none."""

    soil: int
    sprout: int
    growth: int
    compost: int
    cards: tuple[int, ...] = ()


class GaiaClaimed(Event, frozen=True, tag="gaia-claimed"):
    informs: ClassVar[bool] = False
    fauna: str
    rank: int


class GaiaStocked(Event, frozen=True, tag="gaia-stocked"):
    informs: ClassVar[bool] = False
    animal: str
    count: int


class GaiaCompleted(Event, frozen=True, tag="gaia-completed"):
    informs: ClassVar[bool] = False


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the deck."""

    informs: ClassVar[bool] = False
    count: int


class FaunaClaimed(Event, frozen=True, tag="claimed"):
    informs: ClassVar[bool] = False
    seat: Seat
    fauna: str
    rank: int
    points: int


class TableauCompleted(Event, frozen=True, tag="completed"):
    informs: ClassVar[bool] = False
    seat: Seat


class BonusForfeited(Event, frozen=True, tag="forfeited"):
    informs: ClassVar[bool] = False
    seat: Seat


class RoundBegan(Event, frozen=True, tag="round"):
    informs: ClassVar[bool] = False
    round: int


class GameEnded(Event, frozen=True, tag="ended"):
    informs: ClassVar[bool] = False
    reason: Literal["tableau", "gaia", "limit"]


EarthEvent: TypeAlias = (
    Chosen
    | ChosenCard
    | Settled
    | Drew
    | DrewCards
    | Looked
    | LookedCards
    | Kept
    | KeptCard
    | Recalled
    | RecalledCard
    | Composted
    | CompostedCard
    | CompostedDeck
    | CompostDiscarded
    | Acted
    | SoilGained
    | SoilPaid
    | Announced
    | Planted
    | ReplacementBegan
    | Replaced
    | PiecePut
    | PieceRemoved
    | AbilityUsed
    | AbilitySkipped
    | EventPlayed
    | Converted
    | LeafDiscarded
    | AnimalRoused
    | AnimalMoved
    | Stocked
    | Shared
    | GaiaTurned
    | GaiaSkipped
    | GaiaGained
    | GaiaClaimed
    | GaiaStocked
    | GaiaCompleted
    | Reshuffled
    | FaunaClaimed
    | TableauCompleted
    | BonusForfeited
    | RoundBegan
    | GameEnded
)
