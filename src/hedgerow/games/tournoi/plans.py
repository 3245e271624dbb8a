"""Hands and plans of the sides in a round.

A *plan* is everything a side lays in a round, a *spread* its part on one battle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import solo
from hedgerow.games.tournoi.cards import Replace as ReplaceEffect
from hedgerow.games.tournoi.hidden import Spot, View, determinize
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.state import NONE, State


class Spread(NamedTuple):
    """One side's part of a battle: its copies, its power card, the top card of its deck."""

    copies: tuple[int, ...]
    face: int = NONE
    top: int = NONE
    """NONE unless the power card can bring that card into the battle."""


class Hand(NamedTuple):
    """A side's resources for a round: copies to lay, power cards, the top card of its deck."""

    cards: tuple[int, ...]
    powers: tuple[int, ...]
    top: int = NONE


class Plan(NamedTuple):
    """What a side lays on each battle."""

    cards: tuple[int, ...]
    powers: tuple[int, ...]


Field: TypeAlias = Sequence[tuple[float, tuple[Spread, ...]]]
"""Weighted spreads of the other sides on one battle, in side order."""


# Views


def public(view: View) -> View:
    """The view as a spectator sees it."""
    if view.seat is None:
        return view
    hidden = (Spot(),) * view.terms.battles
    spots = tuple(hidden if side == view.seat else spots for side, spots in enumerate(view.spots))
    return replace(view, seat=None, hand=(), powers=(), passed=False, spots=spots)


def at_start(view: View) -> View:
    """The view at the start of the placement, so that plans do not change while it goes on."""
    kit, me = view.kit, view.seat
    assert me is not None
    mine = view.spots[me]
    cards = (*view.hand, *(id for spot in mine for id in spot.cards))
    powers = (*view.powers, *(spot.power for spot in mine if spot.power))
    copies = kit.copies[kit.pool_of(me)]
    sides = tuple(
        replace(side, hand=kit.battles, steps=min(kit.battles, side.powers))
        if seat < view.seats
        else side
        for seat, side in enumerate(view.sides)
    )
    return replace(
        view,
        hand=tuple(sorted(cards, key=copies.__getitem__)),
        powers=tuple(sorted(powers, key=kit.face_of.__getitem__)),
        passed=False,
        sides=sides,
        spots=tuple(
            (Spot(),) * kit.battles if seat == me else spots
            for seat, spots in enumerate(view.spots)
        ),
    )


# Hands and plans


def hand_of(state: State, side: int) -> Hand:
    """The hand of a side for the round, whether laid or not."""
    laid = [copy for there in state.laid[side] for copy in there]
    covers = [face for face in state.covers[side] if face != NONE]
    pile = state.piles[state.kit.pile_of(side)]
    return Hand(
        tuple(sorted((*state.hands[side], *laid))),
        tuple(sorted((*state.powers[side], *covers))),
        pile[0] if pile else NONE,
    )


def own_hand(view: View, rng: Rng) -> Hand:
    """The viewer's own hand, with a random possible card on top of its deck."""
    assert view.seat is not None
    return hand_of(determinize(view, rng), view.seat)


def can_replace(kit: Kit, face: int) -> bool:
    """Whether a power card brings the top card of the deck into the battle."""
    return face != NONE and type(kit.faces[face].effect) is ReplaceEffect


def spread_of(kit: Kit, copy: int, face: int, top: int) -> Spread:
    """The spread of a card with a power card; `top` is the top card of the deck."""
    return Spread((copy,), face, top if can_replace(kit, face) else NONE)


def spreads_of(kit: Kit, plan: Plan, top: int) -> tuple[Spread, ...]:
    """The spreads of a plan, by lane."""
    return tuple(
        spread_of(kit, copy, face, top) for copy, face in zip(plan.cards, plan.powers, strict=True)
    )


def ghost_spreads(state: State) -> tuple[Spread, ...]:
    """The ghost's spreads in this world; it makes every replacement it can."""
    kit = state.kit
    pile = state.piles[kit.pile_of(solo.GHOST)]
    return tuple(
        Spread(there, face, pile[0] if pile and can_replace(kit, face) else NONE)
        for there, face in zip(state.laid[solo.GHOST], state.covers[solo.GHOST], strict=True)
    )


def moves_of(view: View, plan: Plan) -> Iterator[tuple[str, str, int]]:
    """The remaining steps of a plan: ("lay" or "power", id, battle)."""
    assert view.seat is not None
    kit, spots = view.kit, view.spots[view.seat]
    for lane, copy in enumerate(plan.cards):
        if not spots[lane].cards:
            yield "lay", kit.ids[copy], lane + 1
    for lane, face in enumerate(plan.powers):
        if face != NONE and not spots[lane].covered:
            yield "power", kit.faces[face].id, lane + 1
