"""How `greedy` and `planner` choose a move, and the reasons they give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hedgerow.bots.habitats.strategy import Prospect, Race, left_for, play_on, prospects, reach
from hedgerow.bots.protocol import Budget, Choice
from hedgerow.bots.search import affordable, trials
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg, Message
from hedgerow.games.habitats import words
from hedgerow.games.habitats.choices import place
from hedgerow.games.habitats.hidden import View, determinize
from hedgerow.games.habitats.moves import Move, Take
from hedgerow.games.habitats.state import State

CANDIDATES: Final = 6
"""The number of tiles and spots that `planner` simulates."""
TURNS: Final = 3
"""The number of turns that it simulates."""
TURN_MS: Final = 1.0
"""The most milliseconds to simulate a turn."""
MOST_WORLDS: Final = 24
"""The number of orders of the stock that it tries."""


class GreedyBot:
    """Takes the best immediate gain plus the expected needs of its animals and roads.

    It ignores goals and later turns.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        state, seat = determinize(view, Rng(self._seed)), decision.seat
        left = left_for(state, seat)
        found = prospects(state.parks[seat], reach(state, seat), state, left, None)
        if not found:
            return _nowhere(decision)
        best = found[0]
        return Choice(_move(state, best), (Message("habitats-bot-gain", _about(state, best)),))


class PlannerBot:
    """Simulates a few turns after the best tiles and cells, in several orders of the stock.

    It accounts for the race for the goals and for the room that future animals need.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        rng = Rng(self._seed + view.turn)
        state, seat = determinize(view, rng), decision.seat
        left, race = left_for(state, seat), Race(state, seat)
        found = prospects(state.parks[seat], reach(state, seat), state, left, race)
        if not found:
            return _nowhere(decision)
        if len(decision.moves) == 1:
            alone = Message("habitats-bot-only", {"tile": _name(state, found[0])})
            return Choice(decision.moves[0], (alone,))
        some, turns = found[:CANDIDATES], min(TURNS, left)
        totals = [prospect.worth for prospect in some]
        worlds = affordable(budget, TURN_MS * len(some) * turns, most=MOST_WORLDS) if turns else 0
        if worlds:

            def played_on(dealt: tuple[State, int], first: Prospect) -> float:
                world, luck = dealt
                return play_on(world, seat, first, turns, left, race, Rng(luck))

            rows = trials(some, _dealt(state, rng, worlds), played_on)
            totals = [sum(row) for row in rows]
        at = max(range(len(some)), key=totals.__getitem__)
        expected = totals[at] / max(1, worlds) + state.goal_points(seat)
        reason = Message("habitats-bot-plan", {**_about(state, some[at]), "total": round(expected)})
        return Choice(_move(state, some[at]), (reason,))


def _dealt(state: State, rng: Rng, worlds: int) -> Iterator[tuple[State, int]]:
    """The state with other orders of the stock, each with a seed for the rivals' moves."""
    stock = list(state.stock)
    for _ in range(worlds):
        rng.shuffle(stock)
        world = state.clone()
        world.stock = tuple(stock)
        yield world, rng.next()


def _move(state: State, chosen: Prospect) -> Move:
    if state.hand >= 0:
        return place(chosen.spot)
    return Take(*divmod(chosen.space, state.layout.columns))


def _about(state: State, chosen: Prospect) -> dict[str, Arg]:
    now = "habitats-bot-now" if chosen.gain >= 0 else "habitats-bot-costs"
    return {"tile": _name(state, chosen), "now": Message(now, {"vp": abs(chosen.gain)})}


def _name(state: State, chosen: Prospect) -> Message:
    return words.name(state.box.tiles[chosen.tile].id)


def _nowhere(decision: Decision[Move]) -> Choice[Move]:
    """The choice if nothing within reach fits into the park: any tile will do."""
    return Choice(decision.moves[0], (Message("habitats-bot-nowhere"),))
