"""A seat's situation as its View shows it, for the planner."""

from __future__ import annotations

from hedgerow.core.text import Seat
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.hidden import Placed, View
from hedgerow.games.north_woods.ids import kinds, numbered
from hedgerow.games.north_woods.tableau import ABUNDANT, NOTHING, PLAIN, STAND_IN, Lying


def situation_of(view: View, seat: Seat | None = None) -> Situation:
    """The situation of a seat; for a rival, with the known part of its hand."""
    owner = view.seat if seat is None else seat
    if owner is None:
        raise ValueError("a spectator has no situation")
    cards = {placed.slot: _lying(placed) for placed in view.tables[owner]}
    hand = view.hand if owner == view.seat else view.known[owner]
    return Situation(
        tuple(cards.get(slot) for slot in range(max(cards, default=-1) + 1)),
        bytes(sorted(numbered(hand))),
        tuple(map(numbered, view.piles)),
        view.wolf_pair,
        view.rescuing and owner == view.turn,
    )


def _lying(placed: Placed) -> Lying:
    mark = STAND_IN if placed.stand_in else ABUNDANT if placed.abundant else PLAIN
    food = NOTHING if placed.food is None else placed.food
    return Lying(2 * kinds()[placed.card] + placed.boom, food, mark)
