"""What an answer meant: how far it narrowed the habitat down."""

from __future__ import annotations

from hedgerow.core.companion import Luck
from hedgerow.core.text import Message
from hedgerow.games.cryptid.deduction import Knowledge
from hedgerow.games.cryptid.events import (
    Answered,
    Asked,
    CubePlaced,
    Drawn,
    HabitatFound,
    HintGiven,
    Searched,
)
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.words.events import event


def luck(told: Luck[View]) -> Message | None:
    """The answer, and how many hexes it left to this seat."""
    kinds = HabitatFound, Drawn, HintGiven, Asked, Answered, Searched, CubePlaced
    found = told.first(*kinds)
    if found is None:
        return None
    said = event(told.after, found)
    if isinstance(found, HabitatFound | Drawn):
        return said
    before, after = _possible(told.before), _possible(told.after)
    if after == before:
        return said
    return Message("cryptid-luck-left", {"said": said, "before": before, "after": after})


def _possible(view: View) -> int:
    """The number of hexes that the seat thinks possible."""
    return len(Knowledge.of(view, "joint").posterior())
