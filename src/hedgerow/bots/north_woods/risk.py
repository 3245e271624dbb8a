"""The expected losses of a table to Territory."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.tableau import (
    Lying,
    Table,
    chain_up,
    eaters,
    filled,
    is_resource,
    rank,
)


@derived
def predators() -> tuple[int, ...]:
    """By form: the kinds that may eat it, as a mask."""
    eats = menu().eats
    species = box().species
    return tuple(
        sum(1 << kind for kind in species if eats[form(kind)] >> food & 1)
        for food in range(len(eats))
    )


@derived
def above() -> tuple[int, ...]:
    """By rank: the kinds of higher rank, as a mask."""
    ranked, species = box().rank, box().species
    return tuple(sum(1 << kind for kind in species if ranked[kind] > low) for low in range(10))


def losses(table: Table) -> dict[int, float]:
    """The worst case by aggressor: masks of kinds, with the ranks they cost.

    A rank counts only if no other card of it is left; a card scared off counts half.
    """
    return _remembered()(tuple(table))


@derived
def _remembered() -> Callable[[tuple[Lying | None, ...]], dict[int, float]]:
    """Cached `_losses`, since bots ask about the same tables repeatedly."""
    return lru_cache(maxsize=4096)(lambda table: _losses(list(table)))


def _losses(table: Table) -> dict[int, float]:
    eaten_by, higher = predators(), above()
    count = [0] * 10
    for card in table:
        if card is not None:
            count[rank(card)] += 1
    found: dict[int, float] = {}
    for slot, card in filled(table):
        if not is_resource(card):
            continue
        stems = [chain_up(table, first) for first in eaters(table, slot)]
        highest = max((_rank_at(table, slot) for stem in stems for slot in stem), default=1)
        for stem in stems or [[]]:
            chain = [*reversed(stem), slot]
            left = higher[highest]
            held = [_rank_at(table, place) for place in chain]
            for scared, place in enumerate(chain):
                food = table[place]
                assert food is not None
                hit = left & eaten_by[food.form]
                if hit:
                    left &= ~hit
                    lost = _unique(held[scared:], count) + 0.5 * _unique(held[:scared], count)
                    if lost:
                        found[hit] = max(found.get(hit, 0.0), lost)
    return found


def _rank_at(table: Table, slot: int) -> int:
    card = table[slot]
    assert card is not None
    return rank(card)


def _unique(held: list[int], count: list[int]) -> int:
    return sum(count[rank] == held.count(rank) for rank in set(held))


def risk(table: Table, left: bytes, hands: int, known: bytes) -> float:
    """The expected number of ranks lost to the next aggressor: one of the known cards in hands, or
    one of `hands` cards drawn from the unseen ones."""
    found = losses(table)
    if not found:
        return 0.0
    worst: dict[Kind, float] = {}
    for mask, lost in found.items():
        for kind in {*left, *known}:
            if mask >> kind & 1:
                worst[kind] = max(worst.get(kind, 0.0), lost)
    sure = max((worst.get(kind, 0.0) for kind in known), default=0.0)
    if not left or not hands:
        return sure
    share = hands / len(left)
    chance = 1.0
    expected = 0.0
    # From the worst down: the probability that this kind is there and no worse one is.
    for kind in sorted(worst, key=lambda kind: -worst[kind]):
        lost = worst[kind]
        if lost <= sure:
            break
        there_is = min(1.0, share * left.count(kind))
        expected += chance * there_is * lost
        chance *= 1 - there_is
    return expected + chance * sure
