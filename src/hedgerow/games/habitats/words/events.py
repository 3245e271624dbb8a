"""Events in words."""

from __future__ import annotations

from typing import assert_never, cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games.habitats.events import (
    GoalScored,
    HabitatsEvent,
    MarketFilled,
    ParksScored,
    TileDiscarded,
    TilePlaced,
    TileTaken,
)
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import space_name
from hedgerow.games.habitats.tiles import goals
from hedgerow.games.habitats.words.reasons import listed
from hedgerow.games.habitats.words.tiles import face, name, standing


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
                "habitats-event-goal", {**args, "seats": standing(goal, points, measures)}
            )
        case ParksScored(points):
            seats = listed(
                Message("habitats-park-points", {"who": SeatName(seat), "vp": vp})
                for seat, vp in enumerate(points)
            )
            return Message("habitats-event-parks", {"seats": seats})
    assert_never(told)
