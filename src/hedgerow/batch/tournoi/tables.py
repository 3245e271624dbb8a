"""What does not change in a batch of Le Tournoi: cards, power cards and decks as small tables.

A battle compares values of any size after multiplications. Only their order matters, so a table
ranks every value that a card can reach, once for each combination of multiplications.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.errors import BadInput
from hedgerow.games.tournoi.cards import (
    BATTLES,
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
from hedgerow.games.tournoi.kit import ROUNDS, TOKENS, Kit, deck_size

MOST_COPIES: Final = 256
MOST_FACES: Final = 10
MOST_TOKENS: Final = 16
MOST_EXTRA: Final = 255
MOST_RANKS: Final = 1 << 22
NO_FACE: Final = 15
"""The number that stands for no power card."""
DEGREE_BITS: Final = 2
KIND_BITS: Final = 8
"""A card's entry: its rank, above its degree of threat, above its category as one bit."""


class Tables:
    """The tables of one kit; raises BadInput if it is not batched."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.sides, self.seats = kit.sides, kit.terms.seats
        self.copies, self.faces = len(kit.ids), len(kit.faces)
        self.ghost, self.common, self.piles = kit.ghost, kit.common, kit.piles
        self._check_sizes()
        self.starts, self.lengths = self._pile_spans()
        self.replacements = [self._replacements(side) for side in range(self.sides)]
        self._check_decks()
        self.capacity = self._under_capacity()
        cards = tuple(dict.fromkeys(kit.ids))
        self.types = np.array([cards.index(id) for id in kit.ids], np.uint32)
        self.type_count = len(cards)
        effects = [face.effect for face in kit.faces]
        self.reverse = self._mask(Reverse)
        self.keep = self._mask(Keep)
        self.second = self._mask(SecondWins)
        self.threat = self._mask(ThreatFirst)
        self.replace = self._mask(Replace)
        self.extra = {
            at: effect.points
            for at, effect in enumerate(effects)
            if isinstance(effect, ExtraPoints)
        }
        self.steps = {
            at: effect.steps
            for at, effect in enumerate(effects)
            if isinstance(effect, NextCharacteristic)
        }
        self.cancels = {
            at: self._cancelled(effect)
            for at, effect in enumerate(effects)
            if isinstance(effect, Cancel)
        }
        scales = {at: effect for at, effect in enumerate(effects) if isinstance(effect, Scale)}
        self.own_scales = [at for at, scale in scales.items() if scale.whose == "own"]
        self.rival_scales = [at for at, scale in scales.items() if scale.whose == "rivals"]
        self.entries, self.ranks = self._entries(scales)
        self.token_kinds = kit.token_kinds
        self.trio = bool(kit.tokens) and kit.terms.options.bonus == "trio"
        self.triple = bool(kit.tokens) and kit.terms.options.bonus == "triple"
        self.drawn = TOKENS if kit.tokens else 0

    # What is not batched

    def _check_sizes(self) -> None:
        kit = self.kit
        extra = sum(
            kit.terms.powers_each * face.effect.points
            for face in kit.faces
            if isinstance(face.effect, ExtraPoints)
        )
        for what, count, most in (
            ("cards", len(kit.ids), MOST_COPIES),
            ("power-cards", len(kit.faces), MOST_FACES),
            ("tokens", len(kit.tokens), MOST_TOKENS),
            ("points", extra, MOST_EXTRA),
        ):
            if count > most:
                raise BadInput("error-batch-tournoi-many", what=what, count=count, most=most)

    def _pile_spans(self) -> tuple[list[int], list[int]]:
        """The first place of each deck in the order of all cards, and its length."""
        kit = self.kit
        if kit.common:
            return [0], [len(kit.ids)]
        if len(kit.pools) == 1:
            each = deck_size(kit)  # TOU-80
            return [each * side for side in range(self.sides)], [each] * self.sides
        return [pool[0] for pool in kit.pools], [len(pool) for pool in kit.pools]

    def _replacements(self, side: int) -> int:
        """The number of replacements that a side can make in a game (TOU-38)."""
        kit = self.kit
        pool = kit.power_pools[side if kit.brings[side] else -1]
        copies = sum(isinstance(kit.faces[face].effect, Replace) for face in pool)
        return min(copies, kit.terms.powers_each)

    def _check_decks(self) -> None:
        """No lost card may be drawn again in the same game, so TOU-14 never comes up either."""
        kit = self.kit
        needed = [0] * self.piles
        for side in range(self.sides):
            draws = ROUNDS * BATTLES * (2 if side >= self.seats else 1)
            needed[kit.pile_of(side)] += draws + self.replacements[side]
        for length, count in zip(self.lengths, needed, strict=True):
            if length < count:
                raise BadInput("error-batch-tournoi-deck", count=length, needed=count)

    def _under_capacity(self) -> int:
        """The number of cards that can go under a deck."""
        battles = ROUNDS * BATTLES
        if self.common:
            return battles * (self.sides + self.ghost) + sum(self.replacements)
        return max(self.replacements) + (0 if self.ghost else battles)

    # Power cards

    def _mask(self, kind: type[Any]) -> int:
        """The faces with this effect, as bits."""
        faces = enumerate(self.kit.faces)
        return sum(1 << at for at, face in faces if isinstance(face.effect, kind))

    def _cancelled(self, effect: Cancel) -> int:
        """TOU-37: the faces that a cancellation leaves without effect."""
        return sum(
            1 << at
            for at, face in enumerate(self.kit.faces)
            if face.kind in effect.kinds and not isinstance(face.effect, Cancel)
        )

    # Cards

    def _entries(self, scales: dict[int, Scale]) -> tuple[NDArray[np.uint32], int]:
        """entries[characteristic, copy, combination], and the number of ranks.

        A combination is the side's own multiplication, from 0 for none, then the number of rivals
        with each of the others (TOU-33, TOU-34).
        """
        kit = self.kit
        own = [Fraction(1), *(_factor(scales[face]) for face in self.own_scales)]
        counts = list(product(range(self.sides), repeat=len(self.rival_scales)))
        factors = []
        for rivals in counts:
            base = Fraction(1)
            for face, number in zip(self.rival_scales, reversed(rivals), strict=True):
                base *= _factor(scales[face]) ** number
            factors += [factor * base for factor in own]
        size = BATTLES * self.copies * len(factors)
        if size > MOST_RANKS:
            raise BadInput("error-batch-tournoi-many", what="values", count=size, most=MOST_RANKS)
        entries = np.zeros((BATTLES, self.copies, len(factors)), np.uint32)
        most = 0
        for at in range(BATTLES):
            reached = [[values[at] * factor for factor in factors] for values in kit.values]
            different = {value for row in reached for value in row}
            ordered = {value: rank for rank, value in enumerate(sorted(different))}
            most = max(most, len(ordered))
            for copy, row in enumerate(reached):
                low = kit.degrees[copy] << KIND_BITS | kit.kinds[copy]
                for place, value in enumerate(row):
                    entries[at, copy, place] = ordered[value] << DEGREE_BITS + KIND_BITS | low
        return entries, most

    @property
    def points(self) -> tuple[int, ...]:
        """TOU-58: by degree of threat."""
        return POINTS


def _factor(scale: Scale) -> Fraction:
    return Fraction(scale.times, scale.over)
