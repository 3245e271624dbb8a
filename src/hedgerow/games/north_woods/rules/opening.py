"""The opening: all seats at once bring their hands down to three cards (NWO-35 to NWO-39)."""

from __future__ import annotations

from typing import Any, Final

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.diet import RULE_OF, forbidden, form, menu
from hedgerow.games.north_woods.events import Dealt, LaidDown, Opened, PutDown, SetAside
from hedgerow.games.north_woods.frames import Frame, Opening
from hedgerow.games.north_woods.ids import held, ids, kinds, named
from hedgerow.games.north_woods.moves import PILES, Lay, Move, PutAside
from hedgerow.games.north_woods.rules.handler import Handler, mismatch, prompts
from hedgerow.games.north_woods.rules.turns import begin_turn
from hedgerow.games.north_woods.state import HAND, State, is_event, is_species_kind, with_card
from hedgerow.games.north_woods.supply import lose
from hedgerow.games.north_woods.tableau import NOTHING, Lying, at, filled, put, room


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
    """Put a card down; returns whether all seats are done."""
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


def _asked(state: State, frame: Opening) -> list[Seat]:
    """NWO-35: all seats at once, each until its hand is small enough."""
    return [seat for seat, hand in enumerate(state.hands) if len(hand) > HAND]


def _moves(state: State, seat: Seat, frame: Opening) -> list[Move]:
    return opening_moves(state, seat)


def _answer(state: State, seat: Seat, frame: Opening, move: Move, log: Log) -> None:
    match move:
        case Lay() | PutAside():
            if put_down(state, seat, move, log):
                reveal(state, log)
                begin_turn(state, 0, log)
        case _:
            raise mismatch(frame, move)


def _refuse(state: State, seat: Seat, frame: Opening, move: Move) -> str | None:
    if not isinstance(move, Lay | PutAside):
        return None
    kind = held(state.hands[seat], move.card)
    if kind is None:
        return "NWO-34"
    if is_event(kind):
        return "NWO-36"
    if isinstance(move, Lay) and move.on is not None:
        food = at(state.tables[seat], move.on)
        if food is not None:
            ban = forbidden(form(kind), food.form)
            return "NWO-23" if ban is None else RULE_OF[ban]
    return "NWO-38"


HANDLERS: Final[dict[type[Frame], Handler[Any]]] = {
    Opening: Handler[Opening](
        rule="NWO-35",
        prompt=prompts("north-woods-prompt-opening"),
        moves=_moves,
        answer=_answer,
        refuse=_refuse,
        asked=_asked,
    )
}
