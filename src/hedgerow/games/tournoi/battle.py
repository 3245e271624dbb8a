"""Decides a battle from its cards and power cards, in the order of TOU-32."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final, Protocol, assert_never

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


class Lists(Protocol):
    """The cards that can meet: a game's kit, or those that somebody names at a real table."""

    @property
    def battles(self) -> int: ...
    @property
    def faces(self) -> Sequence[PowerCard]: ...
    @property
    def values(self) -> Sequence[Sequence[int]]: ...
    @property
    def degrees(self) -> Sequence[int]: ...


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


def compared(kit: Lists, lane: int, effects: Sequence[Effect | None]) -> int:
    """The characteristic that a battle compares (TOU-35)."""
    steps = sum(effect.steps for effect in effects if type(effect) is NextCharacteristic)
    return (lane + steps) % kit.battles


def replacing(effects: Sequence[Effect | None]) -> tuple[int, ...]:
    """The sides that may replace their card (TOU-38)."""
    return tuple([side for side, effect in enumerate(effects) if type(effect) is Replace])


def judge(kit: Lists, lane: int, cards: Sequence[int], powers: Sequence[int]) -> Verdict:
    """Decide a battle (TOU-32) after replacements, from the change of characteristic on."""
    sides = len(cards)
    effects = active(kit, powers)
    characteristic, reverse, threat_first, scaled = lane, False, False, False
    times, over = [1] * sides, [1] * sides
    for side, effect in enumerate(effects):  # TOU-31: each of them counts
        if effect is None:
            continue
        match effect:
            case Cancel() | Replace() | Keep() | SecondWins() | ExtraPoints():
                pass  # TOU-25: under Protect a card is compared like any other
            case NextCharacteristic(steps):
                characteristic = (characteristic + steps) % kit.battles  # TOU-35
            case Scale(whose, more, less):
                # TOU-33, TOU-34: they combine, so each value is multiplied by all that apply.
                scaled = True
                for other in range(sides):
                    if (other == side) == (whose == "own"):
                        times[other] *= more
                        over[other] *= less
            case Reverse():
                reverse = not reverse  # TOU-23
            case ThreatFirst():
                threat_first = True
            case _:
                assert_never(effect)
    values, degrees = kit.values, kit.degrees
    amounts = [values[copy][characteristic] for copy in cards]
    if scaled:  # over a common denominator, to compare whole numbers
        whole = prod(over)
        amounts = [
            amount * more * (whole // less)
            for amount, more, less in zip(amounts, times, over, strict=True)
        ]
    if reverse:
        amounts = [-amount for amount in amounts]  # TOU-22, TOU-24: the value alone
    keys = [(amount, degrees[copy]) for amount, copy in zip(amounts, cards, strict=True)]  # TOU-43
    if threat_first:
        keys = [(degree, amount) for amount, degree in keys]  # TOU-36
    best = max(keys)  # TOU-42
    winners = tuple([side for side, key in enumerate(keys) if key == best])  # TOU-44
    second = max([key for key in keys if key != best], default=None)
    kept, points = [], [0] * sides
    for side, effect in enumerate(effects):
        if effect is None:
            continue
        if keys[side] == best:  # TOU-29: Protect adds nothing to a win
            if type(effect) is ExtraPoints:
                points[side] = effect.points  # TOU-40
        elif type(effect) is Keep or (type(effect) is SecondWins and keys[side] == second):
            kept.append(side)  # TOU-26, TOU-28, TOU-39
    return Verdict(
        characteristic,
        reverse,
        threat_first,
        tuple(zip(times, over, strict=True)),
        winners,
        tuple(kept),
        tuple(points),
    )
