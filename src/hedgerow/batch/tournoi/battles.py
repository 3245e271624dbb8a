"""Battles of Le Tournoi on words: who fights with what, and who wins (TOU-32 to TOU-47)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax.numpy as jnp

from hedgerow.batch import bits
from hedgerow.batch.bits import Word, u32, word
from hedgerow.batch.tournoi.tables import DEGREE_BITS, KIND_BITS, NO_FACE, Tables
from hedgerow.games.tournoi.cards import BATTLES


class Powers(NamedTuple):
    """The power cards of a battle after cancellations, NO_FACE where a side has none."""

    active: list[Word]
    characteristic: Word
    may_replace: Word
    """The sides that may replace their card, as bits (TOU-38)."""


class Verdict(NamedTuple):
    won: list[Any]
    keeps: list[Any]
    """Whether a side's card goes to its zone: won, or kept by Protect or as second."""
    extra: list[Word]
    kinds: list[Word]
    """The category of each side's card, as a bit."""
    points: list[Word]


def is_in(face: Word, faces: int) -> Any:
    """Whether a power card is one of these faces."""
    return (word(faces) >> face & word(1)) != 0


def powers_on(tables: Tables, lane: int, faces: Sequence[Word]) -> Powers:
    cancelled: Word = word(0)
    for face, others in tables.cancels.items():  # TOU-37
        played = _any([own == word(face) for own in faces])
        cancelled = cancelled | jnp.where(played, word(others), word(0))
    active = [jnp.where((cancelled >> own & word(1)) != 0, word(NO_FACE), own) for own in faces]
    characteristic: Word = word(lane)
    for face, steps in tables.steps.items():  # TOU-35
        characteristic = characteristic + _how_many(active, face) * word(steps % BATTLES)
    replacing = [is_in(own, tables.replace) for own in active]
    return Powers(active, characteristic % word(BATTLES), bits.flags(replacing))


def entry_of(tables: Tables, characteristic: Word, card: Word, combination: Word) -> Word:
    """The entry of a card: its rank, degree and category."""
    flat = jnp.asarray(tables.entries.reshape(-1))
    _, copies, combinations = tables.entries.shape
    place = (characteristic * word(copies) + card) * word(combinations) + combination
    return flat.at[place].get(mode="promise_in_bounds")


def ghost_choice(tables: Tables, characteristic: Word, first: Word, second: Word) -> Any:
    """TOU-66, TOU-67: whether the ghost fights with its second card."""
    one, other = (
        entry_of(tables, characteristic, card, word(0)) >> word(KIND_BITS)
        for card in (first, second)
    )
    return other > one


def judge(tables: Tables, powers: Powers, cards: Sequence[Word]) -> Verdict:
    sides = range(tables.sides)
    entries = [
        entry_of(tables, powers.characteristic, cards[side], _combination(tables, powers, side))
        for side in sides
    ]
    reverse = word(0)
    for face in powers.active:  # TOU-22, TOU-23
        reverse = reverse ^ u32(is_in(face, tables.reverse))
    threat_first = _any([is_in(face, tables.threat) for face in powers.active])  # TOU-36
    degrees = [entry >> word(KIND_BITS) & word((1 << DEGREE_BITS) - 1) for entry in entries]
    keys = []
    for entry, degree in zip(entries, degrees, strict=True):
        rank = entry >> word(DEGREE_BITS + KIND_BITS)
        rank = jnp.where(reverse != 0, word(tables.ranks - 1) - rank, rank)  # TOU-24
        keys.append(
            jnp.where(
                threat_first,
                degree * word(tables.ranks) + rank,
                rank << word(DEGREE_BITS) | degree,  # TOU-43
            )
        )
    best = _greatest(keys)  # TOU-42
    won = [key == best for key in keys]  # TOU-44
    # From 1, so that 0 stands for nobody.
    second = _greatest(
        [jnp.where(first, word(0), key + word(1)) for key, first in zip(keys, won, strict=True)]
    )
    keeps, extra = [], []
    for side, face in enumerate(powers.active):
        follows = keys[side] + word(1) == second
        kept = is_in(face, tables.keep) | (is_in(face, tables.second) & follows)
        keeps.append(won[side] | kept)  # TOU-26, TOU-28, TOU-39
        points: Word = word(0)
        for own, gain in tables.extra.items():  # TOU-40
            points = points + jnp.where(won[side] & (face == word(own)), word(gain), word(0))
        extra.append(points)
    kinds = [entry & word((1 << KIND_BITS) - 1) for entry in entries]
    return Verdict(won, keeps, extra, kinds, [_points(tables, degree) for degree in degrees])


def _combination(tables: Tables, powers: Powers, side: int) -> Word:
    """Which multiplications apply to a side's value (TOU-33, TOU-34)."""
    own = powers.active[side]
    found: Word = word(0)
    for at, face in enumerate(tables.own_scales, start=1):
        found = jnp.where(own == word(face), word(at), found)
    stride = 1 + len(tables.own_scales)
    for face in tables.rival_scales:
        rivals = [other for at, other in enumerate(powers.active) if at != side]
        found = found + _how_many(rivals, face) * word(stride)
        stride *= tables.sides
    return found


def _points(tables: Tables, degree: Word) -> Word:
    return bits.pick_by(degree, [word(points) for points in tables.points])


def _how_many(faces: Sequence[Word], face: int) -> Word:
    total: Word = word(0)
    for own in faces:
        total = total + u32(own == word(face))
    return total


def _any(conditions: Sequence[Any]) -> Any:
    found = conditions[0]
    for condition in conditions[1:]:
        found = found | condition
    return found


def _greatest(keys: Sequence[Word]) -> Word:
    best = keys[0]
    for key in keys[1:]:
        best = jnp.maximum(best, key)
    return best
