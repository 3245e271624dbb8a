"""What bots weigh: how a round may go, lane by lane, for cards and power cards laid in some way.

A *plan* is all that a side lays in a round. What a plan brings is the sum over its battles, so
values are worked out for each battle, card and power card, and plans are put together from them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import battle, solo
from hedgerow.games.tournoi.bonuses import TOKEN_POINTS, TRIO_POINTS
from hedgerow.games.tournoi.cards import KINDS, POINTS
from hedgerow.games.tournoi.cards import Replace as ReplaceEffect
from hedgerow.games.tournoi.hidden import Spot, View
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.state import NONE, State
from hedgerow.games.tournoi.worlds import determinize


class Spread(NamedTuple):
    """One side's part of a battle: its copies, its power card, the top card of its deck."""

    copies: tuple[int, ...]
    face: int = NONE
    top: int = NONE
    """NONE unless the power card can bring it into the battle."""


class Hand(NamedTuple):
    """What a side has for a round: copies to lay, power cards, the top card of its deck."""

    cards: tuple[int, ...]
    powers: tuple[int, ...]
    top: int = NONE


class Plan(NamedTuple):
    """What a side lays on each battle."""

    cards: tuple[int, ...]
    powers: tuple[int, ...]


Gains: TypeAlias = tuple[float, ...]
Values: TypeAlias = list[list[list[float]]]
"""values[lane][card of the hand][power]: power 0 is none, then the different ones held."""

# The worth of a further category for a bonus, by how many of the three are there already.
_STEPS: Final = (0.12, 0.3, 0.9)


class Worth:
    """What cards and battles are worth to each side in the position of a view."""

    def __init__(self, view: View) -> None:
        self.kit = kit = view.kit
        self._left = max(1, kit.terms.rounds - view.round)
        self._bonus = [_kind_worth(view, side) for side in range(kit.sides)]
        self._known: dict[tuple[int, tuple[Spread, ...]], Gains] = {}
        self._points = [POINTS[degree] for degree in kit.degrees]

    def of(self, side: int, copy: int) -> float:
        """Points of a card in this side's zone, and what its category adds to the bonus."""
        return self._points[copy] + self._bonus[side].get(self.kit.kinds[copy], 0.0)

    def gains(self, lane: int, spreads: tuple[Spread, ...]) -> Gains:
        """What each side gains on a battle that is laid like this."""
        key = lane, spreads
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._gains(lane, spreads)
        return known

    def _gains(self, lane: int, spreads: tuple[Spread, ...]) -> Gains:
        kit = self.kit
        powers = [spread.face for spread in spreads]
        cards = [spread.copies[0] for spread in spreads]
        if kit.ghost:
            effects = battle.active(kit, powers)
            at = battle.compared(kit, lane, effects)
            ghost = spreads[solo.GHOST]
            if len(ghost.copies) == 2:
                cards[solo.GHOST], _ = solo.choose(kit, ghost.copies, at)
        verdict = battle.judge(kit, lane, cards, powers)
        for side, spread in enumerate(spreads):
            # Who may replace its card does so when it would lose.
            if spread.top != NONE and side not in verdict.winners:
                cards[side] = spread.top
                verdict = battle.judge(kit, lane, cards, powers)
        gains = [float(points) for points in verdict.points]
        for side in (*verdict.winners, *verdict.kept):
            gains[side] += self.of(side, cards[side])
        return tuple(gains)


def _kind_worth(view: View, side: int) -> dict[int, float]:
    """What an animal of each category (as a bit) adds to the hope of a bonus."""
    worth: dict[int, float] = {}
    late = (view.round + 1) / view.terms.rounds

    def add(kind: str, points: float) -> None:
        bit = 1 << [*KINDS].index(kind)  # type: ignore[arg-type]
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
            # Another side that is near makes it urgent or vain; the last rounds leave little time.
            add(kind, TOKEN_POINTS * (step if step > 0.5 else step * (1.2 - late)))
    return worth


# Hands and worlds


def public(view: View) -> View:
    """What everybody knows: the same table seen by a spectator."""
    if view.seat is None:
        return view
    hidden = (Spot(),) * view.terms.battles
    spots = tuple(hidden if side == view.seat else spots for side, spots in enumerate(view.spots))
    return replace(view, seat=None, hand=(), powers=(), passed=False, spots=spots)


def at_start(view: View) -> View:
    """The same placement before anybody has laid anything: whoever plans then plans alike."""
    kit, me = view.kit, view.seat
    assert me is not None
    mine = view.spots[me]
    cards = (*view.hand, *(id for spot in mine for id in spot.cards))
    powers = (*view.powers, *(spot.power for spot in mine if spot.power))
    copies = kit.copies[kit.pool_of(me)]
    sides = tuple(
        replace(side, hand=kit.battles, steps=min(kit.battles, side.powers))
        if seat < view.seats
        else side
        for seat, side in enumerate(view.sides)
    )
    return replace(
        view,
        hand=tuple(sorted(cards, key=copies.__getitem__)),
        powers=tuple(sorted(powers, key=kit.face_of.__getitem__)),
        passed=False,
        sides=sides,
        spots=tuple(
            (Spot(),) * kit.battles if seat == me else spots
            for seat, spots in enumerate(view.spots)
        ),
    )


def hand_of(state: State, side: int) -> Hand:
    """All that a side has for the round, laid or not."""
    laid = [copy for there in state.laid[side] for copy in there]
    covers = [face for face in state.covers[side] if face != NONE]
    pile = state.piles[state.kit.pile_of(side)]
    return Hand(
        tuple(sorted((*state.hands[side], *laid))),
        tuple(sorted((*state.powers[side], *covers))),
        pile[0] if pile else NONE,
    )


def own_hand(view: View, rng: Rng) -> Hand:
    """The viewer's own hand; the top of its deck is any that it may be."""
    assert view.seat is not None
    return hand_of(determinize(view, rng), view.seat)


def can_replace(kit: Kit, face: int) -> bool:
    return face != NONE and type(kit.faces[face].effect) is ReplaceEffect


def spread(kit: Kit, copy: int, face: int, top: int) -> Spread:
    return Spread((copy,), face, top if can_replace(kit, face) else NONE)


def spreads_of(kit: Kit, plan: Plan, top: int) -> tuple[Spread, ...]:
    """A plan, lane by lane."""
    return tuple(
        spread(kit, copy, face, top) for copy, face in zip(plan.cards, plan.powers, strict=True)
    )


def ghost_spreads(state: State) -> tuple[Spread, ...]:
    """What the ghost has laid in this world; it uses every replacement it can."""
    kit = state.kit
    pile = state.piles[kit.pile_of(solo.GHOST)]
    return tuple(
        Spread(there, face, pile[0] if pile and can_replace(kit, face) else NONE)
        for there, face in zip(state.laid[solo.GHOST], state.covers[solo.GHOST], strict=True)
    )


# Values and plans


Field: TypeAlias = Sequence[tuple[Spread, ...]]
"""The other sides' spreads on one battle, in side order without one's own."""
Utility: TypeAlias = Callable[[Gains, int], float]


def lead(gains: Gains, side: int) -> float:
    """One's own gain over the mean of the others'."""
    others = len(gains) - 1
    return gains[side] - (sum(gains) - gains[side]) / others


def wins(gains: Gains, side: int) -> float:
    """Whether one keeps a card."""
    return 1.0 if gains[side] > 0 else 0.0


def values(
    worth: Worth, side: int, hand: Hand, fields: Sequence[Field], utility: Utility = lead
) -> Values:
    """The mean utility of each card with each power card on each battle, over sampled fields."""
    kit = worth.kit
    faces = (NONE, *dict.fromkeys(hand.powers))
    found: Values = []
    for lane in range(kit.battles):
        rows = []
        for copy in hand.cards:
            row = []
            for face in faces:
                mine = spread(kit, copy, face, hand.top)
                total = 0.0
                for others in fields[lane]:
                    laid = (*others[:side], mine, *others[side:])
                    total += utility(worth.gains(lane, laid), side)
                row.append(total / len(fields[lane]))
            rows.append(row)
        found.append(rows)
    return found


def best_plans(
    hand: Hand, found: Values, prices: Sequence[float], count: int, most: int = 3
) -> list[tuple[float, Plan]]:
    """The best plans by these values, at most so many power cards in each; best first."""
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


def average_fields(view: View, side: int, rng: Rng, samples: int) -> list[Field]:
    """Any unseen cards of the other sides on each battle, without power cards."""
    fields: list[list[tuple[Spread, ...]]] = [[] for _ in range(view.terms.battles)]
    for _ in range(samples):
        world = determinize(view, rng)
        others = [
            ghost_spreads(world) if at >= view.seats else _any_order(world, at, rng)
            for at in range(world.kit.sides)
            if at != side
        ]
        for lane, field in enumerate(fields):
            field.append(tuple(spreads[lane] for spreads in others))
    return fields  # type: ignore[return-value]


def _any_order(world: State, side: int, rng: Rng) -> tuple[Spread, ...]:
    cards = [*hand_of(world, side).cards]
    rng.shuffle(cards)
    return tuple(Spread((copy,)) for copy in cards)


@lru_cache(maxsize=64)
def ranking(kit: Kit, side: int) -> tuple[tuple[float, ...], ...]:
    """ranking[lane][copy]: the part of the others' cards that a side's card beats there."""
    pools = {kit.pool_of(other) for other in range(kit.sides) if other != side}
    against = [copy for pool in pools for copy in kit.pools[pool]]
    rows = []
    for lane in range(kit.battles):
        keys = sorted((kit.values[copy][lane], kit.degrees[copy]) for copy in against)
        rows.append(
            tuple(
                bisect_left(keys, (kit.values[copy][lane], kit.degrees[copy])) / len(keys)
                for copy in range(len(kit.ids))
            )
        )
    return tuple(rows)


def moves_of(view: View, plan: Plan) -> Iterator[tuple[str, str, int]]:
    """What is still to be done for a plan: ("lay" or "power", id, battle)."""
    assert view.seat is not None
    kit, spots = view.kit, view.spots[view.seat]
    for lane, copy in enumerate(plan.cards):
        if not spots[lane].cards:
            yield "lay", kit.ids[copy], lane + 1
    for lane, face in enumerate(plan.powers):
        if face != NONE and not spots[lane].covered:
            yield "power", kit.faces[face].id, lane + 1
