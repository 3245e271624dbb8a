"""Keeps observations up to date as the position changes: the numbers of `CryptidCodec.observe`."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from operator import attrgetter
from typing import Any, Final

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    BitRows,
    Bits,
    Block,
    Group,
    Marks,
    Number,
    OneHot,
    Part,
    PartWriter,
    Row,
    offsets,
)
from hedgerow.games.cryptid.clues import CODES, COLOURS, KINDS_OF_STRUCTURE
from hedgerow.games.cryptid.frames import Opening, OwedCube, OwedDisc, Turn
from hedgerow.games.cryptid.hexes import COLUMNS, HEXES, Mask
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.maps import Structure, map_of
from hedgerow.games.cryptid.puzzle import HINTS
from hedgerow.games.cryptid.rules import ROUND_LIMIT
from hedgerow.games.cryptid.state import State, researchers_for

_PENDING: Final[dict[type[Any], int]] = {
    frame: at for at, frame in enumerate((Opening, Turn, OwedCube, OwedDisc))
}
_RARE = attrgetter(
    "first", "round", "skips", "hint_open", "hint_asked", "votes", "ballot", "puzzle.slots",
    "puzzle.structures", "puzzle.clues",
)  # fmt: skip


def writer(codec: Codec[View], rows: Sequence[Row]) -> PartWriter:
    at = offsets(codec.pieces)
    return PartWriter(list(_parts(row, at, seat, len(rows))) for seat, row in enumerate(rows))


def _parts(row: Row, at: dict[str, int], seat: Seat, seats: int) -> Iterator[Part]:
    """The parts of a seat's row; its own researcher comes first, the others follow clockwise."""
    researchers = researchers_for(seats)
    row[at["seat"] + seat] = 1.0
    clockwise = [(seat + place) % researchers for place in range(researchers)]
    yield BitRows(row, at["cubes"], attrgetter("cubes"), HEXES, clockwise)
    yield BitRows(row, at["discs"], attrgetter("discs"), HEXES, clockwise)
    yield OneHot(row, at["turn"], lambda state: (state.turn - seat) % researchers)
    yield OneHot(row, at["pending"], _pending)
    yield OneHot(row, at["searched"], _searched)
    yield Group(_RARE, list(_rare(row, at, seat, seats)))


def _rare(row: Row, at: dict[str, int], seat: Seat, seats: int) -> Iterator[Part]:
    """The parts that most moves do not change."""
    researchers = researchers_for(seats)
    landscape = attrgetter("puzzle.slots", "puzzle.structures")
    yield Block(row, at["terrain"], landscape, lambda state: _landscape(*landscape(state)))
    for place, who in enumerate(range(seat, researchers, seats)):
        yield Bits(row, at["own_regions"] + HEXES * place, partial(_region, who))
        yield OneHot(row, at["own_clues"] + len(CODES) * place, partial(_clue, who))
    yield Marks(
        row,
        at["skipped"],
        attrgetter("skips"),
        lambda state: [
            2 * ((skip.researcher - seat) % researchers) + (0 if skip.cube else 1)
            for skip in state.skips
        ],
    )
    yield OneHot(row, at["first"], lambda state: (state.first - seat) % seats)
    yield Number(row, at["round"], attrgetter("round"), ROUND_LIMIT)
    yield OneHot(row, at["hint"], _hint)
    yield Number(row, at["hint_asked"], attrgetter("hint_asked"))
    yield Marks(
        row,
        at["votes"],
        attrgetter("votes"),
        lambda state: [
            2 * ((voter - seat) % seats) + (0 if yes else 1)
            for voter, yes in enumerate(state.votes)
            if yes is not None
        ],
    )
    # Proposed, voted and own_vote follow each other; a vote is shown to its own seat alone.
    yield Marks(
        row, at["proposed"], attrgetter("ballot"), lambda state: _ballot(state, seat, seats)
    )


def _region(who: int, state: State) -> Mask:
    return state.regions[who]


def _clue(who: int, state: State) -> int:
    return state.puzzle.clues[who]


def _pending(state: State) -> int | None:
    return _PENDING[type(state.stack[-1])] if state.stack else None


def _searched(state: State) -> int | None:
    frame = state.stack[-1] if state.stack else None
    return frame.hex if type(frame) is OwedDisc else None


def _hint(state: State) -> int | None:
    return HINTS.index(state.puzzle.hint) if state.hint_open and state.puzzle.hint else None


def _ballot(state: State, seat: Seat, seats: int) -> Iterator[int]:
    ballot = state.ballot
    if ballot is None:
        return
    yield (ballot.by - seat) % seats
    for voter, vote in enumerate(ballot.votes):
        if vote is not None:
            yield seats + (voter - seat) % seats
    own = ballot.votes[seat]
    if own is not None:
        yield 2 * seats + (0 if own else 1)


@lru_cache(maxsize=64)
def _landscape(slots: tuple[str, ...], structures: tuple[Structure, ...]) -> array[float]:
    """Terrain, territories and structures, plane after plane."""
    features = map_of(slots, structures).features
    numbers: list[float] = []
    for mask in (*features.terrain, features.bear, features.cougar):
        numbers += _plane(mask)
    for kind in KINDS_OF_STRUCTURE:
        for colour in COLOURS:
            standing = 0
            for built in structures:
                if (built.kind, built.colour) == (kind, colour):
                    standing |= 1 << built.row * COLUMNS + built.col
            numbers += _plane(standing)
    return array("f", numbers)


def _plane(mask: Mask) -> list[float]:
    return [mask >> hex & 1 for hex in range(HEXES)]
