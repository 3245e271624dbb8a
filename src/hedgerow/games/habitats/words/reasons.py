"""The reasons for a tile's score, in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from hedgerow.core.text import Message
from hedgerow.games.habitats.cells import cell_at
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.scoring import TileScore


def why(park: Park, told: TileScore) -> Message:
    """The reason for one line of a park's breakdown."""
    tile = park.cells[cell_at(told.x, told.y)].tile
    match tile.kind:
        case "animal":
            return _habitat(told)
        case "tower":
            return _sights(park, told)
        case "tourist":
            if tile.tourist == "BIG":
                return Message("habitats-why-big", {"count": told.vp})
            return Message("habitats-why-many", {"count": told.vp})
        case "road":
            if told.met:
                return Message("habitats-why-road")
            bare = listed(Message(f"habitats-side-{side}") for side in told.bare)
            return Message("habitats-why-bare", {"sides": bare})
        case "flower":
            return Message("habitats-why-flower")
        case "entrance":
            return Message("habitats-why-entrance")


def _habitat(told: TileScore) -> Message:
    if not told.needs:
        return Message("habitats-why-content")
    wanted = listed(_count(need.what, need.wanted) for need in told.needs)
    found = listed(_count(need.what, need.found) for need in told.needs)
    if told.met:
        return Message("habitats-why-met", {"wanted": wanted, "found": found})
    lacking = listed(
        _count(need.what, need.wanted - need.found)
        for need in told.needs
        if need.found < need.wanted
    )
    return Message("habitats-why-unmet", {"wanted": wanted, "found": found, "lacking": lacking})


def _count(what: str, count: int) -> Message:
    return Message(f"habitats-demand-{what}", {"count": count})


def _sights(park: Park, told: TileScore) -> Message:
    if not told.sights:
        return Message("habitats-why-nothing")
    seen = listed(
        Message(
            "habitats-sight",
            {"name": park.cells[cell_at(sight.x, sight.y)].tile.name.message, "vp": sight.vp},
        )
        for sight in told.sights
    )
    return Message("habitats-why-sights", {"seen": seen})


def listed(parts: Iterable[Message]) -> Message:
    """Messages joined as a list; there is at least one."""
    *first, last = parts
    return reduce(
        lambda rest, part: Message("list-and", {"first": part, "rest": rest}), reversed(first), last
    )
