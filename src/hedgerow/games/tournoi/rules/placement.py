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


def ask_all(state: State) -> dict[Seat, Decision[Move]]:
    """Ask every seat that still has to place; the questions are kept in seat order."""
    for seat in range(state.kit.terms.seats):
        ask(state, seat)
    return state.asked


def ask(state: State, seat: Seat) -> None:
    """Ask a seat anew, or no longer once it has placed."""
    asked, kit, hand = state.asked, state.kit, state.hands[seat]
    if hand:
        free = tuple([lane for lane, there in enumerate(state.laid[seat]) if not there])
        asked[seat] = Decision(seat, _LAY_PROMPT, LayMoves(kit.lays, hand, free))
    elif not state.steps[seat]:
        asked.pop(seat, None)
    elif state.passed[seat]:
        asked[seat] = _ONLY_PASS[seat]
    else:
        covers, faces = state.covers[seat], tuple(dict.fromkeys(state.powers[seat]))
        free = tuple([lane for lane, face in enumerate(covers) if face == NONE])  # TOU-19
        asked[seat] = Decision(seat, _POWER_PROMPT, PowerMoves(kit.covers, faces, free))


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
