"""What a turn brought: goals claimed, cards drawn, and what Gaia took."""

from __future__ import annotations

from hedgerow.core.companion import Luck
from hedgerow.core.text import Message
from hedgerow.games.earth.events import (
    Acted,
    DrewCards,
    FaunaClaimed,
    GaiaClaimed,
    GaiaGained,
    GameEnded,
    KeptCard,
    LookedCards,
    Planted,
    RecalledCard,
    Settled,
    TableauCompleted,
)
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.words.events import event


def luck(told: Luck[View]) -> Message | None:
    """A rival's claim or full tableau; Gaia's part; the cards that this seat drew; its action."""
    found = told.first(GameEnded)
    if told.mover != told.seat:
        found = found or told.first(TableauCompleted, FaunaClaimed)
    found = found or told.first(
        GaiaClaimed, DrewCards, KeptCard, LookedCards, RecalledCard, GaiaGained, Planted
    )
    found = found or told.first(FaunaClaimed, TableauCompleted, Acted, Settled)
    return None if found is None else event(told.after, found)
