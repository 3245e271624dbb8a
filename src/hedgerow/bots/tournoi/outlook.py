"""What a side expects of a round: the lead that each card with each power card brings.

A beginner compares with the average card of a deck. Who thinks further lets rivals lay the hands
they may hold, and answers that. If there are so few hands that all can be tried, the round is
solved; with a sample of hands, learning would fit the sample, so usual play is answered instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from hedgerow.bots.tournoi.beliefs import Unseen, hands, unseen_of
from hedgerow.bots.tournoi.clash import Clash, Lay, Rate
from hedgerow.bots.tournoi.duel import Duel, Learner, Powers, Side
from hedgerow.bots.tournoi.planning import Value, best_plans
from hedgerow.bots.tournoi.strategy import Worth, chances, field_of, mean, usual_plan
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.cards import POINTS
from hedgerow.games.tournoi.hidden import View, determinize
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.plans import (
    Hand,
    Plan,
    Spread,
    ghost_spreads,
    hand_of,
    public,
    spread_of,
    spreads_of,
)
from hedgerow.games.tournoi.state import NONE, State

WON: Final = 5.4
"""The lead of an average win, for who counts wins alone: the own card and the rival's."""
# The optimism of an outlook, measured in games between equal bots.
CAREFREE: Final = 3.3
"""Against the average card, for who keeps its power cards."""
EXACT: Final = 5.8
"""Against any unseen card, for who plays its power cards."""
THINKING: Final = -1.0
"""Against rivals who think."""
KEEPING, EAGERLY, ANSWERING = 0.4, 0.35, 0.25
"""How often rivals are expected to keep their power cards, to play them as soon as they help, and
to answer what they expect of the viewer. A plan against one kind alone fails against others."""
EAGER: Final = 1.1
"""The lead from which an eager rival plays a power card."""
OWN_HANDS: Final = 12
"""The number of hands of the viewer that a rival who answers thinks of."""
FEW: Final = 24
"""The most hands of a side for which a round is solved."""
STEPS: Final = (12, 12, 12)
"""The steps of learning; in between, hands get new plans."""
PLANS, WIDER = 8, 4
"""The number of plans of a hand at first, and of those that it gets each time."""
_TOPS: Final = 6
"""The number of cards that stand for the unknown top card of a deck."""
_DRAWS: Final = 24
"""The number of draws of the others' cards with three or more sides, or against the ghost."""

Share: TypeAlias = tuple[float, Plan]


class Layout(NamedTuple):
    """What a rival may lay in a round, with its probability."""

    weight: float
    lays: tuple[Lay, ...]


class Outlook(NamedTuple):
    hand: Hand
    value: Value
    optimism: float
    """How much too large the lead of the best plan is on average between equal sides."""
    mix: tuple[Share, ...] = ()
    """The plans of the equilibrium with their shares, if it was computed."""


# Against the average deck


class Average:
    """The mean lead of a lay against the cards of a pool, and how often its card is kept."""

    def __init__(self, kit: Kit, pool: int) -> None:
        self._others = [(copy, NONE) for copy in kit.pools[pool]]
        points = [float(POINTS[degree]) for degree in kit.degrees]
        self._lead = Clash(kit, (points.__getitem__, points.__getitem__))
        self._kept = Clash(kit, (lambda copy: 1.0, lambda copy: 0.0))
        self._known: dict[tuple[int, Lay], tuple[float, float]] = {}

    def of(self, lane: int, lay: Lay) -> tuple[float, float]:
        known = self._known.get((lane, lay))
        if known is None:
            leads, kept = (clash.row(lane, lay, self._others) for clash in (self._lead, self._kept))
            count = len(self._others)
            known = self._known[lane, lay] = sum(leads) / count, sum(kept) / count
        return known


@lru_cache(maxsize=32)
def _average(kit: Kit, pool: int) -> Average:
    return Average(kit, pool)


def average_value(worth: Worth, side: int) -> Value:
    """The value of a lay of one of two sides against the average card of the other's deck."""
    kit = worth.kit
    table = _average(kit, kit.pool_of(1 - side))

    def value(lane: int, lay: Lay) -> float:
        lead, kept = table.of(lane, lay)
        return lead + kept * (worth.of(side, lay[0]) - POINTS[kit.degrees[lay[0]]])

    return value


def wins_value(kit: Kit, side: int) -> Value:
    """The value of a lay for who counts wins alone, all of them alike; for any number of sides."""
    table = chances(kit, side)
    return lambda lane, lay: WON * (table.of(lane, *lay) - 0.5)


def unseen_value(pairing: Pairing) -> Value:
    """The value of a lay against any card that the other side may still hold."""
    view, rng, (me, rival) = pairing.view, pairing.rng, pairing.sides
    other = unseen_of(view, rival, rng)
    copies = (*other.known, *other.cards)
    field = {(copy, NONE): 1 / len(copies) for copy in copies}
    clash, _ = pairing.clashes(unseen_of(public(view), me, rng), other)
    return field_value(clash, [field] * view.kit.battles)


# Against rivals who think


def field_value(clash: Clash, fields: Sequence[dict[Lay, float]]) -> Value:
    """The value of a lay against weighted lays of the other side."""
    lays = [tuple(field) for field in fields]
    shares = [tuple(field.values()) for field in fields]

    @cache
    def value(lane: int, lay: Lay) -> float:
        leads = clash.row(lane, lay, lays[lane])
        return sum([lead * share for lead, share in zip(leads, shares[lane], strict=True)])

    return value


class Pairing(NamedTuple):
    """Two sides before a round, as the first of them sees it."""

    view: View
    worth: Worth
    rng: Rng
    price: float

    @property
    def sides(self) -> tuple[int, int]:
        assert self.view.seat is not None
        return self.view.seat, 1 - self.view.seat

    def clashes(self, own: Unseen, other: Unseen) -> tuple[Clash, Clash]:
        """The battles as the own side and as the other one counts them."""
        worth, (me, rival) = self.worth, self.sides
        mine, theirs = (
            self.rng.sample(side.cards, min(_TOPS, len(side.cards))) for side in (own, other)
        )

        def rate(side: int) -> Rate:
            return lambda copy: worth.of(side, copy)

        return (
            Clash(worth.kit, (rate(me), rate(rival)), (mine, theirs)),
            Clash(worth.kit, (rate(rival), rate(me)), (theirs, mine)),
        )


def answer(pairing: Pairing, hand: Hand, count: int) -> Outlook:
    """The value of lays against three kinds of rivals, with `count` hands of each."""
    view, rng, (me, rival) = pairing.view, pairing.rng, pairing.sides
    own, other = unseen_of(public(view), me, rng), unseen_of(view, rival, rng)
    clash, reverse = pairing.clashes(own, other)
    theirs = hands(other, count, rng)
    eager = EAGERLY / (KEEPING + EAGERLY)
    mine = _usual(pairing, me, hands(own, OWN_HANDS, rng), eager)
    foreseen = field_value(reverse, _fields(mine))
    usual = _usual(pairing, rival, theirs, eager)
    layouts = [
        *(Layout(weight * (1 - ANSWERING), lays) for weight, lays in usual),
        *(
            Layout(weight * ANSWERING, _lays(there, foreseen, pairing.price))
            for weight, there in theirs
        ),
    ]
    return Outlook(hand, field_value(clash, _fields(layouts)), THINKING)


def _usual(
    pairing: Pairing, side: int, known: Sequence[tuple[float, Hand]], eager: float
) -> list[Layout]:
    """What is best against the average deck, with power cards or without."""
    value = average_value(pairing.worth, side)
    return [
        Layout(weight * share, _lays(held, value, EAGER))
        for weight, hand in known
        for held, share in ((hand, eager), (Hand(hand.cards, ()), 1 - eager))
    ]


def _lays(hand: Hand, value: Value, price: float) -> tuple[Lay, ...]:
    plan = best_plans(hand, value, price, 1)[0].plan
    return tuple(zip(plan.cards, plan.powers, strict=True))


def _fields(layouts: Sequence[Layout]) -> list[dict[Lay, float]]:
    """The weight of each lay by battle."""
    fields: list[dict[Lay, float]] = [{} for _ in layouts[0].lays]
    for weight, lays in layouts:
        for field, lay in zip(fields, lays, strict=True):
            field[lay] = field.get(lay, 0.0) + weight
    return fields


def solved(pairing: Pairing, hand: Hand) -> Outlook | None:
    """The equilibrium of the round, if both sides have few possible hands."""
    view, worth, rng, price = pairing
    me, rival = pairing.sides
    own, other = (unseen_of(public(view), side, rng) for side in (me, rival))
    mine, theirs = (hands(unseen, FEW + 1, rng) for unseen in (own, other))
    if max(len(mine), len(theirs)) > FEW or hand not in [held for _, held in mine]:
        return None
    mine.sort(key=lambda weighted: weighted[1] != hand)
    held = Counter(own.faces)

    def possible(powers: Powers, others: Powers) -> bool:
        return any(view.kit.brings) or Counter(powers) + Counter(others) <= held

    clash, _ = pairing.clashes(own, other)
    sides = [
        Side([Learner(cards, weight, price) for weight, cards in known], len(hand.cards), possible)
        for known in (mine, theirs)
    ]
    for side, seat in zip(sides, (me, rival), strict=True):
        usual = average_value(worth, seat)
        for learner in side.learners:
            side.add(learner, best_plans(learner.hand, usual, price, PLANS))
    duel = Duel(clash, *sides)
    for before, steps in enumerate(STEPS):
        if before:
            duel.widen(WIDER)
        duel.learn(steps)
    first = sides[0].learners[0]
    field = duel.field(first)
    mix = tuple(zip(first.shares(), first.plans, strict=True))
    return Outlook(hand, field_value(clash, field), 0.0, mix)


# Three or more sides, or the ghost


def many_value(view: View, worth: Worth, rng: Rng, *, rivals: bool) -> Value:
    """The value of lays against sampled cards of all others, laid at random or with thought."""
    assert view.seat is not None
    kit, me = view.kit, view.seat
    worlds = [determinize(view, rng) for _ in range(_DRAWS)]
    laid = [_laid(world, me, worth.left if rivals else None, rng) for world in worlds]
    fields = field_of(laid)
    pile = worlds[0].piles[kit.pile_of(me)]
    top = pile[0] if pile else NONE

    @cache
    def value(lane: int, lay: Lay) -> float:
        return mean(worth, me, lane, spread_of(kit, *lay, top), fields[lane])

    return value


def _laid(world: State, me: int, left: int | None, rng: Rng) -> tuple[tuple[Spread, ...], ...]:
    """What the other sides lay in a world: at random if `left` is None, else as usual."""
    kit, laid = world.kit, []
    for side in range(kit.sides):
        if side >= kit.terms.seats:
            laid.append(ghost_spreads(world))
        elif side != me:
            hand = hand_of(world, side)
            if left is None:
                cards = list(hand.cards)
                rng.shuffle(cards)
                plan = Plan(tuple(cards), (NONE,) * kit.battles)
            else:
                plan = usual_plan(kit, side, hand, left)
            laid.append(spreads_of(kit, plan, hand.top))
    return tuple(laid)
