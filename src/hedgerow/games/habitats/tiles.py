"""The components: park tiles, entrances, goals, markets and years, read from `data/*.toml`."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.habitats.cells import MOST_TURNS, STEPS, Turn

Land: TypeAlias = Literal["grassland", "forest", "dryland", "water"]
Kind: TypeAlias = Literal["animal", "flower", "tower", "tourist", "road", "entrance"]
Tower: TypeAlias = Literal["orth", "diag", "adj4", "adj8"]
Tourist: TypeAlias = Literal["BIG", "MANY"]
Side: TypeAlias = Literal["N", "E", "S", "W"]
GoalId: TypeAlias = Literal[
    "biggest_area",
    "many_areas",
    "long_park",
    "diagonal",
    "landscape_types",
    "flora",
    "compact",
    "keep_close",
    "accessibility",
]

LANDS: Final[tuple[Land, ...]] = get_args(Land)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
TOWERS: Final[tuple[Tower, ...]] = get_args(Tower)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""Clockwise from the top, so that a quarter turn is one step along."""
GOAL_IDS: Final[tuple[GoalId, ...]] = get_args(GoalId)

TOWER_VP: Final[dict[Tower, tuple[int, int]]] = {
    "orth": (1, 1),  # HAB-42
    "diag": (2, 1),  # HAB-43
    "adj4": (2, 1),  # HAB-44
    "adj8": (1, 1),  # HAB-45
}
"""The default points for an animal and a flower in sight of a tower."""

NO_LAND: Final = 4
"""The landscape number of a watchtower, after those of `LANDS`."""


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a component in both languages, since owners may add components."""

    en: str
    fr: str

    @property
    def message(self) -> Message:
        return Message("habitats-called", {"en": self.en, "fr": self.fr})


class Demand(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an animal demands: tiles in adjacent areas, or flowers."""

    grassland: int = 0
    forest: int = 0
    dryland: int = 0
    water: int = 0
    flower: int = 0


class Tile(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, dict=True
):
    """A park tile or an entrance, as printed."""

    id: str
    kind: Kind
    name: Name
    land: Land | None = None
    """None for watchtowers (HAB-24)."""
    demand: Demand = Demand()
    vp: int = 0
    tower: Tower | None = None
    animal_vp: int = 0
    flower_vp: int = 0
    """The points of a watchtower for each animal and each flower in sight."""
    tourist: Tourist | None = None
    roads: tuple[Side, ...] = ()
    """The sides with an access road, before the tile is turned."""
    source: str = ""
    proposed: tuple[str, ...] = ()
    """The fields that are our own proposals, since the set is not published."""

    @cached_property
    def turned(self) -> tuple[Placed, ...]:
        """The tile after 0 to 3 quarter turns; always the same four objects."""
        return tuple(_turn(self, turn) for turn in range(4))

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """HAB-16: the distinct rotations of a tile; only 0 for a tile without roads."""
        first: dict[int, Turn] = {}
        for turn in range(4) if self.roads else (0,):
            first.setdefault(self.turned[turn].roads, turn)
        return tuple(first.values())


class Placed(Struct, frozen=True):
    """A tile as it lies, with flat fields for scoring."""

    tile: Tile
    turn: Turn
    land: int
    """The index of its landscape in `LANDS`, or `NO_LAND`."""
    roads: int
    """The sides with a road now, a bit for each of `SIDES`."""
    road_steps: tuple[int, ...]
    open_steps: tuple[int, ...]
    """The offsets to its neighbours at sides with a road, and at the others."""
    kind: Kind
    vp: int
    demand: tuple[tuple[int, int], ...]
    """An animal's demand: the index of each landscape in `LANDS`, and the number of tiles."""
    wants: int
    """The landscapes of the demand, a bit for each of `LANDS`."""
    flowers: int
    """The number of flowers that an animal demands."""

    def __repr__(self) -> str:
        return f"{self.tile.id}/{self.turn}" if self.turn else self.tile.id


def _turn(tile: Tile, turn: Turn) -> Placed:
    roads = sum(1 << (SIDES.index(side) + turn) % 4 for side in tile.roads)
    demand = tuple(
        (at, many) for at, land in enumerate(LANDS) if (many := getattr(tile.demand, land))
    )
    return Placed(
        tile,
        turn,
        NO_LAND if tile.land is None else LANDS.index(tile.land),
        roads,
        tuple(step for side, step in enumerate(STEPS) if roads >> side & 1),
        tuple(step for side, step in enumerate(STEPS) if not roads >> side & 1),
        tile.kind,
        tile.vp,
        demand,
        sum(1 << land for land, _ in demand),
        tile.demand.flower,
    )


class Entrance(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    id: str
    name: Name
    colour: str
    land: Land
    source: str
    proposed: tuple[str, ...] = ()

    @cached_property
    def hue(self) -> Name:
        """Its colour as its name has it: "red" in English, "rouge" in French."""
        return Name(en=self.name.en.split()[0], fr=self.name.fr.split()[-1])

    @cached_property
    def words(self) -> frozenset[str]:
        """The names of its colour, such as "red" and "rouge"."""
        names = (self.colour, self.hue.en, self.hue.fr)
        return frozenset(word.lower() for word in names)

    @cached_property
    def tile(self) -> Tile:
        """The entrance as a tile of the park; its road leads south (HAB-14)."""
        return Tile(
            id=self.id,
            kind="entrance",
            name=self.name,
            land=self.land,
            roads=("S",),
            source=self.source,
            proposed=self.proposed,
        )


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    id: GoalId
    name: Name
    source: str
    proposed: tuple[str, ...] = ()


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a seat's figure starts: row 0 is the top row."""

    row: int
    column: int
    facing: Side


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    """The grid at the start, for a number of seats."""

    seats: int
    rows: int
    columns: int
    figures: tuple[Figure, ...]
    source: str
    proposed: tuple[str, ...] = ()


class Years(Struct, frozen=True, forbid_unknown_fields=True):
    """Turns of a seat in each year, and the points of each rank in that year's goal."""

    seats: int
    turns: tuple[int, int, int]
    points: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    source: str
    proposed: tuple[str, ...] = ()


class _Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Tile, ...]


class _Entrances(Struct, frozen=True, forbid_unknown_fields=True):
    entrance: tuple[Entrance, ...]


class _Goals(Struct, frozen=True, forbid_unknown_fields=True):
    goal: tuple[Goal, ...]


class _Markets(Struct, frozen=True, forbid_unknown_fields=True):
    market: tuple[Market, ...]


class _Years(Struct, frozen=True, forbid_unknown_fields=True):
    years: tuple[Years, ...]


@datafiles.derived
def tiles() -> tuple[Tile, ...]:
    """All park tiles, in the order of the file."""
    read = datafiles.read("habitats", "tiles.toml", _Tiles).tile
    seen: set[str] = set()
    for tile in read:
        if tile.id in seen:
            raise datafiles.bad("habitats", "tiles.toml", f"tile {tile.id!r}: given twice")
        seen.add(tile.id)
        if wrong := fault(tile) or ("kind: no park tile" if tile.kind == "entrance" else None):
            raise datafiles.bad("habitats", "tiles.toml", f"tile {tile.id!r}: {wrong}")
    return read


@datafiles.derived
def entrances() -> tuple[Entrance, ...]:
    """All entrances; seats take the first ones unless options say otherwise (HAB-1)."""
    read = datafiles.read("habitats", "entrances.toml", _Entrances).entrance
    if len(read) < 5 or len({entrance.id for entrance in read}) < len(read):
        raise datafiles.bad(
            "habitats", "entrances.toml", "five entrances with different ids expected"
        )
    return read


@datafiles.derived
def goals() -> dict[GoalId, Goal]:
    """The nine goals, in the order of the file."""
    read = {goal.id: goal for goal in datafiles.read("habitats", "goals.toml", _Goals).goal}
    if sorted(read) != sorted(GOAL_IDS):
        raise datafiles.bad("habitats", "goals.toml", f"expected, each once: {', '.join(GOAL_IDS)}")
    return read


@datafiles.derived
def market_for(seats: int) -> Market:
    """The market for a number of seats, checked to have room for figures that face inwards."""
    read = datafiles.read("habitats", "market.toml", _Markets).market
    found = next((market for market in read if market.seats == seats), None)
    if found is None:
        raise datafiles.bad("habitats", "market.toml", f"no market for {seats} seats")
    for figure in found.figures:
        on_edge = {
            "S": figure.row == 0,
            "N": figure.row == found.rows - 1,
            "E": figure.column == 0,
            "W": figure.column == found.columns - 1,
        }[figure.facing]
        inside = 0 <= figure.row < found.rows and 0 <= figure.column < found.columns
        if not (on_edge and inside):
            detail = f"{seats} seats: figure at row {figure.row}, column {figure.column}"
            raise datafiles.bad("habitats", "market.toml", detail)
    spaces = {(figure.row, figure.column) for figure in found.figures}
    if len(found.figures) != seats or len(spaces) != seats:
        detail = f"{seats} seats: a different space expected for each figure"
        raise datafiles.bad("habitats", "market.toml", detail)
    return found


@datafiles.derived
def years_for(seats: int) -> Years:
    """Turns and points for a number of seats, checked against the stock of tiles."""
    read = datafiles.read("habitats", "years.toml", _Years).years
    found = next((years for years in read if years.seats == seats), None)
    if found is None:
        raise datafiles.bad("habitats", "years.toml", f"no years for {seats} seats")
    if min(found.turns) < 1 or sum(found.turns) > MOST_TURNS:
        detail = f"{seats} seats: 1 turn a year at least, {MOST_TURNS} in all at most"
        raise datafiles.bad("habitats", "years.toml", detail)
    if any(len(points) != seats for points in found.points):
        detail = f"{seats} seats: points for {seats} ranks expected in each year"
        raise datafiles.bad("habitats", "years.toml", detail)
    market = market_for(seats)
    # HAB-12: every turn takes one tile from the stock.
    needed = market.rows * market.columns - seats + seats * sum(found.turns)
    if needed > len(tiles()):
        detail = f"{seats} seats need {needed} tiles, {len(tiles())} are there"
        raise datafiles.bad("habitats", "tiles.toml", detail)
    return found


_FIELDS: Final[dict[Kind, tuple[str, ...]]] = {
    "animal": ("land", "demand", "vp"),
    "flower": ("land", "vp"),
    "tower": ("tower", "animal_vp", "flower_vp"),
    "tourist": ("land", "tourist"),
    "road": ("land", "vp", "roads"),
    "entrance": ("land", "roads"),
}
_FACE: Final = ("land", "demand", "vp", "tower", "animal_vp", "flower_vp", "tourist", "roads")


def fault(tile: Tile) -> str | None:
    """The fault of a tile (a missing, needless or impossible field), or None."""
    expected = _FIELDS[tile.kind]
    blank = Tile(id="", kind=tile.kind, name=tile.name)
    for field in _FACE:
        given = getattr(tile, field) != getattr(blank, field)
        if given and field not in expected:
            return f"{field}: not on a tile of kind {tile.kind}"
        if not given and field in expected and field != "vp":
            return f"{field}: expected on a tile of kind {tile.kind}"
    numbers = (tile.vp, tile.animal_vp, tile.flower_vp, *msgspec.structs.astuple(tile.demand))
    if not all(0 <= number <= 20 for number in numbers):
        return "vp or demand: 0 to 20 expected"
    if len(set(tile.roads)) != len(tile.roads) or len(tile.roads) > 3:
        return "roads: one to three different sides expected"
    return None
