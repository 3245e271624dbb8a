"""The opening: all seats at once bring their hands down to three cards (NWO-35 to NWO-39)."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.events import Dealt, LaidDown, Opened, PutDown, SetAside
from hedgerow.games.north_woods.ids import ids, kinds, named
from hedgerow.games.north_woods.moves import PILES, Lay, Move, PutAside
from hedgerow.games.north_woods.state import HAND, State, is_event, is_species_kind, with_card
from hedgerow.games.north_woods.supply import lose
from hedgerow.games.north_woods.tableau import NOTHING, Lying, filled, put, room


def opening_moves(state: State, seat: Seat) -> list[Move]:
    """What a seat may put down next; species only on what feeds them (NWO-38)."""
    laying: list[Move] = []
    aside: list[Move] = []
    table = state.tables[seat]
    known = ids()
    for kind in dict.fromkeys(state.hands[seat]):
        id = known[kind]
        aside.append(PutAside(id))
        if is_species_kind(kind):
            eaten = menu().eats[form(kind)]
            for slot, card in filled(table):
                if eaten >> card.form & 1 and room(table, slot):
                    laying.append(Lay(id, slot))
        elif not is_event(kind):  # NWO-36
            laying.append(Lay(id))
    return laying + aside


def put_down(state: State, seat: Seat, move: Lay | PutAside, log: Log) -> bool:
    """Put a card down; says whether all seats are done."""
    kind = kinds()[move.card]
    lose(state, seat, kind)
    if isinstance(move, Lay):
        put(state.tables[seat], Lying(form(kind), NOTHING if move.on is None else move.on))
        if log.on:
            log.whisper(PutDown(seat), LaidDown(seat, move.card), seat)
    else:
        state.aside[seat] = with_card(state.aside[seat], kind)
        if log.on:
            log.whisper(PutDown(seat), SetAside(seat, move.card), seat)
    return all(len(hand) <= HAND for hand in state.hands)


def reveal(state: State, log: Log) -> None:
    """Show what was laid (NWO-37) and deal the discards on the dying piles (NWO-39)."""
    cards = state.shuffled(b"".join(state.aside))
    state.aside = [b""] * state.seats
    state.piles = [cards[pile::PILES] for pile in range(PILES)]
    if log.on:
        for seat, table in enumerate(state.tables):
            log.tell(Opened(seat, named(card.kind for _, card in filled(table))))
        log.tell(Dealt(tuple(map(named, state.piles))))
