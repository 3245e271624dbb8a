"""The position of a Habitats game; queries, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec import Struct

from hedgerow.core.text import Seat
from hedgerow.games import datafiles
from hedgerow.games.habitats.box import Box, TileNumber
from hedgerow.games.habitats.cells import Cell, Turn
from hedgerow.games.habitats.moves import Take
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.tiles import (
    SIDES,
    GoalId,
    market_for,
    years_for,
)

Space: TypeAlias = int
"""The number of a space of the market, row by row from the top left."""
Side: TypeAlias = int
"""The index of a side in `SIDES`, clockwise from north."""
Laid: TypeAlias = tuple[TileNumber, Cell, Turn]

NOTHING: Final = -1
"""No tile: on a market space with a figure, or in the hand."""
MOST_SPACES_IN_LINE: Final = 10
"""The most rows and columns of a market: the notation has letters for ten."""


_AHEAD: Final = tuple((side, side - 1 & 3, side + 1 & 3) for side in range(4))
"""The sides ahead, to the left and to the right of a figure, by the way it faces."""


class Layout(Struct, frozen=True, eq=False):
    """What depends on the number of seats: the market's shape, the years, points for goals."""

    seats: int
    rows: int
    columns: int
    starts: tuple[Space, ...]
    facing: tuple[Side, ...]
    """The initial spaces and directions of the figures, in seat order."""
    rays: tuple[tuple[tuple[Space, ...], ...], ...]
    """rays[space][side]: the spaces seen from a space in that direction, nearest first."""
    takes: tuple[Take, ...]
    """The move to each space."""
    turns: tuple[int, ...]
    """Turns of each seat in each year."""
    ends: tuple[int, ...]
    """The number of turns, of all seats together, that are over at the end of each year."""
    points: tuple[tuple[int, ...], ...]
    """points[year][rank]."""

    def __repr__(self) -> str:
        return f"Layout({self.seats})"

    def year(self, turn: int) -> int:
        """The year of a turn, from 0; 3 when the game is over."""
        return sum(turn >= end for end in self.ends)


@datafiles.derived
def layout_for(seats: int) -> Layout:
    """The layout for a number of seats (HAB-3, HAB-4, HAB-19, HAB-20)."""
    market, years = market_for(seats), years_for(seats)
    rows, columns = market.rows, market.columns
    # With more spaces around a figure than other figures, there is always a tile to take.
    fits = 2 <= rows <= MOST_SPACES_IN_LINE and 2 <= columns <= MOST_SPACES_IN_LINE
    if not fits or rows + columns - 2 < seats:
        detail = f"{seats} seats: 2 to {MOST_SPACES_IN_LINE} rows and columns expected"
        raise datafiles.bad("habitats", "market.toml", detail)
    rays = []
    for row in range(rows):
        for column in range(columns):
            north = (above * columns + column for above in range(row - 1, -1, -1))
            east = (row * columns + right for right in range(column + 1, columns))
            south = (below * columns + column for below in range(row + 1, rows))
            west = (row * columns + left for left in range(column - 1, -1, -1))
            rays.append((tuple(north), tuple(east), tuple(south), tuple(west)))
    return Layout(
        seats=seats,
        rows=rows,
        columns=columns,
        starts=tuple(figure.row * columns + figure.column for figure in market.figures),
        facing=tuple(SIDES.index(figure.facing) for figure in market.figures),
        rays=tuple(rays),
        takes=tuple(Take(row, column) for row in range(rows) for column in range(columns)),
        turns=years.turns,
        ends=tuple(seats * sum(years.turns[: year + 1]) for year in range(len(years.turns))),
        points=years.points,
    )


class Result(Struct, frozen=True):
    """The points of each seat for a goal, and the measures of the parks, in seat order."""

    year: int
    goal: GoalId
    points: tuple[int, ...]
    measures: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class State:
    """The mutable state; `clone` copies what can change and shares the rest."""

    layout: Layout
    box: Box
    goals: tuple[tuple[GoalId, ...], ...]
    """The goals of each year."""
    endless: bool
    """HAB-18."""
    first: Seat
    """The seat that begins (HAB-6)."""
    entrances: tuple[int, ...]
    """The number of each seat's entrance in the box (HAB-1)."""
    parks: list[Park]
    laid: list[tuple[Laid, ...]]
    """The tiles of each park in the order in which they were laid, without the entrance."""
    market: list[TileNumber]
    figures: list[Space]
    facing: list[Side]
    stock: tuple[TileNumber, ...]
    drawn: int
    """The number of tiles drawn from the front of the stock."""
    discards: tuple[TileNumber, ...]
    hand: TileNumber
    """The tile that the seat to act has to place."""
    turn: int
    """The number of turns that are over, of all seats together."""
    results: tuple[Result, ...]

    def clone(self) -> State:
        return State(
            self.layout,
            self.box,
            self.goals,
            self.endless,
            self.first,
            self.entrances,
            [park.clone() for park in self.parks],
            self.laid[:],
            self.market[:],
            self.figures[:],
            self.facing[:],
            self.stock,
            self.drawn,
            self.discards,
            self.hand,
            self.turn,
            self.results,
        )

    @property
    def seats(self) -> int:
        return self.layout.seats

    @property
    def to_act(self) -> Seat:
        return (self.first + self.turn) % self.layout.seats

    @property
    def over(self) -> bool:
        return self.turn == self.layout.ends[-1]

    def first_tile(self, space: Space, side: Side) -> Space:
        """The space of the first tile in a direction, or NOTHING (HAB-9)."""
        market = self.market
        for seen in self.layout.rays[space][side]:
            if market[seen] >= 0:
                return seen
        return NOTHING

    def reachable(self, seat: Seat) -> list[Space]:
        """HAB-8, HAB-10: the spaces of the tiles this seat may take: ahead, left, right."""
        market, facing = self.market, self.facing[seat]
        rays = self.layout.rays[self.figures[seat]]
        found = []
        for side in _AHEAD[facing]:
            for seen in rays[side]:  # as `first_tile`
                if market[seen] >= 0:
                    found.append(seen)
                    break
        if not found:
            found.append(self.behind(seat))
        return found

    def behind(self, seat: Seat) -> Space:
        """The space of the first tile at the back of this seat's figure."""
        return self.first_tile(self.figures[seat], self.facing[seat] + 2 & 3)

    def goal_points(self, seat: Seat) -> int:
        return sum(result.points[seat] for result in self.results)
