"""Tiles, demands and measures in words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games import datafiles
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.goals import Measure
from hedgerow.games.habitats.tiles import Demand, GoalId, Tile
from hedgerow.games.habitats.words.reasons import listed


def tile_of(id: str) -> Tile:
    """A park tile by its id."""
    components = box()
    return components.tiles[components.number[id]]


def name(id: str) -> Message:
    """The name of a tile."""
    return tile_of(id).name.message


def face(id: str) -> Message:
    """Everything printed on a tile, in a few words."""
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
    """The measure of a park for a goal, with its tie-breaks."""
    if goal in ("landscape_types", "flora"):
        return Message(f"habitats-park-measure-{goal}", {"first": measure[0], "second": measure[1]})
    if goal == "biggest_area":
        return Message(
            "habitats-park-measure-biggest_area", {"measure": ", ".join(map(str, measure))}
        )
    return Message(f"habitats-park-measure-{goal}", {"measure": measure[0]})


def standing(goal: GoalId, points: Sequence[int], measures: Sequence[Measure]) -> Message:
    """The measure and points of each park, in seat order."""
    return listed(
        Message(
            "habitats-standing",
            {"who": SeatName(seat), "measure": measured(goal, measure), "vp": vp},
        )
        for seat, (vp, measure) in enumerate(zip(points, measures, strict=True))
    )
