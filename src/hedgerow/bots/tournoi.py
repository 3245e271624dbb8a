"""Bots for Le Tournoi: `greedy` plays against the average deck, `mixed` against thinking rivals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from hedgerow.bots.protocol import Bot, Budget, Choice
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.tournoi import battle, words
from hedgerow.games.tournoi.equilibrium import Solved, solve
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power, Replace, Stay
from hedgerow.games.tournoi.state import NONE, Replacement
from hedgerow.games.tournoi.strategy import (
    Plan,
    Values,
    Worth,
    at_start,
    average_fields,
    best_plans,
    moves_of,
    own_hand,
    values,
    wins,
)

SAMPLES: Final = 10
"""Worlds in which `greedy` tries its cards."""
ENOUGH: Final = (0.3, 0.45, 0.5, 0.5)
"""What part of a win a power card must add for `greedy` to play it, by rounds that follow."""
SAVED: Final = (1.0, 2.2, 2.7, 3.0)
"""What `mixed` takes a saved power card for, in points, by rounds that follow."""
FEWEST_HANDS, MOST_HANDS = 8, 24
PLANS: Final = 24
"""Plans that `mixed` weighs for each hand."""
HAND_MS: Final = 8
"""Milliseconds that one more hand of every seat takes."""
STEPS_A_HAND: Final = 12
NEAR: Final = 0.3
"""How many points below the best a plan may be for `mixed` to play it."""

_Key: TypeAlias = tuple[int, tuple[str, ...], tuple[str, ...]]


class GreedyBot:
    """Lays its cards for the most wins that it expects against the average deck."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._key: _Key | None = None
        self._plan: tuple[Plan, Values, tuple[int, ...]]

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        if isinstance(view.pending, Replacement):
            return _replacement(view)
        if self._key != _key(view):
            self._key = _key(view)
            self._plan = self.plan(at_start(view))
        plan, found, hand = self._plan
        move = _next_move(view, plan)
        if isinstance(move, Lay):
            lane = move.battle - 1
            share = found[lane][hand.index(plan.cards[lane])][0]
            args = {"card": words.card(view, move.card), "battle": words.battle(view, move.battle)}
            reason = Message("tournoi-bot-wins", {**args, "percent": round(100 * share)})
            return Choice(move, (reason,))
        return Choice(move, (_power_reason(view, move),))

    def plan(self, view: View) -> tuple[Plan, Values, tuple[int, ...]]:
        """What to lay, with the values behind it for each card of the hand."""
        assert view.seat is not None
        rng = _rng(self._seed, view)
        hand = own_hand(view, rng)
        fields = average_fields(view, view.seat, rng, SAMPLES)
        found = values(Worth(view), view.seat, hand, fields, wins)
        faces = dict.fromkeys(hand.powers)
        price = [0.0, *(ENOUGH[min(3, _left(view))] for _ in faces)]
        return best_plans(hand, found, price, 1, most=2)[0][1], found, hand.cards


class MixedBot:
    """Samples the hands that rivals may hold, and mixes its plans by regret matching."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._key: _Key | None = None
        self._solved: tuple[Solved, int]

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        if isinstance(view.pending, Replacement):
            return _replacement(view)
        if self._key != _key(view):
            self._key = _key(view)
            rng = _rng(self._seed, view)
            solved = self.solve(at_start(view), budget, rng)
            self._solved = solved, solved.pick(rng, NEAR)
        solved, at = self._solved
        move = _next_move(view, solved.plans[at])
        lead, share = words.points(solved.lead[at]), round(100 * solved.mix(NEAR)[at])
        return Choice(move, (Message("tournoi-bot-mixed", {"lead": lead, "percent": share}),))

    def solve(self, view: View, budget: Budget, rng: Rng) -> Solved:
        """The clock has no say, so that a seed and a view always give the same plan."""
        hands = max(FEWEST_HANDS, min(MOST_HANDS, budget.ms // HAND_MS))
        price = [SAVED[min(3, _left(view))]] * len(view.kit.faces)
        steps = STEPS_A_HAND * hands
        return solve(view, rng, hands=hands, plans=PLANS, steps=steps, price=price)


BOTS: Final[dict[str, Callable[[int], Bot[View, Move]]]] = {
    "greedy": GreedyBot,
    "mixed": MixedBot,
}


def _rng(seed: int, view: View) -> Rng:
    """Equal seeds choose alike in equal rounds, however much is laid already."""
    return Rng(seed + 7919 * view.round)


def _left(view: View) -> int:
    """Rounds that follow the present one."""
    return view.terms.rounds - view.round - 1


def _key(view: View) -> _Key:
    """What a plan is made for: the round, the hand and the power cards, laid or not."""
    assert view.seat is not None
    spots = view.spots[view.seat]
    cards = (*view.hand, *(id for spot in spots for id in spot.cards))
    powers = (*view.powers, *(spot.power for spot in spots if spot.power))
    return view.round, tuple(sorted(cards)), tuple(sorted(powers))


def _next_move(view: View, plan: Plan) -> Move:
    for what, id, number in moves_of(view, plan):
        if what == "lay":
            return Lay(id, number)
        if not view.hand and not view.passed:
            return Power(id, number)
    return Pass()


def _power_reason(view: View, move: Move) -> Message:
    if isinstance(move, Power):
        args = {"power": words.power(view, move.power), "battle": words.battle(view, move.battle)}
        return Message("tournoi-bot-power", {**args})
    return Message("tournoi-bot-keep")


def _replacement(view: View) -> Choice[Move]:
    """A card that would lose is replaced."""
    assert view.seat is not None
    kit, fight = view.kit, view.fights[-1]
    cards = [kit.copies[kit.pool_of(side)][one.card] for side, one in enumerate(fight.fighters)]
    powers = [kit.face_of[one.power] if one.power else NONE for one in fight.fighters]
    verdict = battle.judge(kit, fight.battle - 1, cards, powers)
    if view.seat in verdict.winners:
        return Choice(Stay(), (Message("tournoi-bot-stay"),))
    return Choice(Replace(), (Message("tournoi-bot-replace"),))
