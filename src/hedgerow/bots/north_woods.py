"""Bots for North Woods: `greedy` plans its own turn, `hunter` also looks at the others'."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from zlib import crc32

import msgspec

from hedgerow.bots.north_woods_policy import Policy
from hedgerow.bots.north_woods_rollout import look_ahead
from hedgerow.bots.protocol import Bot, Budget, Choice
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods.frames import Acting, Opening, Placing
from hedgerow.games.north_woods.hidden import View, determinize, unseen
from hedgerow.games.north_woods.moves import Declare, EndTurn, Move, Use

ROLLOUT_MS: Final = 4.0
"""Milliseconds that one look ahead takes, about."""
MOST_WORLDS: Final = 24
TURNS: Final = 5
"""Quick turns after one's own."""
MARGIN: Final = 0.01
"""How much better than the plain choice another one must look."""


class GreedyBot:
    """Draws what it needs and plays the planner's best turn."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._policy = Policy()

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        assert view.seat is not None
        world = determinize(view, Rng(self._seed))
        return Choice(self._policy.choose(world, view.seat, bytes(unseen(view))))


class HunterBot:
    """Tries what it could do in sampled worlds, some turns ahead, and takes what looks best."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._policy = Policy()

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        assert view.seat is not None
        rng = Rng(self._seed ^ crc32(msgspec.json.encode(view)))
        plain = self._policy.choose(determinize(view, rng), view.seat, bytes(unseen(view)))
        tried = candidates(view, list(decision.moves), plain)
        worlds = min(MOST_WORLDS, int(budget.ms / (ROLLOUT_MS * len(tried))))
        if len(tried) < 2 or worlds < 1:
            return Choice(plain)
        totals = [0.0] * len(tried)
        helper = Policy()
        for _ in range(worlds):
            world = determinize(view, rng)
            for at, move in enumerate(tried):
                totals[at] += look_ahead(world.clone(), view.seat, move, helper, TURNS)
        best = max(range(len(tried)), key=lambda at: totals[at])
        if totals[best] < totals[0] + MARGIN * worlds:
            best = 0
        return Choice(tried[best])


def candidates(view: View, legal: Sequence[Move], plain: Move) -> list[Move]:
    """The plain choice first, then what else is worth a thought."""
    match view.top:
        case Opening() | Placing():
            return [plain]
        case Acting():
            if isinstance(plain, Declare):
                return [plain]
            others = [move for move in legal if isinstance(move, Use)]
            if isinstance(plain, Use):
                others.append(EndTurn())
            elif not isinstance(plain, EndTurn):
                return [plain]
            return [plain, *(move for move in others if move != plain)]
        case _:
            return [plain, *(move for move in legal if move != plain)][:16]


BOTS: Final[dict[str, Callable[[int], Bot[View, Move]]]] = {
    "greedy": GreedyBot,
    "hunter": HunterBot,
}
