"""The flow of a game: which decisions are open, and what a move does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games.cryptid.choices import CubeMoves, DiscMoves, TurnMoves
from hedgerow.games.cryptid.frames import Opening, OwedCube, OwedDisc, Turn
from hedgerow.games.cryptid.hexes import EVERYWHERE
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.rules.ending import ROUND_LIMIT, end_round
from hedgerow.games.cryptid.rules.hints import ask_hint, cast_vote
from hedgerow.games.cryptid.rules.turns import (
    OPENING_CUBES,
    ask_rival,
    place_cube,
    place_disc,
    search,
)
from hedgerow.games.cryptid.state import MOST_RESEARCHERS, Ballot, State

MAX_DECISIONS: Final = 5 * OPENING_CUBES + ROUND_LIMIT * 5 * 8
"""At most eight decisions a turn: proposal, four votes, action, extra disc, owed cube."""

_OPENING_PROMPTS: Final = tuple(
    Message("cryptid-prompt-opening", {"number": cube + 1, "cubes": OPENING_CUBES})
    for cube in range(OPENING_CUBES)
)
_TURN_PROMPT: Final = Message("cryptid-prompt-turn")
_CUBE_PROMPT: Final = Message("cryptid-prompt-cube")
_DISC_PROMPT: Final = Message("cryptid-prompt-disc")
_PROPOSE_PROMPT: Final = Message("cryptid-prompt-propose")
_PROPOSE: Final = (AskHint(),)
_VOTES: Final = (Vote(True), Vote(False))
_OFFERS: Final = tuple(
    tuple(
        tuple(
            Decision[Move](seat, _PROPOSE_PROMPT, ListMoves(_PROPOSE), optional=True)
            for seat in range(seats)
            if seat != acting
        )
        for acting in range(seats)
    )
    for seats in range(MOST_RESEARCHERS + 1)
)
"""_OFFERS[seats][acting]: between turns, the other seats may also propose the hint (CRY-34)."""


# `decisions` and `apply` ask for the exact type: a class pattern would cost playouts more than the
# rule behind it. All frames and moves are final, so mypy still sees that none is forgotten.


def decisions(state: State) -> tuple[Decision[Move], ...]:
    stack = state.stack
    if not stack:
        return ()
    frame, turn, seats = stack[-1], state.turn, state.seats
    decision: Decision[Move]
    if type(frame) is Turn:
        barred = state.discs  # CRY-22
        if seats == 2:  # CRY-50: nor the seat's own other researcher
            barred = [*barred]
            barred[turn - 2] = EVERYWHERE
        possible = state.regions[turn]  # CRY-27
        if state.ballot is None:
            if not state.hints or state.hint_open or state.hint_asked:
                moves = TurnMoves(state.open, state.closed, barred, turn, possible)
                return (Decision(turn % seats, _TURN_PROMPT, moves),)
            moves = TurnMoves(state.open, state.closed, barred, turn, possible, _PROPOSE)
            acting = turn % seats
            decision = Decision(acting, _TURN_PROMPT, moves)
            return (decision,) + _OFFERS[seats][acting]
        if state.ballot.votes[turn % seats] is None:
            prompt = Message("cryptid-prompt-turn-vote", {"who": SeatName(state.ballot.by)})
            moves = TurnMoves(state.open, state.closed, barred, turn, possible, _VOTES)
            decision = Decision(turn % seats, prompt, moves)
        else:
            moves = TurnMoves(state.open, state.closed, barred, turn, possible)
            decision = Decision(turn % seats, _TURN_PROMPT, moves)
    elif type(frame) is OwedCube:
        cubes = CubeMoves(state.cube_hexes(turn), state.open)
        decision = Decision(turn % seats, _CUBE_PROMPT, cubes)
    elif type(frame) is Opening:
        prompt = _OPENING_PROMPTS[frame.placed // len(state.regions)]
        cubes = CubeMoves(state.cube_hexes(turn), state.open)
        decision = Decision(turn % seats, prompt, cubes)
    elif type(frame) is OwedDisc:
        decision = Decision(turn % seats, _DISC_PROMPT, DiscMoves(state.disc_hexes(turn)))
    else:
        assert_never(frame)
    return (decision,) if state.ballot is None else (*_voters(state, state.ballot), decision)


def _voters(state: State, ballot: Ballot) -> Iterator[Decision[Move]]:
    """CRY-52: seats that have not voted may do so at any time, while the seat to act goes on."""
    prompt = Message("cryptid-prompt-vote", {"who": SeatName(ballot.by)})
    for voter, vote in enumerate(ballot.votes):
        if vote is None and voter != state.turn % state.seats:
            yield Decision(voter, prompt, ListMoves(_VOTES))


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    turn_over = False
    if type(move) is Ask:
        turn_over = ask_rival(state, move.hex, move.of, log)
    elif type(move) is PlaceCube:
        turn_over = place_cube(state, move.hex, log)
    elif type(move) is Search:
        turn_over = search(state, move.hex, log)
    elif type(move) is PlaceDisc:
        turn_over = place_disc(state, move.hex, log)
    elif type(move) is AskHint:
        ask_hint(state, seat, log)
    elif type(move) is Vote:
        cast_vote(state, seat, move.yes, log)
    else:
        assert_never(move)
    if turn_over:
        # CRY-20: the next researcher clockwise.
        state.hint_asked = False
        state.turn = (state.turn + 1) % len(state.regions)
        if state.turn == state.first:
            end_round(state, log)
