"""Rearranges chains so that an aggressor finds little, with the same cards still fed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.bots.north_woods.risk import risk
from hedgerow.games.north_woods.moves import Apart, Move, On
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import (
    NOTHING,
    Table,
    feed,
    filled,
    hungry,
    is_species,
    lay,
    possible_foods,
)

WORTH_IT: Final = 0.04
"""The expected number of ranks that a move must save."""


def danger(state: State, table: Table) -> float:
    """The expected cost of Territory to the seat to act with this table."""
    seat = state.turn
    rival = (seat + 1) % state.seats
    known = state.known_by(seat, rival)
    left = state.deck + b"".join(state.hands[other] for other in state.others(seat))
    return risk(table, left, len(state.hands[rival]) - len(known), known)


def safer(state: State) -> int | None:
    """The species to move to reduce the risk, or None if nothing is gained."""
    if not state.may_rearrange:
        return None
    table = state.tables[state.turn]
    now = danger(state, table)
    if now < WORTH_IT:
        return None
    starving = set(hungry(table, state.carrion))
    best, least = None, now - WORTH_IT
    for slot, card in filled(table):
        if not is_species(card):
            continue
        foods: list[int] = [food for food in possible_foods(table, slot) if food != card.food]
        if card.food != NOTHING:
            foods.append(NOTHING)
        for food in foods:
            laid = _laid(table, slot, food)
            if not starving.issuperset(hungry(laid, state.carrion)):
                continue
            at_stake = danger(state, laid)
            if at_stake < least:
                best, least = slot, at_stake
    return best


def safest(state: State, slot: int, legal: Sequence[Move]) -> Move:
    """The place for a lifted card that keeps all fed, then leaves the least risk."""
    table = state.tables[state.turn]
    starving = set(hungry(table, state.carrion))

    def stakes(move: Move) -> tuple[int, float]:
        laid = _laid(table, slot, move.slot if isinstance(move, On) else NOTHING)
        return len(set(hungry(laid, state.carrion)) - starving), danger(state, laid)

    places = [move for move in legal if isinstance(move, On | Apart)]
    return min(places, key=stakes)


def _laid(table: Table, slot: int, food: int) -> Table:
    laid = table[:]
    if food == NOTHING:
        feed(laid, slot, NOTHING)
    else:
        lay(laid, slot, food)
    return laid
