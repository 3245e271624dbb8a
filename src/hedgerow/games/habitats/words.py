"""Habitats in words: tiles, moves, events and notes as messages; the prose is in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

import msgspec

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games import datafiles
from hedgerow.games.habitats.drawing import draw
from hedgerow.games.habitats.events import (
    GoalScored,
    HabitatsEvent,
    MarketFilled,
    ParksScored,
    TileDiscarded,
    TilePlaced,
    TileTaken,
)
from hedgerow.games.habitats.goals import Measure
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import Move, Place, Take, space_name
from hedgerow.games.habitats.reasons import listed
from hedgerow.games.habitats.state import open_box
from hedgerow.games.habitats.tiles import SIDES, Demand, GoalId, Tile, goals

__all__ = ["demand", "draw", "event", "face", "group", "measured", "move", "name", "notes"]


# Tiles


def tile_of(id: str) -> Tile:
    """A park tile by its id."""
    box = open_box()
    return box.tiles[box.number[id]]


def name(id: str) -> Message:
    """What a tile is called."""
    return tile_of(id).name.message


def face(id: str) -> Message:
    """All that is printed on a tile, in a few words."""
    return _face(tile_of(id))


@datafiles.derived
def _face(tile: Tile) -> Message:
    called = tile.name.message
    match tile.kind:
        case "animal":
            args: dict[str, Arg] = {"name": called, "vp": tile.vp, "demand": demand(tile.demand)}
            return Message("habitats-face-animal", {**args, "land": _land(tile)})
        case "flower":
            return Message("habitats-face-flower", {"name": called, "vp": tile.vp})
        case "tower":
            worth: dict[str, Arg] = {"animal": tile.animal_vp, "flower": tile.flower_vp}
            return Message("habitats-face-tower", {"name": called, **worth})
        case "tourist":
            id = "habitats-face-big" if tile.tourist == "BIG" else "habitats-face-many"
            return Message(id, {"name": called})
        case "road":
            return Message("habitats-face-road", {"name": called, "vp": tile.vp})
        case "entrance":
            return called


def _land(tile: Tile) -> Message:
    return Message(f"habitats-land-{tile.land}")


def demand(wanted: Demand) -> Message:
    """What an animal demands: "3 grassland, 1 water"."""
    return listed(
        Message(f"habitats-demand-{what}", {"count": count})
        for what, count in msgspec.structs.asdict(wanted).items()
        if count
    )


def measured(goal: GoalId, measure: Measure) -> Message:
    """What a goal found in a park, with its tie-breaks."""
    if goal in ("landscape_types", "flora"):
        return Message(f"park-measure-{goal}", {"first": measure[0], "second": measure[1]})
    if goal == "biggest_area":
        return Message("park-measure-biggest_area", {"measure": ", ".join(map(str, measure))})
    return Message(f"park-measure-{goal}", {"measure": measure[0]})


# Moves


def move(view: View, move: Move) -> Message:
    match move:
        case Take(row, column):
            taken = view.market[row * view.columns + column]
            assert taken is not None
            at = space_name(row, column)
            return Message("habitats-move-take", {"tile": face(taken), "at": at})
        case Place(x, y, turn):
            args: dict[str, Arg] = {"at": f"{x},{y}", "beside": _beside(view, x, y)}
            tile = tile_of(view.hand or "")
            if len(tile.turns) == 1 and not tile.roads:
                return Message("habitats-move-place", args)
            roads = tile.turned[turn].roads
            sides = listed(
                Message(f"habitats-side-{side}") for at, side in enumerate(SIDES) if roads >> at & 1
            )
            return Message("habitats-move-place-road", {**args, "sides": sides})
    assert_never(move)


def _beside(view: View, x: int, y: int) -> Message:
    """The tiles next to a cell of the park of the seat to act."""
    near = {(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)}
    lying = view.parks[view.to_act or 0].tiles
    return listed(
        Message("habitats-entrance") if at == 0 else name(one.tile)
        for at, one in enumerate(lying)
        if (one.x, one.y) in near
    )


def group(view: View, move: Move) -> Message:
    match move:
        case Take():
            return Message("habitats-group-market")
        case Place(_, y):
            return Message("habitats-group-row", {"row": str(y)})
    assert_never(move)


# Events


def event(view: View, event: Event) -> Message:
    told = cast(HabitatsEvent, event)
    match told:
        case TileTaken(seat, tile, row, column):
            args: dict[str, Arg] = {"who": SeatName(seat), "tile": name(tile)}
            return Message("habitats-event-taken", {**args, "at": space_name(row, column)})
        case MarketFilled(tile, row, column):
            at = space_name(row, column)
            return Message("habitats-event-filled", {"tile": face(tile), "at": at})
        case TilePlaced(seat, tile, x, y):
            args = {"who": SeatName(seat), "tile": name(tile)}
            return Message("habitats-event-placed", {**args, "at": f"{x},{y}"})
        case TileDiscarded(seat, tile):
            args = {"who": SeatName(seat), "tile": name(tile)}
            return Message("habitats-event-discarded", args)
        case GoalScored(year, goal, points, measures):
            args = {"year": year + 1, "goal": goals()[goal].name.message}
            return Message(
                "habitats-event-goal", {**args, "seats": _standing(goal, points, measures)}
            )
        case ParksScored(points):
            seats = listed(
                Message("habitats-park-points", {"who": SeatName(seat), "vp": vp})
                for seat, vp in enumerate(points)
            )
            return Message("habitats-event-parks", {"seats": seats})
    assert_never(told)


def _standing(goal: GoalId, points: Sequence[int], measures: Sequence[Measure]) -> Message:
    """What was measured in each park and what it is worth, in seat order."""
    return listed(
        Message(
            "habitats-standing",
            {"who": SeatName(seat), "measure": measured(goal, measure), "vp": vp},
        )
        for seat, (vp, measure) in enumerate(zip(points, measures, strict=True))
    )


# Notes


def notes(view: View) -> tuple[Message, ...]:
    """The year, the goals with everybody's standing, and what one's own park scores."""
    told = []
    if view.to_act is not None:
        told.append(Message("habitats-note-year", {"year": view.year + 1, "left": view.left}))
    for goal in view.goals:
        id = "habitats-note-scored" if goal.scored else "habitats-note-goal"
        args: dict[str, Arg] = {"year": goal.year + 1, "goal": goal.name}
        told.append(
            Message(id, {**args, "seats": _standing(goal.goal, goal.points, goal.measures)})
        )
    if view.hand is not None:
        args = {"who": SeatName(view.to_act or 0), "tile": face(view.hand)}
        told.append(Message("habitats-note-hand", args))
    if view.seat is not None:
        told.append(Message("habitats-note-park", {"vp": view.parks[view.seat].vp}))
    return tuple(told)
