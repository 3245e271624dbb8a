"""How `greedy` and `gardener` choose a move, and the reasons they give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.bots.earth.outlook import ALONE, PLAIN, TUNED
from hedgerow.bots.earth.playouts import played_out, worlds_for
from hedgerow.bots.earth.policy import Weighed, choose, plan
from hedgerow.bots.earth.worth import outlook
from hedgerow.bots.protocol import Budget, Choice
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Act, Choose, Done, Move, Put, Remove, Skip, Step
from hedgerow.games.earth.state import State

AHEAD_MS: Final = 100
"""The budget from which `gardener` also simulates its next turn."""
CLOSE: Final = 2
"""The number of best actions that it simulates further."""


class GreedyBot:
    """Simulates each move and takes the one with the best result.

    What is not points yet counts by simple round weights.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        if len(decision.moves) == 1:
            return only(decision)
        state = determinize(view, Rng(self._seed))
        found = choose(state, outlook(state, decision.seat, PLAIN))
        return Choice(found[0].move, (reason(found, "earth-bot-action"),))


class GardenerBot:
    """Simulates each move to the end of the turn, and evaluates the result with tuned weights.

    With enough budget it looks further: at its next turn, or against Gaia at the whole game.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        if len(decision.moves) == 1:
            return only(decision)
        state = determinize(view, Rng(self._seed))
        if state.gaia is not None:
            return self._against_gaia(view, state, budget)
        look = outlook(state, decision.seat, TUNED)
        ahead = budget.ms >= AHEAD_MS and look.turns > state.seats
        found = plan(state, look, CLOSE if ahead else 0)
        action = "earth-bot-turns" if ahead else "earth-bot-action"
        return Choice(found[0].move, (reason(found, action),))

    def _against_gaia(self, view: View, state: State, budget: Budget) -> Choice[Move]:
        look = outlook(state, 0, ALONE)
        found = plan(state, look, 0)
        actions = [weighed for weighed in found if isinstance(weighed.move, Act)]
        worlds = worlds_for(budget, look)
        if len(actions) < 2 or not isinstance(found[0].move, Act) or worlds < len(actions):
            return Choice(found[0].move, (reason(found, "earth-bot-action"),))
        found = played_out(view, look, actions, worlds, self._seed)
        return Choice(found[0].move, (reason(found, "earth-bot-playouts"),))


# Reasons never name a card, since the others may read them.


def only(decision: Decision[Move]) -> Choice[Move]:
    return Choice(decision.moves[0], (Message("earth-bot-only"),))


def reason(found: Sequence[Weighed], action: str) -> Message:
    move = found[0].move
    lead = round(found[0].worth - found[1].worth) if len(found) > 1 else 0
    match move:
        case Choose():
            return Message("earth-bot-start")
        case Act(colour):
            return Message(action, {"action": Message(f"earth-action-{colour}"), "lead": lead})
        case Put():
            return Message("earth-bot-put")
        case Remove():
            return Message("earth-bot-remove")
        case Step():
            return Message("earth-bot-step")
        case Skip() | Done():
            return Message("earth-bot-pass")
        case _:
            return Message("earth-bot-best", {"count": len(found), "lead": lead})
