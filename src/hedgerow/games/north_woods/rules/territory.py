"""Territory: an aggressor from the hand takes a rival's chain (NWO-53 to NWO-62)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import Form, form, menu
from hedgerow.games.north_woods.events import Attacked, Seized
from hedgerow.games.north_woods.frames import Acting, Aggression, Frame
from hedgerow.games.north_woods.ids import kinds, named
from hedgerow.games.north_woods.moves import Move, Seize
from hedgerow.games.north_woods.rules.handler import Handler, mismatch, prompts
from hedgerow.games.north_woods.state import State, is_species_kind
from hedgerow.games.north_woods.supply import lose
from hedgerow.games.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    PLAIN,
    STAND_IN,
    Lying,
    Table,
    chain_down,
    eaters,
    feed,
    filled,
    is_resource,
    put,
    rank,
    take,
)


class Chain(NamedTuple):
    """A rival's chain that stands on a resource."""

    seat: Seat
    slots: tuple[int, ...]
    """From the highest card down."""
    highest: int
    """The highest rank that an aggressor must beat (NWO-56, NWO-61)."""


def chains(state: State) -> list[Chain]:
    """NWO-55: the chains of the other seats that stand on a resource."""
    found: list[Chain] = []
    for seat in state.others(state.turn):
        table = state.tables[seat]
        cards = filled(table)
        above: dict[int, list[int]] = {}
        for slot, card in cards:
            above.setdefault(card.food, []).append(slot)
        for slot, card in cards:
            if not is_resource(card):
                continue
            stems = [_stem(above, first) for first in above.get(slot, ())]
            lying = [slot, *(eater for stem in stems for eater in stem)]
            highest = max([rank(card) for card in map(table.__getitem__, lying) if card])
            found += [Chain(seat, (*reversed(stem), slot), highest) for stem in stems or [[]]]
    return found


def _stem(above: dict[int, list[int]], slot: int) -> list[int]:
    """The slots from a species up to the highest one of its chain."""
    stem = [slot]
    while eating := above.get(stem[-1]):
        stem.append(eating[0])
    return stem


def prey(state: State, aggressor: Form, chain: Chain) -> int | None:
    """The number of cards that the aggressor scares off before it can eat, or None (NWO-59)."""
    if menu().rank[aggressor] <= chain.highest:
        return None
    eaten, bits, table = menu().eats[aggressor], menu().bits, state.tables[chain.seat]
    for scared, slot in enumerate(chain.slots):
        card = table[slot]
        assert card is not None
        if eaten & bits[card.form]:
            return scared
    return None


def aggressors(state: State) -> list[Kind]:
    """NWO-54: the species of the hand that could take a chain."""
    hand = dict.fromkeys(state.hands[state.turn])
    species = [kind for kind in hand if is_species_kind(kind)]
    if not species:
        return []
    aims = [aim for seat in state.others(state.turn) for aim in _aims(state.tables[seat])]
    return [kind for kind in species if _finds_prey(form(kind), aims)]


def _aims(table: Table) -> list[tuple[int, int]]:
    """For each resource: the highest rank that stands on it, and all forms, as a mask.

    What `chains` tells in full: of several chains on one resource an aggressor that beats them all
    may take any in which it finds prey.
    """
    known = menu()
    rank_of, bits = known.rank, known.bits
    highest, forms = [0] * len(table), [0] * len(table)
    for slot, card in enumerate(table):
        if card is None:
            continue
        form = card.form
        while card is not None and card.food != NOTHING:
            slot = card.food
            card = table[slot]
        highest[slot] = max(highest[slot], rank_of[form])
        forms[slot] |= bits[form]
    return [
        (highest[slot], forms[slot])
        for slot, card in enumerate(table)
        if forms[slot] and card is not None and is_resource(card)
    ]


def _finds_prey(aggressor: Form, aims: list[tuple[int, int]]) -> bool:
    eaten, beats = menu().eats[aggressor], menu().rank[aggressor]
    return any(beats > highest and eaten & forms for highest, forms in aims)


def attack(state: State, card: str, log: Log) -> None:
    """Show the aggressor; the seat does not draw this turn."""
    lose(state, state.turn, kinds()[card])
    state.stack[-1] = Aggression(card)
    if log.on:
        log.tell(Attacked(state.turn, card))


def seize(state: State, frame: Aggression, move: Seize, log: Log) -> None:
    """NWO-57, NWO-58: what lies below the prey goes with it; what lies above stays."""
    aggressor = form(kinds()[frame.card])
    theirs, mine = state.tables[move.seat], state.tables[state.turn]
    slots = chain_down(theirs, move.slot)
    cards = [card for card in map(theirs.__getitem__, slots) if card is not None]
    scared = prey(state, aggressor, Chain(move.seat, tuple(slots), max(map(rank, cards))))
    assert scared is not None
    for slot in slots[:scared]:
        feed(theirs, slot, NOTHING)  # NWO-60
    food = NOTHING
    for slot, card in reversed(list(zip(slots, cards, strict=True))[scared:]):
        mark = card.mark
        if mark == ABUNDANT and any(other not in slots for other in eaters(theirs, slot)):
            # NWO-62: the other chain stays, on the Abundance card.
            theirs[slot] = Lying(card.form, NOTHING, STAND_IN)
            mark = PLAIN
        else:
            take(theirs, slot)
        food = put(mine, Lying(card.form, food, mark))
    put(mine, Lying(aggressor, food))
    state.stack[-1] = Acting()
    if log.on:
        names = named(card.kind for card in cards)
        taken, gone = names[scared:], names[:scared]
        log.tell(Seized(state.turn, frame.card, move.seat, taken, gone))


def _moves(state: State, seat: Seat, frame: Aggression) -> list[Move]:
    aggressor = form(kinds()[frame.card])
    return [
        Seize(chain.seat, chain.slots[0])
        for chain in chains(state)
        if prey(state, aggressor, chain) is not None
    ]


def _answer(state: State, seat: Seat, frame: Aggression, move: Move, log: Log) -> None:
    if not isinstance(move, Seize):
        raise mismatch(frame, move)
    seize(state, frame, move, log)


def _refuse(state: State, seat: Seat, frame: Aggression, move: Move) -> str | None:
    if not isinstance(move, Seize):
        return None
    aggressor = menu().rank[form(kinds()[frame.card])]
    for chain in chains(state):
        if (chain.seat, chain.slots[0]) == (move.seat, move.slot):
            if aggressor > chain.highest:
                return "NWO-59"
            table = state.tables[chain.seat]
            own = max(rank(card) for slot in chain.slots if (card := table[slot]) is not None)
            return "NWO-61" if aggressor > own else "NWO-56"
    return "NWO-55"


HANDLERS: Final[dict[type[Frame], Handler[Any]]] = {
    Aggression: Handler[Aggression](
        rule="NWO-55",
        prompt=prompts("north-woods-prompt-aggression"),
        moves=_moves,
        answer=_answer,
        refuse=_refuse,
        holds=lambda frame: (frame.card,),
    )
}
