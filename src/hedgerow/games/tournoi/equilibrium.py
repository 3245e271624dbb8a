"""A round as a game with hidden hands, solved by regret matching over plans.

Every side has several hands that it may hold; each hand has a few promising plans. In each step a
hand is drawn for every side and a plan for it, and each hand learns how much better its other plans
would have done against that draw (external sampling). What the rivals have learned to play on
average is the field against which one's own plans are then weighed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.state import NONE, State
from hedgerow.games.tournoi.strategy import (
    Field,
    Hand,
    Plan,
    Spread,
    Worth,
    best_plans,
    ghost_spreads,
    hand_of,
    lead,
    own_hand,
    public,
    ranking,
    spreads_of,
    values,
)
from hedgerow.games.tournoi.worlds import determinize

_SCALE: Final = 1 << 30
_PRIOR: Final = 3.0
"""How strongly a hand starts with the plans that seem best before it has learned anything."""
_PRIOR_REACH: Final = 1.5
"""Plans so many points below the best start with nothing."""
_RIVAL_FIELD: Final = 6
"""Draws by which a rival's plans are found."""
_SLIGHT: Final = 0.004
"""Shares of a rival's plan that are too small to matter."""


class _Type:
    """A hand with its plans and what it has learned about them."""

    __slots__ = ("average", "costs", "plans", "regrets", "spreads", "weights")

    def __init__(
        self,
        plans: Sequence[tuple[float, Plan]],
        spreads: Sequence[tuple[Spread, ...]],
        costs: Sequence[float],
    ) -> None:
        self.plans = [plan for _, plan in plans]
        self.spreads, self.costs = spreads, costs
        best = plans[0][0]
        self.regrets = [_PRIOR * max(0.0, value - best + _PRIOR_REACH) for value, _ in plans]
        self.average = [0.0] * len(plans)
        self._match()

    def _match(self) -> None:
        """Play each plan in proportion to its positive regret."""
        total = sum(self.regrets)
        if total > 0:
            self.weights = [regret / total for regret in self.regrets]
        else:
            self.weights = [1.0 / len(self.plans)] * len(self.plans)

    def learn(self, gained: Sequence[float], played: int) -> None:
        """Add to the regrets what each plan would have brought beyond the one that was played."""
        got = gained[played]
        self.average = [total + now for total, now in zip(self.average, self.weights, strict=True)]
        self.regrets = [
            max(0.0, regret + new - got) for regret, new in zip(self.regrets, gained, strict=True)
        ]
        self._match()

    def shares(self) -> list[float]:
        """How often each plan was played on average."""
        whole = sum(self.average)
        return [share / whole for share in self.average] if whole else self.weights


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
            return [float(value == best) for value in self.lead]
        return [share / whole for share in kept]

    def pick(self, rng: Rng, near: float) -> int:
        return _pick(self.mix(near), rng)


def solve(
    view: View, rng: Rng, *, hands: int, plans: int, steps: int, price: Sequence[float]
) -> Solved:
    """How the viewer should lay its hand; `price` is what each power card (face) costs to play."""
    assert view.seat is not None
    kit, me = view.kit, view.seat
    worth = Worth(view)
    own = own_hand(view, rng)
    seen = [determinize(view, rng) for _ in range(hands)]
    if kit.ghost:
        ghost = [ghost_spreads(world) for world in seen]
        against: list[Field] = [[(laid[lane],) for laid in ghost] for lane in range(kit.battles)]
        made = best_plans(own, values(worth, me, own, against), _prices(own, price), plans)
        shares = [1.0] + [0.0] * (len(made) - 1)
        return Solved([plan for _, plan in made], shares, [value for value, _ in made])
    known = public(view)
    guesses = [determinize(known, rng) for _ in range(hands // 2)]
    types: list[list[_Type]] = []
    for side in range(kit.sides):
        if side == me:
            against = _fields(seen, me)
            row = [_type(worth, side, own, against, price, plans)]
        else:
            row = []
        doubts = guesses if side == me else seen
        against = [field[:_RIVAL_FIELD] for field in _fields(guesses, side)]
        row += [
            _type(worth, side, hand_of(world, side), against, price, plans // 2) for world in doubts
        ]
        types.append(row)
    _learn(worth, types, me, rng, steps)
    mine = types[me][0]
    return Solved(mine.plans, mine.shares(), _expected(worth, types, me, rng))


def _fields(worlds: Sequence[State], side: int) -> list[Field]:
    """How the other sides lay their cards when they lay them sensibly, without power cards."""
    kit = worlds[0].kit
    fields: list[list[tuple[Spread, ...]]] = [[] for _ in range(kit.battles)]
    for world in worlds:
        orders = [_sensible(world, other) for other in range(kit.sides) if other != side]
        for lane, field in enumerate(fields):
            field.append(tuple(Spread((order[lane],)) for order in orders))
    return list(fields)


def _sensible(world: State, side: int) -> tuple[int, ...]:
    """Each card where it beats most of the others' cards, all battles taken together."""
    chances = ranking(world.kit, side)
    return max(
        permutations(hand_of(world, side).cards),
        key=lambda order: sum(chances[lane][copy] for lane, copy in enumerate(order)),
    )


def _learn(worth: Worth, types: list[list[_Type]], me: int, rng: Rng, steps: int) -> None:
    for step in range(steps):
        chosen = []
        for side, row in enumerate(types):
            # Every other step is about one's own true hand.
            one = row[0 if side == me and step % 2 == 0 else rng.below(len(row))]
            chosen.append((one, _pick(one.weights, rng)))
        laid = [one.spreads[at] for one, at in chosen]
        for side, (one, at) in enumerate(chosen):
            one.learn(_utilities(worth, side, one, laid), at)


def _expected(worth: Worth, types: list[list[_Type]], me: int, rng: Rng) -> list[float]:
    """What each plan of one's own hand brings on average against what the rivals have learned."""
    mine, battles = types[me][0], worth.kit.battles
    rivals = [row for side, row in enumerate(types) if side != me]
    fields: list[list[tuple[float, tuple[Spread, ...]]]] = []
    if len(rivals) == 1:
        # Against one rival every plan of every hand counts with its share.
        for lane in range(battles):
            weights: dict[Spread, float] = {}
            for one in rivals[0]:
                for share, spreads in zip(one.shares(), one.spreads, strict=True):
                    if share > _SLIGHT:
                        weights[spreads[lane]] = weights.get(spreads[lane], 0.0) + share
            fields.append([(weight, (there,)) for there, weight in weights.items()])
    else:
        draws = [
            [one.spreads[_pick(one.shares(), rng)] for one in hands]
            for hands in zip(*rivals, *rivals, strict=False)
        ]
        seats = len(rivals)
        fields = [
            [(1.0, tuple(spreads[lane] for spreads in draw[:seats])) for draw in draws]
            + [(1.0, tuple(spreads[lane] for spreads in draw[seats:])) for draw in draws]
            for lane in range(battles)
        ]
    known: dict[tuple[int, Spread], float] = {}
    expected = []
    for spreads, cost in zip(mine.spreads, mine.costs, strict=True):
        total = -cost
        for lane, own in enumerate(spreads):
            key = lane, own
            if key not in known:
                known[key] = _mean(worth, lane, me, own, fields[lane])
            total += known[key]
        expected.append(total)
    return expected


def _mean(
    worth: Worth,
    lane: int,
    me: int,
    own: Spread,
    field: Sequence[tuple[float, tuple[Spread, ...]]],
) -> float:
    total = whole = 0.0
    for weight, others in field:
        gains = worth.gains(lane, (*others[:me], own, *others[me:]))
        total += weight * lead(gains, me)
        whole += weight
    return total / whole


def _pick(shares: Sequence[float], rng: Rng) -> int:
    """A place by its share; the shares add up to 1."""
    left = rng.below(_SCALE) / _SCALE
    for at, share in enumerate(shares):
        left -= share
        if left < 0:
            return at
    return len(shares) - 1


def _prices(hand: Hand, price: Sequence[float]) -> list[float]:
    return [0.0, *(price[face] for face in dict.fromkeys(hand.powers))]


def _type(
    worth: Worth, side: int, hand: Hand, fields: Sequence[Field], price: Sequence[float], count: int
) -> _Type:
    made = best_plans(hand, values(worth, side, hand, fields), _prices(hand, price), count)
    spreads = [spreads_of(worth.kit, plan, hand.top) for _, plan in made]
    costs = [sum(price[face] for face in plan.powers if face != NONE) for _, plan in made]
    return _Type(made, spreads, costs)


def _utilities(
    worth: Worth, side: int, one: _Type, laid: Sequence[tuple[Spread, ...]]
) -> list[float]:
    """What each plan of a hand would have brought against what the others laid."""
    others = [[spreads[lane] for spreads in laid] for lane in range(worth.kit.battles)]
    known: dict[tuple[int, Spread], float] = {}
    gained = []
    for spreads, cost in zip(one.spreads, one.costs, strict=True):
        total = -cost
        for lane, mine in enumerate(spreads):
            key = lane, mine
            value = known.get(key)
            if value is None:
                there = others[lane]
                there[side] = mine
                value = known[key] = lead(worth.gains(lane, tuple(there)), side)
            total += value
        gained.append(total)
    return gained
