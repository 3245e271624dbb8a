"""Evaluates actions against Gaia by playouts to the end of the game.

Each world samples everything that is face down. An action is tried in it, and the rest of the game
is played greedily, turn by turn. The result is combined with the prior value of the actions: the
fewer the worlds and the longer the rest of the game, the less weight playouts get.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Final

from hedgerow.bots.earth.outlook import Outlook, Weights
from hedgerow.bots.earth.policy import Weighed, after, play_part, total
from hedgerow.bots.earth.worth import outlook
from hedgerow.bots.protocol import Budget
from hedgerow.bots.search import affordable, trials
from hedgerow.core.rng import Rng
from hedgerow.games.earth.frames import Acting
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Act, Move
from hedgerow.games.earth.rules.accounts import gaia_breakdown, outcome
from hedgerow.games.earth.rules.turns import choosable
from hedgerow.games.earth.state import State

TURN_MS: Final = 6
"""The estimated milliseconds to simulate a turn, the seat's or Gaia's."""
SPREAD: Final = 1.4
"""The spread in points between two playouts for every remaining turn."""
DOUBT: Final = 7.0
"""The error in points of an action's value before playouts."""
CREDIT: Final = 0.6
"""The share of a difference between actions that remains at the end of the game."""
FINALISTS: Final = 2


def worlds_for(budget: Budget, look: Outlook) -> int:
    """The number of worlds that the budget allows, with one action in each."""
    return affordable(budget, TURN_MS * (1 + look.turns))


def played_out(
    view: View, look: Outlook, actions: Sequence[Weighed], worlds: int, seed: int
) -> list[Weighed]:
    """The actions re-evaluated, best first: half the worlds for all, half for the best two.

    There are at least as many worlds as actions.
    """
    ends: dict[Move, list[float]] = {action.move: [] for action in actions}

    def end(world: State, action: Weighed) -> float:
        return _end(world, action.move, look.weights)

    def weigh(some: Sequence[Weighed], numbers: range) -> list[Weighed]:
        dealt = (determinize(view, Rng(seed + number)) for number in numbers)
        for action, row in zip(some, trials(some, dealt, end), strict=True):
            ends[action.move] += row
        seen = [mean(ends[action.move]) for action in some]
        return _mixed(some, seen, _trust(numbers.stop, look))

    first = max(1, worlds // (2 * len(actions)))
    found = weigh(actions, range(first))
    best = {action.move for action in found[:FINALISTS]}
    more = (worlds - first * len(actions)) // FINALISTS
    finalists = [action for action in actions if action.move in best]
    last = weigh(finalists, range(first, first + more))
    return last + found[FINALISTS:]


def _trust(worlds: int, look: Outlook) -> float:
    """The weight of playouts."""
    return worlds / (worlds + (SPREAD * (1 + look.turns) / DOUBT) ** 2)


def _mixed(actions: Sequence[Weighed], seen: Sequence[float], trust: float) -> list[Weighed]:
    usual, middle = mean(action.worth for action in actions), mean(seen)
    mixed = [
        Weighed(action.move, CREDIT * (1 - trust) * (action.worth - usual) + trust * (end - middle))
        for action, end in zip(actions, seen, strict=True)
    ]
    return sorted(mixed, key=lambda action: action.worth, reverse=True)


def _end(world: State, first: Move, weights: Weights) -> int:
    """The lone seat's lead over Gaia at the end of a playout."""
    world = after(world, outlook(world, 0, weights), first)
    while world.boards[0].stack:
        look = outlook(world, 0, weights)
        board = world.boards[0]
        if isinstance(board.stack[-1], Acting):
            turns = [after(world, look, Act(colour)) for colour in choosable(board)]
            world = max(turns, key=lambda end: total(end, look))
        else:
            play_part(world, look)
    return lead_over_gaia(world)


def lead_over_gaia(state: State) -> int:
    """The lone seat's lead over Gaia at the end of the game."""
    found = outcome(state)
    assert found is not None and state.gaia is not None
    return found.scores[0].total - gaia_breakdown(state, state.gaia).total
