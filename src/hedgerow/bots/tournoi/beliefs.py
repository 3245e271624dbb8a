"""The hands that a side may hold, as others see it: all of them if few, else a balanced sample.

A sample deals the unseen cards out to the end before it shuffles them again, so that each of them
occurs about equally often. That halves the noise of independent samples.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple, TypeVar

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.hidden import View, determinize
from hedgerow.games.tournoi.plans import Hand
from hedgerow.games.tournoi.state import State

T = TypeVar("T")


class Unseen(NamedTuple):
    """What is known of a side's hand for the round, and what the rest is drawn from."""

    known: tuple[int, ...]
    cards: tuple[int, ...]
    missing: int
    """The number of unknown cards in the hand."""
    faces: tuple[int, ...]
    powers: int
    """The number of power cards that it holds, all of them unknown."""


def unseen_of(view: View, side: int, rng: Rng) -> Unseen:
    """What the viewer of a view at the start of a round knows of another side."""
    kit = view.kit
    world = determinize(view, rng)
    pool = kit.pool_of(side)
    known = tuple(kit.copies[pool][id] for id in view.sides[side].known)
    mine = () if view.seat is None else world.hands[view.seat]
    cards = tuple(
        copy for copy in kit.pools[pool] if not world.seen >> copy & 1 and copy not in mine
    )
    powers = view.sides[side].powers
    return Unseen(known, cards, kit.battles - len(known), _faces(view, world, side), powers)


def _faces(view: View, world: State, side: int) -> tuple[int, ...]:
    """The power cards that a side may hold."""
    kit = view.kit
    if kit.brings[side]:
        left = Counter(kit.power_pools[side])
        left.subtract(world.played[side])
        return tuple(left.elements())
    left = Counter(kit.power_pools[-1])
    for other in range(kit.sides):
        if not kit.brings[other]:
            left.subtract(world.played[other])
            if other == view.seat:
                left.subtract(world.powers[other])
    return tuple(left.elements())


def hands(unseen: Unseen, count: int, rng: Rng) -> list[tuple[float, Hand]]:
    """Hands with their probabilities: all if there are at most `count`, else so many."""
    ways = comb(len(unseen.cards), unseen.missing) * comb(len(unseen.faces), unseen.powers)
    if ways <= count:
        weights = Counter(
            _hand(unseen, cards, faces)
            for cards in combinations(unseen.cards, unseen.missing)
            for faces in combinations(unseen.faces, unseen.powers)
        )
        return [(weight / ways, hand) for hand, weight in weights.items()]
    cards = _dealt(unseen.cards, unseen.missing, rng)
    faces = _dealt(unseen.faces, unseen.powers, rng)
    return [(1 / count, _hand(unseen, next(cards), next(faces))) for _ in range(count)]


def _hand(unseen: Unseen, cards: Sequence[int], faces: Sequence[int]) -> Hand:
    return Hand(tuple(sorted((*unseen.known, *cards))), tuple(sorted(faces)))


def _dealt(pool: Sequence[T], size: int, rng: Rng) -> Iterator[list[T]]:
    """Hands dealt from a pool, which is shuffled again when too few are left."""
    left: list[T] = []
    while True:
        if len(left) < size or not left:
            left = list(pool)
            rng.shuffle(left)
        yield [left.pop() for _ in range(size)]
