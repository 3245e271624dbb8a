"""Hexes, researchers, clues and hints by name."""

from __future__ import annotations

from functools import cache, lru_cache

from hedgerow.core.text import Message, SeatName, seat_letter
from hedgerow.games.cryptid.clues import CLUE_OF, POSITIVE, kind, subjects
from hedgerow.games.cryptid.hexes import Hex, hex_name
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.maps import Map


def hex_message(view: View, hex: Hex) -> Message:
    """A hex by terrain, column and row: "Mountain 10-7"."""
    return _hex_message(view.map, hex)


@lru_cache(maxsize=500)
def _hex_message(map: Map, hex: Hex) -> Message:
    return Message(f"cryptid-hex-{map.terrain_at(hex)}", {"at": hex_name(hex)})


def researcher(view: View, who: int) -> SeatName | Message:
    """A researcher by its seat, or by both letters where a seat plays two (CRY-13)."""
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
