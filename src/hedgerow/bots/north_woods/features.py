"""A View as numbers, a row for each seat: what a learned value of a position begins from.

A rival's row is made like one's own, with the known part of its hand; the cards that nobody has
seen stand in columns of their own, as what can be expected of them.
"""

from __future__ import annotations

from typing import Final

from hedgerow.bots.north_woods.risk import risk
from hedgerow.bots.north_woods.value import SIDE, side
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.frames import Opening
from hedgerow.games.north_woods.hidden import View, determinize, unseen
from hedgerow.games.north_woods.state import HAND, State
from hedgerow.games.north_woods.tableau import ranks

_DIVISOR: Final = {
    "short": 4,
    "lying": 4,
    "held": 2,
    "resources": 3,
    "way": 8,
    "alone": 4,
}
"""Divides a feature of `value`, so that most values are between -2 and 2."""
TABLE: Final = ("me", "to_move", "waits", "rivals", "round", "deck", "opening")
"""Columns about the table and the seat's place at it."""
UNKNOWN: Final = ("unknown", "unknown_8", "unknown_7", "unknown_missing", "unknown_events")
"""Columns about the cards of a hand that the viewer has not seen."""
AROUND: Final = ("shown", "lead", "danger", "threat")
"""Columns about what lies open and about the rivals."""
OWN: Final = SIDE[:-1]
"""The features of `value` for a seat; what is at risk has a column of its own."""
NAMES: Final[tuple[str, ...]] = (*TABLE, *UNKNOWN, *AROUND, *OWN)


def features(view: View) -> list[list[float]]:
    """One row per seat, in seat order, from what this View may know."""
    state = determinize(view, Rng(0))
    left = bytes(unseen(view))
    _forget(state, view, left)
    lying = [ranks(table, view.wolf_pair).bit_count() for table in state.tables]
    return [
        [
            *_table(view, seat),
            *_unknown(state, view, seat, left),
            *_around(state, view, seat, left, lying),
            *_side(state, seat),
        ]
        for seat in range(view.seats)
    ]


def _side(state: State, seat: Seat) -> list[float]:
    """The features of `value`, scaled; values beyond 2 are cut off."""
    found = zip(OWN, side(state, seat), strict=True)
    return [min(2.0, value / _DIVISOR.get(name, 1)) for name, value in found]


def _forget(state: State, view: View, left: bytes) -> None:
    """Put what the viewer has not seen back into the deck, so that no sampled card counts."""
    opening = isinstance(view.top, Opening)
    for rival in range(view.seats):
        if rival != view.seat:
            state.hands[rival] = state.known_by(view.seat, rival)
            state.aside[rival] = b""
            if opening:
                state.tables[rival] = []
    state.deck = left


def _table(view: View, seat: Seat) -> tuple[float, ...]:
    waits = (seat - view.turn) % view.seats
    return (
        float(seat == view.seat),
        float(not waits),
        waits / view.seats,
        (view.seats - 1) / 3,
        view.round / 10,
        view.deck_size / 60,
        float(isinstance(view.top, Opening)),
    )


def _unknown(state: State, view: View, seat: Seat, left: bytes) -> tuple[float, ...]:
    count = 0 if seat == view.seat else view.hand_sizes[seat] - len(state.hands[seat])
    if not left or not count:
        return (count / HAND, 0.0, 0.0, 0.0, 0.0)
    share = count / len(left)
    ranked = box().rank
    of_rank = [0] * (RANKS + 1)
    for kind in left:
        of_rank[ranked[kind]] += 1
    lacking = ALL_RANKS & ~ranks(state.tables[seat], view.wolf_pair)
    missing = sum(number for rank, number in enumerate(of_rank) if lacking >> rank & 1)
    return (
        count / HAND,
        share * of_rank[8],
        share * of_rank[7],
        share * missing / HAND,
        share * of_rank[0],
    )


def _around(
    state: State, view: View, seat: Seat, left: bytes, lying: list[int]
) -> tuple[float, ...]:
    ranked = box().rank
    lacking = ALL_RANKS & ~ranks(state.tables[seat], view.wolf_pair)
    shown = {ranked[cards[-1]] for cards in state.display if cards}
    others = state.others(seat)
    best = max(lying[other] for other in others)
    return (
        sum(lacking >> rank & 1 for rank in shown) / 2,
        (lying[seat] - best) / 4,
        _risk(state, view, seat, others[0], left),
        max(_risk(state, view, other, seat, left) for other in others),
    )


def _risk(state: State, view: View, seat: Seat, aggressor: Seat, left: bytes) -> float:
    """The ranks that a seat may lose to a Territory of another."""
    known = state.hands[aggressor]
    hidden = 0 if aggressor == view.seat else view.hand_sizes[aggressor] - len(known)
    return risk(state.tables[seat], left, hidden, known) / 2
