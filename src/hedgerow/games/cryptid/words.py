"""Cryptid in words: every move, event and clue as a message; the prose is in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import assert_never, cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, SeatName, seat_letter
from hedgerow.games.cryptid.clues import CLUE_OF, POSITIVE, kind, subjects
from hedgerow.games.cryptid.drawing import draw
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
from hedgerow.games.cryptid.hexes import Hex, hex_name
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.maps import Map
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote

__all__ = ["clue", "draw", "event", "group", "hex_message", "hint", "move", "notes", "researcher"]


def hex_message(view: View, hex: Hex) -> Message:
    """A hex by terrain, column and row: "Mountain 10-7"."""
    return _hex_message(view.map, hex)


@lru_cache(maxsize=10_000)
def _hex_message(map: Map, hex: Hex) -> Message:
    return Message(f"cryptid-hex-{map.terrain_at(hex)}", {"at": hex_name(hex)})


def researcher(view: View, who: int) -> SeatName | Message:
    """Who a researcher is: the seat, or, where a seat plays two (CRY-13), both letters."""
    if view.researchers == view.seats:
        return SeatName(who)
    seat = SeatName(view.seat_of(who))
    return Message("cryptid-researcher", {"seat": seat, "letter": seat_letter(who)})


@cache
def clue(code: str) -> Message:
    """A clue as the end of a sentence: "within 1 hex of swamp"."""
    number = CLUE_OF[code]
    negated = number >= POSITIVE
    form, about = kind(number), subjects(number)
    if form == "on":
        id = "cryptid-clue-not-on" if negated else "cryptid-clue-on"
        first, second = (Message(f"cryptid-terrain-{terrain}") for terrain in about)
        return Message(id, {"first": first, "second": second})
    reach = int(form.removeprefix("near"))
    if negated:
        far = Message(f"cryptid-far-{about[0]}")
        return Message("cryptid-clue-far", {"reach": reach, "thing": far})
    near = Message(f"cryptid-near-{about[0]}")
    return Message("cryptid-clue-near", {"reach": reach, "thing": near})


def hint(code: str) -> Message:
    """What an open hint says (CRY-37)."""
    return Message(f"cryptid-hint-{code}")


def move(view: View, move: Move) -> Message:
    match move:
        case PlaceCube(hex):
            return Message("cryptid-move-cube", {"hex": hex_message(view, hex)})
        case PlaceDisc(hex):
            return Message("cryptid-move-disc", {"hex": hex_message(view, hex)})
        case Ask(hex, of):
            who = researcher(view, of)
            return Message("cryptid-move-ask", {"of": who, "hex": hex_message(view, hex)})
        case Search(hex):
            return Message("cryptid-move-search", {"hex": hex_message(view, hex)})
        case AskHint():
            return Message("cryptid-move-hint")
        case Vote(yes):
            return Message("cryptid-move-vote-yes" if yes else "cryptid-move-vote-no")
    assert_never(move)


def group(view: View, move: Move) -> Message:
    match move:
        case PlaceCube(hex) | PlaceDisc(hex) | Ask(hex) | Search(hex):
            return hex_message(view, hex)
        case AskHint() | Vote():
            return Message("cryptid-group-hint")
    assert_never(move)


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


def _seats(votes: Sequence[bool | None], wanted: bool) -> SeatName | Message:
    """The seats that voted so, as a list in words; there is at least one."""
    names: list[SeatName | Message] = [
        SeatName(seat) for seat, vote in enumerate(votes) if vote is wanted
    ]
    last = names.pop()
    while names:
        last = Message("list-and", {"first": names.pop(), "rest": last})
    return last


def notes(view: View) -> tuple[Message, ...]:
    """One's own clue, whose turn it is where a seat plays two, the open hint; in the end all."""
    told: list[Message] = []
    if view.clues:
        told += [
            Message("cryptid-note-clue-of", {"who": researcher(view, who), "clue": clue(code)})
            for who, code in enumerate(view.clues)
        ]
    elif view.researchers == view.seats:
        told += [Message("cryptid-note-clue", {"clue": clue(code)}) for code in view.own]
    else:
        told += [
            Message("cryptid-note-own-clue-of", {"letter": seat_letter(who), "clue": clue(code)})
            for who, code in zip(
                range(view.seat or 0, view.researchers, view.seats), view.own, strict=False
            )
        ]
        told.append(Message("cryptid-note-turn", {"who": researcher(view, view.turn)}))
    if view.hint:
        told.append(Message("cryptid-note-hint", {"hint": hint(view.hint)}))
    return tuple(told)
