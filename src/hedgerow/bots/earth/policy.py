"""Evaluates a seat's moves by simulating each of them.

`choose` answers the small choices that follow a move by habit; `plan` simulates the seat's part of
the turn to its end, and after the best actions also its next turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from hedgerow.bots.earth.habits import habit, settle, taken_for_granted
from hedgerow.bots.earth.hand import promise
from hedgerow.bots.earth.outlook import Outlook, given_away, hope_of
from hedgerow.bots.earth.start import start_worth
from hedgerow.bots.earth.worth import gaia_points, outlook, worth
from hedgerow.core.event import null_log
from hedgerow.games.earth.effects import ACTIONS
from hedgerow.games.earth.frames import (
    Acting,
    Benefits,
    Choosing,
    Claiming,
    Closing,
    Composting,
    Frame,
    Keeping,
    Ordering,
    Owing,
    Paying,
    Placing,
    Planting,
    Siting,
    Walking,
    Yielding,
)
from hedgerow.games.earth.moves import (
    Act,
    All,
    Convert,
    Leaf,
    Move,
    Plant,
    PlayEvent,
    Put,
    Remove,
    Skip,
)
from hedgerow.games.earth.rules.flow import apply, decide
from hedgerow.games.earth.rules.turns import choosable
from hedgerow.games.earth.state import Board, State

MOST_CARDS: Final = 7
"""The most cards to plant that are tried against Gaia."""
MOST_ANSWERS: Final = 400
"""The most simulated choices in one part of a turn."""
NOTHING: Final = (0.0, 0.0, 0.0, 0.0)
CONVERT: Final = Convert()
BY_HABIT: Final = (Placing, Owing, Walking)
"""Frames that `choose` answers by habit: pieces and steps are alike."""
PLANNED: Final = (Planting, Benefits, Ordering, Keeping, Siting, Paying, Composting)
"""Frames from which `plan` simulates to the end of the turn."""


class Weighed(NamedTuple):
    """A move and the estimated value of its result."""

    move: Move
    worth: float


def total(state: State, look: Outlook) -> float:
    found = worth(state, look)
    return found - gaia_points(state) if state.gaia is not None else found


def candidates(board: Board, frame: Frame, moves: Iterable[Move]) -> list[Move]:
    """The moves to evaluate: equivalent cells once, free moves only where they may matter."""
    found: list[Move] = []
    seen: set[tuple[int, int, int]] = set()
    free = isinstance(frame, Acting | Planting | Closing)
    for move in moves:
        if isinstance(move, Put | Remove):
            grown = board.planted[move.cell]
            if grown in seen:
                continue
            seen.add(grown)
        elif isinstance(move, Convert) or (isinstance(move, PlayEvent | Leaf) and not free):
            continue
        elif isinstance(move, All) and not (isinstance(frame, Placing) and frame.each):
            continue  # against Gaia each ability is evaluated
        found.append(move)
    return found


# Evaluating the next choice


def choose(state: State, look: Outlook) -> list[Weighed]:
    """The seat's moves, best first."""
    seat = look.seat
    frame = state.boards[seat].stack[-1]
    if isinstance(frame, BY_HABIT):
        return [Weighed(habit(state, look), 0.0)]
    granted = taken_for_granted(state, look)
    if granted is not None:
        return [Weighed(granted, 0.0)]
    moves = decide(state, seat).moves
    if len(moves) == 1:
        return [Weighed(moves[0], 0.0)]
    if isinstance(frame, Choosing):
        return _sorted([Weighed(move, start_worth(move, look.weights)) for move in moves])
    if isinstance(frame, Acting):
        return _actions(state, look, moves)
    if isinstance(frame, Claiming | Yielding):
        return _sorted([_claimed(state, look, move) for move in moves])
    return _sorted([_settled(state, look, move) for move in _thoughts(state, look, moves)])


def _thoughts(state: State, look: Outlook, moves: Iterable[Move]) -> list[Move]:
    board = state.boards[look.seat]
    found = candidates(board, board.stack[-1], moves)
    if state.gaia is None or not look.weights.leaf:
        return found
    # EAR-121: Gaia scores 5 for a leaf that is discarded, and it is missing for a claim.
    found = [move for move in found if not isinstance(move, Leaf)]
    cards = [move for move in found if isinstance(move, Plant)]
    if len(cards) <= MOST_CARDS:
        return found
    cards.sort(key=lambda move: promise(board, look, move.card), reverse=True)
    return cards[:MOST_CARDS] + [move for move in found if not isinstance(move, Plant)]


def _settled(state: State, look: Outlook, move: Move) -> Weighed:
    depth = len(state.boards[look.seat].stack)
    world = state.clone()
    apply(world, look.seat, move, null_log)
    settle(world, look, depth)
    return Weighed(move, total(world, look))


def _claimed(state: State, look: Outlook, move: Move) -> Weighed:
    """Evaluate a claim, which changes the value of the goals."""
    world = state.clone()
    apply(world, look.seat, move, null_log)
    return Weighed(move, total(world, outlook(world, look.seat, look.weights)))


def _sorted(found: list[Weighed]) -> list[Weighed]:
    return sorted(found, key=lambda weighed: weighed.worth, reverse=True)


def _actions(state: State, look: Outlook, moves: Iterable[Move]) -> list[Weighed]:
    """Evaluate each action with the seat's whole part in it, and events before it."""
    found = [
        _played(state, look, move) if isinstance(move, Act) else _settled(state, look, move)
        for move in _thoughts(state, look, moves)
    ]
    given = given_away(state, look.seat) if look.weights.rival else NOTHING
    now = [weighed.worth for weighed in found if isinstance(weighed.move, Act)]
    before = total(state, look)
    weighed = []
    for move, value in found:
        if isinstance(move, Act):
            value -= look.weights.rival * given[ACTIONS.index(move.colour)]
        else:
            value += max(now, default=before) - before  # the action comes after it
        weighed.append(Weighed(move, value))
    return _sorted(weighed)


# Playing the seat's part of the turn


def _played(state: State, look: Outlook, move: Move) -> Weighed:
    return Weighed(move, total(after(state, look, move), look))


def after(state: State, look: Outlook, move: Move) -> State:
    """The position after a move and the rest of the seat's part of the turn."""
    world = state.clone()
    apply(world, look.seat, move, null_log)
    play_part(world, look)
    return world


def play_part(state: State, look: Outlook) -> None:
    """Play the seat's part of a turn to its end."""
    seat, stack = look.seat, state.boards[look.seat].stack
    turn = state.round, state.active
    for _ in range(MOST_ANSWERS):
        if not stack or (state.round, state.active) != turn:
            return
        apply(state, seat, choose(state, look)[0].move, null_log)


def plan(state: State, look: Outlook, close: int) -> list[Weighed]:
    """The seat's moves, best first; the `close` best actions with a next turn too."""
    frame = state.boards[look.seat].stack[-1]
    if isinstance(frame, Acting):
        found = choose(state, look)
        best = [weighed for weighed in found if isinstance(weighed.move, Act)][:close]
        if len(best) < 2 or not isinstance(found[0].move, Act):
            return found
        return _sorted([_two_turns(state, look, weighed) for weighed in best])
    if isinstance(frame, BY_HABIT):
        return _pieces(state, look)
    if not isinstance(frame, PLANNED):
        return choose(state, look)
    moves = decide(state, look.seat).moves
    if len(moves) == 1:
        return [Weighed(moves[0], 0.0)]
    thoughts = _thoughts(state, look, moves)
    if isinstance(frame, Planting) and CONVERT in moves:
        thoughts.append(CONVERT)  # soil for a card that could not be paid for
    return _sorted([_played(state, look, move) for move in thoughts])


def _pieces(state: State, look: Outlook) -> list[Weighed]:
    """The cells for a piece or an animal: the habit, unless another cell is better."""
    usual = habit(state, look)
    thoughts = _thoughts(state, look, decide(state, look.seat).moves)
    others = [move for move in thoughts if move != usual and not isinstance(move, Skip)]
    return _sorted([_settled(state, look, move) for move in (usual, *others)])


def _two_turns(state: State, look: Outlook, first: Weighed) -> Weighed:
    """Evaluate an action when the seat's best next turn follows immediately."""
    world = after(state, look, first.move)
    here = total(world, look)
    turns = max(0.0, look.turns - state.seats)
    later = replace(look, turns=turns, hope=hope_of(turns, state.seats), promises={}, unseen=None)
    seat = look.seat
    best = max(
        total(next_turn(world, later, Act(colour)), later)
        for colour in choosable(world.boards[seat])
    )
    return Weighed(first.move, first.worth - here + best)


def next_turn(state: State, look: Outlook, move: Act) -> State:
    """The position after the seat's next turn, if it came at once."""
    world = state.clone()
    board = world.boards[look.seat]
    board.stack[:] = [Acting()]
    board.asked = None
    board.planted_now = ()
    world.active, world.stage = look.seat, "turn"
    apply(world, look.seat, move, null_log)
    play_part(world, look)
    return world
