"""Laying cards and power cards (TOU-15 to TOU-21)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.decision import Decision
from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.tournoi.choices import ONLY_PASS, PowerMoves
from hedgerow.games.tournoi.events import Laid, LaidCard, LaidPower, Pondered
from hedgerow.games.tournoi.moves import Lay, Move, Power
from hedgerow.games.tournoi.state import NONE, State

_POWER_PROMPT: Final = Message("tournoi-prompt-power")
_PASS_PROMPT: Final = Message("tournoi-prompt-pass")


def ask_power(state: State, seat: Seat) -> Decision[Move]:
    if state.passed[seat]:
        return Decision(seat, _PASS_PROMPT, ONLY_PASS)
    free = tuple(lane for lane, face in enumerate(state.covers[seat]) if face == NONE)  # TOU-19
    faces = dict.fromkeys(state.powers[seat])
    moves = PowerMoves(tuple(state.kit.covers[face] for face in faces), free)
    return Decision(seat, _POWER_PROMPT, moves)


def lay(state: State, seat: Seat, move: Lay, log: Log) -> None:
    ids, hand, lane = state.kit.ids, state.hands[seat], move.battle - 1
    at = next(at for at, copy in enumerate(hand) if ids[copy] == move.card)
    laid = state.laid[seat]
    state.laid[seat] = (*laid[:lane], (hand[at],), *laid[lane + 1 :])
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    if log.on:
        log.whisper(Laid(seat), LaidCard(seat, move.card, move.battle), seat)


def lay_power(state: State, seat: Seat, move: Power, log: Log) -> None:
    face, lane = state.kit.face_of[move.power], move.battle - 1
    covers, held = state.covers[seat], state.powers[seat]
    state.covers[seat] = (*covers[:lane], face, *covers[lane + 1 :])
    at = held.index(face)
    state.powers[seat] = held[:at] + held[at + 1 :]
    state.steps[seat] -= 1
    if log.on:
        log.whisper(Pondered(seat), LaidPower(seat, move.power, move.battle), seat)
