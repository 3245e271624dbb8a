"""Solves a round of two sides: every hand that a side may hold learns how to mix its plans.

This is regret matching plus (Tammelin 2014) on the average of plays, with plans added on the way:
those which are best against what the other side has learned so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from hedgerow.bots.tournoi.clash import Clash, Lay, Leads
from hedgerow.bots.tournoi.planning import Valued, best_plans
from hedgerow.games.tournoi.plans import Hand, Plan
from hedgerow.games.tournoi.state import NONE

Laid: TypeAlias = list[dict[int, float]]
"""The share of each lay (by number) in a side's play, by battle."""
Powers: TypeAlias = tuple[int, ...]
Possible: TypeAlias = Callable[[Powers, Powers], bool]
"""Whether the two sides can hold these power cards at the same time."""

_THIN: Final = 24
"""The most lays of a battle against which the hands of others look for plans."""


class Learner:
    """A hand that learns; `weight` is its probability."""

    def __init__(self, hand: Hand, weight: float, price: float) -> None:
        self.hand, self.weight, self.price = hand, weight, price
        self.plans: list[Plan] = []
        self.numbers: list[tuple[int, ...]] = []
        self.costs: list[float] = []
        self.regrets: list[float] = []
        self.total: list[float] = []
        self.weights: list[float] = []

    def gained(self, worths: list[list[float]]) -> list[float]:
        """The payoff of each plan, from the payoffs of its lays."""
        return [
            sum([row[number] for row, number in zip(worths, numbers, strict=True)]) - cost
            for numbers, cost in zip(self.numbers, self.costs, strict=True)
        ]

    def learn(self, worths: list[list[float]], step: int) -> None:
        """Update regrets, and the average in which later steps count more."""
        gained, weights = self.gained(worths), self.weights
        got = sum([gain * weight for gain, weight in zip(gained, weights, strict=True)])
        self.regrets = [
            max(0.0, regret + gain - got) for regret, gain in zip(self.regrets, gained, strict=True)
        ]
        self.total = [
            total + step * weight for total, weight in zip(self.total, weights, strict=True)
        ]
        self.match()

    def match(self) -> None:
        whole = sum(self.regrets)
        if whole > 0:
            self.weights = [regret / whole for regret in self.regrets]
        else:
            self.weights = [1 / len(self.plans)] * len(self.plans)

    def shares(self) -> list[float]:
        """The average share of each plan."""
        whole = sum(self.total)
        return [total / whole for total in self.total] if whole else self.weights


class Side:
    """The hands of a side, and its lays with a number each by battle.

    `possible` makes hands depend on what the other side holds; without it they do not.
    """

    def __init__(
        self, learners: Sequence[Learner], battles: int, possible: Possible | None = None
    ) -> None:
        self.learners, self._possible = learners, possible
        self.groups: dict[Powers | None, list[Learner]] = {}
        """The hands that expect the same of the other side, by their power cards."""
        for learner in learners:
            powers = None if possible is None else learner.hand.powers
            self.groups.setdefault(powers, []).append(learner)
        self.lays: list[list[Lay]] = [[] for _ in range(battles)]
        self._numbers: list[dict[Lay, int]] = [{} for _ in range(battles)]

    def add(self, learner: Learner, found: Sequence[Valued]) -> None:
        """Add plans to a hand, unless it has them; the best of its first ones is played first."""
        new = not learner.plans
        for _, plan in found:
            if plan in learner.plans:
                continue
            learner.plans.append(plan)
            learner.numbers.append(
                tuple(map(self._number, range(len(self.lays)), plan.cards, plan.powers))
            )
            learner.costs.append(learner.price * sum(face != NONE for face in plan.powers))
            learner.regrets.append(1.0 if new and len(learner.plans) == 1 else 0.0)
            learner.total.append(0.0)
        learner.match()

    def _number(self, lane: int, copy: int, face: int) -> int:
        numbers, lay = self._numbers[lane], (copy, face)
        if lay not in numbers:
            numbers[lay] = len(numbers)
            self.lays[lane].append(lay)
        return numbers[lay]

    def laid(self, *, now: bool, against: Powers | None = None) -> Laid:
        """The share of each lay, now or on average, as a rival with these power cards expects."""
        found: Laid = [{} for _ in self.lays]
        expected = [learner for learner in self.learners if self._expected(learner, against)]
        whole = sum([learner.weight for learner in expected])
        for learner in expected:
            part = learner.weight / whole
            for share, numbers in zip(
                learner.weights if now else learner.shares(), learner.numbers, strict=True
            ):
                if share > 0:
                    for shares, number in zip(found, numbers, strict=True):
                        shares[number] = shares.get(number, 0.0) + share * part
        return found

    def _expected(self, learner: Learner, against: Powers | None) -> bool:
        if against is None or self._possible is None:
            return True
        return self._possible(learner.hand.powers, against)


class Duel:
    """The own side and the other one; `clash` has the own side first."""

    def __init__(self, clash: Clash, own: Side, other: Side) -> None:
        self._clash, self.own, self.other = clash, own, other
        battles = len(own.lays)
        self._rows: list[Leads] = [[] for _ in range(battles)]
        """The lead of each own lay against each of the other side's, by battle."""
        self._columns: list[Leads] = [[] for _ in range(battles)]
        self._steps = 0

    def learn(self, steps: int) -> None:
        self._fill()
        for _ in range(steps):
            self._steps += 1
            mine = self._expected(self._columns, self.own, self.other, now=True)
            theirs = self._expected(self._rows, self.other, self.own, now=True)
            for powers, worths in mine.items():
                for learner in self.own.groups[powers]:
                    learner.learn(worths, self._steps)
            for powers, worths in theirs.items():
                losses = [[-value for value in row] for row in worths]
                for learner in self.other.groups[powers]:
                    learner.learn(losses, self._steps)

    def _expected(
        self, vectors: Sequence[Leads], side: Side, rival: Side, *, now: bool
    ) -> dict[Powers | None, list[list[float]]]:
        """The own side's lead with each lay of a side, by what that side expects."""
        return {
            powers: _worths(vectors, rival.laid(now=now, against=powers), side)
            for powers in side.groups
        }

    def widen(self, count: int) -> None:
        """Add for each hand the best plans against the other side's average play."""
        mine, theirs = self.own.laid(now=False), self.other.laid(now=False)
        fields = [
            _field(side.lays, laid) for side, laid in ((self.other, theirs), (self.own, mine))
        ]
        for at, learner in enumerate(self.own.learners):
            self._widen(self.own, learner, fields[0], count, whole=at == 0)
        for learner in self.other.learners:
            self._widen(self.other, learner, fields[1], count, whole=False)

    def _widen(
        self,
        side: Side,
        learner: Learner,
        fields: Sequence[tuple[list[Lay], list[float]]],
        count: int,
        *,
        whole: bool,
    ) -> None:
        clash, own = self._clash, side is self.own

        def value(lane: int, lay: Lay) -> float:
            lays, shares = fields[lane]
            if not whole:
                lays, shares = lays[:_THIN], shares[:_THIN]
            if own:
                leads = clash.row(lane, lay, lays)
            else:
                leads = [-clash.row(lane, there, (lay,))[0] for there in lays]
            return sum([a * b for a, b in zip(leads, shares, strict=True)]) / sum(shares)

        side.add(learner, best_plans(learner.hand, value, learner.price, count))

    def field(self, learner: Learner) -> list[dict[Lay, float]]:
        """What the other side lays on average, as an own hand expects it."""
        laid = self.other.laid(now=False, against=learner.hand.powers)
        return [
            {lays[number]: share for number, share in shares.items()}
            for lays, shares in zip(self.other.lays, laid, strict=True)
        ]

    def _fill(self) -> None:
        """Compute the leads of lays that are new."""
        for lane, rows in enumerate(self._rows):
            lays, others = self.own.lays[lane], self.other.lays[lane]
            known = len(rows[0]) if rows else 0
            for lay, row in zip(lays, rows, strict=False):
                row += self._clash.row(lane, lay, others[known:])
            rows += [self._clash.row(lane, lay, others) for lay in lays[len(rows) :]]
            self._columns[lane] = [list(column) for column in zip(*rows, strict=True)]


def _worths(vectors: Sequence[Leads], laid: Laid, side: Side) -> list[list[float]]:
    """The payoff of each lay of a side against the other's play."""
    found = []
    for lane, shares in enumerate(laid):
        total = [0.0] * len(side.lays[lane])
        for number, share in shares.items():
            total = [
                value + share * lead
                for value, lead in zip(total, vectors[lane][number], strict=True)
            ]
        found.append(total)
    return found


def _field(lays: Sequence[Sequence[Lay]], laid: Laid) -> list[tuple[list[Lay], list[float]]]:
    """The lays in play on each battle with their shares, most frequent first."""
    found = []
    for lane, shares in enumerate(laid):
        ranked = sorted(shares.items(), key=lambda item: (-item[1], item[0]))
        found.append(([lays[lane][number] for number, _ in ranked], [share for _, share in ranked]))
    return found
