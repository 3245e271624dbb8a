"""Solves a duel with hidden hands by regret matching over plans.

Each side has several possible hands, and each hand a few plans. Step by step, every hand shifts
towards the plans that would have done better against the current play of the other side's hands.
The other side may be made to lay given spreads part of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.plans import Field, Plan, Spread

_SCALE: Final = 1 << 30

Matrix: TypeAlias = list[list[float]]
Lead: TypeAlias = Callable[[int, Spread, Spread], float]
"""The payoff of the own spread against the other side's on a battle."""


class Solved(NamedTuple):
    """The plans of the own hand, the share of each in play, and the lead it brings."""

    plans: Sequence[Plan]
    shares: Sequence[float]
    lead: Sequence[float]

    def mix(self, near: float) -> list[float]:
        """The probability of each plan: in proportion to shares, among leads close to the best."""
        best = max(self.lead)
        kept = [
            share if value >= best - near else 0.0
            for share, value in zip(self.shares, self.lead, strict=True)
        ]
        whole = sum(kept)
        if whole <= 0:
            return [float(at == self.lead.index(best)) for at in range(len(kept))]
        return [share / whole for share in kept]

    def pick(self, rng: Rng, near: float) -> int:
        """Draw a plan from `mix`."""
        left = rng.below(_SCALE) / _SCALE
        shares = self.mix(near)
        for at, share in enumerate(shares):
            left -= share
            if left < 0:
                return at
        return shares.index(max(shares))


class Learner:
    """A hand with its plans and their regrets.

    `costs` are the costs of playing each plan, `regrets` the initial regrets.
    """

    def __init__(
        self,
        plans: Sequence[Plan],
        spreads: Sequence[tuple[Spread, ...]],
        costs: Sequence[float],
        regrets: Sequence[float],
    ) -> None:
        self.plans, self.spreads, self.costs = plans, spreads, costs
        self.regrets = list(regrets)
        self.average = [0.0] * len(plans)
        self.match()

    def match(self) -> None:
        """Play each plan in proportion to its positive regret."""
        total = sum(self.regrets)
        if total > 0:
            self.weights = [regret / total for regret in self.regrets]
        else:
            self.weights = [1.0 / len(self.plans)] * len(self.plans)

    def learn(self, gained: Sequence[float]) -> None:
        """Update the regrets by how much better each plan would have done than what was played."""
        got = sum(map(mul, gained, self.weights))
        self.average = [
            total + weight for total, weight in zip(self.average, self.weights, strict=True)
        ]
        self.regrets = [
            max(0.0, regret + new - got) for regret, new in zip(self.regrets, gained, strict=True)
        ]
        self.match()

    def shares(self) -> list[float]:
        """The average share of each plan in play."""
        whole = sum(self.average)
        return [share / whole for share in self.average] if whole else self.weights


class Duel:
    """Two sides, and the payoff of every spread against every spread, by battle.

    The other side plays its `usual` spreads with probability `often`, else what it has learned.
    """

    def __init__(
        self,
        lead: Lead,
        mine: Sequence[Learner],
        theirs: Sequence[Learner],
        usual: Sequence[Field],
        often: float,
    ) -> None:
        self._own, self._other = _Index(mine, 0.0), _Index(theirs, often)
        for lane, field in enumerate(usual):
            for weight, (there,) in field:
                self._other.usual(lane, there, weight)
        self._rows: list[Matrix] = []
        self._columns: list[Matrix] = []
        for lane, spreads in enumerate(self._own.spreads):
            others = self._other.spreads[lane]
            rows = [[lead(lane, own, other) for other in others] for own in spreads]
            self._rows.append(rows)
            columns = zip(*rows, strict=True)
            self._columns.append([[-value for value in column] for column in columns])

    def learn(self, steps: int) -> list[float]:
        """Let all hands learn; returns the final payoff of each plan of the first hand."""
        for _ in range(steps):
            theirs = _products(self._rows, self._other.laid(now=True))
            ours = _products(self._columns, self._own.laid(now=True))
            self._own.learn(theirs)
            self._other.learn(ours)
        return self._own.gained(0, _products(self._rows, self._other.laid(now=False)))


class _Index:
    """The hands of a side, with plans as spread numbers by battle."""

    def __init__(self, learners: Sequence[Learner], often: float) -> None:
        battles = len(learners[0].spreads[0])
        self._learners, self._often = learners, often
        self.spreads: list[list[Spread]] = [[] for _ in range(battles)]
        self._numbers: list[dict[Spread, int]] = [{} for _ in range(battles)]
        self._usual: list[list[tuple[int, float]]] = [[] for _ in range(battles)]
        self._plans = [
            [
                tuple([self._number(lane, there) for lane, there in enumerate(spreads)])
                for spreads in learner.spreads
            ]
            for learner in learners
        ]

    def _number(self, lane: int, there: Spread) -> int:
        numbers = self._numbers[lane]
        if there not in numbers:
            numbers[there] = len(numbers)
            self.spreads[lane].append(there)
        return numbers[there]

    def usual(self, lane: int, there: Spread, weight: float) -> None:
        """Set the weight of a spread in this side's usual play."""
        self._usual[lane].append((self._number(lane, there), weight))

    def laid(self, *, now: bool) -> Matrix:
        """The share of each spread, over equally likely hands: now or on average."""
        found = [[0.0] * len(spreads) for spreads in self.spreads]
        part = (1 - self._often) / len(self._learners)
        for learner, plans in zip(self._learners, self._plans, strict=True):
            weights = learner.weights if now else learner.shares()
            for weight, plan in zip(weights, plans, strict=True):
                if weight:
                    for lane, number in enumerate(plan):
                        found[lane][number] += weight * part
        for row, there in zip(found, self._usual, strict=True):
            for number, weight in there:
                row[number] += weight * self._often
        return found

    def gained(self, at: int, worths: Matrix) -> list[float]:
        """The payoff of each plan of a hand, from the payoffs of its spreads."""
        return [
            sum([worths[lane][number] for lane, number in enumerate(plan)]) - cost
            for plan, cost in zip(self._plans[at], self._learners[at].costs, strict=True)
        ]

    def learn(self, worths: Matrix) -> None:
        for at, learner in enumerate(self._learners):
            learner.learn(self.gained(at, worths))


def _products(matrices: list[Matrix], laid: Matrix) -> Matrix:
    return [
        [sum(map(mul, row, weights)) for row in rows]
        for rows, weights in zip(matrices, laid, strict=True)
    ]
