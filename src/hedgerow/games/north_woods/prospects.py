"""How a position stands for a seat: what it has, what threatens it, what it could take.

Numbers that a bot weighs, from the table and the seat's own hand; of other hands only their size
and what is unseen count.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final, NamedTuple

from hedgerow.core.text import Seat
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.cards import RANKS, Kind, deck
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import (
    Table,
    chain_up,
    complete,
    eaters,
    filled,
    is_resource,
    is_species,
    rank,
)

BUILDING: Final = frozenset({"niche", "spring", "renewal", "abundance"})


@derived
def predators() -> tuple[int, ...]:
    """By form: the kinds that may eat it, as a mask."""
    eats = menu().eats
    species = deck().species
    return tuple(
        sum(1 << kind for kind in species if eats[form(kind)] >> food & 1)
        for food in range(len(eats))
    )


@derived
def above() -> tuple[int, ...]:
    """By rank: the kinds of higher rank, as a mask."""
    ranked, species = deck().rank, deck().species
    return tuple(sum(1 << kind for kind in species if ranked[kind] > low) for low in range(10))


def losses(table: Table, there: int) -> dict[int, float]:
    """What each aggressor could take at most: masks of kinds, with the ranks it costs.

    A rank counts only if no other card of it is left; a card that is scared off counts half.
    """
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
        highest = max((_rank_at(table, one) for stem in stems for one in stem), default=1)
        for stem in stems or [[]]:
            chain = [*reversed(stem), slot]
            left = higher[highest]
            held = [_rank_at(table, one) for one in chain]
            for scared, one in enumerate(chain):
                food = table[one]
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
    return sum(count[one] == held.count(one) for one in set(held))


def risk(table: Table, there: int, left: bytes, hands: int, known: bytes) -> float:
    """How many ranks the next aggressor is expected to cost: one of the known cards of the hands,
    or one of so many cards drawn from what is unseen."""
    found = losses(table, there)
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
    # From the worst down: the chance that this kind is there and no worse one.
    for kind in sorted(worst, key=lambda one: -worst[one]):
        lost = worst[kind]
        if lost <= sure:
            break
        there_is = min(1.0, share * left.count(kind))
        expected += chance * there_is * lost
        chance *= 1 - there_is
    return expected + chance * sure


class Standing(NamedTuple):
    """A seat's table in numbers."""

    fed: int
    """Fed ranks, as a mask."""
    present: int
    """All ranks, as a mask."""
    species: int


def standing_of(state: State, seat: Seat) -> Standing:
    table = state.tables[seat]
    ground = complete(table, state.carrion)
    fed = present = species = 0
    for slot, card in filled(table):
        bit = 1 << rank(card)
        present |= bit
        if ground >> slot & 1:
            fed |= bit
            species += is_species(card)
    return Standing(fed & ALL_RANKS, present & ALL_RANKS, species)


def features(state: State, seat: Seat, rival: Seat) -> list[float]:
    """Numbers for `seat` against one rival, who is about to move."""
    mine, theirs = standing_of(state, seat), standing_of(state, rival)
    box, ranked, hand = deck(), deck().rank, state.hands[seat]
    known = state.known_by(seat, rival)
    unknown = len(state.hands[rival]) - len(known)
    left = state.deck + b"".join(state.hands[other] for other in state.others(seat))
    held = there = 0
    for kind in hand:
        held |= 1 << ranked[kind]
    for kind in known:
        there |= 1 << ranked[kind]
    wanted, lacks = ALL_RANKS & ~mine.fed, ALL_RANKS & ~theirs.fed
    n, m = mine.fed.bit_count(), theirs.fed.bit_count()
    events = [box.cards[kind].id for kind in hand if not ranked[kind]]
    building = sum(event in BUILDING for event in events)
    shown = lying = 0
    for cards in state.display:
        if cards:
            shown |= 1 << ranked[cards[-1]]
    for cards in state.piles:
        if cards and ranked[cards[-1]] > 1:
            lying |= 1 << ranked[cards[-1]]
    best = sum(ranked[kind] == RANKS for kind in left)
    got, need = held & wanted, there & lacks
    return [
        1.0,
        *(float(mine.fed >> one & 1) for one in range(1, 9)),
        *(float(theirs.fed >> one & 1) for one in range(1, 9)),
        max(0, n - 4),
        max(0, n - 6),
        max(0, m - 4),
        max(0, m - 6),
        (theirs.present & ~theirs.fed).bit_count(),
        (got & 0b1111110).bit_count(),
        got >> 7 & 1,
        got >> 8 & 1,
        float(held >> 8 & mine.fed >> 8 & 1),
        (need & 0b1111110).bit_count(),
        need >> 7 & 1,
        need >> 8 & 1,
        len(hand),
        len(state.hands[rival]),
        min(mine.species, 14) / 4,
        min(theirs.species, 14) / 4,
        risk(state.tables[seat], mine.fed, left, unknown, known),
        risk(state.tables[rival], theirs.fed, b"", 0, hand),
        building,
        len(events) - building,
        (shown & lacks & 0b1111110).bit_count(),
        shown & lacks & 1 << 7 != 0,
        shown & lacks & 1 << 8 != 0,
        (lying & lacks & 0b1111110).bit_count(),
        lying & lacks & 1 << 7 != 0,
        lying & lacks & 1 << 8 != 0,
        ((shown | lying) & wanted & 0b1111110).bit_count(),
        (shown | lying) & wanted & 1 << 7 != 0,
        (shown | lying) & wanted & 1 << 8 != 0,
        best * (wanted >> 8 & 1),
        best * (lacks >> 8 & 1),
    ]


WEIGHTS: Final = (0.0,) * 49
"""How much each feature counts towards a win: fitted to games of `greedy` against itself, see
bench/north_woods_weights.py."""


def chance_against(state: State, seat: Seat, rival: Seat) -> float:
    """How likely the seat is before the rival, who is about to move."""
    total = sum(map(mul, WEIGHTS, features(state, seat, rival)))
    return 1 / (1 + exp(-total))


def chance_to_win(state: State, seat: Seat) -> float:
    """The same against all rivals: odds against each of them add up."""
    odds = 0.0
    for rival in state.others(seat):
        ahead = chance_against(state, seat, rival)
        odds += (1 - ahead) / ahead
    return 1 / (1 + odds)
