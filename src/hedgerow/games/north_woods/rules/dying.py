"""The end of a turn: the hungry die, the hand is brought down to three, the next seat begins."""

from __future__ import annotations

from typing import Any, Final

from hedgerow.core.event import Log
from hedgerow.core.text import Arg, Message, Seat
from hedgerow.games.north_woods.box import name
from hedgerow.games.north_woods.events import Discarded, TurnEnded
from hedgerow.games.north_woods.frames import Closing, Covering, Discarding, Dying, Frame, Wintering
from hedgerow.games.north_woods.ids import ids, kinds, named
from hedgerow.games.north_woods.moves import Bury, Cover, Declare, Discard, EndTurn, Move, Use
from hedgerow.games.north_woods.rules.ending import can_declare, declare
from hedgerow.games.north_woods.rules.event_cards import event_moves, refuse_use, use
from hedgerow.games.north_woods.rules.handler import Handler, mismatch, prompts
from hedgerow.games.north_woods.rules.turns import next_turn
from hedgerow.games.north_woods.state import HAND, State
from hedgerow.games.north_woods.supply import bury, cover, lose, open_piles, pile_rule, remains
from hedgerow.games.north_woods.tableau import STAND_IN, eaters, filled, hungry

_DISCARDING: Final = Message("north-woods-prompt-discarding")
_LAST: Final = Message("north-woods-prompt-last")


def end_actions(state: State, log: Log) -> None:
    """NWO-70: find all that die, before any card moves."""
    table = state.tables[state.turn]  # NWO-72: others have until the end of their own turn
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


def _may_hold_event(state: State) -> bool:
    """Whether an event could be used, as far as everybody knows.

    The seat is then asked whether or not it holds one, since asking only holders would reveal it.
    """
    return bool(state.hands[state.turn]) and not state.rescuing


# Dying


def _dying_moves(state: State, seat: Seat, frame: Dying) -> list[Move]:
    """NWO-74: any of them next, on any open pile."""
    moves: list[Move] = [Bury(slot, pile) for slot in frame.slots for pile in open_piles(state)]
    return moves + event_moves(state)


def _dying_answer(state: State, seat: Seat, frame: Dying, move: Move, log: Log) -> None:
    match move:
        case Bury():
            _die(state, frame, move, log)
        case Use(card):
            use(state, card, log)
        case _:
            raise mismatch(frame, move)


def _die(state: State, frame: Dying, move: Bury, log: Log) -> None:
    state.stack[-1] = Dying(tuple(slot for slot in frame.slots if slot != move.slot))
    bury(state, state.turn, move.slot, move.pile, "hungry", log)


def _dying_step(state: State, frame: Dying, log: Log) -> bool:
    """Proceed without asking if every card has an empty place and no event can be used first."""
    if not frame.slots:
        state.stack.pop()
        return True
    table = state.tables[state.turn]
    cards = sum(len(remains(card)) for slot, card in filled(table) if slot in frame.slots)
    if cards > state.piles.count(b"") or _may_hold_event(state):
        return False
    _die(state, frame, Bury(frame.slots[0], open_piles(state)[0]), log)
    return True


def _dying_refuse(state: State, seat: Seat, frame: Dying, move: Move) -> str | None:
    match move:
        case Bury(slot):
            return pile_rule(state) if slot in frame.slots else "NWO-70"
        case Use(card):
            return refuse_use(state, card)
        case _:
            return None


# Covering


def _covering_prompt(state: State, frame: Covering) -> Message:
    # Cards go one by one (NWO-69): which one is asked about is not to be guessed.
    card: Arg = name(kinds()[frame.cards[0]])
    return Message("north-woods-prompt-covering", {"card": card})


def _covering_moves(state: State, seat: Seat, frame: Covering) -> list[Move]:
    return [Cover(pile) for pile in open_piles(state)]


def _covering_answer(state: State, seat: Seat, frame: Covering, move: Move, log: Log) -> None:
    if not isinstance(move, Cover):
        raise mismatch(frame, move)
    state.stack.pop()
    cover(state, frame, move.pile, log)


def _covering_step(state: State, frame: Covering, log: Log) -> bool:
    # NWO-103: what Winter takes is shuffled next, wherever it lies.
    shuffled_next = any(isinstance(pending, Wintering) for pending in state.stack)
    if b"" not in state.piles and not shuffled_next:
        return False
    state.stack.pop()
    cover(state, frame, open_piles(state)[0], log)
    return True


def _covering_refuse(state: State, seat: Seat, frame: Covering, move: Move) -> str | None:
    return pile_rule(state) if isinstance(move, Cover) else None


# Discarding


def _discarded_enough(state: State) -> bool:
    """NWO-73: three cards may stay."""
    return len(state.hands[state.turn]) <= HAND


def _discarding_prompt(state: State, frame: Discarding) -> Message:
    return _LAST if _discarded_enough(state) else _DISCARDING


def _discarding_moves(state: State, seat: Seat, frame: Discarding) -> list[Move]:
    """Discards while the hand is too large, and events (NWO-80)."""
    if _discarded_enough(state):
        return [EndTurn(), *event_moves(state)]
    known = ids()
    kinds_held = dict.fromkeys(state.hands[state.turn])
    moves: list[Move] = [
        Discard(known[kind], pile) for kind in kinds_held for pile in open_piles(state)
    ]
    return moves + event_moves(state)


def _discarding_answer(state: State, seat: Seat, frame: Discarding, move: Move, log: Log) -> None:
    match move:
        case Discard(card, pile):
            kind = kinds()[card]
            state.stack[-1] = Discarding()
            lose(state, state.turn, kind)
            state.piles[pile] += bytes((kind,))
            if log.on:
                log.tell(Discarded(state.turn, card, pile))
        case EndTurn():
            state.stack.pop()
        case Use(card):
            use(state, card, log)
        case _:
            raise mismatch(frame, move)


def _discarding_step(state: State, frame: Discarding, log: Log) -> bool:
    """Go on when nothing is left to discard and, after deaths, no event can be used."""
    if not _discarded_enough(state) or (frame.died and _may_hold_event(state)):
        return False
    state.stack.pop()
    return True


def _discarding_refuse(state: State, seat: Seat, frame: Discarding, move: Move) -> str | None:
    match move:
        case Discard(_, pile):
            return pile_rule(state) if pile not in open_piles(state) else "NWO-73"
        case Use(card):
            return refuse_use(state, card)
        case _:
            return None


# Closing


def _closing_moves(state: State, seat: Seat, frame: Closing) -> list[Move]:
    return [Declare(), EndTurn(), *event_moves(state)]


def _closing_answer(state: State, seat: Seat, frame: Closing, move: Move, log: Log) -> None:
    match move:
        case EndTurn():
            next_turn(state, log)
        case Declare():
            declare(state, log)
        case Use(card):
            use(state, card, log)
        case _:
            raise mismatch(frame, move)


def _closing_step(state: State, frame: Closing, log: Log) -> bool:
    if not _discarded_enough(state):
        state.stack.append(Discarding())  # NWO-110
        return True
    if can_declare(state):
        return False
    next_turn(state, log)
    return True


def _closing_refuse(state: State, seat: Seat, frame: Closing, move: Move) -> str | None:
    match move:
        case Declare():
            return "NWO-75"
        case Use(card):
            return refuse_use(state, card)
        case _:
            return None


HANDLERS: Final[dict[type[Frame], Handler[Any]]] = {
    Dying: Handler[Dying](
        rule="NWO-74",
        prompt=prompts("north-woods-prompt-dying"),
        moves=_dying_moves,
        answer=_dying_answer,
        step=_dying_step,
        refuse=_dying_refuse,
    ),
    Covering: Handler[Covering](
        rule="NWO-66",
        prompt=_covering_prompt,
        moves=_covering_moves,
        asked=lambda state, frame: (frame.seat,),
        answer=_covering_answer,
        step=_covering_step,
        refuse=_covering_refuse,
        holds=lambda frame: frame.cards,
    ),
    Discarding: Handler[Discarding](
        rule="NWO-73",
        prompt=_discarding_prompt,
        moves=_discarding_moves,
        answer=_discarding_answer,
        step=_discarding_step,
        refuse=_discarding_refuse,
    ),
    Closing: Handler[Closing](
        rule="NWO-76",
        prompt=prompts("north-woods-prompt-closing"),
        moves=_closing_moves,
        answer=_closing_answer,
        step=_closing_step,
        refuse=_closing_refuse,
    ),
}
