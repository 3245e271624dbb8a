"""`box` and `parks`: the tiles to choose from, and parks laid tile by tile beside a real box.

The companion page holds what people lay; these tools score it. A park that breaks a rule of laying
is scored all the same, and the tile at fault is named: on a real table it lies there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from hedgerow.core.companion import Clerk, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games.habitats.cells import ENTRANCE, REACH, STEPS, Cell, cell_at, place_of
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.goals import Measure, goal_points, goal_ranks, measure
from hedgerow.games.habitats.hidden import Face, Lack, face_of
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.scoring import TileScore, score
from hedgerow.games.habitats.tiles import (
    GoalId,
    Kind,
    Tile,
    entrances,
    fault,
    goals,
    tiles,
    years_for,
)
from hedgerow.games.habitats.words import measured
from hedgerow.games.habitats.words.reasons import why

_FEWEST, _MOST = 2, 5
"""The number of seats for which goals have points."""

_Id: TypeAlias = Annotated[str, Meta(max_length=40)]
_Place: TypeAlias = Annotated[int, Meta(ge=1 - REACH, le=REACH - 1)]


class BoxRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty request: there is only one box."""


class GoalName(Struct, frozen=True):
    goal: GoalId
    name: Message


class TilesPage(Struct, frozen=True):
    """Everything that a park can be made of."""

    tiles: tuple[Face, ...]
    entrances: tuple[Face, ...]
    goals: tuple[GoalName, ...]


def box_page(request: BoxRequest, clerk: Clerk) -> TilesPage:
    """The tiles, entrances and goals of the box, as JSON."""
    return TilesPage(
        tuple(map(face_of, tiles())),
        tuple(face_of(entrance.tile) for entrance in entrances()),
        tuple(GoalName(id, goal.name.message) for id, goal in goals().items()),
    )


class PutTile(Struct, frozen=True, forbid_unknown_fields=True):
    tile: _Id
    x: _Place
    y: _Place
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


class PutPark(Struct, frozen=True, forbid_unknown_fields=True):
    entrance: _Id
    tiles: Annotated[tuple[PutTile, ...], Meta(max_length=60)] = ()


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A cell of a park: what would each tile bring there?"""

    park: Annotated[int, Meta(ge=0, lt=_MOST)]
    x: _Place
    y: _Place


class ParksRequest(Struct, frozen=True, forbid_unknown_fields=True):
    parks: Annotated[tuple[PutPark, ...], Meta(min_length=1, max_length=_MOST)]
    goals: Annotated[tuple[GoalId | None, ...], Meta(max_length=3)] = ()
    """The goal of each year; None where it is not known yet."""
    own: Annotated[tuple[Tile, ...], Meta(max_length=150)] = ()
    """Printed tiles that the box of ours lacks, or has otherwise."""
    cell: Asked | None = None


class TileLine(Struct, frozen=True):
    """A tile where it lies, its points, and why."""

    x: int
    y: int
    vp: int
    met: bool
    lacks: tuple[Lack, ...]
    why: Message
    rule: str
    """The rule of laying that it breaks; empty if none."""


class ParkLines(Struct, frozen=True):
    tiles: tuple[TileLine, ...]
    """In the order in which they were given, after the entrance."""
    vp: int
    kinds: dict[Kind, int]
    """Points by the kind of tile."""
    goals: int
    total: int
    rank: int
    open: tuple[tuple[int, int], ...]
    """Where a tile without roads may go."""
    spare: int
    """Tiles beyond the turns of a seat; 0 as long as there is room."""


class GoalStanding(Struct, frozen=True):
    measure: Message
    rank: int
    points: int


class GoalLine(Struct, frozen=True):
    year: int
    goal: GoalId
    name: Message
    standings: tuple[GoalStanding, ...]
    """In the order of the parks."""


class TileEffect(Struct, frozen=True):
    """What a tile changes: its own points, or those of a tile around."""

    tile: str
    x: int
    y: int
    vp: int


class TurnOffer(Struct, frozen=True):
    turn: int
    vp: int


class TileOffer(Struct, frozen=True):
    """What a tile would add on the cell, turned in the best way."""

    tile: str
    left: int
    """Tiles like it that lie in no park."""
    turns: tuple[TurnOffer, ...]
    """The turns in which it may lie there, best first; none if the rules forbid it."""
    lacks: tuple[Lack, ...]
    why: Message | None
    effects: tuple[TileEffect, ...]


class TakenTile(Struct, frozen=True):
    """A tile that lies in a park already."""

    tile: str
    park: int


class ParksPage(Struct, frozen=True):
    parks: tuple[ParkLines, ...]
    goals: tuple[GoalLine, ...]
    offers: tuple[TileOffer, ...]
    taken: tuple[TakenTile, ...]


def lay_parks(request: ParksRequest, clerk: Clerk) -> ParksPage:
    """Score parks laid tile by tile, with reasons and goals, as JSON."""
    return _Laying(request).page()


class _Laying:
    def __init__(self, request: ParksRequest) -> None:
        self._request = request
        self._known = _known(request.own)
        self._rules: list[list[str]] = []
        self._parks = [self._lay(given) for given in request.parks]

    def _tile(self, id: str) -> Tile:
        tile = self._known.get(id)
        if tile is None:
            raise BadInput("error-habitats-no-tile", tile=id)
        return tile

    def _lay(self, given: PutPark) -> Park:
        entrance = self._tile(given.entrance)
        if entrance.kind != "entrance":
            raise BadInput("error-habitats-no-tile", tile=given.entrance)
        park = Park(entrance)
        for put in given.tiles:
            tile = self._tile(put.tile)
            cell = cell_at(put.x, put.y)
            if cell in park.cells or tile.kind == "entrance":
                raise BadInput("error-habitats-cell-twice", x=str(put.x), y=str(put.y))
            park.put(cell, tile.turned[put.turn])
        reached = _reached(park)
        self._rules.append([_broken(park, reached, put) for put in given.tiles])
        return park

    # The answer

    def page(self) -> ParksPage:
        standing = list(self._goals())
        lines = [self._lines(number, standing) for number in range(len(self._parks))]
        totals = [line.total for line in lines]
        ranked = [1 + sum(other > total for other in totals) for total in totals]
        return ParksPage(
            tuple(replace(line, rank=rank) for line, rank in zip(lines, ranked, strict=True)),
            tuple(standing),
            tuple(self._offers()),
            tuple(
                TakenTile(put.tile, number)
                for number, given in enumerate(self._request.parks)
                for put in given.tiles
            ),
        )

    def _lines(self, number: int, standing: Sequence[GoalLine]) -> ParkLines:
        park, given = self._parks[number], self._request.parks[number]
        breakdown = score(park)
        by_place = {(tile.x, tile.y): tile for tile in breakdown.tiles}
        places = [(0, 0), *((put.x, put.y) for put in given.tiles)]
        kinds: dict[Kind, int] = {}
        for (x, y), told in by_place.items():
            kind = park.cells[cell_at(x, y)].kind
            kinds[kind] = kinds.get(kind, 0) + told.vp
        won = sum(goal.standings[number].points for goal in standing)
        seats = min(max(len(self._parks), _FEWEST), _MOST)
        return ParkLines(
            tuple(
                TileLine(
                    x,
                    y,
                    by_place[x, y].vp,
                    by_place[x, y].met,
                    _lacks(by_place[x, y]),
                    why(park, by_place[x, y]),
                    rule,
                )
                for (x, y), rule in zip(places, ["", *self._rules[number]], strict=True)
            ),
            breakdown.total,
            kinds,
            won,
            breakdown.total + won,
            0,
            tuple(sorted(place_of(cell) for cell in park.open if cell not in park.cells)),
            max(0, len(given.tiles) - sum(years_for(seats).turns)),
        )

    def _goals(self) -> Iterator[GoalLine]:
        seats = len(self._parks)
        for year, goal in enumerate(self._request.goals):
            if goal is None:
                continue
            found: list[Measure] = [measure(goal, park) for park in self._parks]
            ranks = goal_ranks(goal, found)
            points = (0,) * seats
            if seats >= _FEWEST:
                points = goal_points(goal, found, years_for(seats).points[year])
            yield GoalLine(
                year,
                goal,
                goals()[goal].name.message,
                tuple(
                    GoalStanding(measured(goal, found[at]), ranks[at], points[at])
                    for at in range(seats)
                ),
            )

    def _offers(self) -> Iterator[TileOffer]:
        asked = self._request.cell
        if asked is None or asked.park >= len(self._parks):
            return
        park, cell = self._parks[asked.park], cell_at(asked.x, asked.y)
        if cell in park.cells:
            return
        gains = Gains(park)
        used = {put.tile for given in self._request.parks for put in given.tiles}
        free: dict[str, list[Tile]] = {}
        for tile in self._known.values():
            if tile.kind != "entrance":
                free.setdefault(_alike(tile), []).append(tile)
        for copies in free.values():
            left = [tile for tile in copies if tile.id not in used]
            yield self._offer(gains, cell, (left or copies)[0], len(left))

    def _offer(self, gains: Gains, cell: Cell, tile: Tile, left: int) -> TileOffer:
        turns = sorted(
            (
                TurnOffer(turn, gains.total(cell, tile.turned[turn]))
                for at, turn in spots(gains.park, tile)
                if at == cell
            ),
            key=lambda offer: -offer.vp,
        )
        if not turns:
            return TileOffer(tile.id, left, (), (), None, ())
        laid = tile.turned[turns[0].turn]
        changes = gains.changes(cell, laid)
        after = gains.park.clone()
        after.put(cell, laid)
        told = next(one for one in score(after).tiles if cell_at(one.x, one.y) == cell)
        around = [
            TileEffect(after.cells[at].tile.id, *place_of(at), vp)
            for at, vp in sorted(changes.items(), key=lambda change: -change[1])
            if vp and at != cell
        ]
        own = TileEffect(tile.id, *place_of(cell), changes[cell])
        return TileOffer(
            tile.id, left, tuple(turns), _lacks(told), why(after, told), (own, *around)
        )


def _known(own: Sequence[Tile]) -> dict[str, Tile]:
    """The tiles of the box by id; tiles of one's own take the place of ours."""
    known = {tile.id: tile for tile in (*(entrance.tile for entrance in entrances()), *tiles())}
    for tile in own:
        wrong = fault(tile)
        if wrong is not None:
            raise BadInput("error-habitats-own-tile", tile=tile.id[:40], detail=wrong)
        known[tile.id] = tile
    return known


def _reached(park: Park) -> set[Cell]:
    """The cells that hang together with the entrance."""
    order, seen = [ENTRANCE], {ENTRANCE}
    for cell in order:
        for step in STEPS:
            if cell + step in park.cells and cell + step not in seen:
                seen.add(cell + step)
                order.append(cell + step)
    return seen


def _broken(park: Park, reached: set[Cell], put: PutTile) -> str:
    """The rule of laying that a tile breaks, whatever the order in which the park was entered."""
    cell = cell_at(put.x, put.y)
    laid = park.cells[cell]
    if put.turn not in laid.tile.turns:
        return "HAB-16"
    if put.x == 0 and put.y < 0:
        return "HAB-14"
    towards = [
        cell + step
        for side, step in enumerate(STEPS)
        if cell + step in park.cells and park.cells[cell + step].roads >> (side + 2) % 4 & 1
    ]
    if towards or any(cell + step in park.cells for step in laid.road_steps):
        return "HAB-15"
    return "" if cell in reached else "HAB-13"


def _lacks(told: TileScore) -> tuple[Lack, ...]:
    return tuple(
        Lack(need.what, need.wanted - need.found) for need in told.needs if need.found < need.wanted
    )


_COPY: Final = re.compile(r"-\d+$")


def _alike(tile: Tile) -> str:
    """Copies of one tile are numbered: they are one choice."""
    return _COPY.sub("", tile.id)


BOX: Final = Tool(BoxRequest, TilesPage, box_page, page=True)
PARKS: Final = Tool(ParksRequest, ParksPage, lay_parks, page=True)
