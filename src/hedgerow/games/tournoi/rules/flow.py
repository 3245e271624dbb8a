"""The flow of a game: which decisions are open, and what a move does."""

from __future__ import annotations

from typing import Final, assert_never

from hedgerow.core.decision import Decision
from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.tournoi.cards import BATTLES
from hedgerow.games.tournoi.choices import REPLACEMENTS
from hedgerow.games.tournoi.decks import DECK_POWERS
from hedgerow.games.tournoi.events import Passed, Pondered
from hedgerow.games.tournoi.frames import Replacement
from hedgerow.games.tournoi.kit import ROUNDS
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power, Replace, Stay
from hedgerow.games.tournoi.rules.battles import choose_card, fight
from hedgerow.games.tournoi.rules.placement import ask, ask_all, lay, lay_power
from hedgerow.games.tournoi.state import State

MAX_DECISIONS: Final = 4 * (ROUNDS * 2 * BATTLES + DECK_POWERS)
"""For each of four seats: its cards, as many answers about power cards, and replacements."""


def decisions(state: State) -> tuple[Decision[Move], ...]:
    if not state.stack:
        return ()
    frame = state.stack[-1]
    if type(frame) is Replacement:
        seat = frame.seats[0]
        about = state.kit.characteristics[state.turned[-1].lane]
        prompt = Message("tournoi-prompt-replace", {"battle": about.name.message})
        return (Decision(seat, prompt, REPLACEMENTS),)
    return tuple((state.asked or ask_all(state)).values())


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    if type(move) is Lay:
        lay(state, seat, move, log)
    elif type(move) is Power:
        lay_power(state, seat, move, log)
    elif type(move) is Pass:
        # TOU-21: alone against the ghost nobody watches, so one pass is enough.
        state.steps[seat] = 0 if state.kit.ghost else state.steps[seat] - 1
        state.passed[seat] = True
        if log.on:
            log.whisper(Pondered(seat), Passed(seat), seat)
    elif type(move) is Replace or type(move) is Stay:
        choose_card(state, seat, type(move) is Replace, log)
        return
    else:
        assert_never(move)
    if state.asked:  # otherwise nobody has wanted to know the questions
        ask(state, seat)
    if state.asked or any(state.hands) or any(state.steps):
        return
    state.stack.pop()
    state.turned = ()
    fight(state, log)  # TOU-16: all have placed
