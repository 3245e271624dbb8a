"""Decides a battle from its cards and power cards, in the order of TOU-32."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import prod
from typing import Final, Protocol, TypeAlias, assert_never

from msgspec import Struct

from hedgerow.games.tournoi.cards import (
    Cancel,
    Effect,
    ExtraPoints,
    Keep,
    NextCharacteristic,
    PowerCard,
    Replace,
    Reverse,
    Scale,
    SecondWins,
    ThreatFirst,
)

NONE: Final = -1

Strength: TypeAlias = tuple[int, int]
"""What decides between cards: the value of a characteristic, then the degree of threat (TOU-43)."""


class Lists(Hashable, Protocol):
    """The cards that can meet: a game's kit, or those that somebody names at a real table."""

    @property
    def battles(self) -> int: ...
    @property
    def faces(self) -> Sequence[PowerCard]: ...
    @property
    def strengths(self) -> Sequence[Sequence[Strength]]: ...


def strengths(
    values: Sequence[Sequence[int]], degrees: Sequence[int]
) -> tuple[tuple[Strength, ...], ...]:
    """The strength of each card in each characteristic: strengths[characteristic][copy]."""
    return tuple(tuple(zip(column, degrees, strict=True)) for column in zip(*values, strict=True))


class Verdict(Struct, frozen=True, gc=False):
    """The result of a battle; tuples are in side order."""

    characteristic: int
    """The characteristic compared, from 0."""
    reversed: bool
    """Whether the smallest value won (TOU-22)."""
    threat_first: bool
    times: tuple[tuple[int, int], ...]
    """The factor of each side's value: times, over."""
    winners: tuple[int, ...]
    kept: tuple[int, ...]
    """The sides that keep a card without having won: by Protect or as second."""
    points: tuple[int, ...]
    """The extra points of each side for a win (TOU-40)."""


class Combination(Struct, frozen=True, gc=False):
    """What the power cards on a battle do together, whatever cards fight (TOU-31).

    `keeping`, `seconds` and `replacing` are the sides with such an effect.
    """

    steps: int
    """How many characteristics further on the battle compares (TOU-35)."""
    reversed: bool
    threat_first: bool
    times: tuple[tuple[int, int], ...]
    """The factor of each side's value: times, over."""
    weights: tuple[int, ...] | None
    """What each side's value is multiplied by to be compared; None if values stay as they are."""
    keeping: tuple[int, ...]
    seconds: tuple[int, ...]
    replacing: tuple[int, ...]
    """TOU-38"""
    points: tuple[int, ...]
    """The extra points of each side if it wins (TOU-40)."""


def active(kit: Lists, powers: Sequence[int]) -> tuple[Effect | None, ...]:
    """The effect of each side's power card after cancellations (TOU-37)."""
    faces = kit.faces
    effects = [None if face == NONE else faces[face].effect for face in powers]
    cancelled = [kind for effect in effects if type(effect) is Cancel for kind in effect.kinds]
    if not cancelled:
        return tuple(effects)
    return tuple(
        None
        if effect is None or (faces[face].kind in cancelled and type(effect) is not Cancel)
        else effect
        for face, effect in zip(powers, effects, strict=True)
    )


@lru_cache(maxsize=2000)
def combined(kit: Lists, powers: tuple[int, ...]) -> Combination:
    """The combined effects of each side's power card (face) or NONE."""
    effects = active(kit, powers)
    sides = range(len(powers))
    steps, reverse, threat_first = 0, False, False
    times, over, points = [1] * len(powers), [1] * len(powers), [0] * len(powers)
    keeping, seconds, replacing = [], [], []
    for side, effect in enumerate(effects):  # TOU-31: each of them counts
        match effect:
            case None | Cancel():
                pass
            case Reverse():
                reverse = not reverse  # TOU-23
            case Keep():
                keeping.append(side)  # TOU-25: the card is compared like any other
            case NextCharacteristic():
                steps += effect.steps  # TOU-35
            case Scale(whose, more, less):
                # TOU-33, TOU-34: they combine, so each value is multiplied by all that apply.
                for other in sides:
                    if (other == side) == (whose == "own"):
                        times[other] *= more
                        over[other] *= less
            case ThreatFirst():
                threat_first = True
            case Replace():
                replacing.append(side)
            case SecondWins():
                seconds.append(side)
            case ExtraPoints():
                points[side] = effect.points
            case _:
                assert_never(effect)
    whole = prod(over)  # a common denominator, to compare whole numbers
    sign = -1 if reverse else 1  # TOU-22, TOU-24: the value alone
    weights = [sign * more * (whole // less) for more, less in zip(times, over, strict=True)]
    return Combination(
        steps,
        reverse,
        threat_first,
        tuple(zip(times, over, strict=True)),
        tuple(weights) if set(weights) != {1} else None,
        tuple(keeping),
        tuple(seconds),
        tuple(replacing),
        tuple(points),
    )


def compared(kit: Lists, lane: int, powers: Sequence[int]) -> int:
    """The characteristic that a battle compares (TOU-35)."""
    return (lane + combined(kit, tuple(powers)).steps) % kit.battles


def judge(kit: Lists, lane: int, cards: Sequence[int], powers: Sequence[int]) -> Verdict:
    """Decide a battle (TOU-32) after replacements, from the change of characteristic on."""
    rules = combined(kit, tuple(powers))
    characteristic = (lane + rules.steps) % kit.battles
    strengths = kit.strengths[characteristic]
    keys = [strengths[copy] for copy in cards]  # TOU-43
    if rules.weights is not None:
        keys = [
            (value * weight, degree)
            for (value, degree), weight in zip(keys, rules.weights, strict=True)
        ]
    if rules.threat_first:
        keys = [(degree, value) for value, degree in keys]  # TOU-36
    best = max(keys)  # TOU-42
    winners = tuple([side for side, key in enumerate(keys) if key == best])  # TOU-44
    kept = [side for side in rules.keeping if side not in winners]  # TOU-26, TOU-28, TOU-29
    if rules.seconds:
        second = max([key for key in keys if key != best], default=None)
        kept = sorted(kept + [side for side in rules.seconds if keys[side] == second])  # TOU-39
    points = rules.points
    if any(points):  # TOU-40
        points = tuple([more if side in winners else 0 for side, more in enumerate(points)])
    return Verdict(
        characteristic,
        rules.reversed,
        rules.threat_first,
        rules.times,
        winners,
        tuple(kept),
        points,
    )
