"""What a seat may know: everything but the order of the stock; and `determinize`."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.habitats.box import Box, TileNumber, box
from hedgerow.games.habitats.cells import Turn, cell_at, place_of
from hedgerow.games.habitats.goals import Measure, goal_points, measure
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.scoring import Survey, needs
from hedgerow.games.habitats.state import NOTHING, Laid, Layout, Result, Space, State, layout_for
from hedgerow.games.habitats.tiles import (
    SIDES,
    Demand,
    GoalId,
    Kind,
    Land,
    Name,
    Side,
    Tile,
    Tourist,
    Tower,
    goals,
)


class Face(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A tile as printed, for display."""

    tile: str
    kind: Kind
    name: Name
    land: Land | None = None
    demand: Demand = Demand()
    vp: int = 0
    tower: Tower | None = None
    animal_vp: int = 0
    flower_vp: int = 0
    tourist: Tourist | None = None
    roads: tuple[Side, ...] = ()
    proposed: bool = False
    """Whether a field is our own proposal, since the printed set is not published."""


class Lack(Struct, frozen=True):
    """What an animal still needs."""

    what: str
    """A landscape, or flower."""
    count: int


class Standing(Struct, frozen=True, omit_defaults=True):
    """A tile in a park, its current score, and what it lacks."""

    tile: str
    x: int
    y: int
    vp: int
    turn: Turn = 0
    met: bool = True
    """False for an animal without its habitat and for a road that lacks a neighbour."""
    lacks: tuple[Lack, ...] = ()


class ParkView(Struct, frozen=True):
    """A park: the entrance, then the tiles in the order in which they were laid."""

    tiles: tuple[Standing, ...]
    vp: int


class FigureView(Struct, frozen=True):
    row: int
    column: int
    facing: Side


class GoalView(Struct, frozen=True):
    """A goal of a year, with the current standings, or the result once it is scored."""

    year: int
    goal: GoalId
    name: Message
    worth: tuple[int, ...]
    """The points of the first, second, ... rank."""
    scored: bool
    measures: tuple[Measure, ...]
    """The measure of each park with its tie-breaks, in seat order."""
    points: tuple[int, ...]
    """The points once it is scored; until then, what the seats would get now."""


class View(Struct, frozen=True):
    """What a seat sees; the same for every seat and for spectators."""

    seat: Seat | None
    rows: int
    columns: int
    market: tuple[str | None, ...]
    """The tiles row by row; None where a figure stands."""
    figures: tuple[FigureView, ...]
    stock: int
    discards: tuple[str, ...]
    parks: tuple[ParkView, ...]
    hand: str | None
    """The tile that the seat to act has to place."""
    turn: int
    """The number of turns that are over, of all seats together."""
    turns: tuple[int, ...]
    """Turns of each seat in each year."""
    year: int
    """From 0; 3 when the game is over."""
    left: int
    """The turns left this year for the seat to act, the current one included."""
    to_act: Seat | None
    goals: tuple[GoalView, ...]
    endless: bool
    first: Seat
    """The seat that begins every round."""
    tiles: tuple[Face, ...]
    """Every tile in view: the seats' entrances, then the others."""

    @property
    def seats(self) -> int:
        return len(self.figures)


class _Open(NamedTuple):
    """The open part of a position, from which views are made."""

    layout: Layout
    box: Box
    goals: tuple[tuple[GoalId, ...], ...]
    endless: bool
    first: Seat
    entrances: tuple[int, ...]
    laid: tuple[tuple[Laid, ...], ...]
    market: tuple[TileNumber, ...]
    figures: tuple[Space, ...]
    facing: tuple[int, ...]
    stock: int
    discards: tuple[TileNumber, ...]
    hand: TileNumber
    turn: int
    results: tuple[Result, ...]


def view(state: State, seat: Seat | None) -> View:
    shown = _show(
        _Open(
            state.layout,
            state.box,
            state.goals,
            state.endless,
            state.first,
            state.entrances,
            tuple(state.laid),
            tuple(state.market),
            tuple(state.figures),
            tuple(state.facing),
            len(state.stock) - state.drawn,
            state.discards,
            state.hand,
            state.turn,
            state.results,
        )
    )
    return shown if seat is None else replace(shown, seat=seat)


@lru_cache(maxsize=512)  # every seat sees the same
def _show(now: _Open) -> View:
    layout, box = now.layout, now.box
    names = box.tiles
    year, over = layout.year(now.turn), now.turn == layout.ends[-1]
    held = () if now.hand == NOTHING else (now.hand,)
    open = (*now.market, *held, *now.discards, *(tile[0] for laid in now.laid for tile in laid))
    return View(
        seat=None,
        rows=layout.rows,
        columns=layout.columns,
        market=tuple(None if tile == NOTHING else names[tile].id for tile in now.market),
        figures=tuple(
            FigureView(*divmod(space, layout.columns), SIDES[facing])
            for space, facing in zip(now.figures, now.facing, strict=True)
        ),
        stock=now.stock,
        discards=tuple(names[tile].id for tile in now.discards),
        parks=tuple(
            _park(box, gate, now.endless, laid)
            for gate, laid in zip(now.entrances, now.laid, strict=True)
        ),
        hand=None if now.hand == NOTHING else names[now.hand].id,
        turn=now.turn,
        turns=layout.turns,
        year=year,
        left=0 if over else (layout.ends[year] - now.turn - 1) // layout.seats + 1,
        to_act=None if over else (now.first + now.turn) % layout.seats,
        goals=_goals(now),
        endless=now.endless,
        first=now.first,
        tiles=_faces(box, now.entrances, tuple(sorted(tile for tile in open if tile >= 0))),
    )


@lru_cache(maxsize=512)  # the same parks are seen by every seat, move after move
def _park(box: Box, gate: int, endless: bool, laid: tuple[Laid, ...]) -> ParkView:
    return park_view(_built(box, gate, endless, laid))


def park_view(park: Park) -> ParkView:
    """A park as it is shown: each tile with its score and what it lacks."""
    survey = Survey(park)
    tiles = []
    for cell, placed in park.cells.items():
        lacks: tuple[Lack, ...] = ()
        met = True
        if placed.kind == "animal":
            met = cell in survey.met
            lacks = tuple(
                Lack(need.what, need.wanted - need.found)
                for need in needs(park, cell, placed)
                if need.found < need.wanted
            )
        elif placed.kind == "road":
            met = all(cell + step in park.cells for step in placed.open_steps)
        x, y = place_of(cell)
        vp = survey.points[cell]
        tiles.append(Standing(placed.tile.id, x, y, vp, placed.turn, met, lacks))
    return ParkView(tuple(tiles), sum(survey.points.values()))


def _build(box: Box, gate: int, endless: bool, laid: tuple[Laid, ...]) -> Park:
    return _built(box, gate, endless, laid).clone()


@lru_cache(maxsize=512)  # determinize asks for the same parks again and again
def _built(box: Box, gate: int, endless: bool, laid: tuple[Laid, ...]) -> Park:
    park = Park(box.entrances[gate], endless=endless)
    for tile, cell, turn in laid:
        park.put(cell, box.tiles[tile].turned[turn])
    return park


@lru_cache(maxsize=512)
def _measure(goal: GoalId, box: Box, gate: int, laid: tuple[Laid, ...]) -> Measure:
    return measure(goal, _built(box, gate, False, laid))


def _goals(now: _Open) -> tuple[GoalView, ...]:
    results = {result.goal: result for result in now.results}
    shown = []
    for year, ids in enumerate(now.goals):
        worth = now.layout.points[year]
        for goal in ids:
            name, result = goals()[goal].name.message, results.get(goal)
            if result is None:
                measures = tuple(
                    _measure(goal, now.box, gate, laid)
                    for gate, laid in zip(now.entrances, now.laid, strict=True)
                )
                points = goal_points(goal, measures, worth)
            else:
                measures, points = result.measures, result.points
            shown.append(GoalView(year, goal, name, worth, result is not None, measures, points))
    return tuple(shown)


@lru_cache(maxsize=512)
def _faces(box: Box, gates: tuple[int, ...], open: tuple[TileNumber, ...]) -> tuple[Face, ...]:
    shown = (*(box.entrances[gate] for gate in gates), *(box.tiles[tile] for tile in open))
    return tuple(map(face_of, shown))


@lru_cache(maxsize=512)
def face_of(tile: Tile) -> Face:
    """A tile as printed."""
    return Face(
        tile=tile.id,
        kind=tile.kind,
        name=tile.name,
        land=tile.land,
        demand=tile.demand,
        vp=tile.vp,
        tower=tile.tower,
        animal_vp=tile.animal_vp,
        flower_vp=tile.flower_vp,
        tourist=tile.tourist,
        roads=tile.roads,
        proposed=bool(tile.proposed),
    )


def laid_in(view: View, seat: Seat) -> tuple[Laid, ...]:
    """The tiles of a park by number, in the order in which they were laid, without the entrance."""
    number = box().number
    return tuple(
        (number[tile.tile], cell_at(tile.x, tile.y), tile.turn)
        for tile in view.parks[seat].tiles[1:]
    )


def gate_of(view: View, seat: Seat) -> int:
    """The number of a seat's entrance in the box."""
    id = view.parks[seat].tiles[0].tile
    return next(gate for gate, tile in enumerate(box().entrances) if tile.id == id)


def park_of(view: View, seat: Seat) -> Park:
    """A park of a view as a Park, to measure it."""
    return _build(box(), gate_of(view, seat), view.endless, laid_in(view, seat))


def determinize(view: View, rng: Rng) -> State:
    """A full state consistent with this view; every order of the unseen tiles is equally likely."""
    layout, components = layout_for(view.seats), box()
    number = components.number
    market = [NOTHING if tile is None else number[tile] for tile in view.market]
    laid = [laid_in(view, seat) for seat in range(view.seats)]
    gates = tuple(gate_of(view, seat) for seat in range(view.seats))
    hand = NOTHING if view.hand is None else number[view.hand]
    discards = tuple(number[tile] for tile in view.discards)
    seen = {hand, *market, *discards, *(tile[0] for park in laid for tile in park)}
    stock = [tile for tile in range(len(components.tiles)) if tile not in seen]
    rng.shuffle(stock)
    year_goals: list[tuple[GoalId, ...]] = [() for _ in view.turns]
    for goal in view.goals:
        year_goals[goal.year] += (goal.goal,)
    return State(
        layout=layout,
        box=components,
        goals=tuple(year_goals),
        endless=view.endless,
        first=view.first,
        entrances=gates,
        parks=[
            _build(components, gate, view.endless, each)
            for gate, each in zip(gates, laid, strict=True)
        ],
        laid=laid,
        market=market,
        figures=[figure.row * view.columns + figure.column for figure in view.figures],
        facing=[SIDES.index(figure.facing) for figure in view.figures],
        stock=tuple(stock),
        drawn=0,
        discards=discards,
        hand=hand,
        turn=view.turn,
        results=tuple(
            Result(goal.year, goal.goal, goal.points, goal.measures)
            for goal in view.goals
            if goal.scored
        ),
    )
