"""How the levels of Habitats think: what a tile brings, the goals, the next turns, the rivals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from math import sqrt
from statistics import fmean, pvariance
from typing import Final
from zlib import crc32

import msgspec

from hedgerow.bots.habitats.evaluation import Evaluation, Laying, Sight, spread, win_chances
from hedgerow.bots.habitats.lookahead import Lookahead, Plan, market_of, stocks
from hedgerow.bots.habitats.reasons import reasons
from hedgerow.bots.habitats.strategy import reach
from hedgerow.bots.levels import Level
from hedgerow.bots.protocol import Budget, Option
from hedgerow.bots.search import affordable
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.habitats.box import TileNumber
from hedgerow.games.habitats.choices import place
from hedgerow.games.habitats.hidden import View, determinize
from hedgerow.games.habitats.moves import Move, Take
from hedgerow.games.habitats.rules import take
from hedgerow.games.habitats.state import Space, State

FAR: Final = 3
"""The most of its own turns after this one that a level looks ahead."""
SPOTS: Final = 2
"""The number of spots of each tile in reach that are followed; more for one in hand."""
GAP: Final = 5.0
"""An option that expects so many points less than the best is not followed."""
BEHIND: Final = 0.08
"""A candidate whose chance is so far behind after some worlds is not followed any more."""
FEWEST_WORLDS: Final = 2
MOST_WORLDS: Final = 6
TURN_MS: Final = 2.0
"""The milliseconds to follow a candidate for a turn of its own in a world."""
LATE: Final = 0.3
"""The fewest turns left that count after some were followed."""
ERROR: Final = 1.5
"""The standard error of expected points, in points."""


class Overlooked(StrEnum):
    """What a level of Habitats may not see."""

    GOALS = "goals"
    """The race for the goal of this year."""
    LATER = "later"
    """The goals of later years."""
    ROOM = "room"
    """Room for the animals to come."""
    MARKET = "market"
    """What its figure will reach next."""
    RIVALS = "rivals"
    """What rivals want to take, and what they gain or lose by a move."""


class Candidate:
    """A tile on a spot, with what it is expected to lead to."""

    __slots__ = (
        "chance",
        "doubt",
        "laying",
        "points",
        "shares",
        "shifts",
        "space",
        "static",
        "tile",
    )

    def __init__(self, space: Space, tile: TileNumber, laying: Laying) -> None:
        self.space, self.tile, self.laying = space, tile, laying
        self.points = laying.points
        self.chance = self.static = self.doubt = 0.0
        self.shifts: dict[Seat, float] = {}
        """What rivals gain and lose by it in the race for the goals."""
        self.shares: list[tuple[float, float]] = []
        """The chance and the points in each world."""


class HabitatsThinker:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def weigh(
        self, view: View, decision: Decision[Move], budget: Budget, level: Level
    ) -> Sequence[Option[Move]]:
        rng = Rng(self._seed ^ crc32(msgspec.json.encode(view)))
        return Turn(determinize(view, rng), decision, level).options(budget, rng)


class Turn:
    """A decision of a seat, as a level sees it."""

    def __init__(self, state: State, decision: Decision[Move], level: Level) -> None:
        self._state, self._decision, self._seat = state, decision, decision.seat
        self._rivals = level.sees(Overlooked.RIVALS)
        horizon = FAR if level.horizon is None else level.horizon
        self._horizon = horizon if level.sees(Overlooked.MARKET) else 0
        sight = Sight(
            goals=level.sees(Overlooked.GOALS),
            later=level.sees(Overlooked.LATER),
            room=level.sees(Overlooked.ROOM),
        )
        evaluation = self._evaluation = Evaluation(state, sight)
        self._lookahead = Lookahead(evaluation, self._seat, self._horizon, rivals=self._rivals)
        self._goals = {
            rival: evaluation.goal_points(rival, evaluation.merits, state.turn + 1)
            for rival in self._lookahead.plans
        }
        """What rivals expect from goals if the own park stays as it is."""

    def options(self, budget: Budget, rng: Rng) -> list[Option[Move]]:
        candidates = self._candidates()
        if not candidates:
            nowhere = (Message("habitats-bot-nowhere"),)
            return [Option.unweighed(move, nowhere) for move in self._decision.moves]
        for candidate in candidates:
            self._judge(candidate)
        candidates.sort(key=_rank)
        if self._horizon or self._rivals:
            self._follow(candidates, budget, rng)
        return self._told(candidates)

    def _candidates(self) -> list[Candidate]:
        state, seat, evaluation = self._state, self._seat, self._evaluation
        park, before = state.parks[seat], evaluation.merits[seat]
        left, turn = evaluation.lefts[seat], state.turn + 1
        return [
            Candidate(space, tile, laying)
            for space, tile in reach(state, seat)
            for laying in evaluation.layings(seat, park, tile, left, turn, before)
        ]

    # As things stand

    def _judge(self, candidate: Candidate) -> None:
        """The chance to win as things stand after a candidate."""
        evaluation, seat = self._evaluation, self._seat
        points = [0.0] * self._state.seats
        points[seat] = candidate.laying.points
        standing = evaluation.with_park(seat, candidate.laying.merits)
        turn = self._state.turn + 1
        for rival, plan in self._lookahead.plans.items():
            shift = 0.0
            if self._rivals and evaluation.goals:
                shift = evaluation.goal_points(rival, standing, turn) - self._goals[rival]
            candidate.shifts[rival] = shift
            points[rival] = plan.points + shift
        left = fmean(evaluation.lefts)
        candidate.chance = candidate.static = win_chances(points, left)[seat]
        candidate.doubt = _doubt(candidate.chance, left, ERROR) if left else 0.0

    # A few turns on

    def _follow(self, candidates: list[Candidate], budget: Budget, rng: Rng) -> None:
        """Follow the candidates that look best; the others count no more than those."""
        chosen = self._shortlist(candidates)
        turns = max(1, min(self._horizon, self._evaluation.lefts[self._seat]))
        each_ms = TURN_MS * turns * len(chosen)
        worlds = affordable(budget, each_ms, most=MOST_WORLDS)
        if len(chosen) < 2 or not worlds or not any(self._evaluation.lefts):
            return
        plans = [self._lookahead.candidate(candidate.laying) for candidate in chosen]
        racing = list(zip(chosen, plans, strict=True))
        for world, stock in enumerate(stocks(self._state, rng, worlds), 1):
            for candidate, plan in racing:
                candidate.shares.append(self._play(stock, candidate, plan, turns))
            if world >= FEWEST_WORLDS:
                best = max(_mean_chance(candidate) for candidate, _ in racing)
                racing = [each for each in racing if _mean_chance(each[0]) >= best - BEHIND]
                if len(racing) == 1:
                    break
        self._settle(candidates, [candidate for candidate, _ in racing])

    def _shortlist(self, candidates: list[Candidate]) -> list[Candidate]:
        best = candidates[0].laying.points
        most = SPOTS if self._state.hand < 0 else 3 * SPOTS
        count: dict[TileNumber, int] = {}
        chosen = []
        for candidate in candidates:
            nth = count[candidate.tile] = count.get(candidate.tile, 0) + 1
            if nth <= most and candidate.laying.points > best - GAP:
                chosen.append(candidate)
        return chosen

    def _play(
        self, stock: tuple[TileNumber, ...], candidate: Candidate, plan: Plan, turns: int
    ) -> tuple[float, float]:
        """The chance and the points of a candidate in a world."""
        evaluation, seat = self._evaluation, self._seat
        market = market_of(self._state, stock)
        if market.hand < 0:
            take(market, seat, candidate.space)
        own, reached = self._lookahead.follow(market, plan)
        points = [0.0] * self._state.seats
        left = 0.0
        for each, turns_left in enumerate(evaluation.lefts):
            if each == seat:
                points[each] = own
                left += turns_left - min(turns_left, turns)
            else:
                before = self._lookahead.plans[each].points
                points[each] = reached.get(each, before) + candidate.shifts[each]
                left += turns_left - (each in reached)
        # Even at the end rivals lay tiles that change the goals.
        return win_chances(points, max(LATE, left / len(points)))[seat], own

    def _settle(self, candidates: list[Candidate], racing: list[Candidate]) -> None:
        """Set the chances by what was seen; who was left behind is not above who was not."""
        left = fmean(self._evaluation.lefts)
        for candidate in candidates:
            if candidate.shares:
                chances = [chance for chance, _ in candidate.shares]
                candidate.chance = fmean(chances)
                candidate.points = fmean([points for _, points in candidate.shares])
                sampled = sqrt(pvariance(chances) / len(chances))
                model = _doubt(candidate.chance, left, ERROR)
                candidate.doubt = sqrt(sampled**2 + model**2)
        followed = [candidate for candidate in candidates if candidate.shares]
        least = min(candidate.chance for candidate in racing)
        shift = fmean([candidate.chance - candidate.static for candidate in followed])
        more = fmean([candidate.points - candidate.laying.points for candidate in followed])
        for candidate in candidates:
            if not candidate.shares:
                candidate.chance = max(0.0, candidate.static + shift)
                candidate.points += more
            if candidate not in racing:
                candidate.chance = min(candidate.chance, least)
        candidates.sort(key=_rank)

    # Answers

    def _told(self, candidates: Iterable[Candidate]) -> list[Option[Move]]:
        """An option for each move: for a tile in reach, its best spot."""
        state = self._state
        found: dict[Move, Option[Move]] = {}
        for candidate in candidates:
            move: Move
            if state.hand >= 0:
                move = place(candidate.laying.spot)
            else:
                move = Take(*divmod(candidate.space, state.layout.columns))
            if move not in found:
                found[move] = Option(
                    move,
                    candidate.chance,
                    candidate.points,
                    candidate.doubt,
                    reasons(
                        self._evaluation,
                        self._lookahead,
                        self._seat,
                        candidate.tile,
                        candidate.laying,
                        round(candidate.points),
                        ahead=self._horizon > 0,
                        rivals=self._rivals,
                    ),
                )
        return list(found.values())


def _rank(candidate: Candidate) -> tuple[float, float, Space, object]:
    return -candidate.chance, -candidate.points, candidate.space, candidate.laying.spot


def _mean_chance(candidate: Candidate) -> float:
    return fmean([chance for chance, _ in candidate.shares])


def _doubt(chance: float, left: float, points: float) -> float:
    """The error of a chance that comes from an error in points."""
    return chance * (1 - chance) * points / spread(left)


# A win at hand


def sure_win(view: View, decision: Decision[Move]) -> Move | None:
    """On the last turn of the game, a tile or a spot that makes the seat the only winner."""
    if view.turn + 1 != sum(view.turns) * view.seats:
        return None
    state = determinize(view, Rng(0))
    turn = Turn(state, decision, _EVERYTHING)
    best = turn.options(Budget(0), Rng(0))[0]
    return best.move if best.chance == 1 else None


_EVERYTHING: Final = Level(name="master", ms=0, horizon=0)
