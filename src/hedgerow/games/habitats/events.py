"""The events of Habitats. A tile is named by its id, as in the View."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from hedgerow.core.event import Event
from hedgerow.games.habitats.tiles import GoalId


class TileTaken(Event, frozen=True, tag="taken"):
    """A tile leaves the market, and the figure stands where it lay."""

    informs: ClassVar[bool] = False
    seat: int
    tile: str
    row: int
    column: int


class MarketFilled(Event, frozen=True, tag="filled"):
    """HAB-12: a tile from the stock, unknown until now, fills the space that the figure left."""

    tile: str
    row: int
    column: int


class TilePlaced(Event, frozen=True, tag="placed"):
    informs: ClassVar[bool] = False
    seat: int
    tile: str
    x: int
    y: int
    turn: int


class TileDiscarded(Event, frozen=True, tag="discarded"):
    """HAB-17: no cell of the park can take the tile."""

    informs: ClassVar[bool] = False
    seat: int
    tile: str


class GoalScored(Event, frozen=True, tag="goal"):
    """HAB-20: the points of each seat for a goal, and what was measured in its park."""

    informs: ClassVar[bool] = False
    year: int
    goal: GoalId
    points: tuple[int, ...]
    measures: tuple[tuple[int, ...], ...]


class ParksScored(Event, frozen=True, tag="parks"):
    """HAB-35: the end. It informs, because the shuffle is revealed with it."""

    points: tuple[int, ...]


HabitatsEvent: TypeAlias = (
    TileTaken | MarketFilled | TilePlaced | TileDiscarded | GoalScored | ParksScored
)
