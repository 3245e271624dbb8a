"""Events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games.cryptid.events import (
    Answered,
    Asked,
    CryptidEvent,
    CubePlaced,
    DiscPlaced,
    Drawn,
    DutySkipped,
    HabitatFound,
    HintAsked,
    HintGiven,
    HintRefused,
    SearchDeclared,
    Searched,
    Voted,
    VotedSo,
)
from hedgerow.games.cryptid.hexes import Hex
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.words.names import hex_message, hint, researcher


def event(view: View, event: Event) -> Message:
    told = cast(CryptidEvent, event)
    match told:
        case CubePlaced(by, hex):
            return _on_hex("cryptid-event-cube", view, by, hex)
        case DiscPlaced(by, hex):
            return _on_hex("cryptid-event-disc", view, by, hex)
        case Asked(by, of, hex, answer):
            id = "cryptid-event-asked-yes" if answer else "cryptid-event-asked-no"
            return _on_hex(id, view, by, hex, of=researcher(view, of))
        case SearchDeclared(by, hex):
            return _on_hex("cryptid-event-declared", view, by, hex)
        case Searched(by, hex):
            return _on_hex("cryptid-event-searched", view, by, hex)
        case Answered(by, hex, answer):
            id = "cryptid-event-answered-yes" if answer else "cryptid-event-answered-no"
            return _on_hex(id, view, by, hex)
        case DutySkipped(by, token):
            id = "cryptid-event-no-cube" if token == "cube" else "cryptid-event-no-disc"
            return Message(id, {"who": researcher(view, by)})
        case HintAsked(seat):
            return Message("cryptid-event-hint-asked", {"who": SeatName(seat)})
        case Voted(seat):
            return Message("cryptid-event-voted", {"who": SeatName(seat)})
        case VotedSo(seat, yes):
            id = "cryptid-event-voted-yes" if yes else "cryptid-event-voted-no"
            return Message(id, {"who": SeatName(seat)})
        case HintRefused(votes):
            return Message("cryptid-event-hint-refused", {"against": _seats(votes, False)})
        case HintGiven(votes, code):
            if all(votes):
                return Message("cryptid-event-hint-agreed", {"hint": hint(code)})
            if False not in votes:
                return Message("cryptid-event-hint-enough", {"hint": hint(code)})
            against = _seats(votes, False)
            return Message("cryptid-event-hint-given", {"hint": hint(code), "against": against})
        case HabitatFound(by, hex, _):
            return _on_hex("cryptid-event-found", view, by, hex)
        case Drawn(hex, _):
            return Message("cryptid-event-drawn", {"hex": hex_message(view, hex)})
    assert_never(told)


def _on_hex(id: str, view: View, by: int, hex: Hex, **more: Arg) -> Message:
    return Message(id, {"who": researcher(view, by), "hex": hex_message(view, hex), **more})


def _seats(votes: Sequence[bool | None], agree: bool) -> SeatName | Message:
    """The seats that voted this way, as a list in words; there is at least one."""
    names: list[SeatName | Message] = [
        SeatName(seat) for seat, vote in enumerate(votes) if vote is agree
    ]
    last = names.pop()
    while names:
        last = Message("list-and", {"first": names.pop(), "rest": last})
    return last
