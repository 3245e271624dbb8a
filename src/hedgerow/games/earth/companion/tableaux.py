"""`box` and `tableaux`: the cards to choose from, and tableaux scored while they grow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from hedgerow.core.companion import Clerk, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games.earth.cards import (
    Animal,
    Ecosystem,
    Event,
    Fauna,
    Flora,
    Gaia,
    GaiaGoods,
    Terrain,
    animals,
    climates,
    earth_deck,
    ecosystems,
    fauna,
    gaia_deck,
    islands,
    name_of,
    terrains,
)
from hedgerow.games.earth.nouns import Colour
from hedgerow.games.earth.scorefile import FAUNA, ScoreFile, SheetFile, read_sheet
from hedgerow.games.earth.scoring import goals
from hedgerow.games.earth.scoring.score import Breakdown, Category, Entry, played, ranks
from hedgerow.games.earth.scoring.score import score as final_score
from hedgerow.games.earth.words.scoring import goal_text, scoring_text, stock_text

Sort: TypeAlias = Literal["flora", "terrain", "event"]


class BoxRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty request: there is only one box."""


class SheetCard(Struct, frozen=True, omit_defaults=True):
    """A card of the Earth deck, as far as a score sheet needs it."""

    no: int
    name: Message
    sort: Sort
    vp: int
    types: tuple[str, ...] = ()
    sprouts: int = 0
    growth: int = 0
    """The spaces for pieces."""
    canopy: int = 0
    colours: tuple[Colour, ...] = ()


class SheetSide(Struct, frozen=True, omit_defaults=True):
    """A card with two sides, or an animal."""

    key: str
    name: Message
    text: Message | None = None
    vp: int = 0


class GaiaSide(Struct, frozen=True):
    """A card of Gaia's deck."""

    no: int
    name: Message
    colour: Colour
    gain: GaiaGoods
    gain_for_each: GaiaGoods
    each: Literal["blue_cards", "cards_drawn", "soil_gained"] | None
    claims: Literal["upper", "lower"] | None


class EarthBox(Struct, frozen=True):
    cards: tuple[SheetCard, ...]
    islands: tuple[SheetSide, ...]
    climates: tuple[SheetSide, ...]
    ecosystems: tuple[SheetSide, ...]
    fauna: tuple[SheetSide, ...]
    animals: tuple[SheetSide, ...]
    """Those that score a stock."""
    gaia: tuple[GaiaSide, ...]


def box_page(request: BoxRequest, clerk: Clerk) -> EarthBox:
    """All cards that score, as JSON."""
    return EarthBox(
        tuple(map(_card, earth_deck().values())),
        tuple(SheetSide(key, name_of(card), vp=card.vp) for key, card in islands().items()),
        tuple(SheetSide(key, name_of(card), vp=card.vp) for key, card in climates().items()),
        tuple(map(_side, ecosystems().values())),
        tuple(map(_side, fauna().values())),
        tuple(map(_side, (one for one in animals().values() if one.individual.stock))),
        tuple(map(_gaia, gaia_deck().values())),
    )


def _card(card: Flora | Terrain | Event) -> SheetCard:
    colours = tuple(dict.fromkeys(ability.colour for ability in card.abilities))
    if isinstance(card, Flora):
        return SheetCard(
            card.no,
            name_of(card),
            "flora",
            card.vp,
            card.types,
            card.sprout_spaces,
            card.growth_spaces,
            card.canopy_vp,
            colours,
        )
    sort: Sort = "terrain" if isinstance(card, Terrain) else "event"
    return SheetCard(card.no, name_of(card), sort, card.vp, colours=colours)


def _gaia(card: Gaia) -> GaiaSide:
    return GaiaSide(
        card.no, name_of(card), card.colour, card.gain, card.gain_for_each, card.each, card.claims
    )


def _side(card: Ecosystem | Fauna | Animal) -> SheetSide:
    match card:
        case Ecosystem():
            return SheetSide(card.key, name_of(card), scoring_text(card.scoring))
        case Fauna():
            return SheetSide(card.key, name_of(card), goal_text(card.goal))
        case Animal():
            stock = card.individual.stock
            return SheetSide(card.key, name_of(card), None if stock is None else stock_text(stock))


_Key: TypeAlias = Annotated[str, Meta(max_length=8)]


class TableauxRequest(Struct, frozen=True, forbid_unknown_fields=True):
    sheet: SheetFile
    fauna: Annotated[tuple[_Key | None, ...], Meta(max_length=FAUNA)] = ()
    """The fauna cards of the board, upper row first."""


class SourceLine(Struct, frozen=True, omit_defaults=True):
    """Where points of a category come from."""

    points: int
    name: Message | None = None
    text: Message | None = None
    """The rule that made them."""
    cell: int | None = None


class CategoryLine(Struct, frozen=True):
    category: Category
    name: Message
    points: int
    sources: tuple[SourceLine, ...]


class SeatLines(Struct, frozen=True):
    categories: tuple[CategoryLine, ...]
    total: int
    rank: int
    terrain: dict[int, int]
    """The points of each terrain, by cell."""


class FaunaLine(Struct, frozen=True):
    key: str
    name: Message
    text: Message
    needed: int
    found: tuple[int, ...]
    """How far each seat is."""


class TableauxPage(Struct, frozen=True):
    seats: tuple[SeatLines, ...]
    fauna: tuple[FaunaLine, ...]
    notes: tuple[Message, ...]
    """What cannot be right with one box."""


def score_tableaux(request: TableauxRequest, clerk: Clerk) -> TableauxPage:
    """Score tableaux category by category with their sources, as JSON."""
    given = read_sheet(request.sheet, clerk.say(Message("earth-sheet")))
    scored = final_score(given.seats, given.mode, given.shared, given.collective)
    ranked = ranks(given.seats, scored)
    categories = played(scored)
    return TableauxPage(
        tuple(_seat(each, rank, categories) for each, rank in zip(scored, ranked, strict=True)),
        tuple(_fauna(key, given) for key in request.fauna if key is not None),
        given.notes,
    )


def _seat(breakdown: Breakdown, rank: int, categories: Sequence[Category]) -> SeatLines:
    return SeatLines(
        tuple(
            CategoryLine(
                category,
                Message(f"earth-score-{category}"),
                breakdown.of(category),
                tuple(_sources(category, breakdown.entries)),
            )
            for category in categories
        ),
        breakdown.total,
        rank,
        {
            entry.cell: entry.points
            for entry in breakdown.entries
            if entry.category == "terrain" and entry.cell is not None
        },
    )


def _sources(category: Category, entries: Sequence[Entry]) -> Iterator[SourceLine]:
    for entry in entries:
        if entry.category == category and (entry.points or category in ("terrain", "ecosystems")):
            yield SourceLine(entry.points, _name(entry), _text(entry), entry.cell)


def _name(entry: Entry) -> Message | None:
    if isinstance(entry.card, int):
        return name_of(earth_deck()[entry.card])
    for known in (islands(), climates(), ecosystems(), animals()):
        if entry.card in known:
            return name_of(known[entry.card])
    return None


def _text(entry: Entry) -> Message | None:
    if entry.category == "ecosystems":
        return scoring_text(ecosystems()[str(entry.card)].scoring)
    if entry.category == "terrain" and isinstance(entry.card, int):
        for ability in terrains()[entry.card].abilities:
            if ability.score is not None:
                return scoring_text(ability.score)
    return None


def _fauna(key: str, given: ScoreFile) -> FaunaLine:
    card = fauna().get(key)
    if card is None:
        raise BadInput("error-earth-no-fauna", key=key)
    return FaunaLine(
        key,
        name_of(card),
        goal_text(card.goal),
        card.goal.n,
        tuple(goals.progress(card.goal, seat.area) for seat in given.seats),
    )


BOX: Final = Tool(BoxRequest, EarthBox, box_page, page=True)
TABLEAUX: Final = Tool(TableauxRequest, TableauxPage, score_tableaux, page=True)
