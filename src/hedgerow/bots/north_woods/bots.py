"""How `greedy` and `hunter` choose a move, and the reasons they give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

import msgspec

from hedgerow.bots.north_woods.defence import safer, safest
from hedgerow.bots.north_woods.plans import turn_plans
from hedgerow.bots.north_woods.policy import Policy
from hedgerow.bots.north_woods.reasons import SAFER, chance, close, held, reason
from hedgerow.bots.north_woods.rollout import after_plan, look_ahead
from hedgerow.bots.protocol import Budget, Choice
from hedgerow.bots.search import affordable, trials
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.frames import Acting, Opening, Placing, Start
from hedgerow.games.north_woods.hidden import View, determinize, unseen
from hedgerow.games.north_woods.moves import Declare, EndTurn, Lift, Move, Use
from hedgerow.games.north_woods.planner import Plan, best_turn, habitat
from hedgerow.games.north_woods.state import State

LOOK_MS: Final = 0.7
"""The most milliseconds per seat for one look-ahead."""
MOST_WORLDS: Final = 40
FEW_WORLDS: Final = 12
"""The number of worlds for choices that no draw follows."""
MOST_MOVES: Final = 24
HOLD: Final = 7
"""The rank from which cards are held back in simulated turns."""
MARGIN: Final = 0.002
"""How much better than the default choice another must look."""
SURE: Final = 0.7
"""And by how many standard errors."""


class GreedyBot:
    """Draws what it needs and plays the planner's best turn."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._policy = Policy()

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        assert view.seat is not None
        world = determinize(view, Rng(self._seed))
        move = self._policy.choose(world, view.seat, bytes(unseen(view)))
        return Choice(move, (reason(view, move),))


class HunterBot:
    """Tries its options in sampled worlds and takes the one with the best chances.

    A turn is one macro-move: a plan for all its cards, with the best of them played or held back.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._policy = Policy(self._settled)
        self._hold = HOLD

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        assert view.seat is not None
        self._view, self._budget = view, budget
        rng = Rng(self._seed ^ crc32(msgspec.json.encode(view)))
        world = determinize(view, rng)
        legal = list(decision.moves)
        if isinstance(view.top, Placing) and view.top.how == "lifted":
            planned = self._policy.second_half(world)
            if planned is None:
                return Choice(safest(world, view.top.slot, legal), (SAFER,))
            return Choice(planned, (reason(view, planned),))
        plain = self._policy.choose(world, view.seat, bytes(unseen(view)))
        move, share = self._tried(view, legal, plain, budget, rng)
        if isinstance(move, EndTurn) and isinstance(view.top, Acting) and not view.rescuing:
            slot = safer(world)
            if slot is not None and Lift(slot) in legal:
                self._policy.forget()
                return Choice(Lift(slot), (SAFER,))
        said = (reason(view, move), *held(view, move, self._hold), *close(view, move))
        return Choice(move, (*said, *chance(move, share)))

    def _settled(self, now: Situation) -> Plan:
        """Decide what to play this turn, and what to hold back."""
        view, seat = self._view, self._view.seat
        assert seat is not None
        won = habitat(now, prove=False)
        if won is not None or now.rescuing:
            return won or best_turn(now)
        plans = turn_plans(now)
        if len(plans) == 1:
            self._hold = HOLD
            return plans[0][1]
        # A whole turn uses the same worlds, so that its end is consistent with its start.
        rng = Rng(self._seed ^ view.round)
        look_ms = LOOK_MS * view.seats * len(plans)
        worlds = affordable(self._budget, look_ms, fewest=1, most=FEW_WORLDS)

        def followed(world: State, plan: tuple[int, Plan]) -> float:
            return after_plan(world.clone(), seat, plan[1].end)

        rows = trials(plans, (determinize(view, rng) for _ in range(worlds)), followed)
        looked = [sum(row) for row in rows]
        self._hold, chosen = plans[looked.index(max(looked))]
        return chosen

    def _tried(
        self, view: View, legal: list[Move], plain: Move, budget: Budget, rng: Rng
    ) -> tuple[Move, float | None]:
        """The best candidate, and its chance to win if that was computed."""
        seat = view.seat
        assert seat is not None
        tried = candidates(view, legal, plain)
        most = MOST_WORLDS if isinstance(view.top, Start) else FEW_WORLDS
        worlds = affordable(budget, LOOK_MS * view.seats * len(tried), most=most)
        if len(tried) < 2 or worlds < 1:
            return plain, None
        helper = Policy()
        hold = self._hold if isinstance(view.top, Acting) else HOLD

        def moved(world: State, move: Move) -> float:
            return look_ahead(world.clone(), seat, move, helper, hold)

        looked = trials(tried, (determinize(view, rng) for _ in range(worlds)), moved)
        best = _best(looked)
        return tried[best], sum(looked[best]) / worlds


def _best(looked: Sequence[Sequence[float]]) -> int:
    """The default choice, unless another is clearly better in the same worlds."""
    plain = looked[0]
    best, most = 0, 0.0
    for at, other in enumerate(looked[1:], start=1):
        gains = [mine - theirs for mine, theirs in zip(other, plain, strict=True)]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / len(gains)
        sure = mean - SURE * (spread / len(gains)) ** 0.5
        if mean > MARGIN and sure > 0 and mean > most:
            best, most = at, mean
    return best


def candidates(view: View, legal: Sequence[Move], plain: Move) -> list[Move]:
    """The default choice first, then the other moves worth trying."""
    match view.top:
        case Opening() | Placing():
            return [plain]
        case Acting():
            if isinstance(plain, Declare):
                return [plain]
            others: list[Move] = [move for move in legal if isinstance(move, Use)]
            if isinstance(plain, Use):
                others.append(EndTurn())
            elif not isinstance(plain, EndTurn):
                return [plain]
            return [plain, *(move for move in others if move != plain)]
        case _:
            return [plain, *(move for move in legal if move != plain)][:MOST_MOVES]
