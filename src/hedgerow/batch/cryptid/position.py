"""The position of one Cryptid game in words of bits, and its conversion from and to a State."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np

from hedgerow.batch.bits import Layout, Word, Words, int_of
from hedgerow.batch.cryptid.setups import MASK_WORDS
from hedgerow.games.cryptid.frames import Frame, Opening, OwedCube, OwedDisc, Turn
from hedgerow.games.cryptid.hexes import EVERYWHERE, Mask, hexes_of
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.rules import position
from hedgerow.games.cryptid.state import Ballot, Skip, State

OVER, OPENING, TURN, OWED_CUBE, OWED_DISC = range(5)
"""The pending frame; OVER if there is none."""

FLOW: Final = Layout(turn=3, first=3, round=6, frame=3, placed=4, hex=7, found=3)
"""`placed` is the opening's, `hex` that of a search that waits for a disc; `found` is from 1."""
TALK: Final = Layout(hints=1, open=1, asked=1, by=3, voted=5, yes=5, last_voted=5, last_yes=5)
"""The hint: allowed, open, asked for; the ballot, with a bit for each seat that has voted (none
without a ballot), and for each that agrees; and the last votes in the same form."""
ORIGIN: Final = Layout(setup=16, no_cube=5, no_disc=5)
"""The set-up's row, and the researchers that have skipped a cube or a disc."""


class Position(NamedTuple):
    """All words are uint32. Masks have four words."""

    regions: tuple[Words, ...]
    """The hexes that each researcher's clue allows; they do not change."""
    cubes: tuple[Words, ...]
    """Planes of a number on each hex: 0 without a cube, else 1 + its owner. A hex has one cube at
    most (CRY-16), so that the planes are fewer than the researchers."""
    discs: tuple[Words, ...]
    """Of each researcher."""
    flow: Word
    talk: Word
    origin: Word


def cube_planes(researchers: int) -> int:
    return researchers.bit_length()


# On the host


def numbered(puzzles: Sequence[Puzzle], seats: int) -> dict[Puzzle, int]:
    """The row of each puzzle of a table, dealt to the seats with any of them first (CRY-51)."""
    rows: dict[Puzzle, int] = {}
    for row, puzzle in enumerate(puzzles):
        for first in range(seats):
            rows.setdefault(turned(puzzle, first), row)
    return rows


def turned(puzzle: Puzzle, first: int) -> Puzzle:
    """A puzzle in researcher order from seat 0 on, dealt from another seat on."""
    clues = puzzle.clues[len(puzzle.clues) - first :] + puzzle.clues[: len(puzzle.clues) - first]
    return Puzzle(puzzle.mode, puzzle.slots, puzzle.structures, clues, puzzle.hint)


def positions_of(states: Sequence[State], rows: dict[Puzzle, int]) -> Position:
    """States as a batch of positions; raises KeyError if a puzzle is not in the table."""
    researchers = states[0].researchers
    raw = b"".join(part for state in states for part in _bytes(state, rows[state.puzzle]))
    words = np.frombuffer(raw, np.uint32).reshape(len(states), -1)
    columns = iter(words.T)

    def masks(number: int) -> tuple[Words, ...]:
        return tuple(tuple(next(columns) for _ in range(MASK_WORDS)) for _ in range(number))

    regions, cubes = masks(researchers), masks(cube_planes(researchers))
    return Position(regions, cubes, masks(researchers), *columns)


def _bytes(state: State, row: int) -> Iterator[bytes]:
    as_bytes = partial(int.to_bytes, length=4 * MASK_WORDS, byteorder="little")
    yield from map(as_bytes, state.regions)
    for plane in range(cube_planes(state.researchers)):
        owners = (who for who in range(state.researchers) if who + 1 >> plane & 1)
        yield as_bytes(sum(state.cubes[who] for who in owners))
    yield from map(as_bytes, state.discs)
    frame = state.stack[-1] if state.stack else None
    flow = FLOW.pack_ints(
        turn=state.turn,
        first=state.first,
        round=state.round,
        frame=OVER if frame is None else 1 + _FRAMES.index(type(frame)),
        placed=frame.placed if isinstance(frame, Opening) else 0,
        hex=frame.hex if isinstance(frame, OwedDisc) else 0,
        found=state.found_by + 1,
    )
    ballot = state.ballot
    voted, yes = _vote_bits(() if ballot is None else ballot.votes)
    last_voted, last_yes = _vote_bits(state.votes)
    talk = TALK.pack_ints(
        hints=state.hints,
        open=state.hint_open,
        asked=state.hint_asked,
        by=0 if ballot is None else ballot.by,
        voted=voted,
        yes=yes,
        last_voted=last_voted,
        last_yes=last_yes,
    )
    skipped = [0, 0]
    for skip in state.skips:
        skipped[not skip.cube] |= 1 << skip.researcher
    origin = ORIGIN.pack_ints(setup=row, no_cube=skipped[0], no_disc=skipped[1])
    for packed in (flow, talk, origin):
        yield packed.to_bytes(4, "little")


_FRAMES: Final = (Opening, Turn, OwedCube, OwedDisc)


def _vote_bits(votes: tuple[bool | None, ...]) -> tuple[int, int]:
    voted = sum(1 << seat for seat, vote in enumerate(votes) if vote is not None)
    return voted, sum(1 << seat for seat, vote in enumerate(votes) if vote)


def state_of(found: Position, puzzles: Sequence[Puzzle], seats: int) -> State:
    """The State of one position. Of skipped duties a position keeps who and what; the hexes that
    were taken at that moment are given as those that are taken now."""
    flow = FLOW.unpack_ints(found.flow)
    talk = TALK.unpack_ints(found.talk)
    origin = ORIGIN.unpack_ints(found.origin)
    puzzle = turned(puzzles[origin["setup"]], flow["first"])
    state = position(puzzle, seats, first=flow["first"], hints=bool(talk["hints"]))
    planes = [int_of(plane) for plane in found.cubes]
    researchers = range(state.researchers)
    state.cubes = [_owned(planes, who + 1) for who in researchers]
    state.discs = [int_of(mask) for mask in found.discs]
    state.closed = sum(state.cubes)
    state.open = bytes(hexes_of(EVERYWHERE ^ state.closed))
    state.turn, state.round = flow["turn"], flow["round"]
    state.stack = _stack(flow)
    state.skips = tuple(
        Skip(who, cube, state.closed if cube else state.closed | state.discs[who])
        for cube, skipped in ((True, origin["no_cube"]), (False, origin["no_disc"]))
        for who in researchers
        if skipped >> who & 1
    )
    state.hint_open, state.hint_asked = bool(talk["open"]), bool(talk["asked"])
    if talk["voted"]:
        state.ballot = Ballot(talk["by"], _votes(talk["voted"], talk["yes"], seats))
    if talk["last_voted"]:
        state.votes = _votes(talk["last_voted"], talk["last_yes"], seats)
    state.found_by = flow["found"] - 1
    return state


def _owned(planes: Sequence[Mask], number: int) -> Mask:
    """The hexes on which the planes give this number."""
    found = EVERYWHERE
    for at, plane in enumerate(planes):
        found &= plane if number >> at & 1 else ~plane
    return found


def _stack(flow: dict[str, int]) -> list[Frame]:
    frames: dict[int, list[Frame]] = {
        OVER: [],
        OPENING: [Opening(flow["placed"])],
        TURN: [Turn()],
        OWED_CUBE: [Turn(), OwedCube()],
        OWED_DISC: [Turn(), OwedDisc(flow["hex"])],
    }
    return frames[flow["frame"]]


def _votes(voted: int, yes: int, seats: int) -> tuple[Any, ...]:
    return tuple(bool(yes >> seat & 1) if voted >> seat & 1 else None for seat in range(seats))
