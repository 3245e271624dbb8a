"""How a game ends: the habitat is found, or the rounds run out (CRY-38)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.outcome import Line, Outcome, Score
from hedgerow.core.text import Message
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.events import Drawn
from hedgerow.games.cryptid.hexes import hexes_of
from hedgerow.games.cryptid.state import State

ROUND_LIMIT: Final = 60
"""CRY-38; it makes games of random bots end."""


def end_round(state: State, log: Log) -> None:
    """CRY-38: the round limit."""
    state.round += 1
    if state.round == ROUND_LIMIT:
        state.stack.clear()
        state.ballot = None
        if log.on:
            habitat = next(hexes_of(state.puzzle.habitat))
            log.tell(Drawn(habitat, clue_codes(state)))


def clue_codes(state: State) -> tuple[str, ...]:
    return tuple(CODES[clue] for clue in state.puzzle.clues)


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    if state.found_by < 0:
        return Outcome(
            scores=(Score(0),) * state.seats,
            ranks=(2,) * state.seats,
            reason=Message("cryptid-outcome-drawn", {"rounds": ROUND_LIMIT}),
        )
    winner = state.seat_of(state.found_by)
    found = Score(1, (Line(Message("cryptid-score-found"), 1),))
    return Outcome(
        scores=tuple(found if seat == winner else Score(0) for seat in range(state.seats)),
        ranks=tuple(1 if seat == winner else 2 for seat in range(state.seats)),
        reason=Message("cryptid-outcome-found"),
    )
