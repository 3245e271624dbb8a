"""Cryptid's notepad: what follows from the tokens on the map, computed from the View alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from hedgerow.core.text import Message, Seat
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.clues import (
    CLUE_OF,
    CLUES_OF_MODE,
    CODES,
    POSITIVE,
    TERRAINS,
    Clue,
    kind,
    subjects,
)
from hedgerow.games.cryptid.deduction import Knowledge, public
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES, Hex, Mask, hexes_of, mask_of
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.maps import Map

_LETTERS = {"desert": "D", "forest": "F", "mountain": "M", "swamp": "S", "water": "W"}


class Ground(Struct, frozen=True):
    """The map with one letter per hex, so that the browser needs no component file.

    `terrain` has D, F, M, S or W; `territory` b for bears, c for cougars, "." for neither.
    """

    terrain: str
    territory: str


class ClueNote(Struct, frozen=True):
    """A clue: its code, the data for its icon, a short text and a full one."""

    code: str
    negated: bool
    reach: int
    """0 for "on one of two terrains"."""
    about: tuple[str, ...]
    short: Message
    text: Message


class OwnNote(Struct, frozen=True):
    """A clue that this view shows, the hexes it allows, and what its tokens reveal to others."""

    researcher: int
    seat: Seat
    clue: ClueNote
    region: tuple[Hex, ...]
    told: int
    """The number of clues that these tokens alone still allow."""
    yes: tuple[int, ...]
    """For each hex, the number of those clues that allow it: a disc keeps them, a cube the rest."""


class RivalNote(Struct, frozen=True):
    """The clues that a rival's tokens still allow, and for each hex how many of them allow it."""

    researcher: int
    seat: Seat
    clues: tuple[ClueNote, ...]
    yes: tuple[int, ...]


class Notepad(Struct, frozen=True):
    """The whole notepad; `possible` are the hexes that each rival's own tokens leave open."""

    map: Ground
    total: int
    """The number of clues in this mode."""
    own: tuple[OwnNote, ...]
    rivals: tuple[RivalNote, ...]
    possible: tuple[Hex, ...]
    clues: tuple[ClueNote, ...]
    """Every clue of the mode, for who keeps the notepad by hand."""
    regions: dict[str, str]
    """For the code of each of them a string with 1 for each hex that it allows, 0 for the others;
    the client uses it when a person strikes out clues."""
    habitat: Hex | None
    """None until the game is over."""


def notepad(view: View) -> Notepad:
    """The notepad of a seat, or of everybody for a spectator's view, from tokens alone."""
    knowledge = Knowledge.of(view, "tokens")
    known, regions = view.known, knowledge.regions
    shown = Knowledge.of(public(msgspec.structs.replace(view, clues=())), "tokens").rows
    own = tuple(
        OwnNote(
            researcher=who,
            seat=view.seat_of(who),
            clue=clue_note(clue),
            region=tuple(hexes_of(regions[clue])),
            told=len(shown[who]),
            yes=_yes(shown[who], regions),
        )
        for who, clue in known.items()
    )
    rivals = tuple(
        RivalNote(who, view.seat_of(who), tuple(map(clue_note, row)), _yes(row, regions))
        for who, row in enumerate(knowledge.rows)
        if who not in known
    )
    possible = _possible(knowledge)
    if not view.clues:
        # CRY-19: a hex with a cube is ruled out even while its researcher's clue is unknown.
        possible &= ~mask_of(hex for hexes in view.cubes for hex in hexes)
    habitat = possible.bit_length() - 1 if view.clues else None
    every = CLUES_OF_MODE[view.mode]
    return Notepad(
        ground(view.map),
        len(every),
        own,
        rivals,
        tuple(hexes_of(possible)),
        tuple(map(clue_note, every)),
        {CODES[clue]: f"{regions[clue]:0{HEXES}b}"[::-1] for clue in every},
        habitat,
    )


def ground(map: Map) -> Ground:
    """The terrain and territory of all hexes in reading order."""
    terrain = ["?"] * HEXES
    for name, mask in zip(TERRAINS, map.features.terrain, strict=True):
        for hex in hexes_of(mask):
            terrain[hex] = _LETTERS[name]
    territory = ["."] * HEXES
    for letter, mask in (("b", map.features.bear), ("c", map.features.cougar)):
        for hex in hexes_of(mask):
            territory[hex] = letter
    return Ground("".join(terrain), "".join(territory))


def clue_note(clue: Clue | str) -> ClueNote:
    """The note for a clue, given by number or code."""
    code = clue if isinstance(clue, str) else CODES[clue]
    return _NOTES[code]


def _note(code: str) -> ClueNote:
    number = CLUE_OF[code]
    form = kind(number)
    return ClueNote(
        code=code,
        negated=number >= POSITIVE,
        reach=0 if form == "on" else int(form.removeprefix("near")),
        about=subjects(number),
        short=short(code),
        text=words.clue(code),
    )


def short(code: str) -> Message:
    """A clue in the fewest words: "Within 1 of swamp"."""
    number = CLUE_OF[code]
    negated, form, about = number >= POSITIVE, kind(number), subjects(number)
    if form == "on":
        first, second = (Message(f"cryptid-terrain-{terrain}") for terrain in about)
        id = "web-cryptid-clue-neither" if negated else "web-cryptid-clue-either"
        return Message(id, {"first": first, "second": second})
    thing = Message(f"web-cryptid-thing-{about[0]}")
    id = "web-cryptid-clue-far" if negated else "web-cryptid-clue-near"
    return Message(id, {"reach": int(form.removeprefix("near")), "thing": thing})


_NOTES = {code: _note(code) for code in CODES}


def _yes(row: Iterable[Clue], regions: Sequence[Mask]) -> tuple[int, ...]:

    counts = [0] * HEXES
    for clue in row:
        for hex in hexes_of(regions[clue]):
            counts[hex] += 1
    return tuple(counts)


def _possible(knowledge: Knowledge) -> Mask:
    """The hexes that at least one possible clue of every researcher allows."""
    meet = EVERYWHERE
    for row in knowledge.rows:
        allowed = 0
        for clue in row:
            allowed |= knowledge.regions[clue]
        meet &= allowed
    return meet
