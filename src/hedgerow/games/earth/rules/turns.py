"""Actions in their strong and weak form, and what the end of a turn and of a round brings."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import SIDE
from hedgerow.games.earth.effects import ACTIONS, Action, Goods
from hedgerow.games.earth.events import (
    Acted,
    FaunaClaimed,
    GameEnded,
    RoundBegan,
    TableauCompleted,
)
from hedgerow.games.earth.frames import (
    Activate,
    Benefits,
    Claiming,
    Closing,
    Frame,
    Planting,
    Reaping,
    Receiving,
    Roaming,
    Sharing,
)
from hedgerow.games.earth.library import library
from hedgerow.games.earth.moves import Benefit
from hedgerow.games.earth.rules.accounts import area, goals_met
from hedgerow.games.earth.rules.setup import begin_turn
from hedgerow.games.earth.scoring.score import rank_points
from hedgerow.games.earth.state import LEAVES, Board, State
from hedgerow.games.earth.verbs import has_room

FULL: Final = SIDE * SIDE
BONUS: Final = 4
"""Stands for the bonus after the four fauna cards."""
ROUND_LIMIT: Final = 40
"""EAR-58, so that play by random bots ends."""

_STRONG: Final[dict[Action, tuple[Frame, ...]]] = {
    # The top of a stack is its end: what stands last here comes first.
    "green": (Reaping(4), Planting(2)),
    "red": (Receiving(Goods(soil=5, compost_deck=2)),),
    "blue": (Receiving(Goods(soil=2, sprout=6)),),
    "yellow": (Receiving(Goods(draw=4, growth=2)),),
}
WEAK: Final[dict[Action, tuple[Frame, ...]]] = {
    "green": (Receiving(Goods(draw=1)), Planting(1)),
    "red": (Benefits("red"),),
    "blue": (Benefits("blue"),),
    "yellow": (Benefits("yellow"),),
}
WEAK_BENEFITS: Final[dict[Action, dict[Benefit, Goods]]] = {
    "green": {},
    "red": {"soil": Goods(soil=2), "compost": Goods(compost_deck=2)},
    "blue": {"sprout": Goods(sprout=2), "soil": Goods(soil=2)},
    "yellow": {"draw": Goods(draw=2), "growth": Goods(growth=2)},
}


def choosable(board: Board) -> list[Action]:
    """EAR-12, EAR-50: any action but those one's own terrains forbid."""
    cards = library()
    barred = {colour for card, _, _ in board.planted.values() for colour in cards[card].forbids}
    return [action for action in ACTIONS if action not in barred]


def act(state: State, seat: Seat, colour: Action, log: Log) -> None:
    """EAR-13: everybody has a part in it."""
    state.action = colour
    if log.on:
        log.tell(Acted(seat, colour))
    for other in state.clockwise():
        frames = _STRONG[colour] if other == seat else WEAK[colour]
        # EAR-96: another seat may still be taking what an animal gave it; that comes first.
        state.boards[other].stack[:0] = [Closing(), Activate(colour), *frames]


def benefits(board: Board, colour: Action) -> list[Benefit]:
    """What can be chosen between; pieces only where there is space for one."""
    offered = WEAK_BENEFITS[colour]
    return [
        benefit
        for benefit in offered
        if not (
            (benefit == "sprout" and not has_room(board, "sprout"))
            or (benefit == "growth" and not has_room(board, "growth"))
        )
    ]


# The end of a turn


def notice(state: State, seat: Seat) -> None:
    """EAR-46: a goal that is reached at any moment stays reached."""
    board = state.boards[seat]
    every = (1 << len(state.fauna)) - 1
    if board.met == every or not (board.island and board.climate):
        return
    pieces = board.soil, len(board.hand), len(board.compost), len(board.events)
    counted = (board.mask, *pieces, *board.planted.values())
    if counted != board.noticed:
        board.noticed = counted
        board.met |= goals_met(state.fauna, area(board), board.met)


def end_turn(state: State, log: Log) -> None:
    """EAR-45: what was reached by now is claimed, before anything else happens."""
    state.stage = "claims"
    for seat, board in enumerate(state.boards):
        full = len(board.planted) >= FULL
        state.ending |= full  # EAR-55
        reached = [
            number
            for number, ranked in enumerate(state.claims)
            if board.met >> number & 1 and seat not in ranked
        ]
        state.due[seat] = (*reached, BONUS) if full else tuple(reached)
    settle(state, log)


def settle(state: State, log: Log) -> None:
    """EAR-47, EAR-54: in the order of play from the active seat."""
    for seat in state.clockwise():
        board = state.boards[seat]
        due = tuple(goal for goal in state.due[seat] if goal != BONUS or state.completed < 0)
        if len(due) > board.leaves > 0:
            state.due[seat] = ()
            board.stack.append(Claiming(due))  # EAR-95
            return
        state.due[seat] = ()
        for goal in due[: board.leaves]:
            place_leaf(state, seat, goal, log)


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
    if board.animals:
        # The first leaf's animals come first, so that later ones lie deeper.
        board.stack.insert(0, Roaming(LEAVES - board.leaves, tuple(range(len(board.animals)))))


def next_turn(state: State, log: Log) -> None:
    """EAR-11, EAR-55, EAR-97: the next seat, the end of a round, or the end of the game."""
    last = (state.active + 1) % state.seats == state.first
    if state.stage == "claims" and last and state.collective:
        state.stage = "sharing"
        for board in state.boards:
            board.stack.append(Sharing())
        return
    state.stage = "turn"
    state.active = (state.active + 1) % state.seats
    if not last:
        begin_turn(state)
    elif state.ending or state.round == ROUND_LIMIT:
        state.stage = "over"
        if log.on:
            log.tell(GameEnded("tableau" if state.ending else "limit"))
    else:
        state.round += 1
        if log.on:
            log.tell(RoundBegan(state.round))
        begin_turn(state)
