"""A round as a game with hidden hands, solved by regret matching over plans.

Every side has several hands that it may hold, and each hand a few promising plans. Step by step all
hands shift towards the plans that would have brought more than what they played, against what the
other side's hands play. Rivals are taken to play for wins against the average deck part of the
time, as people do, and what they have learned otherwise. Among three and more sides they are taken
to play as usual always.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.hidden import View, determinize
from hedgerow.games.tournoi.state import NONE, State
from hedgerow.games.tournoi.strategy import (
    Field,
    Hand,
    Plan,
    Spread,
    Worth,
    best_plans,
    field_of,
    ghost_spreads,
    hand_of,
    lead,
    own_hand,
    public,
    spreads_of,
    usual_plan,
    values,
)

USUAL: Final = 0.6
"""How often rivals play as usual: the higher, the more is gained from those who do, and the easier
one is to foresee."""
_GUESSES: Final = 8
"""Hands of one's own that a rival reckons with, and draws by which a hand finds its plans."""
_PRIOR: Final = 3.0
"""How strongly a hand starts with the plans that seem best before it has learned anything."""
_PRIOR_REACH: Final = 1.5
"""Plans so many points below the best start with nothing."""
_SCALE: Final = 1 << 30

Matrix: TypeAlias = list[list[float]]


class Solved(NamedTuple):
    """The plans of one's own hand, how often each was played, and what lead each brings."""

    plans: Sequence[Plan]
    shares: Sequence[float]
    lead: Sequence[float]

    def mix(self, near: float) -> list[float]:
        """How often to play each plan: only those whose lead is near the best, by their shares."""
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
        """A plan by how often it should be played."""
        left = rng.below(_SCALE) / _SCALE
        shares = self.mix(near)
        for at, share in enumerate(shares):
            left -= share
            if left < 0:
                return at
        return shares.index(max(shares))


def solve(
    view: View, rng: Rng, *, hands: int, plans: int, steps: int, price: Sequence[float]
) -> Solved:
    """How the viewer should lay its hand; `price` is what each power card (face) costs to play.

    So many hands of each rival are sampled; against a single rival every fourth of them learns.
    """
    assert view.seat is not None
    kit, me = view.kit, view.seat
    worth = Worth(view)
    worlds = [determinize(view, rng) for _ in range(hands)]
    fields = field_of([_others(world, me, worth.left) for world in worlds])
    mine = _Type(worth, me, own_hand(view, rng), fields, price, plans)
    if kit.ghost or kit.sides > 2:
        return Solved(mine.plans, mine.weights, mine.values)
    known, rival = public(view), 1 - me
    guesses = [determinize(known, rng) for _ in range(_GUESSES)]
    few = field_of([_others(world, me, worth.left) for world in worlds[:_GUESSES]])
    doubts = [_Type(worth, me, hand_of(world, me), few, price, plans // 2) for world in guesses]
    against = field_of([_others(world, rival, worth.left) for world in guesses])
    theirs = [
        _Type(worth, rival, hand_of(world, rival), against, price, plans // 2)
        for world in worlds[::4]
    ]
    duel = _Duel(worth, me, [mine, *doubts], theirs, fields)
    leads = duel.learn(steps)
    return Solved(mine.plans, mine.shares(), leads)


def _others(world: State, side: int, left: int) -> tuple[tuple[Spread, ...], ...]:
    """What the other sides lay in a world when they play as usual."""
    kit, laid = world.kit, []
    for other in range(kit.sides):
        if other == side:
            continue
        if other >= kit.terms.seats:
            laid.append(ghost_spreads(world))
            continue
        hand = hand_of(world, other)
        laid.append(spreads_of(kit, usual_plan(kit, other, hand, left), hand.top))
    return tuple(laid)


class _Type:
    """A hand with its plans and what it has learned about them."""

    def __init__(
        self,
        worth: Worth,
        side: int,
        hand: Hand,
        fields: Sequence[Field],
        price: Sequence[float],
        count: int,
    ) -> None:
        prices = [0.0, *(price[face] for face in dict.fromkeys(hand.powers))]
        made = best_plans(hand, values(worth, side, hand, fields), prices, count)
        self.plans = [plan for _, plan in made]
        self.values = [value for value, _ in made]
        self.spreads = [spreads_of(worth.kit, plan, hand.top) for plan in self.plans]
        self.costs = [
            sum(price[face] for face in plan.powers if face != NONE) for plan in self.plans
        ]
        best = self.values[0]
        self.regrets = [_PRIOR * max(0.0, value - best + _PRIOR_REACH) for value in self.values]
        self.average = [0.0] * len(made)
        self.match()

    def match(self) -> None:
        """Play each plan in proportion to its positive regret."""
        total = sum(self.regrets)
        if total > 0:
            self.weights = [regret / total for regret in self.regrets]
        else:
            self.weights = [1.0 / len(self.plans)] * len(self.plans)

    def learn(self, gained: Sequence[float]) -> None:
        """Add to the regrets what each plan would have brought beyond what was played."""
        got = sum(map(mul, gained, self.weights))
        self.average = [
            total + weight for total, weight in zip(self.average, self.weights, strict=True)
        ]
        self.regrets = [
            max(0.0, regret + new - got) for regret, new in zip(self.regrets, gained, strict=True)
        ]
        self.match()

    def shares(self) -> list[float]:
        """How often each plan was played on average."""
        whole = sum(self.average)
        return [share / whole for share in self.average] if whole else self.weights


class _Duel:
    """Two sides: what every spread of one brings against every spread of the other, by battle."""

    def __init__(
        self,
        worth: Worth,
        me: int,
        mine: list[_Type],
        theirs: list[_Type],
        usual: Sequence[Field],
    ) -> None:
        self._own, self._other = _Index(mine), _Index(theirs)
        for lane, field in enumerate(usual):
            for weight, (there,) in field:
                self._other.usual(lane, there, weight)
        self._rows: list[Matrix] = []
        self._columns: list[Matrix] = []
        for lane in range(worth.kit.battles):
            rows = []
            for own in self._own.spreads[lane]:
                row = []
                for other in self._other.spreads[lane]:
                    laid = (own, other) if me == 0 else (other, own)
                    row.append(lead(worth.gains(lane, laid), me))
                rows.append(row)
            self._rows.append(rows)
            columns = zip(*rows, strict=True)
            self._columns.append([[-value for value in column] for column in columns])

    def learn(self, steps: int) -> list[float]:
        """Let all hands learn; gives what each plan of the first hand brings in the end."""
        for _ in range(steps):
            theirs = _products(self._rows, self._other.laid(now=True))
            ours = _products(self._columns, self._own.laid(now=True))
            self._own.learn(theirs)
            self._other.learn(ours)
        return self._own.gained(0, _products(self._rows, self._other.laid(now=False)))


class _Index:
    """The hands of a side with their plans as numbers of spreads, battle by battle."""

    def __init__(self, types: list[_Type]) -> None:
        battles = len(types[0].spreads[0])
        self._types = types
        self.spreads: list[list[Spread]] = [[] for _ in range(battles)]
        self._numbers: list[dict[Spread, int]] = [{} for _ in range(battles)]
        self._usual: list[list[tuple[int, float]]] = [[] for _ in range(battles)]
        self._plans = [
            [
                tuple([self._number(lane, there) for lane, there in enumerate(spreads)])
                for spreads in one.spreads
            ]
            for one in types
        ]

    def _number(self, lane: int, there: Spread) -> int:
        numbers = self._numbers[lane]
        if there not in numbers:
            numbers[there] = len(numbers)
            self.spreads[lane].append(there)
        return numbers[there]

    def usual(self, lane: int, there: Spread, weight: float) -> None:
        """Let this side lay a spread so often when it plays as usual."""
        self._usual[lane].append((self._number(lane, there), weight))

    def laid(self, *, now: bool) -> Matrix:
        """How often each spread is laid, all hands being equally likely: now or on average."""
        found = [[0.0] * len(spreads) for spreads in self.spreads]
        usual = USUAL if any(self._usual) else 0.0
        part = (1 - usual) / len(self._types)
        for one, plans in zip(self._types, self._plans, strict=True):
            for weight, plan in zip(one.weights if now else one.shares(), plans, strict=True):
                if weight:
                    for lane, number in enumerate(plan):
                        found[lane][number] += weight * part
        for row, there in zip(found, self._usual, strict=True):
            for number, weight in there:
                row[number] += weight * usual
        return found

    def gained(self, at: int, worths: Matrix) -> list[float]:
        """What each plan of a hand brings, by the worths of its spreads."""
        return [
            sum([worths[lane][number] for lane, number in enumerate(plan)]) - cost
            for plan, cost in zip(self._plans[at], self._types[at].costs, strict=True)
        ]

    def learn(self, worths: Matrix) -> None:
        for at, one in enumerate(self._types):
            one.learn(self.gained(at, worths))


def _products(matrices: list[Matrix], laid: Matrix) -> Matrix:
    return [
        [sum(map(mul, row, weights)) for row in rows]
        for rows, weights in zip(matrices, laid, strict=True)
    ]
