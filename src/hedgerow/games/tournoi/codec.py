"""Flat action numbers and observation arrays for learners: the only file here that needs NumPy.

Actions, with C different cards, F different power cards and B battles: card c on battle b is
c * B + b; then power card f on battle b; then pass, replace the card, let it stay.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.decision import Decision
from hedgerow.games.tournoi.cards import KINDS
from hedgerow.games.tournoi.frames import Placement, Replacement
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.kit import TOKENS, Kit
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power, Replace, Stay

Floats: TypeAlias = NDArray[np.float32]
Mask8: TypeAlias = NDArray[np.int8]

_FRAMES: Final = (Placement, Replacement)
MANY_POINTS: Final = 100
"""An upper bound of a side's score: sixteen cards of 5 points are 80."""


class TournoiCodec:
    """The codec of one kit. Wherever a piece has a row for each side, the viewer's own comes first
    and the others follow in seat order."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.cards = tuple(dict.fromkeys(kit.ids))
        self.faces = tuple(face.id for face in kit.faces)
        self._card = {id: at for at, id in enumerate(self.cards)}
        self._face = {id: at for at, id in enumerate(self.faces)}
        cards, faces, battles, sides = len(self.cards), len(self.faces), kit.battles, kit.sides
        lanes = range(1, battles + 1)
        self._moves: tuple[Move, ...] = (
            *(Lay(card, lane) for card in self.cards for lane in lanes),
            *(Power(face, lane) for face in self.faces for lane in lanes),
            *(Pass(), Replace(), Stay()),
        )
        self._number = {move: number for number, move in enumerate(self._moves)}
        self.actions = len(self._moves)
        self.pieces: dict[str, tuple[int, ...]] = {
            "hand": (cards,),
            "own_laid": (battles, cards),
            "powers": (faces,),
            "own_covers": (battles, faces),
            "passed": (1,),
            "seat": (sides,),
            "pending": (len(_FRAMES),),
            "round": (kit.terms.rounds,),
            "battle": (battles,),
            "hands": (sides,),
            "steps": (sides,),
            "power_counts": (sides,),
            "played": (sides, faces),
            "zones": (sides, cards),
            "known": (sides, cards),
            "scores": (sides,),
            "covered": (sides, battles),
            "shown": (sides, battles, cards),
            "unseen": (kit.piles,),
            "under": (kit.piles, cards),
            "fought": (battles, sides, cards),
            "fought_powers": (battles, sides, faces),
            "won": (battles, sides),
            "tokens": (TOKENS, len(KINDS)),
            "token_owners": (TOKENS, sides),
        }

    # Actions

    def encode(self, move: Move) -> int:
        return self._number[move]

    def decode(self, action: int) -> Move:
        """The move of an action number; raises ValueError if there is none."""
        if not 0 <= action < self.actions:
            raise ValueError(f"no action {action}: there are {self.actions}")
        return self._moves[action]

    def mask(self, decision: Decision[Any]) -> Mask8:
        mask, number = bytearray(self.actions), self._number
        for move in decision.moves:
            mask[number[move]] = 1
        return np.frombuffer(mask, np.int8)

    # Observations

    def observe(self, view: View) -> dict[str, Floats]:
        """A View as arrays of numbers from 0 to 1; the own pieces are empty for a spectator."""
        arrays = {name: np.zeros(shape, np.float32) for name, shape in self.pieces.items()}
        kit = self.kit
        battles, sides, each = kit.battles, kit.sides, max(1, kit.terms.powers_each)
        first = view.seat or 0
        if view.seat is not None:
            self._mark(arrays["hand"], view.hand)
            arrays["seat"][view.seat] = 1
            self._count(arrays["powers"], view.powers, each)
            for lane, spot in enumerate(view.spots[view.seat]):
                self._mark(arrays["own_laid"][lane], spot.cards)
                if spot.power:
                    arrays["own_covers"][lane, self._face[spot.power]] = 1
        arrays["passed"][0] = view.passed
        if view.pending is not None:
            arrays["pending"][_FRAMES.index(type(view.pending))] = 1
            arrays["round"][view.round] = 1
            arrays["battle"][view.lane] = 1
        for at in range(sides):
            side = (first + at) % sides
            public = view.sides[side]
            arrays["hands"][at] = public.hand / battles
            arrays["steps"][at] = public.steps / battles
            arrays["power_counts"][at] = public.powers / each
            self._count(arrays["played"][at], public.played, each)
            self._mark(arrays["zones"][at], public.zone)
            self._mark(arrays["known"][at], public.known)
            arrays["scores"][at] = min(1, public.score.total / MANY_POINTS)
            for lane, spot in enumerate(view.spots[side]):
                arrays["covered"][at, lane] = spot.covered
                if side != view.seat:
                    self._mark(arrays["shown"][at, lane], spot.cards)
        for at, pile in enumerate(view.piles):
            place = at if len(view.piles) == 1 else (at - first) % sides
            arrays["unseen"][place] = pile.unseen / len(kit.ids)
            self._mark(arrays["under"][place], pile.under)
        for fight in view.fights:
            for side, fighter in enumerate(fight.fighters):
                at, lane = (side - first) % sides, fight.battle - 1
                self._mark(arrays["fought"][lane, at], (fighter.card,))
                if fighter.power:
                    arrays["fought_powers"][lane, at, self._face[fighter.power]] = 1
                arrays["won"][lane, at] = fighter.won
        for at, token in enumerate(view.tokens):
            for kind in token.kinds:
                arrays["tokens"][at, KINDS.index(kind)] = 1
            if token.owner is not None:
                arrays["token_owners"][at, (token.owner - first) % sides] = 1
        return {name: np.minimum(array, 1) for name, array in arrays.items()}

    def _count(self, row: Floats, ids: tuple[str, ...], each: int) -> None:
        for id in ids:
            row[self._face[id]] = ids.count(id) / each

    def _mark(self, row: Floats, ids: Iterable[str]) -> None:
        for id in ids:
            if id:
                row[self._card[id]] = 1
