"""How `greedy` and `mixed` choose a move, and the reasons they give."""

from __future__ import annotations

from typing import Final, TypeAlias

from hedgerow.bots.protocol import Budget, Choice
from hedgerow.bots.search import affordable
from hedgerow.bots.tournoi.sampling import solve
from hedgerow.bots.tournoi.strategy import chances, usual_plan
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg, Message
from hedgerow.games.tournoi import battle, words
from hedgerow.games.tournoi.equilibrium import Solved
from hedgerow.games.tournoi.frames import Replacement
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.moves import Lay, Move, Power, Replace, Stay
from hedgerow.games.tournoi.plans import Plan, at_start, moves_of, own_hand
from hedgerow.games.tournoi.state import NONE

SAVED: Final = (1.0, 2.2, 2.7, 3.0)
"""The value of a saved power card to `mixed`, in points, by remaining rounds."""
FEWEST_HANDS, MOST_HANDS = 16, 64
PLANS: Final = 20
"""The number of plans that `mixed` considers for each hand."""
HAND_MS: Final = 4
"""The milliseconds for one more hand."""
STEPS: Final = 50
SURE: Final = 0.97
"""The chance from which a reason says "nearly certain" instead of a percentage."""
NEAR: Final = 0.3
"""How many points below the best a plan may be to be played by `mixed`."""

_Key: TypeAlias = tuple[int, tuple[str, ...], tuple[str, ...]]


class GreedyBot:
    """Lays its cards for the most expected wins against the average deck."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        if isinstance(view.pending, Replacement):
            return _replacement(view)
        plan = self.plan(at_start(view))
        move = _next_move(view, plan, decision)
        if not isinstance(move, Lay):
            return Choice(move, (power_reason(view, move),))
        assert view.seat is not None
        lane = move.battle - 1
        share = chances(view.kit, view.seat).of(lane, plan.cards[lane], NONE)
        return Choice(move, (card_reason(view, move, share),))

    def plan(self, view: View) -> Plan:
        """What to lay in this round."""
        assert view.seat is not None
        hand = own_hand(view, _rng(self._seed, view))
        return usual_plan(view.kit, view.seat, hand, _left(view))


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
        move = _next_move(view, solved.plans[at], decision)
        return Choice(move, plan_reasons(solved.lead[at], solved.mix(NEAR)[at]))

    def solve(self, view: View, budget: Budget, rng: Rng) -> Solved:
        """How to lay the hand of a view at the start of a round."""
        hands = affordable(budget, HAND_MS, fewest=FEWEST_HANDS, most=MOST_HANDS)
        price = [SAVED[min(3, _left(view))]] * len(view.kit.faces)
        return solve(view, rng, hands=hands, plans=PLANS, steps=STEPS, price=price)


def _rng(seed: int, view: View) -> Rng:
    """A generator that depends only on seed and round, not on what is already laid."""
    return Rng(seed + 7919 * view.round)


def _left(view: View) -> int:
    """The number of rounds after the current one."""
    return view.terms.rounds - view.round - 1


def _key(view: View) -> _Key:
    """The cache key of a plan: the round, the hand and the power cards, laid or not."""
    assert view.seat is not None
    spots = view.spots[view.seat]
    cards = (*view.hand, *(id for spot in spots for id in spot.cards))
    powers = (*view.powers, *(spot.power for spot in spots if spot.power))
    return view.round, tuple(sorted(cards)), tuple(sorted(powers))


def _next_move(view: View, plan: Plan, decision: Decision[Move]) -> Move:
    """The next move of a plan, or any remaining move if somebody else began differently."""
    for what, id, number in moves_of(view, plan):
        move: Move = Lay(id, number) if what == "lay" else Power(id, number)
        if move in decision.moves:
            return move
    return decision.moves[len(decision.moves) - 1]


def card_reason(view: View, move: Lay, share: float) -> Message:
    """The reason for laying a card; `share` is its chance to win."""
    args = {"card": words.card(view, move.card), "battle": words.battle(view, move.battle)}
    if share > SURE:
        return Message("tournoi-bot-surely", {**args})
    if share < 1 - SURE:
        return Message("tournoi-bot-hardly", {**args})
    return Message("tournoi-bot-wins", {**args, "percent": round(100 * share)})


def plan_reasons(lead: float, share: float) -> tuple[Message, ...]:
    """The expected result of a plan, and how often it is played if not always."""
    told = abs(round(10 * lead))
    id = "tournoi-bot-level"
    args: dict[str, Arg] = {}
    if told:
        id = "tournoi-bot-ahead" if lead > 0 else "tournoi-bot-behind"
        # English says one point and 1.5 points, French 1,5 point and 2 points.
        one, below_two = ("yes" if true else "no" for true in (told == 10, told < 20))
        args = {"lead": words.points(abs(lead)), "one": one, "below_two": below_two}
    first = Message(id, args)
    if share > SURE:
        return (first,)
    percent = max(1, round(100 * share))
    return (first, Message("tournoi-bot-varies", {"percent": percent}))


def power_reason(view: View, move: Move) -> Message:
    if isinstance(move, Power):
        args = {"power": words.power(view, move.power), "battle": words.battle(view, move.battle)}
        return Message("tournoi-bot-power", {**args})
    return Message("tournoi-bot-keep")


def _replacement(view: View) -> Choice[Move]:
    """Replace a card that would lose."""
    assert view.seat is not None
    kit, fight = view.kit, view.fights[-1]
    cards = [kit.copies[kit.pool_of(side)][laid.card] for side, laid in enumerate(fight.fighters)]
    powers = [kit.face_of[laid.power] if laid.power else NONE for laid in fight.fighters]
    verdict = battle.judge(kit, fight.battle - 1, cards, powers)
    if view.seat in verdict.winners:
        return Choice(Stay(), (Message("tournoi-bot-stay"),))
    return Choice(Replace(), (Message("tournoi-bot-replace"),))
