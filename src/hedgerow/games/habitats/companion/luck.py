"""What a turn brought: points at once, or a tile that came into the market."""

from __future__ import annotations

from hedgerow.core.companion import Luck
from hedgerow.core.text import Message
from hedgerow.games.habitats.events import GoalScored, MarketFilled, ParksScored, TilePlaced
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.words.events import event


def luck(told: Luck[View]) -> Message | None:
    """A goal; else the tile that came into the market, or what a rival's tile brought."""
    if goal := told.first(ParksScored, GoalScored):
        return event(told.after, goal)
    placed, filled = told.first(TilePlaced), told.first(MarketFilled)
    if placed is not None and told.mover != told.seat:
        points = told.after.parks[told.mover].vp - told.before.parks[told.mover].vp
        said = event(told.after, placed)
        return Message("habitats-luck-points", {"said": said, "points": points})
    shown = filled or placed
    return None if shown is None else event(told.after, shown)
