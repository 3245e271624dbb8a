"""Numbers about each seat for learned values, from what a View may know.

Every seat has the same columns. What the viewer does not know of a rival is filled with the mean
of what it may hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from hedgerow.bots.tournoi.strategy import chances
from hedgerow.games.tournoi.cards import (
    KINDS,
    POINTS,
    Cancel,
    ExtraPoints,
    Keep,
    NextCharacteristic,
    Replace,
    Reverse,
    Scale,
    SecondWins,
    ThreatFirst,
)
from hedgerow.games.tournoi.frames import Placement
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.state import NONE

NAMES: Final[tuple[str, ...]] = (
    "me",
    "others",
    "rounds left",
    "battles left",
    "score",
    "lead over the best",
    "lead over the mean",
    "zone cards",
    "extra points",
    "power cards",
    "power cards over the mean",
    "junior",
    "protect",
    "worth of power cards",
    "bonus taken",
    "bonus categories",
    "bonus one missing",
    "bonus cards left",
    "points in the deck",
    "strength of the deck",
    "hand points",
    "hand strength",
    "hand weakness",
    "hand in its best order",
    "laid strength",
    "laid power cards",
)

_WORTH: Final[Mapping[type[Any], float]] = {
    Reverse: 5.0,
    Keep: 2.9,
    SecondWins: 2.9,
    ThreatFirst: 3.1,
    NextCharacteristic: 2.5,
    Scale: 1.9,
    Replace: 1.8,
    ExtraPoints: 1.7,
    Cancel: 0.9,
}
"""The lead that a power card brings on the best of four battles, measured on sampled hands."""


@lru_cache(maxsize=64)
def _strengths(kit: Kit, side: int) -> dict[int, tuple[float, ...]]:
    """How often each card of a side's pool wins each battle against the average deck."""
    table = chances(kit, side)
    return {
        copy: tuple(table.of(lane, copy, NONE) for lane in range(kit.battles))
        for copy in kit.pools[kit.pool_of(side)]
    }


def features(view: View) -> list[list[float]]:
    """A row for each seat, in seat order."""
    table = _Known(view)
    return [table.row(seat) for seat in range(view.seats)]


class _Known:
    """What the View knows of all sides."""

    def __init__(self, view: View) -> None:
        self.view, self.kit = view, view.kit
        self.scores = [side.score.total for side in view.sides]
        self.powers = [side.powers for side in view.sides]
        self.hidden = self._hidden()

    def _hidden(self) -> list[list[int]]:
        """The copies of each pool that the viewer cannot place."""
        view, kit = self.view, self.kit
        shown: list[set[str]] = [set(ids) for ids in view.discards]
        for side, public in enumerate(view.sides):
            there = (id for spot in view.spots[side] for id in spot.cards)
            shown[kit.pool_of(side)].update((*public.zone, *public.known, *there))
        for at, pile in enumerate(view.piles):
            shown[kit.pool_of(at)].update(pile.under)
        if view.seat is not None:
            shown[kit.pool_of(view.seat)].update(view.hand)
        return [
            [copy for copy in pool if kit.ids[copy] not in seen]
            for pool, seen in zip(kit.pools, shown, strict=True)
        ]

    def row(self, seat: int) -> list[float]:
        view, kit = self.view, self.kit
        public = view.sides[seat]
        others = [score for side, score in enumerate(self.scores) if side != seat]
        powers = [count for side, count in enumerate(self.powers) if side != seat]
        over = view.pending is None
        placing = type(view.pending) is Placement
        rounds = 0 if over else kit.terms.rounds - view.round
        lanes = 0 if over else kit.battles - (0 if placing else view.lane)
        faces = self._faces(seat)
        return [
            float(seat == view.seat),
            len(others) / 3,
            rounds / 4,
            lanes / 4,
            public.score.total / 20,
            (public.score.total - max(others)) / 10,
            (public.score.total - _mean(others)) / 10,
            len(public.zone) / 8,
            public.extra / 2,
            public.powers / 5,
            (public.powers - _mean(powers)) / 3,
            sum(share for face, share in faces.items() if self._is(face, Reverse)) / 2,
            sum(share for face, share in faces.items() if self._is(face, Keep)),
            sum(share * self._worth(face) for face, share in faces.items()) / 10,
            *self._bonus(seat),
            *self._deck(seat),
            *self._hand(seat, placing),
        ]

    def _is(self, face: int, effect: type[Any]) -> bool:
        return isinstance(self.kit.faces[face].effect, effect)

    def _worth(self, face: int) -> float:
        return _WORTH[type(self.kit.faces[face].effect)]

    def _faces(self, seat: int) -> dict[int, float]:
        """How many of each power card a side holds or has laid: known or expected."""
        view, kit = self.view, self.kit
        if seat == view.seat:
            laid = [spot.power for spot in view.spots[seat] if spot.power]
            held = Counter(kit.face_of[id] for id in (*view.powers, *laid))
            return {face: float(count) for face, count in held.items()}
        left = Counter(kit.power_pools[seat if kit.brings[seat] else -1])
        for side, public in enumerate(view.sides):
            if side == seat or not (kit.brings[side] or kit.brings[seat]):
                left.subtract(kit.face_of[id] for id in public.played)
                if side == view.seat:
                    left.subtract({face: int(n) for face, n in self._faces(side).items()})
        whole = sum(left.values())
        share = view.sides[seat].powers / whole if whole else 0.0
        return {face: count * share for face, count in left.items() if count > 0}

    def _bonus(self, seat: int) -> list[float]:
        """Bonus taken, categories collected, one missing, cards of missing categories."""
        view, kit = self.view, self.kit
        if view.terms.options.bonus == "trio" and view.tokens:
            have = sum(bool(token.have[seat]) for token in view.tokens)
            missing = {token.kinds[0] for token in view.tokens if not token.have[seat]}
            taken, near = float(have == len(view.tokens)), float(have == len(view.tokens) - 1)
        else:
            still = [token for token in view.tokens if token.owner is None]
            owned = sum(token.owner == seat for token in view.tokens)
            taken = float(owned + view.sides[seat].stand_ins)
            have = max((len(token.have[seat]) for token in still), default=0)
            near = float(sum(len(token.have[seat]) == len(token.kinds) - 1 for token in still))
            missing = {
                kind for token in still for kind in token.kinds if kind not in token.have[seat]
            }
        bits = {1 << KINDS.index(kind) for kind in missing}
        hidden = self.hidden[kit.pool_of(seat)]
        left = sum(kit.kinds[copy] in bits for copy in hidden)
        return [taken, have / 3, near, left / (len(hidden) or 1)]

    def _deck(self, seat: int) -> list[float]:
        """The mean points and strength of the cards that may still come."""
        hidden, strengths = self.hidden[self.kit.pool_of(seat)], _strengths(self.kit, seat)
        if not hidden:
            return [0.0, 0.0]
        points = _mean([POINTS[self.kit.degrees[copy]] for copy in hidden])
        return [points - 2.5, 2 * _mean([max(strengths[copy]) for copy in hidden]) - 1]

    def _hand(self, seat: int, placing: bool) -> list[float]:
        """Points and strength of the cards in hand, and of those that lie face down."""
        view, kit = self.view, self.kit
        strengths = _strengths(kit, seat)
        spots = view.spots[seat]
        if view.pending is None:
            return [0.0] * 6
        covered = sum(spot.covered for spot in spots) / 4
        copies = kit.copies[kit.pool_of(seat)]
        if seat != view.seat:
            hand = self.hidden[kit.pool_of(seat)] + [copies[id] for id in view.sides[seat].known]
            fair = [0.5 if placing else 0.0, covered]
            return [*self._cards(hand, strengths), *fair] if hand else [0.0] * 6
        laid = {lane: copies[spot.cards[0]] for lane, spot in enumerate(spots) if spot.cards}
        cards = [copies[id] for id in view.hand] + list(laid.values())
        won = [strengths[copy][lane] for lane, copy in laid.items()]
        return [*self._cards(cards, strengths), sum(won) / 4, covered] if cards else [0.0] * 6

    def _cards(
        self, cards: Sequence[int], strengths: Mapping[int, tuple[float, ...]]
    ) -> list[float]:
        """Mean points, best and worst battle of each card, and the best card of each battle."""
        kit = self.kit
        rows = [strengths[copy] for copy in cards]
        return [
            _mean(POINTS[kit.degrees[copy]] for copy in cards) - 2.5,
            2 * _mean(map(max, rows)) - 1,
            2 * _mean(map(min, rows)),
            2 * _mean(map(max, zip(*rows, strict=True))) - 1 if len(cards) <= kit.battles else 0.5,
        ]


def _mean(numbers: Iterable[float]) -> float:
    values = list(numbers)
    return sum(values) / len(values)
