"""Bots for North Woods: `greedy` plans its own turn, `hunter` also looks at the others'."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from zlib import crc32

import msgspec

from hedgerow.bots.north_woods_defence import safer, safest
from hedgerow.bots.north_woods_policy import Policy
from hedgerow.bots.north_woods_rollout import look_ahead
from hedgerow.bots.protocol import Bot, Budget, Choice
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods.frames import Acting, Opening, Placing, Start
from hedgerow.games.north_woods.hidden import View, determinize, unseen
from hedgerow.games.north_woods.moves import Declare, EndTurn, Lift, Move, Use

LOOK_MS: Final = 1.0
"""Milliseconds that one look ahead takes, about."""
MOST_WORLDS: Final = 40
FEW_WORLDS: Final = 4
"""Worlds for choices that no draw follows."""
MOST_MOVES: Final = 24
TURNS: Final = 0
"""Quick turns after one's own."""
MARGIN: Final = 0.002
"""How much better than the plain choice another one must look."""
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
        return Choice(self._policy.choose(world, view.seat, bytes(unseen(view))))


class HunterBot:
    """Tries what it could do in sampled worlds and takes what leaves it the best chances."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._policy = Policy()

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        assert view.seat is not None
        rng = Rng(self._seed ^ crc32(msgspec.json.encode(view)))
        world = determinize(view, rng)
        legal = list(decision.moves)
        if isinstance(view.top, Placing) and view.top.how == "lifted" and not self._policy.planned:
            return Choice(safest(world, view.top.slot, legal))
        plain = self._policy.choose(world, view.seat, bytes(unseen(view)))
        move = self._tried(view, legal, plain, budget, rng)
        if isinstance(move, EndTurn) and isinstance(view.top, Acting) and not view.rescuing:
            slot = safer(world)
            if slot is not None and Lift(slot) in legal:
                return Choice(Lift(slot))
        return Choice(move)

    def _tried(self, view: View, legal: list[Move], plain: Move, budget: Budget, rng: Rng) -> Move:
        assert view.seat is not None
        tried = candidates(view, legal, plain)
        most = MOST_WORLDS if isinstance(view.top, Start) else FEW_WORLDS
        worlds = min(most, int(budget.ms / (LOOK_MS * len(tried))))
        if len(tried) < 2 or worlds < 1:
            return plain
        looked: list[list[float]] = [[] for _ in tried]
        helper = Policy()
        for _ in range(worlds):
            world = determinize(view, rng)
            for at, move in enumerate(tried):
                looked[at].append(look_ahead(world.clone(), view.seat, move, helper, TURNS))
        return tried[_best(looked)]


def _best(looked: Sequence[Sequence[float]]) -> int:
    """What looks best, the plain choice unless another one is clearly better in the same worlds."""
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
    """The plain choice first, then what else is worth a thought."""
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


BOTS: Final[dict[str, Callable[[int], Bot[View, Move]]]] = {
    "greedy": GreedyBot,
    "hunter": HunterBot,
}
