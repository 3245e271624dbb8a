"""How Le Tournoi's levels think: whom they expect to meet, and what they look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from hedgerow.bots.levels import Level
from hedgerow.bots.protocol import Budget, Option
from hedgerow.bots.search import affordable
from hedgerow.bots.tournoi.bots import card_reason, plan_reasons, power_reason
from hedgerow.bots.tournoi.outlook import (
    CAREFREE,
    EXACT,
    THINKING,
    Outlook,
    Pairing,
    Share,
    answer,
    average_value,
    many_value,
    solved,
    unseen_value,
    wins_value,
)
from hedgerow.bots.tournoi.planning import Begun, Valued, best_plans, nothing
from hedgerow.bots.tournoi.standing import Standing
from hedgerow.bots.tournoi.strategy import Worth, chances, lead
from hedgerow.core import decoding
from hedgerow.core.decision import Decision
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.tournoi.frames import Replacement
from hedgerow.games.tournoi.hidden import View, determinize
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power, Replace, Stay
from hedgerow.games.tournoi.plans import Hand, Plan, Spread, at_start
from hedgerow.games.tournoi.rules import apply, outcome
from hedgerow.games.tournoi.state import NONE

PRICES: Final = (1.0, 2.0, 2.3, 2.6)
"""The lead from which a power card is played, by remaining rounds."""
SPENT: Final = (1.0, 1.1, 1.1, 1.1)
"""The same for who does not see that rivals run out of power cards, and that one which is left
acts undisturbed: all are played as soon as they help."""
HOARDED: Final = (1.0, 4.0, 4.5, 5.0)
"""The same for who waits for the perfect moment."""
HAND_MS: Final = 1.5
"""The milliseconds for one more hand of a rival."""
MOST_HANDS: Final = 32
"""The most hands of a rival, so that a round takes about 50 milliseconds."""
NEAR: Final = 0.3
"""How many points below the best a plan of the equilibrium may be."""
VARIED: Final = 0.1
"""The same for plans that are varied so that nobody foresees them."""
_VARIED: Final = 12
"""The number of plans that are compared to be varied."""
TRUST: Final = 0.75
"""The part of a computed lead that comes true: the best of many plans looks better than it is."""
_TOPS: Final = 16
"""The number of possible top cards with which a replacement is tried."""
_SCALE: Final = 1 << 30


class Overlooked(StrEnum):
    """What a level of Le Tournoi may not see."""

    POINTS = "points"
    """That cards bring different points: it counts wins."""
    BONUS = "bonus"
    """The categories of animals that it still needs for the bonus."""
    MOMENT = "moment"
    """That a power card which waits for the perfect moment is often wasted."""
    SEEN = "seen"
    """Which cards have been played, so that nobody holds them any more."""
    RIVALS = "rivals"
    """Where rivals will lay the cards that they may hold, and their power cards."""
    FORESEEN = "foreseen"
    """That rivals may foresee its plan."""


class TournoiThinker:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def weigh(
        self, view: View, decision: Decision[Move], budget: Budget, level: Level
    ) -> Sequence[Option[Move]]:
        if isinstance(view.pending, Replacement):
            return _replacements(view)
        outlook = outlook_of(view, self._seed, budget, level)
        return Weighing(view, outlook, level, self._seed).options(decision)


def outlook_of(view: View, seed: int, budget: Budget, level: Level) -> Outlook:
    """What the level expects of a round, however much of it is already laid."""
    return _outlooks()(msgspec.json.encode(at_start(view)), seed, budget, level)


@datafiles.derived
def _outlooks() -> Callable[[bytes, int, Budget, Level], Outlook]:
    return lru_cache(maxsize=64)(_outlook)


def _outlook(start: bytes, seed: int, budget: Budget, level: Level) -> Outlook:
    """The same for the View at the start of the round: as text, so that it can be a key."""
    view = decoding.from_json(start, View)
    assert view.seat is not None
    kit, rng = view.kit, Rng(seed + 7919 * view.round)
    worth = Worth(view if level.sees(Overlooked.BONUS) else replace(view, tokens=()))
    copies = kit.copies[kit.pool_of(view.seat)]
    hand = Hand(
        tuple(sorted(copies[id] for id in view.hand)),
        tuple(sorted(kit.face_of[id] for id in view.powers)),
    )
    if not level.sees(Overlooked.POINTS):
        return Outlook(hand, wins_value(kit, view.seat), CAREFREE)
    if kit.sides > 2 or kit.ghost:
        rivals = level.sees(Overlooked.RIVALS)
        value = many_value(view, worth, rng, rivals=rivals)
        return Outlook(hand, value, THINKING if rivals else CAREFREE)
    pairing = Pairing(view, worth, rng, _price(worth, level))
    if not level.sees(Overlooked.SEEN):
        return Outlook(hand, average_value(worth, view.seat), CAREFREE)
    if not level.sees(Overlooked.RIVALS):
        return Outlook(hand, unseen_value(pairing), EXACT)
    if level.sees(Overlooked.FORESEEN) and (exact := solved(pairing, hand)):
        return exact
    return answer(pairing, hand, affordable(budget, HAND_MS, fewest=8, most=MOST_HANDS))


def _price(worth: Worth, level: Level) -> float:
    prices = HOARDED
    if level.sees(Overlooked.MOMENT):
        prices = PRICES if level.sees(Overlooked.RIVALS) else SPENT
    return prices[min(worth.left, len(prices) - 1)]


# Laying cards and power cards


class Weighing:
    """The options of a decision during the placement, each with the best plan that has it."""

    def __init__(self, view: View, outlook: Outlook, level: Level, seed: int) -> None:
        assert view.seat is not None
        self.view, self.outlook, self.level = view, outlook, level
        worth = Worth(view)
        self.price, self.standing = _price(worth, level), Standing(view, worth)
        kit, spots = view.kit, view.spots[view.seat]
        copies = kit.copies[kit.pool_of(view.seat)]
        self.begun = Begun(
            tuple(copies[spot.cards[0]] if spot.cards else NONE for spot in spots),
            tuple(kit.face_of[spot.power] if spot.power else NONE for spot in spots),
            not view.passed,
        )
        self._seed = seed + 7919 * view.round

    def options(self, decision: Decision[Move]) -> list[Option[Move]]:
        share, first = 1.0, None
        if drawn := self._drawn():
            share, plan = drawn
            first = next(self._moves(plan))
        options = [
            self._option(move, valued.value, share if move == first else 1.0)
            for move, valued in self._best(decision).items()
        ]
        options.sort(key=lambda option: (option.move != first, -option.chance))
        return options

    def _plans(self, count: int, begun: Begun) -> list[Valued]:
        outlook = self.outlook
        return best_plans(outlook.hand, outlook.value, self.price, count, begun)

    def _best(self, decision: Decision[Move]) -> dict[Move, Valued]:
        """Each move with the best plan that has it."""
        kit, begun = self.view.kit, self.begun
        found: dict[Move, Valued] = {}
        if NONE in begun.cards:
            for valued in self._plans(200, begun):
                for lane, copy in enumerate(valued.plan.cards):
                    if begun.cards[lane] == NONE:
                        found.setdefault(kit.lays[copy][lane], valued)
            return found
        for move in decision.moves:
            if isinstance(move, Power):
                lane, face = move.battle - 1, kit.face_of[move.power]
                powers = (*begun.powers[:lane], face, *begun.powers[lane + 1 :])
                found[move] = self._plans(1, begun._replace(powers=powers))[0]
            else:
                found[move] = self._plans(1, begun._replace(more=False))[0]
        return found

    def mix(self) -> list[Share]:
        """How often each plan is played: those near the best, as in the equilibrium if known."""
        if not self.level.sees(Overlooked.FORESEEN):
            return []
        if self.outlook.mix:
            return self._near(self.outlook.mix, NEAR)
        found = self._plans(_VARIED, nothing(len(self.begun.cards)))
        plans = [(1.0, plan) for _, plan in found]
        return self._near(plans, VARIED)

    def _near(self, plans: Sequence[Share], near: float) -> list[Share]:
        valued = [(self._value(plan), share, plan) for share, plan in plans]
        best = max(value for value, _, _ in valued)
        kept = [(share, plan) for value, share, plan in valued if value >= best - near]
        whole = sum(share for share, _ in kept)
        return [(share / whole, plan) for share, plan in kept if share > 0]

    def _drawn(self) -> Share | None:
        """The plan for the whole round with its share, unless somebody began another one."""
        mix = self.mix()
        return self._draw(mix) or self._draw([each for each in mix if self._goes_on(each[1])])

    def _draw(self, mix: Sequence[Share]) -> Share | None:
        left = Rng(self._seed).below(_SCALE) / _SCALE * sum(share for share, _ in mix)
        for share, plan in mix:
            left -= share
            if left < 0:
                return (share, plan) if self._goes_on(plan) else None
        return None

    def _goes_on(self, plan: Plan) -> bool:
        pairs = ((self.begun.cards, plan.cards), (self.begun.powers, plan.powers))
        return all(
            there in (NONE, planned)
            for begun, planned_ones in pairs
            for there, planned in zip(begun, planned_ones, strict=True)
        )

    def _value(self, plan: Plan) -> float:
        lays = zip(plan.cards, plan.powers, strict=True)
        used = sum(face != NONE for face in plan.powers)
        return (
            sum(self.outlook.value(lane, lay) for lane, lay in enumerate(lays)) - self.price * used
        )

    def _moves(self, plan: Plan) -> Iterator[Move]:
        """The moves of a plan that are still to be made, cards first."""
        kit = self.view.kit
        for lane, copy in enumerate(plan.cards):
            if self.begun.cards[lane] == NONE:
                yield kit.lays[copy][lane]
        for lane, face in enumerate(plan.powers):
            if face != NONE and self.begun.powers[lane] == NONE:
                yield kit.covers[face][lane]
        yield Pass()

    def _option(self, move: Move, value: float, share: float) -> Option[Move]:
        lead = TRUST * (value - self.outlook.optimism)
        return self.standing.option(move, lead, tuple(self._reasons(move, lead, share)))

    def _reasons(self, move: Move, lead: float, share: float) -> Iterator[Message]:
        view = self.view
        if not isinstance(move, Lay):
            yield power_reason(view, move)
        if self.level.sees(Overlooked.RIVALS):
            yield from plan_reasons(lead, share)
        elif isinstance(move, Lay):
            assert view.seat is not None
            kit, lane = view.kit, move.battle - 1
            copy = kit.copies[kit.pool_of(view.seat)][move.card]
            yield card_reason(view, move, chances(kit, view.seat).of(lane, copy, NONE))


# Replacing a card


def _replacements(view: View) -> list[Option[Move]]:
    """Compare the card that lies there with the top cards that the deck may have."""
    assert view.seat is not None
    kit, me, fight, worth = view.kit, view.seat, view.fights[-1], Worth(view)
    lane = fight.battle - 1
    spreads = [
        Spread(
            (kit.copies[kit.pool_of(side)][fighter.card],),
            kit.face_of[fighter.power] if fighter.power else NONE,
        )
        for side, fighter in enumerate(fight.fighters)
    ]

    def with_card(copy: int) -> float:
        there = spreads[me]._replace(copies=(copy,))
        return lead(worth.gains(lane, (*spreads[:me], there, *spreads[me + 1 :])), me)

    rng = Rng(view.round)
    tops = [determinize(view, rng).piles[kit.pile_of(me)][0] for _ in range(_TOPS)]
    stays = with_card(spreads[me].copies[0])
    draws = sum(map(with_card, tops)) / len(tops)
    standing = Standing(view, worth)
    wins = stays > 0
    stay = standing.option(Stay(), stays, (Message("tournoi-bot-stay"),) if wins else ())
    other = standing.option(Replace(), draws, () if wins else (Message("tournoi-bot-replace"),))
    # A card that loses may as well be replaced by one that loses too.
    return [stay, other] if stays > draws or (wins and stays == draws) else [other, stay]


def sure_win(view: View, decision: Decision[Move]) -> Move | None:
    """Stay in the last battle of the game if that wins alone; everything else lies open then."""
    if not isinstance(view.pending, Replacement):
        return None
    world = determinize(view, Rng(0))
    apply(world, decision.seat, Stay(), null_log)
    ended = outcome(world)
    if ended is None or ended.ranks[decision.seat] > 1 or ended.ranks.count(1) > 1:
        return None
    return Stay()
