"""Evaluates a lone seat's choices by quick games to the end against Gaia (`quick`).

In each world everything that is face down is sampled; every move is tried in it, the rest of the
turn is played with care and the rest of the game quickly. The mean lead at the end is combined with
the value of the moves before: the fewer the worlds and the longer the rest of the game, the less
weight the games get.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Final

from hedgerow.bots.earth.outlook import Outlook
from hedgerow.bots.earth.playouts import lead_over_gaia
from hedgerow.bots.earth.policy import Weighed, after
from hedgerow.bots.earth.quick import play_on
from hedgerow.bots.earth.worth import outlook
from hedgerow.bots.protocol import Budget
from hedgerow.bots.search import affordable, trials
from hedgerow.core.rng import Rng
from hedgerow.games.earth.frames import Acting, Choosing, Frame, Keeping, Planting
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Move
from hedgerow.games.earth.state import State

PARTS: Final[dict[type[Frame], float]] = {
    Choosing: 0.5,
    Acting: 0.65,
    Planting: 0.35,
    Keeping: 0.35,
}
"""The choices that are played out, with their part of the budget: a turn has several of them."""
TRIAL_MS: Final = 3.0
"""The estimated milliseconds of the rest of the turn, in one world."""
TURN_MS: Final = 0.3
"""The estimated milliseconds of a turn that is played quickly, the seat's or Gaia's."""
NEAR: Final = 12.0
"""The points by which a move may be behind and still deserve games."""
MOST: Final = 6
"""The most moves that are played out."""
FINALISTS: Final = 2
SPREAD: Final = 1.4
"""The spread in points between two games for every remaining turn."""
DOUBT: Final = 12.0
"""The error in points of a move's value before games."""
CREDIT: Final = 0.6
"""The share of a difference between moves that remains at the end of the game."""


def played_on(
    view: View, state: State, look: Outlook, found: Sequence[Weighed], budget: Budget, seed: int
) -> list[Weighed] | None:
    """The moves re-evaluated, best first; None if games to the end are too few or of no use.

    Half the worlds are for all moves that are near, half for the best two. Moves that are far
    behind stay as far behind.
    """
    frame = state.boards[0].stack[-1]
    part = PARTS.get(type(frame))
    if part is None:
        return None
    behind = float("inf") if isinstance(frame, Choosing) else NEAR
    near = [weighed for weighed in found[:MOST] if weighed.worth >= found[0].worth - behind]
    games = affordable(Budget(round(part * budget.ms)), TRIAL_MS + TURN_MS * (1 + look.turns))
    if len(near) == 1 or games < 2 * len(near):
        return None
    best = _compared(view, look, near, games, seed)
    least = min(weighed.worth for weighed in best)
    far = [Weighed(move, least - (near[-1].worth - worth)) for move, worth in found[len(near) :]]
    return best + far


def _compared(
    view: View, look: Outlook, near: Sequence[Weighed], games: int, seed: int
) -> list[Weighed]:
    leads: dict[Move, list[float]] = {weighed.move: [] for weighed in near}

    def lead(world: State, weighed: Weighed) -> float:
        end = after(world, outlook(world, 0, look.weights), weighed.move)
        play_on(end, look.weights)
        return lead_over_gaia(end)

    def weigh(some: Sequence[Weighed], numbers: range) -> list[Weighed]:
        worlds = (determinize(view, Rng(seed + number)) for number in numbers)
        for weighed, row in zip(some, trials(some, worlds, lead), strict=True):
            leads[weighed.move] += row
        return _mixed(some, [mean(leads[each.move]) for each in some], numbers.stop, look)

    first = max(1, games // (2 * len(near)))
    found = weigh(near, range(first))
    best = {weighed.move for weighed in found[:FINALISTS]}
    more = (games - first * len(near)) // FINALISTS
    last = weigh([each for each in near if each.move in best], range(first, first + more))
    gap = max(0.0, found[FINALISTS].worth - last[-1].worth) if len(found) > FINALISTS else 0.0
    return last + [Weighed(move, worth - gap) for move, worth in found[FINALISTS:]]


def _mixed(
    moves: Sequence[Weighed], leads: Sequence[float], worlds: int, look: Outlook
) -> list[Weighed]:
    """The values before and the mean leads combined, best first; their mean is 0."""
    trust = worlds / (worlds + (SPREAD * (1 + look.turns) / DOUBT) ** 2)
    usual, middle = mean(each.worth for each in moves), mean(leads)
    mixed = [
        Weighed(each.move, CREDIT * (1 - trust) * (each.worth - usual) + trust * (lead - middle))
        for each, lead in zip(moves, leads, strict=True)
    ]
    return sorted(mixed, key=lambda weighed: weighed.worth, reverse=True)
