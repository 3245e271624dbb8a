"""Le Tournoi's aids: how often each card of one's hand would win each battle."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.state import Placement
from hedgerow.games.tournoi.strategy import (
    Hand,
    Worth,
    average_fields,
    own_hand,
    values,
    wins,
)

WORLDS: Final = 40
"""Tables that agree with what the seat knows, in which its cards are tried."""
_STEP: Final = 5
"""Shares are told in steps of so many per cent: they are no more exact than that."""


class Odds(Struct, frozen=True):
    """How often a card would win a battle without power cards, in per cent."""

    card: str
    battle: int
    percent: int


class BattleAids(Struct, frozen=True):
    """`odds` are for the seat that still lays cards."""

    odds: tuple[Odds, ...]


def battle_aids(view: View) -> BattleAids:
    """Worked out from the View alone: rivals' cards are drawn from all that they may hold."""
    if view.seat is None or not view.hand or not isinstance(view.pending, Placement):
        return BattleAids(())
    return BattleAids(_odds(view))


def _odds(view: View) -> tuple[Odds, ...]:
    assert view.seat is not None
    rng = Rng(view.round)
    hand = Hand(own_hand(view, rng).cards, ())
    found = values(Worth(view), view.seat, hand, average_fields(view, view.seat, rng, WORLDS), wins)
    ids = view.kit.ids
    return tuple(
        Odds(ids[copy], lane + 1, _STEP * round(100 * found[lane][at][0] / _STEP))
        for at, copy in enumerate(hand.cards)
        if ids[copy] in view.hand
        for lane, spot in enumerate(view.spots[view.seat])
        if not spot.cards
    )
