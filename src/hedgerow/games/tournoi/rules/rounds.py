"""From round to round, and the end (TOU-13, TOU-14, TOU-58)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.outcome import Outcome, ranks_of
from hedgerow.core.text import Message
from hedgerow.games.tournoi import solo
from hedgerow.games.tournoi.bonuses import take_tokens
from hedgerow.games.tournoi.events import Drew, DrewCards, Ended, RoundStarted
from hedgerow.games.tournoi.frames import Placement
from hedgerow.games.tournoi.scoring import score
from hedgerow.games.tournoi.state import State

_PLACEMENT: Final = Placement()


def start_round(state: State, log: Log) -> None:
    """TOU-13, or TOU-14 if there are not enough cards."""
    kit = state.kit
    seats, battles = kit.terms.seats, kit.battles
    if any(len(pile) < count for pile, count in zip(state.piles, kit.takes, strict=True)):
        _end_game(state, log, short=True)
        return
    state.lane = 0
    if kit.ghost:
        solo.place(state)  # TOU-63; the seat then draws and places as usual (TOU-65)
    if log.on:
        ghost = state.ghost_lanes[state.round] + 1 if kit.ghost else 0
        log.tell(RoundStarted(state.round + 1, ghost))
    for seat in range(seats):
        at = kit.pile_of(seat)
        pile = state.piles[at]
        state.hands[seat] = hand = tuple(sorted(pile[:battles]))
        state.piles[at] = pile[battles:]
        state.steps[seat] = min(battles, len(state.powers[seat]))  # TOU-21
        state.passed[seat] = False
        if log.on:
            log.whisper(Drew(seat), DrewCards(seat, tuple(kit.ids[copy] for copy in hand)), seat)
    state.stack.append(_PLACEMENT)


def end_round(state: State, log: Log) -> None:
    take_tokens(state, log)  # TOU-53
    state.round += 1
    if state.round == state.kit.terms.rounds:
        _end_game(state, log, short=False)  # TOU-58
    else:
        start_round(state, log)


def _end_game(state: State, log: Log, *, short: bool) -> None:
    state.stack.clear()
    if log.on:
        totals = tuple(score(state, side).total for side in range(state.kit.sides))
        log.tell(Ended(totals, short))


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    # TOU-70: the ghost scores like a seat, its power card that is left too.
    scores = tuple(score(state, side) for side in range(state.kit.sides))
    ranks = ranks_of([result.total for result in scores])  # TOU-61
    if not state.kit.ghost:
        return Outcome(scores, ranks, Message("tournoi-outcome"))
    return solo.outcome(scores[0], scores[solo.GHOST])
