"""Notes beside the table."""

from __future__ import annotations

from collections.abc import Sequence

from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.north_woods.frames import (
    Acting,
    Aggression,
    Closing,
    Covering,
    Keeping,
    Placing,
    Start,
)
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.words.names import card_at, card_name, listed


def notes(view: View) -> tuple[Message, ...]:
    """The hand, the subject of the question, known cards of other hands, bans and limits."""
    said: list[Message] = []
    if view.seat is not None:
        said.append(Message("north-woods-note-hand", {"cards": listed(view.hand)}))
        if view.aside:
            said.append(Message("north-woods-note-aside", {"cards": listed(view.aside)}))
    said += _question(view)
    for seat, known in enumerate(view.known):
        if known:
            args: dict[str, Arg] = {"who": SeatName(seat), "cards": listed(known)}
            said.append(Message("north-woods-note-known", args))
    if view.spring:
        said.append(Message("north-woods-note-spring", {"who": _seats(view.spring)}))
    said += [Message("north-woods-note-barren", {"rank": rank}) for rank in view.barren]
    if view.edits and view.rearrangements and view.pending:
        limits: dict[str, Arg] = {"count": view.edits, "limit": view.rearrangements}
        said.append(Message("north-woods-note-edits", limits))  # NWO-29
    return tuple(said)


def _question(view: View) -> list[Message]:
    """The subject of the question, if the prompt alone does not say it."""
    match view.top:
        case Placing(slot):
            return [Message("north-woods-note-placing", {"card": card_at(view, view.turn, slot)})]
        case Aggression(card):
            return [Message("north-woods-note-aggressor", {"card": card_name(card)})]
        case Covering(ids):
            return [Message("north-woods-note-covering", {"cards": listed(ids)})]
        case Keeping(_, ids) if ids:
            return [Message("north-woods-note-spring-cards", {"cards": listed(ids)})]
        case Start() | Acting() | Closing():
            return [Message("north-woods-note-turn", {"who": SeatName(view.turn)})]
        case _:
            return []


def _seats(seats: Sequence[Seat]) -> SeatName | Message:
    names: list[SeatName | Message] = [SeatName(seat) for seat in seats]
    last = names.pop()
    while names:
        last = Message("list-and", {"first": names.pop(), "rest": last})
    return last
