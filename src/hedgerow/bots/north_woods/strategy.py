"""Estimates the value of cards, for bots and the coach.

Everything works on a `Situation`, that is, on what one seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import EventName, Kind
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.feeding import Tableau, all_fed, most_fed_in_ranks
from hedgerow.games.north_woods.ids import ids
from hedgerow.games.north_woods.moves import Lay, Move, PutAside
from hedgerow.games.north_woods.planner import fed_ranks
from hedgerow.games.north_woods.rules.event_cards import event_name
from hedgerow.games.north_woods.state import HAND
from hedgerow.games.north_woods.tableau import arrange, cards_of, take

RANK_WORTH: Final = (0, 30, 30, 32, 34, 36, 42, 60, 90)
"""A card of a missing rank: high ranks are rare."""
AGAIN_WORTH: Final = 12
"""One more card of a rank that is already in the hand."""
SPARE_WORTH: Final = 4
"""A species of a rank that is already in play."""
OPEN_WORTH: Final = 16
"""One more resource."""
FOOD_WORTH: Final = 18
"""Food for a card that lacks it, or a card that has food right away."""
EVENT_WORTH: Final[dict[EventName, int]] = {
    "niche": 70,
    "spring": 40,
    "disease": 45,
    "renewal": 45,
    "pollution": 40,
    "wildfire": 26,
    "winter": 26,
    "abundance": 30,
    "population_boom": 18,
    "migration": 14,
}


class Needs(NamedTuple):
    """What a seat has and lacks, as masks."""

    there: int
    """Ranks in play that are fed."""
    held: int
    """Ranks in its hand."""
    food: int
    """Forms in play or in hand that could feed something."""
    mouths: int
    """Forms in hand that nothing in play can feed."""
    carrion: int
    """Visible dying kinds."""


def needs(situation: Situation) -> Needs:
    known, ranked = menu(), box().rank
    there, _ = fed_ranks(situation)
    held = food = mouths = lying = 0
    for card in situation.table:
        if card is not None:
            lying |= 1 << card.form
    carrion = situation.carrion
    for kind in situation.hand:
        if not ranked[kind]:
            continue
        held |= 1 << ranked[kind]
        one = form(kind)
        food |= 1 << one
        if ranked[kind] > 1 and not (known.eats[one] & lying or known.carrion[one] & carrion):
            mouths |= 1 << one
    return Needs(there, held, food | lying, mouths, carrion)


def card_worth(kind: Kind, need: Needs) -> int:
    """The value of one more card of a kind."""
    ranked, known = box().rank, menu()
    rank = ranked[kind]
    if not rank:
        return EVENT_WORTH[event_name(kind)]
    one = form(kind)
    if need.there >> rank & 1:
        worth = OPEN_WORTH if rank == 1 else SPARE_WORTH
    elif need.held >> rank & 1:
        worth = AGAIN_WORTH
    else:
        worth = RANK_WORTH[rank]
        if rank == 1 or known.eats[one] & need.food or known.carrion[one] & need.carrion:
            worth += FOOD_WORTH
    mouths = need.mouths
    while mouths:
        low = mouths & -mouths
        mouths ^= low
        if known.eats[low.bit_length() - 1] >> one & 1:
            return worth + FOOD_WORTH
    return worth


def deck_worth(left: bytes, need: Needs) -> float:
    """The average value of one of these cards."""
    known: dict[int, int] = {}
    total = 0
    for kind in left:
        if kind not in known:
            known[kind] = card_worth(kind, need)
        total += known[kind]
    return total / len(left) if left else 0.0


def kept_worth(kind: Kind, situation: Situation) -> int:
    """The value of keeping a card in hand, judged as if it were not there."""
    at = situation.hand.index(kind)
    rest = situation.hand[:at] + situation.hand[at + 1 :]
    return card_worth(kind, needs(situation._replace(hand=rest)))


# The opening


def opening_choice(situation: Situation, offered: Sequence[Move]) -> Move:
    """The next card to put down, towards the best way to lay and discard."""
    hand = list(situation.hand)
    lying = tuple(card.form for card in situation.table if card is not None)
    best, best_worth = offered[0], -1e9
    for put in sorted(set(combinations(hand, len(hand) - HAND))):
        kept = list(hand)
        for kind in put:
            kept.remove(kind)
        laid = layable(lying, put)
        worth = _opening_worth(lying, laid, kept)
        if worth > best_worth:
            rest = list(put)
            for kind in laid:
                rest.remove(kind)
            move = towards(offered, laid, rest)
            if move is not None:
                best, best_worth = move, worth
    return best


def layable(lying: tuple[int, ...], put: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """The largest subset of cards that can be laid with all of them fed."""
    ranked = box().rank
    cards = [kind for kind in put if ranked[kind]]
    for size in range(len(cards), 0, -1):
        for some in combinations(cards, size):
            if all_fed(Tableau((*lying, *map(form, some)))) is not None:
                return some
    return ()


def _opening_worth(lying: tuple[int, ...], laid: tuple[Kind, ...], kept: list[Kind]) -> float:
    ranked = box().rank
    there = 0
    worth = 0.0
    for card in (*lying, *map(form, laid)):
        rank = ranked[card >> 1]
        worth += SPARE_WORTH if there >> rank & 1 else RANK_WORTH[rank] + FOOD_WORTH
        there |= 1 << rank
    food = sum({1 << card for card in (*lying, *map(form, laid))})
    held = 0
    for kind in kept:
        worth += card_worth(kind, Needs(there, held, food, 0, 0))
        held |= 1 << ranked[kind]
    return worth


def towards(offered: Sequence[Move], laid: tuple[Kind, ...], aside: list[Kind]) -> Move | None:
    """A move that lays the lowest card that can be laid, or else discards."""
    known, ranked = ids(), box().rank
    for kind in sorted(laid, key=lambda kind: ranked[kind]):
        for move in offered:
            if isinstance(move, Lay) and move.card == known[kind]:
                return move
    for kind in aside:
        move = PutAside(known[kind])
        if move in offered:
            return move
    return None


# Rivals


def best_ranks(situation: Situation) -> int:
    """The ranks that a seat can keep by feeding its cards, as a mask."""
    table, carrion = list(situation.table), situation.carrion
    cards, slots = cards_of(table, carrion)
    arrange(table, slots, most_fed_in_ranks(cards))
    return fed_ranks(situation._replace(table=tuple(table)))[0]


def blow(situation: Situation, slot: int) -> int:
    """How many more ranks a seat would lack without one of its cards, with optimal feeding."""
    table = list(situation.table)
    take(table, slot)
    left = best_ranks(situation._replace(table=tuple(table)))
    return best_ranks(situation).bit_count() - left.bit_count()
