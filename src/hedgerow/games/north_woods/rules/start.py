"""The start of a turn: two cards are drawn or taken (NWO-41 to NWO-46)."""

from __future__ import annotations

from typing import Any, Final

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.events import Drew, DrewCard, FoundNothing, Took
from hedgerow.games.north_woods.frames import Acting, Frame, Start
from hedgerow.games.north_woods.ids import held, ids
from hedgerow.games.north_woods.moves import PILES, Done, Draw, Move, Take, Territory, Use
from hedgerow.games.north_woods.rules import territory
from hedgerow.games.north_woods.rules.event_cards import event_moves, refuse_use, use
from hedgerow.games.north_woods.rules.handler import Handler, mismatch
from hedgerow.games.north_woods.state import State, is_species_kind
from hedgerow.games.north_woods.supply import gain, next_card, refill, renew

_PROMPTS: Final = (Message("north-woods-prompt-start"), Message("north-woods-prompt-second"))


def _prompt(state: State, frame: Start) -> Message:
    return _PROMPTS[frame.drawn]


def _moves(state: State, seat: Seat, frame: Start) -> list[Move]:
    moves: list[Move] = [Draw()] if state.deck else []
    moves += [Take(place) for place in range(PILES) if state.display[place]]
    if not state.can_draw:
        moves.append(Done())
    known = ids()
    if not frame.drawn:
        moves += [Territory(known[kind]) for kind in territory.aggressors(state)]
    return moves + event_moves(state)


def _answer(state: State, seat: Seat, frame: Start, move: Move, log: Log) -> None:
    match move:
        case Draw():
            _draw(state, frame, log)
        case Take(place):
            _take(state, frame, place, log)
        case Done():
            _go_on(state, log)
        case Territory(card):
            territory.attack(state, card, log)
        case Use(card):
            use(state, card, log)
        case _:
            raise mismatch(frame, move)


def _go_on(state: State, log: Log) -> None:
    """Act without having drawn."""
    state.stack[-1] = Acting()
    if log.on:
        log.tell(FoundNothing(state.turn))


def _draw(state: State, frame: Start, log: Log) -> None:
    kind = next_card(state, log)
    assert kind is not None
    gain(state, state.turn, kind, openly=False)
    if log.on:
        log.whisper(Drew(state.turn), DrewCard(state.turn, ids()[kind]), state.turn)
    _drawn(state, frame, log)


def _take(state: State, frame: Start, place: int, log: Log) -> None:
    kind = state.display[place][-1]
    state.display[place] = state.display[place][:-1]
    gain(state, state.turn, kind, openly=True)
    if log.on:
        log.tell(Took(state.turn, ids()[kind]))
    refill(state, log, place)
    _drawn(state, frame, log)


def _drawn(state: State, frame: Start, log: Log) -> None:
    renew(state, log)
    state.stack[-1] = Acting() if frame.drawn else Start(1)


def _step(state: State, frame: Start, log: Log) -> bool:
    """NWO-45: go on if nothing can be drawn or taken.

    Whether the hand has an aggressor is secret, so the seat is asked if it could have one.
    """
    if state.can_draw:
        return False
    if not frame.drawn and state.hands[state.turn] and territory.chains(state):
        return False
    _go_on(state, log)
    return True


def _refuse(state: State, seat: Seat, frame: Start, move: Move) -> str | None:
    match move:
        case Draw() | Take():
            return "NWO-42"
        case Territory(card):
            return _refuse_territory(state, frame, card)
        case Use(card):
            return refuse_use(state, card)
        case _:
            return None


def _refuse_territory(state: State, frame: Start, card: str) -> str:
    kind = held(state.hands[state.turn], card)
    if frame.drawn:
        return "NWO-53"
    if kind is None or not is_species_kind(kind):
        return "NWO-54"
    chains = territory.chains(state)
    if not chains:
        return "NWO-55"
    lower = any(menu().rank[form(kind)] > chain.highest for chain in chains)
    return "NWO-59" if lower else "NWO-56"


HANDLERS: Final[dict[type[Frame], Handler[Any]]] = {
    Start: Handler[Start](
        rule="NWO-41",
        prompt=_prompt,
        moves=_moves,
        answer=_answer,
        step=_step,
        refuse=_refuse,
    )
}
