"""Notes beside the park."""

from __future__ import annotations

from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.words.tiles import face, standing


def notes(view: View) -> tuple[Message, ...]:
    """The year, the goals with all standings, and the score of the own park."""
    told = []
    if view.to_act is not None:
        told.append(Message("habitats-note-year", {"year": view.year + 1, "left": view.left}))
    for goal in view.goals:
        id = "habitats-note-scored" if goal.scored else "habitats-note-goal"
        args: dict[str, Arg] = {"year": goal.year + 1, "goal": goal.name}
        told.append(Message(id, {**args, "seats": standing(goal.goal, goal.points, goal.measures)}))
    if view.hand is not None:
        args = {"who": SeatName(view.to_act or 0), "tile": face(view.hand)}
        told.append(Message("habitats-note-hand", args))
    if view.seat is not None:
        told.append(Message("habitats-note-park", {"vp": view.parks[view.seat].vp}))
    return tuple(told)
