"""What follows a move: the tiles that rivals take, and one's own next turns.

The market lies open but for the tiles that fill it, so most of the next turns can be foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.bots.habitats.evaluation import Evaluation, Laying
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.habitats.box import TileNumber
from hedgerow.games.habitats.cells import Spot
from hedgerow.games.habitats.rules import take
from hedgerow.games.habitats.state import Space, State

NO_SPOT: Final[Spot] = (0, 0)
"""The spot of a park that has not got a tile."""


class Plan:
    """A park of a seat in the future, with the best it can do with a tile."""

    __slots__ = ("_after", "_evaluation", "_left", "_merits", "_park", "_seat", "_turn", "points")

    def __init__(
        self, evaluation: Evaluation, seat: Seat, laying: Laying, left: int, turn: int
    ) -> None:
        self._evaluation, self._seat = evaluation, seat
        self._park, self._merits = laying.park, laying.merits
        self._left, self._turn = left, turn
        self.points = laying.points
        """The expected final points."""
        self._after: dict[TileNumber, Plan] = {}

    def then(self, tile: TileNumber) -> Plan:
        """The park with this tile on its best spot, after the seat's next turn."""
        plan = self._after.get(tile)
        if plan is None:
            plan = self._after[tile] = self._lay(tile)
        return plan

    def _lay(self, tile: TileNumber) -> Plan:
        evaluation, seat, left = self._evaluation, self._seat, self._left - 1
        turn = self._turn + evaluation.state.seats
        layings = evaluation.layings(seat, self._park, tile, left, turn, self._merits)
        if layings:
            return Plan(evaluation, seat, max(layings, key=_points), left, turn)
        lost = evaluation.outlook(self._park, left) - evaluation.outlook(self._park, left + 1)
        unchanged = Laying(NO_SPOT, self._park, self._merits, self.points + lost)
        return Plan(evaluation, seat, unchanged, left, turn)


def _points(laying: Laying) -> float:
    return laying.points


class Lookahead:
    """Follows candidates through worlds that differ by the tiles that fill the market."""

    def __init__(self, evaluation: Evaluation, seat: Seat, turns: int, *, rivals: bool) -> None:
        self._evaluation, self._seat, self._rivals = evaluation, seat, rivals
        state = evaluation.state
        self._turns = min(turns, evaluation.lefts[seat])
        seats = state.seats
        self._order = [(seat + step) % seats for step in range(1, seats)]
        """The rivals in the order of their turns."""
        self.plans = {rival: self._plan_of(rival) for rival in self._order}

    def _plan_of(self, rival: Seat) -> Plan:
        evaluation = self._evaluation
        state, left = evaluation.state, evaluation.lefts[rival]
        park, turn = state.parks[rival], state.turn
        points = evaluation.outlook(park, left)
        points += evaluation.goal_points(rival, evaluation.merits, turn + 1)
        # The turn after which the rival's next tile lies is `seats` later than this one.
        after = turn + (rival - self._seat) % state.seats + 1 - state.seats
        as_it_is = Laying(NO_SPOT, park, evaluation.merits[rival], points)
        return Plan(evaluation, rival, as_it_is, left, after)

    def candidate(self, laying: Laying) -> Plan:
        """The plan that begins with a tile laid now."""
        evaluation = self._evaluation
        left, turn = evaluation.lefts[self._seat], evaluation.state.turn + 1
        return Plan(evaluation, self._seat, laying, left, turn)

    def follow(self, market: State, plan: Plan) -> tuple[float, dict[Seat, float]]:
        """The own points after the next turns, and the rivals' after their next one.

        `market` is a position without parks after the own tile was taken; it is changed.
        """
        reached: dict[Seat, float] = {}
        for ahead in range(max(1, self._turns)):
            for rival in self._order:
                if self._rivals and self._evaluation.lefts[rival] > ahead:
                    space, points = self._best(market, rival, self.plans[rival])
                    reached.setdefault(rival, points)
                    take(market, rival, space)
            if ahead < self._turns:
                space, _ = self._best(market, self._seat, plan)
                plan = plan.then(market.market[space])
                take(market, self._seat, space)
        return plan.points, reached

    def _best(self, market: State, seat: Seat, plan: Plan) -> tuple[Space, float]:
        """The space of the tile in reach that is best for a plan, and the points with it."""
        return max(
            [(space, plan.then(market.market[space]).points) for space in market.reachable(seat)],
            key=lambda found: found[1],
        )


def market_of(state: State, stock: tuple[TileNumber, ...]) -> State:
    """The market and figures of a position with another order of the stock, without parks."""
    return State(
        state.layout,
        state.box,
        state.goals,
        state.endless,
        state.first,
        state.entrances,
        [],
        [],
        state.market[:],
        state.figures[:],
        state.facing[:],
        stock,
        0,
        state.discards,
        state.hand,
        state.turn,
        state.results,
    )


def stocks(state: State, rng: Rng, worlds: int) -> Sequence[tuple[TileNumber, ...]]:
    """Other orders of the stock."""
    tiles = list(state.stock[state.drawn :])
    orders = []
    for _ in range(worlds):
        rng.shuffle(tiles)
        orders.append(tuple(tiles))
    return orders
