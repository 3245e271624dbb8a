"""`referee`: one player's part of a set-up, for a phone of each player around the box.

A phone gets the clues of one seat and nothing else: what the others hold stays on theirs.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from hedgerow.core.companion import Clerk, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import CODES, Mode
from hedgerow.games.cryptid.companion.aids import Ground, clue_note, ground
from hedgerow.games.cryptid.companion.setups import (
    SEATS,
    PuzzleClue,
    SectionPlace,
    StructurePlace,
    structure_place,
)
from hedgerow.games.cryptid.generator import FEWEST_SHARED, generate, pairs_share
from hedgerow.games.cryptid.hexes import hexes_of
from hedgerow.games.cryptid.puzzles import clue_holder
from hedgerow.games.cryptid.sharing import read_code, share_code
from hedgerow.games.cryptid.state import researchers_for


class RefereeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up by its code, or a new one; `seat` is whose phone it is, None before that is said."""

    code: Annotated[str, Meta(max_length=64)] | None = None
    mode: Mode = "normal"
    seats: Annotated[int, Meta(ge=SEATS[0], le=SEATS[-1])] = 4
    seat: Annotated[int, Meta(ge=0, lt=SEATS[-1])] | None = None
    seed: int | None = None


class RefereePage(Struct, frozen=True):
    code: str
    seats: int
    slots: tuple[SectionPlace, ...]
    structures: tuple[StructurePlace, ...]
    map: Ground
    clues: tuple[PuzzleClue, ...]
    """Those of the seat: one, or two with two players; none before the seat is said."""


def referee(request: RefereeRequest, clerk: Clerk) -> RefereePage:
    """One player's part of a set-up: the map and the own clue, as JSON."""
    seats = request.seats
    if request.code is None:
        assert request.seed is not None
        puzzle = generate(request.mode, researchers_for(seats), Rng(request.seed), pairs=seats == 2)
    else:
        puzzle = read_code(request.code)
        if seats == 2 and len(puzzle.clues) == researchers_for(2):
            if not pairs_share(puzzle.regions):  # CRY-53
                raise BadInput("error-cryptid-code-pairs", least=FEWEST_SHARED)
        else:
            seats = len(puzzle.clues)
    return RefereePage(
        share_code(puzzle),
        seats,
        tuple(SectionPlace(name[0], name.endswith("r")) for name in puzzle.slots),
        tuple(map(structure_place, puzzle.structures)),
        ground(puzzle.map),
        tuple(
            PuzzleClue(
                who, clue_holder(who, seats), clue_note(CODES[clue]), tuple(hexes_of(region))
            )
            for who, (clue, region) in enumerate(zip(puzzle.clues, puzzle.regions, strict=True))
            if clue_holder(who, seats) == request.seat
        ),
    )


REFEREE: Final = Tool(RefereeRequest, RefereePage, referee, page=True)
