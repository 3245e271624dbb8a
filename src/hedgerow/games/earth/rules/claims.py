"""Leaves on fauna cards and for the bonus (EAR-45 to EAR-48, EAR-53, EAR-54, EAR-95)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.events import BonusForfeited, FaunaClaimed, TableauCompleted
from hedgerow.games.earth.frames import Claiming, Roaming
from hedgerow.games.earth.moves import Claim, Move
from hedgerow.games.earth.rules.accounts import area, goals_about, goals_met
from hedgerow.games.earth.rules.handler import Handler, Handlers, prompts
from hedgerow.games.earth.rules.turns import FULL
from hedgerow.games.earth.scoring.goals import Counted
from hedgerow.games.earth.scoring.score import rank_points
from hedgerow.games.earth.state import FORFEITED, LEAVES, NOBODY, State

BONUS: Final = 4
"""Stands for the bonus after the four fauna cards."""


def notice(state: State, seat: Seat) -> None:
    """EAR-46: a goal that is reached at any moment stays reached."""
    board = state.boards[seat]
    every = (1 << len(state.fauna)) - 1
    if board.met == every or not (board.island and board.climate):
        return
    counted = (
        board.soil,
        len(board.hand),
        len(board.compost),
        len(board.events),
        board.mask,
        board.planted,
    )
    before = board.noticed
    if counted == before:
        return
    board.noticed = counted
    due = _may_be_met(goals_about(state.fauna), before, counted) if before else every
    due &= ~board.met
    if not due:
        return
    reached = goals_met(state.fauna, area(board), every ^ due)
    if reached:
        board.met |= reached
        turn = state.turn
        board.reached = tuple(
            turn if reached >> goal & 1 else before for goal, before in enumerate(board.reached)
        )


def _may_be_met(about: Mapping[Counted, int], before: tuple[Any, ...], now: tuple[Any, ...]) -> int:
    """The goals that count something that has changed, one bit each."""
    due = 0
    for at, what in enumerate(_GOODS):
        if now[at] != before[at]:
            due |= about[what]
    mask, planted = now[4:]
    if planted is not before[5]:
        due |= about["pieces"]
        if mask != before[4] or any(
            new[0] != old[0] for new, old in zip(planted.values(), before[5].values(), strict=True)
        ):
            due |= about["cards"]
    return due


_GOODS: Final[tuple[Counted, ...]] = ("soil", "hand", "compost", "events")


def settle(state: State, log: Log) -> bool:
    """EAR-45: claim what has been reached; returns False if nothing is due.

    Leaves may activate animals, which may reach more goals: this is called after every phase until
    nothing is due.
    """
    if not any(state.due):
        state.due = [_reached(state, seat) for seat in range(state.seats)]
        _award_bonus(state, log)
        if not any(state.due):
            return False
    for seat, goal in _in_order(state):
        due, board = state.due[seat], state.boards[seat]
        if len(due) > board.leaves:
            board.stack.append(Claiming(due))  # EAR-95
            return True
        state.due[seat] = tuple(other for other in due if other != goal)
        place_leaf(state, seat, goal, log)
    return True


def _reached(state: State, seat: Seat) -> tuple[int, ...]:
    """The goals that a seat has reached and not claimed, if it has a leaf for any."""
    board = state.boards[seat]
    if not board.leaves:
        return ()
    return tuple(
        goal
        for goal, ranked in enumerate(state.claims)
        if board.met >> goal & 1 and seat not in ranked
    )


def _award_bonus(state: State, log: Log) -> None:
    """EAR-53, EAR-54: the bonus goes to the first full tableau, and is forfeited without a leaf."""
    if state.completed != NOBODY:
        return
    for seat in state.clockwise():
        board = state.boards[seat]
        if len(board.planted) < FULL:
            continue
        if board.leaves:
            state.due[seat] += (BONUS,)
        else:
            state.completed = FORFEITED
            if log.on:
                log.tell(BonusForfeited(seat))
        return


def _in_order(state: State) -> list[tuple[Seat, int]]:
    """EAR-47: by the turn in which they were reached, then clockwise from the active seat."""
    behind = {seat: step for step, seat in enumerate(state.clockwise())}

    def when(claim: tuple[Seat, int]) -> tuple[int, int, int]:
        seat, goal = claim
        turn = state.turn if goal == BONUS else state.boards[seat].reached[goal]
        return turn, behind[seat], goal

    due = [(seat, goal) for seat, goals in enumerate(state.due) for goal in goals]
    return sorted(due, key=when)


def _claims(state: State, seat: Seat, frame: Claiming) -> list[Move]:
    return [Claim(goal) for goal in frame.goals]


def _claim(state: State, seat: Seat, frame: Claiming, move: Move, log: Log) -> None:
    """EAR-95: one leaf is reserved for this goal; leaves are placed when all are chosen."""
    assert isinstance(move, Claim)
    board, goal = state.boards[seat], move.goal
    chosen = (*frame.chosen, goal)
    if len(chosen) < board.leaves:
        rest = tuple(other for other in frame.goals if other != goal)
        board.stack[-1] = Claiming(rest, chosen)
    else:
        board.stack.pop()
        state.due[seat] = chosen


HANDLERS: Final[Handlers] = {
    Claiming: Handler(_claims, prompts("earth-prompt-claiming"), _claim),
}


def place_leaf(state: State, seat: Seat, goal: int, log: Log) -> None:
    """EAR-45, EAR-53, EAR-83: a leaf on a fauna card or the bonus, and the animals may act."""
    board = state.boards[seat]
    board.leaves -= 1
    if goal == BONUS:
        state.completed = seat
        if log.on:
            log.tell(TableauCompleted(seat))
    else:
        state.claims[goal] = ranked = (*state.claims[goal], seat)
        if log.on:
            points = rank_points(len(ranked), state.options.mode)
            log.tell(FaunaClaimed(seat, state.fauna[goal], len(ranked), points))
    if board.animals:  # EAR-132: this seat's alone, not those of its partner
        # The first leaf's animals come first, so that later ones lie deeper.
        board.stack.insert(0, Roaming(LEAVES - board.leaves, tuple(range(len(board.animals)))))
