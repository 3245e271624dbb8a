"""The round as `mixed` sees it: sampled hands with a few promising plans each, solved as a game.

Rivals are assumed to play for wins against the average deck part of the time, as people do, and
what they have learned otherwise. With three or more sides, they always play as usual.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from hedgerow.bots.tournoi.strategy import (
    Worth,
    best_plans,
    field_of,
    lead,
    usual_plan,
    values,
)
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.equilibrium import Duel, Learner, Solved
from hedgerow.games.tournoi.hidden import View, determinize
from hedgerow.games.tournoi.plans import (
    Field,
    Hand,
    Plan,
    Spread,
    ghost_spreads,
    hand_of,
    own_hand,
    public,
    spreads_of,
)
from hedgerow.games.tournoi.state import NONE, State

USUAL: Final = 0.6
"""How often rivals play as usual: the higher, the more is gained from those who do, and the more
predictable the bot is."""
_GUESSES: Final = 8
"""The number of own hands that a rival considers, and of draws by which a hand finds its plans."""
_PRIOR: Final = 3.0
"""The initial weight of the plans that seem best before learning."""
_PRIOR_REACH: Final = 1.5
"""Plans at least this many points below the best start with no weight."""

_Plans: TypeAlias = list[tuple[float, Plan]]


def solve(
    view: View, rng: Rng, *, hands: int, plans: int, steps: int, price: Sequence[float]
) -> Solved:
    """Solve how to lay the viewer's hand; `price` is the cost of playing each power card (face).

    `hands` hands of each rival are sampled; against a single rival every fourth of them learns.
    """
    assert view.seat is not None
    kit, me = view.kit, view.seat
    worth = Worth(view)
    worlds = [determinize(view, rng) for _ in range(hands)]
    fields = field_of([_others(world, me, worth.left) for world in worlds])

    def learner(side: int, hand: Hand, against: Sequence[Field]) -> Learner:
        promising = _promising(worth, side, hand, against, price, plans // 2)
        return _learner(worth, hand, promising, price)

    own = own_hand(view, rng)
    promising = _promising(worth, me, own, fields, price, plans)
    mine = _learner(worth, own, promising, price)
    if kit.ghost or kit.sides > 2:
        return Solved(mine.plans, mine.weights, [value for value, _ in promising])
    known, rival = public(view), 1 - me
    guesses = [determinize(known, rng) for _ in range(_GUESSES)]
    few = field_of([_others(world, me, worth.left) for world in worlds[:_GUESSES]])
    doubts = [learner(me, hand_of(world, me), few) for world in guesses]
    against = field_of([_others(world, rival, worth.left) for world in guesses])
    theirs = [learner(rival, hand_of(world, rival), against) for world in worlds[::4]]

    def gained(lane: int, own: Spread, other: Spread) -> float:
        return lead(worth.gains(lane, (own, other) if me == 0 else (other, own)), me)

    leads = Duel(gained, [mine, *doubts], theirs, fields, USUAL).learn(steps)
    return Solved(mine.plans, mine.shares(), leads)


def _others(world: State, side: int, left: int) -> tuple[tuple[Spread, ...], ...]:
    """What the other sides lay in a world if they play as usual."""
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


def _promising(
    worth: Worth,
    side: int,
    hand: Hand,
    fields: Sequence[Field],
    price: Sequence[float],
    count: int,
) -> _Plans:
    """The best plans of a hand against fields, with the value of each."""
    prices = [0.0, *(price[face] for face in dict.fromkeys(hand.powers))]
    return best_plans(hand, values(worth, side, hand, fields), prices, count)


def _learner(worth: Worth, hand: Hand, promising: _Plans, price: Sequence[float]) -> Learner:
    """A learner that starts with the plans close to its best one."""
    plans = [plan for _, plan in promising]
    best = promising[0][0]
    return Learner(
        plans,
        [spreads_of(worth.kit, plan, hand.top) for plan in plans],
        [sum(price[face] for face in plan.powers if face != NONE) for plan in plans],
        [_PRIOR * max(0.0, value - best + _PRIOR_REACH) for value, _ in promising],
    )
