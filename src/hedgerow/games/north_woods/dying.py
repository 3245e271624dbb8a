"""The end of a turn: the hungry die, the hand is brought down to three, the next seat begins."""

from __future__ import annotations

from typing import Literal

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.event_cards import event_moves
from hedgerow.games.north_woods.events import Discarded, Stalled, TurnEnded
from hedgerow.games.north_woods.frames import Closing, Discarding, Dying, Start
from hedgerow.games.north_woods.ids import ids, kinds, named
from hedgerow.games.north_woods.moves import Bury, Cover, Declare, Discard, EndTurn, Move
from hedgerow.games.north_woods.state import HAND, State
from hedgerow.games.north_woods.supply import bury, lose, open_piles, refill, remains, renew
from hedgerow.games.north_woods.tableau import STAND_IN, eaters, filled, hungry


def end_actions(state: State, log: Log) -> None:
    """NWO-70: find all that die, before any card moves."""
    table = state.tables[state.turn]
    starving = hungry(table, state.carrion)
    if log.on:
        dead = named(card.kind for slot, card in filled(table) if slot in starving)
        log.tell(TurnEnded(state.turn, dead))
    idle = [
        slot
        for slot, card in filled(table)
        if card.mark == STAND_IN and not eaters(table, slot)  # NWO-63
    ]
    state.stack[:] = [Closing(), Discarding(bool(starving)), Dying((*starving, *idle))]


def dying_moves(state: State, frame: Dying) -> list[Move]:
    """NWO-74: any of them next, on any pile that is open."""
    moves: list[Move] = [Bury(slot, pile) for slot in frame.slots for pile in open_piles(state)]
    return moves + event_moves(state)


def die(state: State, frame: Dying, move: Bury, log: Log) -> None:
    state.stack[-1] = Dying(tuple(slot for slot in frame.slots if slot != move.slot))
    bury(state, state.turn, move.slot, move.pile, "hungry", log)


def die_without_choice(state: State, frame: Dying, log: Log) -> bool:
    """Where every card that goes has an empty place of its own, and no event can come before."""
    if not frame.slots:
        state.stack.pop()
        return True
    table = state.tables[state.turn]
    cards = sum(len(remains(card)) for slot, card in filled(table) if slot in frame.slots)
    if cards > state.piles.count(b"") or may_hold_event(state):
        return False
    die(state, frame, Bury(frame.slots[0], open_piles(state)[0]), log)
    return True


def discarding_moves(state: State) -> list[Move]:
    """Discards while the hand is too large, and events (NWO-80)."""
    if discarded_enough(state):
        return [EndTurn(), *event_moves(state)]
    known = ids()
    kinds_held = dict.fromkeys(state.hands[state.turn])
    moves: list[Move] = [
        Discard(known[kind], pile) for kind in kinds_held for pile in open_piles(state)
    ]
    return moves + event_moves(state)


def discard(state: State, move: Discard, log: Log) -> None:
    kind = kinds()[move.card]
    state.stack[-1] = Discarding()
    lose(state, state.turn, kind)
    state.piles[move.pile] += bytes((kind,))
    if log.on:
        log.tell(Discarded(state.turn, move.card, move.pile))


def discarded_enough(state: State) -> bool:
    """NWO-73: three cards may stay."""
    return len(state.hands[state.turn]) <= HAND


def is_done(state: State, frame: Discarding) -> bool:
    """Whether nothing is left to discard or, after species died, to answer with an event."""
    return discarded_enough(state) and not (frame.died and may_hold_event(state))


def may_hold_event(state: State) -> bool:
    """Whether an event could be used, as far as everybody knows.

    The seat is asked then, event or none: a question asked of its holder alone would betray it.
    """
    return bool(state.hands[state.turn]) and not state.rescuing


def closing_moves(state: State) -> list[Move]:
    return [Declare(), EndTurn(), *event_moves(state)]


def covering_moves(state: State) -> list[Move]:
    return [Cover(pile) for pile in open_piles(state)]


# From turn to turn


def next_turn(state: State, log: Log) -> None:
    """NWO-40: clockwise; NWO-78 and NWO-79 end a game that goes nowhere."""
    seat = (state.turn + 1) % state.seats
    if seat == 0:
        state.round += 1
    why = stalled(state)
    if why is None:
        begin_turn(state, seat, log)
        return
    state.stack.clear()
    if log.on:
        log.tell(Stalled(why))


def stalled(state: State) -> Literal["dry", "rounds"] | None:
    """What ends a game without a Habitat, None while it goes on."""
    if state.dry >= state.seats:
        return "dry"  # NWO-78
    return "rounds" if state.rounds and state.round >= state.rounds else None  # NWO-79


def begin_turn(state: State, seat: Seat, log: Log) -> None:
    state.turn = seat
    state.edits = 0
    state.rescuing = False
    state.spring &= ~(1 << seat)  # NWO-95
    refill(state, log)
    renew(state, log)
    state.dry = 0 if state.can_draw else state.dry + 1
    state.stack[:] = [Start(0)]
