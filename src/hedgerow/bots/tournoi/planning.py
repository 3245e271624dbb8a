"""The best ways to lay a hand, from the value of each card with each power card on each battle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

from hedgerow.bots.tournoi.clash import Lay
from hedgerow.games.tournoi.plans import Hand, Plan
from hedgerow.games.tournoi.state import NONE

Value: TypeAlias = Callable[[int, Lay], float]
"""The value of a lay on a battle."""

MOST_POWERS: Final = 3
"""The most power cards in a plan."""
_ORDERS: Final = 6
"""The fewest orders of the cards for which power cards are tried."""
_BEGINNINGS: Final = 3
"""The number of power cards that are tried as the first to be laid."""


class Valued(NamedTuple):
    value: float
    plan: Plan


class Begun(NamedTuple):
    """What already lies there by battle, NONE for nothing; and whether power cards may follow."""

    cards: tuple[int, ...]
    powers: tuple[int, ...]
    more: bool = True


def nothing(battles: int) -> Begun:
    return Begun((NONE,) * battles, (NONE,) * battles)


@lru_cache
def _orders(cards: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(cards)))


def best_plans(
    hand: Hand, value: Value, price: float, count: int, begun: Begun | None = None
) -> list[Valued]:
    """The `count` best plans of a hand that go on from what is begun, best first.

    Each power card costs `price`.
    """
    cards, battles = hand.cards, range(len(hand.cards))
    begun = begun or nothing(len(cards))
    held = list(hand.powers)
    for face in begun.powers:
        if face != NONE:
            held.remove(face)
    faces = tuple(dict.fromkeys(held)) if begun.more else ()
    bare = [[value(lane, (copy, begun.powers[lane])) for copy in cards] for lane in battles]
    gains = [
        [
            [(value(lane, (copy, face)) - bare[lane][at] - price, face) for face in faces]
            if begun.powers[lane] == NONE
            else []
            for at, copy in enumerate(cards)
        ]
        for lane in battles
    ]
    hopes = [
        [bare[lane][at] + max([0.0, *[gain for gain, _ in row]]) for at, row in enumerate(rows)]
        for lane, rows in enumerate(gains)
    ]
    hoped = [
        (sum([hopes[lane][order[lane]] for lane in battles]), order)
        for order in _orders(len(cards))
        if _fits(order, hand, begun)
    ]
    spent = price * sum(face != NONE for face in begun.powers)
    found: list[Valued] = []
    for _, order in nlargest(max(_ORDERS, count), hoped):
        base = sum([bare[lane][order[lane]] for lane in battles]) - spent
        laid = tuple([cards[at] for at in order])
        offers = [gains[lane][order[lane]] for lane in battles]
        found += [
            Valued(base + gain, Plan(laid, powers)) for gain, powers in _covers(offers, held, begun)
        ]
    return nlargest(count, found, key=lambda valued: valued.value)


def _fits(order: Sequence[int], hand: Hand, begun: Begun) -> bool:
    return all(copy in (NONE, hand.cards[at]) for copy, at in zip(begun.cards, order, strict=True))


def _covers(
    offers: Sequence[Sequence[tuple[float, int]]], held: Sequence[int], begun: Begun
) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Promising ways to lay power cards on cards in a given order, with what they gain.

    Each way adds one more of the best offers; several of them are tried as beginnings.
    """
    ways: dict[tuple[int, ...], float] = {begun.powers: 0.0}
    ranked = sorted(
        [(gain, lane, face) for lane, row in enumerate(offers) for gain, face in row],
        reverse=True,
    )
    laid = sum(face != NONE for face in begun.powers)
    for first in range(min(_BEGINNINGS, len(ranked))):
        powers, total, left, used = list(begun.powers), 0.0, list(held), laid
        for gain, lane, face in ranked[first:]:
            if used >= MOST_POWERS or (gain <= 0 and used > laid):
                break
            if powers[lane] == NONE and face in left:
                powers[lane] = face
                left.remove(face)
                total += gain
                used += 1
                ways.setdefault(tuple(powers), total)
    return ((total, powers) for powers, total in ways.items())
