"""What turned up: battles won and lost, and the hand that was drawn."""

from __future__ import annotations

from hedgerow.core.companion import Luck
from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games.tournoi.events import DrewCards, Fought, Replaced, TookToken
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.words.events import event


def luck(told: Luck[View]) -> Message | None:
    """The battles of this seat, if there were any; else a token, a replacement or its new hand."""
    fought = [each for each in told.events if isinstance(each, Fought)]
    drew = told.first(DrewCards)
    if not fought:
        found = told.first(TookToken, Replaced, DrewCards)
        return None if found is None else event(told.after, found)
    won = sum(told.seat in each.winners for each in fought)
    args: dict[str, Arg] = {"seat": SeatName(told.seat), "won": won, "fought": len(fought)}
    said = Message("tournoi-luck-battles", args)
    if drew is None:
        return said
    return Message("list-lines", {"first": said, "rest": event(told.after, drew)})
