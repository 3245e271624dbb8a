"""What a strong player would do: up to three plans with their chances to win, and why.

A hint is made from a seat's View, its decision and a budget, so it cannot tell what the seat could
not know; the same View, seed and budget always give the same hint.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hedgerow.bots import Bot, Budget, Option, make_bot, strongest
from hedgerow.coach.chances import Estimate, Judge, apart, blended, error_of
from hedgerow.core.decision import Decision
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat

MOST: Final = 3
"""The plans that are told."""
_WEIGHED: Final = 8
"""The first options of the bot, which are looked at more closely; fewer of them in a hurry."""
_EACH_MS: Final = 50
"""The budget that each of them needs."""
STEPS: Final = 6
"""The longest plan, in moves."""
_LAST_STEP: Final = STEPS + 2
"""The same where it would otherwise end in the middle of something."""
_WORLDS: Final = 8
"""Worlds in which a plan must look the same to its seat to be foreseen."""
_STEP_SHARE: Final = 10
"""Each further step gets the budget divided by this."""
_ASK_MS: Final = 200
"""The budget for which the bot is asked once more, with another seed: it would not use it alone."""
_ASKS: Final = 40
"""The most times that it is asked."""
_ENOUGH: Final = 4
"""Askings from which it counts how far apart they are; before, only whether they are at all."""
_FINE: Final = 0.005
"""The standard error of its differences from which it is not asked again."""
_CLEAR: Final = 4.0
"""So many standard errors further behind than that, it does not matter how far."""
_NEAR: Final = 0.08
"""What is further below the first plan does not come near it."""


class Step(Struct, frozen=True):
    """A move of a plan, in words."""

    move: Any
    words: Message


class Hint(Struct, frozen=True):
    """A plan: the move to make now, and what follows it as far as that can be foreseen."""

    steps: tuple[Step, ...]
    chance: float | None
    """The chance to win, 0 to 1; None where the bot has no idea of it."""
    gain: float | None
    """How much more that is than with an ordinary move; None where there is no other."""
    points: float | None
    """The expected final points; None in a game without points."""
    doubt: float
    """The standard error of `chance`."""
    reasons: tuple[Message, ...]


class Hints(Struct, frozen=True):
    """The best plans, best first: at least one."""

    hints: tuple[Hint, ...]
    choices: int
    """The number of legal moves."""
    ordinary: float | None
    """The chance to win with an ordinary move, the middle one of those considered; None if only
    one was."""
    doubt: float
    """The standard error of `ordinary`."""
    others: int
    """Moves beyond those that the plans begin with."""
    below: float | None
    """The best chance of the other moves that were considered; None if none was."""
    alone: bool
    """Whether nothing else comes near the first plan."""


class Plan(Struct):
    """An option of the bot, and the steps that begin with it."""

    option: Option[Any]
    moves: tuple[Any, ...]
    words: tuple[Message, ...]

    @property
    def key(self) -> tuple[str, ...]:
        """The same steps in another order make the same plan."""
        return tuple(sorted(map(str, self.moves)))


def hints(
    game: AnyGame, view: Any, decision: Decision[Any], budget: Budget, seed: int = 0
) -> Hints:
    """The best plans for a seat's decision."""
    with game.using():
        return Adviser(game, view, decision, budget, seed).advise()


class Adviser:
    """Weighs one decision."""

    def __init__(
        self, game: AnyGame, view: Any, decision: Decision[Any], budget: Budget, seed: int
    ) -> None:
        self._game, self._view, self._decision = game, view, decision
        self._budget = budget
        # Whatever is random depends on what the seat sees, and on nothing else.
        self._seed = seed ^ crc32(msgspec.json.encode(view))
        self._bot: Bot[Any, Any] = make_bot(game.id, strongest(game.id), self._seed)

    def advise(self) -> Hints:
        plans, estimates = self.compared()
        options = [plan.option for plan in plans]
        order = sorted(range(len(plans)), key=lambda at: -round(estimates[at].chance, 4))
        told = order[:MOST]
        known = not all(option.doubt >= 0.5 for option in options)
        compared = known and len(plans) > 1
        ordinary = Estimate(0.0, 0.0)
        if compared:
            middle = median(each.chance for each in estimates)
            doubt = min(estimates, key=lambda each: abs(each.chance - middle)).doubt
            ordinary = Estimate(middle, doubt)
        best = estimates[order[0]].chance
        choices = len(self._decision.moves)
        firsts = {str(plans[at].moves[0]) for at in told}
        return Hints(
            hints=tuple(
                self._hint(
                    plans[at], estimates[at] if known else None, ordinary if compared else None
                )
                for at in told
            ),
            choices=choices,
            ordinary=_round(ordinary.chance) if compared else None,
            doubt=_round(ordinary.doubt),
            others=choices - len(firsts),
            below=_round(max(estimates[at].chance for at in order[MOST:]))
            if known and len(order) > MOST
            else None,
            alone=len(order) == 1 or (known and best - estimates[order[1]].chance > _NEAR),
        )

    def compared(self, also: Sequence[Sequence[Any]] = ()) -> tuple[list[Plan], list[Estimate]]:
        """The plans with what each is worth; `also` are the moves of plans that must be among
        them."""
        options = self._options()
        plans = self._plans(options)
        least = min(option.chance for option in options)
        for moves in also:
            known = (option for option in options if option.move == moves[0])
            option = next(known, Option(moves[0], least))
            plan = Plan(option, tuple(moves), ())
            if plan.key not in {each.key for each in plans}:
                plans.append(plan)
        return plans, self._estimates(plans)

    def _options(self) -> list[Option[Any]]:
        """What the bot thinks, on average over seeds: those give it other worlds."""
        game, asks = self._game, min(_ASKS, self._budget.ms // _ASK_MS)
        found = {option.move: [option] for option in self._weighed(self._bot)}
        for ask in range(1, asks):
            bot = make_bot(game.id, strongest(game.id), self._seed + ask)
            for option in self._weighed(bot):
                found.setdefault(option.move, []).append(option)
            if _agreed([each for each in found.values() if len(each) > ask]):
                break
        times = max(map(len, found.values()))
        options = [_mean(each) for each in found.values() if 2 * len(each) > times]
        return sorted(options, key=lambda option: -option.chance)

    def _weighed(self, bot: Bot[Any, Any]) -> tuple[Option[Any], ...]:
        return bot.weigh(self._view, self._decision, self._budget)

    def _hint(self, plan: Plan, estimate: Estimate | None, ordinary: Estimate | None) -> Hint:
        option, gain = plan.option, None
        if estimate is not None and ordinary is not None:
            gain = _round(estimate.chance - ordinary.chance)
        steps = zip(plan.moves, plan.words, strict=True)
        return Hint(
            steps=tuple(Step(move, words) for move, words in steps),
            chance=None if estimate is None else _round(estimate.chance),
            gain=gain,
            points=None if option.points is None else round(option.points, 1),
            doubt=0.5 if estimate is None else _round(estimate.doubt),
            reasons=option.reasons,
        )

    def _estimates(self, plans: Sequence[Plan]) -> list[Estimate]:
        own = [Estimate(plan.option.chance, plan.option.doubt) for plan in plans]
        judge = Judge.of(self._game)
        if judge is None or (len(plans) == 1 and (not self._game.info.hidden or _sure(own[0]))):
            return own
        moves, chances = [plan.moves for plan in plans], [each.chance for each in own]
        rng, seat = Rng(self._seed + 1), self._decision.seat
        learned = judge.after(self._view, seat, moves, chances, MOST, self._budget.ms, rng)
        return blended(own, learned)

    # Plans

    def _plans(self, options: Sequence[Option[Any]]) -> list[Plan]:
        """The bot's first options with what follows; the same steps in another order count once."""
        found: list[Plan] = []
        seen: set[tuple[str, ...]] = set()
        rng = Rng(self._seed)
        worlds = [self._game.determinize(self._view, rng) for _ in range(_WORLDS)]
        most = max(MOST, min(_WEIGHED, self._budget.ms // _EACH_MS))
        for option in options[:most]:
            plan = self._foreseen(option, [world.clone() for world in worlds])
            if plan.key not in seen:
                found.append(plan)
            seen.add(plan.key)
        return found

    def _foreseen(self, option: Option[Any], worlds: Sequence[Any]) -> Plan:
        """The option and the steps after it, while the seat can tell how things will stand."""
        game, seat = self._game, self._decision.seat
        moves, words = [option.move], [game.words.move(self._view, option.move)]
        budget = Budget(max(10, self._budget.ms // _STEP_SHARE))
        while len(moves) < STEPS or (game.words.half(moves[-1]) and len(moves) < _LAST_STEP):
            for world in worlds:
                game.apply(world, seat, moves[-1], null_log)
            views = [game.view(world, seat) for world in worlds]
            if any(view != views[0] for view in views):
                break  # something is revealed
            asked = _owed(game, worlds[0], seat)
            if asked is None:
                break
            step = self._bot.choose(views[0], asked, budget).move
            if game.words.idle(step):
                break
            moves.append(step)
            words.append(game.words.move(views[0], step))
        return Plan(option, tuple(moves), tuple(words))


def _sure(own: Estimate) -> bool:
    """Whether a bot knows that it wins: worlds drawn from the View may not hold all it goes by."""
    return own == Estimate(1.0, 0.0)


def _owed(game: AnyGame, state: Any, seat: Seat) -> Decision[Any] | None:
    """What the seat is asked next, if anything."""
    owed = (each for each in game.decisions(state) if each.seat == seat and not each.optional)
    return next(owed, None)


def _agreed(asked: Sequence[Sequence[Option[Any]]]) -> bool:
    """Whether the bot, asked again, would say no more about what is near the best."""
    rows = [[option.chance for option in options] for options in asked]
    best = max(rows, key=fmean)
    differences = [apart(row, best) for row in rows]
    if len(best) < _ENOUGH:
        return not any(map(error_of, differences))  # nothing about it is drawn by lot
    return all(
        error_of(each) <= _FINE or fmean(each) + _CLEAR * error_of(each) < -_NEAR
        for each in differences
    )


def _mean(options: Sequence[Option[Any]]) -> Option[Any]:
    """What several askings say of a move; the words are those of the first."""
    points = [option.points for option in options if option.points is not None]
    return replace(
        options[0],
        chance=fmean(option.chance for option in options),
        points=fmean(points) if points else None,
    )


def _round(value: float) -> float:
    """Enough for a percentage with one decimal; more would only differ by machine."""
    return round(value, 4)
