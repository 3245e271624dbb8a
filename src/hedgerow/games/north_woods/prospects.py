"""How a position stands for a seat: what it has, what threatens it, what it could take.

Numbers that a bot weighs, from the table and the seat's own hand; of other hands only their size and
what is unseen count.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hedgerow.core.text import Seat
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.cards import Kind, deck
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
    ranked = deck().rank
    hand, box = state.hands[seat], deck()
    unknown = len(state.hands[rival]) - len(state.known_by(seat, rival))
    known = state.known_by(seat, rival)
    left = state.deck + b"".join(state.hands[other] for other in state.others(seat))
    held = there = 0
    for kind in hand:
        held |= 1 << ranked[kind]
    for kind in known:
        there |= 1 << ranked[kind]
    wanted = ALL_RANKS & ~mine.fed
    lacks = ALL_RANKS & ~theirs.fed
    n, m = mine.fed.bit_count(), theirs.fed.bit_count()
    danger = risk(state.tables[seat], mine.fed, left, unknown, known)
    chance = risk(state.tables[rival], theirs.fed, b"", 0, hand)
    events = [box.cards[kind].id for kind in hand if not ranked[kind]]
    building = sum(event in BUILDING for event in events)
    open_cards = [cards[-1] for cards in state.display if cards]
    tops = [cards[-1] for cards in state.piles if cards]
    return [
        1.0,
        n,
        max(0, n - 4),
        max(0, n - 6),
        m,
        max(0, m - 4),
        max(0, m - 6),
        (theirs.present & ~theirs.fed).bit_count(),
        (held & wanted).bit_count(),
        (there & lacks).bit_count(),
        len(hand),
        len(state.hands[rival]),
        mine.fed >> 8 & 1,
        theirs.fed >> 8 & 1,
        mine.fed >> 7 & 1,
        theirs.fed >> 7 & 1,
        min(mine.species, 14) / 4,
        min(theirs.species, 14) / 4,
        danger,
        chance,
        building,
        len(events) - building,
        sum(lacks >> ranked[kind] & 1 for kind in open_cards),
        sum(ranked[kind] > 1 and lacks >> ranked[kind] & 1 for kind in tops),
        sum(ranked[kind] > 1 and wanted >> ranked[kind] & 1 for kind in tops),
        float(bool(menu())) * (held >> 8 & 1 and not mine.fed >> 8 & 1),
    ]
