"""Cryptid puzzles for owners of the box: how to lay the map out, and whose clue is what."""

from __future__ import annotations

import hashlib
from datetime import date

from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.clues import CODES, Mode
from hedgerow.games.cryptid.companion.aids import ClueNote, Ground, clue_note, ground
from hedgerow.games.cryptid.difficulty import difficulty
from hedgerow.games.cryptid.generator import FEWEST_SHARED, generate, pairs_share
from hedgerow.games.cryptid.hexes import Hex, hex_name, hexes_of
from hedgerow.games.cryptid.maps import Colour, Structure
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.puzzles import clue_holder
from hedgerow.games.cryptid.sharing import read_code, share_code
from hedgerow.games.cryptid.state import researchers_for

SEATS = range(2, 6)
DAY_MODE: Mode = "normal"
DAY_SEATS = 4
"""The puzzle of the day is for one person: four plain clues."""


class SectionPlace(Struct, frozen=True):
    """A section of the map in its place, left to right and top to bottom."""

    number: str
    turned: bool


class StructurePlace(Struct, frozen=True):
    kind: str
    colour: Colour
    hex: Hex
    text: Message


class PuzzleClue(Struct, frozen=True):
    """A researcher's clue and the hexes it allows; the page shows one clue at a time.

    Researchers are numbered as the set-up lists them; `seat` holds the clue, and seat 0 begins.
    """

    researcher: int
    seat: Seat
    clue: ClueNote
    region: tuple[Hex, ...]


class PuzzlePage(Struct, frozen=True):
    """Everything about a puzzle including its secrets, for people around one box."""

    code: str
    mode: Mode
    seats: int
    researchers: int
    slots: tuple[SectionPlace, ...]
    structures: tuple[StructurePlace, ...]
    map: Ground
    stars: int
    """1, easy, to 5, hard."""
    hexes: int
    """The puzzle is as hard as guessing one hex among this many before the first question."""
    hint: Message
    clues: tuple[PuzzleClue, ...]
    habitat: Hex
    habitat_text: Message
    day: str | None = None


def puzzle_page(
    mode: Mode, seats: int, seed: int, code: str | None = None, day: str | None = None
) -> PuzzlePage:
    """A new puzzle, that of a share code, or that of a day; rating it takes up to a second.

    A code determines the number of seats, except that a code for four seats may serve two.
    """
    if code is not None:
        puzzle = read_code(code)
        if seats != 2 or len(puzzle.clues) != researchers_for(2):
            return _page(puzzle, len(puzzle.clues))
        if not pairs_share(puzzle.regions):  # CRY-53
            raise BadInput("error-cryptid-code-pairs", least=FEWEST_SHARED)
        return _page(puzzle, seats)
    if day is not None:
        return _page(of_day(day), DAY_SEATS, day)
    if seats not in SEATS:
        raise BadInput("error-seats", game="cryptid", seats=seats, low=SEATS[0], high=SEATS[-1])
    return _page(generate(mode, researchers_for(seats), Rng(seed), pairs=seats == 2), seats)


def of_day(day: str) -> Puzzle:
    """The puzzle of a day such as 2026-03-01, the same for everybody."""
    try:
        read = date.fromisoformat(day)
    except ValueError:
        raise BadInput("error-cryptid-puzzle-day", day=day[:20]) from None
    seed = hashlib.sha256(f"hedgerow puzzle of {read.isoformat()}".encode()).digest()
    return generate(DAY_MODE, DAY_SEATS, Rng(int.from_bytes(seed[:8], "big")))


def _page(puzzle: Puzzle, seats: int, day: str | None = None) -> PuzzlePage:
    rating = difficulty(puzzle)
    habitat = puzzle.habitat.bit_length() - 1
    return PuzzlePage(
        code=share_code(puzzle),
        mode=puzzle.mode,
        seats=seats,
        researchers=len(puzzle.clues),
        slots=tuple(SectionPlace(name[0], name.endswith("r")) for name in puzzle.slots),
        structures=tuple(map(structure_place, puzzle.structures)),
        map=ground(puzzle.map),
        stars=rating.stars,
        hexes=round(rating.hexes),
        hint=words.hint(puzzle.hint),
        clues=tuple(
            PuzzleClue(
                who, clue_holder(who, seats), clue_note(CODES[clue]), tuple(hexes_of(region))
            )
            for who, (clue, region) in enumerate(zip(puzzle.clues, puzzle.regions, strict=True))
        ),
        habitat=habitat,
        habitat_text=Message(
            f"cryptid-hex-{puzzle.map.terrain_at(habitat)}", {"at": hex_name(habitat)}
        ),
        day=day,
    )


def structure_place(built: Structure) -> StructurePlace:
    """Where a structure stands, with its name."""
    text = Message(f"web-cryptid-{built.kind}-{built.colour}")
    return StructurePlace(built.kind, built.colour, built.hex, text)
