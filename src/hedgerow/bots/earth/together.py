"""Evaluates a seat's choices among rivals by games that are played to their end in sampled worlds.

In each world everything that is face down is sampled, the rivals' hands too; every move is tried in
it, the seat's part of the turn is played with care, and `quick` plays all seats on from there. What
the games say is mixed with what the position is worth by itself: the more games, the more they
count.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, variance
from typing import Final

from hedgerow.bots.earth.outlook import Outlook, rivals_of
from hedgerow.bots.earth.policy import Weighed, after
from hedgerow.bots.earth.quick import play_on
from hedgerow.bots.earth.worth import outlook
from hedgerow.bots.protocol import Budget
from hedgerow.bots.search import affordable
from hedgerow.core.rng import Rng
from hedgerow.games.earth.frames import Acting, Choosing, Frame, Keeping, Planting
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Act, Move
from hedgerow.games.earth.rules.accounts import outcome
from hedgerow.games.earth.state import State

PARTS: Final[dict[type[Frame], float]] = {
    Choosing: 0.8,
    Acting: 0.5,
    Planting: 0.25,
    Keeping: 0.15,
}
"""The choices that are tried, with their part of the budget: a turn has several."""
TRIAL_MS: Final = (4.0, 10.0)
"""The estimated milliseconds of the rest of the seat's part of a turn, in one world: without
animals, and with them."""
TURN_MS: Final = 0.3
"""The estimated milliseconds of a seat's part of a turn that is played quickly."""
MOST: Final = 6
"""The most moves that are tried."""
FINALISTS: Final = 2
ASTRAY: Final = 20.0
"""The variance of what is wrong with the worth of a move (bench/earth_quick.py --spread). Games
early on differ by more than late ones, so that more of them are needed to tell as much."""
CREDIT: Final = 0.6
"""The share of a difference in worth that comes true."""


def replayed(
    view: View, state: State, look: Outlook, usual: Sequence[Weighed], budget: Budget, seed: int
) -> list[Weighed] | None:
    """The moves with the points they promise, best first; None if there is no time for games.

    Half the games are for all moves that are tried, half for the best of them. Other moves stay
    as far behind as they were.
    """
    part = PARTS.get(type(state.boards[look.seat].stack[-1]))
    if part is None or len(usual) < 2:
        return None
    if isinstance(usual[0].move, Act):
        tried = [weighed for weighed in usual if isinstance(weighed.move, Act)]
    else:
        tried = list(usual[:MOST])
    each = TRIAL_MS[state.options.animals] + TURN_MS * (1 + look.turns) * state.seats
    games = affordable(Budget(round(part * budget.ms)), each)
    if len(tried) < 2 or games < 2 * len(tried):
        return None
    found = _compared(view, look, tried, games, seed)
    left = [weighed for weighed in usual if weighed not in tried]
    gap = found[-1].worth - tried[-1].worth
    return found + [Weighed(move, min(found[-1].worth, worth + gap)) for move, worth in left]


def _compared(
    view: View, look: Outlook, tried: Sequence[Weighed], games: int, seed: int
) -> list[Weighed]:
    leads: list[list[int]] = [[] for _ in tried]

    def weigh(some: Sequence[int], numbers: range) -> list[tuple[float, int]]:
        for number in numbers:
            world = determinize(view, Rng(seed + number))
            for index in some:
                leads[index].append(played(world, look, tried[index].move))
        usual = mean(tried[index].worth for index in some)
        middle = mean(mean(leads[index]) for index in some)
        trust = _trust([leads[index] for index in some])
        found = []
        for index in some:
            prior = CREDIT * (tried[index].worth - usual)
            told = mean(leads[index]) - middle
            found.append((prior + trust * (told - prior), index))
        return sorted(found, reverse=True)

    first = max(1, games // (2 * len(tried)))
    found = weigh(range(len(tried)), range(first))
    best = [index for _, index in found[:FINALISTS]]
    more = (games - first * len(tried)) // FINALISTS
    last = weigh(best, range(first, first + more))
    top = tried[last[0][1]].worth
    shift = top - last[0][0]
    rows = [Weighed(tried[index].move, value + shift) for value, index in last]
    for value, index in found[FINALISTS:]:
        behind = max(0.0, found[FINALISTS - 1][0] - value)
        rows.append(Weighed(tried[index].move, rows[FINALISTS - 1].worth - behind))
    return rows


def _trust(leads: Sequence[Sequence[int]]) -> float:
    """The weight of so many games, a row for each move, against what the moves are worth."""
    games = len(leads[0])
    if games < 2:
        return 0.0
    middles = [mean(column) for column in zip(*leads, strict=True)]
    rows = ([lead - middle for lead, middle in zip(row, middles, strict=True)] for row in leads)
    spread: float = mean(map(variance, rows)) * len(leads) / (len(leads) - 1)
    return games / (games + spread / ASTRAY)


def played(world: State, look: Outlook, move: Move) -> int:
    """The lead over the best rival, in teams over the other team, at the end of a game."""
    end = after(world, outlook(world, look.seat, look.weights), move)
    play_on(end, look.weights)
    found = outcome(end)
    assert found is not None
    points = [score.total for score in found.scores]
    return points[look.seat] - max(points[seat] for seat in rivals_of(end, look.seat))
