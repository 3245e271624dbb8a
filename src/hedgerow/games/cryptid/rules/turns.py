"""Cubes, discs, questions and searches (CRY-15 to CRY-33).

Each move of a turn returns whether the turn is over.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core.event import Log
from hedgerow.games.cryptid.events import (
    Answered,
    Asked,
    CubePlaced,
    DiscPlaced,
    DutySkipped,
    HabitatFound,
    SearchDeclared,
    Searched,
)
from hedgerow.games.cryptid.frames import Opening, OwedCube, OwedDisc, Turn
from hedgerow.games.cryptid.hexes import BIT, HEXES, Hex
from hedgerow.games.cryptid.rules.ending import clue_codes
from hedgerow.games.cryptid.state import MOST_RESEARCHERS, Skip, State

OPENING_CUBES: Final = 2
_ONE: Final = tuple(bytes((hex,)) for hex in range(HEXES))
_CLOCKWISE: Final = tuple(
    tuple(tuple((turn + step) % number for step in range(1, number)) for turn in range(number))
    for number in range(MOST_RESEARCHERS + 1)
)
"""_CLOCKWISE[number][turn]: the other researchers in the order in which they answer."""
_TURN: Final = Turn()
_OWED_CUBE: Final = OwedCube()


@cache
def rivals_of(researcher: int, researchers: int, seats: int) -> tuple[int, ...]:
    """The researchers that may be asked, clockwise: those of other seats (CRY-20, CRY-50)."""
    clockwise = ((researcher + step) % researchers for step in range(1, researchers))
    return tuple(other for other in clockwise if other % seats != researcher % seats)


def place_cube(state: State, hex: Hex, log: Log) -> bool:
    turn, bit = state.turn, BIT[hex]
    state.cubes[turn] |= bit
    state.closed |= bit  # CRY-19
    state.open = state.open.replace(_ONE[hex], b"")
    if log.on:
        log.tell(CubePlaced(turn, hex))
    frame = state.stack.pop()
    if type(frame) is Opening:
        _open(state, frame.placed + 1, log)
        return False
    return True


def ask_rival(state: State, hex: Hex, of: int, log: Log) -> bool:
    """CRY-23: the answer is forced by the clue, so it is given at once."""
    answer = state.regions[of] & BIT[hex] != 0
    if log.on:
        log.tell(Asked(state.turn, of, hex, answer))
    if not answer:
        return _refute(state, of, hex, log)
    state.put_disc(of, BIT[hex])
    return True


def search(state: State, hex: Hex, log: Log) -> bool:
    turn, bit = state.turn, BIT[hex]
    if not state.discs[turn] & bit:
        state.put_disc(turn, bit)  # CRY-28
        return _run_search(state, hex, log)
    if state.disc_hexes(turn):
        if log.on:
            log.tell(SearchDeclared(turn, hex))
        state.stack.append(OwedDisc(hex))  # CRY-29
        return False
    _skip(state, turn, cube=False, log=log)
    return _run_search(state, hex, log)


def place_disc(state: State, hex: Hex, log: Log) -> bool:
    frame = state.stack.pop()
    assert isinstance(frame, OwedDisc)
    state.put_disc(state.turn, BIT[hex])
    if log.on:
        log.tell(DiscPlaced(state.turn, hex))
    return _run_search(state, frame.hex, log)


def _run_search(state: State, hex: Hex, log: Log) -> bool:
    """CRY-30 to CRY-33: clockwise until somebody places a cube."""
    turn, bit, regions = state.turn, BIT[hex], state.regions
    if log.on:
        log.tell(Searched(turn, hex))
    for other in _CLOCKWISE[len(regions)][turn]:
        if state.discs[other] & bit:
            continue  # CRY-31
        answer = regions[other] & bit != 0
        if log.on:
            log.tell(Answered(other, hex, answer))
        if not answer:
            return _refute(state, other, hex, log)  # CRY-32
        state.put_disc(other, bit)
    state.found_by = turn
    state.stack.clear()
    state.ballot = None
    if log.on:
        log.tell(HabitatFound(turn, hex, clue_codes(state)))
    return False


def _refute(state: State, researcher: int, hex: Hex, log: Log) -> bool:
    """A rival's cube closes the hex (CRY-19) and costs a cube (CRY-25) if one can go (CRY-26)."""
    bit = BIT[hex]
    state.cubes[researcher] |= bit
    state.closed |= bit
    state.open = state.open.replace(_ONE[hex], b"")
    if state.cube_hexes(state.turn):
        state.stack.append(_OWED_CUBE)
        return False
    _skip(state, state.turn, cube=True, log=log)
    return True


def _open(state: State, placed: int, log: Log) -> None:
    """CRY-15: clockwise until each researcher has placed two cubes."""
    researchers = len(state.regions)
    while placed < OPENING_CUBES * researchers:
        state.turn = (state.first + placed) % researchers
        if state.cube_hexes(state.turn):
            state.stack.append(Opening(placed))
            return
        _skip(state, state.turn, cube=True, log=log)
        placed += 1
    state.turn = state.first
    state.stack.append(_TURN)


def _skip(state: State, researcher: int, *, cube: bool, log: Log) -> None:
    taken = state.closed if cube else state.closed | state.discs[researcher]
    state.skips = (*state.skips, Skip(researcher, cube, taken))
    if log.on:
        log.tell(DutySkipped(researcher, "cube" if cube else "disc"))
