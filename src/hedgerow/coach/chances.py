"""Chances to win by what was learned from play, for moves that a bot considers.

A bot's own chances tell moves apart; how high they are is often a guess. Where a game has a learned
value (`bots.values`), each plan is made in worlds that the View allows, and the value says what it
is worth there. Level and half of the differences come from that, the other half from the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

import msgspec

from hedgerow.bots.values import Features, Value, features_for, value_for
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat

_TRY_MS: Final = 0.25
"""What it costs to make a plan in a world."""
_VALUE_MS: Final = 3.0
"""What it costs to value a View that has not been met before."""
_FEWEST: Final = 2
_MOST: Final = 2000
"""Worlds in which plans are tried."""
_CHECK: Final = 32
"""After so many worlds it is looked at which plans need more."""
_FINE: Final = 0.002
"""The standard error of a difference from which it counts as known."""
_LEVEL: Final = 0.01
"""The standard error of the best plan's own chance from which that counts as known."""
_CLEAR: Final = 4.0
"""So many standard errors behind, a plan is out of the race."""
_UNSEEN: Final = 0.25
"""What one world more could differ by, however much alike the others were."""


class Estimate(NamedTuple):
    """A chance to win with its standard error."""

    chance: float
    doubt: float


class Judge:
    """What positions of a game are worth to a seat, from its View; made anew for each decision."""

    def __init__(self, game: AnyGame, value: Value, counted: Features) -> None:
        self._game, self._value, self._counted = game, value, counted
        self._met: dict[bytes, list[float]] = {}

    @classmethod
    def of(cls, game: AnyGame) -> Judge | None:
        """The judge of a game; None where nothing was learned about it."""
        value, counted = value_for(game.id), features_for(game.id)
        return None if value is None or counted is None else cls(game, value, counted)

    def everybody(self, view: Any) -> list[float]:
        """Every seat's chance as this View lets expect; a View met before costs nothing."""
        key = msgspec.json.encode(view)
        if key not in self._met:
            self._met[key] = self._value.chances(self._counted.features(view))
        return self._met[key]

    def chance(self, view: Any, seat: Seat) -> float:
        return self.everybody(view)[seat]

    def after(
        self,
        view: Any,
        seat: Seat,
        plans: Sequence[Sequence[Any]],
        own: Sequence[float],
        told: int,
        ms: float,
        rng: Rng,
    ) -> list[Estimate]:
        """What each plan is worth, tried in the same worlds until that is known or time is up.

        Plans clearly behind the best `told`, taken together with the bot's `own` chances, get no
        more worlds. Time is counted, never measured.
        """
        race, left = _Race(own, told), ms
        while race.running and race.worlds < _MOST and (left > 0 or race.worlds < _FEWEST):
            world, known = self._game.determinize(view, rng), len(self._met)
            for at in race.running:
                race.rows[at].append(self._made(world, seat, plans[at]))
            left -= _TRY_MS * len(race.running) + _VALUE_MS * (len(self._met) - known)
            race.worlds += 1
            if race.worlds % _CHECK == 0 and race.decided():
                break
        return race.estimates()

    def _made(self, world: Any, seat: Seat, plan: Sequence[Any]) -> float:
        state = world.clone()
        for move in plan:
            if not any(move in asked.moves for asked in _asked(self._game, state, seat)):
                break  # it was foreseen from what the seat knows, so this is rare
            self._game.apply(state, seat, move, null_log)
        outcome = self._game.outcome(state)
        if outcome is not None:
            winners = outcome.winners
            return 1 / len(winners) if seat in winners else 0.0
        return self.chance(self._game.view(state, seat), seat)


def _asked(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    return [decision for decision in game.decisions(state) if decision.seat == seat]


class _Race:
    """Plans tried in common worlds; those that cannot come near any more fall out."""

    def __init__(self, own: Sequence[float], told: int) -> None:
        self._own, self._told = own, told
        self.rows: list[list[float]] = [[] for _ in own]
        self.running = list(range(len(own)))
        self.worlds = 0

    def decided(self) -> bool:
        """Whether what is left to find out is too small to be told; lets plans fall out."""
        ranked = self._ranked()
        bar = ranked[: self._told][-1]
        out = [at for at in ranked[self._told :] if self._clearly_behind(at, bar)]
        self.running = [at for at in self.running if at not in out]
        best, *others = (at for at in ranked if at in self.running)
        level = hypot(error_of(self.rows[best]), _UNSEEN / self.worlds)
        return level <= _LEVEL and all(self._doubt(at, best) <= _FINE for at in others)

    def estimates(self) -> list[Estimate]:
        """Plans that fell out keep their distance to the best in the worlds that both were in."""
        best = self._ranked()[0]
        level = fmean(self.rows[best])
        found = []
        for row in self.rows:
            differs = apart(row, self.rows[best])
            error = error_of(row)
            if len(row) < self.worlds:
                error = hypot(error_of(self.rows[best]), error_of(differs))
            found.append(Estimate(min(1.0, max(0.0, level + fmean(differs))), error))
        return found

    def _ranked(self) -> list[int]:
        """The plans still running, best first, by the bot's chances and the worlds together."""
        worth = {at: self._own[at] + fmean(self.rows[at]) for at in self.running}
        return sorted(self.running, key=lambda at: (-worth[at], at))

    def _clearly_behind(self, at: int, other: int) -> bool:
        lead = self._own[at] - self._own[other] + fmean(apart(self.rows[at], self.rows[other]))
        return lead + _CLEAR * self._doubt(at, other) < 0

    def _doubt(self, at: int, other: int) -> float:
        """The standard error of the difference of two plans, had one world more shown another."""
        differs = apart(self.rows[at], self.rows[other])
        return hypot(error_of(differs), _UNSEEN / len(differs))


def apart(row: Sequence[float], other: Sequence[float]) -> list[float]:
    """The differences in the worlds that both were tried in."""
    return [mine - theirs for mine, theirs in zip(row, other, strict=False)]


def error_of(row: Sequence[float]) -> float:
    return sqrt(variance(row) / len(row)) if len(row) > 1 else 0.0


def blended(own: Sequence[Estimate], learned: Sequence[Estimate]) -> list[Estimate]:
    """A bot's estimates brought to the learned level; differences count half each."""
    shift = fmean(one.chance for one in learned) - fmean(one.chance for one in own)
    return [
        Estimate(
            min(1.0, max(0.0, (bot.chance + shift + value.chance) / 2)),
            sqrt(bot.doubt**2 + value.doubt**2) / 2,
        )
        for bot, value in zip(own, learned, strict=True)
    ]
