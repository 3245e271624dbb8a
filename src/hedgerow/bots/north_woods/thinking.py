"""How North Woods' levels think: candidates for each decision, tried in sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeGuard
from zlib import crc32

import msgspec

from hedgerow.bots.levels import Level
from hedgerow.bots.north_woods.defence import safer, safest
from hedgerow.bots.north_woods.opening import openings
from hedgerow.bots.north_woods.plans import begun, situation, turn_plans
from hedgerow.bots.north_woods.policy import Policy, best_event
from hedgerow.bots.north_woods.racing import Tried, race
from hedgerow.bots.north_woods.reasons import SAFER, close, held, reason
from hedgerow.bots.north_woods.standing import Overlooked, chance_before, chance_to_win, weights
from hedgerow.bots.north_woods.strategy import opening_choice
from hedgerow.bots.north_woods.turns import FULL, does_something, finish, follow, weakens
from hedgerow.bots.protocol import Budget, Option
from hedgerow.bots.search import affordable
from hedgerow.core.decision import Decision
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.edits import Situation, moves_of
from hedgerow.games.north_woods.frames import Acting, Aiming, Opening, Placing, Start
from hedgerow.games.north_woods.hidden import View, determinize, unseen
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.moves import (
    Aim,
    Bury,
    Declare,
    Discard,
    EndTurn,
    Lift,
    Move,
    Territory,
    Use,
)
from hedgerow.games.north_woods.planner import Plan, best_turn, habitat
from hedgerow.games.north_woods.rules import apply, event_cards, outcome
from hedgerow.games.north_woods.state import State

LOOK_MS: Final = 0.5
"""Milliseconds per seat to finish a turn and to judge what comes of it."""
WORLDS: Final = (6, 10, 20)
"""The most worlds in which a candidate is tried, by the level's horizon."""
MOST_WORLDS: Final = 60
"""The same without a horizon."""
FEW: Final = 4
"""The number of worlds for a chance where there is nothing to choose."""
RESCUES: Final = 2
"""The most rescues in a plan."""
OPEN: Final = 0.1
"""The standard error of a chance before anything lies open."""
HOLD: Final = 7
"""The rank from which cards are held back in simulated turns."""


class NorthWoodsThinker:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def weigh(
        self, view: View, decision: Decision[Move], budget: Budget, level: Level
    ) -> Sequence[Option[Move]]:
        return _Thought(self._seed, view, list(decision.moves), budget, level).options()


def sure_win(view: View, decision: Decision[Move]) -> Move | None:
    """A Habitat can be declared (NWO-75)."""
    return Declare() if Declare() in decision.moves else None


def _is_move(candidate: Move | Plan) -> TypeGuard[Move]:
    return not isinstance(candidate, Plan)


def _differs_once(habit: Move, move: Move) -> bool:
    """Whether it is another card or another pile: both at once makes many that are alike."""
    match habit, move:
        case (Discard(card, pile), Discard(other, onto)):
            return card == other or pile == onto
        case (Bury(slot, pile), Bury(place, onto)):
            return slot == place or pile == onto
        case _:
            return True


def _no_plan(now: Situation) -> Plan:
    return Plan((), now)


def plans_of(now: Situation, level: Level) -> Sequence[Plan]:
    """The turns that a level takes a closer look at."""
    holds = level.sees(Overlooked.DANGER)
    return _remembered()(now, holds, RESCUES if level.sees(Overlooked.RESCUES) else 0)


@derived
def _remembered() -> Callable[[Situation, bool, int], Sequence[Plan]]:
    """Cached `_plans_of`: a bot asks about the same cards for both halves of an edit."""
    return lru_cache(maxsize=512)(_plans_of)


def _plans_of(now: Situation, holds: bool, rescues: int) -> tuple[Plan, ...]:
    """A Habitat if there is one; else good turns, the one that holds nothing back first."""
    won = habitat(now, prove=False)
    if won is not None:
        return (won,)
    if now.rescuing or not holds:
        return (best_turn(now, rescues=rescues),)
    return tuple(plan for _, plan in turn_plans(now))


class _Thought:
    """The thinking about one decision."""

    def __init__(
        self, seed: int, view: View, legal: list[Move], budget: Budget, level: Level
    ) -> None:
        assert view.seat is not None
        self.view, self.seat, self.legal, self.level = view, view.seat, legal, level
        self.looks = affordable(budget, LOOK_MS * view.seats, fewest=1)
        self.rng = Rng(seed ^ crc32(msgspec.json.encode(view)))
        self.world = determinize(view, Rng(seed))
        self.weights = weights(level.overlooks)
        self.hold = HOLD if level.sees(Overlooked.DANGER) else FULL
        self.policy = Policy(_no_plan)

    def options(self) -> list[Option[Move]]:
        match self.view.top:
            case Opening():
                return self._opening()
            case Acting():
                return self._acting()
            case Placing():
                return self._moves([self._placed()])
            case _:
                return self._moves(self._candidates())

    # Trying

    def _worlds(self) -> Iterator[State]:
        while True:
            yield determinize(self.view, self.rng)

    def _race(
        self, candidates: Sequence[Move | Plan], *, choice: bool = True
    ) -> list[Tried[Move | Plan]]:
        horizon = self.level.horizon
        most = MOST_WORLDS if horizon is None else WORLDS[min(horizon, len(WORLDS) - 1)]
        looks = min(self.looks, (most if choice else FEW) * len(candidates))
        return race(candidates, self._worlds(), looks, self._tried)

    def _tried(self, world: State, candidate: Move | Plan) -> float:
        """The chance to win in a world after a move and the rest of the turn, or after a plan."""
        state, seat = world.clone(), self.seat
        if isinstance(candidate, Plan):
            follow(state, seat, candidate.end)
        else:
            apply(state, seat, candidate, null_log)
            finish(state, self.view.turn, self.policy, self.hold)
        return self._judged(state)

    def _judged(self, state: State) -> float:
        """The chance to win where a turn is over, the seat's own or that of a rival."""
        seat = self.seat
        ended = outcome(state)
        if ended is not None:
            return 1 / len(ended.winners) if seat in ended.winners else 0.0
        if (state.turn - 1) % state.seats == seat:
            return chance_to_win(state, seat, self.weights)
        return chance_before(state, seat, self.weights)

    # Options

    def _option(self, move: Move, tried: Tried[Move | Plan]) -> Option[Move]:
        view = self.view
        said = (reason(view, move), *held(view, move, self.hold), *close(view, move))
        # Hints and reviews tell its chance in numbers, mixed with what was learned: in words it
        # would contradict them.
        return Option(move, tried.chance, None, tried.doubt, said)

    def _moves(self, candidates: Sequence[Move]) -> list[Option[Move]]:
        tried = self._race(candidates, choice=len(candidates) > 1)
        return [self._option(one.candidate, one) for one in tried if _is_move(one.candidate)]

    def _candidates(self) -> list[Move]:
        """The habit first, then the other moves worth trying."""
        left = bytes(unseen(self.view))
        habit = self.policy.choose(self.world, self.seat, left)
        # Whoever has used an event may be left with aims of which none is sensible.
        tried = [move for move in self.legal if self._sensible(move)] or self.legal
        if habit not in tried:
            habit = tried[0]
        return [habit, *(move for move in tried if move != habit and _differs_once(habit, move))]

    def _sensible(self, move: Move) -> bool:
        match move:
            case Territory():
                return self.level.sees(Overlooked.AGGRESSION)
            case Use(card):
                # What brings cards is better used when they are drawn and before they are played.
                started = isinstance(self.view.top, Start)
                return not started and does_something(
                    self.world, event_cards.event_name(kinds()[card])
                )
            case Aim():
                return self._fair_aim(move)
            case _:
                return True

    def _fair_aim(self, move: Aim) -> bool:
        """Never an Abundance for a rival, nor a Boom that hurts nobody."""
        frame = self.view.top
        assert isinstance(frame, Aiming)
        if frame.event == "abundance":
            return move.seat == self.seat
        if frame.event == "population_boom":
            return move.seat == self.seat or weakens(self.world, move)
        return True

    def _opening(self) -> list[Option[Move]]:
        """What the level makes of its hand; a novice just lays what it can."""
        view = self.view
        habit = opening_choice(situation(self.world, self.seat), self.legal)
        if not self.level.sees(Overlooked.COUNTING):
            return [Option(habit, 1 / view.seats, None, OPEN, (reason(view, habit),))]
        found = openings(self.world, self.seat, self.legal, habit, self.weights)
        return [Option(move, chance, None, OPEN, (reason(view, move),)) for move, chance in found]

    # A turn

    def _plans(self, now: Situation) -> Sequence[Plan]:
        return plans_of(now, self.level)

    def _acting(self) -> list[Option[Move]]:
        if Declare() in self.legal:
            return [Option(Declare(), 1.0, reasons=(reason(self.view, Declare()),))]
        now = situation(self.world, self.seat)
        plans = self._plans(now)
        uses = [move for move in self.legal if isinstance(move, Use) and self._sensible(move)]
        if plans[0].end.habitat:
            return [
                Option(self._first(now, plans[0]), 1.0, reasons=(Message("north-woods-bot-sure"),))
            ]
        if not self.level.sees(Overlooked.EVENTS):
            habit = best_event(self.world, self.legal)
            uses = [habit] if habit in uses else []
        candidates: list[Move | Plan] = [*plans, *uses]
        alike = not uses and len({self._first(now, plan) for plan in plans}) == 1
        found: dict[Move, Option[Move]] = {}
        for tried in self._race(candidates[:1] if alike else candidates, choice=not alike):
            move = (
                self._first(now, tried.candidate)
                if isinstance(tried.candidate, Plan)
                else tried.candidate
            )
            found.setdefault(move, self._option(move, tried))
        return self._ending(list(found.values()))

    def _first(self, now: Situation, plan: Plan) -> Move:
        if plan.edits:
            move = moves_of(now, plan.edits[0], self.seat)[0]
            if move in self.legal:
                return move
        return EndTurn()

    def _ending(self, options: list[Option[Move]]) -> list[Option[Move]]:
        """Before a turn ends, chains are laid so that an aggressor finds less."""
        sees = self.level.sees(Overlooked.DANGER)
        if not sees or self.view.rescuing or not isinstance(options[0].move, EndTurn):
            return options
        slot = safer(self.world)
        if slot is None or Lift(slot) not in self.legal:
            return options
        first = options[0]
        return [Option(Lift(slot), first.chance, None, first.doubt, (SAFER,)), *options]

    def _placed(self) -> Move:
        """The second half of an edit of a plan, or else the place that leaves the fewest hungry."""
        frame = self.view.top
        assert isinstance(frame, Placing)
        for now, first in begun(self.world, frame):
            for plan in self._plans(now):
                made = moves_of(now, plan.edits[0], self.seat) if plan.edits else ()
                if len(made) == 2 and made[0] == first and made[1] in self.legal:
                    return made[1]
        if frame.how == "lifted":
            return safest(self.world, frame.slot, self.legal)
        return self.policy.choose(self.world, self.seat, b"")
