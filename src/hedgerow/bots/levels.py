"""Four levels of play, the same in every game: novice, player, expert and master.

A lower level errs as people do: it overlooks considerations, forgets what was shown, looks less far
ahead and does not always take the best of several good moves. It makes no silly moves. This module
has what all games share; a game adds a `Thinker` and says what can be overlooked, in one `Levels`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final, Generic, Protocol, TypeVar
from zlib import crc32

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from hedgerow.bots.protocol import Budget, Choice, Factory, Option
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message

M = TypeVar("M")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Level(Struct, frozen=True, kw_only=True):
    """How a level errs."""

    name: str
    """Its Fluent messages are `bots-<name>` and `bots-<name>-line`."""
    ms: int
    """Its budget for a decision at a table."""
    memory: int | None = None
    """How many rounds back it remembers what was shown; None remembers everything."""
    horizon: int | None = None
    """How many of its own turns after this one it looks ahead; None: as the budget allows."""
    softness: float = 0.0
    """The temperature of the choice among near options, as a chance to win; 0 takes the first."""
    slack: float = 0.0
    """How much less than the first option's chance a near option may have."""
    overlooks: frozenset[str] = frozenset()
    """The game's considerations that it does not see."""

    def sees(self, consideration: str) -> bool:
        return consideration not in self.overlooks

    def but(
        self,
        *,
        overlooks: frozenset[str] | UnsetType = UNSET,
        ms: int | UnsetType = UNSET,
        memory: int | UnsetType | None = UNSET,
        horizon: int | UnsetType | None = UNSET,
        softness: float | UnsetType = UNSET,
        slack: float | UnsetType = UNSET,
    ) -> Level:
        """This level as a game wants it."""
        given = {
            "overlooks": overlooks,
            "ms": ms,
            "memory": memory,
            "horizon": horizon,
            "softness": softness,
            "slack": slack,
        }
        return replace(self, **{name: value for name, value in given.items() if value is not UNSET})


NOVICE: Final = Level(name="novice", ms=60, memory=1, horizon=0, softness=0.06, slack=0.15)
PLAYER: Final = Level(name="player", ms=150, memory=3, horizon=1, softness=0.02, slack=0.05)
EXPERT: Final = Level(name="expert", ms=400, horizon=2, softness=0.005, slack=0.015)
MASTER: Final = Level(name="master", ms=1000)

LEVELS: Final = (NOVICE, PLAYER, EXPERT, MASTER)
"""The levels before a game has said what each overlooks, weakest first."""


class Thinker(Protocol[V_contra, M]):
    """How a game's bots think, at any level; made from a seed."""

    def weigh(
        self, view: V_contra, decision: Decision[M], budget: Budget, level: Level
    ) -> Sequence[Option[M]]:
        """The options as this level sees them, best first: at least one, all of them legal.

        It depends only on the seed and these arguments. It does not soften: `LevelBot` does.
        """
        ...


def _nothing_sure(view: object, decision: Decision[M]) -> M | None:
    return None


@dataclass(frozen=True)
class Levels(Generic[V, M]):
    """A game's levels: `LEVELS` in the `__init__.py` of its folder of bots."""

    thinker: Callable[[int], Thinker[V, M]]
    considerations: frozenset[str] = frozenset()
    """Everything that a level of this game can overlook; the members of a StrEnum will do."""
    levels: tuple[Level, ...] = LEVELS
    """Weakest first. A level that the game cannot offer is left out."""
    sure_win: Callable[[V, Decision[M]], M | None] = _nothing_sure
    """A move that wins at once, for sure, by what lies open; no level misses it."""
    point: float = 0.01
    """The chance that a point is worth, so that a decided game has no silly moves either."""

    def __post_init__(self) -> None:
        for level in self.levels:
            if unknown := level.overlooks - self.considerations:
                raise ValueError(f"{level.name} overlooks what is not declared: {sorted(unknown)}")
        for lower, higher in zip(self.levels, self.levels[1:], strict=False):
            if not higher.overlooks <= lower.overlooks:
                raise ValueError(f"{higher.name} overlooks what {lower.name} sees")

    def bots(self) -> dict[str, Factory]:
        return {level.name: self._factory(level) for level in self.levels}

    def _factory(self, level: Level) -> Factory:
        return lambda seed: LevelBot(self, level, seed)


class LevelBot(Generic[V, M]):
    """A game's thinker at one level."""

    def __init__(self, levels: Levels[V, M], level: Level, seed: int) -> None:
        self._levels, self.level, self._seed = levels, level, seed
        self._thinker = levels.thinker(seed)

    def weigh(self, view: V, decision: Decision[M], budget: Budget) -> tuple[Option[M], ...]:
        options = tuple(self._thinker.weigh(view, decision, budget, self.level))
        sure = self._levels.sure_win(view, decision)
        if sure is None:
            return options
        wins = Option(sure, 1.0, _points_of(options, sure), 0.0, (Message("bots-sure-win"),))
        return (wins, *(option for option in options if option.move != sure))

    def choose(self, view: V, decision: Decision[M], budget: Budget) -> Choice[M]:
        if (sure := self._levels.sure_win(view, decision)) is not None:
            return Choice(sure, (Message("bots-sure-win"),))
        options = self._thinker.weigh(view, decision, budget, self.level)
        if self.level.softness <= 0 or len(options) == 1:
            return options[0].choice
        rng = Rng(self._seed ^ crc32(msgspec.json.encode(view)))
        return softened(options, self.level, self._levels.point, rng).choice


def _points_of(options: Sequence[Option[M]], move: M) -> float | None:
    return next((option.points for option in options if option.move == move), None)


def softened(options: Sequence[Option[M]], level: Level, point: float, rng: Rng) -> Option[M]:
    """One of the options near the first, the likelier the less it loses.

    An option loses the difference in chance, or that in points at `point` each if that is more.
    """
    first = options[0]
    near = [
        (option, loss) for option in options if (loss := _loss(first, option, point)) <= level.slack
    ]
    weights = [exp(-loss / level.softness) for _, loss in near]
    left = rng.below(1 << 30) / (1 << 30) * sum(weights)
    for (option, _), weight in zip(near, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return first


def _loss(first: Option[M], option: Option[M], point: float) -> float:
    loss = first.chance - option.chance
    if first.points is not None and option.points is not None:
        loss = max(loss, point * (first.points - option.points))
    return max(0.0, loss)
