"""Evaluates a round battle by battle, for cards and power cards laid in given ways.

The value of a plan is the sum over its battles, so values are computed for each battle, card and
power card, and plans are built from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import permutations
from typing import Final, TypeAlias

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import battle, solo
from hedgerow.games.tournoi.bonuses import TOKEN_POINTS, TRIO_POINTS
from hedgerow.games.tournoi.cards import KINDS, POINTS, Kind
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.plans import Field, Hand, Plan, Spread, spread_of
from hedgerow.games.tournoi.state import NONE

Gains: TypeAlias = tuple[float, ...]
Values: TypeAlias = list[list[list[float]]]
"""values[lane][card of the hand][power]: power 0 is none, then the different ones held."""

# The value of a further category for a bonus, by how many of the three the side already has.
_STEPS: Final = (0.12, 0.3, 0.9)


class Worth:
    """The value of cards and battles to each side in the position of a view."""

    def __init__(self, view: View) -> None:
        self.kit = kit = view.kit
        self.left = max(0, kit.terms.rounds - view.round - 1)
        """Rounds that follow the present one."""
        self._bonus = [_kind_worth(view, side) for side in range(kit.sides)]
        self._known: dict[tuple[int, tuple[Spread, ...]], Gains] = {}
        self._points = [POINTS[degree] for degree in kit.degrees]

    def of(self, side: int, copy: int) -> float:
        """The points of a card in this side's zone, plus what its category adds to the bonus."""
        return self._points[copy] + self._bonus[side].get(self.kit.kinds[copy], 0.0)

    def gains(self, lane: int, spreads: tuple[Spread, ...]) -> Gains:
        """What each side gains on a battle with these spreads."""
        key = lane, spreads
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._gains(lane, spreads)
        return known

    def _gains(self, lane: int, spreads: tuple[Spread, ...]) -> Gains:
        kit = self.kit
        powers = [spread.face for spread in spreads]
        cards = [spread.copies[0] for spread in spreads]
        if not kit.ghost and max(powers) == NONE:
            # Most battles have no power card: the larger value, then the more threatened species.
            keys = [kit.strengths[lane][copy] for copy in cards]
            best = max(keys)
            return tuple(
                [
                    self.of(side, copy) if keys[side] == best else 0.0
                    for side, copy in enumerate(cards)
                ]
            )
        if kit.ghost:
            at = battle.compared(kit, lane, powers)
            ghost = spreads[solo.GHOST]
            if len(ghost.copies) == 2:
                cards[solo.GHOST], _ = solo.choose(kit, ghost.copies, at)
        verdict = battle.judge(kit, lane, cards, powers)
        for side, spread in enumerate(spreads):
            # A side that may replace its card does so if it would lose.
            if spread.top != NONE and side not in verdict.winners:
                cards[side] = spread.top
                verdict = battle.judge(kit, lane, cards, powers)
        gains = [float(points) for points in verdict.points]
        for side in (*verdict.winners, *verdict.kept):
            gains[side] += self.of(side, cards[side])
        return tuple(gains)


def _kind_worth(view: View, side: int) -> dict[int, float]:
    """The expected bonus points that an animal of each category (as a bit) adds."""
    worth: dict[int, float] = {}
    late = (view.round + 1) / view.terms.rounds

    def add(kind: Kind, points: float) -> None:
        bit = 1 << KINDS.index(kind)
        worth[bit] = worth.get(bit, 0.0) + points

    if view.terms.options.bonus == "trio" and view.tokens:
        missing = [token.kinds[0] for token in view.tokens if not token.have[side]]
        for kind in set(missing):
            add(kind, TRIO_POINTS * _STEPS[3 - len(missing)])
        return worth
    for token in view.tokens:
        if token.owner is not None:
            continue
        missing = [kind for kind in token.kinds if kind not in token.have[side]]
        for kind in missing:
            step = _STEPS[3 - len(missing)]
            # The last rounds leave little time for the other categories.
            add(kind, TOKEN_POINTS * (step if step > 0.5 else step * (1.2 - late)))
    return worth


# Values and plans


def lead(gains: Gains, side: int) -> float:
    """The own gain minus the mean of the others'."""
    others = len(gains) - 1
    return gains[side] - (sum(gains) - gains[side]) / others


def field_of(laid: Sequence[tuple[tuple[Spread, ...], ...]]) -> list[Field]:
    """The fields of every battle, from sampled layings of the other sides: draw, side, battle."""
    fields: list[Field] = []
    for lane in range(len(laid[0][0])):
        weights: dict[tuple[Spread, ...], float] = {}
        for draw in laid:
            there = tuple([spreads[lane] for spreads in draw])
            weights[there] = weights.get(there, 0.0) + 1 / len(laid)
        fields.append([(weight, there) for there, weight in weights.items()])
    return fields


def mean(worth: Worth, side: int, lane: int, mine: Spread, field: Field) -> float:
    """The lead that a spread brings against a field."""
    total = 0.0
    for weight, others in field:
        total += weight * lead(worth.gains(lane, (*others[:side], mine, *others[side:])), side)
    return total


def values(worth: Worth, side: int, hand: Hand, fields: Sequence[Field]) -> Values:
    """The lead of each card with each power card on each battle, against fields."""
    kit = worth.kit
    faces = (NONE, *dict.fromkeys(hand.powers))
    return [
        [
            [
                mean(worth, side, lane, spread_of(kit, copy, face, hand.top), fields[lane])
                for face in faces
            ]
            for copy in hand.cards
        ]
        for lane in range(kit.battles)
    ]


def best_plans(
    hand: Hand, found: Values, prices: Sequence[float], count: int, most: int = 3
) -> list[tuple[float, Plan]]:
    """The `count` best plans by these values, with at most `most` power cards each, best first."""
    battles = len(found)
    faces = (NONE, *dict.fromkeys(hand.powers))
    stock = [0, *(hand.powers.count(face) for face in faces[1:])]
    plans: list[tuple[float, tuple[int, ...], tuple[int, ...]]] = []
    for order in permutations(range(len(hand.cards))):
        base = sum(found[lane][order[lane]][0] for lane in range(battles))
        plans.append((base, order, (0,) * battles))
        gains = sorted(
            (
                (found[lane][order[lane]][at] - found[lane][order[lane]][0] - prices[at], lane, at)
                for lane in range(battles)
                for at in range(1, len(faces))
            ),
            reverse=True,
        )
        for first in range(min(2, len(gains))):
            laid = [0] * battles
            left, total, used = stock[:], base, 0
            for gain, lane, at in gains[first:]:
                if used == most or (gain <= 0 and used):
                    break
                if laid[lane] or not left[at]:
                    continue
                laid[lane] = at
                left[at] -= 1
                total += gain
                used += 1
                plans.append((total, order, tuple(laid)))
    plans.sort(key=lambda plan: -plan[0])
    unique = dict.fromkeys(
        (
            tuple(hand.cards[at] for at in order),
            tuple(faces[at] for at in laid),
            total,
        )
        for total, order, laid in plans[: 2 * count]
    )
    made = [(total, Plan(cards, powers)) for cards, powers, total in unique]
    return made[:count]


# Against the average deck

ENOUGH: Final = (0.3, 0.45, 0.5)
"""The share of a win that a power card must add to be played, by remaining rounds."""
_DRAWS: Final = 32
"""The number of draws that represent the others' decks if there are too many cards to try all."""


class Chances:
    """The chance that a card is kept against the average deck, computed on first use."""

    def __init__(self, kit: Kit, side: int) -> None:
        self._kit, self._side = kit, side
        self._known: dict[tuple[int, int, int], float] = {}
        pools = [kit.pools[kit.pool_of(other)] for other in range(kit.sides) if other != side]
        rng = Rng(1)
        if len(pools) == 1 and not kit.ghost and len(pools[0]) <= _DRAWS + 8:
            self._draws: list[tuple[tuple[int, ...], ...]] = [((copy,),) for copy in pools[0]]
        else:
            cards = 2 if kit.ghost else 1
            self._draws = [
                tuple([tuple(rng.sample(pool, cards)) for pool in pools]) for _ in range(_DRAWS)
            ]

    def of(self, lane: int, copy: int, face: int) -> float:
        key = lane, copy, face
        if key not in self._known:
            self._known[key] = sum(map(partial(self._kept, key), self._draws)) / len(self._draws)
        return self._known[key]

    def _kept(self, key: tuple[int, int, int], draw: tuple[tuple[int, ...], ...]) -> bool:
        kit, side, (lane, copy, face) = self._kit, self._side, key
        powers = [NONE] * kit.sides
        powers[side] = face
        if kit.ghost:
            at = battle.compared(kit, lane, powers)
            cards = [copy, solo.choose(kit, draw[0], at)[0]]
        else:
            cards = [hand[0] for hand in draw]
            cards.insert(side, copy)
        verdict = battle.judge(kit, lane, cards, powers)
        return side in verdict.winners or side in verdict.kept


@lru_cache(maxsize=64)
def chances(kit: Kit, side: int) -> Chances:
    return Chances(kit, side)


def usual_plan(kit: Kit, side: int, hand: Hand, left: int) -> Plan:
    """The plan with the most wins against the average deck, with power cards if they add enough.

    It has at most two power cards; `left` is the number of remaining rounds.
    """
    table = chances(kit, side)
    faces = (NONE, *dict.fromkeys(hand.powers))
    found = [
        [[table.of(lane, copy, face) for face in faces] for copy in hand.cards]
        for lane in range(kit.battles)
    ]
    least = ENOUGH[min(len(ENOUGH) - 1, left)]
    return best_plans(hand, found, [0.0, *(least,) * (len(faces) - 1)], 1, most=2)[0][1]
