"""Laying cards and power cards (TOU-15 to TOU-21)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.decision import Decision
from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.tournoi.choices import ONLY_PASS, LayMoves, PowerMoves
from hedgerow.games.tournoi.events import Laid, LaidCard, LaidPower, Pondered
from hedgerow.games.tournoi.moves import Lay, Move, Power
from hedgerow.games.tournoi.state import NONE, State, replaced

_POWER_PROMPT: Final = Message("tournoi-prompt-power")
_PASS_PROMPT: Final = Message("tournoi-prompt-pass")
_LAY_PROMPT: Final = Message("tournoi-prompt-lay")
MOST_SEATS: Final = 4
_ONLY_PASS: Final = tuple(
    Decision[Move](seat, _PASS_PROMPT, ONLY_PASS) for seat in range(MOST_SEATS)
)


def questions(state: State) -> dict[Seat, Decision[Move]]:
    """The open questions in seat order."""
    if not state.asked:
        for seat in range(state.kit.terms.seats):
            if state.hands[seat] or state.steps[seat]:
                state.asked[seat] = _ask(state, seat)
    return state.asked


def ask_again(state: State, seat: Seat) -> None:
    """Bring the question to a seat up to date after its move."""
    if seat not in state.asked:
        return  # nobody has wanted to know it
    if state.hands[seat] or state.steps[seat]:
        state.asked[seat] = _ask(state, seat)
    else:
        del state.asked[seat]


def _ask(state: State, seat: Seat) -> Decision[Move]:
    hand = state.hands[seat]
    if hand:
        free = tuple([lane for lane, there in enumerate(state.laid[seat]) if not there])
        return Decision(seat, _LAY_PROMPT, LayMoves(state.kit.lays, hand, free))
    if state.passed[seat]:
        return _ONLY_PASS[seat]
    rows = state.kit.covers
    free = tuple([lane for lane, face in enumerate(state.covers[seat]) if face == NONE])  # TOU-19
    faces = dict.fromkeys(state.powers[seat])
    return Decision(seat, _POWER_PROMPT, PowerMoves(tuple([rows[face] for face in faces]), free))


def lay(state: State, seat: Seat, move: Lay, log: Log) -> None:
    ids, hand, lane = state.kit.ids, state.hands[seat], move.battle - 1
    for at, copy in enumerate(hand):
        if ids[copy] == move.card:
            state.laid[seat] = replaced(state.laid[seat], lane, (copy,))
            state.hands[seat] = hand[:at] + hand[at + 1 :]
            break
    if log.on:
        log.whisper(Laid(seat), LaidCard(seat, move.card, move.battle), seat)


def lay_power(state: State, seat: Seat, move: Power, log: Log) -> None:
    face, lane = state.kit.face_of[move.power], move.battle - 1
    held = state.powers[seat]
    state.covers[seat] = replaced(state.covers[seat], lane, face)
    at = held.index(face)
    state.powers[seat] = held[:at] + held[at + 1 :]
    state.steps[seat] -= 1
    if log.on:
        log.whisper(Pondered(seat), LaidPower(seat, move.power, move.battle), seat)
