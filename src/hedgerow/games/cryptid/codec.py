"""Flat action numbers and observation arrays for learners: the only file here that needs NumPy.

Actions, with R researchers: a cube on each of the 108 hexes, a disc on each, a search of each, a
question about each to researcher 0, then 1, up to R - 1; the hint; a vote for it, one against.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias, assert_never

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.decision import Decision
from hedgerow.games.cryptid.choices import CubeMoves, DiscMoves, TurnMoves
from hedgerow.games.cryptid.clues import CLUE_OF, CODES, COLOURS, KINDS_OF_STRUCTURE, TERRAINS
from hedgerow.games.cryptid.frames import Opening, OwedCube, OwedDisc, Turn
from hedgerow.games.cryptid.hexes import COLUMNS, EVERYWHERE, HEXES, ROWS, Mask
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.maps import Structure, map_of
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.puzzle import HINTS
from hedgerow.games.cryptid.rules import ROUND_LIMIT
from hedgerow.games.cryptid.state import researchers_for

Floats: TypeAlias = NDArray[np.float32]
Mask8: TypeAlias = NDArray[np.int8]

_DISC: Final = HEXES
_SEARCH: Final = 2 * HEXES
_ASK: Final = 3 * HEXES

_FRAMES: Final = (Opening, Turn, OwedCube, OwedDisc)
_STANDING: Final = {
    pair: at
    for at, pair in enumerate((kind, colour) for kind in KINDS_OF_STRUCTURE for colour in COLOURS)
}


class CryptidCodec:
    """The codec of one seat count; the same for both modes, so that one network can play both.

    Wherever a piece has a row for each researcher or seat, the viewer's own comes first and the
    others follow clockwise. Actions name researchers by their place in turn order: the piece
    `seat` tells a learner which of them it is.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.researchers = researchers = researchers_for(seats)
        own = researchers // seats
        self._hint = _ASK + HEXES * researchers
        self.actions = self._hint + 3
        hexes = range(HEXES)
        self._moves: tuple[Move, ...] = (
            *(kind(hex) for kind in (PlaceCube, PlaceDisc, Search) for hex in hexes),
            *(Ask(hex, of) for of in range(researchers) for hex in hexes),
            *(AskHint(), Vote(True), Vote(False)),
        )
        self.pieces: dict[str, tuple[int, ...]] = {
            "terrain": (len(TERRAINS), ROWS, COLUMNS),
            "territories": (2, ROWS, COLUMNS),
            "structures": (len(_STANDING), ROWS, COLUMNS),
            "own_regions": (own, ROWS, COLUMNS),
            "own_clues": (own, len(CODES)),
            "cubes": (researchers, ROWS, COLUMNS),
            "discs": (researchers, ROWS, COLUMNS),
            "skipped": (researchers, 2),
            "seat": (seats,),
            "first": (seats,),
            "turn": (researchers,),
            "pending": (len(_FRAMES),),
            "searched": (ROWS, COLUMNS),
            "round": (1,),
            "hint": (len(HINTS),),
            "hint_asked": (1,),
            "votes": (seats, 2),
            "proposed": (seats,),
            "voted": (seats,),
            "own_vote": (2,),
        }

    # Actions

    def encode(self, move: Move) -> int:
        match move:
            case PlaceCube(hex):
                return hex
            case PlaceDisc(hex):
                return _DISC + hex
            case Search(hex):
                return _SEARCH + hex
            case Ask(hex, of):
                return _ASK + HEXES * of + hex
            case AskHint():
                return self._hint
            case Vote(yes):
                return self._hint + (1 if yes else 2)
        assert_never(move)

    def decode(self, action: int) -> Move:
        """The move of an action number; raises ValueError if there is none."""
        if not 0 <= action < self.actions:
            raise ValueError(f"no action {action}: there are {self.actions}")
        return self._moves[action]

    def mask(self, decision: Decision[Any]) -> Mask8:
        """1 for each legal action, computed from the masks of the moves without building any."""
        moves, legal = decision.moves, 0
        if isinstance(moves, TurnMoves):
            for word in moves.hint:
                legal |= 1 << self.encode(word) - _SEARCH
            turn, open = moves.turn, EVERYWHERE & ~moves.closed
            for who, barred in enumerate(moves.barred):
                if who == turn:
                    legal |= open & moves.possible
                else:
                    legal |= (open & ~barred) << HEXES * (who + 1)
            legal <<= _SEARCH
        elif isinstance(moves, CubeMoves):
            legal = moves.mask
        elif isinstance(moves, DiscMoves):
            legal = moves.mask << _DISC
        else:
            for move in moves:
                legal |= 1 << self.encode(move)
        return _bits(legal, self.actions).view(np.int8)

    # Observations

    def observe(self, view: View) -> dict[str, Floats]:
        """A View as arrays of numbers from 0 to 1; the own pieces are empty for a spectator."""
        arrays = {name: np.zeros(shape, np.float32) for name, shape in self.pieces.items()}
        first, researchers, seats = view.seat or 0, self.researchers, self.seats
        arrays["terrain"], arrays["territories"], arrays["structures"] = (
            plane.copy() for plane in _landscape(view.slots, view.structures)
        )
        if view.seat is not None:
            arrays["seat"][view.seat] = 1
        regions = view.map.regions
        for at, code in enumerate(view.own):
            arrays["own_regions"][at] = _plane(regions[CLUE_OF[code]])
            arrays["own_clues"][at, CLUE_OF[code]] = 1
        # Views of the same arrays, indexed by hex number.
        cubes = arrays["cubes"].reshape(researchers, HEXES)
        discs = arrays["discs"].reshape(researchers, HEXES)
        for at in range(researchers):
            who = (first + at) % researchers
            cubes[at, list(view.cubes[who])] = 1
            discs[at, list(view.discs[who])] = 1
        for skip in view.skips:
            arrays["skipped"][(skip.researcher - first) % researchers, 0 if skip.cube else 1] = 1
        arrays["first"][(view.first - first) % seats] = 1
        arrays["turn"][(view.turn - first) % researchers] = 1
        arrays["round"][0] = view.round / ROUND_LIMIT
        if view.hint:
            arrays["hint"][HINTS.index(view.hint)] = 1
        arrays["hint_asked"][0] = view.hint_asked
        for voter, yes in enumerate(view.votes):
            if yes is not None:
                arrays["votes"][(voter - first) % seats, 0 if yes else 1] = 1
        if view.pending is not None:
            arrays["pending"][_FRAMES.index(type(view.pending))] = 1
        if isinstance(view.pending, OwedDisc):
            arrays["searched"].reshape(HEXES)[view.pending.hex] = 1
        if view.voting is not None:
            voting = view.voting
            arrays["proposed"][(voting.by - first) % seats] = 1
            arrays["voted"][:] = [voting.voted[(first + at) % seats] for at in range(seats)]
            if voting.own is not None:
                arrays["own_vote"][0 if voting.own else 1] = 1
        return arrays


def _bits(mask: int, count: int) -> NDArray[np.uint8]:
    """The lowest `count` bits of a number, lowest first."""
    raw = mask.to_bytes((count + 7) // 8, "little")
    return np.unpackbits(np.frombuffer(raw, np.uint8), count=count, bitorder="little")


def _plane(mask: Mask) -> Floats:
    return _bits(mask, HEXES).reshape(ROWS, COLUMNS).astype(np.float32)


@lru_cache(maxsize=64)
def _landscape(
    slots: tuple[str, ...], structures: tuple[Structure, ...]
) -> tuple[Floats, Floats, Floats]:
    """Terrain, territories and structures, which no move changes."""
    features = map_of(slots, structures).features
    standing = np.zeros((len(_STANDING), ROWS, COLUMNS), np.float32)
    for built in structures:
        standing[_STANDING[built.kind, built.colour], built.row, built.col] = 1
    return (
        np.stack([_plane(mask) for mask in features.terrain]),
        np.stack([_plane(features.bear), _plane(features.cougar)]),
        standing,
    )
