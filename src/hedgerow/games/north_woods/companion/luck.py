"""What a turn brought: cards that came at the right moment, or were lost."""

from __future__ import annotations

from hedgerow.core.companion import Luck
from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games.north_woods.events import (
    Adopted,
    Aimed,
    DrewCard,
    Fell,
    HabitatDeclared,
    HandsPassed,
    Named,
    Opened,
    Played,
    Refilled,
    Reshuffled,
    Seized,
    SetAlight,
    SpringCame,
    Stalled,
    Took,
    Used,
    WinterFell,
)
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.words.events import event
from hedgerow.games.north_woods.words.names import listed

STREAK = 3
"""As many good draws in a row are worth a word."""


def luck(told: Luck[View]) -> Message | None:
    """The end, what was struck, then the cards drawn from the deck, then what else happened."""
    struck = told.first(
        HabitatDeclared, Stalled, Seized, Adopted, SetAlight, Aimed, HandsPassed, WinterFell, Named
    )
    if struck is not None:
        return event(told.after, struck)
    drawn = [each.card for each in told.events if isinstance(each, DrewCard)]
    if drawn and told.mover == told.seat:
        return _drawn(told, drawn)
    found = told.first(Fell, Used, SpringCame, Reshuffled, Refilled, Took, Played, Opened)
    return None if found is None else event(told.after, found)


def _drawn(told: Luck[View], drawn: list[str]) -> Message:
    """The cards drawn: laid at once, or kept for later."""
    laid = [each.card for each in told.events if isinstance(each, Played) and each.card in drawn]
    args: dict[str, Arg] = {"seat": SeatName(told.seat), "cards": listed(laid or drawn)}
    if not (laid and told.good):
        return Message("north-woods-luck-drawn", args)
    if told.streak < STREAK:
        return Message("north-woods-luck-laid", args)
    return Message("north-woods-luck-streak", {**args, "streak": told.streak})
