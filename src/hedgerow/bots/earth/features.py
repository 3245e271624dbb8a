"""Numbers that describe each seat of an Earth position, for a learned value.

Everything is computed from a View. What only a rival knows is replaced by what is to be expected:
its hand counts as average cards that nobody has seen.
"""

from __future__ import annotations

from typing import Final

from hedgerow.bots.earth.hand import promise
from hedgerow.bots.earth.leaves import best_of
from hedgerow.bots.earth.outlook import (
    FEATURES,
    FULL,
    SCALES,
    Outlook,
    Weights,
    plain_outlook,
    turns_left,
)
from hedgerow.bots.earth.thinking import SHARP
from hedgerow.bots.earth.worth import features as position
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.rules.accounts import area
from hedgerow.games.earth.scoring.goals import progress
from hedgerow.games.earth.state import LEAVES, State

MOST: Final = 2.5
"""Larger numbers are cut off."""
SEEN: Final = 24
"""Unseen cards whose average stands for a card that is not known."""
HAND: Final = FEATURES.index("hand")

NAMES: Final[tuple[str, ...]] = (
    "me",
    "active",  # it is this seat's turn
    "first",  # it has the first turn of a round, so rivals have the last word
    "turns",  # left for all seats
    "ending",
    "animals",
    "seats",
    "points",
    "promised",  # points and what the position promises
    "lead",  # of that over the best other seat
    "points_lead",
    "planted",
    "planted_lead",
    "soil",
    "cards",  # in hand
    "leaves",
    "claimed",  # fauna cards
    "reached",
    "near_goals",  # the progress of the other goals, squared
    "race",  # goals where it is ahead of all others, less those where it is behind
    "claims",  # expected points of claims with the leaves left
    *(f"hoped_{name}" for name in FEATURES),
)


def features(view: View) -> list[list[float]]:
    """One row for each seat, in seat order, with a number for each of `NAMES`."""
    state = _known(view)
    looks = [plain_outlook(state, seat, SHARP) for seat in range(state.seats)]
    positions = [_position(view, state, look) for look in looks]
    promised = [points + _hoped(SHARP, row) for points, row in positions]
    ways = [_ways(state, look) for look in looks]
    rows = []
    for look, (points, row) in zip(looks, positions, strict=True):
        seat, board = look.seat, state.boards[look.seat]
        others = [other for other in range(state.seats) if other != seat]
        planted = len(board.planted)
        rows.append(
            [
                float(seat == view.seat),
                float(seat == state.active),
                float(seat == state.first),
                turns_left(state, seat) / 20,
                float(state.ending),
                float(state.options.animals),
                state.seats / 5,
                points / 150,
                promised[seat] / 150,
                _lead(promised, seat, others) / 50,
                _lead([each for each, _ in positions], seat, others) / 50,
                planted / FULL,
                _lead([len(each.planted) for each in state.boards], seat, others) / 8,
                board.soil / 10,
                len(view.hand) / 10 if seat == view.seat else view.gardens[seat].hand / 10,
                board.leaves / LEAVES,
                sum(seat in ranked for ranked in state.claims) / 4,
                board.met.bit_count() / 4,
                sum(way * way for way in ways[seat]) / 4,
                sum(_race(ways, goal, seat, others) for goal in range(len(state.fauna))) / 4,
                _claims(look, ways[seat], board.leaves) / 30,
                *(number / scale for number, scale in zip(row, SCALES, strict=True)),
            ]
        )
    return [[max(-MOST, min(MOST, number)) for number in row] for row in rows]


def _known(view: View) -> State:
    """A state with what the viewer knows; rivals' hands are empty."""
    state = determinize(view, Rng(0))
    for seat, board in enumerate(state.boards):
        if seat != view.seat:
            board.hand = board.offer = ()
    state.deck = tuple(sorted(state.deck))
    return state


def _position(view: View, state: State, look: Outlook) -> tuple[float, list[float]]:
    """Points so far and `FEATURES`, with average cards in a rival's hand."""
    if view.stage == "choosing":
        return 0.0, [0.0] * len(FEATURES)
    points, row = position(state, look)
    if look.seat != view.seat:
        board = state.boards[look.seat]
        step = max(1, len(state.deck) // SEEN)
        look.known = frozenset(sample := state.deck[::step])
        some = [promise(board, look, card) for card in sample]
        mean = max(0.0, sum(some) / len(some)) if some else 0.0
        held = min(view.gardens[look.seat].hand, FULL - len(board.planted))
        fade = look.weights.fade
        row[HAND] = look.hope * mean * (1 - fade**held) / (1 - fade)
    return points, row


def _hoped(weights: Weights, row: list[float]) -> float:
    return sum(weight * number for weight, number in zip(weights.of, row, strict=True))


def _lead(numbers: list[float] | list[int], seat: Seat, others: list[Seat]) -> float:
    return numbers[seat] - max((numbers[other] for other in others), default=0)


def _ways(state: State, look: Outlook) -> list[float]:
    """How far the seat has come with each goal, from 0 to 1."""
    board = state.boards[look.seat]
    if state.stage == "choosing":
        return [0.0] * len(look.goals)
    own = area(board)
    return [
        1.0 if board.met >> number & 1 else min(1.0, progress(goal, own) / goal.n)
        for number, goal, _ in look.goals
    ]


def _race(ways: list[list[float]], goal: int, seat: Seat, others: list[Seat]) -> int:
    best = max((ways[other][goal] for other in others), default=0.0)
    return (ways[seat][goal] > best) - (ways[seat][goal] < best)


def _claims(look: Outlook, ways: list[float], leaves: int) -> float:
    chances = [
        (float(reward), way * way) for (_, _, reward), way in zip(look.goals, ways, strict=True)
    ]
    return best_of(chances, leaves)
