"""Turns up, fights and settles the battles one after the other (TOU-38 to TOU-47)."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.tournoi import battle, solo
from hedgerow.games.tournoi.events import Fought, Replaced, ScoredExtra, Stayed, TurnedUp
from hedgerow.games.tournoi.frames import Replacement
from hedgerow.games.tournoi.rules.rounds import end_round
from hedgerow.games.tournoi.state import NONE, State, Turned, replaced


def fight(state: State, log: Log) -> None:
    """TOU-41: one battle after the other, until a seat has a choice or the round is over."""
    while state.lane < state.kit.battles:
        waiting = _turn_up(state, log)
        if waiting and (waiting := _but_the_ghost(state, waiting, log)):
            state.stack.append(Replacement(state.lane, waiting))
            return
        _settle(state, log)
    end_round(state, log)


def _turn_up(state: State, log: Log) -> tuple[int, ...]:
    """Turn up the next battle; returns the sides that may replace their card (TOU-38)."""
    kit, lane = state.kit, state.lane
    powers = tuple([covers[lane] for covers in state.covers])
    for side, face in enumerate(powers):
        if face != NONE:
            state.covers[side] = replaced(state.covers[side], lane, NONE)
            state.played[side] += (face,)  # TOU-47
    shown = [laid[lane][0] for laid in state.laid]
    seen, unused = state.seen, NONE
    if kit.ghost:
        both, characteristic = state.laid[solo.GHOST][lane], battle.compared(kit, lane, powers)
        shown[solo.GHOST], unused = solo.choose(kit, both, characteristic)
        seen |= 1 << unused
    for copy in shown:
        seen |= 1 << copy
    state.seen = seen
    fought = tuple(shown)
    state.turned += (Turned(lane, fought, powers, fought, unused),)
    if log.on:
        cards = tuple(tuple(kit.ids[copy] for copy in laid[lane]) for laid in state.laid)
        names = tuple("" if face == NONE else kit.faces[face].id for face in powers)
        log.tell(TurnedUp(lane + 1, cards, names))
    replacing = battle.combined(kit, powers).replacing
    return tuple([side for side in replacing if state.piles[kit.pile_of(side)]])


def _but_the_ghost(state: State, waiting: tuple[int, ...], log: Log) -> tuple[int, ...]:
    """The sides that have a choice; the ghost, which comes last, has none (TOU-38, TOU-69)."""
    if state.kit.ghost and waiting == (solo.GHOST,):
        _replace(state, solo.GHOST, log)
        return ()
    return waiting


def choose_card(state: State, seat: Seat, replace: bool, log: Log) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Replacement)
    if replace:
        _replace(state, seat, log)
    elif log.on:
        log.tell(Stayed(seat, frame.lane + 1))
    waiting = _but_the_ghost(state, frame.seats[1:], log)
    if waiting:
        state.stack.append(Replacement(frame.lane, waiting))
        return
    _settle(state, log)
    fight(state, log)


def _replace(state: State, side: int, log: Log) -> None:
    """TOU-38: the top card of the deck fights; the other goes under the deck."""
    kit, turned = state.kit, state.turned[-1]
    lane, old, pile = turned.lane, turned.cards[side], kit.pile_of(side)
    new, *rest = state.piles[pile]
    state.piles[pile] = (*rest, old)
    state.seen |= 1 << new
    state.laid[side] = replaced(state.laid[side], lane, (new,))
    cards = replaced(turned.cards, side, new)
    now = Turned(lane, cards, turned.powers, turned.before, turned.unused)
    state.turned = (*state.turned[:-1], now)
    if log.on:
        log.tell(Replaced(side, lane + 1, kit.ids[old], kit.ids[new]))


def _settle(state: State, log: Log) -> None:
    """Decide the battle that was turned up, and put its cards where they belong."""
    kit, turned, lane = state.kit, state.turned[-1], state.lane
    verdict = battle.judge(kit, lane, turned.cards, turned.powers)
    winners, kept = verdict.winners, verdict.kept
    for side, copy in enumerate(turned.cards):
        if side in winners or side in kept:
            state.zones[side] += (copy,)  # TOU-26, TOU-27, TOU-44, TOU-45
            state.extra[side] += verdict.points[side]  # TOU-40
        else:
            _lose(state, side, copy)
    if turned.unused != NONE:
        _lose(state, solo.GHOST, turned.unused)
    state.laid = [replaced(laid, lane, ()) for laid in state.laid]
    state.lane = lane + 1
    if log.on:
        ids = tuple(kit.ids[copy] for copy in turned.cards)
        log.tell(
            Fought(
                battle=lane + 1,
                characteristic=verdict.characteristic + 1,
                reversed=verdict.reversed,
                threat_first=verdict.threat_first,
                cards=ids,
                times=verdict.times,
                winners=verdict.winners,
                kept=verdict.kept,
            )
        )
        for side, points in enumerate(verdict.points):
            if points:
                log.tell(ScoredExtra(side, points))


def _lose(state: State, side: int, copy: int) -> None:
    kit = state.kit
    if kit.ghost and not kit.common:
        state.discards += (copy,)  # TOU-68
    else:
        state.piles[kit.pile_of(side)] += (copy,)  # TOU-46, TOU-83
