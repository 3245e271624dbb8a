"""The final score: printed values, pieces, terrains, ecosystems, fauna, bonus and animals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, assert_never

from msgspec import Struct

from hedgerow.games.earth.cards import (
    Terrain,
    animals,
    climates,
    earth_deck,
    ecosystems,
    events,
    islands,
)
from hedgerow.games.earth.nouns import Mode
from hedgerow.games.earth.scoring import kernels
from hedgerow.games.earth.scoring.faces import Key, faces
from hedgerow.games.earth.scoring.tableau import Cell, PlayArea
from hedgerow.games.earth.scoring.vocabulary import (
    BestSeat,
    CountTable,
    DiagonalPath,
    OrthogonalPath,
    PerEmptySide,
    PerLine,
    PerMatch,
    PerMatchInZone,
    PerResource,
    PerSet,
    Scoring,
    Stock,
)

RANK_POINTS: Final = (15, 11, 8, 6, 5)
"""EAR-48: for the first, second, ... seat on a fauna card."""
BEGINNER_POINTS: Final = 10
"""EAR-48: for any rank in beginner mode."""
COMPLETION: Final = 7
"""EAR-53: for the seat that took the bonus for a full tableau."""

Category: TypeAlias = Literal[
    "island",
    "climate",
    "cards",
    "events",
    "compost",
    "sprouts",
    "growth",
    "terrain",
    "ecosystems",
    "fauna",
    "bonus",
    "animals",
]
CATEGORIES: Final[tuple[Category, ...]] = (
    "island",
    "climate",
    "cards",
    "events",
    "compost",
    "sprouts",
    "growth",
    "terrain",
    "ecosystems",
    "fauna",
    "bonus",
    "animals",
)


OPTIONAL: Final[tuple[Category, ...]] = ("ecosystems", "animals")
"""EAR-4, EAR-80: a game may be played without them."""


class Holdings(Struct, frozen=True):
    """Everything of a seat that scores at the end."""

    area: PlayArea
    ecosystem: str | None = None
    """Its own ecosystem."""
    ranks: tuple[int, ...] = ()
    """Its rank on each fauna card that it claimed, from 1."""
    completed: bool = False
    """Whether it took the bonus for a full tableau."""
    stocks: Mapping[str, int] = {}
    """Pieces in the stock of each of its animals."""
    island_stock: int = 0
    """Pieces that a collective ability put on its island."""


class Entry(Struct, frozen=True):
    """The score of a card, or of a heap of pieces."""

    category: Category
    points: int
    card: Key = ""
    """Number, number and side, or an animal's id; "" for a heap."""
    cell: Cell | None = None
    """Where in the tableau."""


class Breakdown(Struct, frozen=True):
    """A seat's score by category, and the entries that add up to it."""

    island: int
    climate: int
    cards: int
    events: int
    compost: int
    sprouts: int
    growth: int
    terrain: int
    ecosystems: int
    fauna: int
    bonus: int
    animals: int
    total: int
    entries: tuple[Entry, ...]

    def of(self, category: Category) -> int:
        points: int = getattr(self, category)
        return points


def played(breakdowns: Sequence[Breakdown]) -> tuple[Category, ...]:
    """The categories of a game: an optional one only where somebody has a card of it."""
    there = {entry.category for each in breakdowns for entry in each.entries}
    return tuple(each for each in CATEGORIES if each in there or each not in OPTIONAL)


def score(
    seats: Sequence[Holdings],
    mode: Mode = "standard",
    shared: Sequence[str] = (),
    collective: str | None = None,
) -> tuple[Breakdown, ...]:
    """Each seat's score; `shared` are the shared ecosystems, `collective` the shared animal."""
    areas = [holdings.area for holdings in seats]
    return tuple(score_of(holdings, areas, mode, shared, collective) for holdings in seats)


def score_of(
    holdings: Holdings,
    areas: Sequence[PlayArea],
    mode: Mode = "standard",
    shared: Sequence[str] = (),
    collective: str | None = None,
) -> Breakdown:
    """One seat's score; `areas` are the play areas of all seats."""
    return _breakdown(_entries(holdings, areas, mode, shared, collective))


def _breakdown(entries: tuple[Entry, ...]) -> Breakdown:
    sums = dict.fromkeys(CATEGORIES, 0)
    for entry in entries:
        sums[entry.category] += entry.points
    return Breakdown(**sums, total=sum(sums.values()), entries=entries)


def _entries(
    holdings: Holdings,
    areas: Sequence[PlayArea],
    mode: Mode,
    shared: Sequence[str],
    collective: str | None,
) -> tuple[Entry, ...]:
    area = holdings.area
    found = [
        Entry("island", islands()[area.island].vp, area.island),
        Entry("climate", climates()[area.climate].vp, area.climate),
        *_tableau_entries(area, areas),
        *(Entry("events", events()[no].vp, no) for no in area.events),  # EAR-60
        Entry("compost", area.compost),  # EAR-61
    ]
    own = () if holdings.ecosystem is None else (holdings.ecosystem,)  # EAR-65
    found += (
        Entry("ecosystems", points(ecosystems()[key].scoring, area, areas), key)
        for key in (*own, *shared)
    )
    found += (Entry("fauna", rank_points(rank, mode)) for rank in holdings.ranks)
    if holdings.completed:
        found.append(Entry("bonus", COMPLETION))
    for id, stored in holdings.stocks.items():
        found.append(Entry("animals", stock_points(animals()[id].individual.stock, stored), id))
    if collective is not None and holdings.island_stock:
        stock = animals()[collective].collective.stock  # EAR-98
        found.append(Entry("animals", stock_points(stock, holdings.island_stock), area.island))
    return tuple(found)


def _tableau_entries(area: PlayArea, areas: Sequence[PlayArea]) -> list[Entry]:
    """Printed values, pieces and terrain scoring, card by card."""
    found: list[Entry] = []
    tableau = area.tableau
    for cell, no in enumerate(tableau.cards):
        if not no:
            continue
        face = faces()[no]
        found.append(Entry("cards", face.vp, no, cell))
        if sprouts := tableau.sprouts[cell]:
            found.append(Entry("sprouts", sprouts, no, cell))  # EAR-62
        if growth := tableau.growth[cell]:
            grown = growth_points(growth, face.growth_spaces, face.canopy_vp)
            found.append(Entry("growth", grown, no, cell))
        card = earth_deck()[no]
        if isinstance(card, Terrain):  # EAR-64
            for ability in card.abilities:
                if ability.score is not None:
                    worth = points(ability.score, area, areas, cell)
                    found.append(Entry("terrain", worth, no, cell))
    return found


# Values


def growth_points(growth: int, spaces: int, canopy_vp: int) -> int:
    """EAR-63: the canopy's value on a complete flora, otherwise one point per trunk."""
    return canopy_vp if growth >= spaces else growth


def rank_points(rank: int, mode: Mode) -> int:
    """The points of a claimed fauna card."""
    return BEGINNER_POINTS if mode == "beginner" else RANK_POINTS[rank - 1]


def stock_points(stock: Stock | None, stored: int) -> int:
    """Points for the whole groups of pieces in a stock."""
    return stock.points * (stored // stock.per) if stock is not None else 0


def points(
    rule: Scoring,
    area: PlayArea,
    areas: Sequence[PlayArea] = (),
    cell: Cell | None = None,
) -> int:
    """A seat's points for a rule; `cell` is that of its card, `areas` are those of all seats."""
    match rule:
        case PerMatch():
            return rule.points * (kernels.count(rule.match, area, rule.area) // rule.per)
        case PerMatchInZone():
            at = _at(cell)
            return rule.points * kernels.count_in_zone(rule.match, area.tableau, at, rule.zone)
        case PerEmptySide():
            return rule.points * kernels.empty_sides(area.tableau, _at(cell))
        case OrthogonalPath():
            return rule.points * kernels.orthogonal_path(rule.match, area.tableau, _at(cell))
        case DiagonalPath():
            return rule.points * min(kernels.diagonal_path(rule.match, area.tableau), rule.cap)
        case BestSeat():
            # EAR-72: oneself included.
            most = max(kernels.count(rule.match, each) for each in (area, *areas))
            return rule.points * most
        case CountTable():
            found = kernels.count(rule.match, area)
            # EAR-75: the first entry is for one card, the last for that many or more.
            return rule.table[min(found, len(rule.table)) - 1] if found else 0
        case PerLine():
            lines = kernels.lines_alike if rule.values == "same" else kernels.lines_apart
            return rule.points * lines(area.tableau, rule.line, rule.of)
        case PerResource():
            got = rule.points * (kernels.pieces(rule.resource, area) // rule.per)
            return got if rule.cap is None else min(got, rule.cap)
        case PerSet():
            return rule.points * kernels.complete_sets(rule.places, area)
        case _:
            assert_never(rule)


def _at(cell: Cell | None) -> Cell:
    assert cell is not None, "this rule scores around a card of the tableau"
    return cell


# Ranking


def tie_break(area: PlayArea) -> tuple[int, ...]:
    """EAR-67: ties are broken by soil, cards in hand, growth, sprouts, compost."""
    tableau = area.tableau
    return area.soil, area.hand, sum(tableau.growth), sum(tableau.sprouts), area.compost


def ranks(seats: Sequence[Holdings], breakdowns: Sequence[Breakdown]) -> tuple[int, ...]:
    """The seats' ranks from 1; ranks that the tie-break cannot separate are shared."""
    strength = [
        (breakdown.total, *tie_break(holdings.area))
        for holdings, breakdown in zip(seats, breakdowns, strict=True)
    ]
    return tuple(1 + sum(other > own for other in strength) for own in strength)
